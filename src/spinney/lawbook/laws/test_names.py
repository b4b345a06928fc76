"""Law 8: labels and texts of the options of one choice are distinct and exact; each option cites a rule.

To mend it: let `label` name what tells an option from the others, such as the place or the price. The rule in
the entry of a kind of action is an id that opens a line of `rules.md`. Headings begin with a capital letter.
"""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given

from spinney.engine.game import Game
from spinney.lawbook.cases import Case
from spinney.lawbook.checks.names import check_option_names, check_texts
from spinney.lawbook.hypothesis_runs import any_case, in_every_case, of_every_game, plays, quick, wide
from spinney.lawbook.play import Play


@of_every_game
def test_text_to_action_to_text_is_the_identity(game: Game[Any]) -> None:
    """The name of an action in records is that action's alone."""
    check_texts(game)


@of_every_game
def test_every_kind_of_action_has_a_heading(game: Game[Any]) -> None:
    """The names above options of one kind."""
    headings = [game.heading(kind.word) for kind in game.actions.kinds]
    poor = [text for text in headings if not text[:1].isupper() or text != text.strip()]
    assert not poor, f"headings that begin with no capital letter, or with a space: {poor}"


@in_every_case
@quick(4)
@given(play=plays())
def test_options_have_names_of_their_own_and_a_rule(case: Case, play: Play) -> None:
    check_option_names(case, play)


@pytest.mark.long
@wide(500)
@given(case=any_case(), play=plays())
def test_options_have_names_with_any_options(case: Case, play: Play) -> None:
    check_option_names(case, play)
