"""Walking and playing games of OpenSpiel."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pyspiel

import spinney
import spinney.research.open_spiel
from spinney.engine.edition import shipped_editions

MINI = "mini"


def load(key: str, **parameters: Any) -> Any:
    """A game of OpenSpiel by the engine's key."""
    return pyspiel.load_game(f"spinney_{key}", parameters)


def every_config() -> list[tuple[str, dict[str, Any]]]:
    """Every installed game with every number of seats, in its smallest edition."""
    return [
        (key, {"seats": seats, **short(key)})
        for key in spinney.games()
        for seats in range(spinney.game(key).seats[0], spinney.game(key).seats[1] + 1)
    ]


def smallest(key: str) -> dict[str, Any]:
    return {"edition": MINI} if key in spinney.games() and MINI in shipped_editions(package(key)) else {}


def short(key: str) -> dict[str, Any]:
    """The smallest edition, and options that count kept low, so that games are short."""
    options = spinney.game(key).options
    counts = {option.name: min(int(option.default), 40) for option in options if not option.words}
    return {**smallest(key), **counts}


def package(key: str) -> str:
    return spinney.game(key).package


def random_step(state: Any, generator: Random) -> int:
    """An option or an outcome, each as often as the next."""
    action = generator.choice(state.legal_actions())
    state.apply_action(action)
    return int(action)


def states_of(game: Any, seed: int = 1) -> Iterator[Any]:
    """The states of one random game: always the same object."""
    state, generator = game.new_initial_state(), Random(seed)
    yield state
    while not state.is_terminal():
        random_step(state, generator)
        yield state


def to_a_choice(state: Any, generator: Random) -> Any:
    """Past chance, to the next choice or the end."""
    while state.is_chance_node():
        random_step(state, generator)
    return state


def every_state(state: Any) -> Iterator[Any]:
    """A state and all that can follow it."""
    yield state
    if not state.is_terminal():
        for action in state.legal_actions():
            yield from every_state(state.child(action))
