"""Dwellings of Eldervale in a real browser: whatever it asks can be touched where it glows, and be read."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Page

from games.eldervale.positions import game
from spinney.games.eldervale.question import NAMES, question
from spinney.games.eldervale.table import EldervaleTable
from web.chromium import quick, running_chromium, set_up, until_moved, window
from web.running import Server

MODULES = ("bifrost", "den", "tactics", "minotaur", "shapeshifter", "legends")
HIDDEN = """() => [...document.querySelectorAll("[data-actions]")].filter(place => {
  const box = place.querySelector(":scope > .lantern").getBoundingClientRect();
  const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return hit?.closest("[data-actions]") !== place;
}).map(place => place.id)"""
SMALLEST = """() => Math.min(...[...document.querySelectorAll("svg text")].filter(text => text.textContent)
  .map(text => parseFloat(getComputedStyle(text).fontSize)))"""
OFFERED = """() => [...document.querySelectorAll("#choice [data-action]")].map(option => {
  const action = option.dataset.action;
  const places = [...document.querySelectorAll(`#board [data-actions~='${action}']`)];
  return {action, heading: option.closest(".group").querySelector("h3").textContent,
          places: places.map(place => place.id)};
})"""


@pytest.fixture(scope="module")
def chromium() -> Iterator[Chromium]:
    with running_chromium() as browser:
        yield browser


@pytest.fixture(scope="module")
def sheet(chromium: Chromium) -> Iterator[Page]:
    """An empty page as wide as the board."""
    page = chromium.new_page(viewport={"width": 1300, "height": 830})
    yield page
    page.close()


def asking(seats: int) -> list[EldervaleTable]:
    """A position for everything that a random game asks."""
    found: dict[str, EldervaleTable] = {}
    for table in game(seats, 1):
        found.setdefault(NAMES[question(table)], table)
    return list(found.values())


@pytest.mark.parametrize("seats", [2, 4, 5])
def test_nothing_lies_before_what_can_be_touched_and_letters_can_be_read(sheet: Page, seats: int) -> None:
    tables = asking(seats)
    assert len(tables) > 12
    for table in tables:
        sheet.set_content(table.game.picture(table, max(0, int(table.seat))))
        assert sheet.evaluate(HIDDEN) == [], NAMES[question(table)]
        assert sheet.evaluate(SMALLEST) >= 11.5, "nine pixels on a small laptop"


def test_turns_are_played_on_the_board(server: Server, chromium: Chromium) -> None:
    """With all modules, whatever comes: each option that has a place is answered there."""
    with window(chromium, server.url, motion="none") as page:
        set_up(page, "eldervale", "me", "sapling", **dict.fromkeys(MODULES, "on"))
        quick(page)
        met: set[str] = set()
        for step in range(40):
            page.wait_for_selector("#choice [data-action]")
            options = page.evaluate(OFFERED)
            fresh = [option for option in options if option["heading"] not in met] or options
            chosen = fresh[(step * 7) % len(fresh)]
            met.add(chosen["heading"])
            touch(page, chosen)
        assert {"Place a Unit", "Choose a Realm"} <= met
        assert len(met) > 5


def touch(page: Page, option: dict[str, Any]) -> None:
    """Answer on the board where the option has a place, as a person does; else in the list."""
    number = page.get_attribute("body", "data-number")
    several = False
    if option["places"]:
        place = page.locator(f"[id='{option['places'][0]}']")
        several = " " in (place.get_attribute("data-actions") or "")
        place.click()
    if several or not option["places"]:
        page.locator(f"#choice [data-action='{option['action']}']").click()
    until_moved(page, number)
