"""How long a game can be: choices at most, and the limit of turns."""

from __future__ import annotations

from spinney.engine.parts import Options
from spinney.games.battle_for_the_grove.state.table import MAX_TURNS, Battle


def most_choices(content: object, seats: int, options: Options) -> int:
    """B-9.7  How many choices a game can have: at most three a turn, up to the limit of turns."""
    return 3 * (int(options["max_turns"]) or MAX_TURNS)


def set_limits(t: Battle) -> None:
    """B-9.8  Bound a game without a limit of turns: only bots are left, and the default limit holds again."""
    if t.max_turns == 0:
        t.max_turns = MAX_TURNS
