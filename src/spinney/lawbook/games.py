"""The games that are held to the laws: all that are installed, or those that pytest was told of."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Any

from spinney.engine.edition import Edition
from spinney.engine.game import Game
from spinney.engine.installed import GAMES, all_installed, find_game
from spinney.engine.records.record import FindGame

MINI = "mini"  # the name of an edition that is small enough to look at every choice


def installed_games() -> list[Game[Any]]:
    """All installed games, which are held to the laws unless pytest was told otherwise."""
    return [find_game(key) for key in sorted(all_installed(GAMES))]


_source: Callable[[], list[Game[Any]]] = installed_games


def take_games_from(source: Callable[[], list[Game[Any]]]) -> None:
    """Hold these games to the laws, not simply all that are installed; they are made when they are needed."""
    global _source
    _source = source
    all_games.cache_clear()


@cache
def all_games() -> list[Game[Any]]:
    """The games that are held to the laws, made once."""
    return _source()


def short_games() -> list[Game[Any]]:
    """All games, each in its mini edition where one ships."""
    return [find_game(game.key, MINI) if has_mini(game) else game for game in all_games()]


def game_finder(game: Game[Any]) -> FindGame:
    """How a record's game is found: the one under law even if it is not installed, any other by its key."""

    def find(key: str, edition: Edition | str | None = None) -> Game[Any]:
        if key == game.key and key not in all_installed(GAMES):
            found: Game[Any] = type(game)(edition)  # type: ignore[call-arg, arg-type]
            return found
        return find_game(key, edition)

    return find


def has_mini(game: Game[Any]) -> bool:
    """Does a small edition ship with the game, for cases in which the laws look at every choice?"""
    return files(game.package).joinpath("editions", f"{MINI}.toml").is_file()
