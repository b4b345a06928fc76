"""The end of a game on the page: everything fits at every size, with few seats and with many."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser as Chromium

import spinney
from web.browser.still_table import show, still_page

RECORDS = Path(__file__).parents[2] / "records"
ENDS = (
    ("battle_for_the_grove", "light_wins"),
    ("groves", "solo_won"),
    ("shifting_realms", "four_seats"),
    ("eldervale", "five_seats"),
    ("leylines", "six_seats"),
)
SIZES = {"laptop": (1366, 768), "phone": (390, 844)}
MEASURE = """
() => {
  const found = [], end = document.querySelector(".ending");
  for (const node of end.querySelectorAll("*")) {
    if (node.closest(".hidden, .tools") || !node.checkVisibility()) continue;
    const box = node.getBoundingClientRect(), drawn = node.closest("svg");
    const own = [...node.childNodes].some(child => child.nodeType === 3 && child.data.trim());
    if (own && node.tagName !== "title") {
      const size = parseFloat(getComputedStyle(node).fontSize) * (drawn ? node.getScreenCTM().a : 1);
      if (size < 11.7) found.push(`small: ${node.textContent} ${size.toFixed(1)}`);
      if (box.left < 0 || box.right > innerWidth) found.push(`outside: ${node.textContent}`);
    }
    const clips = !drawn && node.clientWidth && getComputedStyle(node).overflowX !== "visible";
    if (clips && node.scrollWidth > node.clientWidth + 1)
      found.push(`cut: ${node.className} ${node.textContent.slice(0, 40)}`);
  }
  if (document.documentElement.scrollWidth > innerWidth) found.push("the page is too wide");
  return found;
}
"""
HEADS = """
[...document.querySelectorAll(".sources thead th")].slice(1).map(head => head.getBoundingClientRect().right)
"""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("game", "name"), ENDS)
def test_the_end_of_a_game_fits(chromium: Chromium, game: str, name: str, size: str) -> None:
    table = spinney.Record.load(RECORDS / game / f"{name}.json").replay()
    assert table.over
    with still_page(chromium, *SIZES[size]) as page:
        show(page, table, 0)
        page.wait_for_selector(".ending .tools")
        assert page.locator(".decisive li").count() > 0
        assert page.evaluate(MEASURE) == []
        heads = page.evaluate(HEADS)
        lines = page.locator(".sources tbody tr")
        assert lines.count() > 1
        for line in range(lines.count()):
            edges = lines.nth(line).evaluate(
                "line => [...line.querySelectorAll('td')].map(cell => cell.getBoundingClientRect().right)"
            )
            assert edges == pytest.approx(heads, abs=1)
