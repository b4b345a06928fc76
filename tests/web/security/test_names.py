"""Names of people are text wherever they stand: markup, other directions of writing, the same name twice."""

from __future__ import annotations

import re
from typing import Any

import pytest

import spinney
from spinney.art.touch import drawn_keys
from spinney.engine.chance import Chance, secret_of
from spinney.engine.game import Game
from spinney.engine.shown import NO_OPTION
from spinney.web.rendering.explain import explained
from spinney.web.rendering.page_parts import ALL
from spinney.web.rendering.viewer import Viewer
from spinney.web.storage.schema import SeatRow, TableRow
from spinney.web.tables.live_table import LiveTable
from spinney.web.tables.names import names_at
from toy.game import Toy

EVIL = "<b id='x'>\"&amp;\u2028</b>"
PLAIN = 240  # choices into a game that never ends


def table_of(game: Game[Any], seats: int) -> LiveTable:
    """A table at which everybody is called the same, and badly."""
    edition = game.edition.hash if game.edition is not None else ""
    row = TableRow("t", game.key, "", edition, "{}", b"s" * 32, "1", "t", False, False, "h", "w", 1.0, 1.0)
    rows = [SeatRow("t", seat, holder=f"h{seat}", entropy="ab" * 16, name=EVIL) for seat in range(seats)]
    return LiveTable(row, rows, [], [])


def everything(found: LiveTable, seat: int) -> list[str]:
    """All parts of a page of this seat, and every lens of what it shows."""
    viewer = Viewer(found, seat, [seat] if seat >= 0 else [], "", -1)
    found.log_lines.clear()
    texts = []
    for make in ALL.values():
        made = make(viewer)
        texts.append(made if isinstance(made, str) else "".join(made))
    table = found.table
    assert table is not None
    keys = set(re.findall(r"data-key='([^']*)'", texts[0]))
    return [*texts, *(str(explained(table, seat, key, found.names)) for key in sorted(keys))]


@pytest.mark.parametrize("key", spinney.games())
def test_a_name_with_markup_is_text_in_every_part_and_lens(key: str) -> None:
    game = spinney.game(key)
    seats = game.seats[1]
    found, chance = table_of(game, seats), Chance(secret_of(3))
    table = found.table = game.start(seats, seed=5)
    shown = False
    for number in range(PLAIN):
        if number % 60 == 59 or table.over:
            for text in everything(found, number % seats if number % 2 else -1):
                assert "<b id" not in text
                assert "&amp;\u2028" not in text, "what looks like an entity is text, too"
                shown = shown or "&lt;b id" in text
        if table.over:
            break
        table.play(table.options[chance.below(len(table.options))])
    assert shown


def test_the_sheet_of_a_game_has_names_as_text() -> None:
    game = spinney.game("leylines")
    picture = game.picture(game.start(2, seed=1), -1, [EVIL, "x"])
    assert "&lt;b id" in picture
    assert "<b id" not in picture


def test_a_person_is_explained_and_no_riddle() -> None:
    game = spinney.game("battle_for_the_grove")
    table = game.start(2, seed=1)
    seat = int(table.seat)
    assert "19 cubes left to place" in explained(table, seat, f"person-{1 - seat}", game.seat_names)
    assert "not among your options" in explained(table, seat, "nothing", game.seat_names)


def test_a_lens_is_not_followed_by_a_reason_that_says_nothing() -> None:
    toy = Toy()
    table, lenses = toy.start(2, seed=1), 0
    while not table.over:
        seat = int(table.seat)
        lit = {key for answer in toy.ask(table, seat).answers for key in answer.parts}
        for key in drawn_keys(toy.board(table, seat)) - lit:
            if toy.why_not(table, seat, key) is NO_OPTION:
                has_lens = toy.lens(table, seat, key) is not None
                lenses += has_lens
                assert ("not among" in explained(table, seat, key, toy.seat_names)) != has_lens
        table.play(table.options[0])
    assert lenses


def called(*names: str) -> tuple[str, ...]:
    return names_at(
        [SeatRow("t", at, name=name) for at, name in enumerate(names)], lambda seat: f"Seat {seat}"
    )


def test_no_two_people_are_called_the_same() -> None:
    assert called("Anna", "Anna", "Bo") == ("Anna", "Anna 2", "Bo")
    assert len(set(called("Anna 3", "Anna", "Anna"))) == 3
    assert len(set(called("Anna", "Anna 3", "Anna"))) == 3
    assert len(set(called("Anna 2", "Anna 2", "Anna", "Anna"))) == 4


def test_a_name_from_right_to_left_turns_no_number_beside_it_around() -> None:
    mirrored, plain = called("\u05d0\u05d1\u05d2", "Anna")
    assert mirrored == "\u2068\u05d0\u05d1\u05d2\u2069", "it stands apart from the words around it"
    assert plain == "Anna"
