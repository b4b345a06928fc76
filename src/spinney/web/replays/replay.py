"""A finished game that can be shown at any of its moments, as any seat saw it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from spinney.engine.errors import BrokenRecord
from spinney.engine.options import LIMITS_AGAIN
from spinney.engine.records.journal import LIMITS, UNDO
from spinney.engine.records.record import Record, result_of
from spinney.engine.table import Table
from spinney.web.errors import NotFound

LONGEST: Final = 8_000  # entries of a record that somebody opens
ENTRIES: Final = {UNDO: "The last answer is taken back", LIMITS: LIMITS_AGAIN}  # those that are no answers


class EndsDifferently(BrokenRecord):
    """Played again, a record leads to another result."""


class Replay:
    """A record, the table at each of its moments, and what happened between them."""

    def __init__(self, record: Record) -> None:
        check_length(record)
        self.record: Final = record
        self.game: Final = record.game
        self.moments: Final[list[Table]] = []
        told = 0
        for at, table in record.tables():
            if record.has_digest(at):
                record.check_digest(at, table)
            log = table.log or []
            if at and record.entries[at - 1] == UNDO:
                told = len(log) - 1
            moment = table.clone()
            moment.log = log[told:]  # what is new at this moment
            self.moments.append(moment)
            told = len(log)
        check_result(record, table)

    @property
    def names(self) -> list[str]:
        """The names of the seats."""
        return [self.game.seat_name(seat) for seat in range(self.moments[0].seats)]

    @property
    def last(self) -> int:
        """The number of the last moment."""
        return len(self.moments) - 1

    def table(self, at: int) -> Table:
        """The table at a moment of the replay; not found where there is no such moment."""
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
        return ENTRIES.get(entry, entry)

    def scores(self) -> list[list[int]]:
        """The points of every seat at every moment."""
        return [list(table.scores) for table in self.moments]


def check_length(record: Record) -> None:
    """Refuse to replay a record that is longer than any game."""
    if len(record.entries) > LONGEST:
        raise BrokenRecord(f"longer than any game: {len(record.entries)} actions")


def check_result(record: Record, table: Table) -> None:
    """Does it end as the record says? Who has won follows from no digest."""
    if result_of(table) != record.result:
        raise EndsDifferently(f"it claims the result {record.result}, but ends otherwise{record.age()}")


def check_record(text: str) -> None:
    """Replay a whole record to check it; refuse what cannot be replayed, or is not true in all it claims."""
    record = Record.from_json(text)
    check_length(record)
    record.verify()


@lru_cache(8)
def replay_from(text: str) -> Replay:
    """The replay of a record that is given as text; the latest few are kept."""
    return Replay(Record.from_json(text))
