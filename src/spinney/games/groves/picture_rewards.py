"""Rewards and costs as rows of icons and as words.

A reward is read from its text, as editions write it: `light:1, crystal:1`, `either(crystal:2 / cull, any:1)`,
`swap(crystal:2 → dominion:1)`. An effect reads from left to right: cost, arrow, gain.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from spinney.art.icons import icon
from spinney.art.svg import Markup, at, g, path, text
from spinney.games.groves.picture_layout import PREFIX
from spinney.games.groves.rewards import split_outside

ICON_OF: Final = {
    "earth": "earth",
    "light": "light",
    "water": "water",
    "any": "any-element",
    "crystal": "crystal",
    "dominion": "dominion",
    "spirit": "any-spirit",
    "white": "spirit-white",
    "cull": "cull",
    "draw": "draw",
}
SIGNS: Final = {"either": "/", "swap": ">"}
NOTHING: Final = ("", "-", "–")
MANY: Final = 3  # from here on people read a number


class Glyph(NamedTuple):
    """One thing of a row: an icon so many times, or a sign (`/`, `>`)."""

    name: str
    times: int


class Symbol(NamedTuple):
    """One symbol of a reward. `either` and `swap` have two sides, everything else has only the first."""

    shape: str
    first: tuple[Glyph, ...]
    second: tuple[Glyph, ...] = ()


@lru_cache(256)
def read(reward: str) -> tuple[Symbol, ...]:
    """The symbols of a reward, from left to right."""
    return tuple(symbol(word.strip()) for word in split_outside(reward, ",") if word.strip() not in NOTHING)


def symbol(word: str) -> Symbol:
    for shape, between in (("either", "/"), ("swap", "->")):
        if word.startswith(f"{shape}("):
            first, second = word[len(shape) + 1 : -1].replace("→", "->").split(between)
            return Symbol(shape, listed(first), listed(second))
    return Symbol("plain", listed(word))


def listed(words: str) -> tuple[Glyph, ...]:
    return tuple(glyph(word.strip()) for word in words.split(","))


def glyph(word: str) -> Glyph:
    name, _, count = word.partition(":")
    return Glyph(name, int(count or 1))


# In words.


@lru_cache(256)
def words(reward: str) -> str:
    """A reward in plain words; nothing at all is an empty line."""
    return together([symbol_words(part) for part in read(reward)])


def symbol_words(part: Symbol) -> str:
    if part.shape == "either":
        return f"either {all_words(part.first)}, or {all_words(part.second)}"
    if part.shape == "swap":
        return f"you may pay {all_words(part.first)} for {all_words(part.second)}"
    return all_words(part.first)


def all_words(glyphs: tuple[Glyph, ...]) -> str:
    return together([glyph_words(name, count) for name, count in glyphs])


def together(told: list[str]) -> str:
    return " and ".join([", ".join(told[:-1]), told[-1]]) if len(told) > 1 else "".join(told)


def glyph_words(name: str, count: int) -> str:
    many = "" if count == 1 else "s"
    return {
        "any": f"{count} element{many} of your choice",
        "crystal": f"{count} crystal{many}",
        "spirit": f"{count} spirit{many} of your choice for your bag",
        "white": f"{count} white spirit{many} for your bag",
        "cull": "removing a random spirit from your bag",
        "draw": f"drawing {count} more spirit{many} from your bag now",
    }.get(name, f"{count} {name}")


# As icons.


@lru_cache(2048)
def row(reward: str, x: float, y: float, size: float, most: float) -> Markup:
    """A reward around a middle; icons are `size` wide, or smaller so that no row is wider than `most`."""
    glyphs = flat(read(reward))
    return glyph_row(glyphs, x, y, min(size, most / max(1, wide(glyphs))))


def flat(symbols: tuple[Symbol, ...]) -> tuple[Glyph, ...]:
    """All in one row, with a sign between two sides."""
    found: list[Glyph] = []
    for shape, first, second in symbols:
        found += [*first, *([Glyph(SIGNS[shape], 1)] if second else []), *second]
    return tuple(found)


def wide(glyphs: tuple[Glyph, ...]) -> float:
    """How wide a row is, in icons."""
    return sum(advance(glyph) for glyph in glyphs) + 0.12 * (len(glyphs) - 1)


def advance(glyph: Glyph) -> float:
    if glyph.name in "/>":
        return 0.5 if glyph.name == "/" else 0.7
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
    name, count = glyph
    if name == "/":
        slash = f"M{left + size * 0.36:.1f} {-size * 0.38:.1f}L{left + size * 0.14:.1f} {size * 0.44:.1f}"
        return [path(d=slash, class_="none line s-ink")]
    if name == ">":
        return [icon(PREFIX, "arrow", left + size * 0.35, 0, size * 0.7, "")]
    middle = left + size / 2
    if count < MANY:
        return [
            icon(PREFIX, ICON_OF[name], middle + step * 0.82 * size, 0, size, "") for step in range(count)
        ]
    number = text(str(count), x=left, y=size * 0.36, font_size=max(12, size), class_="bold f-ink")
    return [number, icon(PREFIX, ICON_OF[name], middle + 0.6 * size, 0, size, "")]
