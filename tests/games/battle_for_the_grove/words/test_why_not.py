"""Why something on the table cannot be chosen now."""

from __future__ import annotations

import pytest

from games.battle_for_the_grove.picture.positions import positions, splitting
from games.battle_for_the_grove.picture.test_board import drawn, parts
from games.battle_for_the_grove.scene import GAME, LIGHT, battle
from spinney.engine.faces.names import has_marks
from spinney.games.battle_for_the_grove.state.table import Battle


@pytest.mark.parametrize(
    ("table", "part", "words", "rule"),
    [
        (battle(light={"ash": (0, 1)}), "place-oak", "so none can go to the Oak Circle", "B-5.1"),
        (battle(light={"oak": (1, 0)}), "place-oak", "Druids who stand at the Oak Circle", "B-5.1"),
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
        for key in parts(drawn(table)).keys() - can - {"dice"}:
            reason = GAME.why_not(table, table.seat, key)
            assert reason.rule in rules
            assert reason.words.endswith(".")
            assert not has_marks(reason.words)


def test_other_things_have_the_engines_answer() -> None:
    assert GAME.why_not(battle(), LIGHT, "dice").rule == ""
