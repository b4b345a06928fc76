"""Rewards as people see them: one walk of what was read gives the words, the short words and the icons."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from mypy_extensions import i64

from spinney.engine.nothing import NONE
from spinney.engine.text import listed, many
from spinney.games.groves.content.symbols import ANY, CULL, DRAW, EITHER, SPIRIT, SWAP, SYMBOLS

if TYPE_CHECKING:
    from spinney.games.groves.content.edition import GrovesContent

DEEDS: Final = {  # symbols that something is done for, rather than had
    CULL: ("cull", "spirit", "spirits"),
    DRAW: ("draw", "more spirit", "more spirits"),
}
CHOSEN: Final = {ANY: ("element", "elements"), SPIRIT: ("spirit", "spirits")}  # the choice follows
NOTES: Final = {
    CULL: "What is culled comes at random from your bag and goes to the supply.",
    DRAW: "What is drawn comes from your bag and is placed in this round.",
    SPIRIT: "You choose which next, for your bag.",
    ANY: "You choose which element next.",
    EITHER: "You choose the side next.",
    SWAP: "You decide on the exchange next.",
}
COLLECT: Final = "collect "
OR: Final = "/"  # the signs between two sides
FOR: Final = ">"


class Glyph(NamedTuple):
    """One thing of a row of icons: an icon so many times, or a sign."""

    name: str
    times: int


class Printed(NamedTuple):
    """A reward in words, in short words for narrow columns, and as icons. No reward is false."""

    words: str = ""
    short: str = ""
    glyphs: tuple[Glyph, ...] = ()

    def __bool__(self) -> bool:
        return self.words != ""


@lru_cache(1024)
def printed(content: GrovesContent, reward: i64, to_all: bool = False) -> Printed:
    """A reward: 2 crystals and 1 earth; in words for whoever gets it, or in those for everybody."""
    if reward == NONE:
        return Printed()
    inside = content.rewards[reward]
    parts = [
        printed_symbol(content, kind, a, b, to_all)
        for kind, a, b in zip(inside.kinds, inside.a, inside.b, strict=True)
    ]
    holds_rewards = len(parts) > 1 and any(kind in (SWAP, EITHER) for kind in inside.kinds)
    words = [part.words for part in parts]
    return Printed(
        ", and ".join(words) if holds_rewards else listed(words),
        ", ".join([part.short for part in parts]),
        tuple([glyph for part in parts for glyph in part.glyphs]),
    )


def printed_symbol(content: GrovesContent, kind: i64, a: i64, b: i64, to_all: bool = False) -> Printed:
    """One symbol of a reward, in words and icons."""
    if kind == SWAP:
        return swap(printed(content, a, to_all), printed(content, b, to_all))
    if kind == EITHER:
        return either(printed(content, a, to_all), printed(content, b, to_all))
    symbol = SYMBOLS[kind]
    words = symbol.told(a) if to_all else symbol.words(a)
    return Printed(words, symbol.short(a), (Glyph(symbol.icon, int(a)),))


def swap(cost: Printed, gain: Printed) -> Printed:
    """G-6.14  A swap in a reward; icons read from left to right: cost, arrow, gain."""
    return Printed(
        f"{gain.words} for {cost.words}",
        f"{cost.short} > {gain.short}",
        (*cost.glyphs, Glyph(FOR, 1), *gain.glyphs),
    )


def either(one: Printed, other: Printed) -> Printed:
    """G-6.17  A reward with two sides, in words and icons; a comma where a side is a list."""
    simple = len(one.glyphs) == len(other.glyphs) == 1
    return Printed(
        f"either {one.words}{'' if simple else ','} or {other.words}",
        f"{one.short} / {other.short}",
        (*one.glyphs, Glyph(OR, 1), *other.glyphs),
    )


def deed(content: GrovesContent, reward: i64) -> str:
    """What one does to have a reward, as a question asks for it: collect 1 water and cull 1 spirit."""
    inside = content.rewards[reward]
    if inside.kinds == [EITHER]:
        return f"{deed(content, inside.a[0])}, or {deed(content, inside.b[0])}"
    deeds: list[str] = []
    things: list[str] = []
    for kind, a, b in zip(inside.kinds, inside.a, inside.b, strict=True):
        if kind not in DEEDS:
            plain = many(a, *CHOSEN[kind]) if kind in CHOSEN else printed_symbol(content, kind, a, b).words
            things.append(plain)
            continue
        deeds += [f"{COLLECT}{listed(things)}"] if things else []
        things = []
        deeds.append(f"{DEEDS[kind][0]} {many(a, *DEEDS[kind][1:])}")
    return listed([*deeds, f"{COLLECT}{listed(things)}"] if things else deeds)


def note_on(content: GrovesContent, reward: i64) -> str:
    """What somebody has to know who sees a reward for the first time; often nothing."""
    kinds = content.rewards[reward].kinds
    return " ".join([words for kind, words in NOTES.items() if kind in kinds])


def rewards_of(content: GrovesContent, tile: i64, with_bonus: bool = True) -> str:
    """What a grove gives, with or without what it gives to spirits of its colour."""
    primary, bonus = printed(content, content.primary[tile]), printed(content, content.bonus[tile])
    parts = [primary.words] if primary else []
    if bonus and with_bonus:
        parts.append(f"bonus {bonus.words}")
    return ", ".join(parts) or "no reward"
