"""How many choices a game can have at most, generously counted (S-14.7, S-14.8)."""

from __future__ import annotations

from typing import Final

from spinney.engine.parts import Options
from spinney.games.shifting_realms.content.edition import RealmsContent

CHAIN: Final = (
    24  # choices of one action or card at most: four steps of the dragon, units, resources, cards it draws
)
TRADES: Final = 400  # magic trades, swaps and fights of a turn


def most_choices(content: RealmsContent, seats: int, options: Options) -> int:
    """S-14.7, S-14.8  More choices than any game has: so many turns of a few actions, each a short chain."""
    turns = int(content.rounds) * seats
    cards = len(content.card_ids) * CHAIN
    return 4 * seats + turns * (int(content.turn_actions) * CHAIN + TRADES) + cards
