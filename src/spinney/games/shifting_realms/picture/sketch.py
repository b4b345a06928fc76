"""The board as lines of text, 80 wide, for terminals."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial
from typing import Final

from spinney.art.layout import from_seat
from spinney.art.ribbon import victory
from spinney.art.textboard import Line, after_heading, asked_line, called, ended_line
from spinney.engine.faces.names import Names
from spinney.engine.parts import Sketch
from spinney.games.shifting_realms.content.edition import RealmsContent
from spinney.games.shifting_realms.picture.layout import BRINGS, View
from spinney.games.shifting_realms.picture.people import when
from spinney.games.shifting_realms.state.goods import RESOURCES, counts_of
from spinney.games.shifting_realms.state.land import (
    BOARD,
    BOARDS,
    COLUMN_NAMES,
    COLUMNS,
    LETTERS,
    ROWS,
    TERRAINS,
)
from spinney.games.shifting_realms.terms.questions import QUESTIONS
from spinney.games.shifting_realms.words.cards import card_words, goal_words, task_words, tile_in_short
from spinney.games.shifting_realms.words.names import COLOURS
from spinney.games.shifting_realms.words.spaces import ground_in_short

Lit = Collection[str]  # keys of what can be chosen now
BESIDE: Final = 8  # where things begin that have a heading
headed = partial(after_heading, beside=BESIDE)
CELL: Final = 5  # characters of a space
BOARD_WIDE: Final = 25


def sketch(content: RealmsContent, view: View, names: Names, lit: Lit) -> Sketch:
    """The whole board as text, as a seat, or a spectator (-1), sees it."""
    return [
        [("Shifting Realms", "title"), (f"  ·  {when(view)}", "strong")],
        *boards(view, content, lit),
        *units(view, content, names),
        *goals(view, content),
        *piles(view, content, lit),
        [],
        *(
            line
            for number in from_seat(view["you"], len(view["factions"]))
            for line in faction(view, content, number, names[number])
        ),
        asked(view, names),
    ]


def boards(view: View, content: RealmsContent, lit: Lit) -> Sketch:
    """The grid: what a space is, the dragon, and whose units are there; what can be chosen stands out."""
    names = [content.realm_names[content.realms.index(code)] for code in view["realms"]]
    heads: Line = [("  ", "")]
    letters: Line = [("  ", "")]
    for board, name in enumerate(names):
        heads.append((f"{board + 1} {name}".ljust(BOARD_WIDE + 1), "title"))
        letters.append(("".join([column.ljust(CELL) for column in COLUMN_NAMES]) + " ", "dim"))
    return [heads, letters, *[grid_row(view, lit, row) for row in range(ROWS)], *legend()]


def grid_row(view: View, lit: Lit, row: int) -> Line:
    """One row of all three boards, as a line of text."""
    line: Line = [(f"{row + 1} ", "dim")]
    for board in range(BOARDS):
        for column in range(COLUMNS):
            place = view["spaces"][BOARD * board + ROWS * column + row]
            can = f"space-{place['id']}" in lit
            line.append((cell(view, place).ljust(CELL), "glow" if can else ""))
        line.append(("|" if board < BOARDS - 1 else "", "dim"))
    return line


def cell(view: View, place: View) -> str:
    """One space in up to five characters: `M@12` is a mine with the dragon and units of seats 1 and 2."""
    letter = "#" if place["tile"] else LETTERS[TERRAINS.index(place["terrain"])]
    seats = [str(COLOURS.index(colour) + 1) for colour in place["units"]]
    there = "".join(seats) if len(seats) < len(COLOURS) else f"{seats[0]}-{seats[-1]}"
    return letter + ("@" if place["id"] == view["dragon"] else "") + there


def legend() -> Sketch:
    """What the letters of the text board mean."""
    grounds = [f"{letter} {ground_in_short(terrain)}" for terrain, letter in enumerate(LETTERS)]
    return [
        [(", ".join(grounds), "dim")],
        [("# tile, @ dragon, 1-4 seats; s soldier, c scout, w scout without a spot, f flat", "dim")],
    ]


def units(view: View, content: RealmsContent, names: Names) -> Sketch:
    """Where units and tiles are, faction by faction."""
    lines: Sketch = []
    for seat, who in enumerate(view["factions"]):
        colour = who["colour"]
        pieces = [
            (f"{place['id']} {strength(place, place['units'][colour])}", "")
            for place in view["spaces"]
            if colour in place["units"]
        ]
        pieces += [
            (f"{place['id']} {tile_name(content, place['tile'])}", "strong")
            for place in view["spaces"]
            if place["owner"] == seat
        ]
        lines += headed(names[seat], pieces)
    return lines


def tile_name(content: RealmsContent, kind: str) -> str:
    """The name of a kind of tile, for the text board."""
    return content.kind_names[content.kind_ids.index(kind)]


def strength(place: View, there: dict[str, int]) -> str:
    """2s1c: soldiers, then scouts, as the rules write it; `w` waits beside spots, `f` lies flat."""
    spots = place["terrain"] in BRINGS and not place["tile"]
    scouts, waiting = there["spot"], there["waiting"]
    if not spots:
        scouts, waiting = scouts + waiting, 0
    signs = ((there["soldiers"], "s"), (there["flat"], "f"), (scouts, "c"), (waiting, "w"))
    return "".join([f"{number}{sign}" for number, sign in signs if number])


def goals(view: View, content: RealmsContent) -> Sketch:
    """The objectives in text, each goal with how far it has come."""
    pieces = []
    for realm in view["realms"]:
        number, state = content.realms.index(realm), view["objectives"][realm]
        told = [
            f"{goal_words(content, aim)} {done}/{wanted}"
            for aim, (done, wanted) in zip(content.objectives[number], state["goals"], strict=True)
        ]
        words = f"{content.realm_names[number]}: {', '.join(told)}, deck {view['decks'][realm]}"
        pieces.append((words, "strong" if state["met"] else ""))
    return headed("goals", pieces)


def piles(view: View, content: RealmsContent, lit: Lit) -> Sketch:
    """What tiles are worth and cost, and how many are left."""
    return headed(
        "tiles",
        [
            (f"{left} {tile_words(content, id_)}", "glow" if f"pile-{id_}" in lit else "")
            for id_, left in view["piles"].items()
        ],
    )


def tile_words(content: RealmsContent, id_: str) -> str:
    """A tile on a line of the text board: Elven Wharf, 1 VP for 4 wood 4 gold (coast, +wood +stone)."""
    kind = content.kind_ids.index(id_)
    needs = zip(RESOURCES, counts_of(content.kind_cost[kind]), strict=True)
    cost = " ".join([f"{n} {name}" for name, n in needs if n])
    name, vp = content.kind_names[kind], content.kind_vp[kind]
    return f"{name}, {vp} VP for {cost} ({tile_in_short(content, kind)})"


def faction(view: View, content: RealmsContent, seat: int, name: str) -> Sketch:
    """A faction on two or three lines."""
    who = view["factions"][seat]
    you = " (you)" if seat == view["you"] else ""
    done = [f"raids {who['raids']}"] if who["raids"] else []
    done += [f"tokens {' '.join([str(token) for token in who['tokens']])}"] if who["tokens"] else []
    supply = " ".join([f"{kind} {n}" for kind, n in who["supply"].items()])
    first: Line = [
        (f"{name}{you}", f"seat{seat} strong"),
        (f"  {view['scores'][seat]} VP  {supply}", ""),
        (f"  reserve {who['soldiers']}s{who['scouts']}c", "dim"),
        ("".join([f"  {words}" for words in done]), ""),
    ]
    lines: Sketch = [first]
    known = [task.id for task in content.tasks]
    held = [(card_words(content, content.card_ids.index(id_)), "") for id_ in who["hand"]]
    if who["backs"]:
        lines += headed("  hand", held or [(" ".join(who["backs"]), "dim")])
    if who["laid"]:
        lines += headed("  laid", laid(content, who["laid"]))
    if who["tasks"]:
        lines += headed("  tasks", [(task_words(content, known.index(id_)), "") for id_ in who["tasks"]])
    return lines


def laid(content: RealmsContent, ids: list[str]) -> list[tuple[str, str]]:
    """Permanents by name for the text board; Dragon Moves cards together."""
    names = [content.card_names[content.card_ids.index(id_)] for id_ in ids]
    return [
        (name if names.count(name) == 1 else f"{name} x{names.count(name)}", "")
        for name in dict.fromkeys(names)
    ]


ASKED: Final = {  # questions that are about something, in short
    "any": "take resources of any type, one by one",
    "group": "choose who goes",
    "destination": "choose where to go",
    "site": "choose where to build",
    "waiver": "choose what not to pay",
    "marker": "choose a scout as the marker of the new tile",
    "return": "let the soldiers on the new tile return, or stay",
    "unit": "place units",
    "blow": "fight",
    "step": "move the dragon",
    "exchange": "give a resource for another, or stop",
    "other": "choose what you get in exchange",
    "victim": "choose an opponent who gives you resources",
    "loot": "take resources from an opponent",
    "march": "choose who marches",
    "relocation": "send units from one space to another realm",
    "relocation_group": "choose who goes",
    "relocated": "choose where they go",
    "rout": "send units of an opponent to the town hall",
    "routed": "send units of an opponent to the town hall",
    "slay": "choose a unit to destroy",
}


def asked(view: View, names: Names) -> Line:
    """The text board's last line: who is asked for what, or how it ended."""
    if view["over"]:
        scores = view["scores"]
        return ended_line(
            victory([names[winner] for winner in view["winners"]]), names[: len(scores)], scores
        )
    who, question = view["asked"], view["question"]
    words = ASKED.get(question) or QUESTIONS.words[QUESTIONS.names.index(question)]
    return asked_line(who, called(names[who], who == view["you"]), words)
