"""A finished game that can be wound to any of its moments, through anybody's eyes."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from spinney.engine.errors import BrokenRecord
from spinney.engine.events import SPECTATOR
from spinney.engine.record import Record
from spinney.engine.table import Table
from spinney.web.errors import NotFound

LONGEST: Final = 8_000  # entries of a record that somebody opens


class Tape:
    """A record, its tables one by one, and what was said to happen between them."""

    def __init__(self, record: Record) -> None:
        check_length(record)
        self.record: Final = record
        self.game: Final = record.game
        self.moments: Final[list[Table]] = []
        self.spans: Final[list[tuple[int, int]]] = []  # of the log, for each moment
        self.logs: Final[list[Table]] = []
        told = 0
        for at, table in record.tables():
            log = table.log or []
            if at and record.entries[at - 1] == "undo":
                told = len(log) - 1
            moment = table.clone()
            moment.log = log[told:]  # what is new at this moment
            self.moments.append(moment)
            told = len(log)

    @property
    def last(self) -> int:
        return len(self.moments) - 1

    def table(self, at: int) -> Table:
        if not 0 <= at <= self.last:
            raise NotFound(f"The record has moments from 0 to {self.last}.")
        return self.moments[at]

    def words(self, at: int, seat: int) -> list[str]:
        """What happened at a moment, as a seat was told."""
        table = self.table(at)
        told = [self.game.words_for(event, seat) for event in table.log or [] if event.is_for(seat)]
        return [line for line in told if line]

    def entry(self, at: int) -> str:
        """What was answered to come here, in words."""
        if at == 0:
            return "The beginning"
        entry, before = self.record.entries[at - 1], self.moments[at - 1]
        for option in before.options:
            if self.game.text(option) == entry:
                return f"{self.game.seat_name(before.seat)}: {self.game.label(before, option)}"
        return "The last answer is taken back" if entry == "undo" else entry

    def scores(self) -> list[list[int]]:
        """The points of every seat at every moment."""
        return [list(table.scores) for table in self.moments]

    def check_seat(self, seat: int) -> None:
        if not SPECTATOR <= seat < self.moments[0].seats:
            raise NotFound("There is no such seat.")


def check_length(record: Record) -> None:
    if len(record.entries) > LONGEST:
        raise BrokenRecord(f"longer than any game: {len(record.entries)} actions")


def check_record(text: str) -> None:
    """Is it a record that can be opened, and true in all that it claims?"""
    record = Record.from_json(text)
    check_length(record)
    record.verify()


@lru_cache(8)
def tape_from(text: str) -> Tape:
    """The tape of a record as text; the latest are kept."""
    return Tape(Record.from_json(text))
