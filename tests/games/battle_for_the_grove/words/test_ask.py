"""What is asked, where each option is given, and the chances on it."""

from __future__ import annotations

from itertools import product

import pytest

from games.battle_for_the_grove.picture.positions import positions, splitting
from games.battle_for_the_grove.scene import DARK, GAME, LIGHT, battle, play
from rule import rule
from spinney.engine.faces.asking import BAD, GOOD, PLAIN, Answer
from spinney.games.battle_for_the_grove.state.table import Battle
from spinney.games.battle_for_the_grove.words.chances import percent


def answers(t: Battle) -> dict[str, Answer]:
    return {GAME.text(answer.action): answer for answer in GAME.ask(t, t.seat).answers}


def test_every_option_has_one_answer_and_only_stop_has_no_place() -> None:
    for table in positions():
        if table.over:
            continue
        found = GAME.ask(table, table.seat).answers
        assert sorted(answer.action for answer in found) == sorted(table.options)
        assert {GAME.text(answer.action) for answer in found if not answer.parts} <= {"stop"}
        assert all(answer.label == GAME.label(table, answer.action) for answer in found)
        assert len({answer.short for answer in found}) == len(found)


def test_everything_at_a_circle_is_given_there_and_a_move_from_the_druids_to_it() -> None:
    t = battle(light={"oak": (1, 1)}, dark={"oak": (1, 1)})
    parts = {text: answer.parts for text, answer in answers(t).items()}
    assert parts == {
        "stand grove": ("light-grove-lying", "place-grove"),
        "stand oak": ("light-oak-lying", "place-oak"),
        "move oak ash": ("light-oak-standing", "place-ash"),
        "move oak thorn": ("light-oak-standing", "place-thorn"),
        "channel oak": ("place-oak",),
        "stun oak": ("place-oak",),
        "banish oak": ("place-oak",),
    }
    shorts = {text: answer.short for text, answer in answers(t).items()}
    assert shorts == {
        "stand grove": "Stand up in the Grove",
        "stand oak": "Stand up at Oak",
        "move oak ash": "Move 1 from Oak to Ash",
        "move oak thorn": "Move 1 from Oak to Thorn",
        "channel oak": "Channel at Oak",
        "stun oak": "Stun at Oak",
        "banish oak": "Banish from Oak",
    }


@rule("B-8.3")
def test_a_split_is_given_at_the_druids_who_go() -> None:
    t = splitting()
    asked = GAME.ask(t, LIGHT)
    assert asked.question == "Whom do you banish?"
    assert asked.help == "2 druids go from the Oak Circle to the Grove. Touch those who are to go."
    assert {text: (answer.parts, answer.short) for text, answer in answers(t).items()} == {
        "take 0": (("dark-oak-lying",), "2 lying"),
        "take 1": (("dark-oak-standing", "dark-oak-lying"), "1 standing, 1 lying"),
        "take 2": (("dark-oak-standing",), "2 standing"),
    }


@rule("B-6.2", "B-7.2", "B-8.2")
@pytest.mark.parametrize("faces", range(7))
@pytest.mark.parametrize("least", [1, 2, 3])
def test_chances_are_those_of_all_rolls(faces: int, least: int) -> None:
    rolls = list(product(range(1, 7), repeat=3))
    good = sum(sum(die <= faces for die in roll) >= least for roll in rolls)
    expected = 100 * good / len(rolls)
    assert percent(faces, least) == pytest.approx(expected, abs=0.55)
    assert (percent(faces, least) in (0, 100)) == (good in (0, len(rolls)))


@rule("B-6.2", "B-7.2", "B-8.2")
def test_the_chance_is_on_what_dice_decide() -> None:
    t = battle(light={"oak": (1, 0), "ash": (3, 0), "thorn": (1, 1)}, dark={"ash": (2, 0), "thorn": (0, 1)})
    badges = {text: answer.badge for text, answer in answers(t).items() if answer.badge}
    assert badges == {
        "channel oak": "42 %",
        "channel ash": "88 %",
        "channel thorn": "42 %",
        "stun ash": "88 %",
        "banish ash": "42 %",
        "banish thorn": "42 %",
    }
    assert answers(t)["channel oak"].tone == PLAIN
    assert answers(t)["channel ash"].tone == GOOD


@rule("B-3.6")
def test_an_attempt_that_cannot_succeed_has_no_chance() -> None:
    t = battle(light={"oak": (2, 0)}, dark={"oak": (0, 1)}, empty_attempts=True)
    found = answers(t)
    for text in ("channel ash", "stun oak", "banish thorn"):
        assert (found[text].badge, found[text].tone) == ("0 %", BAD)
    assert found["channel oak"].badge == "70 %"
    t.supply[LIGHT] = 0
    assert answers(t)["channel oak"].badge == "0 %"


@rule("B-4.3")
def test_only_the_first_stand_in_the_grove_gives_an_action() -> None:
    t = battle(light={"oak": (1, 1)})
    assert answers(t)["stand grove"].badge == "+1 action"
    assert answers(t)["stand oak"].badge == ""
    assert GAME.ask(t, LIGHT).question == "What will you do?"
    assert answers(play(t, "stand grove"))["stand grove"].badge == ""
    assert GAME.ask(t, LIGHT).question == "And your second action?"
    assert answers(t)["stop"].short == "Stop here"


def test_the_help_names_what_glows() -> None:
    assert (
        GAME.ask(battle(light={"oak": (0, 1)}), LIGHT).help == "Your druids are asleep. Touch one to wake it."
    )
    assert "send them to a circle" in GAME.ask(battle(light={"grove": (1, 0)}), LIGHT).help
    assert GAME.ask(battle(light={"oak": (1, 0)}), LIGHT).help.endswith("Numbers are your chances.")


def test_others_learn_only_who_is_asked() -> None:
    asked = GAME.ask(battle(), DARK)
    assert (asked.seat, asked.question, asked.answers) == (LIGHT, "", ())


def test_the_line_below_the_question_fits_a_phone() -> None:
    """Three lines beside the tools: what is cut there cannot be read."""
    for table in positions():
        if not table.over:
            assert len(GAME.ask(table, table.seat).help) <= 86
