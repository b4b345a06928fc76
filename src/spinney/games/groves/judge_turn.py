"""What lies in the question that a seat is asked: rewards on their way, a purchase, a portal."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.engine.table import FLOOR
from spinney.games.groves import actions
from spinney.games.groves.bags import size
from spinney.games.groves.buying import buy
from spinney.games.groves.collecting import can_do, collect, offer_reward
from spinney.games.groves.judge_cards import card_hope, lightning_hope
from spinney.games.groves.judge_stock import (
    aim_worth,
    crystals_worth,
    elements_worth,
    engine_worth,
    own_spirits,
    soon,
)
from spinney.games.groves.rewards import (
    ANY,
    CRYSTAL,
    CULL,
    DOMINION,
    DRAW,
    SPIRIT,
    SWAP,
    WATER,
    WHITES,
)
from spinney.games.groves.table import GrovesTable

SPIRIT_NOW: Final = 0.30
WHITE_NOW: Final = 0.16
CULL_NOW: Final = 0.02
DRAW_NOW: Final = 0.45
PORTAL_NOW: Final = 0.9


def pending_worth(t: GrovesTable, seat: i64, rounds: float) -> float:
    """The question itself, and the rewards that are planned after it."""
    if len(t.options) == 0:
        return 0.0
    total = asked_worth(t, seat, rounds, t.content.actions.kind_of(t.options[0]))
    for at in range(FLOOR, len(t.agenda)):
        step = t.agenda[at]
        if step[0] is offer_reward and can_do(t, seat, step[2]):
            total += max(0.0, reward_now(t, seat, step[2], 0, rounds))
        elif step[0] is collect:
            total += reward_now(t, seat, step[2], step[3], rounds)
    return total


def asked_worth(t: GrovesTable, seat: i64, rounds: float, kind: i64) -> float:
    if kind == actions.COLLECT:
        return max(0.0, reward_now(t, seat, t.about, 0, rounds))
    if kind == actions.GAIN:
        return element_now(rounds) * float(t.about)
    if kind == actions.PAY:
        return -element_now(rounds) * float(t.about)
    if kind in (actions.FIRST, actions.SECOND):
        return max(reward_now(t, seat, t.about, 0, rounds), reward_now(t, seat, t.more, 0, rounds))
    if kind == actions.SWAP:
        return max(0.0, reward_now(t, seat, t.more, 0, rounds) - reward_now(t, seat, t.about, 0, rounds))
    if kind in (actions.SPIRIT, actions.SEND):
        return SPIRIT_NOW * soon(rounds) * float(t.about)
    if kind == actions.BUY:
        return best_purchase(t, seat, rounds)
    if kind == actions.KEEP:
        counts = own_spirits(t, seat)
        return max(card_hope(t, card, counts, rounds) for card in t.looked)
    if kind == actions.PORTAL:
        return PORTAL_NOW
    return 0.0


def element_now(rounds: float) -> float:
    return 0.2 + 0.15 * soon(rounds)


def reward_now(t: GrovesTable, seat: i64, reward: i64, first: i64, rounds: float) -> float:
    """What a reward brings now, from one of its symbols on."""
    symbols = t.content.rewards[reward]
    total = 0.0
    for at in range(first, len(symbols.kinds)):
        total += symbol_now(t, seat, symbols.kinds[at], symbols.a[at], symbols.b[at], rounds)
    return total


def symbol_now(t: GrovesTable, seat: i64, kind: i64, a: i64, b: i64, rounds: float) -> float:
    number = float(a)
    if kind <= WATER:
        return element_now(rounds) * min(number, float(t.supply.elements[kind]))
    if kind == ANY:
        return 1.15 * element_now(rounds) * number
    if kind == CRYSTAL:
        return (0.2 + 0.1 * soon(rounds)) * min(number, float(t.supply.crystals))
    if kind == DOMINION:
        return min(number, float(t.supply.dominion))
    if kind == SPIRIT:
        return SPIRIT_NOW * soon(rounds) * number
    if kind == WHITES:
        return WHITE_NOW * soon(rounds) * min(number, float(t.supply.spirits[0]))
    if kind == CULL:
        return CULL_NOW
    if kind == DRAW:
        return DRAW_NOW * min(number, float(size(t.realms[seat].bag)))
    if kind == SWAP:
        return max(0.0, reward_now(t, seat, b, 0, rounds) - reward_now(t, seat, a, 0, rounds))
    return max(reward_now(t, seat, a, 0, rounds), reward_now(t, seat, b, 0, rounds))


def best_purchase(t: GrovesTable, seat: i64, rounds: float) -> float:
    """The gain of the best grove that can be bought, and of none."""
    before = bought_worth(t, seat, rounds)
    best = 0.0
    for option in t.options:
        if option != t.content.actions.pass_:
            after = t.clone()
            buy(after, seat, t.content.actions.part_of(option))
            best = max(best, bought_worth(after, seat, rounds) - before)
    return best


def bought_worth(t: GrovesTable, seat: i64, rounds: float) -> float:
    """What a purchase changes: points, stock, the realm."""
    points = float(t.grove_points(seat) + t.realm_card_points(seat))
    stock = elements_worth(t, seat, rounds) + crystals_worth(t, seat, rounds) + aim_worth(t, seat, rounds)
    return (
        points + stock + engine_worth(t, seat, own_spirits(t, seat), rounds) + lightning_hope(t, seat, rounds)
    )
