"""The house rules of a table, and limits that hold again, in a line for the terminal."""

from __future__ import annotations

from typing import Any

from spinney.engine.game import Game
from spinney.engine.options import LIMITS_AGAIN, house_rules_in_words
from spinney.engine.records.journal import LIMITS, Origin


def house_rules_line(game: Game[Any], origin: Origin) -> str:
    """The house rules that a game is played by, in one line; empty where everything is by the book."""
    found = house_rules_in_words(game.options, origin.options)
    return f"House rules: {'; '.join(found)}" if found else ""


def other_entry(entry: str) -> str:
    """An entry that is no answer, as people read it."""
    return LIMITS_AGAIN if entry == LIMITS else entry
