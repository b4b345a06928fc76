"""Getting on in a lesson: answers that lead on, and those that another is asked for instead of."""

from __future__ import annotations

import pytest

from learn.small import TEXT, small_game, small_lesson
from spinney.engine.chance import ForetoldChance, ScriptEnded
from spinney.learn.checks import kinds_met, problems
from spinney.learn.learner import ON, Learner, resumed
from spinney.learn.lesson import BadLesson


def beginner(text: str = TEXT, *answers: str) -> Learner:
    return Learner(small_game(), small_lesson(text), answers)


def give(learner: Learner, text: str) -> bool:
    return learner.answer(learner.game.action(text))


def test_a_step_is_read_or_answered() -> None:
    learner = beginner()
    with pytest.raises(BadLesson, match="cannot be answered here"):
        give(learner, "stand grove")
    learner.go_on()
    with pytest.raises(BadLesson, match="something to answer first"):
        learner.go_on()
    with pytest.raises(BadLesson, match="cannot be answered here"):
        give(learner, "banish oak")


def test_another_answer_changes_nothing_and_is_told_why() -> None:
    learner = beginner(TEXT, ON)
    before = learner.table.fingerprint()
    assert not give(learner, "move grove ash")
    assert (learner.said, learner.misses) == ("That circle comes later: now the Oak.", 1)
    assert not give(learner, "stand grove")
    assert (learner.said, learner.misses) == ("Another time. Now a druid walks.", 2)
    assert (learner.table.fingerprint(), learner.at, learner.answers) == (before, 1, [ON])


def test_an_answer_leads_on_after_others_have_played() -> None:
    learner = beginner(TEXT, ON)
    assert give(learner, "move grove oak")
    assert (learner.at, learner.said, learner.misses) == (2, "Well walked.", 0)
    assert learner.table.seat == 0
    assert learner.table.number > 1, "Bram has played, too"
    assert learner.wanted == [learner.game.action("channel oak")]


def test_chance_gives_what_the_lesson_says() -> None:
    learner = beginner(TEXT, ON, "move grove oak")
    assert give(learner, "channel oak")
    assert learner.over
    assert "6, 1, 2" in " ".join(learner.game.log(learner.table, 0))


def test_a_lesson_says_what_was_drawn_before_it_began() -> None:
    played = 'before = ["move grove oak", "stand grove", "stop", "channel oak"]'
    learner = beginner(TEXT.replace("[table]", f"[table]\n{played}\ndraws = [0, 4, 3]"))
    assert "1, 5, 4" in " ".join(learner.game.log(learner.table, 0))
    with pytest.raises(BadLesson, match="table: draws: 1 more than were drawn"):
        beginner(TEXT.replace("[table]", f"[table]\n{played}\ndraws = [0, 4, 3, 2]"))


def test_draws_that_nobody_takes_are_an_error() -> None:
    learner = beginner(TEXT.replace("[5, 0, 1]", "[5, 0, 1, 3]"), ON, "move grove oak")
    number = learner.table.number
    with pytest.raises(BadLesson, match="1 more than were drawn"):
        give(learner, "channel oak")
    assert (learner.table.number, learner.at) == (number, 2), "nothing is half done"


def test_a_learner_can_go_back_and_stand_where_they_stood() -> None:
    learner = beginner(TEXT, ON, "move grove oak")
    learner.back()
    assert (learner.at, learner.answers) == (1, [ON])
    assert give(learner, "move grove oak")
    again = beginner(TEXT, *learner.answers)
    assert again.table.fingerprint() == learner.table.fingerprint()


def test_what_was_kept_of_a_lesson_that_has_changed_begins_anew() -> None:
    assert resumed(small_game(), small_lesson(), [ON, "move grove oak"]).at == 2
    for lost in (["move grove oak"], [ON, "move grove ash"], [ON, ON], ["nonsense"]):
        assert resumed(small_game(), small_lesson(), lost).answers == []


def test_foretold_draws_come_first_and_are_checked() -> None:
    chance = ForetoldChance(b"key", 0, [2, 5])
    copy = chance.clone()
    assert [chance.below(3), chance.below(6)] == [2, 5]
    assert 0 <= chance.below(4) < 4
    assert copy.below(3) == 2, "a copy has the draws that are still to come"
    with pytest.raises(ScriptEnded, match="told to be 5, but must be below 3"):
        copy.below(3)


# What is wrong with a lesson is found.


def test_a_good_lesson_has_no_problems() -> None:
    assert problems(small_game(), small_lesson()) == []
    assert kinds_met(small_game(), small_lesson()) == {"move", "channel"}


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('"move grove oak"', '"move grove moon"', "no option leads on"),
        ('"move grove *"', '"banish *"', "fits no option"),
        ('light = ["place-oak"]', 'light = ["place-moon"]', "are not on the table"),
        ('say = "Well walked."', 'say = "Well walked."\nto = "end"', "no way leads there"),
        ("Whoever holds two", "B-3.1: whoever holds two", "names a rule: B-3.1"),
        ("Whoever holds two of them wins.", "Whoever " + "holds " * 50 + "wins.", "a sentence of"),
        (
            "These are circles.",
            "These are circles, and they are very large ones, as everybody sees.",
            "at most",
        ),
    ],
)
def test_problems_are_found(old: str, new: str, told: str) -> None:
    text = TEXT.replace(old, new).replace('walked."\nto', 'walked.", to')
    assert text != TEXT
    assert any(told in problem for problem in problems(small_game(), small_lesson(text)))


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("title =", "titel =", "titel: expected one of title"),
        ("minutes = 1", "minutes = 0", "minutes: expected 1-60"),
        ('names = ["Hazel", "Bram"]', 'names = ["Hazel"]', "names: expected 2, got 1"),
        ("seat = 0", "seat = 2", "seat: expected 0-1"),
        ('task = "Channel in the Oak Circle."', "", "a task and turns belong together"),
        ('otherwise = "Now the cube: channel."', "", "otherwise: expected"),
        ("[5, 0, 1]", "[5, -1]", "draws: expected whole numbers"),
        ('to = "end"', 'to = "moon"', "there is no step 'moon'"),
        ('name = "cube"', 'name = "walk"', "'walk' is given twice"),
        ("[table]", "[table", "not readable as TOML"),
        ('give = ["channel oak"]', "give = []", "give: expected patterns"),
    ],
)
def test_a_damaged_lesson_is_refused_with_what_is_wrong(old: str, new: str, told: str) -> None:
    assert old in TEXT
    with pytest.raises(BadLesson, match="lesson battle_for_the_grove/small") as error:
        small_lesson(TEXT.replace(old, new))
    assert told in str(error.value)


def test_a_lesson_that_does_not_fit_its_game_says_so() -> None:
    text = TEXT.replace('seed = "small"', 'seed = "small"\nbefore = ["banish oak"]')
    with pytest.raises(BadLesson, match="table: "):
        beginner(text)
