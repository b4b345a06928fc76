"""The judge of any game: it shares out one victory, and a bot that follows it wins."""

from __future__ import annotations

from typing import Any

import pytest

import spinney
from spinney.engine.game import Game


def winners_of(game: Game[Any], seed: int, *names: str) -> list[int]:
    """Who wins when these bots sit down."""
    table = game.start(seats=len(names), seed=seed, log=False)
    bots = [spinney.bot(name, f"{seed} {seat}") for seat, name in enumerate(names)]
    while not table.over:
        table.play(bots[table.seat].choose(game.seen_by(table, table.seat)))
    return [int(seat) for seat in table.winners]


def check_shares(game: Game[Any], seats: int) -> None:
    """At every choice of a random game, and at its end."""
    table = game.start(seats=seats, seed=seats, log=False)
    bot = spinney.bot("random", seats)
    while not table.over:
        assert sum(game.judge(table)) == pytest.approx(1.0)
        table.play(bot.choose(game.seen_by(table, table.seat)))
    assert sum(game.judge(table)) == pytest.approx(1.0)
