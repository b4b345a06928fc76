"""Lenses in the browser: larger than the table, beside the board, never on what they explain."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import expect

import spinney
from spinney.web.rendering.explain import explained
from web.browser.moving_table import stage
from web.browser.still_table import NAMES
from web.browser.test_readable import position

LAPTOP, PHONE = (1366, 768), (390, 844)
BATTLE = "battle_for_the_grove"  # its board is the whole window
PARTS = "[...document.querySelectorAll('#table [data-key]')].map(part => part.dataset.key)"
MEASURE = """async lenses => {
  const { showLens, explain, hideLens } = await import("/static/lens.js");
  const { drawn } = await import("/static/board.js");
  const box = document.getElementById("lens"), found = [];
  const meets = (a, b) => a.left < b.right - 1 && b.left < a.right - 1
    && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const seenAs = part => (part.querySelector(":scope > .rim") ?? part).getBoundingClientRect();
  for (const part of drawn()) {
    const key = part.dataset.key;
    if (!part.checkVisibility() || !part.getBoundingClientRect().width || !lenses[key]) continue;
    part.closest(".page")?.scrollIntoView({ block: "nearest", inline: "start", behavior: "instant" });
    part.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    explain(part);
    showLens(lenses[key], key);
    const there = seenAs(part), lies = box.getBoundingClientRect(), art = box.querySelector(".art");
    const board = document.querySelector("#zones .page-board").getBoundingClientRect();
    const row = { key, onPart: meets(lies, there), on: meets(lies, board), drawn: part.matches("svg *"),
      out: lies.left < 0 || lies.top < 0 || lies.right > innerWidth || lies.bottom > innerHeight,
      cut: box.scrollHeight - box.clientHeight, wide: Math.round(there.width) };
    if (art) {
      const drawing = art.getBBox(), scale = art.getBoundingClientRect().width / art.viewBox.baseVal.width;
      row.times = Math.round(100 * drawing.width * scale / there.width) / 100;
      const shape = drawing.width / drawing.height * there.height / there.width;
      row.alike = Math.max(shape, 1 / shape) < 1.7; // the thing itself; else an icon
    }
    found.push(row);
    hideLens();
  }
  return found;
}"""


@cache
def measured(chromium: Chromium, key: str, size: tuple[int, int]) -> list[dict[str, Any]]:
    """Every lens of a table, one after another: where it lies, and how large it draws its part."""
    table = position(key, spinney.game(key).seats[1], "middle")
    with stage(chromium, int(table.seat), size, reduced_motion="reduce") as one:
        one.open(table)
        lenses = {
            part: explained(table, int(table.seat), part, NAMES[: table.seats])
            for part in one.page.evaluate(PARTS)
        }
        found: list[dict[str, Any]] = one.page.evaluate(MEASURE, lenses)
    assert len(found) > 12
    return found


@pytest.mark.parametrize("key", spinney.games())
def test_a_lens_lies_beside_the_board_and_never_on_what_it_explains(chromium: Chromium, key: str) -> None:
    found = measured(chromium, key, LAPTOP)
    assert [one for one in found if one["onPart"] or one["out"]] == []
    assert [one for one in found if one["cut"] > 48] == []  # two lines at most, which can be scrolled to
    assert [one for one in found if one["on"]] == [] or key == BATTLE


@pytest.mark.parametrize("key", spinney.games())
def test_a_lens_draws_a_part_larger_than_the_table(chromium: Chromium, key: str) -> None:
    found = measured(chromium, key, LAPTOP)
    small = [one for one in found if one.get("alike") and one["times"] < 1.4]
    assert small == []
    bare = [one for one in found if one["drawn"] and "times" not in one and one["wide"] < 240]
    assert bare == []  # what is wider has no room beside the board


@pytest.mark.parametrize("key", spinney.games())
def test_on_a_phone_it_is_larger_as_far_as_the_window_allows(chromium: Chromium, key: str) -> None:
    found = measured(chromium, key, PHONE)
    assert [one for one in found if one["out"]] == []
    small = [one for one in found if one.get("alike") and one["times"] < 1.48 and one["wide"] * 1.5 < 326]
    assert small == []
    bare = [one for one in found if one["drawn"] and "times" not in one and one["wide"] < 300]
    assert bare == []


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize("key", spinney.games())
def test_everybody_is_explained_wherever_they_are_seen(
    chromium: Chromium, key: str, size: tuple[int, int]
) -> None:
    people = {one["key"] for one in measured(chromium, key, size) if one["key"].startswith("person-")}
    seats = {f"person-{seat}" for seat in range(spinney.game(key).seats[1])}
    assert people == seats


def test_a_lens_that_comes_by_itself_lets_touches_through(chromium: Chromium) -> None:
    table = position("groves", 2, "middle")
    with stage(chromium, int(table.seat), LAPTOP, reduced_motion="reduce") as one:
        one.open(table)
        show = """([key, stay]) => import("/static/lens.js").then(
            lens => lens.explain(document.querySelector(`#zones [data-key='${key}']`), stay))"""
        key = one.page.locator("#zones [data-key]").first.get_attribute("data-key")
        through = "getComputedStyle(document.getElementById('lens')).pointerEvents"
        for stays, events in ((False, "none"), (True, "auto")):
            one.page.evaluate(show, [key, stays])
            expect(one.page.locator("#lens")).to_be_visible()
            one.page.wait_for_function(f"() => {through} === '{events}'")
            one.page.evaluate("import('/static/lens.js').then(lens => lens.hideLens())")


OVER = """([key, x]) => document.querySelector(`#zones [data-key='${key}']`).dispatchEvent(
    new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse", clientX: x, clientY: 5 }))"""


def test_what_comes_to_lie_under_a_mouse_that_rests_after_a_touch_explains_nothing(
    chromium: Chromium,
) -> None:
    table = position("groves", 2, "middle")
    with stage(chromium, int(table.seat), LAPTOP, reduced_motion="reduce") as one:
        one.open(table)
        key = one.page.locator("#zones [data-key]").first.get_attribute("data-key")
        explains = {"do": "explain", "part": key}
        one.page.mouse.move(5, 5)
        one.page.mouse.down()
        one.page.mouse.up()
        one.page.evaluate(OVER, [key, 5])
        one.linger(600)
        assert explains not in one.heard
        one.page.evaluate(OVER, [key, 6])
        one.until(lambda: explains in one.heard)
