"""Somebody in a lesson: the table before them, the step they are at, and what was said to their last answer.

Where somebody stands follows from the lesson and from what they answered, so only that is ever kept.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import Any, Final

from spinney.bots.greedy import Greedy
from spinney.engine.chance import ForetoldChance, secret_of
from spinney.engine.errors import SpinneyError
from spinney.engine.game import Game
from spinney.engine.table import Table
from spinney.learn.lesson import BadLesson, Lesson, Step, Turn

ON: Final = ">"  # what is kept of a step that was read
MOST_PLAYED: Final = 200  # answers of others in a row


class Learner:
    """A lesson under way."""

    def __init__(self, game: Game[Any], lesson: Lesson, answers: Sequence[str] = ()) -> None:
        self.game: Final = game
        self.lesson: Final = lesson
        self.answers: list[str] = []
        self.at = 0  # the number of the step
        self.said = ""  # to the last answer
        self.misses = 0  # answers at this step that did not lead on
        self.table: Table = begun(game, lesson)
        self.wait()
        for answer in answers:
            self.take(answer)

    @property
    def over(self) -> bool:
        """Has the lesson come to its end?"""
        return self.at >= len(self.lesson.steps)

    @property
    def step(self) -> Step:
        """The step that the learner is at; the last one when the lesson is over."""
        return self.lesson.steps[min(self.at, len(self.lesson.steps) - 1)]

    @property
    def wanted(self) -> list[int]:
        """The options that lead on."""
        if self.over or self.step.reads:
            return []
        return [
            int(option)
            for option in self.table.options
            if self.step.turn_for(self.game.text(option)) is not None
        ]

    def answer(self, action: int) -> bool:
        """Give an answer at the table; True if it leads on. If not, nothing changes but what is said."""
        text = self.game.text(action)
        if self.over or self.step.reads or not self.table.allows(action):
            raise BadLesson(f"{text} cannot be answered here")
        turn = self.step.turn_for(text)
        if turn is None:
            self.said = self.step.reply_to(text)
            self.misses += 1
            return False
        self.follow(turn, text)
        return True

    def go_on(self) -> None:
        """Go on after a step that was only read."""
        if self.over or not self.step.reads:
            raise BadLesson("there is something to answer first")
        self.follow(self.step.on)

    def take(self, answer: str) -> None:
        """Take an answer that was kept, or go on."""
        if answer == ON:
            self.go_on()
        elif not self.answer(self.game.action(answer)):
            raise BadLesson(f"{answer} does not lead on any more")

    def copied(self) -> Learner:
        """Somebody at the same place; what they do changes nothing here."""
        other = copy(self)
        other.answers = self.answers[:]
        return other

    def after(self, action: int | None, back: bool = False) -> Learner:
        """Where the learner stands after an answer, after reading, or one step back."""
        other = self.copied()
        if back:
            other.back()
        elif action is None:
            other.go_on()
        else:
            other.answer(action)
        return other

    def back(self) -> None:
        """Back to where the learner was before their last answer."""
        before = Learner(self.game, self.lesson, self.answers[:-1])
        self.answers, self.at, self.table = before.answers, before.at, before.table
        self.said, self.misses = "", 0

    def follow(self, turn: Turn, answer: str = "") -> None:
        """What an answer, or going on, brings about. It is worked out aside, so that it fails as a whole."""
        table = self.table.branch()
        texts = (answer, *turn.then) if answer else turn.then
        try:
            play_all(table, texts, turn.draws)
        except BadLesson as error:
            raise BadLesson(f"{self.where}: {error}") from error
        self.table = table
        self.answers.append(answer or ON)
        self.at = self.lesson.after(self.at, turn.to)
        self.said, self.misses = turn.say, 0
        self.wait()

    def wait(self) -> None:
        """Let others play until the learner is asked, if the step has something to answer."""
        scene = self.lesson.scene
        played = 0
        while not (self.over or self.step.reads or self.table.over) and self.table.seat != scene.seat:
            if played == MOST_PLAYED:
                raise BadLesson(f"{self.where}: others play without end")
            bot = Greedy(f"{scene.seed} {len(self.answers)} {played}")
            self.table.play(bot.choose(self.game.seen_by(self.table, int(self.table.seat))))
            played += 1

    @property
    def where(self) -> str:
        """The step, for what goes wrong."""
        return f"lesson {self.lesson.game}/{self.lesson.key}: step {self.at + 1}"


def begun(game: Game[Any], lesson: Lesson) -> Table:
    """The table that a lesson begins with."""
    scene = lesson.scene
    try:
        secret = secret_of(scene.seed)
        table: Table = game.start_from(scene.seats, secret, [], dict(scene.options))
        play_all(table, scene.before, scene.draws)
    except SpinneyError as error:
        raise BadLesson(f"lesson {lesson.game}/{lesson.key}: table: {error}") from error
    return table


def play_all(table: Table, texts: Sequence[str], draws: Sequence[int]) -> None:
    """Play answers at a table. Chance gives what is told of it, and all of that must be drawn."""
    chance = ForetoldChance(table.chance.key, table.chance.drawn, list(draws))
    table.chance = chance
    for text in texts:
        table.play(table.game.action(text))
    if chance.told:
        raise BadLesson(f"draws: {len(chance.told)} more than were drawn")


def resumed(game: Game[Any], lesson: Lesson, answers: Sequence[str]) -> Learner:
    """A lesson as somebody left it; from the beginning, if it has changed since so that this cannot be."""
    try:
        return Learner(game, lesson, answers)
    except SpinneyError:
        return Learner(game, lesson)
