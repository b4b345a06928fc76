"""Walking through a lesson by every way that there is: what tests and authors look at."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from spinney.engine.game import Game
from spinney.learn.learner import Learner
from spinney.learn.lesson import BadLesson, Lesson

MOST_PLACES: Final = 3000  # a lesson with more ways than this lets one wander


def walk(game: Game[Any], lesson: Lesson) -> Iterator[Learner]:
    """Somebody at each place of a lesson that can be reached, each moment once; those at the end, too."""
    ahead = [Learner(game, lesson)]
    seen: set[object] = set()
    while ahead:
        learner = ahead.pop()
        moment = (learner.at, moment_of(learner))
        if moment in seen:
            continue
        seen.add(moment)
        if len(seen) > MOST_PLACES:
            raise BadLesson(f"{learner.where}: more than {MOST_PLACES} places can be reached")
        yield learner
        ahead += onward(learner)


def moment_of(learner: Learner) -> str:
    """The table as it stands: two ways that lead to the same are one."""
    table = learner.table
    return table.fingerprint() if not learner.over else f"over {table.number}"


def onward(learner: Learner) -> list[Learner]:
    """Where one can be after the next answer, or after reading."""
    if learner.over:
        return []
    if learner.step.reads:
        return [learner.after(None)]
    if not learner.wanted:
        raise BadLesson(f"{learner.where}: no option leads on; there are {options_of(learner)}")
    return [learner.after(action) for action in learner.wanted]


def options_of(learner: Learner) -> str:
    """The options at the table, as text, for an author who looks for the right one."""
    texts = [learner.game.text(option) for option in learner.table.options]
    return ", ".join(texts[:30]) or "none: the game is over"
