"""Low cards, two above each other, with icons for words that have no room: where there are many cards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from spinney.art.kept import unpacked
from spinney.art.svg import Markup, Value, at, g, path, rect, text
from spinney.art.touch import part
from spinney.engine.faces.zones import Item
from spinney.games.eldervale.content.lookups import EldervaleContent
from spinney.games.eldervale.content.vocabulary import AURA, ELEMENTS
from spinney.games.eldervale.picture import cards
from spinney.games.eldervale.picture.effects import card_items, cost_items, effect_items, flow, width
from spinney.games.eldervale.picture.layout import PREFIX
from spinney.games.eldervale.picture.letters import broken, wide_of
from spinney.games.eldervale.picture.lookups import card_numbers, magic_numbers
from spinney.games.eldervale.picture.own.hand import HIGH, magic_told
from spinney.games.eldervale.picture.shapes.lands import HUES
from spinney.games.eldervale.picture.symbols import silhouette, thing
from spinney.games.eldervale.picture.tokens import count, emblem
from spinney.games.eldervale.words.icons import ARROW, Items, words
from spinney.games.eldervale.words.scores import condition_icons, score_icons

LOW: Final = 61.0
SERIF: Final = 1.16  # how much wider bold letters of books are
NAME: Final = 12.0
LEFT: Final = 25.0  # of a name
HEAD: Final = (20.0, 32.0)  # with one line and with two
ICONS: Final = (16.0, 14.0, 13.0)
ONE: Final = 1.25  # how much too long a name on one line may be ...
CLOSEST: Final = 1.4  # ... and one on two
AURA_HIGH: Final = 15.0


class Does(NamedTuple):
    """What a card does: in words, as icons, and the Aura under it."""

    words: cards.Text
    items: Items
    aura: str = ""


class Face(NamedTuple):
    """What a low card shows: its sign, its name, what it does, its colour."""

    sign: Markup
    name: str
    does: Does
    hue: str


def columns(keys: Sequence[str], drawn: Sequence[Markup], told: Sequence[str], wide: float) -> list[Item]:
    """Cards as items of two, one above the other."""
    step = HIGH - LOW
    return [
        Item(
            f"two-{keys[first]}",
            "; ".join(told[first : first + 2]),
            wide,
            HIGH,
            [g(one, transform=at(0, step * row)) for row, one in enumerate(drawn[first : first + 2])],
        )
        for first in range(0, len(drawn), 2)
    ]


@lru_cache(2048)
def low_adventure(content: EldervaleContent, written: bytes, told: str, aura: str, wide: float) -> Markup:
    """An Adventure Card of the tableau, low; a tick if it is used, and the name of an Aura under it."""
    found: dict[str, Any] = unpacked(written)
    number = card_numbers(content)[found["id"]]
    printed = content.adventures[number]
    element = ELEMENTS[printed.element]
    does = Does(cards.adventure_text(content, number), card_items(content, number), aura)
    face = Face(emblem(element, 14, 13, 8.5), printed.name, does, HUES[element].sign)
    tick = silhouette("sign-tick", wide - 11, 12, 13, "success") if found["used"] else None
    return low_card(f"card-{found['id']}", told, face, wide, tick)


@lru_cache(1024)
def low_magic(content: EldervaleContent, id_: str, copies: int, wide: float) -> Markup:
    """A Magic Card of the hand, low; how many there are of it."""
    number = magic_numbers(content)[id_]
    does = Does(cards.magic_text(content, number), magic_items(content, number))
    face = Face(thing("magic", 14, 13, 18), content.magic[number].name, does, cards.DUSK)
    more = count(copies, wide - 12, 13, 12.5) if copies > 1 else None
    return low_card(f"magic-{id_}", magic_told(content, number, copies), face, wide, more)


def magic_items(content: EldervaleContent, number: int) -> Items:
    """A Magic Card as icons: a Quest and its reward, what a Prophecy scores, a Spell, the cost of an Aura."""
    found = content.magic[number]
    if found.condition is not None:
        return (*condition_icons(found.condition), ARROW, *effect_items(content, int(found.effect)))
    if found.score is not None:
        return score_icons(found.score)
    if found.kind == AURA:
        return (*words("Aura:"), *cost_items(int(found.cost)))
    return effect_items(content, int(found.effect))


def low_card(key: str, told: str, face: Face, wide: float, more: Markup | None) -> Markup:
    """A low card: sign and name, below it what it does."""
    look = cards.Look(wide, LOW, face.hue, AURA_HIGH if face.does.aura else 0)
    room = wide - LEFT - (22 if more is not None else 5)
    lines = name_lines(face.name, room)
    high = HEAD[len(lines) - 1]
    band = f"M2 {high}V10Q2 2 10 2H{wide - 10}Q{wide - 2} 2 {wide - 2} 10V{high}Z"
    return part(
        PREFIX,
        key,
        told,
        cards.frame(look),
        path(d=band, fill=face.hue, fill_opacity=0.22),
        face.sign,
        [name_line(line, 14.5 + 12.5 * row, room) for row, line in enumerate(lines)],
        more,
        doing(look, face.does, high),
        aura_under(face.does.aura, wide) if face.does.aura else None,
        rim=cards.outline(look),
    )


def name_lines(name: str, room: float) -> tuple[str, ...]:
    """A name on two lines at most; its letters closer together if need be, and shortened at last."""
    if wide_of(name) * NAME * SERIF <= room * ONE:
        return (name,)
    tried = [broken(name, room * closer / (NAME * SERIF)) for closer in (1.0, 1.15, CLOSEST)]
    return next((lines for lines in tried if len(lines) <= 2), cards.cut(tried[-1], 2))


def name_line(words: str, y: float, room: float) -> Markup:
    """A line of a name, in the room there is."""
    narrow: dict[str, Value] = {"textLength": round(room, 1), "lengthAdjust": "spacingAndGlyphs"}
    wide = wide_of(words) * NAME * SERIF
    return text(
        words, x=LEFT, y=y, font_size=NAME, class_="serif bold f-ink", **(narrow if wide > room else {})
    )


def doing(look: cards.Look, does: Does, top: float) -> Markup:
    """What a card does: in words if they have room, if need be without who or when, else as icons."""
    most = int((LOW - look.foot - top - 3) / (cards.STEP * cards.SIZES[-1]))
    for told in (does.words, cards.Text("", cards.capital(does.words.words))):
        words = f"{told.lead} {told.words}".strip()
        if len(broken(words, (look.wide - 2 * cards.EDGE) / cards.SIZES[-1])) <= most:
            return cards.body(look, told, top)
    return icons(does.items, look.wide - 12, (top, LOW - look.foot - 3))


def icons(items: Items, wide: float, room: tuple[float, float]) -> Markup:
    """What a card does as icons between two heights: large on one line, else smaller on two."""
    top, low = room
    size = next((size for size in ICONS if width(items, size) <= wide), ICONS[-1])
    rows = 1 if width(items, size) <= wide or low - top < 2 * size else 2
    middle = (top + low) / 2 - (rows - 1) * size * 0.58
    return flow(items, 6, round(middle, 1), wide, size, rows)


def aura_under(name: str, wide: float) -> Markup:
    """The name of the Aura under a low card."""
    return g(
        rect(x=4, y=LOW - AURA_HIGH - 3, width=wide - 8, height=AURA_HIGH - 1, rx=4, fill=cards.DUSK),
        text(name, x=wide / 2, y=LOW - 7, font_size=12, fill="#fffaf0", class_="middle"),
        pointer_events="none",
    )
