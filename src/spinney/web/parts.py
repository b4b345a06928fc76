"""A part of a page as it was drawn, and what a browser that has an older one needs to catch up."""

from __future__ import annotations

from typing import Final

from spinney.web.messages import Delta, Whole

SMALL: Final = 800  # parts below this are sent whole
SEPARATORS: Final = {"board": "<g ", "log": "<li ", "choice": "<li ", "chat": "<li "}


class Part:
    """A drawn part. Long ones know their pieces, so that only new pieces travel."""

    __slots__ = ("chunks", "last", "name", "places", "text")

    def __init__(self, name: str, text: str) -> None:
        self.name: Final = name
        self.text: Final = text
        self.chunks: list[str] | None = None
        self.places: dict[str, int] = {}
        self.last: tuple[Part, Whole | Delta] | None = None

    def cut(self) -> list[str]:
        if self.chunks is None:
            self.chunks = self.text.split(SEPARATORS[self.name])
            self.places = {chunk: at for at, chunk in enumerate(self.chunks)}
        return self.chunks

    def since(self, old: Part | None) -> Whole | Delta:
        """What to send to a browser that has the old part."""
        if old is None or self.name not in SEPARATORS or len(self.text) < SMALL:
            return self.text
        if self.last is not None and self.last[0] is old:
            return self.last[1]
        made: Whole | Delta = self.delta(old)
        self.last = (old, made)
        old.last = None  # no chain of everything that ever was
        return made

    def delta(self, old: Part) -> Delta:
        old.cut()
        pieces: list[str | tuple[int, int]] = []
        first = last = -2  # a run of old pieces: first and last
        for chunk in self.cut():
            at = old.places.get(chunk)
            if at is not None and at == last + 1 and first >= 0:
                last = at
                continue
            if first >= 0:
                pieces.append((first, last))
                first = last = -2
            if at is None:
                pieces.append(chunk)
            else:
                first = last = at
        if first >= 0:
            pieces.append((first, last))
        return SEPARATORS[self.name], pieces
