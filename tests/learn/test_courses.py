"""Every lesson of every game, played by every way: so none can go stale."""

from __future__ import annotations

import pytest

import spinney
from spinney.learn.checks import kinds_met, problems
from spinney.learn.courses import course, lesson_of
from spinney.learn.lesson import BadLesson

WITH_COURSES = [key for key in spinney.games() if course(spinney.game(key))]
UNHEARD_OF = {"leylines": {"more"}}  # a bid above 200 Gold, which nobody has ever had
LESSONS = [(key, lesson.key) for key in WITH_COURSES for lesson in course(spinney.game(key))]


@pytest.mark.parametrize(("key", "name"), LESSONS)
def test_every_way_through_a_lesson_can_be_gone(key: str, name: str) -> None:
    lesson = lesson_of(spinney.game(key), name)
    assert problems(spinney.game(key, lesson.scene.edition or None), lesson) == []


@pytest.mark.parametrize("key", WITH_COURSES)
def test_every_kind_of_action_is_met_in_some_lesson(key: str) -> None:
    game = spinney.game(key)
    met = set().union(*(kinds_met(game, lesson) for lesson in course(game)))
    assert {kind.word for kind in game.actions.kinds} - met == UNHEARD_OF.get(key, set())


def test_a_lesson_that_is_not_there_says_which_are() -> None:
    with pytest.raises(BadLesson, match="no lesson 'moon'; there are"):
        lesson_of(spinney.game("battle_for_the_grove"), "moon")
