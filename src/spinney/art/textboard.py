"""A board as lines of text for terminals: pieces after a heading, and who is asked for what.

A line is a list of words, each with a style; `spinney.cli` knows the styles.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

Piece = tuple[str, str]  # words and their style
Line = list[Piece]

WIDE: Final = 80
BETWEEN: Final = "  "  # two pieces
TO_CHOOSE: Final = "To choose: "


def width(line: Line) -> int:
    """How many letters wide a line of a text board is."""
    return sum(len(words) for words, _ in line)


def cut(words: str, most: int) -> str:
    """Words on a text board cut to at most `most` letters, with an ellipsis if something is missing."""
    return words if len(words) <= most else f"{words[: most - 1]}…"


def starred(words: str, can: bool, style: str = "") -> Piece:
    """Words on a text board with a star before them if they can be chosen: colour would not be enough."""
    return (f"*{words}", "glow") if can else (words, style)


def after_heading(heading: str, pieces: Sequence[Piece], beside: int) -> list[Line]:
    """Pieces on as many lines of a text board as they need, beside a heading `beside` letters wide."""
    lines: list[Line] = [[(heading.ljust(beside), "title")]]
    used = beside
    for words, style in pieces:
        piece = cut(words, WIDE - beside - len(BETWEEN)) + BETWEEN
        if used + len(piece) > WIDE:
            lines.append([(" " * beside, "")])
            used = beside
        lines[-1].append((piece, style))
        used += len(piece)
    return lines


def called(name: str, you: bool) -> str:
    """What a text board calls a player, marking whoever looks at it."""
    return f"{name} (you)" if you else name


def asked_line(seat: int, name: str, what: str) -> Line:
    """The line of a text board that says who is asked, and for what; shortened if it is too long."""
    room = WIDE - len(TO_CHOOSE) - len(name) - 3
    return [(TO_CHOOSE, "dim"), (name, f"seat{seat} strong"), (f", {cut(what, room)}", "")]


def ended_line(words: str, names: Sequence[str], scores: Sequence[int]) -> Line:
    """The line of a text board that says how the game ended, with everybody's points."""
    points = ", ".join([f"{name} {score}" for name, score in zip(names, scores, strict=True)])
    return [(f"{words}.", "strong"), (f"  {points}", "")]
