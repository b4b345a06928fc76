"""Each kind of action and question has one entry, and it is whole."""

from __future__ import annotations

from types import ModuleType

import pytest

from spinney.engine.errors import BrokenRules
from spinney.games.shifting_realms.rules import move
from spinney.games.shifting_realms.terms import actions, events, questions


@pytest.mark.parametrize(
    ("module", "names"),
    [
        (actions, [term.word for term in actions.KINDS.terms]),
        (questions, questions.QUESTIONS.names),
    ],
)
def test_a_constant_is_called_like_what_it_numbers(module: ModuleType, names: list[str]) -> None:
    for number, name in enumerate(names):
        assert getattr(module, name.upper()) == number


def test_the_slots_of_a_question_are_filled_where_there_are_any() -> None:
    slots = {number for number, words in enumerate(questions.QUESTIONS.words) if "{" in words}
    assert slots == set(questions.QUESTIONS.entries)


def test_slots_and_what_fills_them_go_together() -> None:
    made = questions.RealmsQuestions()
    with pytest.raises(BrokenRules, match=r"question 0 \(group\): .* has a slot {space} that nothing fills"):
        made.add_about(0, "group", "choose who goes from {space}", move.group_chosen)
    with pytest.raises(BrokenRules, match=r"question 0 \(group\): 'choose who goes' has no slot for 'space'"):
        made.add_about(0, "group", "choose who goes", move.group_chosen, space=str)


def test_what_has_no_sentence_is_told_by_other_lines() -> None:
    silent = [term.name for term in events.EVENTS.terms if not term.sentence.text]
    assert silent == ["turn", "in_play", "offered", "fought"]
