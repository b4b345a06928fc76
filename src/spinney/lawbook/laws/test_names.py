"""Law 8: labels and texts of the options of one choice are distinct; texts name actions exactly."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given

from laws.cases import CASES, Case, all_games
from laws.harness import Play, any_case, plays, quick, walk, wide
from laws.words import check_names, check_rules, check_texts
from spinney.engine.game import Game


def check_walk(case: Case, play: Play) -> None:
    for table in walk(case, play, log=False):
        check_names(table)
        check_rules(table)


@pytest.mark.parametrize("game", all_games(), ids=lambda game: str(game.key))
def test_text_to_action_to_text_is_the_identity(game: Game[Any]) -> None:
    check_texts(game)


@pytest.mark.parametrize("game", all_games(), ids=lambda game: str(game.key))
def test_every_kind_of_action_has_a_heading(game: Game[Any]) -> None:
    headings = [game.heading(kind.word) for kind in game.actions.kinds]
    assert all(heading[:1].isupper() and heading == heading.strip() for heading in headings)


@pytest.mark.parametrize("case", CASES, ids=str)
@quick(4)
@given(play=plays())
def test_options_have_names_of_their_own_and_a_rule(case: Case, play: Play) -> None:
    check_walk(case, play)


@pytest.mark.long
@wide(500)
@given(case=any_case(), play=plays())
def test_options_have_names_with_any_options(case: Case, play: Play) -> None:
    check_walk(case, play)
