"""The solo side of the Tree: the Hollows of the Lost, the wraith bag, the wraith draw and its powers."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from spinney.art.board import part
from spinney.art.icons import icon
from spinney.art.offers import NOTHING, Offers
from spinney.art.plates import paper
from spinney.art.shapes import card
from spinney.art.svg import Markup, at, circle, g, path, rect, text, title
from spinney.engine.text import a, many
from spinney.games.groves.content.cards import SPIRITS, WRAITH
from spinney.games.groves.content.edition import GrovesContent
from spinney.games.groves.picture.layout import PREFIX, THEIRS
from spinney.games.groves.picture.rewards import glyph_row
from spinney.games.groves.picture.tokens import TYPE_ICONS, TYPE_WORDS, chip, wisps
from spinney.games.groves.words.powers import POWERS, Power, price
from spinney.games.groves.words.rewards import Printed

CLIFF: Final = (
    "M8 262C4 180 2 90 14 34C30 12 70 16 104 8C150 -2 196 14 240 6C296 -2 352 14 398 10C420 14 428 40 428 80"
    "C434 140 430 210 424 264C380 276 320 268 262 274C196 280 110 276 60 272C34 272 14 272 8 262Z"
)


@lru_cache(128)
def hollows(filled: int, spaces: int, first: int, over: bool, at_once: bool) -> Markup:
    """G-14.5  The track: wraiths from the lowest value on, and the value to beat."""
    full = filled >= spaces
    told = f"{many(filled, 'wraith')} in the Hollows of the Lost. "
    told += full_words(over, at_once) if full else f"Beat {first + filled} to win"
    return g(
        title(told),
        path(d=CLIFF, class_="f-stone-shade line s-line"),
        text("Hollows of the Lost", x=24, y=46, font_size=22, class_="serif f-ink"),
        to_beat(first + filled, full, over),
        [
            space(number, first + number, number < filled, number == filled, 5 if spaces <= 10 else 7)
            for number in range(spaces)
        ],
        id=f"{PREFIX}hollows",
        transform=at(THEIRS.x, THEIRS.y),
    )


def full_words(over: bool, at_once: bool) -> str:
    """G-14.22, G-14.23, G-14.31, G-14.32  What full Hollows mean, now or after the game."""
    if over:
        return "All spaces are full: the game is lost"
    rescue = "" if at_once else ", unless a power makes room"
    return f"All spaces are full: the next wraith loses the game at once{rescue}, and so does the end"


def to_beat(value: int, full: bool, over: bool) -> Markup:
    """The value to beat, on a sign."""
    sign = card(258, 20, 156, 40, 120, 9)
    if full:
        return g(
            path(d=sign, class_="f-paper line s-danger"),
            text(
                "all full: lost" if over else "all full: danger!",
                x=336,
                y=46,
                font_size=15,
                class_="bold middle f-danger",
            ),
        )
    return g(
        path(d=sign, class_="f-paper line s-paper-edge"),
        text("beat", x=276, y=46, font_size=17, class_="f-ink-quiet"),
        icon(PREFIX, "shield", 346, 40, 28, ""),
        text(str(value), x=372, y=48, font_size=23, class_="bold f-ink"),
    )


def space(number: int, value: int, filled: bool, next_: bool, across: int) -> Markup:
    """A hollow with its value; a wraith covers it."""
    pitch = 405 / across
    x, y = 13 + pitch * (number % across + 0.5), 112 + 98 * (number // across)
    words = f"Hollow {number + 1}, value {value}" + (
        ": a wraith" if filled else ": the value to beat" if next_ else ""
    )
    return part(
        PREFIX,
        f"hollow-{number + 1}",
        words,
        path(
            d="M-34 34C-36 0-24-36 0-36S36 0 34 34Q0 42-34 34Z",
            class_=f"f-mist-deep line {'s-ink' if next_ else 's-line'}",
        ),
        icon(PREFIX, "spirit-black", 0, -2, 52, "") if filled else None,
        circle(cx=0, cy=30, r=15, class_=f"f-paper line {'s-ink' if next_ else 's-paper-edge'}"),
        text(
            str(value),
            x=0,
            y=36,
            font_size=17,
            class_="bold middle f-ink" if not filled else "middle f-ink-quiet",
        ),
        transform=at(x, y, 1 if across == 5 else 0.75),
    )


def wraith_bag(bag: tuple[int, ...], draw: int, supply: int, gone: int, offers: Offers) -> Markup:
    """The other bag: what may be drawn against you."""
    chips = [
        chip(
            f"wraith-bag-{SPIRITS[kind]}",
            TYPE_ICONS[kind],
            count,
            f"{many(count, TYPE_WORDS[kind])} in the wraith bag",
            14 + 68 * (kind % 6),
            58,
            25,
            offers.get(f"wraith-bag-{SPIRITS[kind]}", NOTHING),
        )
        for kind, count in enumerate(bag)
    ]
    more = f"{supply} in the wraith supply" + (f", {gone} gone for good" if gone else "")
    return g(
        paper(THEIRS.width, 84, 121, 12, "f-paper line s-paper-edge"),
        icon(
            PREFIX,
            "sack",
            24,
            22,
            24,
            f"The wraith bag: each round brings {many(draw, 'spirit')} out of it, then a wraith into it",
        ),
        text("Wraith bag", x=44, y=29, font_size=18, class_="serif f-ink"),
        text(more, x=THEIRS.width - 14, y=28, font_size=13, text_anchor="end", class_="f-ink-quiet"),
        chips,
        id=f"{PREFIX}wraith-bag",
        transform=at(THEIRS.x, THEIRS.y + 288),
    )


def wraith_draw(drawn: tuple[int, ...], marked: tuple[str, ...], content: GrovesContent) -> Markup:
    """What the draw still has to settle, and what each colour could do."""
    lines = [
        power_line(
            power,
            price(content, power),
            bool(drawn[power.colour]),
            SPIRITS[power.colour] in marked,
            76 + 53 * step,
        )
        for step, power in enumerate(POWERS)
    ]
    return g(
        paper(THEIRS.width, 294, 122, 12, "f-paper line s-paper-edge"),
        text("Wraith draw", x=16, y=30, font_size=18, class_="serif f-ink"),
        text(draw_words(drawn), x=16, y=52, font_size=13, class_="f-ink-quiet"),
        drawn_wisps(drawn),
        lines,
        id=f"{PREFIX}wraith-draw",
        transform=at(THEIRS.x, THEIRS.y + 380),
    )


def drawn_wisps(drawn: tuple[int, ...]) -> list[Markup]:
    """The spirits of the wraith draw, side by side."""
    types = [kind for kind, count in enumerate(drawn) if count]
    return [
        wisps(
            f"wraith-draw-{SPIRITS[kind]}",
            kind,
            drawn[kind],
            f"{many(drawn[kind], TYPE_WORDS[kind])} of the wraith draw, not settled yet",
            THEIRS.width - 36 - 58 * step,
            38,
            44,
            NOTHING,
        )
        for step, kind in enumerate(reversed(types))
    ]


def draw_words(drawn: tuple[int, ...]) -> str:
    """What the wraith draw waits for."""
    if not any(drawn):
        return "after you have placed all spirits"
    return f"{many(drawn[WRAITH], 'wraith')} to place" if drawn[WRAITH] else "powers may be used"


@lru_cache(64)
def power_line(power: Power, costs: Printed, live: bool, marked: bool, y: float) -> Markup:
    """Spirit, name, effect, price; framed while it can be used."""
    colour = SPIRITS[power.colour]
    edge = "line s-ink" if live else "thin s-paper-edge"
    word = "drawn" if live else "in the bag" if marked else ""
    free = text("free", x=290, y=29, font_size=15, class_="middle f-ink")
    price_words = f"for {costs.words}" if costs else "free"
    return g(
        title(f"{power.name}{power_state(colour, live, marked)}: {price_words}, {power.words}"),
        rect(width=THEIRS.width - 24, height=47, rx=9, class_=f"f-grove-{colour} {edge}"),
        g(
            icon(PREFIX, TYPE_ICONS[power.colour], 24, 23.5, 30, ""),
            text(power.name, x=48, y=21, font_size=17, class_="serif f-ink"),
            text(power.short, x=48, y=38, font_size=13, class_="f-ink"),
            glyph_row(costs.glyphs, 290, 23.5, 22) if costs else free,
            text(word, x=398, y=28, font_size=13, text_anchor="end", class_="bold f-ink"),
            opacity=None if live or marked else 0.75,
        ),
        id=f"{PREFIX}power-{colour}",
        transform=at(12, y),
    )


def power_state(colour: str, live: bool, marked: bool) -> str:
    """Whether a power of the wraith draw can be used, in a tooltip."""
    if live:
        return f", the power of the {colour} spirit that was drawn"
    return (
        f", {colour} is in the wraith bag"
        if marked
        else f", once {a(f'{colour} spirit')} is in the wraith bag"
    )
