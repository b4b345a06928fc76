"""A finished game that can be shown at any of its moments, as any seat saw it."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from functools import cached_property
from typing import Final, NamedTuple

from spinney.engine.errors import BrokenRecord, SpinneyError
from spinney.engine.options import LIMITS_AGAIN
from spinney.engine.records.journal import LIMITS, UNDO
from spinney.engine.records.record import Record, result_of
from spinney.engine.table import Table
from spinney.web.errors import NotFound
from spinney.web.replays.record_text import names_in
from spinney.web.replays.tape import Tape

LONGEST: Final = 8_000  # entries of a record that somebody opens
ENTRIES: Final = {UNDO: "The last answer is taken back", LIMITS: LIMITS_AGAIN}  # those that are no answers


class EndsDifferently(BrokenRecord):
    """Played again, a record leads to another result."""


class Moment(NamedTuple):
    """The table at a moment, with what is told then as its log, and what was answered to come here."""

    at: int
    table: Table
    entry: str


class Replay:
    """A record that can be shown at each of its moments: the table, and what happened before it."""

    def __init__(self, record: Record) -> None:
        check_length(record)
        self.record: Final = record
        self.game: Final = record.game
        self.tape: Final = Tape(record.game, record.origin)
        self.tape.follow(record.entries)
        self.points: Final = array("q")  # of every seat at every moment
        for at, table in self.passed(0, self.last):
            if record.has_digest(at):
                record.check_digest(at, table)
            self.points.extend(table.scores)
        check_result(record, table)
        self.end: Final = table
        self.latest: Moment | None = None

    def passed(self, first: int, last: int) -> Iterator[tuple[int, Table]]:
        """The table at each moment from one to another; an entry that the rules refuse is named."""
        at = -1
        try:
            for at, table in self.tape.play(first, last):
                yield at, table
        except SpinneyError as error:
            if at < 0:
                raise  # it cannot even begin
            raise self.record.broken_at(at + 1, error) from error

    @cached_property
    def names(self) -> list[str]:
        """Who sat where, as the record knows them; else the names of the seats."""
        return names_in(self.record.players, [self.game.seat_name(seat) for seat in range(self.end.seats)])

    @property
    def last(self) -> int:
        """The number of the last moment."""
        return len(self.record.entries)

    def moment(self, at: int) -> Moment:
        """A moment of the replay; not found where there is none. The one that was shown last is kept."""
        if not 0 <= at <= self.last:
            raise NotFound(f"The record has moments from 0 to {self.last}.")
        found = self.latest
        if found is None or found.at != at:
            entry = "The beginning"
            for now, table in self.passed(max(0, at - 1), at):
                if now < at:
                    entry = self.answer_in(table, self.record.entries[now])
            found = self.latest = Moment(at, table, entry)
        return found

    def table(self, at: int) -> Table:
        """The table at a moment of the replay."""
        return self.moment(at).table

    def entry(self, at: int) -> str:
        """What was answered to come here, in words."""
        return self.moment(at).entry

    def words(self, at: int, seat: int) -> list[str]:
        """What happened at a moment, as a seat was told."""
        table = self.table(at)
        told = [
            self.game.words_for(event, seat, self.names) for event in table.log or [] if event.is_for(seat)
        ]
        return [line for line in told if line]

    def answer_in(self, table: Table, entry: str) -> str:
        """An entry in words, before it is played."""
        for option in table.options:
            if self.game.text(option) == entry:
                return f"{self.names[table.seat]}: {self.game.label(table, option, self.names)}"
        return ENTRIES.get(entry, entry)

    def scores(self) -> list[list[int]]:
        """The points of every seat at every moment."""
        seats = int(self.end.seats)
        return [[*self.points[at : at + seats]] for at in range(0, len(self.points), seats)]


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
