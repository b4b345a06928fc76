"""Chapter 11: what triggers the end of the game, the final scores, tie-break and winners."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine.nothing import NONE
from spinney.engine.score import ScoreItem, best_seats
from spinney.games.eldervale.state.scoring import points_for, prophecy_points, score
from spinney.games.eldervale.state.table import EldervaleTable
from spinney.games.eldervale.terms import events
from spinney.games.eldervale.terms.score_items import ITEMS


def trigger_end(t: EldervaleTable, seat: i64, reason: i64) -> None:
    """E-11.1, E-11.2  The end of the game is triggered; a second trigger changes nothing."""
    if t.trigger == NONE:
        t.trigger = seat
        t.ending = reason
        t.tell(events.ENDGAME, seat, reason)


def finish(t: EldervaleTable) -> None:
    """E-11.5, E-11.7, E-11.10  The game ends. Most VP win, then most resources; still tied, all of them."""
    t.reveal()
    if t.ending == events.ROUND_LIMIT:
        t.tell(events.LIMIT_ENDS, t.first, t.limit)
    for seat in in_score_order(t):
        for item in range(len(ITEMS)):
            t.tell(events.FINAL, seat, item, points_for(t, seat, item))
    winners = best_seats(t.scores, tie_break(t))
    for seat in winners:
        t.tell(events.WINS, seat, score(t, seat), 1 if len(winners) > 1 else 0)
    t.finish(winners)


def in_score_order(t: EldervaleTable) -> list[i64]:
    """E-11.3 (6), R-40  How final scores are told: ascending before Prophecies, ties by turn order."""
    order: list[i64] = [(t.first + place) % t.seats for place in range(t.seats)]
    before = [score(t, seat) - prophecy_points(t, seat) for seat in range(t.seats)]
    for at in range(1, len(order)):
        place = at
        while place > 0 and before[order[place - 1]] > before[order[place]]:
            order[place - 1], order[place] = order[place], order[place - 1]
            place -= 1
    return order


def tie_break(t: EldervaleTable) -> list[ScoreItem]:
    """E-11.5  What decides, when the game has ended, between seats that are level."""
    return [ScoreItem("resources", [int(resources(t, seat)) for seat in range(t.seats)], "E-11.5")]


def resources(t: EldervaleTable, seat: i64) -> i64:
    """E-11.5, R-41  What breaks ties: tokens and all Magic Cards in hand; Treasure Tokens do not count."""
    return t.players[seat].token_count() + len(t.players[seat].hand)
