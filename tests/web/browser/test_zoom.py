"""The board closer, on a phone: two fingers, two touches, a button; and swiping from page to page."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import CDPSession, expect

from web.browser.moving_table import Stage, positions, stage

PHONE = (390, 844)
Point = tuple[float, float]


@contextmanager
def phone(chromium: Chromium, key: str = "groves") -> Iterator[tuple[Stage, CDPSession, Point]]:
    """A phone's page, its fingers, and the middle of the board."""
    tables = positions(key, 3, lambda all_: len(all_) > 60)
    with stage(chromium, 0, PHONE, is_mobile=True) as one:
        one.open(tables[-1])
        box = one.page.locator("#zones .page-board").bounding_box()
        assert box is not None
        yield one, one.page.context.new_cdp_session(one.page), (195, box["y"] + box["height"] / 2)


def touch(fingers: CDPSession, kind: str, *points: Point) -> None:
    told = [{"x": x, "y": y, "id": at} for at, (x, y) in enumerate(points)]
    fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": told})


def closer(one: Stage) -> float:
    return float(one.page.evaluate("Number(document.querySelector('#zones .page-board').dataset.zoom ?? 1)"))


def swipe(one: Stage, fingers: CDPSession, start: Point, far: float) -> None:
    x, y = start
    touch(fingers, "touchStart", (x, y))
    for step in range(1, 9):
        touch(fingers, "touchMove", (x + far * step / 8, y))
        one.page.wait_for_timeout(16)
    touch(fingers, "touchEnd")
    one.page.wait_for_timeout(900)


def test_two_fingers_bring_the_board_closer_around_where_they_are(chromium: Chromium) -> None:
    with phone(chromium) as (one, fingers, (x, y)):
        seen = f"document.elementFromPoint({x}, {y}).closest('[data-key]')?.dataset.key"
        before = one.page.evaluate(seen)
        touch(fingers, "touchStart", (x - 40, y), (x + 40, y))
        for step in range(1, 7):
            touch(fingers, "touchMove", (x - 40 - 10 * step, y), (x + 40 + 10 * step, y))
            one.page.wait_for_timeout(16)
        touch(fingers, "touchEnd")
        one.page.wait_for_timeout(100)
        assert closer(one) == pytest.approx(2.5, abs=0.15)
        assert one.page.evaluate(seen) == before
        assert one.page.evaluate("visualViewport.scale") == 1  # the page itself stays


def test_two_touches_bring_it_closer_and_two_more_back(chromium: Chromium) -> None:
    with phone(chromium) as (one, fingers, (x, y)):
        for wanted in (2.5, 1):
            for _ in range(2):
                touch(fingers, "touchStart", (x, y - 6))
                touch(fingers, "touchEnd")
                one.page.wait_for_timeout(60)
            one.page.wait_for_timeout(300)
            assert closer(one) == wanted


def test_a_swipe_turns_the_page_but_only_moves_a_board_that_is_close(chromium: Chromium) -> None:
    with phone(chromium) as (one, fingers, (x, y)):
        along = "document.getElementById('zones').scrollLeft"
        one.page.click("[data-do=zoom]")
        one.page.wait_for_timeout(100)
        board = "document.querySelector('#zones .page-board').scrollLeft"
        start = one.page.evaluate(board)
        swipe(one, fingers, (x + 100, y), -200)
        assert one.page.evaluate(board) > start + 50
        for _ in range(3):  # to the edge of the board, and no further
            swipe(one, fingers, (x + 120, y), -300)
        assert one.page.evaluate(along) == 0
        one.page.click("[data-do=zoom]")
        one.page.wait_for_timeout(100)
        swipe(one, fingers, (x + 120, y), -300)
        assert one.page.evaluate(along) > 300
        expect(one.page.locator("#page-tabs [aria-current=true]")).to_have_text("Neighbours")
