"""One Realm as it is drawn: its land, its name, its Treasure, and whoever stands there."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from spinney.art.kept import unpacked
from spinney.art.svg import Markup, Value, at, g, joined, path, rect, text, use
from spinney.art.touch import part
from spinney.engine.nothing import NONE
from spinney.games.eldervale.content.lookups import EldervaleContent
from spinney.games.eldervale.content.tile_kinds import LAIR, ORACLE, TILE_KINDS
from spinney.games.eldervale.content.vocabulary import ELEMENTS, RESOURCES
from spinney.games.eldervale.picture.layout import PREFIX
from spinney.games.eldervale.picture.letters import BOLD, wide_of
from spinney.games.eldervale.picture.lookups import Tile
from spinney.games.eldervale.picture.shapes.lands import RIM
from spinney.games.eldervale.picture.shapes.landscapes import STONE
from spinney.games.eldervale.picture.symbols import silhouette, thing
from spinney.games.eldervale.picture.tile import CHANGING, monster_words, stack_words, told
from spinney.games.eldervale.picture.tokens import beast, drawn_figure, figure, seal, treasure
from spinney.games.eldervale.words.names import ruin_name, short_tile_name, tile_name

FLOOR: Final = 15.0  # where figures stand
BACK: Final = -8.0  # and what is behind them
SIDES: Final = (-60.0, 60.0)  # Treasure stacks
STACK: Final = (30.0, 56.0)
ROOMS: Final = (158.0, 164.0, 132.0)  # for a name on one line, and for the two lines of one
BASE: Final = 64.0  # where a name stands
LEAST: Final = 0.91  # of the usual size of letters
NEARLY: Final = 1.12  # what a name may be too long for one line: it is drawn closer together
CLOSEST: Final = 0.72  # of the usual width of a word


@lru_cache(1024)
def land(
    content: EldervaleContent, number: int, written: bytes, points: int, x: float, y: float, letters: float
) -> Markup:
    """The tile of a Realm with what is printed on it and its Dwelling; told in words."""
    tile: Tile = unpacked(written)
    return part(
        PREFIX,
        f"tile-{tile['id']}",
        told(content, number, tile, points),
        scene(content, number),
        resource(content, number, tile),
        home(tile),
        label(content, number, letters),
        rim=rim(letters),
        transform=at(x, y),
    )


@lru_cache(256)
def scene(content: EldervaleContent, number: int) -> Markup:
    """The ground of a Realm with its building."""
    found = content.tiles[number]
    element = ELEMENTS[found.element] if found.element != NONE else STONE
    building: Markup | None = None
    if found.element == NONE:
        name = TILE_KINDS[found.kind].name
        building = use(f"{PREFIX}site-ruin-{name}", transform="translate(0 -8) scale(.92)")
    elif found.kind == LAIR:
        building = use(f"{PREFIX}site-lair-{element}")
    elif found.kind == ORACLE:
        building = use(f"{PREFIX}site-oracle", transform="translate(0 -16)")
    return g(use(f"{PREFIX}land-{element}"), building, class_="terrain")


def resource(content: EldervaleContent, number: int, tile: Tile) -> Markup:
    """What an Elemental Realm gives when its Treasure is gone, and the eye of an Oracle."""
    found = content.tiles[number]
    empty = found.element != NONE and not any(stack["token"] for stack in tile["stacks"])
    aside = len(tile["stacks"]) < 2
    return joined(
        thing(RESOURCES[content.tile_resource[number]], SIDES[0], -20, 30) if empty else None,
        thing("eye", 60 if aside else 0, -4 if aside else -76, 34) if found.kind == ORACLE else None,
    )


def home(tile: Tile) -> Markup | None:
    """The Dwelling or Castle on a Realm, with the mark of its owner."""
    seat = tile["dwelling"]
    if seat < 0:
        return None
    name, high = ("castle", 84.0) if tile["castle"] else ("dwelling", 70.0)
    crowd = any(tile["units"]) or bool(tile["monster"])
    floor = BACK if crowd else BACK + 18
    return g(
        drawn_figure(name, 0, floor, high, f"seat-{seat + 1}"),
        seal(seat, 24, floor - 10, 12),
        pointer_events="none",
    )


def label(content: EldervaleContent, number: int, letters: float) -> Markup:
    """The name of a Realm on one line or two, inside its hex, with a halo around it."""
    found = content.tiles[number]
    name = short_tile_name(content, number) if found.element != NONE else tile_name(content, number)
    size = round(letters * LEAST if wide_of(name) * BOLD * letters > ROOMS[0] else min(letters, 38.0), 1)
    if wide_of(name) * BOLD * size > ROOMS[0] * NEARLY and found.element == NONE:
        name = ruin_name(content, number)
    one = wide_of(name) * BOLD * size <= ROOMS[0] * NEARLY or " " not in name
    lines = [name] if one else name.rsplit(" ", 1)
    lows = [BASE - 9] if one else [BASE - size * 0.98, BASE]
    rooms = ROOMS[:1] if one else ROOMS[1:]
    return g(
        [line_of(*line, size) for line in zip(lines, lows, rooms, strict=True)],
        pointer_events="none",
    )


def line_of(words: str, low: float, room: float, size: float) -> Markup:
    """A line of a name, drawn closer together if there is too little room for it."""
    wide = wide_of(words) * BOLD * size
    squeezed: dict[str, Value] = {
        "textLength": round(max(room, wide * CLOSEST), 1),
        "lengthAdjust": "spacingAndGlyphs",
    }
    return text(
        words,
        y=round(low, 1),
        font_size=size,
        class_="bold middle f-ink s-paper",
        stroke_width=5,
        stroke_linejoin="round",
        stroke_opacity=0.85,
        paint_order="stroke",
        **(squeezed if wide > room else {}),
    )


def rim(letters: float) -> Markup:
    """What glows of a Realm; so wide that the number on it stands in the middle of its upper edge."""
    wide = round(5.4 * letters, 1)
    return joined(path(d=RIM), rect(x=-wide / 2, y=-86, width=wide, height=1, fill="none", stroke="none"))


# What lies and stands on it.


@lru_cache(1024)
def stacks(content: EldervaleContent, id_: str, written: bytes, x: float, y: float) -> tuple[Markup, ...]:
    """The Treasure stacks of a Realm, left and right; nothing where one is used up."""
    found: list[dict[str, Any]] = unpacked(written)
    wide, high = STACK
    outline = {"x": -wide / 2 - 4, "y": -high / 2 - 4, "width": wide + 8, "height": high + 8, "rx": 10}
    return tuple(
        [
            part(
                PREFIX,
                f"stack-{id_}-{number}",
                f"Treasure: {stack_words(content, stack)}",
                treasure(content, stack["token"], wide, high, stack["below"]),
                rect(**outline, fill_opacity=0),
                rim=rect(**outline),
                transform=at(round(x + SIDES[number % 2], 1), round(y - 22, 1)),
            )
            for number, stack in enumerate(found)
            if stack["token"]
        ]
    )


@lru_cache(1024)
def crowd(content: EldervaleContent, written: bytes, x: float, y: float, least: float) -> tuple[Markup, ...]:
    """Units of all seats and the Monster of a Realm, side by side; in two rows if they are many.

    `least` is the size of numbers.
    """
    tile: Tile = unpacked(written)
    units = [(seat, name, number) for seat, here in enumerate(tile["units"]) for name, number in here.items()]
    total = len(units) + bool(tile["monster"])
    high = {1: 66.0, 2: 56.0, 3: 48.0}.get(total, 42.0)
    spots = [(x + dx, y + dy) for dx, dy in standing(total, high)]
    drawn = [
        unit(content, tile, one, (round(left, 1), round(bottom, 1), high), least)
        for one, (left, bottom) in zip(units, spots, strict=False)
    ]
    if tile["monster"]:
        left, bottom = spots[-1]
        alone = 80.0 if total == 1 else high * 1.15
        drawn.append(monster_part(content, tile["monster"], round(left, 1), round(bottom, 1), alone, least))
    return tuple(drawn)


def standing(total: int, high: float) -> list[tuple[float, float]]:
    """Where so many figures stand around the middle of a Realm."""
    rows = [total] if total <= 3 else [total // 2, total - total // 2]
    pitch = 0.0 if total == 1 else min(high * 0.86, 120 / max(1, max(rows) - 1))
    found = []
    for row, many in enumerate(rows):
        low = FLOOR - (len(rows) - 1 - row) * high * 0.8
        found += [(pitch * (place - (many - 1) / 2), low) for place in range(many)]
    return found


def unit(
    content: EldervaleContent,
    tile: Tile,
    who: tuple[int, str, int],
    room: tuple[float, float, float],
    least: float,
) -> Markup:
    """Units of a kind and seat that stand in a Realm, and what a Shapeshifter counts as."""
    seat, name, number = who
    x, y, high = room
    shape = tile["shape"] if name == CHANGING else ""
    return g(
        figure(content, seat, name, number, high, least),
        silhouette(f"unit-{shape}", -high * 0.3, -high * 0.86, 24) if shape else None,
        id=f"{PREFIX}unit-{seat}-{name}-{tile['id']}",
        data_piece=f"{name}-{seat}",
        transform=at(x, y),
        pointer_events="none",
    )


@lru_cache(1024)
def monster_part(
    content: EldervaleContent, id_: str, x: float, y: float, high: float, least: float, more: str = ""
) -> Markup:
    """A Monster; it can be touched."""
    size = high * 0.56
    outline = {"x": -size, "y": -high - 2, "width": 2 * size, "height": high + 8, "rx": 12}
    return part(
        PREFIX,
        f"monster-{id_}",
        f"{monster_words(content, id_)}{more}",
        rect(**outline, fill_opacity=0),
        beast(content, id_, high, least),
        rim=rect(**outline),
        piece=f"beast-{id_}",
        transform=at(x, y),
    )
