"""What Items, Forest Friends, dice and spare cubes bring to a seat, in Gold."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.engine.bits import bit_count
from spinney.engine.nothing import NONE
from spinney.games.leylines.content.effects import (
    ACCOUNTANT,
    APPRAISER,
    COMPANION,
    CRITTER,
    DELIVERY,
    EXCHANGE,
    HARP,
    LANTERN,
    NEGOTIATOR,
    PATHFINDER,
    POTION,
    ROUTE,
    SATCHEL,
    SHADOW,
    TABLET,
)
from spinney.games.leylines.judge.plan import cubes_wanted
from spinney.games.leylines.state.cubes import DIE_VALUES, of, size
from spinney.games.leylines.state.table import LeylinesTable

# What an Item brings in each round to come, and besides while it can still be used today.
ITEM_VALUES: Final[dict[int, tuple[float, float]]] = {
    LANTERN: (0.4, 0.0),
    HARP: (2.0, 0.0),
    COMPANION: (2.3, 1.8),
    TABLET: (0.5, 0.4),
    POTION: (0.7, 0.0),
    SATCHEL: (0.3, 0.0),
}
ROUND: Final[list[float]] = [ITEM_VALUES[item][0] for item in range(len(ITEM_VALUES))]
READY: Final[list[float]] = [ITEM_VALUES[item][1] for item in range(len(ITEM_VALUES))]
# What a Friend brings; Helpful Critter and Accountant for each round to come, an Appraiser by Contracts.
FRIEND_VALUES: Final[dict[int, float]] = {
    NEGOTIATOR: 2.3,
    EXCHANGE: 1.8,
    CRITTER: 0.4,
    ROUTE: 3.0,
    APPRAISER: 0.0,
    DELIVERY: 2.6,
    SHADOW: 1.6,
    PATHFINDER: 3.2,
    ACCOUNTANT: 1.2,
}
FRIEND: Final[list[float]] = [FRIEND_VALUES[kind] for kind in range(len(FRIEND_VALUES))]
PIP: Final = 0.07  # a pip of an unused die
SPARE: Final = 0.45  # a cube that no Contract needs
FULL: Final = 0.5  # what a cube less of room costs, near the limit


def items_value(t: LeylinesTable, seat: i64, rounds: float) -> float:
    """What the Items of a seat will still bring, besides the Gold at the end."""
    who = t.travellers[seat]
    total = 0.0
    for item in range(len(ROUND)):
        if who.has(item):
            total += ROUND[item] * rounds
            if who.is_ready(item) and size(who.dice) > 0:
                total += READY[item]
    return total


def friends_value(t: LeylinesTable, seat: i64, rounds: float) -> float:
    """The Friends of a seat: cards to play, and those that stay."""
    friends = t.travellers[seat].friends
    total = 0.0
    if friends != 0:
        for kind in range(len(FRIEND)):
            number = bit_count(friends & t.content.friends_of[kind])
            if number > 0:
                total += float(number) * friend_value(t, seat, kind, rounds)
    return total


def friend_value(t: LeylinesTable, seat: i64, kind: i64, rounds: float) -> float:
    """A Friend that stays is worth more the longer it stays; one to be played needs some time, too."""
    if kind == APPRAISER:
        return float(t.content.appraiser * bit_count(t.travellers[seat].completed))
    if kind in (CRITTER, ACCOUNTANT):
        return FRIEND[kind] * (0.5 + rounds)
    return FRIEND[kind] * min(1.0, 0.3 + 0.3 * rounds + 0.1 * float(size(t.travellers[seat].dice)))


def hire_value(t: LeylinesTable, seat: i64, rounds: float) -> float:
    """L-7.17 to L-7.19  The better Friend of the display, less its price, for whoever has Gold."""
    if t.travellers[seat].gold < t.content.friend_price:
        return 0.0
    best = 0.0
    for place in range(len(t.friends)):
        card = t.friends[place]
        if card != NONE:
            value = friend_value(t, seat, t.content.friend_kind[card], rounds)
            best = max(best, value + float(t.friend_gold[place] - t.content.friend_price))
    return best


def dice_value(t: LeylinesTable, seat: i64) -> float:
    """The dice that a seat has left: high ones go far."""
    dice = t.travellers[seat].dice
    total = 0.0
    for value in range(DIE_VALUES):
        total += PIP * float((value + 1) * of(dice, value))
    return total


def cubes_value(t: LeylinesTable, seat: i64, rounds: float) -> float:
    """Cubes that no Contract needs pay for Items and for Contracts to come."""
    who = t.travellers[seat]
    over: i64 = 0
    for number in cubes_wanted(t, seat):
        if number < 0:
            over -= number
    room = t.limit(seat) - size(who.cubes)
    tight = FULL * float(2 - room) if room < 2 else 0.0
    return (SPARE + 0.1 * min(1.5, rounds)) * float(over) - tight * min(1.0, rounds + 0.3)


def item_prospect(t: LeylinesTable, seat: i64, item: i64, rounds: float) -> float:
    """What it would bring to own an Item from now on."""
    who, gold = t.travellers[seat], t.content.item_gold
    owned = bit_count(who.items)
    return float(gold[min(len(gold) - 1, owned + 1)] - gold[owned]) + ROUND[item] * rounds + READY[item]
