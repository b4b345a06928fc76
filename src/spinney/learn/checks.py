"""What is wrong with a lesson, in sentences: it is played by every way, and its words are measured."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

from spinney.art.touch import drawn_keys
from spinney.engine.errors import SpinneyError
from spinney.engine.game import Game
from spinney.learn.learner import Learner
from spinney.learn.lesson import Lesson, Reply, Step
from spinney.learn.walk import walk

ZONE: Final = "zone:"  # before the key of a zone, in `light`
AREA: Final = "area:"  # before what lies around the zones
AREAS: Final = ("people", "me", "ask", "goal")
LONGEST_SENTENCE: Final = 220
LONGEST: Final = {"idea": 60, "words": 440, "task": 150, "say": 330, "about": 110, "title": 40}  # characters
SENTENCE: Final = re.compile(r"(?<=[.!?])\s+")


def problems(game: Game[Any], lesson: Lesson) -> list[str]:
    """Everything that is wrong with a lesson; nothing, if it can be played to every end."""
    found = list(wrong_words(game, lesson))
    visits: dict[int, list[Learner]] = {}
    try:
        for learner in walk(game, lesson):
            visits.setdefault(learner.at, []).append(learner)
    except SpinneyError as error:
        return [*found, str(error)]
    for at, step in enumerate(lesson.steps):
        where = f"step {at + 1} ({step.idea})"
        if at not in visits:
            found.append(f"{where}: no way leads there")
        else:
            found += [f"{where}: {words}" for words in wrong_at(game, step, visits[at])]
    if len(lesson.steps) not in visits:
        found.append("no way leads to the end")
    return found


def wrong_at(game: Game[Any], step: Step, visits: list[Learner]) -> Iterator[str]:
    """What is wrong with a step, wherever somebody was when they came to it."""
    texts = {game.text(option) for learner in visits for option in learner.table.options}
    for said in (*step.turns, *step.replies):
        for pattern in said.give:
            if not any(Reply([pattern], "").fits(text) for text in texts):
                yield f"{pattern!r} fits no option: {', '.join(sorted(texts)[:40])}"
    for learner in visits:
        lost = [key for key in step.light if key not in lights(game, learner)]
        if lost:
            yield f"light: {lost} are not on the table; there are {sorted(lights(game, learner))}"
            break


def lights(game: Game[Any], learner: Learner) -> set[str]:
    """Everything that a lesson can light now: parts, zones, and what lies around them."""
    board = game.board(learner.table, learner.lesson.scene.seat)
    zones = {ZONE + zone.key for zone in board.zones}
    return drawn_keys(board) | zones | {AREA + area for area in AREAS}


def wrong_words(game: Game[Any], lesson: Lesson) -> Iterator[str]:
    """Words that are too long to read at a table, or that name a rule by its id."""
    book = game.rulebook()
    for what, words in spoken(lesson):
        if len(words) > LONGEST[what]:
            yield f"{what}: {len(words)} characters, but at most {LONGEST[what]}: {words}"
        for sentence in SENTENCE.split(words):
            if len(sentence) > LONGEST_SENTENCE:
                yield f"{what}: a sentence of {len(sentence)} characters: {sentence}"
        named = [word for word in re.findall(r"[A-Z]+-\d+(?:\.\d+)*", words) if book.find(word)]
        if named:
            yield f"{what}: names a rule: {named[0]}"


def spoken(lesson: Lesson) -> Iterator[tuple[str, str]]:
    """All words of a lesson, each with what they are."""
    yield "title", lesson.title
    yield "about", lesson.about
    for step in lesson.steps:
        yield "idea", step.idea
        yield "words", step.words
        yield "task", step.task
        yield "say", step.otherwise
        for said in (*step.turns, *step.replies):
            yield "say", said.say


def kinds_met(game: Game[Any], lesson: Lesson) -> set[str]:
    """The kinds of action, by their words, that somebody does or sees done in a lesson."""
    texts = {text for step in lesson.steps for turn in (*step.turns, step.on) for text in turn.then}
    for learner in walk(game, lesson):
        texts |= {game.text(option) for option in learner.wanted}
    return {text.split()[0] for text in texts}
