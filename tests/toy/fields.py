"""What the numbers of events and actions stand for."""

from __future__ import annotations

from typing import Final

from spinney.engine.actions import numbered
from spinney.engine.terms.field import Field, count, one_of

COLOURS: Final = ("red", "green", "blue")
SEATS: Final = 3
HAND: Final = 3  # the largest hand that an edition may have
DISPLAY: Final = 2  # the largest display
MOST: Final = 20  # the highest bid: all coins there can be, and a lantern

COLOUR: Final = one_of(*COLOURS)
CARD: Final = Field(names=lambda content: [card.name for card in content.cards])
LOT: Final = Field(texts=lambda _: numbered(DISPLAY))
SLOT: Final = Field(texts=lambda _: numbered(HAND), words=lambda _, slot: str(slot + 1))
TARGET: Final = Field(texts=lambda _: numbered(SEATS))
PLACE: Final = one_of(
    "Put it on top of the pile", "Put it at the bottom of the pile", names=("top", "bottom")
)
BID: Final = Field(texts=lambda _: numbered(MOST, 1), words=lambda _, bid: f"{bid + 1} coins")
SEALED_BID: Final = Field(texts=lambda _: numbered(MOST + 1), words=lambda _, bid: f"{bid} coins")
COINS: Final = count("coin", "coins")
END: Final = one_of("on top", "at the bottom")
