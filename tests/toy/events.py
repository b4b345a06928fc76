"""What can happen at the fair, as numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spinney.engine.facts import Fact

NAMES: Final = (
    "begins", "draws", "draws_hidden", "displayed", "calls", "shows", "denies", "boasts", "buries", "buried",
    "auctions", "bids", "passes", "takes", "seals", "sealed", "opens", "hexes", "wards", "gives", "wins",
)  # fmt: skip

BEGINS: Final = 0
DRAWS: Final = 1  # a: card; to the seat alone
DRAWS_HIDDEN: Final = 2  # to all others
DISPLAYED: Final = 3  # a: card
CALLS: Final = 4  # a: colour
SHOWS: Final = 5  # a: slot, b: card
DENIES: Final = 6  # a: colour
BOASTS: Final = 7  # a: slot, b: card, c: coins from the bank
BURIES: Final = 8  # a: slot, b: 1 at the bottom, c: card; to the seat alone
BURIED: Final = 9  # a: slot, b: 1 at the bottom; to all others
AUCTIONS: Final = 10  # a: card
BIDS: Final = 11  # a: coins
PASSES: Final = 12
TAKES: Final = 13  # a: card, b: coins
SEALS: Final = 14  # a: bid; to the seat alone
SEALED: Final = 15  # to all others
OPENS: Final = 16  # a: bid
HEXES: Final = 17  # a: the other seat
WARDS: Final = 18  # a: card
GIVES: Final = 19  # a: to whom, b: coins
WINS: Final = 20  # a: score


def facts(cards: Sequence[str]) -> tuple[Fact, ...]:
    """What the numbers mean to whoever counts."""
    return (
        Fact(SHOWS, "b", cards),
        Fact(TAKES, "a", cards),
        Fact(WARDS, "a", cards),
        Fact(GIVES, many="b"),
        Fact(WINS, ending=True),
    )
