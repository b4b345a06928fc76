"""MaskablePPO of sb3-contrib takes our masks as they are, and learns on our environments."""

from __future__ import annotations

import numpy as np
import pytest

from research.optional_wheels import needed

needed("gymnasium", "torch", "sb3_contrib")

import gymnasium
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.utils import get_action_masks, is_masking_supported
from stable_baselines3.common.vec_env import DummyVecEnv

import spinney
import spinney.research.gymnasium as ours


@pytest.mark.parametrize("key", spinney.games())
def test_their_helper_finds_our_masks(key: str) -> None:
    env = gymnasium.make(f"spinney/{key}-v0", illegal_action="raise").unwrapped
    env.reset(seed=1)
    assert is_masking_supported(env)
    assert np.flatnonzero(get_action_masks(env)).tolist() == list(env.table.options)
    several = DummyVecEnv([lambda: ours.SeatEnv(key, illegal_action="raise")] * 2)
    several.reset()
    assert is_masking_supported(several)
    assert get_action_masks(several).shape == (2, spinney.game(key).actions.size)


def test_it_learns_without_ever_playing_an_illegal_action() -> None:
    """Illegal actions raise here, so a mask that was wrong once would end the test."""
    env = ours.SeatEnv("battle_for_the_grove", illegal_action="raise", max_turns=40)
    model = MaskablePPO("MlpPolicy", env, n_steps=64, batch_size=32, n_epochs=1, seed=1, device="cpu")
    model.learn(192)
    row, _ = env.reset(seed=2)
    action, _ = model.predict(row, action_masks=get_action_masks(env), deterministic=True)
    assert env.action_masks()[int(action)]
