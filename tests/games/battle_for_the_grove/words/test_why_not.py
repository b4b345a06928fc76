"""Why something on the table cannot be chosen now."""

from __future__ import annotations

import pytest

from games.battle_for_the_grove.picture.positions import positions, splitting
from games.battle_for_the_grove.picture.test_board import drawn, parts
from games.battle_for_the_grove.scene import GAME, LIGHT, battle
from spinney.engine.faces.names import has_marks
from spinney.engine.shown import NO_OPTION
from spinney.games.battle_for_the_grove.state.table import Battle


def without_cubes() -> Battle:
    """Light's only standing druid is alone at the Oak Circle, and no cube is left."""
    return battle(light={"oak": (1, 0)}, cubes={"ash": (6, 0), "thorn": (6, 0), "oak": (7, 0)})


@pytest.mark.parametrize(
    ("table", "part", "words", "rule"),
    [
        (battle(light={"ash": (0, 1)}), "place-oak", "so none can go to the Oak Circle", "B-5.1"),
        (battle(light={"oak": (1, 0)}), "deed-light-oak", "touch the place itself", "B-3.5"),
        (battle(light={"oak": (1, 0)}), "dice", "What will you do?", "B-6.2"),
        (battle(light={"oak": (1, 0)}), "person-1", "This is Dark's place at the table.", "B-6.1"),
        (without_cubes(), "place-oak", "no cube left to channel", "B-6.1"),
        (battle(light={"oak": (6, 0)}), "place-grove", "nobody can move there", "B-5.3"),
        (battle(dark={"oak": (1, 0)}), "dark-oak-standing", "Those are Dark's druids.", "B-5.2"),
        (battle(), "dark-grove-lying", "Nobody can be stunned or banished in the Grove.", "B-7.1"),
        (splitting(), "place-ash", "only Dark's druids at the Oak Circle", "B-8.3"),
    ],
)
def test_a_sentence_and_its_rule(table: Battle, part: str, words: str, rule: str) -> None:
    reason = GAME.why_not(table, LIGHT, part)
    assert words in reason.words
    assert reason.rule == rule


def test_every_part_that_cannot_be_chosen_has_a_reason() -> None:
    rules = GAME.rulebook().rules
    for table in (*positions()[::5], splitting()):
        if table.over:
            continue
        can = {key for answer in GAME.ask(table, table.seat).answers for key in answer.parts}
        for key in parts(drawn(table)).keys() - can:
            reason = GAME.why_not(table, table.seat, key)
            assert reason.rule in rules
            assert reason.words[-1] in ".?"
            assert not has_marks(reason.words)


def test_what_is_no_part_has_the_engines_answer() -> None:
    assert GAME.why_not(battle(), LIGHT, "moon") is NO_OPTION
