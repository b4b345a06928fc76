"""The text board: everything on the table, readable without colours."""

from __future__ import annotations

import pytest

from games.groves.positions import GAME, SEAT_COUNTS, SPECTATOR, asking, game, positions
from rule import rule
from spinney.cli.terminal.styles import ASCII, STYLES
from spinney.games.groves.picture.sketch.words import wrapped
from spinney.games.groves.state.table import GrovesTable
from spinney.games.groves.words.rewards import printed
from spinney.lawbook.play import watchers


def lines(table: GrovesTable, seat: int = SPECTATOR) -> list[str]:
    return ["".join(part for part, _ in line).rstrip() for line in GAME.sketch(table, seat)]


def text(table: GrovesTable, seat: int = SPECTATOR) -> str:
    return "\n".join(lines(table, seat))


def face_down(table: GrovesTable) -> int:
    return len(GAME.view(table, SPECTATOR)["realms"][0]["face_down"])


def test_it_fits_a_terminal_at_every_position_and_uses_known_styles() -> None:
    for table in positions():
        for seat in watchers(table):
            drawn = GAME.sketch(table, seat)
            assert max(len(line) for line in lines(table, seat)) <= 80
            assert len(drawn) <= 60
            assert {word for line in drawn for _, style in line for word in style.split()} <= set(STYLES)


def test_it_is_readable_in_plain_ascii() -> None:
    for table in positions()[::4]:
        plain = text(table).translate(ASCII)
        assert plain.isascii()
        assert max(len(line) for line in plain.splitlines()) <= 80


def test_the_row_tells_price_cost_worth_and_rewards() -> None:
    table = game(2, 1)[0]
    shown = lines(table)
    for slot, place in enumerate(GAME.view(table, SPECTATOR)["row"]):
        grove = table.content.tiles[place["tile"]]
        line = shown[2 + slot]
        assert line.startswith(f"  {slot + 1} {grove.name} ")
        assert line.endswith(
            "".join(f"{count}{letter}" for count, letter in zip(grove.cost, "elw", strict=True) if count)
        )
        for number in (grove.primary, grove.bonus):
            assert printed(table.content, number).short in line


def test_a_realm_is_a_table_with_whoever_stands_there() -> None:
    for table in positions()[::6]:
        shown = lines(table, 0)
        first = next(at for at, line in enumerate(shown) if line.startswith("  Realm  "))
        for step, grove in enumerate(GAME.view(table, 0)["realms"][0]["groves"], 1):
            line = shown[first + step]
            assert line[2:].startswith(table.content.tiles[grove["tile"]].name)
            assert line.endswith(grove["spirit"])


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_every_seat_is_on_it_with_its_points_and_bag(seats: int) -> None:
    table = game(seats, 1)[30]
    shown = text(table)
    for seat in range(seats):
        assert f"{GAME.seat_name(seat)}  {table.score(seat)} points" in shown
    assert shown.count("  Bag: ") == seats
    assert shown.count("  To place: ") == seats


def test_a_star_stands_before_what_can_be_done_and_only_for_whoever_is_asked() -> None:
    table = asking("place", 3)
    mine = text(table, table.seat)
    assert "\n* " in mine
    assert "*bonus (16 cards left): " in mine
    for seat in {*watchers(table)} - {table.seat}:
        assert "*" not in text(table, seat)
    for question, seats in (("buy", 2), ("gain", 2), ("keep", 3), ("portal", 4), ("choose", 4), ("pay", 2)):
        asked = asking(question, seats)
        assert "*" in text(asked, asked.seat)


def test_face_down_cards_are_for_their_owner() -> None:
    table = next(table for table in reversed(game(3, 1)[:-1]) if face_down(table))
    number = face_down(table)
    assert "  Cards: " in text(table, 0)
    for seat in (SPECTATOR, 1, 2):
        assert f"{number} face down" in text(table, seat)


def test_a_redealt_table_gives_the_same_sketch() -> None:
    for table in positions()[::5]:
        if not table.over:
            for seat in watchers(table):
                assert GAME.sketch(GAME.redeal(table, seat, "key"), seat) == GAME.sketch(table, seat)


@rule("G-14.5")
def test_the_hollows_are_a_line_of_wraiths_and_values() -> None:
    table = asking("place", 1).clone()
    assert table.solo is not None
    table.solo.hollows = 3
    assert "Hollows  X X X 17 18 19 20 21 22 23   beat 17" in text(table)
    table.solo.hollows = 10
    assert "Hollows  X X X X X X X X X X   full: dangerously close to losing" in text(table)
    assert " lost" not in text(table)
    assert "Hollows" not in text(game(2, 1)[9])


def test_it_says_who_is_asked_and_for_what() -> None:
    table = asking("place", 2)
    name = GAME.seat_name(table.seat)
    assert text(table, table.seat).endswith(f"To choose: {name} (you), place a spirit")
    assert text(table).endswith(f"To choose: {name}, place a spirit")
    collecting = asking("collect", 2)
    assert ", take the reward, or leave it: " in lines(collecting)[-1]


def test_the_end_is_told() -> None:
    table = game(2, 1)[-1]
    scores = ", ".join(f"{GAME.seat_name(seat)} {score}" for seat, score in enumerate(table.scores))
    assert text(table).endswith(scores)
    assert "To choose" not in text(table)


def test_drawing_changes_nothing() -> None:
    for table in positions()[::6]:
        before = table.fingerprint()
        assert text(table, 0) == text(table.clone(), 0)
        assert table.fingerprint() == before


def test_long_lists_are_wrapped_between_words() -> None:
    found = wrapped(["Throne of Falling Leaves"] * 6, 10)
    assert [len(line) <= 70 for line in found] == [True] * len(found)
    assert " ".join(found) == ", ".join(["Throne of Falling Leaves"] * 6)
