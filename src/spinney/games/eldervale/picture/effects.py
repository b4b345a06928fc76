"""Effects and costs as icons and a few words, in a line that breaks where it must.

An effect reads from left to right: who may use it, what it costs, an arrow, what it brings.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from spinney.art.svg import Markup, joined, text
from spinney.engine.nothing import NONE
from spinney.games.eldervale.content.lookups import EldervaleContent
from spinney.games.eldervale.content.passives import printed
from spinney.games.eldervale.content.vocabulary import ALL_UNITS
from spinney.games.eldervale.picture.symbols import points_sign, silhouette, thing
from spinney.games.eldervale.words.effects import effect_icons
from spinney.games.eldervale.words.icons import ARROW, GAP, Item, Items, cost_icons, icon, units, words
from spinney.games.eldervale.words.scores import score_icons

LEAST: Final = 13.0  # of letters: ten pixels where the picture is as wide as on a small laptop
LETTER: Final = 0.58  # the width of a letter, as part of its size
PITCH: Final = 1.16  # of lines, in sizes of icons


def wide_of(item: Item, size: float) -> float:
    """How wide an item of an effect is."""
    return len(item.name) * LETTER * lettering(size) if item.kind == "text" else size


def lettering(size: float) -> float:
    """How large letters are beside icons of a size."""
    return max(LEAST, round(size * 0.8, 1))


# Effects, costs and cards.


@lru_cache(512)
def cost_items(cost: int) -> Items:
    """A cost as items to be drawn among those of an effect."""
    return cost_icons(cost)


@lru_cache(1024)
def effect_items(content: EldervaleContent, effect: int) -> Items:
    """An effect as items: the atoms of 19.0, one after another."""
    return effect_icons(content, effect)


@lru_cache(512)
def card_items(content: EldervaleContent, card: int, empowered: bool = False) -> Items:
    """An Adventure Card as a line of icons: action, what an Orb adds, Vault, passives."""
    found = content.adventures[card]
    items: list[Item] = []
    if found.output != NONE:
        items += who_items(int(found.who))
        if found.input:
            items += [*cost_items(int(found.input)), ARROW]
        items += effect_items(content, int(found.output))
    if found.orb_output != NONE:
        added = effect_items(content, int(found.orb_output))
        items += [GAP, *((Item("icon", "thing-orb"), *words(":")) if not empowered else ()), *added]
    if found.vault is not None:
        items += score_icons(found.vault)
    for line in printed(content.passive[card], content.effects):
        items += line.icons if not items else (GAP, *line.icons)
    return tuple(items)


def who_items(who: int) -> Items:
    """Whose action space it is: any Unit, or certain types."""
    return (*(icon("unit-worker") if who == ALL_UNITS else units(who)), *words(":"))


# A line of items.


def broken(items: Items, wide: float, size: float) -> list[list[Item]]:
    """The items of an effect on lines of a width."""
    lines: list[list[Item]] = [[]]
    used = 0.0
    for item in items:
        more = wide_of(item, size) + gap(item, size)
        if lines[-1] and used + wide_of(item, size) > wide:
            lines.append([])
            used = 0
        if item == GAP and not lines[-1]:
            continue
        lines[-1].append(item)
        used += more
    return lines


def gap(item: Item, size: float) -> float:
    """What is left free after an item of an effect: a blank after words."""
    return lettering(size) * 0.3 if item.kind == "text" else size * 0.14


@lru_cache(8192)
def flow(
    items: Items, x: float, y: float, wide: float, size: float, most: int = 1, ink: str = "ink"
) -> Markup:
    """Items of effects from a left edge; `y` is the middle of the first line. Dots for what does not fit."""
    lines = broken(items, wide, size)
    cut = len(lines) > most
    drawn: list[Markup] = []
    for row, line in enumerate(lines[:most]):
        if cut and row == most - 1:
            line = [*fitting(line, wide - lettering(size), size), Item("text", "…")]
        left = x
        for item in merged(line):
            drawn.append(placed(item, round(left, 2), round(y + row * size * PITCH, 2), size, ink))
            left += wide_of(item, size) + gap(item, size)
    return joined(drawn)


def merged(line: list[Item]) -> list[Item]:
    """Items of an effect in which words side by side are one text."""
    found: list[Item] = []
    for item in line:
        if found and item.kind == found[-1].kind == "text":
            found[-1] = Item("text", f"{found[-1].name} {item.name}")
        else:
            found.append(item)
    return found


def fitting(line: list[Item], wide: float, size: float) -> list[Item]:
    """As many items of an effect as fit on a line."""
    used, kept = 0.0, []
    for item in line:
        used += wide_of(item, size) + gap(item, size)
        if used > wide:
            break
        kept.append(item)
    return kept


def placed(item: Item, x: float, y: float, size: float, ink: str) -> Markup:
    """An item of an effect where it stands: words, VP or a symbol."""
    if item.kind == "text":
        letters = lettering(size)
        return text(item.name, x=x, y=round(y + letters * 0.36, 2), font_size=letters, class_=f"f-{ink}")
    if item.kind == "points":
        return points_sign(int(item.name), x + size / 2, y, round(size * 1.12, 2))
    return symbol(item, x + size / 2, y, size, ink)


def symbol(item: Item, x: float, y: float, size: float, ink: str = "ink") -> Markup:
    """A symbol in a line of effects, around its middle: a thing in its own colours, anything else in ink."""
    kind, _, name = item.name.partition("-")
    return thing(name, x, y, size) if kind == "thing" else silhouette(item.name, x, y, size, ink)


def width(items: Items, size: float) -> float:
    """How wide the items of an effect are on one line."""
    return sum(wide_of(item, size) + gap(item, size) for item in items) - gap(items[-1], size) if items else 0
