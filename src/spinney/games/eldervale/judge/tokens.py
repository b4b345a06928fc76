"""What tokens and costs are worth in VP, while there is time to use them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.games.eldervale.content.heaps import count
from spinney.games.eldervale.content.vocabulary import ANY, GOLD, TOKEN_KINDS

TOKEN: Final = 0.8
THIRD: Final = 0.55  # the third token of its kind
SPARE: Final = 0.3  # those beyond it
COIN: Final = 1.1
CARD: Final = 1.2  # a Magic Card that nobody has seen
FODDER: Final = 0.55  # any resource, as the price of something
TREASURE_TOKEN: Final = 1.6


def tokens_value(number: i64) -> float:
    """The value of so many tokens of a kind: the first ones are worth more than the others."""
    if number <= 2:
        return TOKEN * float(number)
    return 2.0 * TOKEN + THIRD + SPARE * float(number - 3)


def cost_value(cost: i64) -> float:
    """The value of the tokens that are given away by paying a cost."""
    value = FODDER * float(count(cost, ANY)) + COIN * float(count(cost, GOLD))
    for kind in range(TOKEN_KINDS - 1):
        value += TOKEN * float(count(cost, kind))
    return value
