"""Words in questions that depend on how the table stands."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine.text import many
from spinney.games.shifting_realms.rules.recruit import must_scout, real_numbers
from spinney.games.shifting_realms.state.table import RealmsTable
from spinney.games.shifting_realms.words.spaces import place_name


def place(t: RealmsTable, space: i64) -> str:
    """The space that a question is about, by its realm and its cell."""
    return place_name(t.content, t.land, space)


def blows(t: RealmsTable) -> str:
    """S-9.16  Which blows are possible, for the question that asks for one."""
    both = t.content.actions.exchange in t.options
    return "hit a soldier or scouts" if both else "hit one scout or more"


def units_to_place(t: RealmsTable, owed: i64) -> str:
    """S-4.6  For the question that places units: how many must be placed, and how many may be."""
    must, may = real_numbers(t, owed)
    if must == 0:
        return f"up to {many(may, 'unit')}, or stop"
    bonus = f", then up to {may} more" if may else ""
    return f"{many(must, 'scout' if must_scout(owed) else 'unit')}, one by one{bonus}"
