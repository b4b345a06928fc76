"""The people beside the table: whose turn it is, whose comes next, and what the game says of them."""

from __future__ import annotations

from itertools import pairwise

import pytest

import spinney
from spinney.engine.nothing import NOBODY
from spinney.engine.table import Table
from spinney.web.rendering.people import drawn_person, people
from spinney.web.rendering.viewer import Viewer
from spinney.web.rendering.zones import zones
from web.browser.moving_table import positions
from web.browser.still_table import live_at


def seen_by(table: Table, seat: int) -> str:
    """The people and the zones as a seat sees them."""
    viewer = Viewer(live_at(table), seat, [seat], "", -1)
    return "".join([*people(viewer), *zones(viewer)])


@pytest.mark.parametrize("key", sorted(spinney.games()))
def test_whoever_comes_next_is_tagged_until_their_turn_comes(key: str) -> None:
    """Also in the middle of a turn, and only beside others: my own panel says nothing of the kind."""
    tables = positions(key, spinney.game(key).seats[1], lambda all_: len(all_) > 240)[120:]
    came = 0
    for table, later in pairwise(tables):
        follows = table.game.follows(table)
        for seat in range(table.seats):
            tags = seen_by(table, seat).count(">next<")
            # in Groves a neighbour is beside the table and has a zone; a page shows one of the two
            assert (tags > 0) == (follows not in (NOBODY, seat, int(table.seat))), f"{key} {table.number}"
        if table.game.turn_of(table) != table.game.turn_of(later) == follows:
            came += 1
    assert came > 2


def test_nobody_comes_next_when_a_game_is_over() -> None:
    table = positions("groves", 2, lambda _: False)[-1]
    assert table.over
    assert table.game.follows(table) == NOBODY


def test_what_the_game_says_of_a_bot_has_the_room() -> None:
    """`Stonewrights`, not `Stonewr...`; that it is a bot is said when one points at it."""
    assert "Lawkeepers<" in str(drawn_person(1, "Sapling", "a bot", "Lawkeepers", "", "3", "", "", None))
    assert "title='Lawkeepers · a bot'" in str(
        drawn_person(1, "Sapling", "a bot", "Lawkeepers", "", "3", "", "", None)
    )
    assert "a bot<" in str(drawn_person(1, "Sapling", "a bot", "", "", "3", "", "", None))
    assert "Stonewrights · away<" in str(
        drawn_person(1, "Noor", "away", "Stonewrights", "", "3", "", "", None)
    )
