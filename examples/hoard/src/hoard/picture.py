"""What people see: zones for the web table and its pictures, lines of text for terminals.

Both are made from a seat's view, so they can show nothing that the seat does not know. What can be touched
has a key; what can be done now is the business of `words.ask`.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Final

from spinney.art.dice import waiting_die
from spinney.art.marks import SEAT_MARKS, mark_symbols, seal
from spinney.art.svg import Markup, ellipse, joined, rect, text
from spinney.art.touch import part
from spinney.engine.faces.names import Names, seat_mark
from spinney.engine.faces.zones import BOARD, SIDE, Board, Item, Person, Zone
from spinney.engine.parts import Sketch

SIGN: Final = "hoard-"  # every id begins with it, so that none is like another drawing's
POT: Final = "pot"  # the keys of what can be touched
DIE: Final = "die"
WIDTH, ROW, SPOT = 640, 64, 128


def board(content: None, view: Mapping[str, Any]) -> Board:
    """A store for each seat, the pot and the die beside them, and the people, whoever looks first."""
    kept, pot, goal = view["kept"], view["pot"], view["goal"]
    seats = range(len(kept))
    words = f"{pot} in the pot; kept of {goal}: {', '.join(str(points) for points in kept)}."
    rows = [store(seat, kept[seat], goal) for seat in seats]
    spots = [
        Item(POT, f"{pot} in the pot", SPOT, SPOT, [pot_spot(pot)]),
        Item(DIE, "The die", SPOT, SPOT, [die_spot()]),
    ]
    zones = [
        Zone("stores", BOARD, "The stores", [Item("stores", words, WIDTH, len(kept) * ROW, rows)]),
        Zone("luck", SIDE, "The pot and the die", spots, tab="Pot"),
    ]
    around = [(max(0, view["you"]) + n) % len(kept) for n in seats]
    return Board(zones, [Person(seat, str(kept[seat]), f"of {goal}") for seat in around], words)


def store(seat: int, kept: int, goal: int) -> Markup:
    """A hollow log for each seat, as full as the seat is near the goal."""
    y, wide = seat * ROW, WIDTH - 140
    full = min(1.0, kept / goal) * wide
    return part(
        SIGN,
        f"store-{seat}",
        f"{seat_mark(seat)} has kept {kept} of {goal}.",
        rect(x=64, y=y + 14, width=wide, height=36, rx=18, class_="f-paper s-ink"),
        rect(x=64, y=y + 14, width=full, height=36, rx=18, class_=f"f-seat-{seat + 1}-cloth"),
        seal(SIGN, seat, 32, y + 32, 22),
        text(str(kept), x=WIDTH - 64, y=y + 41, font_size=26, class_="serif bold f-ink"),
    )


def pot_spot(pot: int) -> Markup:
    """The pot, which one touches to keep it. The rim glows while one can."""
    return part(
        SIGN,
        POT,
        f"The pot: {pot}.",
        ellipse(cx=64, cy=68, rx=52, ry=44, fill="#8a5a32", stroke="#2b261c", stroke_width=3),
        ellipse(cx=64, cy=46, rx=40, ry=13, fill="#3d2817", stroke="#2b261c", stroke_width=3),
        text(str(pot), x=64, y=92, font_size=36, text_anchor="middle", class_="serif bold", fill="#fff6df"),
        rim=ellipse(cx=64, cy=68, rx=54, ry=46),
    )


def die_spot() -> Markup:
    """The die, which one touches to roll again."""
    words = "The die: a 1 loses the pot."
    return part(
        SIGN, DIE, words, waiting_die(1, 64, 64, 84), rim=rect(x=18, y=18, width=92, height=92, rx=22)
    )


def symbols() -> str:
    """What the drawings refer to, once for a page: the marks of the seats."""
    return joined(mark_symbols(SEAT_MARKS, SIGN))


def sketch(content: None, view: Mapping[str, Any], names: Names, lit: Collection[str]) -> Sketch:
    """The same in two lines; the keys of what can be done now are lit."""
    kept = ", ".join(f"{names[seat]} {points}" for seat, points in enumerate(view["kept"]))
    pot = (str(view["pot"]), "glow" if POT in lit else "strong")
    return [[("pot ", "dim"), pot], [(f"kept of {view['goal']}: {kept}", "")]]
