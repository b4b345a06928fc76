"""The board closer, on a phone: two fingers, two touches, a button; and swiping from page to page."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser as Chromium
from playwright.sync_api import CDPSession, expect

from web.browser.moving_table import Stage, positions, stage

PHONE = (390, 844)
ALONG = "document.getElementById('zones').scrollLeft"
BOARD = "document.querySelector('#zones .page-board').scrollLeft"
ZOOM = "Number(document.querySelector('#zones .page-board').dataset.zoom ?? 1)"
REST = f"""() => new Promise(done => {{ // when nothing has been scrolled for a while
  let still = 0, was = "";
  const look = () => {{
    const now = [{ALONG}, {BOARD}].join();
    still = now === was ? still + 1 : 0;
    was = now;
    still < 30 ? requestAnimationFrame(look) : done();
  }};
  look();
}})"""
Point = tuple[float, float]


class Fingers:
    """Fingers on the glass."""

    def __init__(self, one: Stage) -> None:
        self.one = one
        self.session: CDPSession = one.page.context.new_cdp_session(one.page)
        self.now = time.time()

    def touch(self, kind: str, *points: Point) -> None:
        told = [{"x": x, "y": y, "id": at} for at, (x, y) in enumerate(points)]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": told})

    def tap(self, x: float, y: float, after: float) -> None:
        """A short touch so many seconds after the one before, however slow the machine is that shows it."""
        for kind, points in (("touchStart", [{"x": x, "y": y, "id": 0}]), ("touchEnd", [])):
            self.now += after if points else 0.01
            told = {"type": kind, "touchPoints": points, "timestamp": self.now}
            self.session.send("Input.dispatchTouchEvent", told)

    def swipe(self, start: Point, far: float) -> None:
        x, y = start
        self.touch("touchStart", (x, y))
        for step in range(1, 9):
            self.touch("touchMove", (x + far * step / 8, y))
            self.one.page.wait_for_timeout(16)
        self.touch("touchEnd")
        self.one.page.evaluate(REST)


@contextmanager
def phone(chromium: Chromium, key: str = "groves") -> Iterator[tuple[Stage, Fingers, Point]]:
    """A phone's page, its fingers, and the middle of the board."""
    tables = positions(key, 3, lambda all_: len(all_) > 60)
    with stage(chromium, 0, PHONE, is_mobile=True) as one:
        one.open(tables[-1])
        box = one.page.locator("#zones .page-board").bounding_box()
        assert box is not None
        yield one, Fingers(one), (195, box["y"] + box["height"] / 2)


def test_two_fingers_bring_the_board_closer_around_where_they_are(chromium: Chromium) -> None:
    with phone(chromium) as (one, fingers, (x, y)):
        seen = f"document.elementFromPoint({x}, {y}).closest('[data-key]')?.dataset.key"
        before = one.page.evaluate(seen)
        fingers.touch("touchStart", (x - 40, y), (x + 40, y))
        for step in range(1, 7):
            fingers.touch("touchMove", (x - 40 - 10 * step, y), (x + 40 + 10 * step, y))
        fingers.touch("touchEnd")
        one.page.wait_for_function(f"() => Math.abs({ZOOM} - 2.5) <= 0.15")
        assert one.page.evaluate(seen) == before
        assert one.page.evaluate("visualViewport.scale") == 1  # the page itself stays


def test_two_touches_bring_it_closer_and_two_more_back(chromium: Chromium) -> None:
    with phone(chromium) as (one, fingers, (x, y)):
        for wanted in (2.5, 1):
            for after in (1.0, 0.06):
                fingers.tap(x, y - 6, after)
            one.page.wait_for_function(f"() => {ZOOM} === {wanted}")


def test_a_swipe_turns_the_page_but_only_moves_a_board_that_is_close(chromium: Chromium) -> None:
    with phone(chromium) as (one, fingers, (x, y)):
        one.page.click("[data-do=zoom]")
        one.page.wait_for_function(f"() => {ZOOM} > 1")
        start = one.page.evaluate(BOARD)
        fingers.swipe((x + 100, y), -200)
        one.page.wait_for_function(f"() => {BOARD} > {start} + 50")
        for _ in range(3):  # to the edge of the board, and no further
            fingers.swipe((x + 120, y), -300)
        assert one.page.evaluate(ALONG) == 0
        one.page.click("[data-do=zoom]")
        one.page.wait_for_function(f"() => {ZOOM} === 1")
        fingers.swipe((x + 120, y), -300)
        one.page.wait_for_function(f"() => {ALONG} > 300")
        expect(one.page.locator("#page-tabs [aria-current=true]")).to_have_text("Neighbours")
