"""A part of a page as it was drawn, and what a browser that has an older one needs to catch up."""

from __future__ import annotations

from sys import intern
from typing import Final

from spinney.web.messages import Delta, Whole

CUTS: Final = {"board": "<g ", "log": "<li ", "choice": "<li ", "chat": "<li "}  # where pieces begin
SHAPE: Final = "<path "
LONG: Final = 400
HEAD: Final = "</desc>"  # what stands before it changes at every moment
LEAST: Final = 4000  # characters of a ground that are worth knowing
KEY: Final = 200


class Part:
    """A drawn part, as pieces that are shared with every other part that has them: most of a board is
    the same at every table. So a part is cheap to keep and to compare, and only new pieces travel."""

    __slots__ = ("last", "name", "pieces", "places")

    def __init__(self, name: str, drawn: str | list[str]) -> None:
        self.name: Final = name
        self.pieces: Final = drawn if isinstance(drawn, list) else cut(name, drawn)
        self.places: dict[str, int] | None = None
        self.last: tuple[Part, Whole | Delta] | None = None

    @property
    def text(self) -> str:
        return "".join(self.pieces)

    def since(self, old: Part | None) -> Whole | Delta:
        """What to send to a browser that has the old part."""
        if len(self.pieces) < 2:
            return self.pieces[0]
        if old is None:
            return list(self.pieces)
        if self.last is not None and self.last[0] is old:
            return self.last[1]
        made = self.delta(old)
        self.last = (old, made)
        old.last = None  # no chain of everything that ever was
        return made

    def delta(self, old: Part) -> Delta:
        """New pieces, and runs (first and last) of the old ones."""
        if old.places is None:
            old.places = {piece: at for at, piece in enumerate(old.pieces)}
        found: Delta = []
        first = last = -2
        for piece in self.pieces:
            at = old.places.get(piece)
            if at is not None and at == last + 1 and first >= 0:
                last = at
                continue
            if first >= 0:
                found.append((first, last))
                first = last = -2
            if at is None:
                found.append(piece)
            else:
                first = last = at
        if first >= 0:
            found.append((first, last))
        old.places = None  # it is in the past now
        return found


def cut(name: str, text: str) -> list[str]:
    """A part as pieces, each beginning with its element."""
    begins = CUTS.get(name)
    text = str(text)
    if begins is None:
        return [text]
    return cut_board(text) if name == "board" else shared(text, begins)


def shared(text: str, begins: str) -> list[str]:
    """The pieces of a text, each kept once however many parts have it."""
    first, *others = text.split(begins)
    return [intern(first), *[intern(begins + piece) for piece in others]]


def fine(text: str) -> list[str]:
    """Pieces of a picture. Long ones are cut again, so that a thing that lights up keeps its shape."""
    found: list[str] = []
    for piece in shared(text, CUTS["board"]):
        found += shared(piece, SHAPE) if len(piece) > LONG else [piece]
    return found


# The ground of a board is the same at every moment: it is learnt once and then found at a glance.


class Ground:
    """How the pictures of one game go on after their description."""

    def __init__(self, pieces: list[str]) -> None:
        self.pieces: Final = pieces
        self.text: Final = "".join(pieces)


SEEN: Final[dict[str, list[str]]] = {}  # the first picture of each game, by how it begins
GROUNDS: Final[dict[str, Ground]] = {}


def cut_board(text: str) -> list[str]:
    start = text.find(HEAD) + len(HEAD)
    key = text[start : start + KEY]
    ground = GROUNDS.get(key)
    if ground is not None and text.startswith(ground.text, start):
        rest = text[start + len(ground.text) :]
        return [text[:start], *ground.pieces, *fine(rest)]
    pieces = fine(text[start:])
    learn(key, pieces)
    return [text[:start], *pieces]


def learn(key: str, pieces: list[str]) -> None:
    """What two pictures have in common from the beginning is their ground."""
    first = SEEN.setdefault(key, pieces)
    same = 0
    while same < min(len(first), len(pieces)) - 1 and first[same] is pieces[same]:
        same += 1
    known = pieces[:same]
    if first is not pieces and sum(map(len, known)) >= LEAST and len(GROUNDS) < 100:
        GROUNDS[key] = Ground(known)
