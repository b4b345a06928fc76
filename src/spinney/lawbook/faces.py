"""What a game must have before any law can be tried."""

from __future__ import annotations

from typing import Any, Final

from spinney.engine.game import Game
from spinney.engine.installed import GAMES, load_installed
from spinney.engine.table import Table
from spinney.lawbook.advice import advice

DEMANDED: Final = {"clone": "an equal table that shares nothing mutable", "score": "the points of a seat"}


def missing_faces(key: str) -> list[str]:
    """The faces that an installed game lacks; or why it cannot be made, or laid out, at all."""
    make = load_installed(GAMES, "game", key)
    try:
        game: Game[Any] = make(None)
    except Exception as error:
        return [f"it cannot be made: {type(error).__name__}: {error}"]
    advice(game)  # what it tells the laws can be read
    try:
        table = game.start(seed=1)
    except Exception as error:
        return [f"no table can be laid out: {type(error).__name__}: {error}"]
    return [
        f"`{name}` of its table: {asked}" for name, asked in DEMANDED.items() if is_left_open(table, name)
    ]


def is_left_open(table: Table, name: str) -> bool:
    """Is a face missing: does this table leave a method to `Table`, which has none?"""
    return getattr(type(table), name) is getattr(Table, name)
