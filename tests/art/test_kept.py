"""What is kept of drawings is never another one, and there is never too much of it."""

from __future__ import annotations

from random import Random
from typing import Any

from spinney.art.kept import MOST, Shelf, View, kept, packed, shelved, unpacked

CONTENT = "an edition"


def test_it_is_drawn_again_only_if_what_it_looked_at_has_changed() -> None:
    drawn = []

    @kept
    def market(content: str, view: View, room: int) -> str:
        drawn.append(room)
        return f"{content} {view['cards']} {room}"

    for view in ({"cards": [1], "turn": 1}, {"cards": [1], "turn": 1}, {"cards": [1], "turn": 2}):
        assert market(CONTENT, view, 5) == "an edition [1] 5"
    drawn.clear()
    assert market(CONTENT, {"cards": [1], "turn": 3}, 5) == "an edition [1] 5"
    assert not drawn
    assert market(CONTENT, {"cards": [2], "turn": 3}, 5) == "an edition [2] 5"
    assert market(CONTENT, {"cards": [2], "turn": 3}, 6) == "an edition [2] 6"
    assert market("another", {"cards": [2], "turn": 3}, 6) == "another [2] 6"
    assert drawn == [5, 6, 6]


def test_an_entry_that_matters_only_sometimes_is_looked_at_from_then_on() -> None:
    @kept
    def battle(content: str, view: View) -> str:
        return str(view["dice"]) if view["fighting"] else "peace"

    chance = Random(1)
    for _ in range(300):
        view = {"fighting": chance.random() < 0.3, "dice": chance.randrange(4)}
        assert battle(CONTENT, view) == (str(view["dice"]) if view["fighting"] else "peace")


def test_whoever_walks_through_a_view_has_looked_at_all_of_it() -> None:
    @kept
    def whole(content: str, view: View) -> list[Any]:
        return [*view.values(), "over" in view, len(view)]

    @kept
    def outer(content: str, view: View) -> list[Any]:
        return whole(content, view)

    for number in (1, 2, 1, 3):
        assert outer(CONTENT, {"a": 0, "b": number}) == [0, number, False, 2]
    assert outer(CONTENT, {"a": 0, "b": 3, "over": 1}) == [0, 3, 1, True, 3]


def test_only_so_many_drawings_are_kept_and_those_that_are_wanted_stay() -> None:
    drawn = []

    @kept
    def zone(content: str, view: View) -> int:
        drawn.append(view["number"])
        return int(view["number"])

    zone(CONTENT, {"number": 0})
    for number in range(3 * MOST):
        zone(CONTENT, {"number": number})
        zone(CONTENT, {"number": 7})
    drawn.clear()
    zone(CONTENT, {"number": 7})
    assert not drawn
    zone(CONTENT, {"number": 8})
    assert drawn == [8]


def test_values_are_packed_by_what_they_are() -> None:
    text = "".join(["tree", "-groves"])
    assert packed({"a": [1, text]}) == packed({"a": [1, "tree-groves"]})
    assert packed([1]) != packed([True]) != packed([1.0])
    assert unpacked(packed({"a": [1, ""], "b": None})) == {"a": [1, ""], "b": None}


def test_a_table_has_its_own_drawings_at_hand_however_many_others_are_drawn() -> None:
    drawn = []

    @kept
    def zone(content: str, view: View) -> int:
        drawn.append(view["number"])
        return int(view["number"])

    @shelved
    def piece(number: int, words: str) -> str:
        drawn.append(number)
        return f"{number} {words}"

    zone(CONTENT, {"number": 0})  # tells what it looks at
    drawn.clear()
    mine = Shelf()
    for change in range(3):
        with mine.open(change):
            assert (zone(CONTENT, {"number": -7}), piece(-7, "druids")) == (-7, "-7 druids")
        for number in range(2 * MOST):
            with Shelf().open(0):
                zone(CONTENT, {"number": number})
    assert drawn.count(-7) == 2


def test_a_table_keeps_no_more_than_it_shows_and_showed_before() -> None:
    @shelved
    def piece(number: int) -> str:
        return f"piece {number}"

    shelf = Shelf()
    found = []
    for change in range(20):
        with shelf.open(change):
            found.append([piece(0), piece(change)])
        assert len({*shelf.latest, *shelf.before}) <= 3
    assert all(one[0] is found[0][0] for one in found)
    assert piece(0) is not piece(0)  # no table is drawn any more
