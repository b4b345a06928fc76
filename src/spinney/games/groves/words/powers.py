"""G-14.16 to G-14.19  The four powers of the wraith draw, one entry each: colour, name, price, words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from mypy_extensions import i64

from spinney.games.groves.content.cards import BLUE, GREEN, ORANGE, YELLOW
from spinney.games.groves.content.symbols import ANY, CRYSTAL
from spinney.games.groves.words.rewards import Printed, printed_symbol

if TYPE_CHECKING:
    from spinney.games.groves.content.edition import GrovesContent


class Power(NamedTuple):
    """What a colour can do in the wraith draw."""

    colour: int
    name: str
    words: str
    short: str


RECALL: Final = Power(
    YELLOW,
    "Recall",
    "the newest wraith of the Hollows returns to the wraith bag",
    "newest wraith: back to the bag",
)
SPAWN: Final = Power(
    ORANGE, "Spawn", "a white spirit of the supply goes into the wraith bag", "a white spirit into the bag"
)
BANISH: Final = Power(
    GREEN, "Banish", "the newest wraith of the Hollows leaves the game", "newest wraith: gone for good"
)
REPEL: Final = Power(
    BLUE,
    "Repel",
    "a drawn wraith that is not placed yet returns to the wraith bag",
    "a drawn wraith: back to the bag",
)
POWERS: Final = (RECALL, SPAWN, BANISH, REPEL)  # in the order of the colours
NAMES: Final = ("", *[power.name for power in POWERS])  # by colour


def price(content: GrovesContent, power: Power) -> Printed:
    """What a power of the wraith draw costs in this edition, in words and icons; nothing where it is free."""
    if power is RECALL:
        return paid(content, CRYSTAL, content.recall_price)
    return paid(content, ANY, content.banish_price) if power is BANISH else Printed()


def paid(content: GrovesContent, symbol: i64, number: i64) -> Printed:
    """The price of a power in words and icons; nothing where it is free."""
    return printed_symbol(content, symbol, number, 0) if number else Printed()


def power_words(content: GrovesContent, power: Power) -> str:
    """A power: its name, its price if it has one, and what it does."""
    costs = price(content, power)
    return f"{power.name}: {f'for {costs.words}, ' if costs else ''}{power.words}"
