"""PettingZoo's own tests on every game; copies exact to the last draw; Shimmy's road from OpenSpiel."""

from __future__ import annotations

import copy
import importlib
import pickle
import warnings
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

from research.optional_wheels import needed

needed("pettingzoo", "resvg_py", "PIL")

from pettingzoo.test import api_test, render_test, seed_test

import spinney
import spinney.research.pettingzoo as ours
from research.small_games import on_the_shelf
from spinney.engine.errors import BadOption, IllegalAction

KEYS = spinney.games()


@pytest.fixture(scope="module", autouse=True)
def toys() -> Iterator[None]:
    with on_the_shelf():
        yield


def maker(key: str) -> Callable[..., Any]:
    made: Callable[..., Any] = getattr(ours, f"{key}_v0").env
    return made


def answer(env: Any, generator: Random) -> None:
    """One random legal step; none for an agent whose game is over."""
    observation, _, terminated, truncated, _ = env.last()
    legal = np.flatnonzero(observation["action_mask"])
    env.step(None if terminated or truncated else int(generator.choice(list(legal))))


def walk(env: Any, seed: int) -> list[Any]:
    """Everything an environment says in one random game."""
    generator, said = Random(seed), []
    while env.agents:
        observation, reward, terminated, _, _ = env.last()
        said.append((env.agent_selection, observation["observation"].tobytes(), reward, terminated))
        answer(env, generator)
    return said


# Their suites.


@pytest.mark.parametrize("seats", [None, "most"])
@pytest.mark.parametrize("key", [*KEYS, "toy"])
def test_api(key: str, seats: str | None) -> None:
    """Warnings are errors, but for the one that a dict of observation and mask always gets."""
    many = spinney.game(key).seats[1] if seats else None
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message="Observation is not a NumPy array")
        warnings.filterwarnings("ignore", message="Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", message="Action mask numpy array is all zeros")
        api_test(maker(key)(seats=many), num_cycles=150, verbose_progress=False)


@pytest.mark.parametrize("key", KEYS)
def test_seeds(key: str) -> None:
    seed_test(maker(key), num_cycles=200)


@pytest.mark.parametrize("key", KEYS)
def test_rendering(key: str) -> None:
    render_test(maker(key))


# The suite wants the same first options after the same seed. The wrapper seeds draws in the open; a sampled
# table draws its own key, so it can only keep that where the first options do not depend on the deal.
DEALT = ("eldervale", "leylines")
CHANCES = {key: ["explicit"] if key in DEALT else ["explicit", "sampled"] for key in KEYS}


def test_shimmy_wraps_the_open_spiel_game() -> None:
    needed("pyspiel", "shimmy")
    from shimmy import OpenSpielCompatibilityV0

    import spinney.research.open_spiel  # noqa: F401  registers the games

    for key in KEYS:
        for chance in CHANCES[key]:
            wrapped = OpenSpielCompatibilityV0(game_name=f"spinney_{key}", config={"chance": chance})
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                api_test(wrapped, num_cycles=40, verbose_progress=False)


# What only ours promise.


def test_every_installed_game_has_a_module_that_import_finds() -> None:
    for key in KEYS:
        module = importlib.import_module(f"spinney.research.pettingzoo.{key}_v0")
        assert str(module.raw_env()) == f"{key}_v0"
    with pytest.raises(AttributeError, match="no attribute 'lost_v0'"):
        ours.lost_v0  # noqa: B018


@pytest.mark.parametrize("guarded", [True, False])
@pytest.mark.parametrize("key", [*KEYS, "toy"])
def test_copies_go_on_exactly_as_the_original(key: str, guarded: bool) -> None:
    module = getattr(ours, f"{key}_v0")
    env = module.env() if guarded else module.raw_env()
    env.reset(seed=3)
    generator = Random(1)
    for _ in range(5):
        answer(env, generator)
    deep, pickled = copy.deepcopy(env), pickle.loads(pickle.dumps(env))
    expected = walk(copy.deepcopy(env), 5)
    assert walk(deep, 5) == expected
    assert walk(pickled, 5) == expected
    assert walk(env, 5) == expected
    env.reset()
    deep.reset()
    assert walk(env, 6) == walk(deep, 6), "the generator of the next tables is copied too"


def test_agents_are_asked_in_the_engines_order_and_see_what_their_seat_sees() -> None:
    env = ours.groves_v0.raw_env(seats=4)
    env.reset(seed=9)
    game = spinney.game("groves")
    table = game.start(4, seed=9)
    generator = Random(1)
    while not table.over:
        assert env.agent_selection == f"seat_{table.seat}"
        for seat in range(4):
            seen = env.observe(f"seat_{seat}")
            assert seen["observation"].tolist() == game.observation(table, seat)
            assert seen["observation"].dtype == np.uint8
            legal = table.options if seat == table.seat else []
            assert np.flatnonzero(seen["action_mask"]).tolist() == list(legal)
        action = generator.choice(table.options)
        table.play(action)
        env.step(action)
    assert env.rewards == {f"seat_{s}": float(s in table.winners) / len(table.winners) for s in range(4)}


def test_rewards_by_score_add_up_to_the_score() -> None:
    env = ours.groves_v0.raw_env(edition="mini", rewards="score")
    env.reset(seed=2)
    start = list(env.table.scores)
    got = np.zeros(2)
    generator = Random(1)
    while not env.table.over:
        answer(env, generator)
        got += [env.rewards[agent] for agent in env.possible_agents]
    assert (start + got).tolist() == env.table.scores


def test_an_illegal_action_is_refused_raw_and_loses_guarded() -> None:
    raw, guarded = ours.groves_v0.raw_env(), ours.groves_v0.env()
    raw.reset(seed=1)
    guarded.reset(seed=1)
    with pytest.raises(IllegalAction, match="cannot"):
        raw.step(0)
    agent = guarded.agent_selection
    guarded.step(0)
    assert all(guarded.terminations.values())
    assert guarded.rewards[agent] == -1


@pytest.mark.parametrize(
    ("parameters", "says"),
    [
        ({"rewards": "gold"}, "rewards: expected end or score, got 'gold'"),
        ({"render_mode": "smell"}, "render_mode: expected one of human, ansi, rgb_array or None"),
        ({"seats": 5}, "groves is for 1 to 4 seats, not 5"),
        ({"depth": 3}, "no option 'depth'"),
        ({"utilities": "love"}, "utilities: expected one of"),
    ],
)
def test_wrong_parameters_are_named(parameters: dict[str, Any], says: str) -> None:
    with pytest.raises(BadOption, match=says):
        ours.groves_v0.raw_env(**parameters)


def test_a_table_must_be_laid_first() -> None:
    with pytest.raises(BadOption, match=r"reset\(\) lays the table"):
        ours.groves_v0.raw_env().observe("seat_0")


def test_pixels_show_the_board_in_colour() -> None:
    env = ours.groves_v0.raw_env(render_mode="rgb_array")
    env.reset(seed=1)
    picture = env.render()
    assert picture.shape[1:] == (960, 3)
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 100
