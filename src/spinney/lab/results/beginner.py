"""Who began a game, as its own events tell: what is fair is a matter of turn order, not of seat numbers."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from spinney.engine.facts import Layout, Tally
from spinney.engine.nothing import NOBODY, NONE

BEGINS: Final = {"starts": "", "begins": "", "took_card": "1"}  # events that say it, and of which thing

BEGAN: Final = "whoever began"  # the first place in turn order, whichever seat has it
OTHERS: Final = "each other seat"


@lru_cache(maxsize=64)
def beginner_place(layout: Layout) -> int:
    """Where a game counts who begins: `starts`, `begins`, or the first turn order card; else NONE."""
    for column in layout.columns[2:]:  # behind the choices and their options
        thing = BEGINS.get(column.name)
        if thing == "" and not column.items and not column.nobody:
            return int(column.first)
        if thing and thing in column.items and not column.nobody:
            return int(column.first) + column.items.index(thing)
    return NONE


def beginner_in(tally: Tally) -> int:
    """The seat that began the game of a tally; NOBODY if no event said so, or more than one seat."""
    place = beginner_place(tally.layout)
    if place == NONE:
        return NOBODY
    first = place * int(tally.seats)
    found = [seat for seat in range(tally.seats) if tally.cells[first + seat]]
    return found[0] if len(found) == 1 else NOBODY
