"""OpenSpiel's algorithms in Python play and solve our games; those in C++ crash on games made in Python."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from research.optional_wheels import needed

needed("pyspiel")

from open_spiel.python import rl_environment
from open_spiel.python.algorithms import exploitability, external_sampling_mccfr, ismcts, mcts, random_agent

import spinney.research.open_spiel as ours
from research.open_spiel_walks import load
from research.small_games import PURSE, on_the_shelf


@pytest.fixture(scope="module", autouse=True)
def toys() -> Iterator[None]:
    with on_the_shelf():
        ours.register()
        yield


def play_through(game: Any, bots: list[Any], seed: int) -> list[float]:
    """A whole game between bots; chance by a generator."""
    generator = np.random.RandomState(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(generator.choice(outcomes, p=chances)))
        else:
            state.apply_action(int(bots[state.current_player()].step(state)))
    returns: list[float] = state.returns()
    return returns


def searcher(game: Any, seed: int, simulations: int = 4) -> Any:
    generator = np.random.RandomState(seed)
    evaluator = mcts.RandomRolloutEvaluator(1, generator)
    return mcts.MCTSBot(game, 1.4, simulations, evaluator, random_state=generator)


def blind_searcher(game: Any, seed: int, simulations: int = 3) -> Any:
    generator = np.random.RandomState(seed)
    evaluator = mcts.RandomRolloutEvaluator(1, generator)
    return ismcts.ISMCTSBot(game, evaluator, 1.4, simulations, random_state=generator)


@pytest.mark.parametrize(
    ("key", "parameters"),
    [
        ("battle_for_the_grove", {"max_turns": 20}),
        ("groves", {"edition": "mini"}),
        ("groves", {"edition": "mini", "seats": 3}),
        ("groves", {"edition": "mini", "seats": 1}),
    ],
    ids=str,
)
def test_mcts_plays_a_whole_game(key: str, parameters: dict[str, Any]) -> None:
    game = load(key, **parameters)
    returns = play_through(game, [searcher(game, seat) for seat in range(game.num_players())], 1)
    assert game.num_players() == 1 or sum(returns) == pytest.approx(1.0)


@pytest.mark.parametrize("chance", ["explicit", "sampled"])
@pytest.mark.parametrize("seats", [2, 4])
def test_information_set_search_plays_a_whole_game(seats: int, chance: str) -> None:
    game = load("groves", edition="mini", seats=seats, chance=chance, seed=1)
    returns = play_through(game, [blind_searcher(game, seat) for seat in range(seats)], 1)
    assert sum(returns) == pytest.approx(1.0)


def test_the_environment_of_reinforcement_learning() -> None:
    environment = rl_environment.Environment(load("groves", edition="mini", seats=3))
    spec = environment.action_spec()
    agents = [random_agent.RandomAgent(seat, spec["num_actions"]) for seat in range(3)]
    step = environment.reset()
    size = environment.observation_spec()["info_state"][0]
    while not step.last():
        player = step.observations["current_player"]
        assert len(step.observations["info_state"][player]) == size
        step = environment.step([agents[player].step(step).action])
    assert sum(step.rewards) == pytest.approx(1.0)


def test_regret_falls() -> None:
    """Monte Carlo regret minimisation on a feast: what a best response gains shrinks and shrinks."""
    np.random.seed(1)
    game = load("feast", edition=str(PURSE))
    solver = external_sampling_mccfr.ExternalSamplingSolver(game, external_sampling_mccfr.AverageType.SIMPLE)
    gains = [exploitability.exploitability(game, solver.average_policy())]
    for _ in range(3):
        for _ in range(150):
            solver.iteration()
        gains.append(exploitability.exploitability(game, solver.average_policy()))
    assert gains[1] < gains[0]
    assert gains[3] < gains[1] / 1.5 < gains[0] / 3
