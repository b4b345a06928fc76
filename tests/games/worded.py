"""What holds for the words of every game: questions with answers, reasons, and deeds in the strip."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable
from typing import Any, Final

from spinney.art.touch import drawn_keys
from spinney.engine.events import EVERYONE, Event
from spinney.engine.faces.asking import NOTHING_TRIVIAL, Ask, Reason
from spinney.engine.faces.deeds import Told, gathered
from spinney.engine.faces.names import has_marks, seat_mark
from spinney.engine.game import Game
from spinney.engine.shown import NO_OPTION
from spinney.engine.table import Table

KEY: Final = re.compile(r"\b[a-z]+-[a-z0-9]+")  # as keys are written; names are capitalized
IDS: Final = re.compile(r"\b[A-Z]{1,4}-\w|\b[A-Z]{2,}\d|_|\b[a-z]+-[a-z]*\d|[{}]")  # of rules, cards, tiles
ENDS: Final = re.compile(r"[.?](?= |$)")  # of sentences
LONGEST: Final = 160  # letters of a reason: two lines of a page
MARKS: Final = [seat_mark(seat) for seat in range(6)]


def check_asked(table: Table, asked: Ask, ids: Collection[str], fits: int, badge: int) -> None:
    """Every option is answered once, in words that fit their buttons and places and hold no key and no id."""
    assert asked.seat == table.seat
    assert [one.action for one in asked.answers] == list(table.options)
    assert asked.question[-1] in "?."
    assert asked.help.endswith(".")
    assert asked.trivial == NOTHING_TRIVIAL or asked.trivial in table.options
    for one in asked.answers:
        assert one.label == table.game.label(table, one.action, MARKS)
        assert 0 < len(one.short) <= fits
        assert len(one.badge) <= badge
        for words in (asked.question, asked.help, one.short, one.badge):
            assert not KEY.search(words)
            assert not set(ids) & set(re.findall(r"[\w-]+", words))


def complaint(reason: Reason, rules: Collection[str]) -> str:
    """What is wrong with a reason; empty for a sentence or two that fit two lines, with a known rule."""
    words = reason.words
    found = {
        "no reason": reason is NO_OPTION,
        "no sentence": not words[:1].isupper() or words[-1] not in ".?",
        f"{len(words)} letters": len(words) > LONGEST,
        "more than a sentence or two, and a question": len(ENDS.findall(words)) > 3,
        "an id": IDS.search(words),
        "a seat without a name": has_marks(words),
        f"no rule {reason.rule!r}": reason.rule not in rules,
    }
    return ", ".join([what for what, wrong in found.items() if wrong])


def check_reasons(
    table: Table, parts: Iterable[str], legal: Collection[str], why_not: Callable[..., Reason | None]
) -> None:
    """A part that can be chosen has no reason; any other that is drawn has one, and more keys may."""
    game, rules = table.game, table.game.rulebook().rules
    drawn = drawn_keys(game.board(table, table.seat))
    for part in {*parts, *drawn}:
        if part in legal:
            assert why_not(table, int(table.seat), part) is None
            continue
        reason = game.why_not(table, table.seat, part)
        if part in drawn or reason is not NO_OPTION:
            assert not complaint(reason, rules), f"{part}: {reason.words}"


def check_told(game: Game[Any], kind: int, told: Callable[[Any, Event], Told]) -> None:
    """An event of this kind can be told, and a headline has words."""
    event = Event(0, EVERYONE, kind, 0, 1, 1, 0)
    shown = told(game.content, event)
    assert not shown.headline or game.sentence(event, 0)
    assert shown.sound in ("", "gain", "dice", "battle")


def check_deeds(game: Game[Any], table: Table) -> None:
    """A strip of the whole game has words for every deed."""
    deeds = gathered(
        game.happened(table, -1), -1, game.doer, game.told, lambda event: game.words_for(event, -1)
    )
    assert deeds
    assert all(deed.words.endswith(".") for deed in deeds)
