"""What comes next, and what breaks ties: said before it happens, and then it happens."""

from __future__ import annotations

from random import Random

import pytest

from games.leylines.positions import chosen
from games.leylines.scene import GAME, B, four, leylines, play
from rule import rule
from spinney.engine.nothing import NOBODY
from spinney.games.leylines import Leylines
from spinney.games.leylines.state.table import LeylinesTable

MINI = Leylines("mini")


def coming(t: LeylinesTable) -> str:
    return t.game.coming(t)


def test_placing_and_rolling_again_go_round() -> None:
    t = GAME.start(3, seed=6, start=2)
    while len(said := coming(t)) and "standee" in said:
        seat = t.seat
        assert said == f"Next: Seat {(seat + 1) % 3 + 1} places a standee."
        t.play(t.options[0])
    assert said == "Next: all roll their dice for the first Day."
    t = leylines({"gold": 1}, {"gold": 0}, {"gold": 2}, begin="round")
    assert coming(t) == "Next: Seat 3 may roll again."
    play(t, "keep")
    assert coming(t) == "Next: Seat 1's turn, the first of the Day."


def test_bids_name_those_who_can_still_bid() -> None:
    t = leylines(
        {"at": "HB1", "dice": "1", "gold": 5}, {"gold": 3}, {"gold": 0}, {"gold": 2}, display="K01 K02"
    )
    play(t, "to HB1")
    assert coming(t) == "Next: Seat 2, Seat 3 and Seat 4 may bid, then Seat 1 decides."
    play(t, "auction 1")
    what = "Seat 1 auctions Wick Trimmings (1 green, 1 white to Amberwick for 5 Gold)."
    assert coming(t) == f"{what} Next: Seat 3 and Seat 4 may bid, then Seat 1 decides."  # from 0 on
    play(t, "bid 1")
    assert (t.seat, coming(t)) == (3, f"{what} Next: Seat 1 decides.")
    t = leylines({"at": "HB1", "dice": "1"}, {"gold": 3})
    play(t, "to HB1", "auction 1", "bid 1", "match")
    assert coming(t).endswith(". Next: Seat 1 decides once more, if the bid is raised.")


def test_turns_and_the_end_of_the_day() -> None:
    t = leylines({"dice": "12"}, {"dice": "3", "finished": True}, {"dice": "4"}, round=2)
    assert coming(t) == "Next: Seat 3's turn."
    t = leylines({"dice": "12"}, {"dice": "3", "finished": True}, {}, round=4)
    assert coming(t) == "Next: Seat 1's turn again, while dice are left. This is the last Day."
    t = leylines({"dice": "2"}, {}, {}, round=2)
    assert coming(t) == "Next: Night 2 falls."
    t = leylines({"dice": "2"}, {"friends": "F15"}, {}, round=4)
    assert coming(t) == "Next: after the dusk the Gold is counted."
    play(t, "to c16")
    assert (t.seat, coming(t)) == (B, "Next: the Gold is counted.")
    play(t, "wait")
    assert (t.over, coming(t)) == (True, "")


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
@pytest.mark.parametrize("seed", range(6))
def test_what_is_said_to_come_next_comes_next(seats: int, seed: int) -> None:
    """Whoever is said to take the next turn takes it, be it asked or without a choice."""
    t, r = MINI.start(seats, seed), Random(seed)
    said, heard, checked, speaker = "", 0, 0, NOBODY
    while not t.over:
        if "'s turn." in said:
            follower = next_mover(t, heard, speaker)
            assert follower in (NOBODY, int(said.split("Next: Seat ")[1].split("'")[0]) - 1), said
            checked += follower != NOBODY
        said, heard, speaker = coming(t), len(t.log or []), int(t.turn.seat)
        t.play(chosen(t, r))
    assert checked > 3
    assert coming(t) == ""


def next_mover(t: LeylinesTable, heard: int, speaker: int) -> int:
    """Whose turn began first since then, but for the one that was under way."""
    for event in (t.log or [])[heard:]:
        name = t.game.events[event.kind]
        if name == "night":
            return NOBODY
        if name in ("moved", "finished") and event.seat != speaker:
            return int(event.seat)
    return NOBODY if t.turn.seat == speaker else int(t.turn.seat)


@rule("L-12.3", "leylines/R-38")
def test_ties_are_broken_by_contracts_then_by_cubes() -> None:
    t = four({"dice": "1", "completed": "K01 SM1", "cubes": "PBB"})
    items = GAME.tie_break(t)
    assert [(item.name, item.points) for item in items] == [
        ("Contracts completed", [2, 0, 0, 0]),
        ("Cubes held", [3, 0, 0, 0]),
    ]


def test_characters_and_what_follows_a_turn_that_has_ended() -> None:
    t = GAME.start(3, 1, characters="choose", start=2)
    assert coming(t) == "Next: Seat 3 chooses a character."
    play(t, "character red", "character blue")
    assert coming(t) == "Next: Contracts are dealt, and standees are placed."
    t = leylines({"at": "c15", "dice": "1"}, {"dice": "1"}, {"friends": "F15"})
    play(t, "to c15")
    assert (t.seat, coming(t)) == (2, "Seat 1's turn has ended. Next: Seat 2's turn.")
