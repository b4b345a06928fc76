"""Short words for the terminal: costs, spirits, cards, and columns to put them in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spinney.art.textboard import WIDE, Line, cut, width
from spinney.games.groves.words.cards import Prize, Summons

COLUMNS: Final = (28, 7, 2, 23, 14, 0)  # a grove in a table


def spread(*cells: str) -> str:
    """Cells in the columns of the tables."""
    return "".join(
        [cut(cell, wide - 1 if wide else 99).ljust(wide) for cell, wide in zip(cells, COLUMNS, strict=True)]
    )


def together(left: Line, right: Line) -> list[Line]:
    """Two lines of short words, such as a seat's head and what it has, as one if there is room."""
    both: Line = [*left, ("  ", ""), *right]
    return [both] if width(both) <= WIDE else [left, [("  ", ""), *right]]


def cost(elements: Sequence[int]) -> str:
    """Earth, light and water: `2e1l3w`."""
    return "".join([f"{count}{letter}" for count, letter in zip(elements, "elw", strict=True) if count])


def amounts(numbers: Sequence[int], names: Sequence[str]) -> str:
    """Spirits or elements in short words, with how many there are of each: `2 white, green`."""
    return ", ".join(
        [
            name if count == 1 else f"{count} {name}"
            for count, name in zip(numbers, names, strict=True)
            if count
        ]
    )


def card(one: Summons) -> str:
    """A summoning card: `green+blue (1)`."""
    return f"{one.short} ({one.dominion})"


def prize_line(prize: Prize) -> str:
    """A realm card: `trophy 2: most yellow spirits in bag and realm`."""
    kind = "lightning" if prize.lightning else "trophy"
    return f"{kind} {prize.dominion}: {prize.full}"


def wrapped(words: list[str], indent: int, between: str = ", ") -> list[str]:
    """Short words, such as those of cards, in as many lines as a terminal needs for them."""
    lines = [""]
    for at, word in enumerate(words):
        piece = word + (between if at < len(words) - 1 else "")
        if lines[-1] and len(lines[-1]) + len(piece.rstrip()) > WIDE - indent:
            lines.append("")
        lines[-1] += piece
    return [line.rstrip() for line in lines]
