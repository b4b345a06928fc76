"""How wide words are: letter by letter, as in the widest of the common faces without serifs."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

WIDE: Final = {
    **dict.fromkeys("ijlI'", 0.28),
    **dict.fromkeys(" .,;:!", 0.33),
    **dict.fromkeys("ft()-", 0.39),
    **dict.fromkeys("rsckz", 0.53),
    **dict.fromkeys("wNHDOQGUCR", 0.78),
    **dict.fromkeys("mWM…", 0.98),
}  # in sizes of letters; all others:
USUAL: Final = 0.635
BOLD: Final = 1.11  # how much wider bold letters are


@lru_cache(2048)
def wide_of(words: str) -> float:
    """How wide words are, in sizes of letters."""
    return sum([WIDE.get(letter, USUAL) for letter in words])


@lru_cache(2048)
def broken(words: str, room: float) -> tuple[str, ...]:
    """Words on as many lines of a width, in sizes of letters, as they need."""
    lines: list[str] = []
    for word in words.split():
        if lines and wide_of(f"{lines[-1]} {word}") <= room:
            lines[-1] = f"{lines[-1]} {word}"
        else:
            lines.append(word)
    return tuple(lines) or ("",)
