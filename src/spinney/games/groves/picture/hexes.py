"""Groves as hexes: land of its colour, its name, what it gives to anyone, and in its lower corner what it
gives to a spirit of its colour. There are four faces: three with a name, and a small one without.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple
from zlib import crc32

from spinney.art.hexes import ROOT3
from spinney.art.icons import icon
from spinney.art.svg import Markup, Value, at, ellipse, g, numbers, path, rect, text
from spinney.engine.text import a
from spinney.games.groves.content.cards import ELEMENT_NAMES
from spinney.games.groves.picture.layout import PREFIX
from spinney.games.groves.picture.rewards import DARK, PALE, row
from spinney.games.groves.picture.terrain import LANDS, hexagon, land
from spinney.games.groves.words.rewards import Printed


class Face(NamedTuple):
    """What is printed on a grove."""

    key: str
    name: str
    colour: str  # empty for none
    dominion: int
    cost: tuple[int, int, int]
    primary: Printed
    bonus: Printed


class Style(NamedTuple):
    """How large things are on a face, on hexes of the size that it is drawn for."""

    size: float
    letters: float  # 0: no name
    name_y: float  # the last line of the name
    plate: tuple[float, float, float]  # half its width, its top, its foot
    gain: tuple[float, float]  # height and size of the icons
    bonus: tuple[float, float]
    spirit: tuple[float, float]  # the middle of whoever stands there, and how large
    shield: float


LARGE: Final = Style(80, 18, -3, (60, -17, 38), (20, 27), (56, 22), (-61, 62), 31)
NAMED: Final = Style(50, 15, -1, (39, -9, 23), (12.5, 18), (35, 15), (-45, 39), 23)
CLOSE: Final = Style(35, 13.2, 1, (28, -6, 18), (10, 14), (25, 11), (-32, 29), 18)
SMALL: Final = Style(34, 0, 0, (27, -12, 13), (0.5, 17), (22, 13), (-25, 36), 19)
FACES: Final = (LARGE, NAMED, CLOSE)
INSIDE: Final = 0.87  # how much of the width of a hex is inside its glowing rim
SMALLEST: Final = 14.3  # letters on a hex, in units of the drawing
NARROW: Final = 0.47  # how wide bold letters of the widest book faces are, as a share of their size
USUAL: Final = 0.69
BROAD: Final = 1.05
LETTERS: Final = {
    **dict.fromkeys("fijltI' ", NARROW),
    **dict.fromkeys("mwMW", BROAD),
    **dict.fromkeys("rs", 0.55),
}
TOO_WIDE: Final = 1.03
SHIELD_AT: Final = (-0.6, 0.52)  # the lower left corner, in sizes of the hex
LEAST: Final = (64.0, 43.5, 34.5)  # the smallest hexes of the faces with names


def style_for(size: float) -> Style:
    """The face for hexes of a size: with large letters, with small ones, or with none."""
    return next((style for style, least in zip(FACES, LEAST, strict=True) if size >= least), SMALL)


@lru_cache(1024)
def face(printed: Face, size: float) -> Markup:
    """The front of a grove around its middle."""
    style = style_for(size)
    half, top, foot = style.plate
    return g(
        land(printed.colour, crc32(printed.key.encode()), style.size),
        band(printed.colour, style.size) if printed.bonus else None,
        rect(x=-half, y=top, width=2 * half, height=foot - top, rx=6, fill="#fffaf0", opacity=0.82),
        name_lines(printed.name, style.size, style.letters, style.name_y, style.size / size)
        if style.letters
        else None,
        row(printed.primary.glyphs, 0, *style.gain, 2 * half),
        row(printed.bonus.glyphs, 0, *style.bonus, half * 1.15, PALE) if printed.bonus else None,
        transform=scaled(size, style),
    )


def scaled(size: float, style: Style) -> str | None:
    """The transform from the size that a face is drawn for to that of the hex."""
    return at(0, 0, size / style.size) if size != style.size else None


@lru_cache(64)
def band(colour: str, size: float) -> Markup:
    """The lower corner of a hex: what a spirit of its colour gets lies there."""
    inside = size - size * 0.09
    half = inside * ROOT3 / 2
    top = size * 0.48
    edge = inside - half / ROOT3
    edge = max(top, edge)
    lower = f"M{numbers(-half, top)}H{half:.1f}V{edge:.1f}L{numbers(0, inside)}L{numbers(-half, edge)}Z"
    return path(d=lower, fill=LANDS[colour].deep, opacity=0.88)


@lru_cache(64)
def rim(size: float) -> Markup:
    """The outline of a grove that glows, well inside its frame."""
    return path(d=hexagon(size - size * 0.1 - 1))


# Names: on one line or more, as large as they can be, within the rim.


@lru_cache(512)
def name_lines(name: str, size: float, most: float, low: float, shrunk: float) -> tuple[Markup, ...]:
    """The name of a grove above a height, for a hex of a size that is shrunk when it is drawn.

    Long words are smaller; what is still too long then is drawn narrower. The smallest hexes have no name.
    """
    if not most:
        return ()
    lines = broken(name)
    room = size * ROOT3 * INSIDE
    widest = max(map(wide, lines))
    letters = max(min(most, SMALLEST * shrunk), min(most, int(10 * room / widest) / 10))
    foot = low + (size * 0.08 if len(lines) > 2 else 0)
    return tuple(
        text(
            line,
            x=0,
            y=foot - (len(lines) - 1 - step) * letters * 0.95,
            font_size=letters,
            class_="serif bold middle",
            fill=DARK,
            stroke="#fffaf0",
            stroke_width=3,
            stroke_linejoin="round",
            paint_order="stroke",
            pointer_events="none",
            **squeezed(line, letters, room),
        )
        for step, line in enumerate(lines)
    )


def wide(line: str) -> float:
    """How wide a line is, in letters of size 1."""
    return sum(LETTERS.get(letter, USUAL) for letter in line)


def squeezed(line: str, letters: float, room: float) -> dict[str, Value]:
    """What keeps a line within its room, whatever the reader's letters are."""
    if wide(line) * letters <= room * TOO_WIDE:
        return {}
    return {"textLength": round(room), "lengthAdjust": "spacingAndGlyphs"}


@lru_cache(128)
def broken(name: str, most: int = 10) -> tuple[str, ...]:
    """The name of a grove on its hex, in lines of at most ten letters where its words allow that."""
    lines = [""]
    for word in name.split():
        longer = f"{lines[-1]} {word}".strip()
        if len(longer) <= most or not lines[-1]:
            lines[-1] = longer
        else:
            lines.append(word)
    return tuple(lines)


# Shields, and who stands there.


@lru_cache(64)
def points_shield(dominion: int, size: float) -> Markup | None:
    """The dominion of a grove on its shield, at the lower left."""
    if not dominion:
        return None
    style = style_for(size)
    return shield(dominion, SHIELD_AT[0] * size, SHIELD_AT[1] * size, style.shield * size / style.size)


@lru_cache(256)
def shield(points: int, x: float, y: float, size: float) -> Markup:
    """A shield with a number on it."""
    size = max(size, 21.0)
    letters = max(14.4, size * (0.58 if points < 10 else 0.5))
    return g(
        icon(PREFIX, "shield", x, y, size, ""),
        text(str(points), x=x, y=y + letters * 0.36, font_size=letters, class_="bold middle", fill="#fff"),
        pointer_events="none",
    )


@lru_cache(64)
def veil(haunted: bool, size: float) -> Markup:
    """What lies over a grove that is taken until dusk; darker where a wraith stands."""
    hue, share = ("#1d1428", 0.24) if haunted else ("#fbf3da", 0.4)
    return path(d=hexagon(size * 0.97), fill=hue, opacity=share, class_="terrain", pointer_events="none")


@lru_cache(64)
def standing(kind: str, size: float) -> Markup:
    """A spirit on a grove, seen from the middle of the hex."""
    style = style_for(size)
    y, wide = (number * size / style.size for number in style.spirit)
    return g(
        ellipse(cx=0, cy=y + wide * 0.44, rx=wide * 0.36, ry=wide * 0.1, fill="#120b04", opacity=0.35),
        icon(PREFIX, kind, 0, y, wide, ""),
    )


@lru_cache(256)
def face_words(printed: Face) -> str:
    """Everything that is printed on a grove, a line each."""
    lines = [printed.name + (f", {a(f'{printed.colour} grove')}" if printed.colour else "")]
    return "\n".join([*lines, *face_lines(printed)])


@lru_cache(256)
def face_lines(printed: Face) -> tuple[str, ...]:
    """What a grove costs, is worth and gives, each in a line."""
    lines = []
    if any(printed.cost):
        lines.append(f"Cost: {cost_words(printed.cost)}, and the crystals of its place in the row")
    if printed.dominion:
        lines.append(f"Worth {printed.dominion} dominion at the end")
    if printed.primary:
        lines.append(f"Any spirit: {printed.primary.words}")
    if printed.bonus:
        lines.append(f"{a(f'{printed.colour} spirit').capitalize()} or a wraith, too: {printed.bonus.words}")
    return tuple(lines)


def cost_words(cost: tuple[int, int, int]) -> str:
    """What a grove costs, for the tooltip of its hex: 2 earth, 1 water."""
    return ", ".join([f"{count} {name}" for name, count in zip(ELEMENT_NAMES, cost, strict=True) if count])
