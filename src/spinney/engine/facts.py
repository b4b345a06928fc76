"""Counting what happened, for the lab: events and choices as rows of numbers.

A game says for each event kind what its numbers mean (`Fact`): which one names a thing, and which one says
how many. A kind about which it says nothing is counted by seat alone, so every game has facts from the first
day.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import i64

from spinney.engine import copies
from spinney.engine.actions import ActionSpace
from spinney.engine.errors import BrokenRules
from spinney.engine.nothing import NOBODY, NONE
from spinney.engine.score import leader_of

NUMBERS: Final = ("", "a", "b", "c")  # of an event; "" is none of them
CHOSE: Final = "chose"  # column: answers, by kind of action
OPTIONS: Final = "options"  # column: how many options those choices had in all
LOOKS: Final = 40  # how often the scores of a game are noted at most; beyond that every other note is dropped
BEAT: Final = 16  # flags in the code of an event kind: see `Layout.enter`
ENDING: Final = 32
TABLE: Final = 64
ROOM: Final = 7  # from this bit on, a code says how many places its event kind has


class Fact:
    """What the numbers of an event kind mean to the lab."""

    def __init__(
        self,
        kind: i64,
        item: str = "",
        names: Sequence[str] = (),
        many: str = "",
        beat: bool = False,
        ending: bool = False,
        nobody: bool = False,
    ) -> None:
        self.kind: Final[i64] = kind
        self.item: Final = item  # the number that names a thing: "a", "b" or "c"
        self.names: Final = list(names)  # the things that it can name
        self.many: Final = many  # the number that says how many; otherwise each event counts one
        self.beat: Final = beat  # a round begins with it: the scores are noted
        self.ending: Final = ending  # a game can end this way
        self.nobody: Final = nobody  # nobody did it, no matter which seat the event names


class Column:
    """One kind of fact: its name, and the things it is counted for (none: it is counted by seat alone)."""

    def __init__(self, name: str, items: list[str], first: i64, ending: bool, nobody: bool) -> None:
        self.name: Final = name
        self.items: Final = items
        self.first: Final[i64] = first  # its first place; a place has a cell for each seat
        self.ending: Final = ending
        self.nobody: Final = nobody  # counted once for the table, in the cells of its first seat

    @property
    def size(self) -> int:
        """How many things are counted in this column."""
        return max(1, len(self.items))


class Layout:
    """Where each fact of a game is counted: choices first, then its event kinds in their order."""

    def __init__(self, actions: ActionSpace, events: Sequence[str], facts: Sequence[Fact]) -> None:
        self.actions: Final = actions
        self.events: Final = tuple(events)
        self.facts: Final = tuple(facts)
        meanings: dict[int, Fact] = {int(fact.kind): fact for fact in facts}
        if len(meanings) != len(facts):
            raise BrokenRules("two facts for one event kind")
        self.columns: Final[list[Column]] = []
        self.size: i64 = 0
        self.beats = False
        words = [kind.word for kind in actions.kinds]
        self.add(CHOSE, words, False, False)
        self.add(OPTIONS, words, False, False)
        self.code: Final[list[i64]] = []  # how an event kind is counted, in one small number: see `enter`
        self.first: Final[list[i64]] = []  # the first place of an event kind
        self.endings: Final[dict[int, str]] = {}  # how a game can end, by place
        for kind, name in enumerate(events):
            self.enter(name, meanings.get(kind) or Fact(kind))

    def enter(self, name: str, fact: Fact) -> None:
        """Add an event kind. Its code: two bits for the item, two for how many, three flags, its places."""
        flags = (BEAT if fact.beat else 0) + (ENDING if fact.ending else 0) + (TABLE if fact.nobody else 0)
        item = NUMBERS.index(fact.item) if fact.names else 0
        first = self.size
        self.add(name, fact.names, fact.ending, fact.nobody)
        self.first.append(first)
        self.code.append(item + 4 * NUMBERS.index(fact.many) + flags + ((self.size - first) << ROOM))
        if fact.ending:
            self.endings.update({at: self.name_of(at) for at in range(self.columns[-1].first, self.size)})
        self.beats = self.beats or fact.beat

    def add(self, name: str, items: list[str], ending: bool, nobody: bool) -> None:
        """Add a column of facts after the others."""
        column = Column(name, items, self.size, ending, nobody)
        self.columns.append(column)
        self.size += column.size

    def column_of(self, kind: i64) -> Column:
        """The column of an event kind; the first two columns are choices and their options."""
        return self.columns[kind + 2]

    def name_of(self, place: i64) -> str:
        """What is counted at a place, in words."""
        for column in self.columns:
            if place < column.first + column.size:
                item = column.items[place - column.first] if column.items else ""
                return f"{column.name} {item}".strip()
        raise IndexError(place)


class Tally:
    """The facts of a game in progress, counted by `Table.tell` and by the loop that plays it."""

    def __init__(self, layout: Layout, seats: i64) -> None:
        self.layout: Final = layout
        self.code: Final = layout.code
        self.first: Final = layout.first
        self.seats: Final[i64] = seats
        self.cells: list[i64] = [0] * (layout.size * seats)
        self.touched: list[i64] = []  # the cells that are no longer zero
        self.kinds: Final[i64] = len(layout.columns[0].items) * seats  # cells of the choices
        self.ended: i64 = NONE  # the place of the last ending that happened
        self.beats: i64 = 0
        self.stride: i64 = 1  # the scores are noted once in so many beats
        self.scores: list[list[int]] = []  # each time they were noted

    def count(self, kind: i64, seat: i64, a: i64, b: i64, c: i64) -> bool:
        """Count an event; true if a round begins with it."""
        code = self.code[kind]
        place = self.first[kind]
        named = code & 3
        if named != 0:
            item = a if named == 1 else (b if named == 2 else c)
            place += item
            if item < 0 or item >= code >> ROOM:
                raise BrokenRules(f"event {self.layout.column_of(kind).name}: no name for {item}")
        how = code & 12
        many: i64 = 1
        if how != 0:
            many = a if how == 4 else (b if how == 8 else c)
        if seat < 0 or seat >= self.seats or many < 0:
            raise BrokenRules(f"{self.layout.name_of(place)}: cannot count {many} for seat {seat}")
        if many > 0:
            at = place * self.seats
            if code & TABLE == 0:
                at += seat
            cells = self.cells
            before = cells[at]
            if before == 0:
                self.touched.append(at)
            cells[at] = before + many
        if code & ENDING != 0:
            self.ended = place
        return code & BEAT != 0

    def chose(self, kind: i64, seat: i64, options: i64) -> None:
        """Count an answer: its kind of action, and how many options there were."""
        cells = self.cells
        at = kind * self.seats + seat
        answers: i64 = cells[at]
        offers: i64 = cells[at + self.kinds]
        if answers == 0:
            self.touched.append(at)
            self.touched.append(at + self.kinds)
        cells[at] = answers + 1  # not `+=`, which would add Python's ints
        cells[at + self.kinds] = offers + options

    def wants(self) -> bool:
        """Count a beat; true if the scores are to be noted."""
        self.beats += 1
        return (self.beats - 1) % self.stride == 0

    def look(self, scores: list[int]) -> None:
        """Note the scores as they stand."""
        self.scores.append(scores)
        if len(self.scores) > LOOKS:
            self.scores = self.scores[::2]
            self.stride *= 2

    def counted(self) -> list[int]:
        """Every cell that is not zero, and its count behind it: `[4, 1, 17, 3]`."""
        cells: list[Any] = self.cells  # Any: compiled code would make every number again
        found = [0] * (2 * len(self.touched))
        found[::2] = self.touched
        found[1::2] = [cells[at] for at in self.touched]
        return found

    def clear(self) -> None:
        """Begin again, for another game."""
        for at in self.touched:
            self.cells[at] = 0
        self.touched = []
        self.ended = NONE
        self.beats = 0
        self.stride = 1
        self.scores = []

    def leads(self, winners: list[i64]) -> tuple[int, int]:
        """How often the lead changed, and when the winner took it for good, in thousandths of the game."""
        looks: i64 = len(self.scores)
        changes: i64 = 0
        leader: i64 = NOBODY
        took: i64 = 0
        for at in range(looks):
            alone = leader_of(self.scores[at])
            if alone >= 0:
                if leader >= 0 and alone != leader:
                    changes += 1
                leader = alone
            if alone < 0 or alone not in winners:
                took = at + 1
        return changes, 1000 * min(took, looks - 1) // max(1, looks - 1)


copies.register(Fact, Column, Layout, Tally)
