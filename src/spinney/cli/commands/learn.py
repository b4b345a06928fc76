"""`spinney learn`: the lessons of a game, at the terminal."""

from __future__ import annotations

from typing import Annotated, Any

import typer

import spinney
from spinney.cli.arguments import find_game, find_game_key
from spinney.cli.errors import WrongInput
from spinney.cli.terminal.lesson_loop import LessonLoop
from spinney.cli.terminal.prompt import ask_pipe, ask_terminal, is_terminal
from spinney.cli.terminal.styles import make_console
from spinney.engine.game import Game
from spinney.learn.checks import problems
from spinney.learn.courses import course
from spinney.learn.learner import Learner
from spinney.learn.lesson import Lesson


def learn(
    game: Annotated[
        str | None, typer.Argument(help="A game, or the beginning of its key.", metavar="GAME")
    ] = None,
    lesson: Annotated[
        int | None, typer.Argument(help="Which lesson; without it, the first.", metavar="LESSON")
    ] = None,
    every: Annotated[bool, typer.Option("--list", help="List all lessons.")] = False,
    check: Annotated[
        bool, typer.Option("--check", help="Play the lesson by every way, and say what is wrong.")
    ] = False,
    no_color: Annotated[bool, typer.Option("--no-color", help="No colours.")] = False,
) -> None:
    """Learn a game by playing: short lessons, one idea at a time."""
    console = make_console(no_color)
    if every or game is None:
        for key in [find_game_key(game)] if game else spinney.games():
            for line in course_lines(find_game(key)):
                console.print(line, markup=False, highlight=False)
        return
    found = find_game(game)
    chosen = chosen_lesson(found, lesson or 1)
    played = find_game(found.key, chosen.scene.edition or None)
    if check:
        wrong = problems(played, chosen)
        if wrong:
            raise WrongInput("\n".join([f"lesson {found.key}/{chosen.key}:", *wrong]))
        console.print(f"{chosen.title}: all ways lead to the end.")
        return
    ask = ask_terminal if is_terminal() else ask_pipe(console)
    LessonLoop(console, Learner(played, chosen), ask).run()


def chosen_lesson(game: Game[Any], number: int) -> Lesson:
    """The lesson with this number in the course of a game."""
    lessons = course(game)
    if not lessons:
        raise WrongInput(f"{game.title} has no lessons; spinney learn --list shows the games that have some")
    if not 1 <= number <= len(lessons):
        raise WrongInput(f"{game.title} has no lesson {number}; choose from 1 to {len(lessons)}")
    return lessons[number - 1]


def course_lines(game: Game[Any]) -> list[str]:
    """A game's course, a line for each lesson."""
    lessons = course(game)
    if not lessons:
        return []
    lines = [f"  {at}  {one.title} ({one.minutes} minutes): {one.about}" for at, one in enumerate(lessons, 1)]
    return [f"{game.title}   spinney learn {game.key}", *lines]
