"""One Realm in words: what it is, its Treasure, what a Dwelling costs and scores, who stands there."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from spinney.engine.faces.names import seat_mark
from spinney.engine.nothing import NONE
from spinney.engine.text import many
from spinney.games.eldervale.content.abilities import MONSTER_ABILITIES
from spinney.games.eldervale.content.lookups import EldervaleContent
from spinney.games.eldervale.content.tile_kinds import TILE_KINDS
from spinney.games.eldervale.content.vocabulary import ELEMENTS, RESOURCES, SHAPESHIFTER, UNITS
from spinney.games.eldervale.picture.lookups import Tile
from spinney.games.eldervale.words.phrases import cost_words

CHANGING: Final = UNITS[SHAPESHIFTER]


def kind_words(content: EldervaleContent, number: int) -> str:
    """What kind of Realm it is: `Earth Expanse`, `Mill`."""
    found = content.tiles[number]
    element = f"{ELEMENTS[found.element].capitalize()} " if found.element != NONE else ""
    return f"{element}{TILE_KINDS[found.kind].words}"


def told(content: EldervaleContent, number: int, tile: Tile, points: int) -> str:
    """A Realm in words, line by line."""
    lines = [f"{content.tiles[number].name} ({kind_words(content, number)})"]
    return "\n".join([*lines, *facts(content, number, tile, points)])


def facts(content: EldervaleContent, number: int, tile: Tile, points: int) -> list[str]:
    """What can be said about a Realm now: Treasure, Dwelling, Units, Monster."""
    found = content.tiles[number]
    lines = treasure_words(content, number, tile) if found.element != NONE else []
    if tile["dwelling"] >= 0:
        lines.append(f"{'Castle' if tile['castle'] else 'Dwelling'} of {seat_mark(tile['dwelling'])}")
    elif found.element != NONE:
        what = "Castle" if found.castle else "Dwelling"
        cost = cost_words(found.dwell_cost)
        lines.append(f"{what} for {cost}: {points} VP at once, {found.dwell_power} Power")
    for seat, here in enumerate(tile["units"]):
        if here:
            lines.append(f"{seat_mark(seat)}: {units_words(content, here)}{shape_words(tile, here)}")
    if tile["monster"]:
        lines.append(monster_words(content, tile["monster"]))
    return lines


def treasure_words(content: EldervaleContent, number: int, tile: Tile) -> list[str]:
    """The Treasure on a tile, in words."""
    tops = [stack_words(content, stack) for stack in tile["stacks"] if stack["token"]]
    if tops:
        return [f"Treasure: {', '.join(tops)}"]
    return [f"no Treasure left: gives a {RESOURCES[content.tile_resource[number]].capitalize()}"]


def stack_words(content: EldervaleContent, stack: dict[str, Any]) -> str:
    """What lies on top of a stack, and how many below it."""
    top, below = content.token_of[stack["token"]].printed.words, stack["below"]
    return f"{top} ({below} more below)" if below else f"{top} (the last one)"


def units_words(content: EldervaleContent, here: dict[str, int]) -> str:
    """Words on a tile where Units stand: who they are."""
    return ", ".join([many(number, unit_words(content, name)) for name, number in here.items()])


def unit_words(content: EldervaleContent, kind: str) -> str:
    """A kind of Unit, or a Monster that serves, by its name for people."""
    return kind.capitalize() if kind in UNITS else next(m.name for m in content.monsters if m.id == kind)


def shape_words(tile: Tile, here: dict[str, int]) -> str:
    """E-16.5  What a Shapeshifter counts as, after the Units it stands with."""
    return f" as a {tile['shape'].capitalize()}" if tile["shape"] and CHANGING in here else ""


@lru_cache(256)
def monster_words(content: EldervaleContent, id_: str) -> str:
    """Words on a tile where a Monster stands: its name, dice and abilities."""
    found = next(one for one in content.monsters if one.id == id_)
    able = [f"{one.name} ({one.words})" for one in MONSTER_ABILITIES if found.abilities & one.bit]
    return f"{found.name}: {many(found.dice, 'die')}, {', '.join(able) or 'no ability'}"
