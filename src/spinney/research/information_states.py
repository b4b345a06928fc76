"""The information state of a seat: what it remembers and what it sees, as text."""

from __future__ import annotations

import json
from typing import Any

from spinney.engine.events import SPECTATOR
from spinney.engine.game import Game
from spinney.engine.table import Table
from spinney.research.history import History


def view_text(game: Game[Any], table: Table, seat: int) -> str:
    """What a seat sees now, as text: the second part of its information state."""
    return json.dumps(game.view(table, seat))


def private_text(game: Game[Any], table: Table, seat: int) -> str:
    """What a seat knows beyond a spectator, as text: the parts of its view that differ; empty without any."""
    mine, open_to_all = game.view(table, seat), game.view(table, SPECTATOR)
    own = {name: part for name, part in mine.items() if name != "you" and part != open_to_all.get(name)}
    return json.dumps(own) if own else ""


def information_state(past: History, seat: int) -> str:
    """All that a seat knows: what it remembers, and what it sees now."""
    known = past.known.get(seat)
    if known is None:
        game = past.table.game
        seen = view_text(game, past.table, seat)
        known = f"{game.key}, seat {seat}\n{past.remembered(seat)}\n{seen}"
        past.known[seat] = known
    return known
