"""Hoard by its rules. That every law holds is tried by `pytest --pyargs spinney.lawbook --game hoard`."""

from __future__ import annotations

import pytest
from hoard import Hoard, rules
from hoard.state import HoardTable
from hoard.terms import KEEP, ROLL

import spinney
from spinney.engine.chance import ScriptedChance


def rolled(*dice: int, goal: int = 20, kept: tuple[int, ...] = (0, 0)) -> HoardTable:
    """A table for two on which these dice are rolled, one after another, up to the first choice."""
    game = Hoard()
    table = game.lay_out(2, ScriptedChance([die - 1 for die in dice]), {"goal": goal})
    table.kept[:] = kept
    table.run()
    return table


@pytest.mark.rule("H-1.1", "H-1.2", "H-1.3")
def test_a_turn_begins_with_a_roll_and_then_there_is_a_choice() -> None:
    t = rolled(4)
    assert t.pot == 4
    assert (t.seat, t.options) == (0, [KEEP, ROLL])


@pytest.mark.rule("H-1.2")
def test_a_1_loses_the_pot_and_the_turn() -> None:
    t = rolled(4, 1, 5)
    t.play(ROLL)
    assert (t.seat, t.pot, t.kept) == (1, 5, [0, 0])


@pytest.mark.rule("H-1.4")
def test_what_is_kept_is_safe() -> None:
    t = rolled(4, 1, 2)
    t.play(KEEP)
    assert (t.seat, t.pot, t.kept) == (0, 2, [4, 0])


@pytest.mark.rule("H-1.3", "H-2.1")
def test_enough_is_kept_and_wins() -> None:
    t = rolled(4, 6, goal=10)
    t.play(ROLL)
    assert t.over
    assert (t.kept, t.winners) == ([10, 0], [0])


@pytest.mark.rule("H-2.2")
def test_winter_comes_in_the_end() -> None:
    t = rolled(*[1] * rules.YEAR)
    assert t.over
    assert t.winners == []


def test_greedy_beats_random() -> None:
    """It wins about 160 of 200 games, seats changed after each; by luck, 130 come once in 75,000 tries."""
    won = 0
    for number in range(200):
        names = ["greedy", "random"] if number % 2 == 0 else ["random", "greedy"]
        bots = [spinney.bot(name, number) for name in names]
        t = Hoard().start(2, seed=number, log=False)
        while not t.over:
            t.play(bots[t.seat].choose(t.game.seen_by(t, t.seat)))
        won += [names[seat] for seat in t.winners] == ["greedy"]
    assert won >= 130
