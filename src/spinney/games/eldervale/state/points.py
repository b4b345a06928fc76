"""Chapter 11: final scoring, tie-break and winners."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from spinney.engine.bits import bit_count, bits_of
from spinney.engine.score import ScoreItem, best_seats
from spinney.games.eldervale import events
from spinney.games.eldervale.atoms import ELEMENT_COUNT, NONE, PROPHECY, SPLENDOUR
from spinney.games.eldervale.counters import worth_of

if TYPE_CHECKING:
    from spinney.games.eldervale.table import EldervaleTable


def score(t: EldervaleTable, seat: i64) -> i64:
    """E-11.3, E-11.8  All items, as if the game ended now."""
    total: i64 = 0
    for item in range(len(events.ITEMS)):
        total += points_for(t, seat, item)
    return total


def points_for(t: EldervaleTable, seat: i64, item: i64) -> i64:
    """E-11.8  One item of the score sheet."""
    if item == 0:
        return t.players[seat].vp
    if item == 1:
        return orb_points(t, seat)
    if item == 2:
        return track_points(t, seat)
    if item == 3:
        return dwelling_points(t, seat)
    if item == 4:
        return card_points(t, seat)
    if item == 5:
        return value(t, seat, t.players[seat].element)
    if item == 6:
        return aura_points(t, seat)
    return vault_points(t, seat) if item == 7 else prophecy_points(t, seat)


def value(t: EldervaleTable, seat: i64, element: i64) -> i64:
    """19.4  The value beside a player's marker."""
    return t.content.tracks.power[t.players[seat].power[element]]


def orb_points(t: EldervaleTable, seat: i64) -> i64:
    """E-11.3 (1), R-38  Orbs held unspent or lying on the reward track."""
    return t.content.scoring.orb * (t.players[seat].orbs + t.orb_track.count(seat))


def track_points(t: EldervaleTable, seat: i64) -> i64:
    """E-11.3 (2)  For each Element the value beside the marker."""
    points: i64 = 0
    for element in range(ELEMENT_COUNT):
        points += value(t, seat, element)
    return points


def dwelling_points(t: EldervaleTable, seat: i64) -> i64:
    """E-11.3 (3)  For each Dwelling the value of its Realm's Element."""
    points: i64 = 0
    for tile in bits_of(t.players[seat].dwellings):
        points += value(t, seat, t.content.tile_element[tile])
    return points


def card_points(t: EldervaleTable, seat: i64) -> i64:
    """E-11.3 (4), R-39, R-56  The best Adventure Cards, at most three for each Dwelling."""
    player = t.players[seat]
    values = sorted([value(t, seat, t.content.card_element[card]) for card in player.cards], reverse=True)
    limit = t.content.scoring.cards * bit_count(player.dwellings)
    points: i64 = 0
    for at in range(min(limit, len(values))):
        points += values[at]
    return points


def aura_points(t: EldervaleTable, seat: i64) -> i64:
    """19.10 splendour  Outside the limit, on a Starter too."""
    points: i64 = 0
    for card in t.players[seat].cards:
        if t.aura_kind_on(card) == SPLENDOUR:
            points += t.content.scoring.splendour
    if t.aura_kind_on(t.starter_of(seat)) == SPLENDOUR:
        points += t.content.scoring.splendour
    return points


def vault_points(t: EldervaleTable, seat: i64) -> i64:
    """E-11.3 (5)  As printed, without limit."""
    points: i64 = 0
    for card in t.players[seat].cards:
        points += worth_of(t, seat, t.content.adventures[card].vault, card)
    return points


def prophecy_points(t: EldervaleTable, seat: i64) -> i64:
    """E-11.3 (6), E-14.4  Prophecies in hand."""
    points: i64 = 0
    for design in t.players[seat].hand:
        if t.content.magic_kind[design] == PROPHECY:
            points += worth_of(t, seat, t.content.magic[design].score, NONE)
    return points


# The end.


def resources(t: EldervaleTable, seat: i64) -> i64:
    """E-11.5, R-41  Tokens and all Magic Cards in hand; Treasure Tokens do not count."""
    return t.players[seat].token_count() + len(t.players[seat].hand)


def finish(t: EldervaleTable) -> None:
    """E-11.5, E-11.7  Most VP, then most resources; still tied means a shared victory."""
    t.reveal()
    for seat in in_score_order(t):
        for item in range(len(events.ITEMS)):
            t.tell(events.FINAL, seat, item, points_for(t, seat, item))
    winners = best_seats(t.scores, tie_break(t))
    for seat in winners:
        t.tell(events.WINS, seat, score(t, seat), 1 if len(winners) > 1 else 0)
    t.finish(winners)


def in_score_order(t: EldervaleTable) -> list[i64]:
    """E-11.3 (6), R-40  Ascending by the score before Prophecies; ties by turn order."""
    order: list[i64] = [(t.first + place) % t.seats for place in range(t.seats)]
    before = [score(t, seat) - prophecy_points(t, seat) for seat in range(t.seats)]
    for at in range(1, len(order)):
        place = at
        while place > 0 and before[order[place - 1]] > before[order[place]]:
            order[place - 1], order[place] = order[place], order[place - 1]
            place -= 1
    return order


def tie_break(t: EldervaleTable) -> list[ScoreItem]:
    """E-11.5  What decides between seats that are level."""
    return [ScoreItem("resources", [int(resources(t, seat)) for seat in range(t.seats)], "E-11.5")]
