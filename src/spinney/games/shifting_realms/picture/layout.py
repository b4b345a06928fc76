"""Sizes of the drawings: a realm with its head, its spaces and its tiles; cards; and the inks of realms.

All drawings are in units, sixteen to a letter M of the page. A space is drawn on a grid of a hundred and
scaled down, so its lettering is larger than it looks.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final, NamedTuple

from spinney.games.shifting_realms.state.goods import RESOURCES
from spinney.games.shifting_realms.state.land import BOARD, ROWS, TERRAINS

PREFIX: Final = "sr-"  # of all ids
View = Mapping[str, Any]

REALM: Final = (365.0, 450.0)  # one of three drawings side by side; as wide as high on a usual laptop
HEAD: Final = 44.0  # with the realm's name, its objective and its deck
PITCH: Final = 69.4  # from one space to the next
SCALE: Final = 0.687  # of a space, drawn a hundred units wide
MARGIN: Final = (REALM[0] - 5 * PITCH) / 2  # beside the spaces
GRID: Final = HEAD + 3  # where spaces begin
PILES: Final = GRID + 4 * PITCH + 2  # where tiles to build begin
CARD: Final = (136.0, 128.0)  # a story card, a task
BRINGS: Final = dict(zip(TERRAINS, RESOURCES, strict=False))  # the first four terrains


class Ink(NamedTuple):
    """The colours of a realm: its ink, the ground under its spaces, its grass from above to below."""

    line: str
    ground: str
    light: str
    dark: str


INKS: Final = {
    "TY": Ink("#8a3a1e", "#ecc9ae", "#ebe2bb", "#d3c48f"),
    "AL": Ink("#3f6b2a", "#cfddb0", "#e4edbb", "#c3d48c"),
    "LI": Ink("#1f5c7a", "#bcd9e2", "#eee9bd", "#d8d394"),
    "DO": Ink("#5d4a5c", "#cfc6cb", "#d9dab9", "#b5b98f"),
    "AN": Ink("#96660f", "#f0dba0", "#f6e9bf", "#e5cf92"),
}
PLAIN: Final = Ink("#6a5a34", "#ddd2b4", "#e4e6b8", "#c9cf8f")  # a realm that nobody has coloured


def ink_of(realm: str) -> Ink:
    """The colours of a realm by its code."""
    return INKS.get(realm, PLAIN)


@lru_cache(64)
def corner(space: int) -> tuple[float, float]:
    """The upper left corner of a space on the drawing of its realm."""
    column, row = space % BOARD // ROWS, space % ROWS
    return round(MARGIN + column * PITCH, 2), round(GRID + row * PITCH, 2)
