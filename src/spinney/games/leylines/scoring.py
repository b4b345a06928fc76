"""Chapter 12: the end of the game, and who has won."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.games.leylines import events
from spinney.games.leylines.cubes import members, size
from spinney.games.leylines.table import LeylinesTable


def end_game(t: LeylinesTable) -> None:
    """L-12.1, L-12.4  Gold of cubes and Items is added; Contracts and Friends left cost and bring nothing."""
    for seat in range(t.seats):
        t.tell(events.SCORED, seat, t.score(seat))
    winners = best_seats(t)
    for seat in winners:
        t.tell(events.WINS, seat, t.score(seat), 0 if len(winners) == 1 else 1)
    t.finish(winners)


def best_seats(t: LeylinesTable) -> list[i64]:
    """L-12.3, R-38  Gold, then completed Contracts, then cubes held when the last Day ended; else shared."""
    best: list[i64] = []
    most: tuple[int, int, int] = (-1, -1, -1)
    for seat in range(t.seats):
        traveller = t.travellers[seat]
        mark = (int(t.score(seat)), int(members(traveller.completed)), int(size(traveller.cubes)))
        if mark > most:
            best, most = [seat], mark
        elif mark == most:
            best.append(seat)
    return best
