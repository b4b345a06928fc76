"""What a seat may know. Everything is public here, to spectators too; only future dice are unknown."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from spinney.engine.observation import Part, Spec
from spinney.games.battle_for_the_grove import actions
from spinney.games.battle_for_the_grove.dice import counted
from spinney.games.battle_for_the_grove.table import CIRCLES, CUBES, DICE, DRUIDS, LOCATIONS, Battle


def view(t: Battle, seat: i64) -> dict[str, Any]:
    """The whole table as a tree of plain values."""
    return {
        "you": int(seat),
        "asked": int(t.seat),
        "action_of_turn": int(t.acts) if t.over or split_of(t)[0] else int(t.acts) + 1,
        "split": split_of(t),
        "turns": int(t.turns),
        "max_turns": int(t.max_turns),
        "druids": [
            {
                "standing": [int(t.standing_at(who, where)) for where in range(LOCATIONS)],
                "lying": [int(t.lying_at(who, where)) for where in range(LOCATIONS)],
            }
            for who in range(2)
        ],
        "cubes": [[int(t.cubes_on(who, circle)) for circle in range(1, LOCATIONS)] for who in range(2)],
        "supply": [int(cubes) for cubes in t.supply],
        "dice": {
            "seat": int(t.roller),
            "action": actions.SPACE.text(t.rolled) if t.dice else "",
            "shown": [int(die) for die in t.dice],
            "counted": counted(t),
        },
        "scores": t.scores,
        "over": t.over,
        "winners": [int(winner) for winner in t.winners],
    }


def split_of(t: Battle) -> list[int]:
    """While a Banish waits for its split: the circle and how many druids go; else zeros."""
    if not t.options or actions.kind_of(t.options[0]) != actions.TAKE:
        return [0, 0]
    return [int(t.about), int(t.more)]


SPEC: Final = Spec(
    [
        Part("my_standing", LOCATIONS, DRUIDS, "own standing druids: Grove, Oak, Ash, Thorn"),
        Part("my_lying", LOCATIONS, DRUIDS, "own lying druids"),
        Part("their_standing", LOCATIONS, DRUIDS, "the enemy's standing druids"),
        Part("their_lying", LOCATIONS, DRUIDS, "the enemy's lying druids"),
        Part("my_cubes", CIRCLES, CUBES, "own cubes: Oak, Ash, Thorn"),
        Part("their_cubes", CIRCLES, CUBES, "the enemy's cubes"),
        Part("asked", 1, 1, "1 if I am asked"),
        Part("acts", 1, 2, "actions begun in this turn"),
        Part("split", 2, 3, "while a Banish waits for its split: circle 1-3 and druids that go; else 0"),
        Part("dice", DICE, 6, "the last roll, 0 before the first"),
        Part("dice_mine", 1, 1, "1 if I rolled it"),
        Part("turns_left", 2, 255, "turns to the limit: high and low byte"),
        Part("over", 1, 1, "1 if the game is over"),
    ]
)


def observation(t: Battle, seat: i64) -> list[int]:
    """The view as small numbers, mine first; a spectator looks from seat 0 and is never asked."""
    me = max(0, seat)
    them = 1 - me
    left = t.max_turns - t.turns
    return [
        *t.standing[me * LOCATIONS : (me + 1) * LOCATIONS],
        *t.lying[me * LOCATIONS : (me + 1) * LOCATIONS],
        *t.standing[them * LOCATIONS : (them + 1) * LOCATIONS],
        *t.lying[them * LOCATIONS : (them + 1) * LOCATIONS],
        *t.cubes[me * CIRCLES : (me + 1) * CIRCLES],
        *t.cubes[them * CIRCLES : (them + 1) * CIRCLES],
        int(t.seat == seat and not t.over),
        int(t.acts),
        *split_of(t),
        *(t.dice or [0] * DICE),
        int(t.roller == seat and bool(t.dice)),
        int(left // 256),
        int(left % 256),
        int(t.over),
    ]
