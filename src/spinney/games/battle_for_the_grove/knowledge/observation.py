"""The view as a row of small ints, mine first; a spectator looks from seat 0 and is never asked."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine.observation import Row
from spinney.games.battle_for_the_grove.knowledge.view import split_of
from spinney.games.battle_for_the_grove.state.table import CIRCLES, CUBES, DICE, DRUIDS, LOCATIONS, Battle


def observe(row: Row, t: Battle, seat: i64) -> None:
    """The view as a row of numbers: druids and cubes of both, then the turn and the last roll."""
    me = max(0, seat)
    them = 1 - me
    row.part("my_standing", DRUIDS, "my standing druids: Grove, Oak, Ash, Thorn")
    row.put_all(t.standing[me * LOCATIONS : (me + 1) * LOCATIONS])
    row.part("my_lying", DRUIDS, "my lying druids")
    row.put_all(t.lying[me * LOCATIONS : (me + 1) * LOCATIONS])
    row.part("their_standing", DRUIDS, "the enemy's standing druids")
    row.put_all(t.standing[them * LOCATIONS : (them + 1) * LOCATIONS])
    row.part("their_lying", DRUIDS, "the enemy's lying druids")
    row.put_all(t.lying[them * LOCATIONS : (them + 1) * LOCATIONS])
    row.part("my_cubes", CUBES, "my cubes: Oak, Ash, Thorn")
    row.put_all(t.cubes[me * CIRCLES : (me + 1) * CIRCLES])
    row.part("their_cubes", CUBES, "the enemy's cubes")
    row.put_all(t.cubes[them * CIRCLES : (them + 1) * CIRCLES])
    observe_turn(row, t, seat)


def observe_turn(row: Row, t: Battle, seat: i64) -> None:
    """Whose choice it is, the last dice, and how long the game may last."""
    row.part("asked", 1, "1 if I am asked")
    row.put(1 if t.seat == seat and not t.over else 0)
    row.part("acts", 2, "actions begun in this turn")
    row.put(t.acts)
    row.part("split", 3, "while a Banish waits for its split: circle 1-3 and druids that go; else 0")
    for number in split_of(t):
        row.put(number)
    row.part("dice", 6, "the last roll, 0 before the first")
    row.put_all(t.dice or [0] * DICE)
    row.part("dice_mine", 1, "1 if I rolled it")
    row.put(1 if t.roller == seat and t.dice else 0)
    left = max(0, t.max_turns - t.turns)
    row.part("turns_left", 255, "turns to the limit: high and low byte; 0 without one")
    row.put(left // 256)
    row.put(left % 256)
    row.part("limited", 1, "1 if the number of turns is limited")
    row.put(1 if t.max_turns > 0 else 0)
    row.part("empty_attempts", 1, "1 if attempts that cannot succeed are allowed")
    row.put(1 if t.empty_attempts else 0)
    row.part("over", 1, "1 if the game is over")
    row.put(1 if t.over else 0)
