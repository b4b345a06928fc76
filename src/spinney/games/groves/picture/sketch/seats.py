"""What the seats have, as lines of text: in full for the realm in front, compact for everybody else."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from spinney.art.textboard import Line, starred
from spinney.engine.parts import Sketch
from spinney.engine.text import many
from spinney.games.groves.content.cards import ELEMENT_NAMES, SPIRITS
from spinney.games.groves.picture.scene import Scene, Seat
from spinney.games.groves.picture.sketch.words import amounts, card, together, wrapped
from spinney.games.groves.words.places import card_key, drawn_key, realm_key


def head(seat: Seat, name: str, names: Sequence[str]) -> Line:
    """Name, points, crown, portals."""
    line: Line = [(name, f"seat{seat.number} strong"), (f"  {many(seat.points, 'point')}", "strong")]
    if seat.crown:
        line.append(("  crown", "strong"))
    if seat.portals:
        line.append((f"  portals to {', '.join([names[other] for other in seat.portals])}", ""))
    return [*line, ("  portal base", "")] if seat.base else line


def possessions(seat: Seat, lit: Collection[str]) -> Line:
    """Elements, crystals, dominion tokens."""
    line: Line = []
    for kind, name in enumerate(ELEMENT_NAMES):
        can = f"has-{seat.number}-{name}" in lit
        line.append(starred(f"{name} {seat.elements[kind]}  ", can))
    return [*line, (f"crystals {seat.crystals}  dominion {seat.dominion}", "")]


def cards_of(seat: Seat, lit: Collection[str]) -> Sketch:
    """Spirits to place, the bag, and cards."""
    lines: Sketch = [[("  To place: ", "dim"), *to_place(seat, lit)], bag(seat)]
    if seat.looked:
        looked: Line = [("  Keep one: ", "dim")]
        for one in seat.looked:
            can = card_key(seat.number, one.key) in lit
            looked.append(starred(f"{card(one)}  ", can, "strong"))
        lines.append(looked)
    known = [card(one) for one in seat.secret] or [f"{seat.hidden} face down"] * (seat.hidden > 0)
    if known:
        lines += list_lines("  Cards: ", known, "")
    if seat.shown:
        lines += list_lines("  Revealed: ", [card(one) for one in seat.shown], "good")
    return lines


def deck_of(scene: Scene) -> Sketch:
    """G-10.12  After the cards that a seat has: those that it put back, and where they lie in the deck."""
    if scene.you < 0 or scene.view["over"]:
        return []
    known = [
        f"{card(scene.summons(one['card']))} is number {one['place'] + 1}"
        for one in scene.view["deck"]["known"]
    ]
    return list_lines("  In the deck: ", known, "") if known else []


def list_lines(head: str, words: list[str], style: str) -> Sketch:
    """A list of things that a seat has, after a head and on as many lines as they need."""
    lines = wrapped(words, len(head))
    return [[(head if at == 0 else " " * len(head), "dim"), (line, style)] for at, line in enumerate(lines)]


def to_place(seat: Seat, lit: Collection[str]) -> Line:
    """A seat's spirits to place, on the text board."""
    line: Line = []
    for kind, count in enumerate(seat.drawn):
        if count:
            can = drawn_key(seat.number, kind) in lit
            name = SPIRITS[kind] if count == 1 else f"{count} {SPIRITS[kind]}"
            line.append(starred(f"{name}  ", can, "strong"))
    return line or [("nobody", "dim")]


def bag(seat: Seat) -> Line:
    """A seat's bag, on the text board."""
    return [("  Bag: ", "dim"), (amounts(seat.bag, SPIRITS) or "empty", "")]


def neighbour(scene: Scene, number: int, lit: Collection[str]) -> Sketch:
    """Somebody else's realm in a few lines."""
    seat = scene.seat(number)
    star = "*" if realm_key(number) in lit else ""
    lines = together(head(seat, f"{star}{seat.name}", scene.names), possessions(seat, lit))
    lines.append([("  To place: ", "dim"), *to_place(seat, lit)])
    lines.append(bag(seat))
    if seat.hidden or seat.shown:
        face_down = [f"{seat.hidden} face down"] if seat.hidden else []
        lines += list_lines("  Cards: ", [*face_down, *(f"{card(one)} revealed" for one in seat.shown)], "")
    lines += realm_lines(scene, number, lit)
    return lines


def realm_lines(scene: Scene, number: int, lit: Collection[str]) -> Sketch:
    """The groves of a realm, and who stands on them."""
    groves = []
    for cell in scene.cells(number):
        there = f" [{SPIRITS[cell.spirit]}]" if cell.spirit >= 0 else ""
        star = "*" if cell.key in lit else ""
        groves.append(f"{star}{cell.printed.name}{there}")
    return list_lines("  Realm: ", groves, "")
