"""Section 17: decision points, how large choices are taken apart, and what is hidden."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from games.leylines.positions import asking, game
from games.leylines.scene import GAME, asked, four, legal, leylines, play
from rule import rule
from spinney.games.leylines.terms.questions import QUESTIONS


@rule("leylines/R-61", "L-17.1", "L-17.3")
def test_every_menu_is_short() -> None:
    sizes: Counter[str] = Counter()
    wide = choices = 0
    for seed in range(12):
        t, player = GAME.start(2 + seed % 5, seed, two_for_one=("off", "on")[seed % 2]), Random(seed)
        while not t.over:
            name = asked(t)
            sizes[name] = max(sizes[name], len(t.options))
            wide += len(t.options) > 60
            choices += 1
            t.play(player.choice(t.options))
    assert max(sizes.values()) <= 70
    assert wide * 100 < choices
    assert sizes["reroll"] <= 7
    assert sizes["lot"] <= 5 + 3
    assert sizes["cubes"] <= 6 + 6 + 1


@rule("L-17.2")
def test_a_roll_needs_a_marked_die() -> None:
    t = leylines({}, {}, begin="round")
    assert "roll" not in legal(t)
    play(t, legal(t)[0])
    assert "roll" in legal(t)
    assert "keep" not in legal(t)


@rule("L-17.3")
def test_a_destination_moves_at_once() -> None:
    t = four({"at": "c16", "dice": "1"})
    play(t, "to c15")
    assert GAME.view(t, -1)["travellers"][0]["space"] == "c15"


@rule("L-17.6")
def test_negotiators_are_a_number() -> None:
    t = four({"at": "c01", "dice": "1", "cubes": "GW", "contracts": "K01", "friends": "F01 F02 F03"})
    play(t, "to MS1")
    assert legal(t) == [f"negotiators {number}" for number in range(4)]


@pytest.mark.parametrize("name", [name for name in QUESTIONS.names if name not in ("second_bid", "dusk")])
def test_every_question_has_a_name_and_is_met(name: str) -> None:
    assert asked(asking(name, 4)) == name


def test_a_second_bid_is_asked_of_two_players_only() -> None:
    assert asked(asking("second_bid", 2)) == "second_bid"
    assert all(asked(table) != "second_bid" for table in game(4, 1))


@pytest.mark.parametrize("seat", [-1, 0, 2])
def test_everybody_sees_the_same(seat: int) -> None:
    t, player = GAME.start(3, seed=4), Random(4)
    for _ in range(120):
        t.play(player.choice(t.options))
    mine, theirs = GAME.view(t, seat), GAME.view(t, 1)
    assert mine.pop("you") == seat
    assert theirs.pop("you") == 1
    assert mine == theirs


def test_redeals_change_what_is_drawn_and_nothing_else() -> None:
    t = leylines({"at": "HB1", "dice": "1"}, {}, display="K01 K02 K03 K04")
    play(t, "to HB1", "refresh")
    before = GAME.view(t, 0)
    after = set()
    for key in range(20):
        imagined = GAME.redeal(t, 0, key)
        assert GAME.view(imagined, 0) == before
        play(imagined, "auction 1", "pass", "claim")
        after.add(tuple(GAME.view(imagined, 0)["display"]))
    assert len(after) > 8
