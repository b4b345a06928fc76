"""The strip of deeds: whose are the words and numbers beside a deed."""

from __future__ import annotations

import re

from spinney.engine.events import EVERYONE, Event
from spinney.engine.faces.deeds import Change, Deed, Told
from spinney.web.rendering.since import drawn_change, drawn_deed, merged

NAMES = ("Ann", "Bob", "Cid")


def change(words: str, *, mine: bool = False, other: bool = False) -> str:
    return str(drawn_change("", 0, words, mine, 1, other, NAMES))


def test_what_somebody_else_said_has_their_sign_and_name() -> None:
    assert "class='mark'" in change("passed", other=True).replace('"', "'")
    assert "Bob: passed" in change("passed", other=True)


def test_what_the_author_and_i_said_needs_no_sign() -> None:
    assert "mark" not in change("passed")
    assert "mark" not in change("passed", mine=True)
    assert "you passed" in change("passed", mine=True)


def told(*changes: Change) -> list[tuple[int, str, int]]:
    return [(one.seat, one.words, one.amount) for one in merged([*changes])]


def test_the_same_thing_is_added_up() -> None:
    assert told(Change(0, "gem", 2, "Gem"), Change(1, "gem", 1, "Gem"), Change(0, "gem", -1, "Gem")) == [
        (0, "Gem", 1),
        (1, "Gem", 1),
    ]
    assert told(Change(0, "gem", 1, "Gem"), Change(0, "gem", -1, "Gem")) == []


def test_where_a_marker_is_now_is_told_once() -> None:
    found = told(
        Change(0, "", 0, "Order Power 2"),
        Change(1, "", 0, "Order Power 1"),
        Change(0, "", 0, "Order Power 3"),
    )
    assert found == [(0, "Order Power 3", 0), (1, "Order Power 1", 0)]


def test_numbers_in_words_do_not_keep_the_same_thing_apart() -> None:
    assert told(
        Change(0, "coin", 20, "20 Gold"), Change(0, "coin", 8, "8 Gold"), Change(0, "coin", 3, "3 Gold")
    ) == [(0, "Gold", 31)]
    cubes = (Change(0, "green", -1, "1 green cube"), Change(0, "green", -2, "2 green cubes"))
    assert told(*cubes) == [(0, "green cubes", -3)]
    assert told(*cubes, Change(0, "green", 2, "2 green cubes")) == [(0, "green cube", -1)]


def test_things_with_one_icon_are_one_number_with_all_their_names() -> None:
    found = told(Change(0, "done", 1, "Wick Trimmings"), Change(0, "done", 1, "Lapis Beads"))
    assert found == [(0, "Wick Trimmings and Lapis Beads", 2)]


def test_a_card_that_came_and_another_that_went_are_both_told() -> None:
    assert told(Change(0, "friend", 1, "Ada"), Change(0, "friend", -1, "1 Negotiator")) == [
        (0, "Ada", 1),
        (0, "Negotiator", -1),
    ]


def test_every_number_of_a_long_deed_is_seen_and_what_was_won_comes_first() -> None:
    """A Market visit: six colours paid twice, two Contracts done, Gold from four sources."""
    paid = [Change(1, f"cube{at}", -1 - again, f"{1 + again} cubes") for again in (0, 1) for at in range(6)]
    done = [Change(1, "done", 1, name) for name in ("Wick Trimmings", "Lapis Beads")]
    gold = [Change(1, "coin", amount, f"{amount} Gold") for amount in (8, 12, 5, 6)]
    deed = Deed(1, "Bob", 3)
    deed.add(Event(0, EVERYONE, 0, 1, 0, 0, 4), Told(chips=[*paid, *done, *gold], headline=True), "Bob pays.")
    drawn = drawn_deed(deed, 0, NAMES)
    assert re.findall(r">([+\u2212]\d+)<", drawn) == ["+2", "+31", *["\u22123"] * 6]
