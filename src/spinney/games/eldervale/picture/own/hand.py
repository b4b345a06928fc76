"""Treasure that is held, and the hand of Magic Cards."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from spinney.art.svg import Markup, at, rect, text
from spinney.art.touch import part
from spinney.engine.faces.zones import Item
from spinney.games.eldervale.content.lookups import EldervaleContent
from spinney.games.eldervale.content.vocabulary import AURA, MAGIC_KINDS
from spinney.games.eldervale.picture import cards
from spinney.games.eldervale.picture.layout import PREFIX
from spinney.games.eldervale.picture.lookups import magic_numbers
from spinney.games.eldervale.picture.symbols import thing
from spinney.games.eldervale.picture.tokens import count, treasure
from spinney.games.eldervale.words.cards import magic_words, moment_words
from spinney.games.eldervale.words.names import token_words

WIDE: Final = 128.0
HIGH: Final = 128.0
WIDTH: Final = 70.0  # of held Treasure at least, for its heading
COPIES: Final = 22.0  # the room for how many there are


@lru_cache(512)
def treasures(content: EldervaleContent, held: tuple[str, ...]) -> Item:
    """Treasure Tokens that wait for a Slot; equal ones are one with a count."""
    kinds = list(dict.fromkeys(held))
    columns = -(-len(kinds) // 3)
    wide = max(WIDTH, 8 + 58.0 * columns)
    drawn = [ground(wide)]
    left = wide / 2 - 29.0 * (columns - 1)
    drawn += [
        held_token(content, kind, held.count(kind), left + 58.0 * (at_ // 3), 38 + 36.0 * (at_ % 3))
        for at_, kind in enumerate(kinds)
    ]
    return Item("treasure", "Treasure Tokens that I hold", wide, HIGH, drawn)


def ground(wide: float) -> Markup:
    """What lies below all of them: one touches it to use any."""
    outline = {"x": 1, "y": 1, "width": wide - 2, "height": HIGH - 2, "rx": 8}
    return part(
        PREFIX,
        "treasure",
        "Treasure Tokens",
        rect(**outline, class_="f-paper", fill_opacity=0),
        text("Treasure", x=wide / 2, y=14, font_size=13, class_="serif bold middle f-ink"),
        rim=rect(**outline),
    )


def held_token(content: EldervaleContent, id_: str, copies: int, x: float, y: float) -> Markup:
    """A Treasure Token that is held, and how many are equal."""
    outline = {"x": -26, "y": -16, "width": 52, "height": 32, "rx": 8}
    return part(
        PREFIX,
        f"held-{id_}",
        token_words(content.token_of[id_]),
        treasure(content, id_, 50, 30),
        count(copies, 24, 12, 13) if copies > 1 else None,
        rim=rect(**outline),
        transform=at(x, y),
    )


@lru_cache(512)
def magic(content: EldervaleContent, id_: str, copies: int, least: float = WIDE) -> Item:
    """A Magic Card of the hand, at least so wide."""
    number = magic_numbers(content)[id_]
    plain = cards.Look(least, HIGH, cards.DUSK)
    right = COPIES if copies > 1 else 0
    look = cards.wide_enough(plain, content.magic[number].name, cards.magic_text(content, number), right)
    words = magic_told(content, number, copies)
    return Item(f"magic-{id_}", words, look.wide, HIGH, [magic_card(content, id_, copies, look)])


def magic_told(content: EldervaleContent, number: int, copies: int) -> str:
    """A Magic Card in words, and how many there are of it."""
    found = content.magic[number]
    kind = MAGIC_KINDS[found.kind].capitalize()
    more = f" ×{copies}" if copies > 1 else ""
    return f"{found.name}{more} ({kind}, {moment_words(content, number)})\n{magic_words(content, number)}"


def magic_card(content: EldervaleContent, id_: str, copies: int, look: cards.Look) -> Markup:
    """A Magic Card: its name, when it may be played, what it does, and how many there are of it."""
    number = magic_numbers(content)[id_]
    found = content.magic[number]
    right = COPIES if copies > 1 else 0
    more = count(copies, look.wide - 17, 15, 13) if copies > 1 else None
    top, low = cards.head(look, thing("magic", 17, 15, 22), found.name, right, more)
    return part(
        PREFIX,
        f"magic-{id_}",
        magic_told(content, number, copies),
        cards.frame(look),
        cards.vignette("thing-power", look),
        top,
        cards.body(look, cards.magic_text(content, number), low),
        cards.cost_pill(int(found.cost), look.wide - 7, look.high - 17, 14.5) if found.kind == AURA else None,
        rim=cards.outline(look),
    )
