"""The strip of deeds: whose are the words and numbers beside a deed."""

from __future__ import annotations

from spinney.engine.faces.deeds import Change
from spinney.web.rendering.since import drawn_change, merged

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
