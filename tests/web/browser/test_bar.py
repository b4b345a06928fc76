"""The bar with the question: it keeps its height while one chooses, and its line stays in sight at last."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser as Chromium

import spinney
from games.groves.positions import asking
from web.browser.still_table import show, still_page

RECORD = Path(__file__).parents[2] / "records" / "groves" / "three_seats.json"
HEIGHT = "document.querySelector('#ask .bar').getBoundingClientRect().height"
NARROW = "document.querySelector('#ask').setAttribute('data-narrow', '')"
SHOWN = "document.body.setAttribute('data-table-shown', '')"
COVERED = """
() => {
  const line = document.querySelector("#ask .bar.over strong").getBoundingClientRect();
  const tools = document.querySelector(".ending .tools").getBoundingClientRect();
  return line.bottom - tools.top;
}
"""


def test_a_first_touch_does_not_move_the_board(chromium: Chromium) -> None:
    with still_page(chromium, 1366, 768) as page:
        table = asking("place", 3)
        show(page, table, int(table.seat))
        page.wait_for_selector("#ask .bar.mine")
        before = page.evaluate(HEIGHT)
        page.evaluate(NARROW)
        assert page.locator("#ask .widen").is_visible()
        assert page.evaluate(HEIGHT) == before


def test_who_won_stays_in_sight_above_the_buttons_when_the_table_is_shown(chromium: Chromium) -> None:
    table = spinney.Record.load(RECORD).replay()
    with still_page(chromium, 1366, 768) as page:
        show(page, table, 0)
        page.wait_for_selector(".ending .tools")
        page.evaluate(SHOWN)
        assert page.evaluate(COVERED) <= 0
