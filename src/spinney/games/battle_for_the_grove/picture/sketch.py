"""The board as text: three circles around the Grove, for terminals.

Light's pieces are hollow and Dark's are full; a standing druid points up and a lying one sideways; a circle
that somebody controls has a double ring. So nothing is told by colour alone.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Final

from spinney.art.textboard import Line, asked_line, called, cut, starred, width
from spinney.engine.faces.names import Names
from spinney.engine.parts import Sketch
from spinney.engine.text import many
from spinney.games.battle_for_the_grove.picture.board import held, owned, there
from spinney.games.battle_for_the_grove.state.table import CONTROL, DARK, GROVE, LIGHT
from spinney.games.battle_for_the_grove.terms import actions
from spinney.games.battle_for_the_grove.words import names
from spinney.games.battle_for_the_grove.words.labels import aimed
from spinney.games.battle_for_the_grove.words.places import druids_key, place_key

View = Mapping[str, Any]
STANDING: Final = ("△", "▲")  # by seat
LYING: Final = ("▷", "▶")
CUBE: Final = ("□", "■")
NO_CUBE: Final = "·"

WIDE: Final = 23  # a location, with its ring
GAP: Final = 4  # between two locations
RING: Final = ("╭", "╮", "╰", "╯", "─", "│")
CONTROLLED: Final = ("╔", "╗", "╚", "╝", "═", "║")
CLEARING: Final = ("┌", "┐", "└", "┘", "─", "│")


class Scene:
    """What the text board is drawn from: a seat's view, what people are called, and what is lit."""

    def __init__(self, view: View, called_by: Names, lit: Collection[str]) -> None:
        self.view: Final = view
        self.names: Final = called_by
        self.lit: Final = lit
        initials = [name[:1] for name in called_by[:2]]
        self.letters: Final = initials if len(set(initials)) == 2 else [name[:1] for name in names.SEATS]


def sketch(content: object, view: View, called_by: Names, lit: Collection[str]) -> Sketch:
    """The whole board as text: fourteen lines of 77 columns."""
    scene = Scene(view, called_by, lit)
    oak, ash, thorn, grove = (location(scene, where) for where in (1, 2, 3, GROVE))
    blank: Line = [(" " * WIDE, "")]
    far = 2 * GAP + WIDE
    return [
        [("Battle for the Grove", "title"), ("  ·  ", "dim"), *clock(view)],
        *beside([camp(scene, LIGHT), oak[:4], camp(scene, DARK)]),
        [*blank, ("  ╱ ", "dim"), *oak[4], (" ╲", "dim")],
        [*blank, (" ╱  ", "dim"), *grove[0], ("  ╲", "dim")],
        *beside([ash[:1], grove[1:2], thorn[:1]]),
        [*ash[1], (" ── ", "dim"), *grove[2], (" ── ", "dim"), *thorn[1]],
        *beside([ash[2:3], grove[3:], thorn[2:3]]),
        *(
            [*left, (middle.center(far), "dim"), *right]
            for left, middle, right in zip(ash[3:], ("", "─" * (far - 2)), thorn[3:], strict=True)
        ),
        last_roll(scene),
        whose_turn(scene),
    ]


def beside(columns: list[list[Line]]) -> list[Line]:
    """Puts circles, the Grove and camps of the sketch side by side: columns of equally many lines."""
    rows: list[Line] = []
    for parts in zip(*columns, strict=True):
        row: Line = []
        for part in parts:
            row += [(" " * GAP, ""), *part] if row else part
        rows.append(row)
    return rows


def padded(line: Line, wide: int) -> Line:
    """A line of a circle or camp in the sketch, filled up to a width."""
    return [*line, (" " * (wide - width(line)), "")]


# The corners: what each colour has besides its druids.


def clock(view: View) -> Line:
    """The text board's line for the turn and its limit."""
    if view["over"]:
        return [(f"over after {many(view['turns'], 'turn')}", "strong")]
    limit = f" of at most {view['max_turns']}" if view["max_turns"] else ", without a limit"
    return [(f"turn {view['turns'] + 1}", "strong"), (limit, "dim")]


def camp(scene: Scene, seat: int) -> list[Line]:
    """A side's name, the shapes of its druids, its supply and the circles it controls."""
    view, colour = scene.view, f"seat{seat}"
    count = held(view["cubes"][seat])
    you = view["you"] == seat
    lines: list[Line] = [
        [(called(cut(scene.names[seat], WIDE - 9), you), f"{colour} strong")],
        [(f"{STANDING[seat]} stands  {LYING[seat]} lies", colour)],
        [(f"{CUBE[seat]} {view['supply'][seat]} in supply", colour)],
        [(f"controls {count} of 3", "danger" if count >= 2 and not you else colour)],
    ]
    return [padded([("  ", ""), *line], WIDE) for line in lines]


# The four locations.


def location(scene: Scene, where: int) -> list[Line]:
    """A location in its ring: the druids of both colours and, at a circle, the cubes."""
    inside = [druids(scene, LIGHT, where), druids(scene, DARK, where)]
    name, can = names.PLACES[where].short, place_key(where) in scene.lit
    if where == GROVE:
        return ringed(name, inside, CLEARING, "dim", can)
    owner, cubes = owned(scene.view, where)
    inside.append(cube_row(scene, owner, cubes))
    if cubes >= CONTROL:
        title = f"{name}: {cut(scene.names[owner], WIDE - 8 - len(name))}"
        return ringed(title, inside, CONTROLLED, f"seat{owner} strong", can)
    return ringed(name, inside, RING, "dim", can)


def ringed(name: str, inside: list[Line], ring: tuple[str, ...], style: str, can: bool) -> list[Line]:
    """A circle or the Grove in the sketch: a ring of lines with its name in the upper edge."""
    top_left, top_right, bottom_left, bottom_right, flat, side = ring
    room = WIDE - 2
    title, look = starred(name, can, "title")
    left = (room - len(title) - 2) // 2
    right = room - len(title) - 2 - left
    return [
        [(top_left + flat * left, style), (f" {title} ", look), (flat * right + top_right, style)],
        *([(side, style), *padded([(" ", ""), *line], room), (side, style)] for line in inside),
        [(bottom_left + flat * room + bottom_right, style)],
    ]


def druids(scene: Scene, seat: int, where: int) -> Line:
    """The druids of a seat at a place of the text board, standing ones first: `L △ △ ▷`."""
    standing, lying = there(scene.view, seat, where)
    line: Line = [(f"{scene.letters[seat]} ", f"seat{seat}" if standing + lying else "dim")]
    for state, shape, count in ((0, STANDING[seat], standing), (1, LYING[seat], lying)):
        if count:
            can = druids_key(seat, where, state) in scene.lit
            gap = " " if state and standing else ""
            words, style = starred(" ".join([shape] * count), can, f"seat{seat}")
            line.append((gap + words, style))
    return line


def cube_row(scene: Scene, seat: int, count: int) -> Line:
    """Seven marks, because seven cubes control a circle; then how many there are, and whose."""
    shown = min(count, CONTROL)
    marks: Line = [(CUBE[seat] * shown, f"seat{seat}"), (NO_CUBE * (CONTROL - shown), "dim")]
    whose = cut(scene.names[seat], 8)
    return [*marks, (f"  {count} {whose}", f"seat{seat}")] if count else marks


# Below the board.


def last_roll(scene: Scene) -> Line:
    """The text board's line for the last dice."""
    dice = scene.view["dice"]
    if not dice["shown"]:
        return [("No dice have been rolled for an action yet.", "dim")]
    action = actions.SPACE.action(dice["action"])
    kind = actions.kind_of(action)
    where = aimed(kind, names.NAMES[actions.location_of(action)])
    return [
        ("Last roll: ", "dim"),
        (cut(scene.names[dice["seat"]], 12), f"seat{dice['seat']}"),
        (f" to {actions.KINDS.terms[kind].word} {where}  ", ""),
        (" ".join([f"[{die}]" for die in dice["shown"]]), "strong"),
        (f"  {names.successes(sum(dice['counted']))}", ""),
    ]


def whose_turn(scene: Scene) -> Line:
    """The text board's last line: who is asked for what, or who has won."""
    view = scene.view
    if view["over"]:
        won = [scene.names[winner] for winner in view["winners"]]
        return [(f"{won[0]} has won." if won else "A draw by the turn limit, a house rule.", "strong")]
    what = "second action" if view["action_of_turn"] == 2 else "action"
    sent = view["split"][1]
    if sent:
        what = f"choose whom to banish: {many(sent, 'druid')}"
    asked = view["asked"]
    return asked_line(asked, called(scene.names[asked], asked == view["you"]), what)
