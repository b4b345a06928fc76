"""How a tie is explained: what the game compares, one thing after another, with its rule."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import spinney
from spinney.engine.table import Table
from spinney.web.rendering.end.tie_break import ties

RECORDS = Path(__file__).parents[2] / "records"


def ended(game: str, name: str) -> Table:
    return spinney.Record.load(RECORDS / game / f"{name}.json").replay()


def plain(table: Table) -> str:
    return re.sub(r"<[^>]+>", " ", str(ties(table, table.game.seat_names)))


def test_a_tie_that_groves_break_shows_the_groves() -> None:
    table = ended("groves", "tie_broken_by_groves")
    words = plain(table)
    assert f"level on {max(table.scores)} points" in words
    assert "Groves bought" in words
    assert "Elements" not in words, "what decided nothing is not compared"
    assert f"Seat {table.winners[0] + 1} is ahead and wins" in words
    assert "data-rule='G-12.3'" in ties(table, table.game.seat_names)
    assert "href='/rules/groves#rule-G-12.3'" in ties(table, table.game.seat_names, drawer=False)


def test_a_tie_that_the_stock_breaks_shows_both() -> None:
    words = plain(ended("groves", "tie_broken_by_stock"))
    assert words.index("Groves bought") < words.index("Elements and crystals left") < words.index("is ahead")


def test_a_shared_victory_says_so() -> None:
    assert "are still level and share the victory" in plain(ended("groves", "shared_victory"))


@pytest.mark.parametrize(
    ("game", "name"),
    [
        ("groves", "two_seats"),
        ("groves", "solo_won"),
        ("battle_for_the_grove", "light_wins"),
        ("battle_for_the_grove", "draw_by_turn_limit"),
    ],
)
def test_where_points_decide_nothing_is_said_of_ties(game: str, name: str) -> None:
    table = ended(game, name)
    assert ties(table, table.game.seat_names) == ""
