"""Cards: summoning cards with the spirits that they call for, and the realm cards that all compete for."""

from __future__ import annotations

from functools import lru_cache

from spinney.art.board import part
from spinney.art.icons import icon
from spinney.art.layout import Zone
from spinney.art.lettering import numeral
from spinney.art.offers import NOTHING, Offer, touchable
from spinney.art.plates import paper
from spinney.art.svg import Markup, at, circle, g, rect, text, title, use
from spinney.games.groves.content.cards import ALIKE, COLOURS, DIFFERENT
from spinney.games.groves.picture.layout import PREFIX
from spinney.games.groves.picture.tokens import TYPE_ICONS, score_shield, seal
from spinney.games.groves.words.cards import Prize, Summons


def summons_words(card_: Summons) -> str:
    """What a card asks of a draw, and its points."""
    return f"{card_.words}, in one draw: {card_.dominion} dominion"


def called(card_: Summons) -> list[str]:
    """The icons on a card."""
    if card_.kind == DIFFERENT:
        return ["spirit-yellow", "spirit-green", "spirit-blue"]
    if card_.kind == ALIKE:
        return ["any-spirit"] * 3
    return [TYPE_ICONS[kind] for kind, count in enumerate(card_.needs) for _ in range(count)]


@lru_cache(2048)
def summoning_card(
    card_: Summons,
    shown: bool,
    key: str,
    x: float,
    y: float,
    size: tuple[float, float],
    offer: Offer = NOTHING,
) -> Markup:
    """A card face up: paper when revealed to all, dusk-rimmed while it is its owner's secret."""
    width, height = size
    outline = rect(width=width, height=height, rx=6)
    icons = called(card_)
    wisp = min(height * 0.62, (width - height * 0.62 - 8) / max(2, len(icons)))
    state = "Revealed" if shown else "Face-down"
    return touchable(
        PREFIX,
        key,
        f"{state} summoning card: {summons_words(card_)}",
        offer,
        rect(width=width, height=height, rx=6, class_=f"f-paper line {'s-success' if shown else 's-dusk'}"),
        outline,
        [
            icon(PREFIX, name, 5 + wisp * (step + 0.5), height / 2, wisp, "")
            for step, name in enumerate(icons)
        ],
        sign(card_, 5 + wisp * len(icons) / 2, height),
        score_shield(card_.dominion, width - height * 0.34, height / 2, height * 0.56, summons_words(card_)),
        ticked(width - 3, 3) if shown else None,
        transform=at(x, y),
    )


def ticked(x: float, y: float) -> Markup:
    """Done: this card counts."""
    return g(
        circle(cx=x, cy=y, r=7, class_="f-success"),
        use(f"{PREFIX}mark-tick", x, y, 9, class_="f-paper"),
        pointer_events="none",
    )


def sign(card_: Summons, x: float, height: float) -> Markup | None:
    """Between three spirits: the same, or not the same."""
    if card_.kind not in (DIFFERENT, ALIKE):
        return None
    mark = "=" if card_.kind == ALIKE else "≠"
    return text(mark, x=x, y=height - 4, font_size=14, class_="bold middle f-ink", pointer_events="none")


@lru_cache(1024)
def card_backs(key: str, count: int, words: str, x: float, y: float, size: float) -> Markup | None:
    """Cards face down, fanned out a little."""
    if count == 0:
        return None
    fan = min(3, count)
    return part(
        PREFIX,
        key,
        words,
        [icon(PREFIX, "card", size / 2 + step * size * 0.22, 0, size, "") for step in range(fan)],
        numeral(count, size * (1 + 0.22 * (fan - 1)) + 3, size * 0.3, size * 0.7, "f-ink"),
        transform=at(x, y),
    )


# Realm cards.


def prize_words(prize: Prize) -> str:
    """The tooltip of a drawn realm card: who gets it, and when."""
    return prize.full if prize.lightning else f"{prize.full} at the end"


def prize_icons(prize: Prize) -> list[str]:
    """What a realm card counts, in icons."""
    if prize.spirits:
        return [f"spirit-{prize.colour}"]
    if not prize.lightning:
        return [f"grove-{prize.colour}" if prize.colour else "grove"]
    if prize.colour:
        return [f"grove-{prize.colour}"] * prize.each
    if prize.colours == 1:
        return ["grove"] * prize.each
    return [f"grove-{COLOURS[step]}" for step in range(prize.colours) for _ in range(prize.each)]


@lru_cache(128)
def realm_card(prize: Prize, owner: int, owner_name: str, at_: int, zone: Zone) -> Markup:
    """A realm card: a cup for the most at the end, a bolt for the first. A low one leaves out its words."""
    x, y, wide, high = zone
    won = f". {owner_name} has it" if owner >= 0 else ""
    emblem = icon(PREFIX, "bolt" if prize.lightning else "cup", 19, 20, 24, "")
    kind = "Lightning" if prize.lightning else "Trophy"
    low = high < 60
    return g(
        title(f"{kind}, {prize.dominion} dominion: {prize_words(prize)}{won}"),
        paper(wide, high, 51 + at_, 9, "f-paper line s-paper-edge"),
        seal(owner, 19, 20, 13) if owner >= 0 else emblem,
        score_shield(prize.dominion, wide - 19, 20, 27, f"{prize.dominion} dominion"),
        icon_row(prize_icons(prize), wide / 2, 21 if low else 52, wide - (72 if low else 20)),
        [] if low else prize_text(prize, owner >= 0, wide),
        id=f"{PREFIX}prize-{at_}",
        transform=at(x, y),
    )


def icon_row(names: list[str], x: float, y: float, most: float) -> list[Markup]:
    """The icons of a realm card, side by side around a middle."""
    size = min(28, most / max(1, len(names)))
    left = x - size * len(names) / 2
    return [icon(PREFIX, name, left + size * (step + 0.5), y, size, "") for step, name in enumerate(names)]


def prize_text(prize: Prize, won: bool, wide: float) -> list[Markup]:
    """What a realm card says: who gets it, and for what."""
    return [
        text("has it" if won else prize.who, x=36, y=24, font_size=13, class_="f-ink-quiet"),
        text(prize.short, x=wide / 2, y=82, font_size=13, class_="middle f-ink"),
    ]
