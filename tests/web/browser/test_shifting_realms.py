"""Shifting Realms in a real browser: whatever it asks can be touched where it glows."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Page

from games.shifting_realms.questions import MORE, QUESTIONS, asking
from web.browser.board_clicks import Option, hidden, offered, touch, touch_part
from web.browser.chromium import by_hand, expect, quick, set_up, until_moved, window
from web.browser.still_table import show, still_page
from web.live_server import Server

MEASURE = Path(__file__).with_name("measure.js")


@pytest.mark.parametrize("part", range(3))
def test_nothing_lies_before_what_can_be_touched_and_no_words_on_others(
    chromium: Chromium, part: int
) -> None:
    with still_page(chromium, 1366, 768) as page:
        for name in [*QUESTIONS, *MORE][part::3]:
            t = asking(name)
            show(page, t, int(t.seat))
            page.add_script_tag(path=MEASURE)
            assert hidden(page) == [], name
            assert page.evaluate("measured.overlaps()") == [], name


def begin(page: Page) -> None:
    by_hand(page)
    set_up(page, "shifting_realms", "me", "sapling", left="tyrfing", middle="dovre", right="libertatia")
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
        for _ in range(2):
            number = page.get_attribute("body", "data-number")
            touch_part(page, origin["places"][0])
            until_moved(page, number)
        target = next(option for option in offered(page) if "spots free" in option["words"])
        touch(page, target)
        expect(page.locator("#log")).to_contain_text("with 1 scout and 1 soldier")


def test_the_next_unit_may_go_anywhere_again(server: Server, chromium: Chromium) -> None:
    """A space that was touched for one unit is not chosen for the next, nor for what is asked after it."""
    with window(chromium, server.url) as page:
        begin(page)
        until_acting(page)
        touch(page, next(option for option in offered(page) if "Recruit" in option["words"]))
        halls = page.locator("#zones .can").count()
        assert halls > 1
        touch(page, offered(page)[0])
        expect(page.locator("#zones .can")).to_have_count(halls)
        expect(page.locator("#zones .chosen")).to_have_count(0)
        touch(page, offered(page)[0])
        expect(page.get_by_role("button", name="Collect").first).to_be_visible()


def test_nothing_lies_before_the_list_of_all_options(server: Server, chromium: Chromium) -> None:
    with window(chromium, server.url) as page:
        begin(page)
        until_acting(page)
        page.locator("#zones .can").first.hover()
        expect(page.locator("#lens")).to_be_visible()
        page.keyboard.press("a")
        expect(page.locator("#choice")).to_be_visible()
        expect(page.locator("#lens")).to_be_hidden()


def test_turns_are_played_on_the_board(server: Server, chromium: Chromium) -> None:
    """Whatever comes: each option that has a place is answered there."""
    with window(chromium, server.url) as page:
        begin(page)
        met: set[str] = set()
        for step in range(24):
            options = offered(page)
            fresh = [option for option in options if kind(option) not in met] or options
            chosen = fresh[(step * 7) % len(fresh)]
            met.add(kind(chosen))
            touch(page, chosen)
        assert {"space", "deck", "bar"} <= met


def kind(option: Option) -> str:
    """Where an option is touched: on a space, a deck, a card ..., or in the bar."""
    return option["places"][0].split("-")[0] if option["places"] else "bar"
