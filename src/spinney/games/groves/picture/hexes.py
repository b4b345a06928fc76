"""Groves as hexes: the wash tells the colour, the outline of a spirit where one may stand tells it again.

A full hex has its name, what it gives to anyone, and in its lower corner what it gives to a spirit of its
colour. A small one leaves the name to the tooltip.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from spinney.art.board import lantern
from spinney.art.hexes import ROOT3, rounded_hex
from spinney.art.icons import icon
from spinney.art.icons.spirits import OUTLINES
from spinney.art.lettering import numeral, text_lines
from spinney.art.svg import Markup, at, ellipse, g, numbers, path
from spinney.engine.text import a
from spinney.games.groves.content.cards import ELEMENT_NAMES
from spinney.games.groves.picture.layout import FULL, PREFIX
from spinney.games.groves.picture.rewards import row
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
    usable: bool = True  # the quick reference is not


LARGE: Final = 66.0  # the size that full faces are drawn at
SMALL: Final = 40.0


@lru_cache(16)
def outline(size: float, inset: float = 0) -> str:
    """The outline of a grove: a hex that stands on a corner, its corners rounded."""
    return rounded_hex(size - inset, 0.14)


@lru_cache(64)
def glow(size: float) -> Markup:
    """The lantern of a grove's hex, inside its outline and as thick as the hex is large."""
    return lantern(path(d=outline(LARGE, 4), transform=at(0, 0, size / LARGE)))


@lru_cache(16)
def lower_corner(size: float) -> str:
    """The lowest quarter of a hex: what a spirit of its colour gets lies there."""
    half = size * ROOT3 / 2 * 0.985
    return (
        f"M{numbers(-half, size * 0.41)}Q{numbers(0, size * 0.34, half, size * 0.41)}"
        f"L{numbers(half, size * 0.49)}Q{numbers(half * 0.96, size * 0.52, half * 0.86, size * 0.57)}"
        f"L{numbers(half * 0.13, size * 0.93)}Q{numbers(0, size, -half * 0.13, size * 0.93)}"
        f"L{numbers(-half * 0.86, size * 0.57)}Q{numbers(-half * 0.96, size * 0.52, -half, size * 0.49)}Z"
    )


@lru_cache(512)
def face(printed: Face, size: float) -> Markup:
    """The front of a grove around its middle."""
    if size >= FULL:
        return g(full_face(printed), transform=at(0, 0, size / LARGE) if size != LARGE else None)
    return g(small_face(printed), transform=at(0, 0, size / SMALL) if size != SMALL else None)


def ground(printed: Face, size: float) -> list[Markup]:
    """Wash, lower corner, outline."""
    wash = f"grove-{printed.colour or 'plain'}"
    corner = path(d=lower_corner(size), class_=f"f-spirit-{printed.colour}", opacity=0.42)
    return [
        path(d=outline(size, 1.5), class_=f"f-{wash}"),
        *([corner] if printed.bonus else []),
        path(d=outline(size, 1.5), class_="none line s-line"),
    ]


def full_face(printed: Face) -> list[Markup]:
    """The front of a grove at its full size, with its name."""
    drawn = ground(printed, LARGE)
    if not printed.usable:
        return drawn
    drawn.append(spot(printed.colour, -41, 16))
    drawn.extend(name_lines(printed.name, -9.5, 13.7))
    low = 15.5 if printed.bonus else 20
    drawn.append(row(printed.primary.glyphs, 0, low, 20, 104))
    if printed.bonus:
        drawn.append(row(printed.bonus.glyphs, 0, 41, 18, 60))
    return drawn


def small_face(printed: Face) -> list[Markup]:
    """The front of a grove in a crowded realm: no name, smaller icons."""
    drawn = ground(printed, SMALL)
    if not printed.usable:
        return drawn
    drawn.append(spot(printed.colour, -22, 11))
    drawn.append(row(printed.primary.glyphs, 0, 4 if printed.bonus else 10, 18, 62))
    if printed.bonus:
        drawn.append(row(printed.bonus.glyphs, 0, 24, 14, 38))
    return drawn


def spot(colour: str, y: float, size: float) -> Markup:
    """Where a spirit may stand: a worn place, with the outline of the spirits that get more here."""
    worn = ellipse(cx=0, cy=y + size * 0.75, rx=size, ry=size * 0.36, class_="f-shadow", opacity=0.14)
    if not colour:
        return g(worn)
    ghost = path(
        d=OUTLINES[colour],
        class_=f"f-spirit-{colour} thin s-edge",
        opacity=0.5,
        transform=at(-size * 0.86, y - size * 0.86, size / 14),
    )
    return g(worn, ghost)


@lru_cache(64)
def points_shield(dominion: int, size: float) -> Markup | None:
    """Dominion on a shield, over whatever glows around the hex."""
    if not dominion:
        return None
    x, y, wide = (-39, -30, 23) if size >= FULL else (-22, -14, 20)
    scale = size / (LARGE if size >= FULL else SMALL)
    return shield(dominion, x * scale, y * scale, wide * scale)


def shield(dominion: int, x: float, y: float, size: float) -> Markup:
    """The dominion of a grove on its shield."""
    return g(
        icon(PREFIX, "shield", x, y, size, ""),
        numeral(dominion, x, y + size * 0.24, size * 0.7, "middle f-on-seat"),
        pointer_events="none",
    )


def name_lines(name: str, y: float, size: float) -> list[Markup]:
    """A name on one or two lines around a height."""
    lines = broken(name)
    first = y + size * 0.35 - (len(lines) - 1) * size * 0.5
    return text_lines(lines, 0, first, size, size, "serif middle f-ink")


@lru_cache(128)
def broken(name: str, most: int = 13) -> tuple[str, ...]:
    """The name of a grove on its hex, in two lines of about the same length if it is too long for one."""
    if len(name) <= most or " " not in name:
        return (name,)
    spaces = [at_ for at_, letter in enumerate(name) if letter == " "]
    cut = min(spaces, key=lambda at_: abs(2 * at_ - len(name)))
    return name[:cut], name[cut + 1 :]


@lru_cache(256)
def face_words(printed: Face) -> str:
    """Everything that is printed on a grove, a line each."""
    lines = [printed.name + (f", {a(f'{printed.colour} grove')}" if printed.colour else "")]
    if any(printed.cost):
        lines.append(f"Cost: {cost_words(printed.cost)}, and the crystals of its place in the row")
    if printed.dominion:
        lines.append(f"Worth {printed.dominion} dominion at the end")
    if not printed.usable:
        lines.append("No spirit can be placed here")
    if printed.primary:
        lines.append(f"Any spirit: {printed.primary.words}")
    if printed.bonus:
        lines.append(f"{a(f'{printed.colour} spirit').capitalize()} or a wraith, too: {printed.bonus.words}")
    return "\n".join(lines)


def cost_words(cost: tuple[int, int, int]) -> str:
    """What a grove costs, for the tooltip of its hex: 2 earth, 1 water."""
    return ", ".join([f"{count} {name}" for name, count in zip(ELEMENT_NAMES, cost, strict=True) if count])


@lru_cache(64)
def standing(kind: str, size: float) -> Markup:
    """A spirit on a grove, seen from the middle of the hex."""
    y, wide = (-42.0, 42.0) if size >= FULL else (-22.0, 29.0)
    scale = size / (LARGE if size >= FULL else SMALL)
    y, wide = y * scale, wide * scale
    return g(
        ellipse(cx=0, cy=y + wide * 0.46, rx=wide * 0.42, ry=wide * 0.12, class_="f-shadow", opacity=0.4),
        icon(PREFIX, kind, 0, y, wide, ""),
    )
