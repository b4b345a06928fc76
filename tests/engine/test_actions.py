"""The action space: makers, readers and text forms."""

from __future__ import annotations

import pytest

from spinney.engine.actions import ActionSpace, numbered
from spinney.engine.errors import BrokenRules, MalformedAction


def space() -> ActionSpace:
    made = ActionSpace("toy")
    made.add("pass")
    made.add("bid", numbered(5, first=1))
    made.add("put", ("hand", "pile"), ("left", "right"), numbered(2))
    return made


def test_numbers_run_on_in_the_order_of_declaration() -> None:
    made = space()
    assert made.size == 1 + 5 + 8
    assert made.texts[:3] == ["pass", "bid 1", "bid 2"]
    assert made.texts[-1] == "put pile right 1"


def test_makers_and_readers_are_inverse() -> None:
    made = space()
    for kind in made.kinds:
        for action in range(made.size):
            if made.kind[action] == kind.index:
                assert kind.of(made.a[action], made.b[action], made.c[action]) == action


def test_a_kind_with_one_part_lists_its_actions() -> None:
    made = space()
    assert [made.text(action) for action in made.kinds[1].run()] == [f"bid {price}" for price in range(1, 6)]


def test_text_and_number_are_inverse_and_spaces_do_not_matter() -> None:
    made = space()
    assert [made.action(made.text(action)) for action in range(made.size)] == list(range(made.size))
    assert made.action("  bid   3 ") == made.action("bid 3")


def test_text_that_is_no_action_is_refused_with_examples() -> None:
    with pytest.raises(
        MalformedAction, match=r'toy: cannot read action "bidd 3"; expected e\.g\. "bid 3" or'
    ):
        space().action("bidd 3")
    with pytest.raises(MalformedAction, match=r'expected e\.g\. "pass" or "put pile right 1"'):
        space().action("?" * 500)


@pytest.mark.parametrize("number", [-1, 14, 10**30])
def test_a_number_outside_the_space_is_refused(number: int) -> None:
    assert not space().has(number)
    with pytest.raises(MalformedAction, match="actions are 0 to 13"):
        space().text(number)


def test_two_actions_never_share_a_text() -> None:
    made = space()
    with pytest.raises(BrokenRules, match="two actions are called 'pass'"):
        made.add("pass")
    with pytest.raises(BrokenRules, match="more than three parts"):
        made.add("far", "a", "b", "c", "d")
