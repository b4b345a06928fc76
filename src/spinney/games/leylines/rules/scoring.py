"""Chapter 12: the end of the game, and who has won."""

from __future__ import annotations

from spinney.engine.bits import bit_count
from spinney.engine.score import ScoreItem, best_seats
from spinney.games.leylines.state.cubes import size
from spinney.games.leylines.state.table import LeylinesTable
from spinney.games.leylines.terms import events


def end_game(t: LeylinesTable) -> None:
    """L-12.1, L-12.4  Gold of cubes and Items is added; open Contracts and Friends bring and cost nothing."""
    for seat in range(t.seats):
        t.tell(events.SCORED, seat, t.score(seat))
    winners = best_seats(t.scores, tie_break(t))
    for seat in winners:
        t.tell(events.WINS, seat, t.score(seat), 0 if len(winners) == 1 else 1)
    t.finish(winners)


def tie_break(t: LeylinesTable) -> list[ScoreItem]:
    """L-12.3, R-38  Who has won among equals: first by completed Contracts, then by all cubes held."""
    return [
        ScoreItem("Contracts completed", [int(bit_count(who.completed)) for who in t.travellers], "L-12.3"),
        ScoreItem("Cubes held", [int(size(who.cubes)) for who in t.travellers], "L-12.3"),
    ]
