"""A lesson as data: where it begins, and its steps, each with one idea and what may be answered.

A lesson is a file `lessons/*.toml` of a game; `reading.py` reads it, `learner.py` plays it.
"""

from __future__ import annotations

from collections.abc import Sequence
from fnmatch import fnmatchcase
from typing import ClassVar, Final

from spinney.engine.errors import SpinneyError

END: Final = "end"  # where an answer leads that finishes the lesson


class BadLesson(SpinneyError):
    """A lesson that cannot be read, or that does not fit the game as it is now."""

    code: ClassVar[str] = "bad-lesson"


class Scene:
    """Where a lesson begins: a table as it was set up, and all that was answered at it before."""

    def __init__(
        self,
        seats: int,
        seat: int,
        names: Sequence[str],
        seed: str,
        edition: str,
        options: dict[str, object],
        before: Sequence[str],
        draws: Sequence[int] = (),
    ) -> None:
        self.seats: Final = seats
        self.seat: Final = seat  # of the learner
        self.names: Final = tuple(names)
        self.seed: Final = seed
        self.edition: Final = edition
        self.options: Final = options
        self.before: Final = tuple(before)  # answers of all seats, as text
        self.draws: Final = tuple(draws)  # what chance gives to them, once the table is set up


class Reply:
    """What the lesson says to some answers, given as patterns of their texts (`move * oak`)."""

    def __init__(self, give: Sequence[str], say: str) -> None:
        self.give: Final = tuple(give)
        self.say: Final = say

    def fits(self, text: str) -> bool:
        """Is it said to this answer?"""
        return any(fnmatchcase(text, pattern) for pattern in self.give)


class Turn(Reply):
    """Answers that lead on: what is drawn then, what follows by itself, and the step it leads to."""

    def __init__(
        self, give: Sequence[str], say: str, draws: Sequence[int], then: Sequence[str], to: str
    ) -> None:
        super().__init__(give, say)
        self.draws: Final = tuple(draws)  # what chance gives to this answer and what follows
        self.then: Final = tuple(then)  # answers after it, of whoever is asked
        self.to: Final = to  # the name of a step, END, or empty for the next one


class Step:
    """One idea. With `turns` the learner answers; without, they read, and go on."""

    def __init__(
        self,
        name: str,
        idea: str,
        words: str,
        task: str,
        light: Sequence[str],
        turns: Sequence[Turn],
        replies: Sequence[Reply],
        otherwise: str,
        on: Turn,
    ) -> None:
        self.name: Final = name
        self.idea: Final = idea
        self.words: Final = words
        self.task: Final = task
        self.light: Final = tuple(light)  # keys of parts of the table, and of zones
        self.turns: Final = tuple(turns)
        self.replies: Final = tuple(replies)
        self.otherwise: Final = otherwise
        self.on: Final = on  # what happens when the learner has read it

    @property
    def reads(self) -> bool:
        """Is there nothing to answer here?"""
        return not self.turns

    def turn_for(self, text: str) -> Turn | None:
        """Where an answer leads; None if another one is asked for now."""
        return next((turn for turn in self.turns if turn.fits(text)), None)

    def reply_to(self, text: str) -> str:
        """Why another answer than this is asked for now."""
        return next((reply.say for reply in self.replies if reply.fits(text)), self.otherwise)


class Lesson:
    """A lesson of a game, read and checked."""

    def __init__(
        self, game: str, key: str, title: str, about: str, minutes: int, scene: Scene, steps: Sequence[Step]
    ) -> None:
        self.game: Final = game
        self.key: Final = key  # the name of its file, which says its place in the course
        self.title: Final = title
        self.about: Final = about
        self.minutes: Final = minutes
        self.scene: Final = scene
        self.steps: Final = tuple(steps)
        self.places: Final = {step.name: at for at, step in enumerate(steps) if step.name}

    def after(self, at: int, to: str) -> int:
        """The number of the step that follows; as many as there are steps, if that was the last."""
        if to == END:
            return len(self.steps)
        return self.places[to] if to else at + 1
