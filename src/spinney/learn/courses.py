"""The courses: which lessons each game has."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from typing import Any, Final

from spinney.engine.game import Game
from spinney.learn.lesson import BadLesson, Lesson
from spinney.learn.reading import read_lesson

ENDING: Final = ".toml"
FOLDER: Final = "lessons"


@lru_cache
def lesson_keys(package: str) -> tuple[str, ...]:
    """The names of a game's lessons, in the order of its course; none if it has no course."""
    folder = files(package).joinpath(FOLDER)
    if not folder.is_dir():
        return ()
    return tuple(
        sorted(file.name.removesuffix(ENDING) for file in folder.iterdir() if file.name.endswith(ENDING))
    )


def course(game: Game[Any]) -> list[Lesson]:
    """All lessons of a game."""
    return [lesson_of(game, key) for key in lesson_keys(game.package)]


def lesson_of(game: Game[Any], key: str) -> Lesson:
    """A lesson of a game by its name."""
    if key not in lesson_keys(game.package):
        there = ", ".join(lesson_keys(game.package)) or "none"
        raise BadLesson(f"{game.title} has no lesson {key[:40]!r}; there are: {there}")
    return shipped_lesson(game.key, game.package, key)


@lru_cache
def shipped_lesson(game: str, package: str, key: str) -> Lesson:
    """A lesson as it ships, read once."""
    try:
        given = files(package).joinpath(FOLDER, key + ENDING).read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        raise BadLesson(f"lesson {game}/{key}: cannot be read: {error}") from error
    return read_lesson(game, key, given)
