"""Short words for the terminal: rewards, costs, spirits, and columns to put them in."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from spinney.games.groves.picture_cards import ALIKE, DIFFERENT, Prize, Summons, prize_words
from spinney.games.groves.picture_rewards import Glyph, Symbol, read
from spinney.games.groves.picture_tokens import TYPE_KEYS

Line = list[tuple[str, str]]

WIDE: Final = 80
SHORT: Final = {"crystal": "cryst", "dominion": "dom"}
BETWEEN: Final = {"either": " / ", "swap": " > "}
COLUMNS: Final = (28, 7, 2, 23, 14, 0)  # a grove in a table


def spread(*cells: str) -> str:
    """Cells in the columns of the tables."""
    return "".join(
        [cut(cell, wide - 1 if wide else 99).ljust(wide) for cell, wide in zip(cells, COLUMNS, strict=True)]
    )


def cut(text: str, most: int) -> str:
    return text if len(text) <= most else f"{text[: most - 1]}…"


def width(line: Line) -> int:
    return sum(len(text) for text, _ in line)


def together(left: Line, right: Line) -> list[Line]:
    """Two lines as one, if there is room."""
    both: Line = [*left, ("  ", ""), *right]
    return [both] if width(both) <= WIDE else [left, [("  ", ""), *right]]


@lru_cache(256)
def reward(words: str) -> str:
    """A reward in short words: `2 cryst / light, earth`, `2 water > dom`."""
    return ", ".join([symbol(part) for part in read(words)])


def symbol(part: Symbol) -> str:
    first, second = (", ".join([glyph(one) for one in side]) for side in (part.first, part.second))
    return first + BETWEEN[part.shape] + second if second else first


def glyph(one: Glyph) -> str:
    name = SHORT.get(one.name, one.name)
    if one.name == "draw":
        return f"draw {one.times}"
    return name if one.times == 1 else f"{one.times} {name}"


def cost(elements: Sequence[int]) -> str:
    """Earth, light and water: `2e1l3w`."""
    return "".join([f"{count}{letter}" for count, letter in zip(elements, "elw", strict=True) if count])


def listed(numbers: Sequence[int], names: Sequence[str]) -> str:
    """What there is of everything: `2 white, green`."""
    return ", ".join(
        [
            name if count == 1 else f"{count} {name}"
            for count, name in zip(numbers, names, strict=True)
            if count
        ]
    )


def card(one: Summons) -> str:
    """A summoning card: `green+blue (1)`."""
    if one.kind == DIFFERENT:
        wanted = "three different"
    elif one.kind == ALIKE:
        wanted = "three alike"
    else:
        wanted = "+".join([TYPE_KEYS[kind] for kind, count in enumerate(one.needs) for _ in range(count)])
    return f"{wanted} ({one.dominion})"


def prize_line(prize: Prize) -> str:
    """A realm card: `trophy 2: most yellow spirits in bag and realm`."""
    kind = "lightning" if prize.lightning else "trophy"
    return f"{kind} {prize.dominion}: {prize_words(prize).removesuffix(' at the end')}"


def wrapped(words: list[str], indent: int, between: str = ", ") -> list[str]:
    """Words on as many lines as they need."""
    lines = [""]
    for at, word in enumerate(words):
        piece = word + (between if at < len(words) - 1 else "")
        if lines[-1] and len(lines[-1]) + len(piece.rstrip()) > WIDE - indent:
            lines.append("")
        lines[-1] += piece
    return [line.rstrip() for line in lines]
