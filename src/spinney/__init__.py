"""Spinney: a digital table for board games of groves, faeries and shifting realms.

The public interface: `games`, `game`, `bot`, `undo`, `Record`, and the classes and errors that go with them.
"""

from __future__ import annotations

from importlib.metadata import version

import spinney.games  # noqa: F401  first, so that importing a game later does not hide the function below
from spinney.bots import Bot
from spinney.bots import find_bot as bot
from spinney.engine.errors import (
    BadEdition,
    BadOption,
    BrokenRecord,
    BrokenRules,
    CannotUndo,
    IllegalAction,
    MalformedAction,
    OutOfTurn,
    SpinneyError,
)
from spinney.engine.events import SPECTATOR
from spinney.engine.game import Game
from spinney.engine.installed import GAMES, all_installed, find_game
from spinney.engine.records.playback import undo
from spinney.engine.records.record import Record
from spinney.engine.seen import Seen
from spinney.engine.table import Table

__version__ = version("spinney")

__all__ = [
    "SPECTATOR",
    "BadEdition",
    "BadOption",
    "Bot",
    "BrokenRecord",
    "BrokenRules",
    "CannotUndo",
    "Game",
    "IllegalAction",
    "MalformedAction",
    "OutOfTurn",
    "Record",
    "Seen",
    "SpinneyError",
    "Table",
    "__version__",
    "bot",
    "game",
    "games",
    "undo",
]


def games() -> list[str]:
    """The keys of the registered games."""
    return sorted(all_installed(GAMES))


def game(key: str, edition: str | None = None) -> Game[Table]:
    """A game by its key; `edition` is the name of a shipped edition or the path of your own."""
    return find_game(key, edition)
