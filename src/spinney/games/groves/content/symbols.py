"""The symbols of rewards, one entry each: how editions write it, its words, its icon.

The rule of a symbol is in `rules/collecting.py`, and what a judge thinks of it in `judge/rewards.py`.
"""

from __future__ import annotations

from typing import Final

from spinney.engine.errors import BrokenRules
from spinney.engine.text import many


class Symbol:
    """All that is said of a plain symbol."""

    def __init__(
        self,
        name: str,
        words: tuple[str, str],
        told: tuple[str, str],
        short: str,
        icon: str,
        alone: bool,
        payable: bool,
        asks: bool,
    ) -> None:
        self.name: Final = name  # as editions write it, before `:` and a number
        self.forms: Final = words  # of one, and of more, for whoever gets it ...
        self.told_forms: Final = told  # ... and for everybody
        self.short_name: Final = short
        self.icon: Final = icon
        self.alone: Final = alone  # it has no number
        self.payable: Final = payable  # it can be the cost of a swap
        self.asks: Final = asks  # it asks a question for each piece

    def words(self, number: int) -> str:
        """So many of it: 2 crystals, 1 spirit of your choice."""
        return many(number, *self.forms)

    def told(self, number: int) -> str:
        """The same about somebody else: 1 spirit of choice."""
        return many(number, *self.told_forms)

    def short(self, number: int) -> str:
        """The same for narrow columns: 2 cryst, spirit, draw 1."""
        if "{}" in self.short_name:
            return self.short_name.replace("{}", str(number))
        return self.short_name if number == 1 else f"{number} {self.short_name}"


SYMBOLS: Final[list[Symbol]] = []


def add_symbol(
    number: int,
    name: str,
    icon: str,
    words: tuple[str, str] | None = None,
    told: tuple[str, str] | None = None,
    short: str = "",
    alone: bool = False,
    payable: bool = False,
    asks: bool = False,
) -> None:
    """Declare a symbol: words for one and for more of it. Without words it is called by its name."""
    if number != len(SYMBOLS):
        raise BrokenRules(f"groves: symbol {number} ({name}): expected the number {len(SYMBOLS)}")
    forms = words or (name, name)
    SYMBOLS.append(Symbol(name, forms, told or forms, short or name, icon, alone, payable, asks))


EARTH: Final = 0  # the symbol of an element has its number
add_symbol(EARTH, "earth", "earth", payable=True)
LIGHT: Final = 1
add_symbol(LIGHT, "light", "light", payable=True)
WATER: Final = 2
add_symbol(WATER, "water", "water", payable=True)
ANY: Final = 3
add_symbol(
    ANY, "any", "any-element", ("element of your choice", "elements of your choice"),
    ("element of choice", "elements of choice"), payable=True, asks=True,
)  # fmt: skip
CRYSTAL: Final = 4
add_symbol(CRYSTAL, "crystal", "crystal", ("crystal", "crystals"), short="cryst", payable=True)
DOMINION: Final = 5
add_symbol(DOMINION, "dominion", "dominion", short="dom")
SPIRIT: Final = 6
add_symbol(
    SPIRIT, "spirit", "any-spirit", ("spirit of your choice", "spirits of your choice"),
    ("spirit of choice", "spirits of choice"), asks=True,
)  # fmt: skip
WHITES: Final = 7
add_symbol(WHITES, "white", "spirit-white", ("white spirit", "white spirits"))
CULL: Final = 8
add_symbol(
    CULL, "cull", "cull", ("random spirit culled from your bag", "random spirits culled from your bag"),
    ("random spirit culled from the bag", "random spirits culled from the bag"), alone=True,
)  # fmt: skip
DRAW: Final = 9
add_symbol(
    DRAW, "draw", "draw", ("more spirit from your bag", "more spirits from your bag"),
    ("more spirit from the bag", "more spirits from the bag"), short="draw {}",
)  # fmt: skip

SWAP: Final = 100  # symbols that hold rewards; beyond all others, so that one can be added to those
EITHER: Final = 101

ELEMENTS: Final = 3
NAMES: Final = [symbol.name for symbol in SYMBOLS]
ASKS: Final[list[bool]] = [symbol.asks for symbol in SYMBOLS]  # for rules, which look at it often
