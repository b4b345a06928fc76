"""The house rules of a table, in a line for the terminal."""

from __future__ import annotations

from typing import Any

from spinney.engine.game import Game
from spinney.engine.options import house_rules_in_words
from spinney.engine.records.journal import Origin


def house_rules_line(game: Game[Any], origin: Origin) -> str:
    """The house rules that a game is played by, as a line to print; empty where everything is by the book."""
    found = house_rules_in_words(game.options, origin.options)
    return f"House rules: {'; '.join(found)}" if found else ""
