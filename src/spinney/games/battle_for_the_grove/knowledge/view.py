"""What a seat may know. Everything is public here, to spectators too; only future dice are unknown."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from spinney.games.battle_for_the_grove.state.dice import dice_counted
from spinney.games.battle_for_the_grove.state.table import LOCATIONS, Battle
from spinney.games.battle_for_the_grove.terms import actions
from spinney.games.battle_for_the_grove.terms.questions import QUESTIONS, SPLIT


def view(t: Battle, seat: i64) -> dict[str, Any]:
    """The whole table as a tree of plain values."""
    split = split_of(t)
    return {
        "you": int(seat),
        "asked": int(t.seat),
        "action_of_turn": int(t.acts) if t.over or split[0] else int(t.acts) + 1,
        "split": split,
        "turns": int(t.turns),
        "max_turns": int(t.max_turns),
        "empty_attempts": t.empty_attempts,
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
            "counted": dice_counted(t),
        },
        "scores": t.scores,
        "over": t.over,
        "winners": [int(winner) for winner in t.winners],
    }


def split_of(t: Battle) -> list[int]:
    """What a view tells of a Banish that waits for its split: the circle, how many druids go; else zeros."""
    return [int(t.about), int(t.more)] if QUESTIONS.of(t) == SPLIT else [0, 0]
