"""Parts of a page as they were drawn, and the patch that brings a browser with an older one up to date."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spinney.web.connections.messages import FullPart, Patch


class Part:
    """A drawn part, in pieces.

    Pieces that look the same are mostly the same object, at this table and at all others: so a part is cheap
    to keep and to compare, and only what is new is sent.
    """

    __slots__ = ("last", "name", "pieces")

    def __init__(self, name: str, drawn: str | Sequence[str]) -> None:
        self.name: Final = name
        self.pieces: Final = [drawn] if isinstance(drawn, str) else list(drawn)
        self.last: tuple[Part, FullPart | Patch] | None = None

    @property
    def text(self) -> str:
        """The whole part, all pieces together."""
        return "".join(self.pieces)

    def patch_from(self, old: Part | None) -> FullPart | Patch:
        """What to send to a browser that has the old part."""
        if len(self.pieces) == 1 and (old is None or len(old.pieces) == 1):
            return self.pieces[0]
        if old is None:
            return list(self.pieces)
        if self.last is not None and self.last[0] is old:
            return self.last[1]
        made = make_patch(old.pieces, self.pieces)
        self.last = (old, made)
        old.last = None  # no chain of everything that ever was
        return made


def alike(old: list[str], new: list[str]) -> int:
    """How many pieces are the same at the beginning, found by halves."""
    low, high = 0, min(len(old), len(new))
    while low < high:
        middle = (low + high + 1) // 2
        if old[low:middle] == new[low:middle]:
            low = middle
        else:
            high = middle - 1
    return low


def make_patch(old: list[str], new: list[str]) -> Patch:
    """Runs of pieces that the browser already has, and between them those that are new to it."""
    found: Patch = []
    first = 0  # where the run began ...
    place = start = alike(old, new)  # ... and the old piece that is expected next
    last = len(old)
    where: dict[str, int] = {}
    for piece in new[start:]:
        if place < last and (old[place] is piece or old[place] == piece):
            place += 1
            continue
        if place > first:
            found.append((first, place - 1))
        at = place + 1  # is the expected piece merely gone?
        if at >= last or old[at] is not piece:
            where = where or {one: at for at, one in enumerate(old)}
            at = where.get(piece, -1)
        if at < 0:
            found.append(piece)
            place += 1
            first = place
        else:
            first, place = at, at + 1
    if place > first:
        found.append((first, place - 1))
    return found
