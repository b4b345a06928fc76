"""The board as lines of text, 80 wide, for terminals."""

from __future__ import annotations

from typing import Any, Final

from spinney.engine.game import Game, Sketch
from spinney.games.shifting_realms.content import Content
from spinney.games.shifting_realms.land import BOARD, BOARDS, COLUMNS, LETTERS, ROWS, TERRAINS
from spinney.games.shifting_realms.picture_offers import Offers, offers
from spinney.games.shifting_realms.picture_told import ended, when
from spinney.games.shifting_realms.table import RealmsTable
from spinney.games.shifting_realms.view import view as view_of
from spinney.games.shifting_realms.words_asked import asked_words
from spinney.games.shifting_realms.words_cards import card_words, goal_words, task_words

Line = list[tuple[str, str]]
View = dict[str, Any]
WIDE: Final = 80


def draw(game: Game[RealmsTable], t: RealmsTable, seat: int) -> Sketch:
    """The whole board as a seat, or a spectator (-1), sees it."""
    view, offered = view_of(t, seat), offers(t, seat)
    names = [game.seat_name(number) for number in range(t.seats)]
    front = max(0, seat)
    order = [(front + step) % int(t.seats) for step in range(int(t.seats))]
    return [
        [("Shifting Realms", "title"), (f"  ·  {when(view)}", "strong")],
        *boards(view, offered),
        *units(view, t.content, names),
        *goals(view, t.content),
        *piles(view, t.content, offered),
        [],
        *(line for number in order for line in faction(view, t.content, number, names[number])),
        asked(view, asked_words(t), names),
    ]


def boards(view: View, offered: Offers) -> Sketch:
    """The grid: terrain letters, tiles as #, the dragon as @; what can be chosen stands out."""
    heads: Line = [("   ", "")]
    for realm in view["realms"]:
        heads.append((f"{realm} a  b  c  d  e ".ljust(20), "title"))
    lines: Sketch = [heads]
    for row in range(ROWS):
        line: Line = [(f" {row + 1} ", "dim")]
        for board in range(BOARDS):
            line.append(("  ", ""))
            for column in range(COLUMNS):
                place = view["spaces"][BOARD * board + ROWS * column + row]
                can = f"space-{place['id']}" in offered
                line.append((cell(view, place).ljust(3), "glow" if can else ""))
            line.append(("   ", ""))
        lines.append(line)
    return lines


def cell(view: View, place: View) -> str:
    """One space in two or three characters."""
    letter = "#" if place["tile"] else LETTERS[TERRAINS.index(place["terrain"])]
    return letter + ("@" if place["id"] == view["dragon"] else "") + ("·" if place["units"] else "")


def units(view: View, content: Content, names: list[str]) -> Sketch:
    """Where units and tiles are, faction by faction."""
    lines: Sketch = []
    for seat, who in enumerate(view["factions"]):
        colour = who["colour"]
        pieces = [
            (f"{place['id']} {strength(place['units'][colour])}", "")
            for place in view["spaces"]
            if colour in place["units"]
        ]
        pieces += [
            (f"{place['id']} {tile_name(content, place['tile'])}", "strong")
            for place in view["spaces"]
            if place["owner"] == seat
        ]
        lines += wrapped(names[seat], pieces)
    return lines


def tile_name(content: Content, kind: str) -> str:
    return content.kind_names[content.kind_ids.index(kind)]


def strength(there: dict[str, int]) -> str:
    """2s1c: soldiers, then scouts, as the rules write it; `w` waits, `f` lies flat."""
    signs = (("soldiers", "s"), ("flat", "f"), ("spot", "c"), ("waiting", "w"))
    return "".join([f"{there[name]}{sign}" for name, sign in signs if there[name]])


def wrapped(head: str, pieces: list[tuple[str, str]]) -> Sketch:
    """Pieces on as many lines as they need, after a heading."""
    lines: Sketch = [[(head.ljust(8), "title")]]
    used = 8
    for words, style in pieces:
        words = words[: WIDE - 10]
        if used + len(words) + 2 > WIDE:
            lines.append([(" " * 8, "")])
            used = 8
        lines[-1].append((f"{words}  ", style))
        used += len(words) + 2
    return lines


def goals(view: View, content: Content) -> Sketch:
    pieces = []
    for realm in view["realms"]:
        number, state = content.realms.index(realm), view["objectives"][realm]
        told = [
            f"{goal_words(content, aim)} {done}/{wanted}"
            for aim, (done, wanted) in zip(content.objectives[number], state["goals"], strict=True)
        ]
        pieces.append(
            (f"{realm} {', '.join(told)} [{view['decks'][realm]}]", "strong" if state["met"] else "")
        )
    return wrapped("goals", pieces)


def piles(view: View, content: Content, offered: Offers) -> Sketch:
    return wrapped(
        "tiles",
        [
            (f"{tile_name(content, id_)} x{left}", "glow" if f"pile-{id_}" in offered else "")
            for id_, left in view["piles"].items()
        ],
    )


def faction(view: View, content: Content, seat: int, name: str) -> Sketch:
    """A faction on two or three lines."""
    who = view["factions"][seat]
    you = " (you)" if seat == view["you"] else ""
    supply = " ".join([f"{kind} {n}" for kind, n in who["supply"].items()])
    first: Line = [
        (f"{name}{you}", f"seat{seat} strong"),
        (f"  {view['scores'][seat]} VP  {supply}", ""),
        (f"  reserve {who['soldiers']}s{who['scouts']}c", "dim"),
    ]
    lines: Sketch = [first]
    known = [task.id for task in content.tasks]
    held = [(card_words(content, content.card_ids.index(id_)), "") for id_ in who["hand"]]
    if who["backs"]:
        lines += wrapped("  hand", held or [(" ".join(who["backs"]), "dim")])
    if who["laid"]:
        lines += wrapped("  laid", laid(content, who["laid"]))
    if who["tasks"]:
        lines += wrapped("  tasks", [(task_words(content, known.index(id_)), "") for id_ in who["tasks"]])
    return lines


def laid(content: Content, ids: list[str]) -> list[tuple[str, str]]:
    """Permanents by name; Dragon Moves cards together."""
    names = [content.card_names[content.card_ids.index(id_)] for id_ in ids]
    return [
        (name if names.count(name) == 1 else f"{name} x{names.count(name)}", "")
        for name in dict.fromkeys(names)
    ]


def asked(view: View, question: str, names: list[str]) -> Line:
    """Who is asked for what, or how it ended."""
    if view["over"]:
        scores = ", ".join([f"{name} {score}" for name, score in zip(names, view["scores"], strict=True)])
        return [(f"{ended(view, names)}.", "strong"), (f"  {scores}", "")]
    who = view["asked"]
    name = f"{names[who]} (you)" if who == view["you"] else names[who]
    what = f", {question}"
    return [("To choose: ", "dim"), (name, f"seat{who} strong"), (what[: WIDE - 12 - len(name)], "")]
