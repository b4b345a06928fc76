"""How a table came about, choice by choice, and what a seat remembers of it.

A history is a chain of tables that nobody changes any more, so branches of a search share their past. What a
seat remembers is text with perfect recall: every event it was told, a digest of its view at each of its own
choices, and what it chose. A redeal leaves the seat it was made for its memory; to all others that past never
happened, so of what lies before it they remember only what a spectator was told.
"""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Final

from spinney.engine.chance import Chance
from spinney.engine.events import SPECTATOR
from spinney.engine.table import Table

START: Final = -1  # what led to the first table
REDEALT: Final = -2  # what led to an imagined table


class History:
    """A table at a choice, with the events since the last one, and the history that led to it."""

    __slots__ = ("action", "before", "draws", "key", "known", "seat", "table", "texts")

    def __init__(
        self,
        table: Table,
        before: History | None = None,
        action: int = START,
        seat: int = SPECTATOR,
        draws: tuple[int, ...] = (),
        key: str = "",
    ) -> None:
        self.table: Final = table
        self.before: Final = before
        self.action: Final = action  # the answer that led here, or START, or REDEALT
        self.seat: Final = seat  # whose answer it was, or for whom the table was redealt
        self.draws: Final = draws  # the draws on the way, where they were scripted
        self.key: Final = key  # the key of a redeal
        self.texts: Final[dict[int, str]] = {}  # what each seat remembers, once somebody asked
        self.known: Final[dict[int, str]] = {}  # its information state, the same

    def answered(self, action: int, chance: Chance | None = None, draws: tuple[int, ...] = ()) -> History:
        """The history after an answer, with this table's own chance or with another."""
        table = self.table.clone()
        table.log = []
        if chance is not None:
            table.chance = chance
        table.take(action)
        return History(table, self, action, int(self.table.seat), draws)

    def redealt(self, seat: int, key: str) -> History:
        """The history of a table that this seat must believe possible."""
        table = self.table.game.redeal(self.table, seat, key)
        table.log = []
        return History(table, self, REDEALT, seat, (), key)

    def steps(self) -> list[History]:
        """The whole history, oldest first."""
        found: list[History] = []
        at: History | None = self
        while at is not None:
            found.append(at)
            at = at.before
        return found[::-1]

    def remembered(self, seat: int) -> str:
        """Everything that a seat was told and chose so far, one line a choice."""
        missing: list[History] = []
        at: History | None = self
        while at is not None and seat not in at.texts:
            missing.append(at)
            at = at.before
        for past in reversed(missing):
            past.texts[seat] = past.recall(seat)
        return self.texts[seat]

    def recall(self, seat: int) -> str:
        """What a seat remembers here: what it remembered before, and what was told since."""
        before = self.before
        if before is None:
            return told_events(self.table, seat)
        if self.action == REDEALT:
            return before.remembered(seat if self.seat == seat else SPECTATOR)
        mine = own_choice(before.table, seat, self.action) if self.seat == seat else ""
        return f"{before.remembered(seat)}\n{mine}{told_events(self.table, seat)}"


def told_events(table: Table, seat: int) -> str:
    """The rest of a history's line: the events after an answer that a seat may know, as words and numbers."""
    names = table.game.events
    events = [event for event in table.log or [] if event.is_for(seat)]
    return "; ".join(f"{names[event.kind]} {event.seat} {event.a} {event.b} {event.c}" for event in events)


def own_choice(table: Table, seat: int, action: int) -> str:
    """A line of a history: what a seat saw at its own choice, as a digest, and what it chose."""
    seen = json.dumps([table.game.view(table, seat), [int(option) for option in table.options]])
    return f"[{blake2b(seen.encode(), digest_size=6).hexdigest()}] {table.game.text(action)}: "
