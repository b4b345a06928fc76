"""What a seat may hope for from summoning and realm cards, for the judge."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.engine.nothing import NOBODY
from spinney.games.groves.content.cards import ALIKE, ANY_COLOUR, DIFFERENT, RealmCard
from spinney.games.groves.rules.bags import size
from spinney.games.groves.rules.realm_cards import groves_by_colour, trophy_count
from spinney.games.groves.state.table import GrovesTable
from spinney.games.groves.state.takes import BIT, KEPT, PENDING, SEAT, SHOWN

CARD: Final = 0.75  # how far a bag keeps its colours
LIGHTNING: Final = 0.5


def card_hopes(t: GrovesTable, seat: i64, counts: list[i64], rounds: float) -> float:
    """The face-down cards of a seat."""
    takes = t.takes
    total = 0.0
    for take in range(takes.count()):
        if takes.get(take, SEAT) == seat and takes.get(take, SHOWN) == 0 and takes.get(take, BIT) != PENDING:
            total += card_hope(t, takes.get(take, KEPT), counts, rounds)
    return total


def card_hope(t: GrovesTable, card: i64, counts: list[i64], rounds: float) -> float:
    """G-10.2  The chance that one of the draws to come completes the card, times its points."""
    total = float(max(1, size(counts)))
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


def add_trophy_hopes(t: GrovesTable, rounds: float, values: list[float]) -> None:
    """G-10.8  A trophy goes to the one with the most: a lead counts, and more so the later it is."""
    for place in range(len(t.realm_cards)):
        card = t.content.realm_cards[t.realm_cards[place]]
        if not card.lightning:
            counts = [trophy_count(t, seat, card) for seat in range(t.seats)]
            for seat in range(t.seats):
                values[seat] += float(card.dominion) * lead(counts, seat, rounds)


def lead(counts: list[i64], seat: i64, rounds: float) -> float:
    """How likely a trophy is for a seat, by what all have of what it counts and by the rounds to come."""
    mine = float(counts[seat])
    if len(counts) == 1:
        return min(1.0, mine)
    best: i64 = 0
    for other in range(len(counts)):
        if other != seat and counts[other] > best:
            best = counts[other]
    ahead = (mine - float(best)) / (1.0 + 0.35 * rounds)
    return max(0.0, min(1.0, 0.5 * ahead + 1.0 / float(len(counts) + 1)))


def lightning_hope(t: GrovesTable, seat: i64, rounds: float) -> float:
    """G-10.11  How near the seat is to a lightning card that nobody has."""
    total = 0.0
    likely = min(1.0, rounds / 3.0)
    for place in range(len(t.realm_cards)):
        card = t.content.realm_cards[t.realm_cards[place]]
        if card.lightning and t.card_owner[place] == NOBODY:
            total += LIGHTNING * likely * float(card.dominion) * progress(t, seat, card) ** 2
    return total


def progress(t: GrovesTable, seat: i64, card: RealmCard) -> float:
    """The share of the groves needed for a lightning card that the seat has."""
    counts = groves_by_colour(t, seat)
    if card.colour != ANY_COLOUR:
        return min(1.0, float(counts[card.colour]) / float(card.each))
    have = sorted([min(count, card.each) for count in counts])
    have.reverse()
    return float(sum(have[: card.colours])) / float(card.each * card.colours)
