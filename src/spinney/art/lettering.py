"""Words that have to fit: how large, how much of them, on how many lines."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from spinney.art.svg import Markup, text

SANS: Final = 0.56  # the average width of a letter, as a share of its size
SERIF: Final = 0.5
WIDEST: Final = 0.66  # of bold letters in the widest of the common book faces
LEAST: Final = 3  # letters that are always shown
SMALLEST: Final = 12  # the size of letters that can still be read


def room_for(wide: float, size: float, letter: float) -> int:
    """How many letters of a size there is room for."""
    return max(LEAST, int(wide / (size * letter)))


def fitting(words: str, wide: float, letter: float, least: float, most: float) -> float:
    """The size of letters at which words fill a width, within bounds."""
    return max(least, min(most, round(wide / (len(words) * letter), 1)))


def shortened(words: str, wide: float, size: float, letter: float = SANS) -> str:
    """As much of the words as there is room for, with an ellipsis if something is missing."""
    room = room_for(wide, size, letter)
    return words if len(words) <= room else f"{words[: room - 1].rstrip()}…"


@lru_cache(2048)
def wrapped(words: str, wide: float, size: float, most: int, letter: float = SANS) -> tuple[str, ...]:
    """Words on at most `most` lines; if they do not fit, the last line is shortened."""
    room = room_for(wide, size, letter)
    lines = [""]
    for word in words.split():
        longer = f"{lines[-1]} {word}".strip()
        if len(longer) <= room or len(lines) == most or not lines[-1]:
            lines[-1] = longer
        else:
            lines.append(word)
    return (*lines[:-1], shortened(lines[-1], wide, size, letter))


def text_lines(
    lines: Sequence[str],
    x: float,
    y: float,
    size: float,
    step: float,
    look: str,
    pointer_events: str | None = "none",
) -> list[Markup]:
    """Lines of lettering one below another; a touch goes through them to what is beneath."""
    return [
        text(line, x=x, y=y + number * step, font_size=size, class_=look, pointer_events=pointer_events)
        for number, line in enumerate(lines)
    ]
