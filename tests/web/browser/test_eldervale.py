"""Dwellings of Eldervale in a real browser: whatever it asks can be touched where it glows, and be read."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Page

from games.eldervale.positions import game
from spinney.games.eldervale.state.table import EldervaleTable
from spinney.games.eldervale.terms.questions import QUESTIONS
from web.browser.board_clicks import hidden, offered, touch
from web.browser.chromium import quick, set_up, window
from web.live_server import Server

MODULES = ("bifrost", "den", "tactics", "minotaur", "shapeshifter", "legends")
SMALLEST = """() => Math.min(...[...document.querySelectorAll("svg text")].filter(text => text.textContent)
  .map(text => parseFloat(getComputedStyle(text).fontSize)))"""


def asking(seats: int) -> list[EldervaleTable]:
    """A position for everything that a random game asks."""
    found: dict[str, EldervaleTable] = {}
    for table in game(seats, 1):
        found.setdefault(QUESTIONS.name_of(table), table)
    return list(found.values())


@pytest.mark.parametrize("seats", [2, 4, 5])
def test_nothing_lies_before_what_can_be_touched_and_letters_can_be_read(sheet: Page, seats: int) -> None:
    tables = asking(seats)
    assert len(tables) > 12
    for table in tables:
        sheet.set_content(table.game.picture(table, max(0, int(table.seat))))
        assert hidden(sheet) == [], QUESTIONS.name_of(table)
        assert sheet.evaluate(SMALLEST) >= 11.5, "nine pixels on a small laptop"


def test_turns_are_played_on_the_board(server: Server, chromium: Chromium) -> None:
    """With all modules, whatever comes: each option that has a place is answered there."""
    with window(chromium, server.url, motion="none") as page:
        set_up(page, "eldervale", "me", "sapling", **dict.fromkeys(MODULES, "on"))
        quick(page)
        met: set[str] = set()
        for step in range(40):
            options = offered(page)
            fresh = [option for option in options if option["heading"] not in met] or options
            chosen = fresh[(step * 7) % len(fresh)]
            met.add(chosen["heading"])
            touch(page, chosen)
        assert {"Place a Unit", "Choose a Realm"} <= met
        assert len(met) > 5
