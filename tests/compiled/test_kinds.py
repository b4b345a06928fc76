"""A table is a table and no game, whatever was asked before: compiled classes tell each other apart."""

from __future__ import annotations

import spinney


def test_isinstance_tells_tables_games_and_bots_apart() -> None:
    game = spinney.game("battle_for_the_grove")
    things = {
        spinney.Game: game,
        spinney.Table: game.start(seed=1),
        spinney.Bot: spinney.bot("greedy", seed=1),
    }
    for kind in things:  # each question is asked after every other one
        for its, thing in things.items():
            assert isinstance(thing, kind) == (its is kind), (thing, kind)
