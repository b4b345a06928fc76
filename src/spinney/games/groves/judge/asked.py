"""What lies in the question that a seat is asked: rewards on their way, a purchase, a portal."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.games.groves.content.symbols import EARTH, SPIRIT
from spinney.games.groves.judge.cards import card_hope, lightning_hope
from spinney.games.groves.judge.realm import (
    aim_value,
    crystals_value,
    elements_value,
    engine_value,
    own_spirits,
)
from spinney.games.groves.judge.rewards import piece_now, reward_now
from spinney.games.groves.rules.buying import buy
from spinney.games.groves.rules.collecting import can_do, collect, offer_reward
from spinney.games.groves.state.table import GrovesTable
from spinney.games.groves.terms import questions
from spinney.games.groves.terms.questions import QUESTIONS

PORTAL_NOW: Final = 0.9


def pending_value(t: GrovesTable, seat: i64, rounds: float, rewards: list[float]) -> float:
    """The question itself, and the rewards that are planned after it."""
    if len(t.options) == 0:
        return 0.0
    total = asked_value(t, seat, rounds, rewards)
    for number in range(t.ahead() - 1, -1, -1):
        step = t.step_ahead(number)
        if step[0] is offer_reward and can_do(t, seat, step[2]):
            total += max(0.0, reward_now(t, seat, step[2], 0, rounds))
        elif step[0] is collect:
            total += reward_now(t, seat, step[2], step[3], rounds)
    return total


def asked_value(t: GrovesTable, seat: i64, rounds: float, rewards: list[float]) -> float:
    """What the answer to the question will bring: a reward, a purchase, a card to keep, a portal."""
    asked = QUESTIONS.of(t)
    if asked == questions.COLLECT:
        return max(0.0, reward_now(t, seat, t.about, 0, rounds))
    if asked == questions.GAIN:
        return piece_now(EARTH, rounds) * float(t.about)
    if asked == questions.PAY:
        return -piece_now(EARTH, rounds) * float(t.about)
    if asked == questions.EITHER:
        return max(reward_now(t, seat, t.about, 0, rounds), reward_now(t, seat, t.more, 0, rounds))
    if asked == questions.SWAP:
        return max(0.0, reward_now(t, seat, t.more, 0, rounds) - reward_now(t, seat, t.about, 0, rounds))
    if asked == questions.SPIRIT:
        return piece_now(SPIRIT, rounds) * float(t.about)
    if asked == questions.BUY:
        return best_purchase(t, seat, rounds, rewards)
    if asked == questions.KEEP:
        counts = own_spirits(t, seat)
        return max(card_hope(t, card, counts, rounds) for card in t.looked)
    if asked == questions.PORTAL:
        return PORTAL_NOW
    return 0.0


def best_purchase(t: GrovesTable, seat: i64, rounds: float, rewards: list[float]) -> float:
    """While a seat is asked what to buy: the gain of the best grove on offer, or of none."""
    before = bought_value(t, seat, rounds, rewards)
    best = 0.0
    for option in t.options:
        if option != t.content.actions.pass_:
            after = t.clone()
            buy(after, seat, t.content.actions.part_of(option))
            best = max(best, bought_value(after, seat, rounds, rewards) - before)
    return best


def bought_value(t: GrovesTable, seat: i64, rounds: float, rewards: list[float]) -> float:
    """All that a purchase changes: points, stock, the realm; compared before and after it."""
    points = float(t.grove_points(seat) + t.realm_card_points(seat))
    stock = elements_value(t, seat, rounds) + crystals_value(t, seat, rounds) + aim_value(t, seat, rounds)
    engine = engine_value(t, seat, own_spirits(t, seat), rounds, rewards)
    return points + stock + engine + lightning_hope(t, seat, rounds)
