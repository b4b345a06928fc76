"""Every icon that a chip or a deed names is among the game's symbols: else an empty place would be shown."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import spinney
from spinney.engine.table import Table

GAMES = spinney.games()


def played(key: str, seats: int) -> Table:
    """A game between bots, or most of it."""
    game, bot = spinney.game(key), spinney.bot("greedy", seed="icons")
    table = game.start(seats, seed="icons")
    while not table.over and table.number < 250:
        table.play(bot.choose(game.seen_by(table, table.seat)))
    return table


def icons_named(table: Table) -> Iterator[str]:
    """The icons of people's chips, and of what events bring or cost."""
    game = table.game
    for person in game.board(table, 0).people:
        yield from [chip.icon for chip in person.chips]
    for event in table.log or []:
        yield from [change.icon for change in game.told(event).chips]


@pytest.mark.parametrize("key", GAMES)
def test_every_icon_is_among_the_symbols(key: str) -> None:
    game = spinney.game(key)
    known = set(re.findall(r"id='([^']+)'", game.symbols()))
    named = {icon for icon in icons_named(played(key, game.seats[1])) if icon}
    assert named
    assert named - known == set()
