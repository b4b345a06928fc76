"""The judge: shares of the victory, more for whoever has more, and a greedy bot that climbs it."""

from __future__ import annotations

from itertools import pairwise

import pytest

import spinney
from games.eldervale.scenes import GAME, MAGIC, A, B, Seat, eldervale
from spinney.games.eldervale.judge.income import harvest, rate_of
from spinney.games.eldervale.judge.time import next_to_move, tempo, turns_to_come
from spinney.games.eldervale.state.table import EldervaleTable

OTHER: Seat = {"element": "fire", "ready": "worker worker worker", "tokens": "GPSTW"}
STACK = "AIR-3 EAR-3 FIR-3 WAT-3"


def scene(**more: object) -> EldervaleTable:
    """A player who begins a turn with this and that, against one with nothing special."""
    seat: Seat = {"element": "air", "ready": "worker warrior", "tokens": "GPSTW"}
    return eldervale({**seat, **more}, OTHER, stack=STACK)  # type: ignore[typeddict-item]


def share(**more: object) -> float:
    return GAME.judge(scene(**more))[A]


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_shares_of_all_seats_add_up(seats: int) -> None:
    table = GAME.start(seats=seats, seed=seats, log=False)
    bot = spinney.bot("random", seats)
    while not table.over and table.round < 12:
        shares = GAME.judge(table)
        assert len(shares) == seats
        assert sum(shares) == pytest.approx(1.0)
        table.play(bot.choose(GAME.seen_by(table, table.seat)))


def test_a_winner_has_it_all() -> None:
    table = GAME.start(seats=2, seed=3, log=False)
    bot = spinney.bot("random", 3)
    while not table.over:
        table.play(bot.choose(GAME.seen_by(table, table.seat)))
    shares = GAME.judge(table)
    assert sum(shares[winner] for winner in table.winners) == pytest.approx(1.0)


@pytest.mark.parametrize(
    "more",
    [
        {"vp": 3},
        {"tokens": "GGPSTW"},
        {"tokens": "GPSTW$"},
        {"ready": "worker worker warrior"},
        {"ready": "worker warrior dragon"},
        {"dwellings": "EAR-1"},
        {"power": {"air": 3}},
        {"hand": "PR01"},
        {"hand": "SP07"},
        {"held": "air-SS"},
        {"cards": "AIR-Harvest"},
        {"orbs": 1},
    ],
    ids=str,
)
def test_more_is_better(more: dict[str, object]) -> None:
    assert share(**more) > share()


def test_a_unit_on_the_map_has_a_part_of_the_next_regroup_in_hand_and_a_fallen_one_has_not() -> None:
    standing = share(ready="warrior", at={"TOWER": "worker"})
    fallen = share(ready="warrior", under="worker")
    assert standing > fallen


def test_a_worker_on_a_site_that_can_be_paid_is_better_than_one_on_a_ruin() -> None:
    """WAT-2 costs `PG*`, and all of it is there."""
    site = share(ready="warrior", at={"WAT-2": "worker"})
    assert site > share(ready="warrior", at={"TOWER": "worker"})


def test_more_units_bring_more_each_turn_but_less_and_less() -> None:
    gifts = [3.0, 3.0, 2.5, 0.0]
    assert harvest(gifts, 2) == 6.0
    assert harvest(gifts, 9) == 8.5
    rates = [rate_of(gifts, units) for units in range(1, 7)]
    rises = [after - before for before, after in pairwise(rates)]
    assert rises == sorted(rises, reverse=True)
    assert rises[0] > 0
    assert rises[-1] == 0


def test_who_moves_next_is_ahead_by_a_part_of_a_turn() -> None:
    table = scene()
    assert next_to_move(table) == A
    assert tempo(table, A, A) > tempo(table, B, A)
    table.play(GAME.action("place worker"))
    assert next_to_move(table) == B


def test_in_the_last_turns_only_those_who_still_move_have_turns_to_come() -> None:
    table = scene()
    table.trigger = B
    table.turns_left = 2
    assert [turns_to_come(table, seat) for seat in (A, B)] == [0.0, 1.0]
    table.turns_left = 1
    assert [turns_to_come(table, seat) for seat in (A, B)] == [0.0, 0.0]


def test_a_prophecy_is_not_handed_over_where_spells_will_do() -> None:
    table = scene(at={"EAR-1": "worker"}, tokens="", hand="PR01 SP02 SP04", dwellings="EAR-1 FIR-1")
    bot = spinney.bot("greedy", 1)
    for text in ("place worker", "to RUIN-TOWER", "use"):
        table.play(GAME.action(text))
    while table.payment is not None:
        table.play(bot.choose(GAME.seen_by(table, A)))
    assert MAGIC["PR01"] in table.players[A].hand


def test_greedy_is_far_ahead_of_random_after_eight_rounds() -> None:
    table = GAME.start(seats=2, seed=1, log=False)
    bots = [spinney.bot("greedy", 1), spinney.bot("random", 2)]
    while not table.over and table.round <= 8:
        table.play(bots[table.seat].choose(GAME.seen_by(table, table.seat)))
    assert table.score(A) > 2 * table.score(B)
