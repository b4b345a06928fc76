"""Chapter 11: what each seat would score if the game ended now, item by item."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from spinney.engine.bits import bit_count, bits_of
from spinney.engine.errors import BrokenRules
from spinney.engine.nothing import NONE
from spinney.games.eldervale.content.scores import Score
from spinney.games.eldervale.content.vocabulary import ELEMENT_COUNT, PROPHECY, SPLENDOUR
from spinney.games.eldervale.state.counters import count_for
from spinney.games.eldervale.terms import score_items

if TYPE_CHECKING:
    from spinney.games.eldervale.state.table import EldervaleTable


def score(t: EldervaleTable, seat: i64) -> i64:
    """E-11.3, E-11.8  All points of a player, as if the game ended now."""
    total: i64 = 0
    for item in range(len(score_items.ITEMS)):
        total += points_for(t, seat, item)
    return total


def points_for(t: EldervaleTable, seat: i64, item: i64) -> i64:
    """E-11.8  The points of a player for one item of the score sheet."""
    if item == score_items.TRACK:
        return t.players[seat].vp
    if item == score_items.ORBS:
        return orb_points(t, seat)
    if item == score_items.POWER_TRACKS:
        return track_points(t, seat)
    if item == score_items.DWELLINGS:
        return dwelling_points(t, seat)
    if item == score_items.ADVENTURE_CARDS:
        return card_points(t, seat)
    if item == score_items.STARTER_CARD:
        return marker_points(t, seat, t.players[seat].element)
    if item == score_items.AURAS:
        return aura_points(t, seat)
    if item == score_items.VAULTS:
        return vault_points(t, seat)
    if item == score_items.PROPHECIES:
        return prophecy_points(t, seat)
    raise BrokenRules(f"eldervale: nothing counts the score item {item}")


def marker_points(t: EldervaleTable, seat: i64, element: i64) -> i64:
    """19.4  The points beside a player's marker on the Power Track of an Element."""
    return t.content.tracks.power[t.players[seat].power[element]]


def orb_points(t: EldervaleTable, seat: i64) -> i64:
    """E-11.3 (1), R-38  Orbs held unspent or lying on the reward track."""
    return t.content.scoring.orb * (t.players[seat].orbs + t.orb_track.count(seat))


def track_points(t: EldervaleTable, seat: i64) -> i64:
    """E-11.3 (2)  For each Element the value beside the marker."""
    points: i64 = 0
    for element in range(ELEMENT_COUNT):
        points += marker_points(t, seat, element)
    return points


def dwelling_points(t: EldervaleTable, seat: i64) -> i64:
    """E-11.3 (3)  For each Dwelling the value of its Realm's Element."""
    points: i64 = 0
    for tile in bits_of(t.players[seat].dwellings):
        points += marker_points(t, seat, t.content.tile_element[tile])
    return points


def card_points(t: EldervaleTable, seat: i64) -> i64:
    """E-11.3 (4), R-39, R-56  The best Adventure Cards, at most three for each Dwelling."""
    player = t.players[seat]
    values = sorted(
        [marker_points(t, seat, t.content.card_element[card]) for card in player.cards], reverse=True
    )
    limit = t.content.scoring.cards * bit_count(player.dwellings)
    points: i64 = 0
    for at in range(min(limit, len(values))):
        points += values[at]
    return points


def aura_points(t: EldervaleTable, seat: i64) -> i64:
    """19.10 splendour  Points of Auras, outside the limit for cards, on a Starter too."""
    points: i64 = 0
    for card in t.players[seat].cards:
        if t.aura_kind_on(card) == SPLENDOUR:
            points += t.content.scoring.splendour
    if t.aura_kind_on(t.starter_of(seat)) == SPLENDOUR:
        points += t.content.scoring.splendour
    return points


def vault_points(t: EldervaleTable, seat: i64) -> i64:
    """E-11.3 (5)  The points of Vaults, as printed and without limit."""
    points: i64 = 0
    for card in t.players[seat].cards:
        points += points_of(t, seat, t.content.adventures[card].vault, card)
    return points


def prophecy_points(t: EldervaleTable, seat: i64) -> i64:
    """E-11.3 (6), E-14.4  The points of Prophecies in hand."""
    points: i64 = 0
    for design in t.players[seat].hand:
        if t.content.magic_kind[design] == PROPHECY:
            points += points_of(t, seat, t.content.magic[design].score, NONE)
    return points


def points_of(t: EldervaleTable, seat: i64, score: Score | None, card: i64) -> i64:
    """19.0  What a Vault or a Prophecy scores, counter by counter."""
    if score is None:
        return 0
    points: i64 = 0
    for at in range(len(score.counters)):
        number = count_for(t, seat, score.counters[at], card)
        row = score.rows[at]
        if len(row) > 0:
            last: i64 = len(row) - 1
            points += row[min(number, last)]
            continue
        scored = score.points[at] * (number // score.per[at])
        points += scored if score.most[at] == NONE else min(scored, score.most[at])
    return points
