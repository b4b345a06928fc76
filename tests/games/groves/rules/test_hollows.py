"""G-14.22, G-14.31, G-14.32: how a solo game is lost, when, and what is said of it."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree as ET

import pytest

from games.groves.scene import GAME, at_the_wraith_draw, legal, log, play, solo
from rule import rule
from spinney.games.groves.state.table import GrovesTable

LOST_BY_POINTS = "Lost by points: more than 17 dominion was needed."
LOST_AT_ONCE = "Lost at once: no space for a wraith."
LOST_AT_THE_END = "Lost at the end: the Hollows are full."


def sketch(t: GrovesTable) -> str:
    return "\n".join("".join(part for part, _ in line) for line in GAME.sketch(t, 0))


def written(t: GrovesTable) -> str:
    """What can be read on the Hollows: the notes and the lettering of their zone, whatever its lines."""
    zone = next(zone for zone in GAME.board(t, 0).zones if zone.key == "hollows")
    drawn = ET.fromstring(f"<svg>{''.join(piece for item in zone.items for piece in item.pieces)}</svg>")
    return " ".join([zone.title, zone.note, *(found.text or "" for found in drawn.iter("text"))])


def part(t: GrovesTable, name: str) -> list[int]:
    return GAME.observation_spec(1).read(GAME.observation(t, 0), name)


@rule("G-14.31", "groves/R-57", "groves/S-32")
@pytest.mark.parametrize(("bag", "hollows"), [("wraith blue yellow", 10), ("wraith*2 blue", 9)])
def test_at_once_means_before_any_power(bag: str, hollows: int) -> None:
    t = at_the_wraith_draw(bag, hollows=hollows, crystals=2, at_once=True)
    assert (t.over, t.winners, t.round) == (True, [], 3)
    assert (solo(t)["hollows"], solo(t)["lost"]) == (hollows, 1)
    assert log(t)[-1] == LOST_AT_ONCE
    asked = at_the_wraith_draw(bag, hollows=hollows, crystals=2)
    assert not asked.over
    assert {"settle", "repel"} <= {*legal(asked)}


@rule("G-14.31", "groves/S-32")
def test_a_draw_that_finds_space_is_settled_as_always() -> None:
    t = at_the_wraith_draw("wraith white blue", hollows=9, at_once=True)
    assert legal(t) == ["settle", "repel"]
    play(t, "settle")
    assert (t.over, solo(t)["hollows"]) == (False, 10)
    t = at_the_wraith_draw("white*2 yellow", hollows=10, crystals=2, at_once=True)
    assert legal(t) == ["recall", "finish"]


@rule("G-14.31")
def test_the_option_is_seen_and_is_no_house_rule() -> None:
    for words, seen in (("powers_first", False), ("at_once", True)):
        t = GAME.start(1, seed=5, hollows=words)
        assert (solo(t)["at_once"], part(t, "at_once")) == (seen, [int(seen)])
    option = {each.name: each for each in GAME.options}["hollows"]
    assert (option.default, option.book, option.endless) == ("powers_first", None, None)
    assert GAME.judge(GAME.start(1, seed=5, hollows="at_once")) < GAME.judge(GAME.start(1, seed=5))


@rule("G-14.32", "G-14.22", "G-14.23", "G-14.24")
@pytest.mark.parametrize(
    ("bag", "hollows", "stack", "lost", "told"),
    [
        ("white*3", 3, 0, 0, LOST_BY_POINTS),
        ("wraith white*2", 10, 4, 1, LOST_AT_ONCE),
        ("white*3", 10, 0, 2, LOST_AT_THE_END),
        ("wraith white*2", 9, 0, 2, LOST_AT_THE_END),
    ],
)
def test_the_three_ways_to_lose_are_told_apart(
    bag: str, hollows: int, stack: int, lost: int, told: str
) -> None:
    t = at_the_wraith_draw(bag, hollows=hollows, stack=stack, crystals=0, elements=[0, 0, 0])
    assert (t.over, t.winners, solo(t)["lost"]) == (True, [], lost)
    assert log(t)[-1] == told
    short = told.removesuffix(".").split(": more")[0]
    assert short in sketch(t)
    assert short in GAME.picture(t, 0)


@rule("G-14.32", "G-14.23")
@pytest.mark.parametrize("mine", [{"drawn": "white*2"}, {"drawn": "white", "dominion": 60}])
def test_a_running_game_with_full_hollows_is_never_called_lost(mine: dict[str, Any]) -> None:
    t = at_the_wraith_draw("wraith blue white", hollows=10, **mine)
    while not t.over and legal(t)[0].startswith("place"):
        t.play(t.options[0])
    assert (t.over, solo(t)["lost"]) == (False, -1)
    picture = GAME.picture(t, 0)
    for told in (sketch(t), picture, written(t)):
        assert "full: lost" not in told
        assert "the game is lost" not in told
    for told in (sketch(t), picture):
        assert "dangerously close to losing" in told
    assert (
        "the next wraith loses the game at once, unless a power makes room, and so does the end" in written(t)
    )


@rule("G-14.31", "G-14.22")
def test_what_is_written_on_full_hollows_goes_with_the_option_and_the_end() -> None:
    t = at_the_wraith_draw("wraith blue white", hollows=9, drawn="white*2", at_once=True)
    assert "All spaces are full" not in written(t)
    assert t.solo is not None
    t.solo.hollows = 10
    assert "All spaces are full: the next wraith loses the game at once, and so does the end" in written(t)
    lost = at_the_wraith_draw("white*3", hollows=10, stack=0, crystals=0, elements=[0, 0, 0])
    assert lost.over
    assert "All spaces are full: the game is lost" in written(lost)


@rule("G-14.32")
def test_a_won_game_was_not_lost_in_any_way() -> None:
    t = at_the_wraith_draw("white*3", hollows=3, stack=0, dominion=40)
    assert (t.winners, solo(t)["lost"]) == ([0], -1)
    assert "Lost" not in sketch(t)
