"""Cards: summoning cards with the spirits that they call for, and the realm cards that all compete for."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from spinney.art.board import Zone, lantern, part
from spinney.art.icons import icon
from spinney.art.offers import NOTHING, Offer
from spinney.art.shapes import card
from spinney.art.svg import Markup, at, circle, g, path, rect, text, title, use
from spinney.games.groves.picture_layout import PREFIX
from spinney.games.groves.picture_tokens import TYPE_ICONS, TYPE_WORDS, counted, score_shield, seal

DIFFERENT: Final = "three different"
ALIKE: Final = "three alike"


class Summons(NamedTuple):
    """A summoning card: its kind, the spirits it calls for by type, its points."""

    key: str
    kind: str
    needs: tuple[int, ...]
    dominion: int


class Prize(NamedTuple):
    """A realm card, as the edition has it; `owner` is the seat that has it, or -1."""

    key: str
    lightning: bool
    spirits: bool
    colour: str  # empty for any, or for the best
    colours: int
    each: int
    dominion: int


def summons_words(card_: Summons) -> str:
    """G-10.5  What a card asks of a draw."""
    if card_.kind == DIFFERENT:
        wanted = "three spirits of different types, none of them white"
    elif card_.kind == ALIKE:
        wanted = "three spirits of the same type, not white"
    else:
        wanted = " and ".join(
            [counted(count, TYPE_WORDS[kind]) for kind, count in enumerate(card_.needs) if count]
        )
    return f"{wanted} in one draw: {card_.dominion} dominion"


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
    return part(
        PREFIX,
        key,
        f"{state} summoning card: {summons_words(card_)}{offer.words}",
        rect(width=width, height=height, rx=6, class_=f"f-paper line {'s-success' if shown else 's-dusk'}"),
        lantern(outline) if offer else None,
        [
            icon(PREFIX, name, 5 + wisp * (step + 0.5), height / 2, wisp, "")
            for step, name in enumerate(icons)
        ],
        sign(card_, 5 + wisp * len(icons) / 2, height),
        score_shield(card_.dominion, width - height * 0.34, height / 2, height * 0.56, summons_words(card_)),
        ticked(width - 3, 3) if shown else None,
        actions=offer.actions,
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
        text(
            str(count),
            x=size * (1 + 0.22 * (fan - 1)) + 3,
            y=size * 0.3,
            font_size=max(12, size * 0.7),
            class_="bold f-ink",
        ),
        transform=at(x, y),
    )


# Realm cards.


def prize_words(prize: Prize) -> str:
    """G-10.8 to G-10.11  Who gets a realm card."""
    if not prize.lightning:
        if prize.spirits:
            return f"most {prize.colour} spirits in bag and realm at the end"
        colour = f"{prize.colour} groves" if prize.colour else "groves of one colour"
        return f"most {colour} bought at the end"
    if prize.colour:
        return f"first to buy {counted(prize.each, f'{prize.colour} grove')}"
    if prize.colours == 1:
        return f"first to buy {counted(prize.each, 'grove')} of one colour"
    if prize.each == 1:
        return f"first to buy groves of {prize.colours} colours"
    return f"first to buy {prize.each} groves each of {prize.colours} colours"


def prize_lines(prize: Prize) -> tuple[str, str]:
    """The same on two short lines."""
    if prize.lightning:
        if prize.colour:
            return "first with", counted(prize.each, f"{prize.colour} grove")
        if prize.colours == 1:
            return "first with", f"{prize.each} of one colour"
        if prize.each == 1:
            return "first with", f"{prize.colours} colours"
        return "first with", f"{prize.each} each of {prize.colours} colours"
    return (
        ("most", f"{prize.colour} spirits")
        if prize.spirits
        else ("most", f"{prize.colour} groves" if prize.colour else "groves of a colour")
    )


def prize_icons(prize: Prize) -> list[str]:
    if prize.spirits:
        return [f"spirit-{prize.colour}"]
    if not prize.lightning:
        return [f"grove-{prize.colour}" if prize.colour else "grove"]
    if prize.colour:
        return [f"grove-{prize.colour}"] * prize.each
    colours = ("yellow", "orange", "green", "blue")
    if prize.colours == 1:
        return ["grove"] * prize.each
    return [f"grove-{colours[step % 4]}" for step in range(prize.colours) for _ in range(prize.each)]


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
        path(d=card(0, 0, wide, high, 51 + at_, 9), class_="f-paper line s-paper-edge"),
        seal(owner, 19, 20, 13) if owner >= 0 else emblem,
        score_shield(prize.dominion, wide - 19, 20, 27, f"{prize.dominion} dominion"),
        icon_row(prize_icons(prize), wide / 2, 21 if low else 52, wide - (72 if low else 20)),
        [] if low else prize_text(prize, owner >= 0, wide),
        id=f"{PREFIX}prize-{at_}",
        transform=at(x, y),
    )


def icon_row(names: list[str], x: float, y: float, most: float) -> list[Markup]:
    """Icons side by side around a middle."""
    size = min(28, most / max(1, len(names)))
    left = x - size * len(names) / 2
    return [icon(PREFIX, name, left + size * (step + 0.5), y, size, "") for step, name in enumerate(names)]


def prize_text(prize: Prize, won: bool, wide: float) -> list[Markup]:
    first, second = prize_lines(prize)
    return [
        text("has it" if won else first, x=36, y=24, font_size=13, class_="f-ink-quiet"),
        text(second, x=wide / 2, y=82, font_size=13, class_="middle f-ink"),
    ]
