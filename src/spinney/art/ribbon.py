"""The ribbon at the top: whose choice it is, or who has won, in words and on cloth."""

from __future__ import annotations

from collections.abc import Sequence

from spinney.art.layout import Zone
from spinney.art.plates import paper
from spinney.art.seats import seat_edge
from spinney.art.svg import Child, Markup, at, g, title


def choosing(name: str, you: bool) -> str:
    """What the ribbon says while somebody chooses."""
    return f"Your choice, {name}" if you else f"{name} chooses"


def on_turn(name: str, you: bool) -> str:
    """What the ribbon says while it is somebody's turn."""
    return f"Your turn, {name}" if you else f"{name}'s turn"


def victory(names: Sequence[str]) -> str:
    """What the ribbon says at the end: who has won, one or several who share the victory."""
    return f"{names[0]} wins" if len(names) == 1 else f"{' and '.join(names)} share the victory"


def ribbon_ink(won: bool) -> str:
    """The colour of words on a ribbon: pale on a winner's, which is dyed."""
    return "f-on-seat" if won else "f-ink"


def ribbon_ground(seat: int, won: bool) -> str:
    """Paper edged in the colour of a seat, or its cloth if it has won; plain for nobody."""
    cloth = f"f-seat-{seat + 1}-cloth" if won and seat >= 0 else "f-paper"
    return f"{cloth} line {seat_edge(seat, seat >= 0)}"


def on_ribbon(prefix: str, zone: Zone, words: str, seat: int, won: bool, *children: Child) -> Markup:
    """The ribbon with what is on it, placed from its upper left corner."""
    return g(
        title(words),
        paper(zone.width, zone.height, 33, 12, ribbon_ground(seat, won)),
        *children,
        id=f"{prefix}turn",
        transform=at(zone.x, zone.y),
    )
