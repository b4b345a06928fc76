"""What a question is worth to the seat that answers it: an action that has begun is not yet on the board.

Effects that happen once are worth what they ask for; what they give at once lies on the table already.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from spinney.games.shifting_realms.judge.moves import begun_value, going_value
from spinney.games.shifting_realms.judge.supplies import idle_value
from spinney.games.shifting_realms.judge.tiles import gain_of, tile_value
from spinney.games.shifting_realms.judge.weights import (
    CHANGE,
    DECK,
    FIRST,
    RAIDER,
    RELOCATION,
    SOLDIER,
    STRIKE,
)
from spinney.games.shifting_realms.rules.build import buildable, kind_of_site
from spinney.games.shifting_realms.rules.recruit import may_any, must_place
from spinney.games.shifting_realms.state.table import RealmsTable
from spinney.games.shifting_realms.terms import questions
from spinney.games.shifting_realms.terms.questions import QUESTIONS

Value = Callable[[RealmsTable, i64, float], float]  # to the seat that is asked, with so many rounds to come


def asked_value(t: RealmsTable, seat: i64, rounds: float) -> float:
    """What the question being asked is worth to whoever answers it: an action begun, an effect to come."""
    return ASKED[QUESTIONS.of(t)](t, seat, rounds)


def nothing(t: RealmsTable, seat: i64, rounds: float) -> float:
    """A question that is worth nothing beyond what the judge sees on the table already."""
    return 0.0


def resources(t: RealmsTable, seat: i64, rounds: float) -> float:
    """While resources are to be chosen: as many as the question still gives."""
    return FIRST * float(t.about)


def loot(t: RealmsTable, seat: i64, rounds: float) -> float:
    """While somebody is being robbed: the resources that the question still takes."""
    return FIRST * float(t.more)


def change(t: RealmsTable, seat: i64, rounds: float) -> float:
    """While a resource is exchanged for one of another type."""
    return CHANGE


def site(t: RealmsTable, seat: i64, rounds: float) -> float:
    """While a space for a tile is asked for: the tile, which is still to be paid."""
    return gain_of(t, seat, t.about, rounds)


def waiver(t: RealmsTable, seat: i64, rounds: float) -> float:
    """While it is asked which part of a tile's cost is waived: the tile, which is still to be paid."""
    return gain_of(t, seat, kind_of_site(t.about), rounds)


def tile(t: RealmsTable, seat: i64, rounds: float) -> float:
    """While a marker or returning soldiers are asked for: the tile, which is paid but not scored yet."""
    return tile_value(t, seat, t.about, rounds)


def any_tile(t: RealmsTable, seat: i64, rounds: float) -> float:
    """While a card offers a free Build: the best tile that could be built."""
    return max([0.0, *[gain_of(t, seat, kind, rounds) for kind in buildable(t, seat)]])


def units(t: RealmsTable, seat: i64, rounds: float) -> float:
    """While units are being placed: those that must be placed, and most of those that may be."""
    number = float(must_place(t.about)) + 0.8 * float(may_any(t.about))
    return number * max(idle_value(rounds), SOLDIER)


def strike(t: RealmsTable, seat: i64, rounds: float) -> float:
    """While a blow of a fight or the victim of a card is asked for."""
    return STRIKE


def conversion(t: RealmsTable, seat: i64, rounds: float) -> float:
    """While it is asked which scout changes sides: theirs is gone, and one of yours is there."""
    return STRIKE + idle_value(rounds)


def relocation(t: RealmsTable, seat: i64, rounds: float) -> float:
    """While a card moves units: they are about to go anywhere."""
    return RELOCATION


def card(t: RealmsTable, seat: i64, rounds: float) -> float:
    """While a deck is asked for: the story card to be drawn."""
    return DECK


def raid(t: RealmsTable, seat: i64, rounds: float) -> float:
    """While a card offers a free raid: the raid."""
    return RAIDER


ASKED: Final[dict[int, Value]] = {
    questions.BID: nothing,
    questions.CARD: nothing,
    questions.ANY: resources,
    questions.WINDOW: nothing,
    questions.GROUP: begun_value,
    questions.DESTINATION: going_value,
    questions.SITE: site,
    questions.WAIVER: waiver,
    questions.MARKER: tile,
    questions.RETURN: tile,
    questions.UNIT: units,
    questions.BLOW: strike,
    questions.DECK: card,
    questions.DRAWN: nothing,
    questions.STEP: nothing,
    questions.REMOVAL: nothing,
    questions.EXCHANGE: nothing,
    questions.OTHER: change,
    questions.VICTIM: resources,
    questions.LOOT: loot,
    questions.MARCH: relocation,
    questions.RELOCATION: relocation,
    questions.RELOCATION_GROUP: relocation,
    questions.RELOCATED: relocation,
    questions.ROUT: strike,
    questions.ROUTED: strike,
    questions.SLAY: strike,
    questions.CONVERT: conversion,
    questions.FREE_BUILD: any_tile,
    questions.FREE_RAID: raid,
    questions.TRADE: nothing,
}
