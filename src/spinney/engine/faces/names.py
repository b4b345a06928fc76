"""Who sits where, in words. Games write a mark for a seat; whoever shows the words puts the name in.

So a game never keeps a name: its words are the same whoever plays, and a page, a terminal or a replay says
`Linnea` where nobody's name would say `Seat 2`.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

Names = Sequence[str]  # what each seat is called

FIRST: Final = 0xE000  # a letter that no text has: private use, one for each seat
MOST: Final = 64


def seat_mark(seat: int) -> str:
    """The mark that stands for a seat in a game's words."""
    return chr(FIRST + seat)


def named(words: str, names: Names) -> str:
    """A game's words, with the name of each seat in place of its mark."""
    if words.isascii():
        return words
    for seat, name in enumerate(names):
        words = words.replace(seat_mark(seat), name)
    return words


def named_drawing(drawing: str, names: Names) -> str:
    """The same for markup: a name is text in it, whatever somebody has called themselves."""
    return drawing if drawing.isascii() else named(drawing, [escape(name) for name in names])


def has_marks(words: str) -> bool:
    """Is there a seat in these words that has not been named yet?"""
    return any(FIRST <= ord(letter) < FIRST + MOST for letter in words)
