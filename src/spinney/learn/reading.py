"""Reading a lesson: every error names the file, the step, the field and what was expected."""

from __future__ import annotations

import tomllib
from typing import Any, Final

from spinney.engine.errors import BadEdition
from spinney.engine.fields import entries, entry_of, number, text
from spinney.learn.lesson import END, BadLesson, Lesson, Reply, Scene, Step, Turn

HEAD: Final = ("title", "about", "minutes", "table", "steps")
TABLE: Final = ("seats", "seat", "names", "seed", "edition", "options", "before", "draws")
STEP: Final = (
    "name",
    "idea",
    "words",
    "task",
    "light",
    "turns",
    "replies",
    "otherwise",
    "draws",
    "then",
    "to",
)
TURN: Final = ("give", "say", "draws", "then", "to")
REPLY: Final = ("give", "say")
MOST_STEPS: Final = 60
MOST_TURNS: Final = 12
LONGEST: Final = 500_000  # characters of a file


def read_lesson(game: str, key: str, given: str) -> Lesson:
    """The lesson in the text of a file; whatever is wrong with it is said by name."""
    where = f"lesson {game}/{key}"
    if len(given) > LONGEST:
        raise BadLesson(f"{where}: larger than any lesson ({LONGEST:,} characters)")
    try:
        data = tomllib.loads(given)
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
        raise BadLesson(f"{where}: not readable as TOML: {error}") from error
    try:
        return lesson_in(where, game, key, data)
    except BadEdition as error:  # what the fields of editions say of a wrong entry
        raise BadLesson(str(error)) from error


def lesson_in(where: str, game: str, key: str, data: dict[str, Any]) -> Lesson:
    """The lesson in the data of a file."""
    entry_of(where, data, HEAD)
    steps = [
        step_in(f"{where}: step {at}", one)
        for at, one in enumerate(entries(where, data, "steps", 1, MOST_STEPS), 1)
    ]
    lesson = Lesson(
        game,
        key,
        text(where, data, "title"),
        text(where, data, "about"),
        number(where, data, "minutes", 1, 60),
        scene_in(f"{where}: table", data.get("table")),
        steps,
    )
    check_ways(where, lesson)
    return lesson


def scene_in(where: str, given: object) -> Scene:
    """Where the lesson begins."""
    entry = entry_of(where, given, TABLE)
    seats = number(where, entry, "seats", 1, 6)
    names = texts(where, entry, "names")
    if len(names) != seats:
        raise BadLesson(f"{where}: names: expected {seats}, got {len(names)}")
    options = entry.get("options", {})
    if not isinstance(options, dict):
        raise BadLesson(f"{where}: options: expected a table, got {options!r}")
    return Scene(
        seats,
        number(where, entry, "seat", 0, seats - 1),
        names,
        text(where, entry, "seed"),
        text(where, entry, "edition", ""),
        options,
        texts(where, entry, "before"),
        draws_in(where, entry),
    )


def step_in(where: str, given: object) -> Step:
    """One step of a lesson."""
    entry = entry_of(where, given, STEP)
    turns = [
        turn_in(f"{where}: turn {at}", one)
        for at, one in enumerate(entries(where, entry, "turns", 0, MOST_TURNS), 1)
    ]
    replies = [
        reply_in(f"{where}: reply {at}", one)
        for at, one in enumerate(entries(where, entry, "replies", 0, MOST_TURNS), 1)
    ]
    if bool(turns) != bool(entry.get("task")):
        raise BadLesson(f"{where}: a task and turns belong together: give both, or neither")
    if turns and not entry.get("otherwise"):
        raise BadLesson(f"{where}: otherwise: expected what is said to any other answer")
    if turns and any(name in entry for name in ("draws", "then", "to")):
        raise BadLesson(f"{where}: draws, then and to stand in its turns")
    return Step(
        text(where, entry, "name", ""),
        text(where, entry, "idea"),
        text(where, entry, "words", ""),
        text(where, entry, "task", ""),
        texts(where, entry, "light"),
        turns,
        replies,
        text(where, entry, "otherwise", ""),
        Turn((), "", draws_in(where, entry), texts(where, entry, "then"), text(where, entry, "to", "")),
    )


def turn_in(where: str, given: object) -> Turn:
    """Answers that lead on."""
    entry = entry_of(where, given, TURN)
    return Turn(
        patterns(where, entry),
        text(where, entry, "say", ""),
        draws_in(where, entry),
        texts(where, entry, "then"),
        text(where, entry, "to", ""),
    )


def reply_in(where: str, given: object) -> Reply:
    """What is said to answers that do not lead on."""
    entry = entry_of(where, given, REPLY)
    return Reply(patterns(where, entry), text(where, entry, "say"))


def patterns(where: str, entry: dict[str, Any]) -> list[str]:
    """The patterns of answers, of which there must be one."""
    found = texts(where, entry, "give")
    if not found:
        raise BadLesson(f"{where}: give: expected patterns of answers")
    return found


def draws_in(where: str, entry: dict[str, Any]) -> list[int]:
    """What chance gives, from 0 on: a die that shows six is a 5."""
    found = entry.get("draws", [])
    if not isinstance(found, list) or any(type(draw) is not int or draw < 0 for draw in found):
        raise BadLesson(f"{where}: draws: expected whole numbers from 0, got {found!r}")
    return found


def texts(where: str, entry: dict[str, Any], name: str) -> list[str]:
    """A field that is a list of texts; none where it is left out."""
    found = entry.get(name, [])
    if not isinstance(found, list) or any(not isinstance(one, str) or not one for one in found):
        raise BadLesson(f"{where}: {name}: expected a list of texts, got {found!r}")
    return found


def check_ways(where: str, lesson: Lesson) -> None:
    """Every name that a step leads to is a step's, and no name is given twice."""
    named = [step.name for step in lesson.steps if step.name]
    twice = sorted({name for name in named if named.count(name) > 1 or name == END})
    if twice:
        raise BadLesson(f"{where}: name: {twice[0]!r} is given twice, or means the end")
    for at, step in enumerate(lesson.steps, 1):
        for turn in (*step.turns, step.on):
            if turn.to and turn.to != END and turn.to not in lesson.places:
                raise BadLesson(f"{where}: step {at}: to: there is no step {turn.to!r}")
