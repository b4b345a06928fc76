"""Our games pass OpenSpiel's own tests, and do what only ours promise: exact chance, exact copies."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from research.optional_wheels import needed

needed("pyspiel")

import pyspiel
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import generate_playthrough

import spinney
import spinney.research.open_spiel as ours
from research.open_spiel_walks import every_config, load, random_step, short, states_of, to_a_choice
from research.small_games import on_the_shelf
from spinney.engine.errors import BadEdition, BadOption, IllegalAction

EVERY = every_config()
KEYS = spinney.games()


@pytest.fixture(scope="module", autouse=True)
def toys() -> Iterator[None]:
    with on_the_shelf():
        ours.register()
        yield


# Their suites.


@pytest.mark.parametrize(("key", "parameters"), EVERY, ids=str)
def test_random_simulation(key: str, parameters: dict[str, Any]) -> None:
    """Clones, masks, observations, sums and serialisation, as OpenSpiel's core checks them."""
    game = load(key, **parameters)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False, mask_test=True)


@pytest.mark.parametrize("key", [*KEYS, "toy"])
def test_random_simulation_of_sampled_games(key: str) -> None:
    """Their core cannot serialise a sampled game made in Python; a state it can (see below)."""
    game = load(key, chance="sampled")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False, mask_test=True)


@pytest.mark.parametrize("utilities", ["win", "rank", "score"])
@pytest.mark.parametrize("key", [*KEYS, "toy"])
def test_random_simulation_with_other_utilities(key: str, utilities: str) -> None:
    """The sums of what the seats get are as the type of the game says."""
    game = load(key, utilities=utilities, chance="sampled", seed=5, **short(key))
    pyspiel.random_sim_test(game, num_sims=4, serialize=False, verbose=False)


class TestApiOfBattle(api_test.EnforceAPIOnPartialTreeBase):
    """The test case that OpenSpiel runs on each of its own games."""

    game_name = "battle_for_the_grove"
    game = load("battle_for_the_grove", max_turns=30)


class TestApiOfGroves(api_test.EnforceAPIOnPartialTreeBase):
    game_name = "groves"
    game = load("groves", edition="mini")


class TestApiOfGrovesForThree(api_test.EnforceAPIOnPartialTreeBase):
    game_name = "groves"
    game = load("groves", edition="mini", seats=3)


@pytest.mark.parametrize("chance", ["explicit", "sampled"])
@pytest.mark.parametrize("key", KEYS)
def test_a_playthrough_replays(key: str, chance: str, tmp_path: Path) -> None:
    flags.FLAGS.mark_as_parsed()
    settings = ",".join(f"{name}={value}" for name, value in short(key).items())
    name = f"spinney_{key}(chance={chance},seed=7{',' if settings else ''}{settings})"
    text = generate_playthrough.playthrough(name, None, seed=11)
    assert "InformationStateString(0)" in text
    path = tmp_path / f"{key}.txt"
    path.write_text(text, encoding="utf-8")
    original, again = generate_playthrough.replay(str(path))
    assert original == again


# What only ours promise.


def test_every_installed_game_is_there() -> None:
    assert {f"spinney_{key}" for key in [*KEYS, "toy", "feast"]} <= set(pyspiel.registered_names())
    assert ours.register() == []


def test_chance_is_exact_and_a_clone_shares_no_future() -> None:
    game = load("battle_for_the_grove", first="light")
    state = game.new_initial_state()
    rolled = None
    generator = Random(3)
    while rolled is None:
        random_step(state, generator)
        rolled = state.clone() if state.is_chance_node() else None
    outcomes = rolled.chance_outcomes()
    assert outcomes == [(face, 1 / 6) for face in range(6)]
    ends = set()
    for face in range(6):
        other = rolled.clone()
        other.apply_action(face)
        while other.is_chance_node():
            other.apply_action(face)
        ends.add(tuple(other.table.dice))
    assert ends == {(face,) * 3 for face in range(1, 7)}


def test_a_clone_and_its_original_go_their_own_ways() -> None:
    for chance in ("explicit", "sampled"):
        states = states_of(load("groves", chance=chance, seed=1, edition="mini"))
        earlier = []
        for state in states:
            earlier.append((state.clone(), str(state), state.history()))
        for clone, text, history in earlier:
            assert str(clone) == text
            assert clone.history() == history


@pytest.mark.parametrize("chance", ["explicit", "sampled"])
@pytest.mark.parametrize("key", [*KEYS, "toy", "feast"])
def test_a_state_travels_by_its_record(key: str, chance: str) -> None:
    """Serialised, pickled or copied deeply, in the midst of chance too; and it goes on the same."""
    game = load(key, chance=chance, seed=4, **short(key))
    for number, state in enumerate(states_of(game)):
        if number % 9 == 0 or number < 5:
            copies = [game.deserialize_state(state.serialize()), copy.deepcopy(state)]
            if chance == "explicit":
                copies.append(pickle.loads(pickle.dumps(state)))
            for other in copies:
                assert str(other) == str(state)
                assert other.history() == state.history()
                assert other.information_state_string(0) == state.information_state_string(0)
            if chance == "sampled" and not state.is_chance_node() and not state.is_terminal():
                goes_the_same_way(copies[0], state.clone())


def goes_the_same_way(one: Any, other: Any) -> None:
    for _ in range(5):
        if not one.is_terminal():
            action = one.legal_actions()[-1]
            one.apply_action(action)
            other.apply_action(action)
    assert str(one) == str(other)


def test_a_resampled_state_travels_too() -> None:
    for chance in ("explicit", "sampled"):
        game = load("toy", chance=chance, seed=1)
        state = to_a_choice(game.new_initial_state(), Random(1))
        imagined = state.resample_from_infostate(0, pyspiel.UniformProbabilitySampler(0.0, 1.0))
        random_step(imagined, Random(2))
        again = game.deserialize_state(imagined.serialize())
        assert str(again) == str(imagined)
        assert [again.information_state_string(seat) for seat in (0, 1)] == [
            imagined.information_state_string(seat) for seat in (0, 1)
        ]


def test_sampled_tables_are_the_engines_own_and_seeds_count_up() -> None:
    game = load("groves", chance="sampled", seed=30)
    for seed in (30, 31, 32):
        state = game.new_initial_state()
        assert state.is_chance_node()
        assert state.chance_outcomes() == [(0, 1.0)]
        state.apply_action(0)
        assert state.table.fingerprint() == spinney.game("groves").start(2, seed=seed).fingerprint()


def test_the_type_of_a_game_is_honest() -> None:
    kinds = pyspiel.GameType
    battle, groves = load("battle_for_the_grove").get_type(), load("groves").get_type()
    assert battle.information == kinds.Information.PERFECT_INFORMATION
    assert groves.information == kinds.Information.IMPERFECT_INFORMATION
    assert battle.chance_mode == kinds.ChanceMode.EXPLICIT_STOCHASTIC
    assert load("groves", chance="sampled").get_type().chance_mode == kinds.ChanceMode.SAMPLED_STOCHASTIC
    assert groves.utility == kinds.Utility.CONSTANT_SUM
    assert load("groves", utilities="rank").get_type().utility == kinds.Utility.ZERO_SUM
    assert load("groves", utilities="score").get_type().utility == kinds.Utility.GENERAL_SUM
    assert load("groves", seats=1).get_type().utility == kinds.Utility.GENERAL_SUM
    assert load("groves", seats=1).get_type().information == kinds.Information.PERFECT_INFORMATION
    assert load("groves", seats=4).num_players() == 4


def test_action_numbers_and_names_are_the_engines() -> None:
    state = to_a_choice(load("groves").new_initial_state(), Random(1))
    game = spinney.game("groves")
    assert load("groves").num_distinct_actions() == game.actions.size
    for action in state.legal_actions():
        assert state.action_to_string(action) == game.text(action)


def test_tensors_have_the_engines_named_parts() -> None:
    game = load("groves")
    observer = game.make_py_observer()
    spec = spinney.game("groves").observation_spec(2)
    assert list(observer.dict) == [part.name for part in spec.parts]
    state = to_a_choice(game.new_initial_state(), Random(1))
    observer.set_from(state, 1)
    row = spinney.game("groves").observation(state.table, 1)
    assert observer.tensor.tolist() == row
    assert observer.dict["bags"].tolist() == spec.read(row, "bags")
    assert state.observation_tensor(1) == row


@pytest.mark.parametrize(
    ("parameters", "error", "says"),
    [
        ({"seats": 9}, BadOption, "groves is for 1 to 4 seats, not 9"),
        ({"edition": "lost"}, BadEdition, "no edition 'lost'"),
        ({"start": 7}, BadOption, "option start: expected a whole number from 0 to 4"),
        ({"utilities": "love"}, BadOption, "utilities: expected one of win, rank, score"),
        ({"chance": "none"}, BadOption, "chance: expected explicit or sampled"),
    ],
)
def test_wrong_parameters_are_named(parameters: dict[str, Any], error: type[Exception], says: str) -> None:
    with pytest.raises(error, match=says):
        load("groves", **parameters)


@pytest.mark.parametrize("chance", ["explicit", "sampled"])
def test_an_illegal_action_is_refused_and_changes_nothing(chance: str) -> None:
    state = to_a_choice(load("groves", chance=chance, seed=1).new_initial_state(), Random(1))
    before = str(state)
    with pytest.raises(IllegalAction, match=r"seat \d cannot"):
        state.apply_action(0)
    assert str(state) == before
