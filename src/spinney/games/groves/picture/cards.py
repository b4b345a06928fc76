"""Cards: summoning cards with the spirits that they call for, and the realm cards that all compete for."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from spinney.art.icons import icon
from spinney.art.lettering import wrapped
from spinney.art.marks import seal
from spinney.art.svg import Markup, circle, g, rect, text, use
from spinney.art.touch import part
from spinney.engine.faces.zones import Item
from spinney.games.groves.content.cards import ALIKE, COLOURS, DIFFERENT
from spinney.games.groves.picture.figures import NAMES
from spinney.games.groves.picture.hexes import shield
from spinney.games.groves.picture.layout import PREFIX
from spinney.games.groves.words.cards import Prize, Summons

CARD: Final = (124.0, 104.0)
SLIMMEST: Final = 84.0  # the least width of a card beside many others
PRIZE: Final = (132.0, 60.0)


# Summoning cards.


def summons_words(card: Summons) -> str:
    """What a summoning card asks of a draw, and its points."""
    return f"{card.words}, in one draw: {card.dominion} dominion"


def called(card: Summons) -> list[str]:
    """The icons on a card."""
    if card.kind == DIFFERENT:
        return ["spirit-yellow", "spirit-green", "spirit-blue"]
    if card.kind == ALIKE:
        return ["any-spirit"] * 3
    return [NAMES[kind] for kind, count in enumerate(card.needs) for _ in range(count)]


def summoning_item(key: str, card: Summons, shown: bool, state: str, wide: float = CARD[0]) -> Item:
    """A summoning card face up: dark while it is its owner's secret, parchment when all have seen it."""
    words = f"{state} summoning card: {summons_words(card)}"
    return Item(key, words, wide, CARD[1], [summoning_card(key, card, shown, words, wide)])


@lru_cache(512)
def summoning_card(key: str, card: Summons, shown: bool, words: str, wide: float) -> Markup:
    """A summoning card that can be touched."""
    return part(
        PREFIX,
        key,
        words,
        card_ground(shown, wide),
        summons_face(card, shown, wide),
        rim=rect(x=5, y=5, width=wide - 10, height=CARD[1] - 10, rx=8),
        piece=key,
    )


@lru_cache(64)
def card_ground(shown: bool, wide: float = CARD[0]) -> Markup:
    """The card itself, with its frame."""
    high = CARD[1]
    hue, edge, line = ("#fbf3da", "#5f8f3d", "#d8c59c") if shown else ("#3c3268", "#2a2250", "#7a6bb0")
    return g(
        rect(x=2, y=2, width=wide - 4, height=high - 4, rx=10, fill=hue, stroke=edge, stroke_width=2.4),
        rect(
            x=5.5, y=5.5, width=wide - 11, height=high - 11, rx=7, fill="none", stroke=line, stroke_width=1.2
        ),
    )


@lru_cache(128)
def summons_face(card: Summons, shown: bool, wide: float = CARD[0]) -> Markup:
    """What is printed on a summoning card: spirits, words, points."""
    high = CARD[1]
    icons = called(card)
    slim = wide < 100
    size, y = (32.0, 38.0) if slim else (38.0, 43.0)
    pitch = min(size, (wide - size - 8) / max(1, len(icons) - 1))
    left = wide / 2 - pitch * (len(icons) - 1) / 2
    ink = "#2a1f0d" if shown else "#f4ecff"
    lines = in_lines(card.words, wide - 8, 3 if slim else 2)
    first = high - 12 - (len(lines) - 1) * 13.5
    return g(
        [icon(PREFIX, name, left + pitch * step, y, size, "") for step, name in enumerate(icons)],
        between(card, wide / 2, ink),
        [
            text(line, x=wide / 2, y=first + step * 13.5, font_size=13.2, class_="middle", fill=ink)
            for step, line in enumerate(lines)
        ],
        shield(card.dominion, wide - 17, 18, 26),
        tick(17, 17) if shown else None,
        pointer_events="none",
    )


def in_lines(words: str, wide: float, most: int) -> tuple[str, ...]:
    """The words of a summoning card on a line or more."""
    lines = wrapped(words, wide, 13.2, most)
    first, and_, second = words.partition(" and ")
    return (f"{first} and", second) if and_ and len(lines) > 1 else lines


def between(card: Summons, x: float, ink: str) -> Markup | None:
    """Over three spirits: the same, or not the same."""
    if card.kind not in (DIFFERENT, ALIKE):
        return None
    return text("=" if card.kind == ALIKE else "≠", x=x, y=20, font_size=17, class_="bold middle", fill=ink)


def tick(x: float, y: float) -> Markup:
    """Done: this card counts."""
    return g(
        circle(cx=x, cy=y, r=9, fill="#2e6b35"),
        use(f"{PREFIX}mark-tick", x, y, 12, fill="#fff"),
        pointer_events="none",
    )


def backs_item(seat: int, count: int, words: str) -> Item:
    """Cards face down that only their owner knows."""
    return Item(f"backs-{seat}", words, *CARD, [card_backs(seat, count, words)])


@lru_cache(64)
def card_backs(seat: int, count: int, words: str) -> Markup:
    """The back of a card with how many there are."""
    wide, high = CARD
    return part(
        PREFIX,
        f"backs-{seat}",
        words,
        card_ground(False),
        icon(PREFIX, "card", wide / 2, high / 2 - 10, 52, ""),
        text(f"{count} face down", x=wide / 2, y=high - 14, font_size=14, class_="middle", fill="#f4ecff"),
    )


# Realm cards.


def prize_words(prize: Prize) -> str:
    """Who gets a realm card, and when."""
    return prize.full if prize.lightning else f"{prize.full} at the end"


def prize_icons(prize: Prize) -> list[str]:
    """What a realm card counts, in icons."""
    if prize.spirits:
        return [f"spirit-{prize.colour}"] * 3
    if not prize.lightning:
        return [f"grove-{prize.colour}" if prize.colour else "grove"] * 3
    if prize.colour:
        return [f"grove-{prize.colour}"] * prize.each
    if prize.colours == 1:
        return ["grove"] * prize.each
    return [f"grove-{COLOURS[step]}" for step in range(prize.colours) for _ in range(prize.each)]


@lru_cache(128)
def prize_face(prize: Prize, owner: int) -> Markup:
    """A realm card: a cup for the most at the end, a bolt for the first; the mark of whoever has it."""
    wide, high = PRIZE
    who = "first:" if prize.lightning else prize.who
    lines = wrapped(f"{who} {prize.short}", wide - 6, 14.4, 2, 0.53)
    emblem = icon(PREFIX, "bolt" if prize.lightning else "cup", 15, 15, 20, "")
    first = high - 8 - (len(lines) - 1) * 15.0
    return g(
        rect(y=3, width=wide, height=high, rx=9, fill="#120b04", opacity=0.3),
        rect(width=wide, height=high, rx=9, class_="f-paper s-paper-edge", stroke_width=1.6),
        seal(PREFIX, owner, 16, 15, 11.5) if owner >= 0 else emblem,
        icon_row(prize_icons(prize), wide / 2, 15, wide - 62),
        shield(prize.dominion, wide - 15, 15, 23),
        [
            text(line, x=wide / 2, y=first + at_ * 15, font_size=14.4, class_="middle f-ink")
            for at_, line in enumerate(lines)
        ],
    )


def icon_row(names: list[str], x: float, y: float, most: float) -> list[Markup]:
    """The icons of a realm card, side by side around a middle; they may overlap."""
    pitch = min(17.0, (most - 18) / max(1, len(names) - 1))
    left = x - pitch * (len(names) - 1) / 2
    return [icon(PREFIX, name, left + pitch * step, y, 18, "") for step, name in enumerate(names)]
