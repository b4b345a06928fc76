"""Which events a reader has not been shown yet."""

from __future__ import annotations

from spinney.engine.events import EVERYONE, Event
from spinney.engine.table import Table


class Unread:
    """How far each seat has read the log. At a shared terminal, what everybody may know is shown once."""

    def __init__(self, told: int = 0) -> None:
        self.start = told
        self.public = told
        self.read: dict[int, int] = {}  # by seat: how much of the log it was shown

    def for_seat(self, table: Table, seat: int) -> list[Event]:
        """The events that this seat may know and has not been shown."""
        log = table.log or []
        fresh = [
            event
            for at, event in enumerate(log)
            if at >= self.read.get(seat, self.start)
            and event.is_for(seat)
            and (at >= self.public or event.to != EVERYONE)
        ]
        self.public = self.read[seat] = len(log)
        return fresh

    def undone(self, table: Table) -> None:
        """An answer was undone: the log has lost its lines, and gained one that nobody has read."""
        size = len(table.log or []) - 1
        self.public = min(self.public, size)
        self.read = {seat: min(read, size) for seat, read in self.read.items()}
