"""Drawings that are kept by what they were drawn from, and drawn again only if any of it has changed.

    @kept
    def market(content, view, room): ...

Nobody says what a drawing looks at. While it is drawn, its view notes which of its entries are read; from
then on it is kept by their values. What was kept before an entry was known to matter is not found again.

Drawings that all tables share are pushed out by other tables before a slow one's next move. So each table has
a `Shelf` for its own: `with shelf.open(change)`, whatever is `kept`, or `shelved`, is kept there, too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextvars import ContextVar, Token
from hashlib import blake2b
from marshal import dumps, loads
from typing import Any, Final, TypeVar, TypeVarTuple

MOST: Final = 256  # drawings of one function, at all tables together
PLAIN: Final = 0  # the way to write values down in which equal ones are mostly equal bytes, and others never

View = Mapping[str, Any]  # a tree of dicts, lists, numbers and strings
Content = TypeVar("Content")
Given = TypeVarTuple("Given")
Drawn = TypeVar("Drawn")


class Shelf:
    """The drawings of one table: what was drawn at its latest change, or wanted then, and at the one before.

    So whatever still looks the same stays at hand, and there is never more than two moments show.
    """

    __slots__ = ("before", "change", "latest", "tokens")

    def __init__(self) -> None:
        self.latest: dict[object, Any] = {}
        self.before: dict[object, Any] = {}
        self.change = -1
        self.tokens: Final[list[Token[Shelf | None]]] = []  # of what was open before

    def open(self, change: int) -> Shelf:
        """`with` it, whatever is drawn is drawn for this table, after so many changes of it."""
        if change != self.change:
            self.latest, self.before, self.change = {}, self.latest, change
        return self

    def __enter__(self) -> None:
        self.tokens.append(OPEN.set(self))

    def __exit__(self, *_: object) -> None:
        OPEN.reset(self.tokens.pop())

    def find_before(self, key: object) -> Any:
        """What was drawn from just this before the latest change; None if that is not at hand."""
        found = self.before.get(key)
        if found is not None:
            self.latest[key] = found
        return found


OPEN: Final[ContextVar[Shelf | None]] = ContextVar("the shelf of the table that is drawn", default=None)


def shelved(draw: Callable[[*Given], Drawn]) -> Callable[[*Given], Drawn]:
    """A drawing of what it is given, and of nothing else: made once at a table, while that shows it."""

    def drawn(*given: *Given) -> Drawn:
        shelf = OPEN.get()
        if shelf is None:
            return draw(*given)
        key = (draw, given)
        found: Drawn | None = shelf.latest.get(key)
        if found is None:
            found = shelf.find_before(key)
        if found is None:
            found = shelf.latest[key] = draw(*given)
        return found

    return drawn


class Noted(Mapping[str, Any]):
    """A view that notes which of its entries are read. Whoever walks through it has read them all."""

    __slots__ = ("read", "view")

    def __init__(self, view: View) -> None:
        self.view: Final = view
        self.read: Final[set[str]] = set()

    def __getitem__(self, entry: str) -> Any:
        self.read.add(entry)
        return self.view[entry]

    def __iter__(self) -> Iterator[str]:
        self.read.update(self.view)
        return iter(self.view)

    def __len__(self) -> int:
        self.read.update(self.view)
        return len(self.view)


def packed(value: Any) -> bytes:
    """A value of a view as bytes, to keep a drawing by."""
    return dumps(value, PLAIN)


def unpacked(value: bytes) -> Any:
    """A value of a view again."""
    return loads(value)


def kept(draw: Callable[[Content, View, *Given], Drawn]) -> Callable[[Content, View, *Given], Drawn]:
    """A drawing of content, a view, and a few numbers, made once for all views in which it looks the same.

    What it returns belongs to many, and nobody changes it.
    """
    entries: list[str] = []  # that were ever read
    found: dict[object, Drawn] = {}  # what was wanted last is last

    def drawn(content: Content, view: View, *given: *Given) -> Drawn:
        looked_at = packed([view.get(entry) for entry in entries])
        key = (draw, content, given, blake2b(looked_at, digest_size=16).digest())
        shelf = OPEN.get()
        if shelf is not None:
            own: Drawn | None = shelf.latest.get(key)
            if own is None:
                own = shelf.find_before(key)
            if own is not None:
                return own
        if key in found:
            last = found[key]
        else:
            noted = Noted(view)
            last = draw(content, noted, *given)
            new = noted.read.difference(entries)
            if new:
                entries.extend(sorted(new))
                return last
        found.pop(key, None)
        found[key] = last
        if len(found) > MOST:
            found.pop(next(iter(found)), None)
        if shelf is not None:
            shelf.latest[key] = last
        return last

    return drawn
