"""The map as text: every Realm in four lines, each row half a Realm beside the one above it."""

from __future__ import annotations

from collections.abc import Collection
from textwrap import wrap
from typing import Any, Final

from spinney.art.textboard import WIDE, starred
from spinney.engine.faces.names import Names
from spinney.engine.nothing import NONE
from spinney.engine.parts import Sketch
from spinney.games.eldervale.content.lookups import EldervaleContent
from spinney.games.eldervale.content.tile_kinds import LAIR, ORACLE
from spinney.games.eldervale.content.vocabulary import (
    ELEMENTS,
)
from spinney.games.eldervale.picture.layout import place_of
from spinney.games.eldervale.picture.lookups import points_at_once, tile_numbers
from spinney.games.eldervale.terms.actions import PLAIN_SIDE
from spinney.games.eldervale.words.factions import able, gathers
from spinney.games.eldervale.words.names import cost_letters, ruin_name, short_tile_name

View = dict[str, Any]
LEAST: Final = 8  # letters for a Realm
MOST: Final = 14
LINES: Final = 4


Lit = Collection[str]


def the_map(content: EldervaleContent, view: View, names: Names, lit: Lit) -> Sketch:
    """Name, Element and Treasure, cost and points of a Dwelling or whose it is, who stands there."""
    if not view["tiles"]:
        return factions(content, view, names, lit)
    cells: dict[int, list[tuple[float, list[tuple[str, str]]]]] = {}
    for tile in view["tiles"]:
        q, r = place_of(tile["hex"])
        cells.setdefault(r, []).append((q + r / 2, cell(content, view, tile, lit)))
    left = min(x for row in cells.values() for x, _ in row)
    right = max(x for row in cells.values() for x, _ in row)
    wide = max(LEAST, min(MOST, int(WIDE / (right - left + 1))))
    found: Sketch = []
    for r in sorted(cells):
        for line in range(LINES):
            found.append(row_line(sorted(cells[r], key=lambda one: one[0]), line, left, wide))
    return found


def factions(content: EldervaleContent, view: View, names: Names, lit: Lit) -> Sketch:
    """E-3.18, E-3.19  What is sketched in place of the map before it is laid out: Elements and factions."""
    leaders = {one["element"]: seat for seat, one in enumerate(view["players"]) if one["element"]}
    found: Sketch = []
    for number, element in enumerate(ELEMENTS):
        led, style = "", ""
        if element in leaders:
            led, style = f"  led by {names[leaders[element]]}", f"seat{leaders[element]}"
        elif element in view["elements"]:
            led, style = "  in play", "strong"
        can = f"further-{element}" in lit or f"faction-{element}-{PLAIN_SIDE}" in lit
        name = starred(f"{element.capitalize():<10}", can, "title")
        found.append([name, (gathers(content, number), "dim"), (led, style)])
        for side in range(PLAIN_SIDE if view["abilities"] else 0):
            words = f"{'AB'[side]} {content.sides[2 * number + side].name}. "
            words += " ".join(able(content, number, side))
            glow = "glow" if f"faction-{element}-{side}" in lit else ""
            found += [[(f"  {line}", glow)] for line in wrap(words, WIDE - 2, subsequent_indent="    ")]
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


def cell(content: EldervaleContent, view: View, tile: dict[str, Any], lit: Lit) -> list[tuple[str, str]]:
    """A Realm on the text map, line by line; a star marks one that can be chosen."""
    number = tile_numbers(content)[tile["id"]]
    here = [f"{seat + 1}{units_words(units)}" for seat, units in enumerate(tile["units"]) if units]
    beast = [f"!{tile['monster'].split('-')[-1]}"] if tile["monster"] else []
    tops = "/".join([content.token_of[stack["token"]].face for stack in tile["stacks"] if stack["token"]])
    taking = any(f"stack-{tile['id']}-{stack}" in lit for stack in range(len(tile["stacks"])))
    rushing = f"monster-{tile['monster']}" in lit
    return [
        starred(name_of(content, number), f"tile-{tile['id']}" in lit, "title"),
        (f"{element_of(content, number)} {tops}".strip(), "glow" if taking else ""),
        home_words(content, view, number, tile),
        (" ".join([*beast, *here]), "glow" if rushing else "strong"),
    ]


def name_of(content: EldervaleContent, number: int) -> str:
    """A Realm on the text map: an Elemental one by its name, anything else by its kind."""
    if content.tiles[number].element != NONE:
        return short_tile_name(content, number)
    return ruin_name(content, number)


def element_of(content: EldervaleContent, number: int) -> str:
    """On the text map: the Element; `o` marks an Oracle, `l` a Lair."""
    found = content.tiles[number]
    if found.element == NONE:
        return ""
    return ELEMENTS[found.element] + {ORACLE: "°o", LAIR: "°l"}.get(int(found.kind), "")


def home_words(content: EldervaleContent, view: View, number: int, tile: dict[str, Any]) -> tuple[str, str]:
    """Whose Dwelling or Castle it is, or `GST+4`: the cost, and what it scores at once."""
    if tile["dwelling"] >= 0:
        return (
            f"{'Castle' if tile['castle'] else 'Home'} of {tile['dwelling'] + 1}",
            f"seat{tile['dwelling']}",
        )
    if content.tiles[number].element == NONE:
        return "", ""
    points = points_at_once(content, view, tile)
    return f"{cost_letters(content.dwell_cost[number])}+{points}", "dim"


def units_words(units: dict[str, int]) -> str:
    """`Wo2 Dr`: two letters each, and how many."""
    return ",".join(
        [f"{name[:2].capitalize() if name.islower() else name}{number if number > 1 else ''}"
         for name, number in units.items()]
    )  # fmt: skip
