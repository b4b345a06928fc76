"""Games with many entries, as nobody plays them, but as a record may hold them."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import spinney
from spinney.engine.records.journal import UNDO
from spinney.engine.records.playback import Playback
from spinney.engine.records.record import Record
from spinney.engine.table import Table

BATTLE = "battle_for_the_grove"


def restless(game: str, seats: int, entries: int, seed: int = 1, **options: Any) -> Table:
    """A random game in which answers are taken back all the time, after so many entries."""
    dice = random.Random(seed)
    start = spinney.game(game).start(seats, seed=seed, **options)
    assert start.journal is not None
    playback = Playback(start.game, start.journal.origin)
    for _ in range(entries):
        move_on(playback, dice)
    return playback.table


def move_on(playback: Playback, dice: random.Random) -> int | str:
    """Take back the last answer, or give another that does not end the game; returns the entry."""
    table = playback.table
    going_on = [int(action) for action in table.options if not ends(table, action)]
    take_back = table.undoable and (dice.random() < 0.6 or not going_on)
    entry: int | str = UNDO if take_back else dice.choice(going_on)
    playback.enter(entry)
    return entry


def ends(table: Table, action: int) -> bool:
    """Would this answer end the game?"""
    ahead = table.clone()
    ahead.play(action)
    return bool(ahead.over)


@cache
def long_text(entries: int = 8_000) -> str:
    """The record of a game as long as any that may be opened, as text."""
    table = restless(BATTLE, 2, entries, max_turns=0)
    record = Record.of(table)
    assert len(record.entries) == entries
    assert record.entries.count(UNDO) > entries / 10
    return record.to_json()
