"""Shifting Realms in a real browser: whatever it asks can be touched where it glows."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Page

from games.shifting_realms.questions import MORE, QUESTIONS, asking
from web.browser.board_clicks import Option, hidden, offered, touch
from web.browser.chromium import quick, set_up, until_moved, window
from web.live_server import Server

CROWDED = """() => {
  const texts = [...document.querySelectorAll("svg text")].filter(text => text.textContent);
  const boxes = texts.map(text => text.getBoundingClientRect()), found = [];
  for (let one = 0; one < boxes.length; one++) for (let other = 0; other < one; other++) {
    const a = boxes[one], b = boxes[other];
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (wide > 4 && high > 5) found.push(texts[one].textContent + " / " + texts[other].textContent);
  }
  return found;
}"""


@pytest.mark.parametrize("name", [*QUESTIONS, *MORE])
def test_nothing_lies_before_what_can_be_touched_and_no_words_on_others(sheet: Page, name: str) -> None:
    t = asking(name)
    sheet.set_content(t.game.picture(t, int(t.seat)))
    assert hidden(sheet) == []
    assert sheet.evaluate(CROWDED) == []


def begin(page: Page) -> None:
    set_up(page, "shifting_realms", "me", "sapling", left="tyrfing", middle="dovre", right="libertatia")
    if page.viewport_size is not None and page.viewport_size["width"] > 960:
        quick(page)


def until_acting(page: Page) -> None:
    """Through bids and cards to the first turn."""
    while not [option for option in offered(page) if "Move from" in option["words"]]:
        touch(page, offered(page)[0])


@pytest.mark.parametrize("size", [(1366, 800), (390, 844)], ids=["desk", "phone"])
def test_a_move_of_several_units_is_three_touches(
    server: Server, chromium: Chromium, size: tuple[int, int]
) -> None:
    with window(chromium, server.url, *size) as page:
        begin(page)
        until_acting(page)
        origin = next(option for option in offered(page) if "Move from" in option["words"])
        place = origin["places"][0]
        for _ in range(2):
            number = page.get_attribute("body", "data-number")
            page.locator(f"#{place}").click()
            until_moved(page, number)
        assert page.locator("#sr-begun").count() == 1
        assert page.locator("#sr-ways").count() == 1
        target = next(option for option in offered(page) if "spots free" in option["words"])
        touch(page, target)
        assert "with 1 scout and 1 soldier" in page.locator("#log").inner_text()


def test_turns_are_played_on_the_board(server: Server, chromium: Chromium) -> None:
    """Whatever comes: each option that has a place is answered there."""
    with window(chromium, server.url) as page:
        begin(page)
        met: set[str] = set()
        for step in range(40):
            options = offered(page)
            fresh = [option for option in options if kind(option) not in met] or options
            chosen = fresh[(step * 7) % len(fresh)]
            met.add(kind(chosen))
            touch(page, chosen)
        assert {"space", "deck", "group"} <= met


def kind(option: Option) -> str:
    """Where an option is touched: on a space, a deck, in the supply ..."""
    return option["places"][0].removeprefix("sr-").split("-")[0] if option["places"] else "list"
