"""One seat against bots: Gymnasium's checker, and masks as MaskablePPO asks for them."""

from __future__ import annotations

import warnings
from random import Random
from typing import Any

import numpy as np
import pytest

from research.optional_wheels import needed

needed("gymnasium")

import gymnasium
from gymnasium.utils.env_checker import check_env

import spinney
import spinney.research.gymnasium as ours
from spinney.bots.bot import bot_key
from spinney.engine.chance import secret_of
from spinney.engine.edition import shipped_editions
from spinney.engine.errors import BadOption, IllegalAction

KEYS = spinney.games()


def play(env: Any, seed: int) -> tuple[list[bytes], float]:
    """One random game: every observation, and what it was worth."""
    generator = Random(seed)
    row, info = env.reset(seed=seed)
    rows, total, over = [row.tobytes()], 0.0, False
    while not over:
        legal = np.flatnonzero(info["action_mask"])
        row, reward, over, _, info = env.step(int(generator.choice(list(legal))))
        rows.append(row.tobytes())
        total += reward
    return rows, total


@pytest.mark.parametrize("key", KEYS)
def test_the_checker_is_content(key: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make(f"spinney/{key}-v0", render_mode="ansi").unwrapped)


@pytest.mark.parametrize("key", KEYS)
def test_a_seed_repeats_the_game_against_bots(key: str) -> None:
    edition = "mini" if "mini" in shipped_editions(spinney.game(key).package) else None
    env = gymnasium.make(f"spinney/{key}-v0", bots="greedy", edition=edition)
    assert play(env, 3) == play(env, 3)
    assert play(env, 3) != play(env, 4)


def test_it_is_the_engines_own_game() -> None:
    env = ours.SeatEnv("groves", seats=3, seat=1, bots=("random", "greedy"), edition="mini")
    game = spinney.game("groves", "mini")
    row, info = env.reset(seed=8)
    reward, over = 0.0, False
    table = game.start(3, seed=8)
    bots = {
        seat: spinney.bot(name, bot_key(secret_of(8), seat)) for seat, name in ((0, "random"), (2, "greedy"))
    }
    while not table.over:
        if table.seat == 1:
            assert np.flatnonzero(info["action_mask"]).tolist() == list(table.options)
            action = table.options[-1]
            row, reward, over, _, info = env.step(action)
        else:
            action = bots[table.seat].choose(game.seen_by(table, table.seat))
        table.play(action)
    assert over
    assert row.tolist() == game.observation(table, 1)
    assert reward == (1 / len(table.winners) if 1 in table.winners else 0.0)


def test_illegal_actions_cost_or_raise() -> None:
    env = ours.SeatEnv("battle_for_the_grove")
    row, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    after, reward, over, cut, info = env.step(wrong)
    assert (reward, over, cut, info["illegal"]) == (-1.0, False, False, True)
    assert after.tolist() == row.tolist()
    strict = ours.SeatEnv("battle_for_the_grove", illegal_action="raise")
    strict.reset(seed=1)
    with pytest.raises(IllegalAction, match="cannot"):
        strict.step(wrong)


@pytest.mark.parametrize(
    ("parameters", "says"),
    [
        ({"illegal_action": "shrug"}, "illegal_action: expected penalise or raise, got 'shrug'"),
        ({"seat": 2}, "seat: expected 0 to 1, got 2"),
        ({"bots": ("random", "greedy")}, "bots: expected a name for each of the 1 other seats"),
        ({"bots": "oracle"}, "no bot 'oracle'"),
        ({"render_mode": "smell"}, "render_mode: expected one of"),
    ],
)
def test_wrong_parameters_are_named(parameters: dict[str, Any], says: str) -> None:
    with pytest.raises(BadOption, match=says):
        ours.SeatEnv("groves", **parameters)


def test_a_table_must_be_laid_first() -> None:
    with pytest.raises(BadOption, match=r"reset\(\) lays the table"):
        ours.SeatEnv("groves").step(0)


def test_every_installed_game_has_an_id() -> None:
    assert {f"spinney/{key}-v0" for key in KEYS} <= set(gymnasium.registry)
    assert ours.register() == []


def test_a_solo_game_needs_no_bots() -> None:
    rows, total = play(ours.SeatEnv("groves", seats=1, edition="mini"), 1)
    assert len(rows) > 3
    assert total in (0.0, 1.0)
