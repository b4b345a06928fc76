"""Rewards and costs as rows of icons. An effect reads from left to right: cost, arrow, gain."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from spinney.art.icons import icon
from spinney.art.svg import Markup, at, g, path, text
from spinney.games.groves.picture.layout import PREFIX
from spinney.games.groves.words.rewards import FOR, OR, Glyph

MANY: Final = 3  # from here on people read a number
DARK: Final = "#2a1f0d"  # signs on pale ground
PALE: Final = "#fff8e6"  # and on dark


@lru_cache(2048)
def row(glyphs: tuple[Glyph, ...], x: float, y: float, size: float, most: float, ink: str = DARK) -> Markup:
    """A reward around a middle; icons are `size` wide, or smaller so that no row is wider than `most`."""
    return glyph_row(glyphs, x, y, min(size, most / max(1, wide(glyphs))), ink)


def wide(glyphs: tuple[Glyph, ...]) -> float:
    """How wide a row is, in icons."""
    return sum(advance(glyph) for glyph in glyphs) + 0.08 * (len(glyphs) - 1)


def advance(glyph: Glyph) -> float:
    """How wide one glyph of a reward is, in icons."""
    if glyph.name in (OR, FOR):
        return 0.5 if glyph.name == OR else 0.75
    return 1.6 if glyph.times >= MANY else 1 + 0.94 * (glyph.times - 1)


@lru_cache(2048)
def glyph_row(glyphs: tuple[Glyph, ...], x: float, y: float, size: float, ink: str = DARK) -> Markup:
    """Icons one after another around a middle. The words are those of whatever they lie on."""
    drawn: list[Markup] = []
    along = -wide(glyphs) / 2
    for glyph in glyphs:
        drawn.extend(drawn_glyph(glyph, along * size, size, ink))
        along += advance(glyph) + 0.08
    return g(drawn, transform=at(x, y), pointer_events="none")


def drawn_glyph(glyph: Glyph, left: float, size: float, ink: str) -> list[Markup]:
    """One glyph of a reward: icons, a slash for "or", an arrow for "for"."""
    name, count = glyph
    if name in (OR, FOR):
        middle = left + size * advance(glyph) / 2
        return [sign(name, middle, size, ink)]
    middle = left + size / 2
    if count < MANY:
        return [icon(PREFIX, name, middle + step * 0.94 * size, 0, size, "") for step in range(count)]
    number = text(str(count), x=left, y=size * 0.36, font_size=max(12, size), class_="bold", fill=ink)
    return [number, icon(PREFIX, name, middle + 0.6 * size, 0, size, "")]


def sign(name: str, x: float, size: float, ink: str) -> Markup:
    """The stroke of "or", or the arrow of "for"."""
    s = size
    slash = f"M{x + s * 0.12:.1f} {-s * 0.4:.1f}L{x - s * 0.12:.1f} {s * 0.4:.1f}"
    arrow = (
        f"M{x - s * 0.3:.1f} 0H{x + s * 0.3:.1f}"
        f"M{x + s * 0.08:.1f} {-s * 0.22:.1f}L{x + s * 0.3:.1f} 0L{x + s * 0.08:.1f} {s * 0.22:.1f}"
    )
    return path(d=slash if name == OR else arrow, class_="none", stroke=ink, stroke_width=max(1.8, s * 0.12))
