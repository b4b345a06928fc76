"""Everything has room: beside the map, in my panel, below the map."""

from __future__ import annotations

import re

import pytest

from games.eldervale.positions import game
from games.eldervale.scenes import A, Seat, eldervale
from spinney.engine.faces.zones import ME, MINE, SIDE, Board, Item
from spinney.games.eldervale.picture.beside import BETWEEN, EDGE, MORE, ROOM
from spinney.games.eldervale.picture.board import board
from spinney.games.eldervale.picture.letters import broken, wide_of
from spinney.games.eldervale.picture.market import OPENED, heights
from spinney.games.eldervale.picture.own.mine import ACROSS
from spinney.games.eldervale.state.table import EldervaleTable

WIDE = 385  # of a zone beside the map
PANEL = 228  # the width of my panel
GAP = 6.5
CHIPS = 12  # a panel has at most three rows of four
WORD = 9  # letters below a chip


def seen(t: EldervaleTable) -> Board:
    return board(t.content, t.game.view(t, max(0, int(t.seat))))


def lines(items: tuple[Item, ...], wide: float) -> list[list[Item]]:
    """Drawings line by line, as they flow in a width."""
    found: list[list[Item]] = [[]]
    for one in items:
        if found[-1] and sum(item.width + GAP for item in found[-1]) + one.width > wide:
            found.append([])
        found[-1].append(one)
    return found


def high(items: tuple[Item, ...], wide: float) -> float:
    rows = [max(item.height for item in line) for line in lines(items, wide)]
    return sum(rows) + GAP * (len(rows) - 1)


@pytest.mark.parametrize("seats", range(2, 6))
def test_what_lies_beside_the_map_fits_a_small_laptop(seats: int) -> None:
    for t in game(seats, 1)[::9]:
        side = [zone for zone in seen(t).zones if zone.role == SIDE]
        if any(zone.key == "tracks" for zone in side):
            whole = sum(high(zone.items, WIDE) + EDGE for zone in side) + BETWEEN * (len(side) - 1)
            assert whole <= ROOM + MORE + 1


@pytest.mark.parametrize("seats", range(2, 6))
def test_my_panel_is_short(seats: int) -> None:
    for t in game(seats, 2)[::9]:
        found = seen(t)
        own = [item for zone in found.zones if zone.role == ME for item in zone.items]
        assert high(tuple(own), PANEL) <= 48 + GAP + 25
        assert all(item.width <= PANEL for item in own)
        chips = found.people[0].chips
        assert len(chips) <= CHIPS
        assert all(len(chip.words) <= WORD for chip in chips)


def test_few_cards_have_all_their_words_and_many_are_low() -> None:
    few: Seat = {"ready": "worker", "hand": "SP01"}
    many: Seat = {"ready": "worker", "hand": "SP01 SP02 SP03 QU01 QU02 PR01 PR02"}
    keys = [
        [item.key for zone in seen(eldervale(seat, {})).zones if zone.role == MINE for item in zone.items]
        for seat in (few, many)
    ]
    assert "magic-SP01" in keys[0]
    assert not any(key.startswith("two-") for key in keys[0])
    assert any(key.startswith("two-") for key in keys[1])


def test_low_cards_are_in_sight_together() -> None:
    t = eldervale({"ready": "worker", "hand": "SP01 SP02 SP03 QU01 QU02 PR01 PR02"}, {})
    items = [item for zone in seen(t).zones if zone.role == MINE for item in zone.items]
    assert sum(item.width + GAP for item in items) <= ACROSS + 2 * GAP
    drawn = "".join(piece for item in items for piece in item.pieces)
    assert len(re.findall(r"data-key='magic-", drawn)) == 7


def test_rows_of_the_market_share_what_is_left_and_what_is_missing() -> None:
    assert heights([80, 90], 190 + GAP, False) == [90, 100]
    assert heights([80, 90], 150 + GAP, False) == [70, 80]
    low = heights([80, 90], 100 + GAP, True)
    assert low == [50, 50]


def test_words_are_broken_where_their_letters_need_it() -> None:
    assert broken("one two three", 100) == ("one two three",)
    assert len(broken("mmmm mmmm", 5)) == 2
    assert broken("iiii iiii", 5) == ("iiii iiii",)
    assert wide_of("Mill") < wide_of("Moon")


def test_a_seat_without_cards_has_no_hand() -> None:
    t = eldervale({"ready": "worker"}, {})
    assert "hand" not in {zone.key for zone in seen(t).zones}
    assert seen(t).people[0].seat == A


def test_as_many_market_rows_keep_their_words_as_have_room() -> None:
    """While a battle is beside the map, cards are not all icons because one row has no room for words."""
    assert heights([112.0, 126.0, 67.0], 250.0, True) == [112.0, OPENED, 67.0]
    assert heights([112.0, 126.0, 67.0], 184.0, True) == [OPENED, OPENED, OPENED]
    assert heights([112.0, 126.0, 67.0], 194.0, True) == [OPENED, OPENED, 67.0]
    assert min(heights([98.0, 126.0, 84.0, 97.0], 186.5, True)) < OPENED
