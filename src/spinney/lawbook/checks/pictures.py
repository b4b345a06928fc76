"""Law 11, the checks: a well-formed picture, and a question whose answers can all be given on the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final, TypeVar
from xml.etree import ElementTree as ET

from spinney.art.touch import drawn_keys
from spinney.engine.faces.asking import NOTHING_TRIVIAL, Answer, Ask
from spinney.engine.faces.zones import ROLES, Board
from spinney.engine.table import Table
from spinney.lawbook.play import watchers

SVG: Final = "{http://www.w3.org/2000/svg}svg"

Given = TypeVar("Given", str, int)


def check_pictures(table: Table, seats: Iterable[int] = ()) -> None:
    """Law 11  For some seats, or for all and the spectator: a picture, zones, a question."""
    for seat in seats or watchers(table):
        check_ids(svg_root(table.game.picture(table, seat)))
        board = table.game.board(table, seat)
        check_zones(board)
        check_question(table, seat, board)


# The picture.


def svg_root(picture: str) -> ET.Element:
    """The root of a picture, parsed: an SVG with a size of its own."""
    try:
        root = ET.fromstring(picture)
    except ET.ParseError as error:
        raise AssertionError(f"not well-formed: {error}") from error
    assert root.tag == SVG, f"not an SVG, but {root.tag}"
    numbers = root.get("viewBox", "").split()
    assert len(numbers) == 4, "no viewBox"
    assert all(float(size) > 0 for size in numbers[2:]), "a viewBox without width or height"
    return root


def check_ids(root: ET.Element) -> None:
    """Law 11  No id is given twice in a picture."""
    ids = [element.get("id", "") for element in root.iter()]
    twice = given_twice(name for name in ids if name)
    assert not twice, f"ids given twice: {twice}"


# The zones.


def check_zones(board: Board) -> None:
    """Law 11  Zones and items can be told apart, and each zone has a place on a page."""
    zones = given_twice(zone.key for zone in board.zones)
    assert not zones, f"two zones with the key {zones}"
    items = given_twice(item.key for zone in board.zones for item in zone.items)
    assert not items, f"two items with the key {items}"
    for zone in board.zones:
        assert zone.role in ROLES, f"the zone {zone.key} has no place on a page: {zone.role!r}"


# The question.


def check_question(table: Table, seat: int, board: Board) -> None:
    """Law 11  Whoever is asked gets a question with an answer for each option, and nobody else does."""
    asked = table.game.ask(table, seat)
    if table.over or seat != table.seat:
        assert not asked.answers, f"seat {seat} is not asked, but is given answers"
        return
    assert asked.question.strip(), f"seat {seat} is asked without a question"
    assert asked.seat == seat, f"seat {seat} is given the question of seat {asked.seat}"
    check_options(table, asked)
    drawn = drawn_keys(board)
    for answer in asked.answers:
        check_answer(table, answer, drawn)


def check_options(table: Table, asked: Ask) -> None:
    """Law 11  One answer for each option, and no other."""
    game, options = table.game, {int(option) for option in table.options}
    given = [answer.action for answer in asked.answers]
    beyond = sorted({*given} - options)
    assert not beyond, f"answers that are no options: {[game.text(action) for action in beyond]}"
    missing = sorted(options - {*given})
    assert not missing, f"options without an answer: {[game.text(action) for action in missing]}"
    twice = given_twice(given)
    assert not twice, f"options with two answers: {[game.text(action) for action in twice]}"
    trivial = asked.trivial
    assert trivial == NOTHING_TRIVIAL or trivial in options, f"the trivial answer {trivial} is no option"


def check_answer(table: Table, answer: Answer, drawn: set[str]) -> None:
    """Law 11  An answer is called like its option, and all that one touches for it is there."""
    game = table.game
    text, label = game.text(answer.action), game.label(table, answer.action)
    assert answer.label == label, f"the answer {text!r} is called {answer.label!r}, its option {label!r}"
    missing = [part for part in answer.parts if part not in drawn]
    assert not missing, f"the answer {text!r} is given at {missing}, which nothing drawn has as its key"


def given_twice(values: Iterable[Given]) -> list[Given]:
    """What occurs more than once, for complaints."""
    return [value for value, count in Counter(values).items() if count > 1]
