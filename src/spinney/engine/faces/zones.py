"""A table in zones: the map, a market, tracks, cards; and the people around it.

A zone is one or more SVG drawings (`Item`), each with its own size. A page arranges zones by their roles and
lets items flow; a sheet (`spinney.art.sheet`) lays out the same ones for notebooks, pixels and print.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spinney.engine.faces.names import Names, named
from spinney.engine.nothing import NOBODY

BOARD: Final = "board"  # the map or board in the middle: one item that fills the space
SIDE: Final = "side"  # beside it: a market, tracks, contracts, other people's boards
MINE: Final = "mine"  # below it: my cards, my hand
ME: Final = "me"  # with my own panel: my figures, my dice
ROLES: Final = (BOARD, SIDE, MINE, ME)
UNITS: Final = 16  # units of a drawing that are as wide as one letter M of the page (1 rem)


class Item:
    """One drawing of a zone, in pieces. Its size is in units: 16 are one rem on a page."""

    __slots__ = ("height", "key", "pieces", "width", "words")

    def __init__(self, key: str, words: str, width: float, height: float, pieces: Sequence[str]) -> None:
        self.key: Final = key  # unlike any other item's at the table
        self.words: Final = words  # what it shows, for those who do not see it
        self.width: Final = width
        self.height: Final = height
        self.pieces: Final = tuple(pieces)


class Zone:
    """A part of the table with a title. `note` is a few words beside it, like `only you see it`."""

    __slots__ = ("items", "key", "note", "role", "seat", "tab", "title")

    def __init__(
        self,
        key: str,
        role: str,
        title: str,
        items: Sequence[Item],
        note: str = "",
        tab: str = "",
        seat: int = NOBODY,
    ) -> None:
        self.key: Final = key
        self.role: Final = role
        self.title: Final = title
        self.items: Final = tuple(items)
        self.note: Final = note
        self.tab: Final = tab or title  # zones of one tab share a page on a phone: a word or two
        self.seat: Final = seat  # whose it is, if it shows one person's things: its head is that person's


class Chip:
    """A small thing with a number: an icon of the game's symbols, how many, and what it is in words."""

    __slots__ = ("count", "faint", "icon", "part", "words")

    def __init__(self, icon: str, count: str, words: str, part: str = "", faint: bool = False) -> None:
        self.icon: Final = icon  # the id of a symbol; empty for words alone
        self.count: Final = count
        self.words: Final = words  # what is counted; shown under my own, read aloud for all
        self.part: Final = part  # the key by which it can be touched, if it ever can
        self.faint: Final = faint  # there is none of it

    def parts(self) -> tuple[str, str, str, str, bool]:
        """Everything about it, to be kept by."""
        return self.icon, self.count, self.words, self.part, self.faint


class Person:
    """What everybody may see of a seat, in a few numbers; `line` is who they are in the game."""

    __slots__ = ("chips", "line", "score", "seat")

    def __init__(self, seat: int, score: str, line: str = "", chips: Sequence[Chip] = ()) -> None:
        self.seat: Final = seat
        self.score: Final = score
        self.line: Final = line
        self.chips: Final = tuple(chips)


class Board:
    """All zones of a table as a seat sees it, and the people, whoever sits at `seat` first."""

    __slots__ = ("people", "words", "zones")

    def __init__(self, zones: Sequence[Zone], people: Sequence[Person], words: str) -> None:
        self.zones: Final = tuple(zones)
        self.people: Final = tuple(people)
        self.words: Final = words  # the position in a sentence or two, for those who do not see it


class Lens:
    """Something enlarged and explained: its name, what kind of thing, what it does, its rule, its picture."""

    __slots__ = ("item", "kind", "lines", "owner", "rule", "title")

    def __init__(
        self,
        title: str,
        kind: str = "",
        lines: Sequence[str] = (),
        rule: str = "",
        owner: int = NOBODY,
        item: Item | None = None,
    ) -> None:
        self.title: Final = title
        self.kind: Final = kind
        self.lines: Final = tuple(lines)
        self.rule: Final = rule
        self.owner: Final = owner  # a seat, or -1
        self.item: Final = item  # drawn large, if there is a drawing

    def named(self, names: Names) -> Lens:
        """The same with the names of people in its words."""
        lines = [named(line, names) for line in self.lines]
        return Lens(
            named(self.title, names), named(self.kind, names), lines, self.rule, self.owner, self.item
        )
