"""Engine, OpenSpiel and PettingZoo: the same seed and the same actions give the same game."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from research.optional_wheels import needed

needed("pyspiel", "pettingzoo")

import spinney
from research.open_spiel_walks import every_config, load
from spinney.research.pettingzoo import raw_env

EVERY = every_config()


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize(("key", "parameters"), EVERY, ids=str)
def test_trajectories_are_equal(key: str, parameters: dict[str, Any], seed: int) -> None:
    options = {name: value for name, value in parameters.items() if name not in ("edition", "seats")}
    game = spinney.game(key, parameters.get("edition"))
    table = game.start(parameters["seats"], seed=seed, **options)
    state = load(key, chance="sampled", seed=seed, **parameters).new_initial_state()
    state.apply_action(0)
    env = raw_env(key, **parameters)
    env.reset(seed=seed)
    generator = Random(seed)
    while not table.over:
        seat = int(table.seat)
        assert state.current_player() == seat
        assert env.agent_selection == f"seat_{seat}"
        assert state.legal_actions() == list(table.options)
        seen = env.observe(f"seat_{seat}")
        assert np.flatnonzero(seen["action_mask"]).tolist() == list(table.options)
        row = game.observation(table, seat)
        assert state.observation_tensor(seat) == row
        assert seen["observation"].tolist() == row
        assert state.table.fingerprint() == env.laid().fingerprint() == table.fingerprint()
        action = int(generator.choice(table.options))
        table.play(action)
        state.apply_action(action)
        env.step(action)
    assert state.is_terminal()
    assert all(env.terminations.values())
    assert [env.rewards[agent] for agent in env.possible_agents] == state.returns()


@pytest.mark.parametrize(("key", "parameters"), EVERY, ids=str)
def test_explicit_chance_leads_to_the_same_table(key: str, parameters: dict[str, Any]) -> None:
    """The draws of the keyed stream, entered as outcomes one by one, give the engine's own game."""
    options = {name: value for name, value in parameters.items() if name not in ("edition", "seats")}
    game = spinney.game(key, parameters.get("edition"))
    table = game.start(parameters["seats"], seed=1, **options)
    chance = type(table.chance)(table.chance.key)  # the same stream from its beginning
    state = load(key, **parameters).new_initial_state()
    generator = Random(1)
    while True:
        while state.is_chance_node():
            state.apply_action(int(chance.below(len(state.chance_outcomes()))))
        assert state.table.scores == table.scores
        if table.over:
            break
        assert state.legal_actions() == list(table.options)
        assert state.observation_tensor(0) == game.observation(table, 0)
        action = int(generator.choice(table.options))
        table.play(action)
        state.apply_action(action)
    assert state.is_terminal()
    assert chance.drawn == table.chance.drawn
