"""Names of things, and small words about them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from spinney.engine.text import a
from spinney.games.groves.content.cards import SPIRITS, WRAITH

if TYPE_CHECKING:
    from spinney.games.groves.content.edition import GrovesContent


def tile_name(content: GrovesContent, tile: i64) -> str:
    """A grove by its printed name."""
    return content.tiles[tile].name


def spirits_in(key: i64) -> str:
    """A draw from its event number: 1 white, 2 wraiths."""
    counts = [(key >> (2 * spirit)) & 3 for spirit in range(len(SPIRITS))]
    names = [*SPIRITS[:WRAITH], "wraiths" if counts[WRAITH] > 1 else "wraith"]
    return ", ".join([f"{number} {names[spirit]}" for spirit, number in enumerate(counts) if number])


def spirit_words(spirit: i64) -> str:
    """One spirit, with its article: a white spirit, an orange spirit, a wraith."""
    return "a wraith" if spirit == WRAITH else a(f"{SPIRITS[spirit]} spirit")


def spirit_name(spirit: i64) -> str:
    """One spirit on a button: White spirit, Wraith."""
    return "Wraith" if spirit == WRAITH else f"{SPIRITS[spirit].capitalize()} spirit"


LOSSES: Final = (  # G-14.32  by points, at once, by full Hollows at the end
    "Lost by points",
    "Lost at once: no space for a wraith",
    "Lost at the end: the Hollows are full",
)


def loss_words(way: i64, to_beat: i64) -> str:
    """G-14.32  How a solo game was lost; by points also what had to be beaten."""
    return f"{LOSSES[way]}: more than {to_beat} dominion was needed" if way == 0 else LOSSES[way]


def settled_words(content: GrovesContent, wraiths: i64) -> str:
    """G-14.8, G-14.23  Where a wraith has settled, now that so many are in the Hollows."""
    if wraiths == content.hollows:
        return "on the last space of the Hollows"
    return f"in the Hollows; to beat: {content.first_hollow + wraiths}"
