"""The map as text: every Realm in four lines, each row half a Realm beside the one above it."""

from __future__ import annotations

from textwrap import wrap
from typing import Any, Final

from spinney.art.textboard import WIDE
from spinney.engine.bits import bits_of
from spinney.engine.nothing import NONE
from spinney.engine.parts import Sketch
from spinney.engine.text import seat_name
from spinney.games.eldervale.content.tile_kinds import LAIR, ORACLE
from spinney.games.eldervale.content.vocabulary import (
    ELEMENTS,
)
from spinney.games.eldervale.rules.dwelling import points_at_once
from spinney.games.eldervale.state.hexes import COORDINATES
from spinney.games.eldervale.state.table import EldervaleTable
from spinney.games.eldervale.terms.actions import PLAIN_SIDE
from spinney.games.eldervale.words.factions import able, gathers, has_sides
from spinney.games.eldervale.words.names import cost_letters, ruin_name, short_tile_name

View = dict[str, Any]
LEAST: Final = 8  # letters for a Realm
MOST: Final = 14
LINES: Final = 4


def the_map(t: EldervaleTable, view: View) -> Sketch:
    """Name, Element and Treasure, cost and points of a Dwelling or whose it is, who stands there."""
    if not view["tiles"]:
        return factions(t, view)
    cells: dict[int, list[tuple[float, list[tuple[str, str]]]]] = {}
    for number, tile in zip(bits_of(t.laid), view["tiles"], strict=True):
        q, r = COORDINATES[t.hexes[number]]
        cells.setdefault(r, []).append((q + r / 2, cell(t, int(number), tile)))
    left = min(x for row in cells.values() for x, _ in row)
    right = max(x for row in cells.values() for x, _ in row)
    wide = max(LEAST, min(MOST, int(WIDE / (right - left + 1))))
    found: Sketch = []
    for r in sorted(cells):
        for line in range(LINES):
            found.append(row_line(sorted(cells[r], key=lambda one: one[0]), line, left, wide))
    return found


def factions(t: EldervaleTable, view: View) -> Sketch:
    """E-3.18, E-3.19  What is sketched in place of the map before it is laid out: Elements and factions."""
    leaders = {one["element"]: seat for seat, one in enumerate(view["players"]) if one["element"]}
    found: Sketch = []
    for number, element in enumerate(ELEMENTS):
        led, style = "", ""
        if element in leaders:
            led, style = f"  led by {seat_name(leaders[element])}", f"seat{leaders[element]}"
        elif element in view["elements"]:
            led, style = "  in play", "strong"
        gather = gathers(t.content, number)
        found.append([(f"{element.capitalize():<10}", "title"), (gather, "dim"), (led, style)])
        for side in range(PLAIN_SIDE if has_sides(t) else 0):
            name = t.content.sides[2 * number + side].name
            words = f"{'AB'[side]} {name}. {' '.join(able(t.content, number, side))}"
            found += [[(f"  {line}", "")] for line in wrap(words, WIDE - 2, subsequent_indent="    ")]
    return found


def row_line(
    row: list[tuple[float, list[tuple[str, str]]]], line: int, left: float, wide: int
) -> list[tuple[str, str]]:
    """One line of a row of Realms on the text map."""
    found: list[tuple[str, str]] = []
    used = 0
    for x, words in row:
        start = int((x - left) * wide)
        text, style = words[line]
        found.append((" " * (start - used), ""))
        found.append((text[: wide - 1].ljust(wide), style))
        used = start + wide
    return found


def cell(t: EldervaleTable, number: int, tile: dict[str, Any]) -> list[tuple[str, str]]:
    """A Realm on the text map, line by line."""
    here = [f"{seat + 1}{units_words(units)}" for seat, units in enumerate(tile["units"]) if units]
    beast = [f"!{tile['monster'].split('-')[-1]}"] if tile["monster"] else []
    tops = "/".join([t.content.token_of[stack["token"]].face for stack in tile["stacks"] if stack["token"]])
    return [
        (name_of(t, number), "title"),
        (f"{element_of(t, number)} {tops}".strip(), ""),
        home_words(t, number, tile),
        (" ".join([*beast, *here]), "strong"),
    ]


def name_of(t: EldervaleTable, number: int) -> str:
    """A Realm on the text map: an Elemental one by its name, anything else by its kind."""
    found = t.content.tiles[number]
    if found.element != NONE:
        return short_tile_name(t.content, number)
    return ruin_name(t.content, number)


def element_of(t: EldervaleTable, number: int) -> str:
    """On the text map: the Element; `o` marks an Oracle, `l` a Lair."""
    found = t.content.tiles[number]
    if found.element == NONE:
        return ""
    return ELEMENTS[found.element] + {ORACLE: "°o", LAIR: "°l"}.get(int(found.kind), "")


def home_words(t: EldervaleTable, number: int, tile: dict[str, Any]) -> tuple[str, str]:
    """Whose Dwelling or Castle it is, or `GST+4`: the cost, and what it scores at once."""
    if tile["dwelling"] >= 0:
        return (
            f"{'Castle' if tile['castle'] else 'Home'} of {tile['dwelling'] + 1}",
            f"seat{tile['dwelling']}",
        )
    if t.content.tiles[number].element == NONE:
        return "", ""
    return f"{cost_letters(t.content.dwell_cost[number])}+{points_at_once(t, number)}", "dim"


def units_words(units: dict[str, int]) -> str:
    """`Wo2 Dr`: two letters each, and how many."""
    return ",".join(
        [f"{name[:2].capitalize() if name.islower() else name}{number if number > 1 else ''}"
         for name, number in units.items()]
    )  # fmt: skip
