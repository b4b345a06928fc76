"""The goal at the top of the page: to be read on a laptop and on a phone, and never in the way."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser as Chromium

import spinney
from web.browser.chromium import asked, expect, set_up, window
from web.browser.still_table import show, still_page
from web.live_server import Server

TABLE = spinney.game("battle_for_the_grove").start(2, seed="goal", max_turns=5)

RULE = "By a house rule it is a draw after 5 turns."
SIZES = "[...document.querySelectorAll('#goal *')].map(part => parseFloat(getComputedStyle(part).fontSize))"

IN_SIGHT = """[...document.querySelectorAll("#goal p")].some(words => {
  const box = words.getBoundingClientRect();
  const at = document.elementFromPoint(box.left + 12, box.top + box.height / 2);
  return words.checkVisibility() && box.width > 200 && box.height > 10 && at === words;
})"""
COUNTED = """(() => {
  const frame = document.querySelector("#goal .meters").getBoundingClientRect();
  return [...document.querySelectorAll("#goal .of")].filter(one => {
    const box = one.getBoundingClientRect();
    return box.right <= frame.right && box.bottom <= frame.bottom + 1;
  }).length;
})()"""


@pytest.mark.parametrize(("width", "height", "tallest"), [(1366, 768, 56), (390, 844, 140)])
def test_it_can_be_read_and_leaves_room_for_the_board(
    server: Server, chromium: Chromium, width: int, height: int, tallest: int
) -> None:
    with window(chromium, server.url, width, height) as page:
        set_up(page, "battle_for_the_grove", "me", "me", first="light", max_turns="5")
        asked(page)
        expect(page.locator("#goal p")).to_contain_text(RULE)
        expect(page.locator("#goal meter")).to_have_count(3)
        assert min(page.evaluate(SIZES)) >= 12
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert page.evaluate("document.querySelector('.top').offsetHeight") <= tallest


@pytest.mark.parametrize("size", [(820, 1180), (1024, 768), (844, 390)])
def test_the_sentence_is_in_sight_from_a_tablet_upwards(chromium: Chromium, size: tuple[int, int]) -> None:
    with still_page(chromium, *size) as page:
        show(page, TABLE, 0)
        page.wait_for_function(f"() => {IN_SIGHT}")


@pytest.mark.parametrize("size", [(390, 844), (820, 1180)])
def test_one_touch_shows_the_whole_sentence_and_a_touch_elsewhere_hides_it(
    chromium: Chromium, size: tuple[int, int]
) -> None:
    with still_page(chromium, *size) as page:
        show(page, TABLE, 0)
        whole = page.locator("#goal-whole")
        expect(whole).to_be_hidden()
        page.get_by_role("button", name="Read the whole goal").click()
        expect(whole).to_be_visible()
        expect(whole).to_contain_text(RULE)
        expect(whole).to_be_in_viewport(ratio=1)
        page.mouse.click(size[0] / 2, size[1] / 2)
        expect(whole).to_be_hidden()


def test_on_a_phone_the_figures_are_in_sight_and_the_sentence_is_for_whoever_listens(
    chromium: Chromium,
) -> None:
    with still_page(chromium, 390, 844) as page:
        show(page, TABLE, 0)
        page.wait_for_function(f"() => {COUNTED} >= 2")
        assert RULE in page.get_by_role("group", name="The goal").aria_snapshot()
