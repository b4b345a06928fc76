"""`docs/research.md` keeps its word: its code runs, its tables are the code's."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from research.optional_wheels import needed

needed("pyspiel", "pettingzoo", "gymnasium")

import spinney
from research.make_tables import HEAD, PAGE, every_seating, properties, section, spec_table
from spinney.research.game_config import usual_seats

TEXT = PAGE.read_text(encoding="utf-8")
ROOT = Path(__file__).parents[2]
CODE = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)


@pytest.mark.parametrize("code", CODE)
def test_the_code_on_the_page_runs(code: str) -> None:
    exec(compile(code, "research.md", "exec"), {})


def test_the_observation_tables_are_the_specs() -> None:
    for key in ("battle_for_the_grove", "groves"):
        game = spinney.game(key)
        assert section(TEXT, key) == spec_table(game.observation_spec(usual_seats(game)))


def test_the_table_of_games_says_what_the_code_says() -> None:
    head, _, *rows = section(TEXT, "games").splitlines()
    assert head == HEAD
    expected = [properties(key, seats) for key, seats in every_seating()]
    assert len(rows) == len(expected), "a game came or went: run `make tables`"
    for row, start in zip(rows, expected, strict=True):
        assert row.startswith(start)


def test_the_citation_names_this_version() -> None:
    cited = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert f"version: {spinney.__version__}\n" in cited
