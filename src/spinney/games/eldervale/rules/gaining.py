"""Chapter 12: tokens and VP come to a player."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.games.eldervale.content.heaps import count
from spinney.games.eldervale.content.vocabulary import TOKEN_KINDS
from spinney.games.eldervale.state.table import EldervaleTable
from spinney.games.eldervale.terms import events


def gain_token(t: EldervaleTable, seat: i64, kind: i64, number: i64) -> None:
    """E-12.7, R-1  Tokens of a kind are gained from an unlimited supply."""
    t.players[seat].tokens[kind] += number
    t.tell(events.GAINED, seat, kind, number)


def gain_tokens(t: EldervaleTable, seat: i64, heap: i64) -> None:
    """E-12.7  All tokens of a heap are gained."""
    for kind in range(TOKEN_KINDS):
        number = count(heap, kind)
        if number > 0:
            gain_token(t, seat, kind, number)


def choose_tokens(t: EldervaleTable, seat: i64, number: i64) -> None:
    """19.0, E-7.32  For each `?` a token of choice is gained among G, P, S, T, W."""
    if number > 0:
        t.ask(seat, t.content.actions.gains[:], token_chosen, number)


def token_chosen(t: EldervaleTable, seat: i64, action: i64, number: i64) -> None:
    """19.0  The token of choice is gained; then the next one is chosen."""
    gain_token(t, seat, t.content.actions.part_of(action), 1)
    choose_tokens(t, seat, number - 1)


def gain_points(t: EldervaleTable, seat: i64, points: i64, source: i64) -> None:
    """VP are gained at once; `source` says in the log what for."""
    if points > 0:
        t.players[seat].vp += points
        t.tell(events.SCORED, seat, points, source)
