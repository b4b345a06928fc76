"""Law 13, the checks: what is shown to a seat depends on its view and on the events it was told alone.

Two tables of which a seat knows the same are the true one and one that was redealt for it; so all that can be
shown is written down as text and compared between them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from spinney.art.touch import drawn_keys
from spinney.engine.faces.asking import Ask
from spinney.engine.faces.deeds import Deed
from spinney.engine.faces.zones import Board, Item, Lens
from spinney.engine.table import Table
from spinney.lawbook.play import watchers

TOUCHED: Final = 2  # keys of a table that are looked at closely, others at each choice


def check_showing(table: Table, key: str, seats: Iterable[int] = ()) -> None:
    """Law 13  For some seats, or for every seat and the spectator: the same knowledge, the same picture."""
    for seat in seats or watchers(table):
        check_same_picture(table, seat, key)
        check_untold(table, seat)


def check_same_picture(table: Table, seat: int, key: str) -> None:
    """Law 13  A redealt table, of which the seat was told the same, is shown to it as the true one is."""
    game = table.game
    imagined = game.redeal(table, seat, key)
    imagined.log, imagined.journal = table.log, table.journal
    check_same(shown_to(imagined, seat), shown_to(table, seat), seat)
    told, true = game.picture(imagined, seat), game.picture(table, seat)
    check_same({"picture": told.split("><")}, {"picture": true.split("><")}, seat)


def check_untold(table: Table, seat: int) -> None:
    """Law 13  What others alone were told leaves no trace in the strip of deeds."""
    if table.log is None:
        return
    deaf = table.branch()
    deaf.log = [event for event in table.log if event.is_for(seat)]
    true, told = deeds_texts(table.game.since(table, seat)), deeds_texts(table.game.since(deaf, seat))
    check_same({"deeds": told}, {"deeds": true}, seat)


def check_same(told: dict[str, object], true: dict[str, object], seat: int) -> None:
    """Law 13  All that a seat sees of two tables is the same; else it is said what is not."""
    for name, value in true.items():
        other, this = first_difference(told[name], value)
        assert told[name] == value, f"seat {seat} sees another {name}: {other!r:.300} not {this!r:.300}"


def first_difference(told: object, true: object) -> tuple[object, object]:
    """Where two lists part; anything else whole."""
    if not isinstance(told, list) or not isinstance(true, list):
        return told, true
    pairs = [(one, other) for one, other in zip(told, true, strict=False) if one != other]
    return pairs[0] if pairs else (told, true)


# All that is shown, as text that can be compared.


def shown_to(table: Table, seat: int) -> dict[str, object]:
    """What a seat or spectator is shown: zones, question, deeds, and some of its parts looked at closely."""
    game = table.game
    board = game.board(table, seat)
    keys = touched(board, int(table.number))
    return {
        "board": board_texts(board),
        "question": ask_texts(game.ask(table, seat)),
        "deeds": deeds_texts(game.since(table, seat)),
        "lens": [f"{key}: {lens_text(game.lens(table, seat, key))}" for key in keys],
        "reason": [f"{key}: {reason_text(table, seat, key)}" for key in keys],
    }


def touched(board: Board, number: int) -> list[str]:
    """Some of the keys at a table, in turns: over a game, all of them are looked at."""
    keys = sorted(drawn_keys(board))
    return [keys[(number * TOUCHED + n) % len(keys)] for n in range(min(TOUCHED, len(keys)))]


def board_texts(board: Board) -> list[str]:
    """The zones and people as a seat sees them."""
    found = [board.words]
    for zone in board.zones:
        found.append(f"{zone.key} {zone.role} {zone.title} {zone.note} {zone.tab} {zone.seat}")
        found += [text for item in zone.items for text in item_texts(item)]
    for person in board.people:
        chips = [chip.parts() for chip in person.chips]
        found.append(f"{person.seat} {person.score} {person.line} {chips}")
    return found


def item_texts(item: Item) -> list[str]:
    """A drawing with its words and size, piece by piece."""
    return [f"{item.key} {item.words} {item.width} {item.height}", *item.pieces]


def ask_texts(asked: Ask) -> list[str]:
    """A question with its answers."""
    answers = [
        f"{answer.action} {answer.parts} {answer.label} {answer.short} {answer.badge} {answer.tone}"
        for answer in asked.answers
    ]
    return [f"{asked.seat} {asked.question} {asked.help} {asked.trivial}", *answers]


def deeds_texts(deeds: list[Deed]) -> list[str]:
    """The strip of deeds, in words and in numbers."""
    return [
        f"{deed.number} {deed.seat} {deed.words} {deed.first}-{deed.last} {deed.walks} {deed.sound} "
        f"{[(change.seat, change.icon, change.amount, change.words) for change in deed.chips]} "
        f"{[(die.seat, die.face, die.counts) for die in deed.dice]}"
        for deed in deeds
    ]


def lens_text(lens: Lens | None) -> str:
    """A part of the table, enlarged and explained; empty if there is nothing to explain."""
    if lens is None:
        return ""
    drawn = [] if lens.item is None else item_texts(lens.item)
    return f"{lens.title} {lens.kind} {lens.lines} {lens.rule} {lens.owner} {drawn}"


def reason_text(table: Table, seat: int, key: str) -> str:
    """Why a seat cannot choose a part now, with the rule."""
    reason = table.game.why_not(table, seat, key)
    return f"{reason.words} {reason.rule}"
