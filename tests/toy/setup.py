"""Chapter 1: setup."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from spinney.engine.chance import Chance
from spinney.engine.game import Game
from spinney.engine.piles import Layer, Pile
from toy import events
from toy.content import Content
from toy.drawing import fill_display, fill_hand
from toy.table import Fair, Hand
from toy.turn import begin_turn


def lay_out(
    kind: type[Fair], game: Game[Any], content: Content, seats: i64, chance: Chance, rounds: i64
) -> Fair:
    """T-1.1, T-1.2  All cards are one unordered pile; each seat has its coins."""
    every_card: list[i64] = list(range(len(content.cards)))
    hands = [Hand([], [], []) for _ in range(seats)]
    prizes: list[list[i64]] = [[] for _ in range(seats)]
    coins: list[i64] = [content.coins] * seats
    pile = Pile([Layer(every_card)])
    return kind(
        game, seats, chance, content, rounds, content.bank, coins, hands, pile, [0], [], prizes, [], []
    )


def deal(t: Fair) -> None:
    """T-1.2  A secret hand for each seat, then the display."""
    for seat in range(t.seats):
        fill_hand(t, seat)
    fill_display(t)


def begin(t: Fair, drawn: i64) -> None:
    """T-1.3  Seat 0 begins, or one drawn by lot."""
    seat = t.chance.below(t.seats) if drawn else 0
    t.tell(events.BEGINS, seat)
    t.plan((begin_turn, seat))
