"""Rewards and costs as rows of icons. An effect reads from left to right: cost, arrow, gain."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from spinney.art.icons import icon
from spinney.art.lettering import numeral
from spinney.art.svg import Markup, at, g, path
from spinney.games.groves.picture.layout import PREFIX
from spinney.games.groves.words.rewards import FOR, OR, Glyph

MANY: Final = 3  # from here on people read a number


@lru_cache(2048)
def row(glyphs: tuple[Glyph, ...], x: float, y: float, size: float, most: float) -> Markup:
    """A reward around a middle; icons are `size` wide, or smaller so that no row is wider than `most`."""
    return glyph_row(glyphs, x, y, min(size, most / max(1, wide(glyphs))))


def wide(glyphs: tuple[Glyph, ...]) -> float:
    """How wide a row is, in icons."""
    return sum(advance(glyph) for glyph in glyphs) + 0.12 * (len(glyphs) - 1)


def advance(glyph: Glyph) -> float:
    """How wide one glyph of a reward is, in icons."""
    if glyph.name in (OR, FOR):
        return 0.5 if glyph.name == OR else 0.7
    return 1.55 if glyph.times >= MANY else 1 + 0.82 * (glyph.times - 1)


@lru_cache(2048)
def glyph_row(glyphs: tuple[Glyph, ...], x: float, y: float, size: float) -> Markup:
    """Icons one after another around a middle. The words are those of whatever they lie on."""
    drawn: list[Markup] = []
    along = -wide(glyphs) / 2
    for glyph in glyphs:
        drawn.extend(drawn_glyph(glyph, along * size, size))
        along += advance(glyph) + 0.12
    return g(drawn, transform=at(x, y), pointer_events="none")


def drawn_glyph(glyph: Glyph, left: float, size: float) -> list[Markup]:
    """One glyph of a reward: icons, a slash for "or", an arrow for "for"."""
    name, count = glyph
    if name == OR:
        slash = f"M{left + size * 0.36:.1f} {-size * 0.38:.1f}L{left + size * 0.14:.1f} {size * 0.44:.1f}"
        return [path(d=slash, class_="none line s-ink")]
    if name == FOR:
        return [icon(PREFIX, "arrow", left + size * 0.35, 0, size * 0.7, "")]
    middle = left + size / 2
    if count < MANY:
        return [icon(PREFIX, name, middle + step * 0.82 * size, 0, size, "") for step in range(count)]
    number = numeral(count, left, size * 0.36, size, "f-ink")
    return [number, icon(PREFIX, name, middle + 0.6 * size, 0, size, "")]
