"""Everything that the drawings refer to: terrain, buildings, figures, icons and the marks of seats."""

from __future__ import annotations

from functools import cache

from spinney.art.marks import SEAT_MARKS, mark_symbols
from spinney.games.shifting_realms.picture.buildings import BUILDINGS, SHADOW
from spinney.games.shifting_realms.picture.figures import FIGURES
from spinney.games.shifting_realms.picture.icons import ICONS
from spinney.games.shifting_realms.picture.layout import PREFIX
from spinney.games.shifting_realms.picture.terrain import land_symbols


@cache
def symbols() -> str:
    """All symbols, washes and clips of the game, once for a page."""
    marks = "".join(mark_symbols(SEAT_MARKS, PREFIX))
    return marks + icon_symbols() + building_symbols() + figure_symbols() + land_symbols()


def icon_symbols() -> str:
    """The icons as symbols."""
    return "".join([symbol(name, "0 0 24 24", drawing) for name, drawing in ICONS.items()])


def building_symbols() -> str:
    """The buildings as symbols, each with its shadow."""
    return "".join(
        [symbol(f"tile-{name}", "0 -3 64 65", SHADOW + drawing) for name, drawing in BUILDINGS.items()]
    )


def figure_symbols() -> str:
    """The figures as symbols; those of seats take their cloth from where they are drawn."""
    return "".join([symbol(f"fig-{name}", *parts) for name, parts in FIGURES.items()])


def symbol(name: str, box: str, drawing: str) -> str:
    """One symbol. It has no words: what it is drawn on has better ones."""
    return f"<symbol id='{PREFIX}{name}' viewBox='{box}'>{drawing}</symbol>"
