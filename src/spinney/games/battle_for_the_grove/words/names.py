"""Names of seats and places, and small words about them."""

from __future__ import annotations

from typing import Final, NamedTuple

from mypy_extensions import i64

from spinney.engine.text import many

SEATS: Final = ("Light", "Dark")


class Place(NamedTuple):
    """All names of a location."""

    text: str  # in text forms of actions and keys of pictures
    short: str  # where there is little room
    name: str  # within a sentence ...
    title: str  # ... and alone, or at its beginning


PLACES: Final = (
    Place("grove", "Grove", "the Grove", "The Grove"),
    Place("oak", "Oak", "the Oak Circle", "The Oak Circle"),
    Place("ash", "Ash", "the Ash Circle", "The Ash Circle"),
    Place("thorn", "Thorn", "the Thorn Circle", "The Thorn Circle"),
)
NAMES: Final = tuple([place.name for place in PLACES])
TEXTS: Final = tuple([place.text for place in PLACES])


def seat_name(seat: i64) -> str:
    """Light or Dark."""
    return SEATS[seat]


def at(location: i64) -> str:
    """The name of a location with its preposition: in the Grove, at the Oak Circle."""
    return "in the Grove" if location == 0 else f"at {NAMES[location]}"


def successes(number: i64) -> str:
    """A number of successes in words: no success, 2 successes."""
    return "no success" if number == 0 else many(number, "success")


def rolled(dice: i64) -> str:
    """A roll in words, from the number that its event tells: 256 is 2, 5, 6."""
    return ", ".join(str(dice))
