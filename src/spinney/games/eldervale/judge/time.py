"""How long the game may last."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.engine.bits import bit_count
from spinney.games.eldervale.rules import turn
from spinney.games.eldervale.state.table import EldervaleTable
from spinney.games.eldervale.terms import questions
from spinney.games.eldervale.terms.questions import QUESTIONS

TILE: Final = 7.0  # turns of all seats together for each tile of the Realm Stack
ROOF: Final = 5.0  # turns of a seat for each rooftop that it has left
SPAN: Final = 2.5  # turns after which half of what is kept comes to nothing
NOW: Final = 0.4  # what is left of the turn that is being played


def turns_to_come(t: EldervaleTable, seat: i64) -> float:
    """The turns that a seat may still have after this one, by the tiles and the rooftops that are left."""
    if t.turns_left > 0:
        away = (seat - t.turn.seat + t.seats) % t.seats
        return 1.0 if 0 < away < t.turns_left else 0.0
    if t.trigger >= 0:
        return 1.0
    roofs = t.content.setup.rooftops
    for player in t.players:
        roofs = min(roofs, t.content.setup.rooftops - bit_count(player.dwellings))
    return 1.0 + min(TILE * float(bit_count(t.realms)) / float(t.seats), ROOF * float(roofs))


def lasting(turns: float) -> float:
    """How much of what could be spent will be spent in the time that so many turns leave."""
    return (turns + NOW) / (turns + NOW + SPAN)


def tempo(t: EldervaleTable, seat: i64, mover: i64) -> float:
    """The part of a turn by which a seat is ahead of the others, or behind: who moves next is ahead."""
    if t.turns_left > 0:
        return 1.0 if seat == mover and seat == t.turn.seat else 0.0
    return -float((seat - mover + t.seats) % t.seats) / float(t.seats)


def next_to_move(t: EldervaleTable) -> i64:
    """For judging the tempo: the seat whose turn comes next, or has begun without placing or regrouping."""
    seat = t.turn.seat
    if QUESTIONS.of(t) == questions.TURN:
        return seat
    return seat if t.is_planned(turn.open_turn) else t.left_of(seat)
