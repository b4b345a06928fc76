"""Section 19.0: the counters of Vaults, Prophecies and Quests, one entry each: name, words and icons.

How a counter counts is in `state/counters.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from spinney.engine.errors import BrokenRules
from spinney.engine.text import many
from spinney.games.eldervale.words import icons
from spinney.games.eldervale.words.icons import Items
from spinney.games.eldervale.words.names import some


class Counter:
    """All that is said of one counter."""

    def __init__(self, name: str, one: str, several: str, icons: Items, need: Callable[[i64], str]) -> None:
        self.name: Final = name
        self.one: Final = one  # `1 VP for each ...`
        self.several: Final = several  # `1 VP for every 2 ...`
        self.icons: Final = icons
        self.need: Final = need  # `if you have ...`, of the least number


class Counters:
    """All counters by their numbers."""

    def __init__(self) -> None:
        self.all: Final[list[Counter]] = []
        self.numbers: Final[dict[str, int]] = {}  # by name

    def add(
        self,
        number: int,
        name: str,
        one: str,
        several: str,
        icons: Items,
        need: Callable[[i64], str] | None = None,
    ) -> None:
        """Declare a counter. A condition reads `if you have 3 ...` unless `need` says it otherwise."""
        if number != len(self.all) or name in self.numbers:
            raise BrokenRules(
                f"eldervale: counter {number} ({name}): expected the number {len(self.all)}, once"
            )
        self.numbers[name] = number
        asked = need if need is not None else lambda least: some(least, one, several)
        self.all.append(Counter(name, one, several, icons, asked))

    @property
    def names(self) -> list[str]:
        """The names of all counters, as editions write them."""
        return [counter.name for counter in self.all]


COUNTERS: Final = Counters()
treasure: Final = icons.icon("thing-treasure")
house: Final = icons.icon("sign-house")
card: Final = icons.icon("thing-card")
power: Final = icons.icon("thing-power")

# What is on the card, in hand and in store.

SLOT: Final = 0
COUNTERS.add(SLOT, "slot", "token slotted here", "tokens slotted here", treasure)
SLOTSET: Final = 1
COUNTERS.add(
    SLOTSET, "slotset", "Element among the tokens slotted here",
    "different Elements among the tokens slotted here", (*icons.words("Elements of"), *treasure),
)  # fmt: skip
HAND: Final = 2
COUNTERS.add(HAND, "hand", "Magic Card in hand", "Magic Cards in hand", icons.letters("M"))
HELD: Final = 3  # and the next four: G, P, S, T, W
COUNTERS.add(HELD, "G", "Gem", "Gems", icons.letters("G"))
COUNTERS.add(HELD + 1, "P", "Potion", "Potions", icons.letters("P"))
COUNTERS.add(HELD + 2, "S", "Scroll", "Scrolls", icons.letters("S"))
COUNTERS.add(HELD + 3, "T", "Tool", "Tools", icons.letters("T"))
COUNTERS.add(HELD + 4, "W", "Sword", "Swords", icons.letters("W"))
TOKENS: Final = 8
COUNTERS.add(TOKENS, "tokens", "token", "tokens", icons.words("tokens"))

# Dwellings and Units.

CASTLES: Final = 9
COUNTERS.add(CASTLES, "castle", "Castle", "Castles", icons.icon("sign-castle"))
DWELLINGS: Final = 10
COUNTERS.add(DWELLINGS, "dwelling", "Dwelling", "Dwellings", house)
UNDER: Final = 11
COUNTERS.add(
    UNDER, "under", "Unit of yours in the Underworld", "Units of yours in the Underworld",
    icons.words("Unit below"),
    need=lambda least: f"{some(least, 'Unit')} in the Underworld",
)  # fmt: skip
UNITS_OUT: Final = 12
COUNTERS.add(UNITS_OUT, "units", "Unit in play", "Units in play", icons.icon("unit-worker"))
SPREAD: Final = 13
COUNTERS.add(
    SPREAD, "spread", "Realm where you have a Unit", "Realms where you have Units", icons.words("Realms"),
    need=lambda least: f"Units in {many(least, 'Realm')}",
)  # fmt: skip

# Cards, Power and fame.

CARDS: Final = 14
COUNTERS.add(CARDS, "cards", "Adventure Card", "Adventure Cards", card)
HUES: Final = 15
COUNTERS.add(
    HUES, "hues", "Element among your Adventure Cards", "different Elements among your Adventure Cards",
    (*icons.words("Element of"), *card),
)  # fmt: skip
POWERED: Final = 16
COUNTERS.add(
    POWERED, "powered", "Element with your marker", "Elements with your marker",
    power,
)  # fmt: skip
PEAK: Final = 17
COUNTERS.add(
    PEAK, "peak", "space of your best Power Track", "spaces on one Power Track",
    (*icons.words("best"), *power),
    need=lambda least: f"reached space {least} of a Power Track",
)  # fmt: skip
LEAD: Final = 18
COUNTERS.add(
    LEAD, "lead", "Element in which you lead", "Elements in which you lead", (*power, *icons.words("lead"))
)
RUINS: Final = 19
COUNTERS.add(
    RUINS, "ruins", "Ruin next to a Dwelling of yours", "Ruins next to your Dwellings",
    (*icons.words("Ruin at"), *house),
)  # fmt: skip
GLORY_SPACE: Final = 20
COUNTERS.add(
    GLORY_SPACE, "glory", "space on the Glory Track", "spaces on the Glory Track", icons.icon("thing-glory"),
    need=lambda least: f"reached space {least} of the Glory Track",
)  # fmt: skip
SLAIN: Final = 21
COUNTERS.add(
    SLAIN, "slain", "battle won against a Monster", "battles won against Monsters",
    (*icons.icon("sign-swords"), *icons.words("Monster")),
    need=lambda least: f"won {some(least, 'battle')} against Monsters",
)  # fmt: skip
