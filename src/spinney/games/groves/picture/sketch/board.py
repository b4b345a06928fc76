"""The board as text, for terminals of 80 columns: the row, the Tree, one's realm as a table, everybody else.

Spirits and elements have their names, a star stands before what can be done now, and a wraith is a word of
its own: so nothing is told by colour alone.
"""

from __future__ import annotations

from collections.abc import Collection

from spinney.art.textboard import WIDE, Line, asked_line, called, cut, ended_line, starred, width
from spinney.engine.faces.names import Names
from spinney.engine.parts import Sketch
from spinney.engine.text import many
from spinney.games.groves.content.cards import SPIRITS, WRAITH
from spinney.games.groves.content.edition import GrovesContent
from spinney.games.groves.picture import status
from spinney.games.groves.picture.hexes import Face
from spinney.games.groves.picture.scene import Scene, View, counts, face_of
from spinney.games.groves.picture.sketch.seats import cards_of, deck_of, head, neighbour, possessions
from spinney.games.groves.picture.sketch.words import (
    amounts,
    cost,
    prize_line,
    spread,
    together,
)
from spinney.games.groves.terms.areas import BONUS_AREA
from spinney.games.groves.terms.questions import CHOOSE
from spinney.games.groves.words.places import area_key
from spinney.games.groves.words.powers import POWERS, Power, price


def sketch(content: GrovesContent, view: View, names: Names, lit: Collection[str]) -> Sketch:
    """The whole board as a seat, or a spectator (-1), sees it; `lit` are the keys that can be chosen now."""
    return sketched(Scene(content, view, names), lit)


def sketched(scene: Scene, lit: Collection[str]) -> Sketch:
    """The whole text board, from the title to the question."""
    return [
        title(scene),
        *row(scene, lit),
        *tree(scene, lit),
        *realm_cards(scene),
        *supply(scene, lit),
        *solo(scene, lit),
        [],
        *mine(scene, lit),
        *([[]] if scene.rest else []),
        *(line for number in scene.rest for line in neighbour(scene, number, lit)),
        asked(scene),
    ]


def title(scene: Scene) -> Line:
    """The first line of the text board: the round, and how near the end is."""
    v = scene.view
    left = "the last round" if v["final"] else f"{many(v['stack'], 'grove')} in the stack"
    when = "setup" if scene.question == CHOOSE else f"round {v['round']}"
    return [("Groves", "title"), ("  ·  ", "dim"), (when, "strong"), (f"  ·  {left}", "dim")]


# What everybody shares.


def row(scene: Scene, lit: Collection[str]) -> Sketch:
    """Every slot with its price, and the grove in it."""
    heading = spread("  Row: crystals, grove", "colour", "D", "any spirit", "its colour", "cost")
    lines: Sketch = [[(heading, "dim")]]
    for at, slot in enumerate(scene.view["row"]):
        can = scene.key(slot["tile"]) in lit
        if slot["tile"] < 0:
            lines.append([(f"  {at + 1} -", "dim")])
            continue
        printed = face_of(scene.content, slot["tile"])
        lines.append(grove_line(f"{at + 1} {printed.name}", printed, cost(printed.cost), can, ""))
    return lines


def grove_line(name: str, printed: Face, last: str, can: bool, style: str) -> Line:
    """A row in the text board's tables of groves; `last` is the grove's cost, or who stands there."""
    points = str(printed.dominion) if printed.dominion else ""
    columns = spread("", printed.colour, points, printed.primary.short, printed.bonus.short, "")
    head = cut(name, 26).ljust(26)
    return [
        ("* " if can else "  ", "glow" if can else ""),
        (head, "glow" if can else "strong"),
        (columns[28:], ""),
        (last, style),
    ]


def tree(scene: Scene, lit: Collection[str]) -> Sketch:
    """Who stands on which area: on one line, or on one each."""
    deck = scene.view["deck"]["count"]
    areas: Sketch = []
    for number, (name, spirits) in enumerate(scene.view["tree"].items()):
        can = area_key(number) in lit
        left = f" ({many(deck, 'card')} left)" if number == BONUS_AREA else ""
        head = starred(f"{name}{left}: ", can, "dim")
        areas.append([head, (amounts(counts(spirits), SPIRITS) or "nobody", "")])
    one: Line = [("Tree", "title")]
    for area in areas:
        one += [("  ", ""), *area]
    if width(one) <= WIDE:
        return [one]
    return [[("Tree  " if at == 0 else "      ", "title"), *area] for at, area in enumerate(areas)]


def realm_cards(scene: Scene) -> Sketch:
    """The realm cards on the text board, and who has them."""
    lines: Sketch = []
    for at, (prize, owner) in enumerate(scene.prizes()):
        won = f"  {scene.names[owner]} has it" if owner >= 0 else ""
        head = "Realm cards  " if at == 0 else " " * 13
        lines.append([(head, "title"), (prize_line(prize), ""), (won, f"seat{owner}" if won else "")])
    return lines


def supply(scene: Scene, lit: Collection[str]) -> Sketch:
    """The line of the text board with all that nobody has."""
    stock = scene.view["supply"]
    things: Line = [("Supply  ", "title")]
    for name, count in [
        *stock["elements"].items(),
        ("crystal", stock["crystals"]),
        ("dominion", stock["dominion"]),
    ]:
        things += token(name, count, f"take-{name}" in lit)
    if not scene.solo:
        things.append((f"portals {stock['bases']}+{stock['mirrors']}", ""))
    spirits: Line = [("        ", "")]
    for name, count in stock["spirits"].items():
        spirits += token(name, count, f"take-{name}" in lit)
    return [things, spirits]


def token(name: str, count: int, can: bool) -> Line:
    """One thing of the supply on the text board."""
    return [starred(f"{name} {count}", can, "" if count else "dim"), ("  ", "")]


# The solo game.


def solo(scene: Scene, lit: Collection[str]) -> Sketch:
    """Chapter 14: the Hollows with their values, the wraith bag, the draw, the powers."""
    if not scene.solo:
        return []
    v = scene.solo
    first = int(scene.content.first_hollow)
    full = v["hollows"] >= v["spaces"]
    track = " ".join(["X" if at < v["hollows"] else str(first + at) for at in range(v["spaces"])])
    warning = "full: lost" if scene.view["over"] else f"full: {status.CLOSE}"
    beat = (warning, "danger") if full else (f"beat {v['to_beat']}", "strong")
    bag: Line = [("Wraith bag  ", "title")]
    for name, count in v["bag"].items():
        bag += token(name, count, f"wraith-bag-{name}" in lit)
    drawn = amounts(counts(v["drawn"]), SPIRITS)
    return [
        [("Hollows  ", "title"), (track, ""), ("   ", ""), beat],
        bag,
        [
            ("            ", ""),
            (f"{many(v['supply'], 'wraith')} in supply", "dim"),
            (f"  ·  drawn: {drawn}" if drawn else "", ""),
        ],
        *[
            [("        " if at else "Powers  ", "title"), (power_line(scene, power), "dim")]
            for at, power in enumerate(POWERS)
        ],
    ]


def power_line(scene: Scene, power: Power) -> str:
    """In the text board of a solo game: `yellow: Recall (2 cryst), newest wraith: back to the bag`"""
    costs = price(scene.content, power).short or "free"
    return f"{SPIRITS[power.colour]}: {power.name} ({costs}), {power.short}"


# The realm in front.


def mine(scene: Scene, lit: Collection[str]) -> Sketch:
    """The text board of whoever looks: what the seat has, then its realm as a table."""
    seat = scene.seat(scene.front)
    lines = together(head(seat, called(seat.name, seat.you), scene.names), possessions(seat, lit))
    lines += [*cards_of(seat, lit), *deck_of(scene)]
    lines.append([(spread("  Realm", "colour", "D", "any spirit", "its colour", "there"), "dim")])
    for cell in (*scene.cells(scene.front), *scene.unchosen()):
        there = SPIRITS[cell.spirit] if cell.spirit >= 0 else ""
        style = "danger" if cell.spirit == WRAITH else "strong"
        lines.append(grove_line(cell.printed.name, cell.printed, there, cell.key in lit, style))
    return lines


def asked(scene: Scene) -> Line:
    """Who is asked for what, or how it ended."""
    if scene.view["over"]:
        return ended_line(status.ended(scene), scene.names, scene.view["scores"])
    who = int(scene.view["asked"])
    return asked_line(who, called(scene.names[who], who == scene.you), status.asked(scene))
