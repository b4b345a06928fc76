"""What a law found, in plain words: what is wrong, at which table and choice, and how to mend it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from textwrap import wrap
from traceback import walk_tb
from types import FrameType, TracebackType
from typing import Final, NamedTuple

import pytest

from spinney.engine.table import Table
from spinney.lawbook.cases import Case
from spinney.lawbook.law import law_in
from spinney.lawbook.play import Play
from spinney.lawbook.pytest_items import module_of

PROPERTY: Final = "spinney law"  # under which a finding travels with the report of a test
HERE: Final = Path(__file__).parent
WIDTH: Final = 100


class Finding(NamedTuple):
    """One test of a law that failed."""

    number: int
    law: str
    mend: str
    wrong: str
    where: str
    test: str


def finding_of(item: pytest.Item, error: BaseException) -> Finding:
    """The finding in a failed test of a law: which law, what is wrong, where, and how to mend it."""
    law = law_in(module_of(item))
    where = place_of([frame for frame, _ in walk_tb(error.__traceback__)])
    return Finding(law.number, law.says, law.mend, wrong_with(error), where, item.name)


def wrong_with(error: BaseException) -> str:
    """What is wrong: what a check says, or which error the game's own code came to, and where."""
    said = str(error).partition("\nassert ")[0].strip()  # pytest may add how it came to that
    if isinstance(error, AssertionError) and said and raised_here(error.__traceback__):
        return said
    frame, line = list(walk_tb(error.__traceback__))[-1]
    code = frame.f_code
    place = f"{Path(code.co_filename).parent.name}/{Path(code.co_filename).name}, line {line}, {code.co_name}"
    return f"{type(error).__name__}: {said or 'without a word'} ({place})"


def raised_here(traceback: TracebackType | None) -> bool:
    """Was it one of our checks that complained, so that its words are enough, and not a game?"""
    frames = [frame for frame, _ in walk_tb(traceback)]
    return bool(frames) and HERE in Path(frames[-1].f_code.co_filename).parents


def place_of(frames: list[FrameType]) -> str:
    """Where a finding was made: the case, the play and the choice that the checks had before them."""
    case = play = table = None
    for frame in frames:
        if HERE in Path(frame.f_code.co_filename).parents:
            held = frame.f_locals
            case = held["case"] if isinstance(held.get("case"), Case) else case
            play = held["play"] if isinstance(held.get("play"), Play) else play
            table = next((held[name] for name in ("table", "truth", "now") if is_table(held, name)), table)
    parts = [case.in_words() if case else "", play.in_words() if play else "", choice_of(table)]
    return "; ".join(part for part in parts if part)


def is_table(held: dict[str, object], name: str) -> bool:
    """Does a check that failed hold a table under this name?"""
    return isinstance(held.get(name), Table)


def choice_of(table: Table | None) -> str:
    """At which choice of a table something was found."""
    if table is None:
        return ""
    return "at the end" if table.over else f"at choice {table.number}, where seat {table.seat} is asked"


def in_plain_words(found: list[Finding]) -> Iterator[str]:
    """The findings as lines, law by law: each different complaint once, then what to do about it."""
    for number in sorted({finding.number for finding in found}):
        mine = [finding for finding in found if finding.number == number]
        yield from paragraph(f"Law {number}: ", mine[0].law)
        for wrong in dict.fromkeys(finding.wrong for finding in mine):
            same = [finding for finding in mine if finding.wrong == wrong]
            yield from paragraph("  wrong: ", wrong)
            yield from paragraph("  where: ", same[0].where or same[0].test)
            if len(same) > 1:
                yield f"         and in {len(same) - 1} more"
        yield from paragraph("  to mend it: ", mine[0].mend)
        yield f"  to see it again: pytest --pyargs spinney.lawbook -k '{mine[0].test}'"
        yield ""


def paragraph(label: str, text: str) -> list[str]:
    """A label and wrapped text beside it, for the lines of a finding."""
    lines = wrap(" ".join(text.split()), WIDTH, break_long_words=False, break_on_hyphens=False) or [""]
    return [label + lines[0], *[" " * len(label) + line for line in lines[1:]]]
