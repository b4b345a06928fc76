"""Chapter 4: the move, and where it may end."""

from __future__ import annotations

from itertools import pairwise

import pytest

from games.leylines.scene import (
    CONTENT,
    GAME,
    SPACES,
    A,
    B,
    asked,
    at,
    dice,
    display,
    four,
    gold,
    legal,
    leylines,
    named,
    play,
    player,
    told,
)
from rule import rule

BOARD = CONTENT.board


def reached(start: str, steps: int) -> set[str]:
    """Every space but Markets where a walk of at most so many steps can end, walked step by step."""
    here = {start}
    for _ in range(steps):
        here |= {
            link
            for space in here
            if space == start or not space.startswith("MS")
            for link in BOARD.spaces[SPACES[space]].links
        }
    return {space for space in here if space == start or not space.startswith("MS")}


@rule("L-4.2", "leylines/D-6", "L-17.1")
def test_a_movement_die_must_be_placed() -> None:
    t = four({"dice": "2255"})
    assert legal(t) == ["move 2", "move 5"]  # equal dice are one option, and there is no way out
    play(t, "move 2")
    assert (dice(t, A), player(t, A)["movement"]["filled"]) == ("255", 1)


@rule("L-4.3", "leylines/R-49")
def test_slots_of_a_player_board() -> None:
    seen = player(GAME.start(2, seed=1), A)
    assert seen["movement"]["slots"] == 4
    assert seen["quickness"]["open"] == 2
    assert seen["limit"] == 8


@rule("L-4.4", "L-6.2", "leylines/D-7", "leylines/R-13", "L-17.3")
def test_quickness_dice_add_to_the_allowance() -> None:
    t = four({"at": "MS1", "dice": "1123"})
    play(t, "move 1")
    assert set(named(t, "to")) == reached("MS1", 1)
    assert named(t, "quick") == ["1", "2", "3"]
    play(t, "quick 1")
    assert set(named(t, "to")) == reached("MS1", 2)
    play(t, "quick 3")
    assert set(named(t, "to")) == reached("MS1", 5)
    assert named(t, "quick") == []  # both slots are filled
    assert dice(t, A) == "2"


@rule("L-4.5", "L-4.8", "leylines/R-09", "leylines/D-8")
@pytest.mark.parametrize("start", ["A", "HB2", "c16", "MS4", "T"])
def test_destinations_are_what_a_walk_can_reach(start: str) -> None:
    for value in range(1, 7):
        t = four({"at": start, "dice": str(value), "quick": 2})
        assert set(named(t, "to")) == reached(start, value)
        assert start in named(t, "to")


@rule("L-4.5")
def test_standees_share_spaces() -> None:
    t = leylines({"at": "c15", "dice": "2"}, {"at": "c16", "dice": "1"}, {"at": "E"})
    play(t, "to E")
    assert [at(t, seat) for seat in range(3)] == ["E", "c16", "E"]


@rule("L-4.6")
def test_passing_a_hub_has_no_effect() -> None:
    t = four({"at": "c05", "dice": "2"})
    play(t, "to C")
    assert (at(t, A), told(t, "auctioned")) == ("C", [])


@rule("L-4.9", "leylines/R-10")
def test_dice_are_committed_before_the_move() -> None:
    t = four({"at": "c16", "dice": "66"})
    play(t, "to c15")  # five pips are lost
    assert (t.seat, at(t, A), dice(t, A)) == (B, "c15", "6")


def test_the_board_is_as_the_document_says() -> None:
    assert len(BOARD.spaces) == 61
    assert sum(len(links) for links in BOARD.links) == 2 * 90
    markets = range(BOARD.first_market, 61)
    between = [BOARD.distance[one][two] for one in markets for two in markets if one != two]
    assert (min(between), max(between)) == (5, 12)
    hubs = range(BOARD.letters, BOARD.first_plain)
    between = [BOARD.distance[one][two] for one in hubs for two in hubs if one != two]
    assert (min(between), max(between)) == (4, 8)
    assert {min(BOARD.distance[market][hub] for hub in hubs) for market in markets} == {2, 3}


def test_the_board_is_unchanged_by_a_half_turn() -> None:
    turned = dict(zip("ABCDEFGHIJ", "KLMNOPQRST", strict=True))
    turned |= {"HB1": "HB3", "HB2": "HB4", "MS1": "MS4", "MS2": "MS5", "MS3": "MS6"}
    turned |= {new: old for old, new in turned.items()}
    turned |= {f"c{number:02}": f"c{32 - number:02}" for number in range(1, 32)}
    links = {(space.id, link) for space in BOARD.spaces for link in space.links}
    assert {(turned[one], turned[two]) for one, two in links} == links


def test_links_do_not_cross() -> None:
    lines = [(space, link) for space, links in enumerate(BOARD.links) for link in links if space < link]
    assert not [
        (one, two)
        for at_, one in enumerate(lines)
        for two in lines[at_ + 1 :]
        if not set(one) & set(two) and crossing(one, two)
    ]


def crossing(one: tuple[int, int], two: tuple[int, int]) -> bool:
    a, b, c, d = (BOARD.spaces[space] for space in (*one, *two))
    sides = [
        (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x)
        for p, q, r in ((a, b, c), (a, b, d), (c, d, a), (c, d, b))
    ]
    return all(first * second < 0 for first, second in pairwise(sides[:2])) and sides[2] * sides[3] < 0


def test_a_hub_reached_by_the_move_is_visited() -> None:
    t = leylines({"at": "c05", "dice": "1", "gold": 0}, {"gold": 0}, display="K01 K02")
    play(t, "to HB1")
    assert asked(t) == "lot"
    play(t, "auction 1", "pass", "claim")
    assert "K01" not in display(t)
    assert gold(t)[A] >= 0
