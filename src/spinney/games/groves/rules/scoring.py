"""Chapters 11 and 12: the end, and who has won."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine.nothing import NONE
from spinney.engine.score import ScoreItem, best_seats
from spinney.games.groves.rules.realm_cards import award_trophies
from spinney.games.groves.state.table import GrovesTable
from spinney.games.groves.state.takes import BACK, BIT
from spinney.games.groves.terms import events


def end_game(t: GrovesTable) -> None:
    """G-11.4, G-12.2, G-12.4  Trophies first, then the totals; spirits stay where they are."""
    award_trophies(t)
    for seat in range(t.seats):
        t.tell(events.SCORED, seat, t.score(seat))
    winners = solo_winner(t) if t.seats == 1 else best_seats(t.scores, tie_break(t))
    for seat in winners:
        t.tell(events.WINS, seat, t.score(seat), 0 if len(winners) == 1 else 1)
    if not winners:
        tell_loss(t)
    close_game(t, winners)


def tell_loss(t: GrovesTable) -> None:
    """G-14.23, G-14.24, G-14.32  After the final scores: lost by full Hollows, or by points."""
    solo = t.solo
    if solo is not None:
        full = solo.hollows >= t.content.hollows
        to_beat = t.content.first_hollow + solo.hollows
        t.tell(events.LOST, 0, events.FULL_HOLLOWS if full else events.BY_POINTS, to_beat)


def close_game(t: GrovesTable, winners: list[i64]) -> None:
    """Section 16: after the game everything is open, so how the cards got there no longer matters."""
    for take in range(t.takes.count()):
        t.takes.set(take, BIT, 0)
        t.takes.set(take, BACK, NONE)
    t.reveal()
    t.finish(winners)


def tie_break(t: GrovesTable) -> list[ScoreItem]:
    """G-12.3  Who has won among equals: purchased groves (R-40), then elements and crystals; never solo."""
    seats = range(t.seats)
    return (
        []
        if t.seats == 1
        else [
            ScoreItem("Groves bought", [len(t.bought(seat)) for seat in seats], "G-12.3"),
            ScoreItem("Elements and crystals left", [int(t.stock(seat)) for seat in seats], "G-12.3"),
        ]
    )


def solo_winner(t: GrovesTable) -> list[i64]:
    """G-14.23, G-14.24  Won at the end if the score beats the lowest exposed value and a space is left."""
    solo = t.solo
    if solo is None or solo.hollows >= t.content.hollows:
        return []
    return [0] if t.score(0) > t.content.first_hollow + solo.hollows else []
