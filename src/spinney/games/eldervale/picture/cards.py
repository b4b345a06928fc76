"""How cards look: a frame in the colour of an Element, a head with name and cost, what they do in words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from spinney.art.lettering import WIDEST, wrapped
from spinney.art.svg import Child, Markup, g, joined, path, rect, text, tspan, use
from spinney.engine.nothing import NONE
from spinney.engine.text import many
from spinney.games.eldervale.content.lookups import EldervaleContent
from spinney.games.eldervale.content.vocabulary import AURA, CARD_KINDS, MAGIC_KINDS, SPELL
from spinney.games.eldervale.picture.effects import cost_items, flow, width
from spinney.games.eldervale.picture.layout import PREFIX
from spinney.games.eldervale.picture.letters import broken
from spinney.games.eldervale.words.cards import (
    action_words,
    aura_words,
    card_words,
    magic_words,
    moment_words,
    who,
)
from spinney.games.eldervale.words.names import element_name

STEP: Final = 1.18  # from line to line, in sizes of letters
SIZES: Final = (13.0, 12.5, 12.0)
ALONE: Final = 200.0  # a card that is wider fills a phone and is not enlarged there: its letters are large
COSTS: Final = (16.5, 14.5, 12.5)  # sizes of a cost
LONG: Final = 4  # symbols of a cost that has two rows
EDGE: Final = 7.0  # left and right of words
FOOT: Final = 7.5  # below them
GIVE: Final = 5.0  # what of it they may take
NAMES: Final = (13.5, 12.8, 12.0)  # sizes of names
DUSK: Final = "#5b4f93"  # of Magic Cards
ROUND: Final = 9.0
WIDTHS: Final = (104.0, 116.0, 128.0, 140.0, 150.0)  # of cards below the map
USUAL: Final = 128.0
VIGNETTES: Final = dict(
    zip(
        CARD_KINDS,
        (
            "ruin-portal", "thing-any", "sign-arrow", "thing-book", "thing-orb", "unit-warrior",
            "sign-house", "sign-flag", "sign-tamed", "thing-choice", "thing-any", "ruin-tower", "sign-boot",
        ),
        strict=True,
    )
)  # fmt: skip  # by the kind of card


class Text(NamedTuple):
    """What a card does: who or when in italics, then in words."""

    lead: str
    words: str


class Look(NamedTuple):
    """A card to be drawn: its size, its colour, and how much of its foot is taken."""

    wide: float
    high: float
    hue: str
    foot: float = 0


def frame(look: Look) -> Markup:
    """Paper with a frame in the card's colour."""
    wide, high, hue = look.wide, look.high, look.hue
    return g(
        rect(x=1, y=2.5, width=wide - 2, height=high - 3, rx=ROUND, fill="#1b1206", opacity=0.18),
        rect(
            x=1, y=1, width=wide - 2, height=high - 3, rx=ROUND, class_="f-paper", stroke=hue, stroke_width=2
        ),
        rect(
            x=3.5,
            y=3.5,
            width=wide - 7,
            height=high - 8,
            rx=ROUND - 2,
            fill="none",
            stroke=hue,
            stroke_opacity=0.35,
        ),
    )


def outline(look: Look) -> Markup:
    """The shape of a card that glows, inside its frame."""
    return rect(x=4, y=4, width=look.wide - 8, height=look.high - 9, rx=ROUND - 2)


def cost_size(look: Look, name: str, cost: int) -> float:
    """The size of a cost in the head of a card: as large as the name on two lines leaves room for."""
    for size in COSTS:
        room = look.wide - 36 - cost_width(cost, size)
        if len(wrapped(name, room, NAMES[-1], 9, WIDEST)) <= 2:
            return size
    return COSTS[-1]


def name_lines(look: Look, name: str, right: float) -> tuple[tuple[str, ...], float]:
    """A name on at most two lines of the head of a card, and the size of its letters."""
    room = look.wide - 36 - right
    longest = max([len(word) for word in name.split()], default=1)
    sizes = [size for size in NAMES if longest * size * WIDEST <= room]
    sizes = [size for size in sizes if len(wrapped(name, room, size, 9, WIDEST)) <= 2]
    size = sizes[0] if sizes else NAMES[-1]
    return wrapped(name, room, size, 2, WIDEST), size


def head_high(lines: Sequence[str]) -> float:
    """How high a head with so many lines is."""
    return 28.0 if len(lines) == 1 else 33.0


def head(look: Look, sign: Markup, name: str, right: float = 0, *more: Child) -> tuple[Markup, float]:
    """The head of a card, and how high it is: its sign, its name on one line or two, more at the right."""
    lines, size = name_lines(look, name, right)
    high = head_high(lines)
    first = 19.0 if len(lines) == 1 else 14.5
    right_ = look.wide - 2
    band = f"M2 {high}V10Q2 2 10 2H{right_ - 8}Q{right_} 2 {right_} 10V{high}Z"
    return (
        g(
            path(d=band, fill=look.hue, fill_opacity=0.22),
            path(d=f"M2 {high}H{look.wide - 2}", stroke=look.hue, stroke_opacity=0.5),
            sign,
            [
                text(line, x=32, y=first + 13.5 * row, font_size=size, class_="serif bold f-ink")
                for row, line in enumerate(lines)
            ],
            more,
            pointer_events="none",
        ),
        high,
    )


def fitted(look: Look, words: str, top: float) -> tuple[tuple[str, ...], float]:
    """Words on lines below the head of a card, and their size: as large as they fit."""
    room, high = look.wide - 2 * EDGE, look.high - top - look.foot - FOOT + GIVE
    last = least_size(look.wide)
    for size in SIZES:
        lines = broken(words, room / size)
        if size >= last and len(lines) * STEP * size <= high:
            return lines, size
    return cut(broken(words, room / last), max(1, int(high / (STEP * last)))), last


def least_size(wide: float) -> float:
    """How small letters of a card of a width may be."""
    return SIZES[0] if wide > ALONE else SIZES[-1]


def cut(lines: tuple[str, ...], most: int) -> tuple[str, ...]:
    """The first lines, with an ellipsis if there are more."""
    return lines if len(lines) <= most else (*lines[: most - 1], f"{lines[most - 1][:-2].rstrip(' ,;')}…")


def needed(wide: float, name: str, told: Text, right: float = 0, foot: float = 0) -> float:
    """How high a card of a width must be, so that every word of it can be read."""
    look = Look(wide, 0, "", foot)
    top = head_high(name_lines(look, name, right)[0])
    size = least_size(wide)
    lines = broken(f"{told.lead} {told.words}".strip(), (wide - 2 * EDGE) / size)
    return round(top + len(lines) * STEP * size + foot + FOOT + 0.5, 1)


def wide_enough(look: Look, name: str, told: Text, right: float = 0) -> Look:
    """The same card as wide as its words need, within bounds; not narrower than it is."""
    for wide in WIDTHS:
        if wide < look.wide:
            continue
        if needed(wide, name, told, right, look.foot) <= look.high:
            return look._replace(wide=wide)
    return look._replace(wide=WIDTHS[-1])


@lru_cache(2048)
def body(look: Look, told: Text, top: float) -> Markup:
    """What a card does in words, below its head."""
    lines, size = fitted(look, f"{told.lead} {told.words}".strip(), top)
    drawn = []
    left = len(told.lead)
    for row, line in enumerate(lines):
        leading = line[: max(0, left)]
        left -= len(line) + 1
        drawn.append(
            text(
                tspan(leading, font_style="italic", class_="f-ink-quiet") if leading else None,
                line[len(leading) :],
                x=EDGE + 0.5,
                y=round(top + STEP * size * (row + 1) - 1, 1),
                font_size=size,
                class_="f-ink",
            )
        )
    return g(drawn, pointer_events="none")


@lru_cache(512)
def vignette(name: str, look: Look) -> Markup:
    """A faint picture in the corner of a card, behind the last of its words."""
    size = min(46.0, look.high * 0.38)
    return use(
        f"{PREFIX}{name}",
        look.wide - size * 0.58,
        look.high - look.foot - size * 0.58,
        round(size, 1),
        fill=look.hue,
        color=look.hue,
        opacity=0.13,
        pointer_events="none",
    )


@lru_cache(512)
def cost_pill(cost: int, right: float, y: float, size: float = COSTS[0]) -> Markup:
    """A cost as icons on an oval plate that ends at the right."""
    items = cost_items(cost)
    wide, rows = cost_width(cost, size), cost_rows(cost)
    size = size if rows == 1 else COSTS[-1]
    high = size * (1.24 if rows == 1 else 2.36)
    first = y - (rows - 1) * size * 0.58
    return joined(
        rect(
            x=right - wide,
            y=round(y - high / 2, 1),
            width=wide,
            height=round(high, 1),
            rx=size * 0.62,
            class_="f-paper s-paper-line",
        ),
        flow(
            items,
            round(right - wide + size * 0.32, 1),
            first,
            wide - size * 0.6,
            size,
            rows,
        ),
    )


def cost_rows(cost: int) -> int:
    """On how many rows a cost is shown: much in two, so that a name beside it has room."""
    return 1 if len(cost_items(cost)) < LONG else 2


def cost_width(cost: int, size: float = COSTS[0]) -> float:
    """How wide the plate of a cost is."""
    items, rows = cost_items(cost), cost_rows(cost)
    if rows > 1:
        items, size = items[: -(-len(items) // rows)], COSTS[-1]
    return round(width(items, size) + size * 0.64, 1)


# What cards do, ready to be written on them.


@lru_cache(512)
def adventure_text(content: EldervaleContent, number: int, slots: bool = True) -> Text:
    """An Adventure Card: who may use it, and what it does; without its Slots where they are drawn."""
    found = content.adventures[number]
    words = card_words(content, number)
    if found.slots and not slots:
        drawn = f"{many(found.slots, 'Slot')} for Treasure"
        words = words.removeprefix(f"{drawn}; ").removesuffix(f"; {drawn}").replace(f"; {drawn};", ";")
    if found.output == NONE:
        return Text("", capital(words))
    lead = f"{capital(who(found.who))}:"
    first = action_words(content, number)
    return Text(lead, f"{first}{words.partition(first)[2]}")


@lru_cache(512)
def magic_text(content: EldervaleContent, number: int) -> Text:
    """A Magic Card: when it may be played, and what it does."""
    found = content.magic[number]
    kind = MAGIC_KINDS[found.kind].capitalize()
    if found.score is not None:
        words = magic_words(content, number).removeprefix("if in your hand at the end: ")
        return Text("At the end:", capital(words))
    if found.kind == AURA:
        return Text("Aura:", aura_words(content, found.aura))
    lead = f"{kind} {moment_words(content, number)}:" if found.kind == SPELL else f"{kind}:"
    return Text(lead, magic_words(content, number))


def capital(words: str) -> str:
    """Words with a capital letter at their beginning."""
    return words[:1].upper() + words[1:]


def kind_words(content: EldervaleContent, number: int) -> str:
    """What kind of Adventure Card it is: `Air vault`."""
    found = content.adventures[number]
    return f"{element_name(found.element)} {CARD_KINDS[found.kind]}"
