"""The board as text: three circles around the Grove, for terminals.

Light's pieces are hollow and Dark's are full; a standing druid points up and a lying one sideways; a circle
that somebody controls has a double ring. So nothing is told by colour alone.
"""

from __future__ import annotations

from typing import Final

from spinney.art.textboard import Line, asked_line, called, width
from spinney.engine.parts import Sketch
from spinney.engine.text import many
from spinney.games.battle_for_the_grove.state.dice import dice_counted
from spinney.games.battle_for_the_grove.state.table import CONTROL, DARK, GROVE, LIGHT, Battle
from spinney.games.battle_for_the_grove.terms import actions
from spinney.games.battle_for_the_grove.terms.questions import QUESTIONS, SPLIT
from spinney.games.battle_for_the_grove.words import names
from spinney.games.battle_for_the_grove.words.asked import asked
from spinney.games.battle_for_the_grove.words.labels import aimed

STANDING: Final = ("△", "▲")  # by seat
LYING: Final = ("▷", "▶")
CUBE: Final = ("□", "■")
NO_CUBE: Final = "·"

WIDE: Final = 23  # a location, with its ring
GAP: Final = 4  # between two locations
RING: Final = ("╭", "╮", "╰", "╯", "─", "│")
CONTROLLED: Final = ("╔", "╗", "╚", "╝", "═", "║")
CLEARING: Final = ("┌", "┐", "└", "┘", "─", "│")


def draw(t: Battle, seat: int) -> Sketch:
    """The whole board as text: fourteen lines of 77 columns."""
    oak, ash, thorn, grove = (location(t, where) for where in (1, 2, 3, GROVE))
    blank: Line = [(" " * WIDE, "")]
    far = 2 * GAP + WIDE
    return [
        [("Battle for the Grove", "title"), ("  ·  ", "dim"), *clock(t)],
        *beside([camp(t, LIGHT, seat), oak[:4], camp(t, DARK, seat)]),
        [*blank, ("  ╱ ", "dim"), *oak[4], (" ╲", "dim")],
        [*blank, (" ╱  ", "dim"), *grove[0], ("  ╲", "dim")],
        *beside([ash[:1], grove[1:2], thorn[:1]]),
        [*ash[1], (" ── ", "dim"), *grove[2], (" ── ", "dim"), *thorn[1]],
        *beside([ash[2:3], grove[3:], thorn[2:3]]),
        *(
            [*left, (middle.center(far), "dim"), *right]
            for left, middle, right in zip(ash[3:], ("", "─" * (far - 2)), thorn[3:], strict=True)
        ),
        last_roll(t),
        whose_turn(t, seat),
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


def clock(t: Battle) -> Line:
    """The text board's line for the turn and its limit."""
    if t.over:
        return [(f"over after {many(t.turns, 'turn')}", "strong")]
    limit = f" of at most {t.max_turns}" if t.max_turns else ", without a limit"
    return [(f"turn {t.turns + 1}", "strong"), (limit, "dim")]


def camp(t: Battle, seat: int, viewer: int) -> list[Line]:
    """A colour's name, the shapes of its druids, its supply and the circles it controls."""
    colour = f"seat{seat}"
    held = t.score(seat)
    lines: list[Line] = [
        [(called(names.SEATS[seat], seat == viewer), f"{colour} strong")],
        [(f"{STANDING[seat]} stands  {LYING[seat]} lies", colour)],
        [(f"{CUBE[seat]} {t.supply[seat]} in supply", colour)],
        [(f"controls {held} of 3", "danger" if held >= 2 and seat != viewer else colour)],
    ]
    return [padded([("  ", ""), *line], WIDE) for line in lines]


# The four locations.


def location(t: Battle, where: int) -> list[Line]:
    """A location in its ring: the druids of both colours and, at a circle, the cubes."""
    inside = [druids(t, LIGHT, where), druids(t, DARK, where)]
    name = names.PLACES[where].short
    if where == GROVE:
        return ringed(name, inside, CLEARING, "dim")
    owner = LIGHT if t.cubes_on(LIGHT, where) >= t.cubes_on(DARK, where) else DARK
    inside.append(cubes(t, owner, where))
    if t.controls(owner, where):
        return ringed(f"{name}: {names.SEATS[owner]}", inside, CONTROLLED, f"seat{owner} strong")
    return ringed(name, inside, RING, "dim")


def ringed(name: str, inside: list[Line], ring: tuple[str, ...], style: str) -> list[Line]:
    """A circle or the Grove in the sketch: a ring of lines with its name in the upper edge."""
    top_left, top_right, bottom_left, bottom_right, flat, side = ring
    room = WIDE - 2
    left = (room - len(name) - 2) // 2
    right = room - len(name) - 2 - left
    return [
        [(top_left + flat * left, style), (f" {name} ", "title"), (flat * right + top_right, style)],
        *([(side, style), *padded([(" ", ""), *line], room), (side, style)] for line in inside),
        [(bottom_left + flat * room + bottom_right, style)],
    ]


def druids(t: Battle, seat: int, where: int) -> Line:
    """The druids of a seat at a place of the text board, standing ones first: `L △ △ ▷`."""
    shapes = [STANDING[seat]] * t.standing_at(seat, where) + [LYING[seat]] * t.lying_at(seat, where)
    letter = names.SEATS[seat][0]
    return [(f"{letter} ", f"seat{seat}" if shapes else "dim"), (" ".join(shapes), f"seat{seat}")]


def cubes(t: Battle, seat: int, where: int) -> Line:
    """Seven marks, because seven cubes control a circle; then how many there are, and whose."""
    count = t.cubes_on(seat, where)
    shown = min(count, CONTROL)
    marks: Line = [(CUBE[seat] * shown, f"seat{seat}"), (NO_CUBE * (CONTROL - shown), "dim")]
    return [*marks, (f"  {count} {names.SEATS[seat]}", f"seat{seat}")] if count else marks


# Below the board.


def last_roll(t: Battle) -> Line:
    """The text board's line for the last dice."""
    if not t.dice:
        return [("No dice have been rolled for an action yet.", "dim")]
    kind = actions.kind_of(t.rolled)
    where = aimed(kind, names.NAMES[actions.location_of(t.rolled)])
    faces = " ".join(f"[{die}]" for die in t.dice)
    return [
        ("Last roll: ", "dim"),
        (names.SEATS[t.roller], f"seat{t.roller}"),
        (f" to {actions.KINDS.terms[kind].word} {where}  ", ""),
        (faces, "strong"),
        (f"  {names.successes(sum(dice_counted(t)))}", ""),
    ]


def whose_turn(t: Battle, seat: int) -> Line:
    """The text board's last line: who is asked for what, or who has won."""
    if t.over:
        won = [names.SEATS[winner] for winner in t.winners]
        return [(f"{won[0]} has won." if won else "A draw by the turn limit, a house rule.", "strong")]
    what = "second action" if t.acts == 1 else "action"
    if QUESTIONS.of(t) == SPLIT:
        what = asked(t)
    return asked_line(t.seat, called(names.SEATS[t.seat], t.seat == seat), what)
