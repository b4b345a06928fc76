"""What rewards are worth to a seat: sooner or later, and now. Each symbol has its place here."""

from __future__ import annotations

from typing import Final, NamedTuple

from mypy_extensions import i64

from spinney.engine.errors import BrokenRules
from spinney.games.groves.content.edition import GrovesContent
from spinney.games.groves.content.symbols import (
    ANY,
    CRYSTAL,
    CULL,
    DOMINION,
    DRAW,
    EARTH,
    EITHER,
    LIGHT,
    SPIRIT,
    SWAP,
    SYMBOLS,
    WATER,
    WHITES,
)
from spinney.games.groves.rules.collecting import left_of
from spinney.games.groves.state.table import GrovesTable


class Value(NamedTuple):
    """What one piece of a symbol is worth."""

    later: float  # in mid-game
    now: float  # when it is offered ...
    stock: float  # ... and as much more as it is likely to become a grove
    chosen: float = 1.0  # times that, as it is of one's choice
    limited: bool = True  # the supply, or the bag, is looked at


VALUES: Final[dict[int, Value]] = {
    EARTH: Value(0.30, 0.20, 0.15),
    LIGHT: Value(0.30, 0.20, 0.15),
    WATER: Value(0.30, 0.20, 0.15),
    ANY: Value(0.34, 0.20, 0.15, chosen=1.15, limited=False),
    CRYSTAL: Value(0.26, 0.20, 0.10),
    DOMINION: Value(1.00, 1.00, 0.00),
    SPIRIT: Value(0.34, 0.00, 0.30, limited=False),
    WHITES: Value(0.14, 0.00, 0.16),
    CULL: Value(0.05, 0.02, 0.00, limited=False),
    DRAW: Value(0.36, 0.45, 0.00),
}
if list(VALUES) != list(range(len(SYMBOLS))):
    raise BrokenRules("groves: the judge has no value for a symbol, or one for none")
LATER: Final[list[float]] = [value.later for value in VALUES.values()]
NOW: Final[list[float]] = [value.now for value in VALUES.values()]
STOCK: Final[list[float]] = [value.stock for value in VALUES.values()]
CHOSEN: Final[list[float]] = [value.chosen for value in VALUES.values()]
LIMITED: Final[list[bool]] = [value.limited for value in VALUES.values()]
SOON: Final = 2.5  # rounds in which a purchase is still likely


def soon(rounds: float) -> float:
    """How likely stock from a reward still becomes a grove: certain at first, unlikely in the last round."""
    return min(1.0, (rounds + 0.25) / SOON)


# Now.


def reward_now(t: GrovesTable, seat: i64, reward: i64, first: i64, rounds: float) -> float:
    """What a reward brings now, from one of its symbols on."""
    symbols = t.content.rewards[reward]
    total = 0.0
    for at in range(first, len(symbols.kinds)):
        total += symbol_now(t, seat, symbols.kinds[at], symbols.a[at], symbols.b[at], rounds)
    return total


def symbol_now(t: GrovesTable, seat: i64, kind: i64, a: i64, b: i64, rounds: float) -> float:
    """What one symbol of a reward brings now, as far as the supply lasts."""
    if kind == SWAP:
        return max(0.0, reward_now(t, seat, b, 0, rounds) - reward_now(t, seat, a, 0, rounds))
    if kind == EITHER:
        return max(reward_now(t, seat, a, 0, rounds), reward_now(t, seat, b, 0, rounds))
    if kind >= len(LATER):
        raise BrokenRules(f"groves: the judge has no value for symbol {kind}")
    number = min(a, left_of(t, seat, kind)) if LIMITED[kind] else a
    return CHOSEN[kind] * piece_now(kind, rounds) * float(number)


def piece_now(kind: i64, rounds: float) -> float:
    """What one piece of a symbol brings now, whichever reward it comes from."""
    return NOW[kind] + STOCK[kind] * soon(rounds)


# Sooner or later.


def reward_values(content: GrovesContent) -> list[float]:
    """Every reward in mid-game, whatever there is in the supply; the last place is no reward."""
    return [reward_value(content, reward) for reward in range(len(content.rewards))] + [0.0]


def reward_value(content: GrovesContent, reward: i64) -> float:
    """A reward in mid-game: all its symbols, of `either` the better side, of `swap` what it gains."""
    symbols = content.rewards[reward]
    total = 0.0
    for at in range(len(symbols.kinds)):
        kind, a, b = symbols.kinds[at], symbols.a[at], symbols.b[at]
        if kind == SWAP:
            total += max(0.0, reward_value(content, b) - reward_value(content, a))
        elif kind == EITHER:
            total += max(reward_value(content, a), reward_value(content, b))
        else:
            total += LATER[kind] * float(a)
    return total
