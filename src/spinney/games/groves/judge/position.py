"""How good a position is for each seat: the estimate that bots climb. The weights were found by playing.

A seat is worth the points it has, what it can still make of its stock, bag and groves in the rounds to
come, and what lies in the question that it is asked just now.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from spinney.games.groves.content.cards import WRAITH
from spinney.games.groves.content.edition import GrovesContent
from spinney.games.groves.judge.asked import pending_value
from spinney.games.groves.judge.cards import add_trophy_hopes, card_hopes, lightning_hope
from spinney.games.groves.judge.realm import (
    aim_value,
    crystals_value,
    elements_value,
    engine_value,
    own_spirits,
    spirits_value,
)
from spinney.games.groves.judge.rewards import reward_values
from spinney.games.groves.state.table import GrovesTable, Solo

PACE: Final = 1.0  # groves that leave the stack in a round, besides ...
PACE_EACH: Final = 0.3  # ... what each seat buys
SOLO_PACE: Final = 2.3
BASE: Final = 0.35  # an unfinished portal
REACH: Final = 0.06  # a neighbour's realm in reach, for each round to come
UNPLACED: Final = 0.45  # a spirit that is still to be placed
DOUBT: Final = 1.0  # points that luck is worth in the last round ...
DOUBT_EACH: Final = 0.35  # ... and more for each round to come
AT_ONCE: Final = 0.5  # spaces of the Hollows that count less where no power can avert a loss (G-14.31)
CURSED: Final = 0.35  # share of the wraiths drawn that powers can turn away, for each power in the bag


class GrovesJudge:
    """The judge of one edition, who has read its rewards."""

    def __init__(self, content: GrovesContent) -> None:
        self.rewards: Final = reward_values(content)

    def judge(self, t: GrovesTable) -> list[float]:
        """How good the position is for each seat; rewards were valued once, for the whole edition."""
        return shares_of(t, self.rewards)


def shares_of(t: GrovesTable, rewards: list[float]) -> list[float]:
    """Each seat's likely share of the victory."""
    if t.over:
        return [1.0 / float(len(t.winners)) if seat in t.winners else 0.0 for seat in range(t.seats)]
    rounds = rounds_left(t)
    values = [seat_value(t, seat, rounds, rewards) for seat in range(t.seats)]
    add_trophy_hopes(t, rounds, values)
    if t.seat >= 0:
        values[t.seat] += pending_value(t, t.seat, rounds, rewards)
    doubt = DOUBT + DOUBT_EACH * rounds
    if t.solo is not None:
        return [solo_share(t, t.solo, values[0], rounds, doubt)]
    best = max(values)
    shares = [exp((value - best) / doubt) for value in values]
    total = sum(shares)
    return [share / total for share in shares]


def rounds_left(t: GrovesTable) -> float:
    """G-11.6  Rounds after this one, as the stack is likely to shrink."""
    if t.solo is not None:
        return float(t.stack) / SOLO_PACE
    return float(t.stack) / (PACE + PACE_EACH * float(t.seats))


def seat_value(t: GrovesTable, seat: i64, rounds: float, rewards: list[float]) -> float:
    """Points in hand, and points to be expected."""
    realm = t.realms[seat]
    value = float(t.score(seat) - t.leftovers(seat))
    value += elements_value(t, seat, rounds) + crystals_value(t, seat, rounds)
    value += aim_value(t, seat, rounds)
    counts = own_spirits(t, seat)
    value += spirits_value(t, counts, rounds) + engine_value(t, seat, counts, rounds, rewards)
    value += UNPLACED * float(realm.unplaced) + BASE * float(realm.base)
    if realm.portals:
        value += REACH * rounds
    return value + card_hopes(t, seat, counts, rounds) + lightning_hope(t, seat, rounds)


def solo_share(t: GrovesTable, solo: Solo, value: float, rounds: float, doubt: float) -> float:
    """G-14.24  The chance to have more than the Hollows will show, and room left in them."""
    hollows = hollows_to_come(t, solo, rounds)
    to_beat = float(t.content.first_hollow) + hollows + 0.5
    room = float(t.content.hollows) - hollows - (AT_ONCE if solo.at_once else 0.0)
    return 1.0 / (1.0 + exp((to_beat - value) / doubt)) / (1.0 + exp(-1.5 * (room - 0.7)))


def hollows_to_come(t: GrovesTable, solo: Solo, rounds: float) -> float:
    """G-14.8, G-14.9  Wraiths in the Hollows at the end, if every draw is average."""
    wraiths, tokens = float(solo.bag[WRAITH]), float(sum(solo.bag) + sum(solo.drawn) - solo.drawn[WRAITH])
    hollows = float(solo.hollows) + float(solo.drawn[WRAITH])
    powers = float(sum(solo.bag[1:WRAITH]) + sum(solo.drawn[1:WRAITH]))
    left = rounds + (1.0 if sum(solo.drawn) == 0 else 0.0)
    draws = float(t.content.solo_draw)
    while left > 0.0:
        step = min(1.0, left)
        drawn = step * draws * wraiths / max(1.0, tokens)
        stopped = drawn * min(0.9, CURSED * powers * draws / max(1.0, tokens) * 3.0)
        hollows += drawn - stopped
        wraiths += step - drawn + stopped
        tokens += step - drawn + stopped
        left -= 1.0
    return hollows
