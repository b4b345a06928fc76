"""Fingers on the table: a short touch plays, a long one explains and plays nothing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser as Chromium
from playwright.sync_api import CDPSession, Page

from spinney.engine.faces.zones import BOARD
from spinney.engine.table import Table
from web.browser.chromium import expect
from web.browser.moving_table import Stage, positions, stage
from web.browser.test_zoom import PHONE

COUNT_CLICKS = "globalThis.clicks = 0; addEventListener('click', () => { clicks += 1; }, true);"
HOLD = 350  # milliseconds until a finger that rests is shown the lens, see `lens.js`
SLOWER = f"""
globalThis.hold = {HOLD};
const later = globalThis.setTimeout;
globalThis.setTimeout = (what, wait, ...given) => later(what, wait === {HOLD} ? hold : wait, ...given);
"""
BY_HAND = "localStorage.setItem('trivial', 'no')"


def touch(fingers: CDPSession, kind: str, *points: tuple[float, float]) -> None:
    told = [{"x": x, "y": y} for x, y in points]
    fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": told})


def tap(page: Page, fingers: CDPSession, x: float, y: float) -> None:
    """A short touch, however slow the machine is: meanwhile no finger rests long enough for a lens."""
    page.evaluate("hold = 600000")
    touch(fingers, "touchStart", (x, y))
    touch(fingers, "touchEnd")


@contextmanager
def held(chromium: Chromium) -> Iterator[tuple[Stage, CDPSession]]:
    """A phone whose board has something to play, and a finger that rests on it until its lens is there."""
    table = positions("leylines", 2, lambda found: on_the_board(found[-1]))[-1]
    with stage(chromium, int(table.seat), PHONE, is_mobile=True) as one:
        one.page.add_init_script(COUNT_CLICKS + SLOWER + BY_HAND)
        one.open(table)
        fingers = one.page.context.new_cdp_session(one.page)
        touch(fingers, "touchStart", point(one.page))
        expect(one.page.locator("#lens")).to_be_visible()
        yield one, fingers


def on_the_board(table: Table) -> bool:
    """Can several places of the board be chosen, each of them with one touch?"""
    if table.over:
        return False
    zones = table.game.board(table, table.seat).zones
    drawn = "".join(
        piece for zone in zones if zone.role == BOARD for one in zone.items for piece in one.pieces
    )
    answers = table.game.ask(table, table.seat).answers
    return len(answers) > 2 and all(
        len(one.parts) == 1 and f"data-key='{one.parts[0]}'" in drawn for one in answers
    )


def point(page: Page) -> tuple[float, float]:
    """Where a finger meets what one touch plays, and nothing that lies on it."""
    found = page.evaluate(
        """() => {
          const can = "#zones .page-board .part.can:not([aria-label$=options])";
          for (const part of document.querySelectorAll(can)) {
            const box = (part.querySelector(":scope > .rim") ?? part).getBoundingClientRect();
            for (let down = 1; down < 9; down++) for (let along = 1; along < 9; along++) {
              const x = box.left + box.width * along / 9, y = box.top + box.height * down / 9;
              const hit = (x, y) => document.elementFromPoint(x, y)?.closest("[data-key]") === part;
              const around = [[0, 0], [-3, 0], [3, 0], [0, -3], [0, 3]];
              if (around.every(([i, j]) => hit(x + i, y + j))) return [x, y];
            }
          }
        }"""
    )
    return float(found[0]), float(found[1])


def let_go(one: Stage, fingers: CDPSession, clicks: int) -> None:
    touch(fingers, "touchEnd")
    one.page.wait_for_function(f"() => clicks >= {clicks}")


def told(one: Stage) -> list[Any]:
    """What the page has sent, once all of it has arrived."""
    one.page.evaluate(
        "import('/static/lens.js').then(lens => lens.explain(document.querySelector('[data-key]')))"
    )
    last = one.page.locator("[data-key]").first.get_attribute("data-key")
    while {"do": "explain", "part": last} not in one.heard:
        one.page.wait_for_timeout(20)
    return [wish["do"] for wish in one.heard if wish["do"] in ("play", "explain")][:-1]


def test_a_long_touch_explains_and_does_not_play(chromium: Chromium) -> None:
    with held(chromium) as (one, fingers):
        let_go(one, fingers, 1)
        expect(one.page.locator("#lens")).to_be_visible()
        assert told(one) == ["explain"]


def test_the_touch_after_a_long_one_plays(chromium: Chromium) -> None:
    with held(chromium) as (one, fingers):
        let_go(one, fingers, 1)
        tap(one.page, fingers, *point(one.page))
        one.page.wait_for_function("() => clicks >= 2")
        assert told(one) == ["explain", "play"]


def test_a_long_touch_that_ends_without_a_click_takes_no_other(chromium: Chromium) -> None:
    """A finger that goes on to scroll makes no click of its own."""
    with held(chromium) as (one, fingers):
        touch(fingers, "touchCancel")
        tap(one.page, fingers, *point(one.page))
        one.page.wait_for_function("() => clicks >= 1")
        assert told(one) == ["explain", "play"]
