"""Anything on the table enlarged and explained."""

from __future__ import annotations

from xml.etree import ElementTree as ET

import pytest

from art.checks import check_ids
from games.leylines.positions import GAME, SEAT_COUNTS, SPECTATOR, game
from games.leylines.scene import A, B, four
from rule import rule
from spinney.engine.faces.zones import Lens
from spinney.games.leylines.content.effects import ACCOUNTANT, APPRAISER, FRIENDS, ITEMS, PATHFINDER
from spinney.games.leylines.state.table import LeylinesTable

SILENT = ("bid", "standee")  # they say all there is to say


def lens(table: LeylinesTable, seat: int, part: str) -> Lens:
    found = GAME.lens(table, seat, part)
    assert found is not None, part
    return found


def keys(table: LeylinesTable, seat: int) -> list[str]:
    """The keys of all parts and chips."""
    shown = GAME.board(table, seat)
    items = "".join("".join(item.pieces) for zone in shown.zones for item in zone.items)
    root = ET.fromstring(f"<svg>{items}</svg>")
    chips = [chip.part for one in shown.people for chip in one.chips if chip.part]
    return [key for part in root.iter() if (key := part.get("data-key"))] + chips


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_every_part_has_one_with_words_and_a_rule(seats: int) -> None:
    rules = GAME.rulebook().rules
    for table in game(seats, 1)[::37]:
        for seat in (A, SPECTATOR):
            for key in keys(table, seat):
                if not key.startswith(SILENT):
                    found = lens(table, seat, key)
                    assert found.title
                    assert found.lines
                    assert found.rule in rules, (key, found.rule)


def test_its_drawing_repeats_no_id_of_the_table() -> None:
    table = game(4, 1)[60]
    shown = GAME.board(table, A)
    items = "".join("".join(item.pieces) for zone in shown.zones for item in zone.items)
    for key in keys(table, A):
        found = GAME.lens(table, A, key)
        if found is not None and found.item is not None:
            check_ids(f"{GAME.symbols()}{items}{''.join(found.item.pieces)}", "ll-")


def test_there_is_none_for_what_is_not_there() -> None:
    table = game(4, 1)[60]
    for key in ("", "nothing", "space-XX", "contract-XX", "friend-XX", "item-XX", "own-0-XX", "contracts-9"):
        assert GAME.lens(table, A, key) is None


@rule("L-8.2")
def test_a_contract_says_whose_it_is_and_what_i_lack() -> None:
    t = four({"at": "c01", "dice": "1", "cubes": "GW", "contracts": "K01 K02"})
    assert lens(t, A, "contract-K01").owner == A
    assert "You have all its cubes." in lens(t, A, "contract-K01").lines
    assert "It is Seat 1's." in lens(t, B, "contract-K01").lines


@rule("L-9.1")
def test_a_market_says_which_contracts_go_there() -> None:
    t = four({"at": "c01", "dice": "1", "cubes": "GW", "contracts": "K01"})
    told = " ".join(lens(t, A, "space-MS1").lines)
    assert "Your Wick Trimmings, 5 Gold: you have its cubes." in told
    assert "Seat 1's Wick Trimmings, 5 Gold." in " ".join(lens(t, B, "space-MS1").lines)


@rule("L-12.1")
def test_what_somebody_has_in_all_is_explained() -> None:
    t = four({"gold": 7, "cubes": "GW", "contracts": "K01"})
    found = lens(t, B, "person-0")
    assert (found.kind, found.lines[0]) == ("as things stand, 9", "7 Gold, 2 more for cubes and Items.")
    assert "As things stand 9: 7 Gold, 2 more for cubes and Items." in lens(t, A, "purse").lines
    assert lens(t, A, "item-tablet").lines[2].startswith("In the end 1, 2, 3 … Items are worth 1, 3, 6")


@rule("L-13.5", "L-13.9")
def test_a_friend_says_whether_it_stays() -> None:
    t = four({})
    said = {friend.kind: " ".join(lens(t, A, f"friend-{friend.id}").lines) for friend in GAME.content.friends}
    assert "at once, and leaves" in said[APPRAISER]
    assert "once, and leaves" in said[PATHFINDER]
    assert "leaves" not in said[ACCOUNTANT]


def test_a_lens_says_what_the_card_says() -> None:
    t = four({"at": "c01", "dice": "1"})
    for effect in ITEMS.all:
        found = lens(t, A, f"item-{effect.word}")
        assert found.lines[0].casefold() == f"{effect.words(GAME.content)}.".casefold()
        assert found.rule == effect.rule
    for friend in GAME.content.friends:
        kind = FRIENDS.all[friend.kind]
        found = lens(t, A, f"friend-{friend.id}")
        assert found.lines[0].casefold() == f"{kind.words(GAME.content, friend.colour)}.".casefold()
        assert (found.title, found.rule) == (friend.name, kind.rule)
