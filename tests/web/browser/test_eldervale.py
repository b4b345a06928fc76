"""Dwellings of Eldervale in a real browser: whatever it asks can be touched where it glows."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser as Chromium

from games.eldervale.positions import game
from spinney.games.eldervale.state.table import EldervaleTable
from spinney.games.eldervale.terms.questions import QUESTIONS
from web.browser.board_clicks import hidden, offered, touch
from web.browser.chromium import by_hand, quick, set_up, window
from web.browser.still_table import show, still_page
from web.live_server import Server

MODULES = ("bifrost", "den", "tactics", "minotaur", "shapeshifter", "legends")
TOKEN = """() => { // the middle of a Treasure Token that lies in a Realm that glows
  for (const stack of document.querySelectorAll("#zone-map [data-key^=stack-]")) {
    const realm = "tile-" + stack.dataset.key.replace(/^stack-|-[0-9]+$/g, "");
    if (!document.querySelector(`#zone-map .can[data-key="${realm}"]`)) continue;
    const box = stack.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  }
  return null;
}"""


def asking(seats: int) -> list[EldervaleTable]:
    """A position for everything that a random game asks."""
    found: dict[str, EldervaleTable] = {}
    for table in game(seats, 1):
        found.setdefault(QUESTIONS.name_of(table), table)
    return list(found.values())


@pytest.mark.parametrize("seats", [2, 5])
def test_nothing_lies_before_what_can_be_touched(chromium: Chromium, seats: int) -> None:
    tables = asking(seats)
    assert len(tables) > 12
    with still_page(chromium, 1366, 768) as page:
        for table in tables:
            if not table.over:
                show(page, table, int(table.seat))
                assert hidden(page) == [], QUESTIONS.name_of(table)


def test_turns_are_played_on_the_board(server: Server, chromium: Chromium) -> None:
    """With all modules, whatever comes: each option that has a place is answered there."""
    with window(chromium, server.url, motion="none") as page:
        by_hand(page)
        set_up(page, "eldervale", "me", "sapling", **dict.fromkeys(MODULES, "on"))
        quick(page)
        met: set[str] = set()
        for step in range(24):
            options = offered(page)
            fresh = [option for option in options if option["heading"] not in met] or options
            chosen = fresh[(step * 7) % len(fresh)]
            met.add(chosen["heading"])
            touch(page, chosen)
        assert {"Place a Unit", "Choose a Realm"} <= met
        assert len(met) > 5


def test_what_lies_in_a_glowing_realm_is_touched_as_the_realm(chromium: Chromium) -> None:
    """A Treasure Token covers some of the Realm where a Unit may go: whoever touches it means the Realm."""
    table = next(table for table in game(2, 1) if QUESTIONS.name_of(table) == "realm")
    with still_page(chromium, 1366, 768) as page:
        show(page, table, int(table.seat))
        token = page.evaluate(TOKEN)
        assert token is not None
        page.mouse.click(*token)
        page.wait_for_selector("body[data-busy]")
