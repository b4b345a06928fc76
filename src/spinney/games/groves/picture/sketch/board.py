"""The board as text, for terminals of 80 columns: the row, the Tree, one's realm as a table, everybody else.

Spirits and elements have their names, a star stands before what can be done now, and a wraith is a word of
its own: so nothing is told by colour alone.
"""

from __future__ import annotations

from spinney.art.offers import Offers
from spinney.engine.game import Game, Sketch
from spinney.games.groves import picture_told as told
from spinney.games.groves.picture_hexes import Face
from spinney.games.groves.picture_offers import area_key, offers
from spinney.games.groves.picture_scene import Scene, counts, face_of, scene_of
from spinney.games.groves.picture_tokens import TYPE_KEYS
from spinney.games.groves.sketch_seats import cards_of, deck_of, head, neighbour, possessions
from spinney.games.groves.sketch_words import (
    WIDE,
    Line,
    cost,
    cut,
    listed,
    prize_line,
    reward,
    spread,
    together,
    width,
)
from spinney.games.groves.table import GrovesTable


def draw(game: Game[GrovesTable], t: GrovesTable, seat: int) -> Sketch:
    """The whole board as a seat, or a spectator (-1), sees it."""
    return sketched(scene_of(game, t, seat), offers(t, seat))


def sketched(scene: Scene, offered: Offers) -> Sketch:
    return [
        title(scene),
        *row(scene, offered),
        *tree(scene, offered),
        *realm_cards(scene),
        *supply(scene, offered),
        *solo(scene, offered),
        [],
        *mine(scene, offered),
        *([[]] if scene.rest else []),
        *(line for number in scene.rest for line in neighbour(scene, number, offered)),
        asked(scene),
    ]


def title(scene: Scene) -> Line:
    v = scene.view
    left = "the last round" if v["final"] else f"{v['stack']} groves in the stack"
    when = "setup" if v["question"] == "choose" else f"round {v['round']}"
    return [("Groves", "title"), ("  ·  ", "dim"), (when, "strong"), (f"  ·  {left}", "dim")]


# What everybody shares.


def row(scene: Scene, offered: Offers) -> Sketch:
    """Every slot with its price, and the grove in it."""
    heading = spread("  Row: crystals, grove", "colour", "D", "any spirit", "its colour", "cost")
    lines: Sketch = [[(heading, "dim")]]
    for at, slot in enumerate(scene.view["row"]):
        can = scene.key(slot["tile"]) in offered
        if slot["tile"] < 0:
            lines.append([(f"  {at + 1} -", "dim")])
            continue
        printed = face_of(scene.content, slot["tile"])
        lines.append(grove_line(f"{at + 1} {printed.name}", printed, cost(printed.cost), can, ""))
    return lines


def grove_line(name: str, printed: Face, last: str, can: bool, style: str) -> Line:
    """A grove in columns; `last` is its cost, or who stands there."""
    worth = str(printed.dominion) if printed.dominion else ""
    columns = spread("", printed.colour, worth, reward(printed.primary), reward(printed.bonus), "")
    head = cut(name, 26).ljust(26)
    return [
        ("* " if can else "  ", "glow" if can else ""),
        (head, "glow" if can else "strong"),
        (columns[28:], ""),
        (last, style),
    ]


def tree(scene: Scene, offered: Offers) -> Sketch:
    """Who stands on which area: on one line, or on one each."""
    deck = scene.view["deck"]["count"]
    left = {"groves": "", "bonus": f" ({deck} cards left)", "portal": ""}
    areas: Sketch = []
    for number, (name, spirits) in enumerate(scene.view["tree"].items()):
        can = area_key(number) in offered
        head = (f"{'*' if can else ''}{name}{left[name]}: ", "glow" if can else "dim")
        areas.append([head, (listed(counts(spirits), TYPE_KEYS) or "nobody", "")])
    one: Line = [("Tree", "title")]
    for area in areas:
        one += [("  ", ""), *area]
    if width(one) <= WIDE:
        return [one]
    return [[("Tree  " if at == 0 else "      ", "title"), *area] for at, area in enumerate(areas)]


def realm_cards(scene: Scene) -> Sketch:
    lines: Sketch = []
    for at, (prize, owner) in enumerate(scene.prizes()):
        won = f"  {scene.names[owner]} has it" if owner >= 0 else ""
        head = "Realm cards  " if at == 0 else " " * 13
        lines.append([(head, "title"), (prize_line(prize), ""), (won, f"seat{owner}" if won else "")])
    return lines


def supply(scene: Scene, offered: Offers) -> Sketch:
    stock = scene.view["supply"]
    things: Line = [("Supply  ", "title")]
    for name, count in [
        *stock["elements"].items(),
        ("crystal", stock["crystals"]),
        ("dominion", stock["dominion"]),
    ]:
        things += token(name, count, f"supply-{name}" in offered)
    if not scene.solo:
        things.append((f"portals {stock['bases']}+{stock['mirrors']}", ""))
    spirits: Line = [("        ", "")]
    for name, count in stock["spirits"].items():
        spirits += token(name, count, f"supply-{name}" in offered)
    return [things, spirits]


def token(name: str, count: int, can: bool) -> Line:
    return [(f"{'*' if can else ''}{name} {count}", "glow" if can else "" if count else "dim"), ("  ", "")]


# The solo game.


def solo(scene: Scene, offered: Offers) -> Sketch:
    """Chapter 14: the Hollows with their values, the wraith bag, the draw, the powers."""
    if not scene.solo:
        return []
    v = scene.solo
    first = int(scene.content.first_hollow)
    full = v["hollows"] >= v["spaces"]
    track = " ".join(["X" if at < v["hollows"] else str(first + at) for at in range(v["spaces"])])
    beat = ("full: lost", "danger") if full else (f"beat {v['to_beat']}", "strong")
    bag: Line = [("Wraith bag  ", "title")]
    for name, count in v["bag"].items():
        bag += token(name, count, f"wraith-bag-{name}" in offered)
    drawn = listed(counts(v["drawn"]), TYPE_KEYS)
    recall, banish = int(scene.content.recall_price), int(scene.content.banish_price)
    return [
        [("Hollows  ", "title"), (track, ""), ("   ", ""), beat],
        bag,
        [
            ("            ", ""),
            (f"{v['supply']} wraiths in supply", "dim"),
            (f"  ·  drawn: {drawn}" if drawn else "", ""),
        ],
        [
            ("Powers  ", "title"),
            (f"yellow recalls for {recall} crystals, orange spawns a white spirit,", "dim"),
        ],
        [("        ", ""), (f"green banishes for {banish} elements, blue repels", "dim")],
    ]


# The realm in front.


def mine(scene: Scene, offered: Offers) -> Sketch:
    """The realm of whoever looks, as a table."""
    seat = scene.seat(scene.front)
    owner = f"{seat.name} (you)" if seat.you else seat.name
    lines = together(head(seat, owner), possessions(seat, offered))
    lines += [*cards_of(seat, offered), *deck_of(scene)]
    lines.append([(spread("  Realm", "colour", "D", "any spirit", "its colour", "there"), "dim")])
    for cell in (*scene.cells(scene.front)[1:], *scene.unchosen()):
        there = TYPE_KEYS[cell.spirit] if cell.spirit >= 0 else ""
        style = "danger" if there == "wraith" else "strong"
        lines.append(grove_line(cell.printed.name, cell.printed, there, cell.key in offered, style))
    return lines


def asked(scene: Scene) -> Line:
    """Who is asked for what, or how it ended."""
    if scene.view["over"]:
        scores = ", ".join(
            [f"{name} {score}" for name, score in zip(scene.names, scene.view["scores"], strict=True)]
        )
        return [(f"{told.ended(scene)}.", "strong"), (f"  {scores}", "")]
    who = int(scene.view["asked"])
    name = f"{scene.names[who]} (you)" if who == scene.you else scene.names[who]
    return [
        ("To choose: ", "dim"),
        (name, f"seat{who} strong"),
        (f", {cut(told.asked(scene), WIDE - 14 - len(name))}", ""),
    ]
