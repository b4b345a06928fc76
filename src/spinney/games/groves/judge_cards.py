"""What a seat may hope for from summoning and realm cards, for the judge."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.games.groves.cards import ALIKE, ANY_COLOUR, DIFFERENT, RealmCard
from spinney.games.groves.judge_stock import own_spirits
from spinney.games.groves.realm_cards import groves_by_colour, trophy_count
from spinney.games.groves.table import EMPTY, GrovesTable
from spinney.games.groves.takes import BIT, KEPT, PENDING, SEAT, SHOWN

CARD: Final = 0.75  # how far a bag keeps its colours
LIGHTNING: Final = 0.5


def card_hopes(t: GrovesTable, seat: i64, rounds: float) -> float:
    total = trophy_hope(t, seat, rounds) + lightning_hope(t, seat, rounds)
    takes = t.takes
    for take in range(takes.count()):
        if takes.get(take, SEAT) == seat and takes.get(take, SHOWN) == 0 and takes.get(take, BIT) != PENDING:
            total += card_hope(t, seat, takes.get(take, KEPT), rounds)
    return total


def card_hope(t: GrovesTable, seat: i64, card: i64, rounds: float) -> float:
    """G-10.2  The chance that one of the draws to come completes the card, times its points."""
    counts = own_spirits(t, seat)
    total = float(max(1, sum(counts)))
    shares = [float(number) / total for number in counts]
    face = t.content.summoning[card]
    if face.kind == ALIKE:
        chance = sum([share * share * share for share in shares[1:]])
    elif face.kind == DIFFERENT:
        chance = 0.0
        for one in range(1, len(shares)):
            for two in range(one + 1, len(shares)):
                for three in range(two + 1, len(shares)):
                    chance += 6.0 * shares[one] * shares[two] * shares[three]
    else:
        chance = 3.0
        for spirit in range(len(shares)):
            for _ in range(face.needs[spirit]):
                chance *= shares[spirit] * (2.0 if face.needs[spirit] == 1 else 1.0) ** 0.5
    missed = 1.0
    left = CARD * rounds
    while left > 0.0:
        missed *= 1.0 - min(1.0, left) * min(1.0, chance)
        left -= 1.0
    return float(face.dominion) * (1.0 - missed)


def trophy_hope(t: GrovesTable, seat: i64, rounds: float) -> float:
    """G-10.8  A trophy goes to the one with the most: a lead counts, and more so the later it is."""
    total = 0.0
    for place in range(len(t.realm_cards)):
        card = t.content.realm_cards[t.realm_cards[place]]
        if not card.lightning:
            total += float(card.dominion) * lead(t, seat, card, rounds)
    return total


def lead(t: GrovesTable, seat: i64, card: RealmCard, rounds: float) -> float:
    mine = float(trophy_count(t, seat, card))
    if t.seats == 1:
        return min(1.0, mine)
    best = 0.0
    for other in range(t.seats):
        if other != seat:
            best = max(best, float(trophy_count(t, other, card)))
    ahead = (mine - best) / (1.0 + 0.35 * rounds)
    return max(0.0, min(1.0, 0.5 * ahead + 1.0 / float(t.seats + 1)))


def lightning_hope(t: GrovesTable, seat: i64, rounds: float) -> float:
    """G-10.11  How near the seat is to a lightning card that nobody has."""
    total = 0.0
    likely = min(1.0, rounds / 3.0)
    for place in range(len(t.realm_cards)):
        card = t.content.realm_cards[t.realm_cards[place]]
        if card.lightning and t.card_owner[place] == EMPTY:
            total += LIGHTNING * likely * float(card.dominion) * progress(t, seat, card) ** 2
    return total


def progress(t: GrovesTable, seat: i64, card: RealmCard) -> float:
    """The share of the groves needed that the seat has."""
    counts = groves_by_colour(t, seat)
    if card.colour != ANY_COLOUR:
        return min(1.0, float(counts[card.colour]) / float(card.each))
    have = sorted([min(count, card.each) for count in counts])
    have.reverse()
    return float(sum(have[: card.colours])) / float(card.each * card.colours)
