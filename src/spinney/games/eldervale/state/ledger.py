"""What became of Magic Cards, in order: lots that were shuffled, cards drawn, cards shown.

All that is hidden in an entry is which card was drawn. Redeals read the ledger and write it anew.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.games.eldervale.content.vocabulary import MOST_SEATS
from spinney.games.eldervale.state.table import EldervaleTable

DESIGNS: Final = 64  # an entry is its kind times this, and a design
LOT: Final = 0  # a card of a deck that is shuffled: neighbouring entries are one lot
DREW: Final = 1  # and the seat
SHOWED: Final = 1 + MOST_SEATS  # and the seat


def draw(t: EldervaleTable, seat: i64, design: i64) -> None:
    """A Magic Card comes into a hand, and the ledger notes it."""
    t.players[seat].hand.append(design)
    t.ledger.append(drawn(seat, design))


def drawn(seat: i64, design: i64) -> i64:
    """The entry of the ledger for a card that a seat drew."""
    return DESIGNS * (DREW + seat) + design


def show(t: EldervaleTable, seat: i64, design: i64) -> None:
    """The ledger notes that a Magic Card leaves a hand and is seen by all; the card is taken from there."""
    t.players[seat].hand.remove(design)
    t.ledger.append(DESIGNS * (SHOWED + seat) + design)
    t.reveal()


def shuffle(t: EldervaleTable) -> None:
    """The ledger notes that the cards of the deck are a new lot."""
    t.ledger += t.deck
