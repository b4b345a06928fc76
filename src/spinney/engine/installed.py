"""Finding installed games and bots: they are entry points, so your own package can add some."""

from __future__ import annotations

from functools import lru_cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final

from spinney.engine.edition import Edition
from spinney.engine.errors import BadOption, SpinneyError
from spinney.engine.game import Game

GAMES: Final = "spinney.games"
BOTS: Final = "spinney.bots"


@lru_cache
def all_installed(group: str) -> dict[str, EntryPoint]:
    """Everything of one group of entry points that is installed, by name."""
    return {point.name: point for point in entry_points(group=group)}


@lru_cache
def load_entry_point(point: EntryPoint) -> Any:
    """What an entry point names, kept, because loading it again takes longer than a short game."""
    return point.load()


def load_installed(group: str, what: str, name: str) -> Any:
    """An installed game or bot by its name, or an error that says what is installed."""
    point = all_installed(group).get(name)
    if point is None:
        raise BadOption(f"no {what} {name!r}; there are {', '.join(sorted(all_installed(group)))}")
    try:
        return load_entry_point(point)
    except Exception as error:
        raise BadOption(f"{what} {name!r} ({point.value}) cannot be loaded: {error}") from error


def find_game(key: str, edition: Edition | str | None = None) -> Game[Any]:
    """An installed game by its key, in its standard edition or another one (a shipped name, or a path)."""
    make = load_installed(GAMES, "game", key)
    try:
        game: Game[Any] = make(edition)
    except SpinneyError:
        raise
    except Exception as error:
        raise BadOption(f"game {key!r} cannot be made: {type(error).__name__}: {error}") from error
    return game
