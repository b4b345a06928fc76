"""What happened, counted: events and choices as rows of numbers, for the lab.

A game says beside its event kinds what their numbers mean (`Fact`): which one names a thing, and which one
says how many. A kind of which it says nothing is counted by seat alone, so every game has facts from the
first day.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import i64

from spinney.engine.actions import ActionSpace
from spinney.engine.errors import BrokenRules
from spinney.engine.score import ScoreItem

NUMBERS: Final = ("", "a", "b", "c")  # of an event; "" is none of them
CHOSE: Final = "chose"  # column: answers, by kind of action
OPTIONS: Final = "options"  # column: options that those choices had, added up
LOOKS: Final = 40  # at the scores of a game, at most: every second is forgotten when there are more
BEAT: Final = 16  # flags beside the two numbers of an event that count: see `Layout.code`
ENDING: Final = 32
TABLE: Final = 64
ROOM: Final = 7  # where the number of an event kind's places begins in its code
NOBODY: Final = -1  # the seat of what happened to the table, not to anybody


class Fact:
    """What the numbers of an event kind mean to whoever counts."""

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
        self.beat: Final = beat  # a round begins: the scores are looked at
        self.ending: Final = ending  # this is how a game can end
        self.nobody: Final = nobody  # nobody did it, whichever seat it is told with


class Column:
    """One kind of fact: its name, the names of its things (none: it is counted by seat alone)."""

    def __init__(self, name: str, items: list[str], first: i64, ending: bool, nobody: bool) -> None:
        self.name: Final = name
        self.items: Final = items
        self.first: Final[i64] = first  # of its cells, in cells of all seats
        self.ending: Final = ending
        self.nobody: Final = nobody  # counted once for the table, in the cells of its first seat

    @property
    def size(self) -> int:
        return max(1, len(self.items))


class Layout:
    """Where each fact of a game is counted: choices first, then its event kinds in their order."""

    def __init__(self, actions: ActionSpace, events: Sequence[str], facts: Sequence[Fact]) -> None:
        meanings: dict[int, Fact] = {int(fact.kind): fact for fact in facts}
        if len(meanings) != len(facts):
            raise BrokenRules("two facts of one event kind")
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
        """Two bits for the item, two for how many, three flags, then how many places."""
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
        column = Column(name, items, self.size, ending, nobody)
        self.columns.append(column)
        self.size += column.size

    def column_of(self, kind: i64) -> Column:
        """Where the events of a kind are counted: behind the choices and their options."""
        return self.columns[kind + 2]

    def name_of(self, place: i64) -> str:
        """What is counted at a place, in words."""
        for column in self.columns:
            if place < column.first + column.size:
                item = column.items[place - column.first] if column.items else ""
                return f"{column.name} {item}".strip()
        raise IndexError(place)


class Tally:
    """The facts of one game while it is played. It listens to `Table.tell` and to whoever plays."""

    def __init__(self, layout: Layout, seats: i64) -> None:
        self.layout: Final = layout
        self.code: Final = layout.code
        self.first: Final = layout.first
        self.seats: Final[i64] = seats
        self.cells: Final[list[i64]] = [0] * (layout.size * seats)
        self.touched: list[i64] = []  # the cells that are not zero any more
        self.kinds: Final[i64] = len(layout.columns[0].items) * seats  # cells of the choices
        self.ended: i64 = -1  # the place of the last ending that was told
        self.beats: i64 = 0
        self.stride: i64 = 1  # every so many beats the scores are looked at
        self.scores: list[list[int]] = []  # at each of these looks

    def count(self, kind: i64, seat: i64, a: i64, b: i64, c: i64) -> bool:
        """An event; true if a round begins with it."""
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
        """An answer: of which kind of action, from how many options."""
        cells = self.cells
        at = kind * self.seats + seat
        answers: i64 = cells[at]
        offers: i64 = cells[at + self.kinds]
        if answers == 0:
            self.touched.append(at)
            self.touched.append(at + self.kinds)
        cells[at] = answers + 1  # not `+=`, which would add them as Python's ints
        cells[at + self.kinds] = offers + options

    def wants(self) -> bool:
        """A beat: is it one at which the scores are looked at?"""
        self.beats += 1
        return (self.beats - 1) % self.stride == 0

    def look(self, scores: list[int]) -> None:
        """The scores as they stand."""
        self.scores.append(scores)
        if len(self.scores) > LOOKS:
            self.scores = self.scores[::2]
            self.stride *= 2

    def counted(self) -> list[int]:
        """Every cell that is not zero, and its count behind it: `[4, 1, 17, 3]`."""
        cells: list[Any] = self.cells  # taken over as they are: numbers would be made anew
        found = [0] * (2 * len(self.touched))
        found[::2] = self.touched
        found[1::2] = [cells[at] for at in self.touched]
        return found

    def clear(self) -> None:
        """Nothing has happened: the tally can be used for another game."""
        for at in self.touched:
            self.cells[at] = 0
        self.touched = []
        self.ended = -1
        self.beats = 0
        self.stride = 1
        self.scores = []

    def leads(self, winners: list[i64]) -> tuple[int, int]:
        """How often the lead changed hands, and after how many thousandths of the looks the winner had it."""
        looks: i64 = len(self.scores)
        changes: i64 = 0
        leader: i64 = -1
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


def by_source(sheet: list[ScoreItem]) -> dict[str, tuple[int, ...]]:
    """The points of each seat, the items of one source added up."""
    found: dict[str, tuple[int, ...]] = {}
    for item in sheet:
        before = found.get(item.source)
        if before is None:
            found[item.source] = tuple(item.points)
        else:
            found[item.source] = tuple([before[seat] + points for seat, points in enumerate(item.points)])
    return found


def leader_of(scores: list[int]) -> i64:
    """The seat that leads alone, or -1."""
    best: i64 = scores[0]
    leader: i64 = 0
    for seat in range(1, len(scores)):
        score: i64 = scores[seat]
        if score > best:
            best = score
            leader = seat
        elif score == best:
            leader = -1
    return leader
