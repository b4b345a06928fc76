"""Everybody else: a strip with what counts, as much of the tableau as there is room for, and the whole board
folded behind it: a touch unfolds it over the map."""

from __future__ import annotations

from functools import lru_cache
from json import loads
from typing import Any, Final

from spinney.art.layout import Zone
from spinney.art.lettering import SERIF, shortened
from spinney.art.plates import paper
from spinney.art.svg import Markup, at, circle, g, rect, text, title
from spinney.engine.text import many
from spinney.games.eldervale.content.lookups import EldervaleContent
from spinney.games.eldervale.content.vocabulary import ELEMENTS, RESOURCES
from spinney.games.eldervale.picture.effects import LETTER, block, card_items
from spinney.games.eldervale.picture.layout import OPENED, PREFIX
from spinney.games.eldervale.picture.player_board import board
from spinney.games.eldervale.picture.symbols import points_sign, silhouette
from spinney.games.eldervale.picture.tableau import named
from spinney.games.eldervale.picture.tokens import (
    WASHES,
    counted_thing,
    emblem,
    figure,
    seal,
)
from spinney.games.eldervale.state.table import EldervaleTable
from spinney.games.eldervale.words.cards import card_words

View = dict[str, Any]
BAND: Final = 22.0
ROW: Final = 36.0  # the middle of the row of tokens
PLATES: Final = 54.0  # where the tableau begins, if there is room
ROOMY: Final = 74.0  # from this height on the tableau is shown by names
TALL: Final = 46.0  # a plate with its effect
LOW: Final = 20.0  # a plate with its name


def other_board(t: EldervaleTable, view: View, written: str, seat: int, name: str, zone: Zone) -> Markup:
    """Another player in a strip."""
    rooftops = int(t.content.setup.rooftops)
    asked = view["asked"] == seat
    return strip(t.content, written, view["scores"][seat], rooftops, seat, name, asked, zone)


@lru_cache(1024)
def strip(
    content: EldervaleContent,
    written: str,
    score: int,
    rooftops: int,
    seat: int,
    name: str,
    asked: bool,
    zone: Zone,
) -> Markup:
    """Another player in a strip, drawn anew only when something in it changes."""
    player: dict[str, Any] = loads(written)
    edge = f"seat-{seat + 1}" if asked else "paper-edge"
    return g(
        title(f"{name}: {score} VP; touch to see the whole board"),
        paper(zone.width, zone.height, seat + 51, 9, f"f-paper {'line' if asked else 'thin'} s-{edge}"),
        head(player, score, rooftops, seat, name, zone.width),
        goods(player),
        ready(content, player, seat, zone.width),
        plates(content, player, zone) if zone.height >= ROOMY else None,
        id=f"{PREFIX}strip-{seat}",
        data_opens=f"board-{seat}",
        tabindex=0,
        role="button",
        transform=at(zone.x, zone.y),
    )


def head(player: dict[str, Any], score: int, rooftops: int, seat: int, name: str, wide: float) -> Markup:
    """The head of another player's strip: mark, name, faction; cards, Dwellings, Orbs; VP."""
    cards = max(0, len(player["tableau"]) - 1)
    return g(
        rect(x=3, y=3, width=wide - 6, height=BAND - 2, rx=7, class_=f"f-seat-{seat + 1}-cloth"),
        seal(seat, 15, 13, 8.5),
        text(name, x=29, y=17.5, font_size=13.5, class_="serif bold f-on-seat"),
        emblem(player["element"], 96, 13, 13, "on-seat") if player["element"] else None,
        text(shortened(player["faction"], 150, 13, LETTER), x=108, y=17.5, font_size=13, class_="f-on-seat"),
        silhouette("sign-eye", wide - 262, 13, 15, "on-seat"),
        text(
            many(cards, "card"),
            x=wide - 250,
            y=17.5,
            font_size=13,
            class_="f-on-seat",
        ),
        silhouette("sign-house", wide - 160, 13, 13, "on-seat"),
        text(
            f"{len(player['dwellings'])}/{rooftops}",
            x=wide - 150,
            y=17.5,
            font_size=13,
            class_="bold f-on-seat",
        ),
        text("rests" if player["resting"] else "", x=wide - 112, y=17.5, font_size=13, class_="f-on-seat"),
        text("VP", x=wide - 62, y=17.5, font_size=13, class_="f-on-seat"),
        points_sign(score, wide - 28, 13, 22),
    )


def goods(player: dict[str, Any]) -> list[Markup]:
    """What another player has: tokens, Magic Cards, Treasure Tokens, Orbs."""
    held = [(kind, player["tokens"][kind]) for kind in RESOURCES[:6]]
    held += [("magic", player["cards"]), ("treasure", len(player["treasure"])), ("orb", player["orbs"])]
    drawn = [
        g(title(f"{number} {kind}"), counted_thing(kind, number, 16 + 39 * place, ROW, 17))
        for place, (kind, number) in enumerate(held)
    ]
    if player["tactics"] >= 0:
        words = "Tactics Token, ready" if player["tactics"] else "Tactics Token, exhausted"
        colour = "success" if player["tactics"] else "ink-quiet"
        drawn.append(g(title(words), silhouette("sign-flag", 16 + 39 * 9, ROW, 16, colour)))
    return drawn


def ready(content: EldervaleContent, player: dict[str, Any], seat: int, wide: float) -> list[Markup]:
    """Another player's Units that are ready, from the right; those on cards too."""
    found = [
        (place, name, number)
        for place in ("acting", "pool", "ready")
        for name, number in player[place].items()
    ]
    pitch = min(28.0, 160 / max(1, len(found)))
    return [
        figure(content, seat, name, number, round(wide - 18 - pitch * at_, 1), ROW, 20, f"strip-{place}")
        for at_, (place, name, number) in enumerate(reversed(found))
    ]


def plates(content: EldervaleContent, player: dict[str, Any], zone: Zone) -> list[Markup]:
    """Another player's Adventure Cards as plates; with their effects if there is room for all."""
    cards = player["tableau"][1:]
    high = TALL if -(-len(cards) // 4) * TALL <= zone.height - PLATES else LOW
    columns = 4 if high == TALL or -(-len(cards) // 4) * LOW <= zone.height - PLATES else 7
    most = columns * int((zone.height - PLATES) // high)
    wide = (zone.width - 14) / columns
    return [
        plate(
            content,
            one["id"],
            bool(one["orb_on_icon"]),
            Zone(
                round(8 + wide * (at_ % columns), 1),
                PLATES + high * (at_ // columns),
                round(wide - 3, 1),
                high - 3,
            ),
        )
        for at_, one in enumerate(cards[:most])
    ]


@lru_cache(1024)
def plate(content: EldervaleContent, id_: str, empowered: bool, zone: Zone) -> Markup:
    """An Adventure Card of another player as a plate."""
    number = named(content, id_)
    found = content.adventures[number]
    wash = WASHES[ELEMENTS[found.element]]
    return g(
        title(f"{found.name}: {card_words(content, number)}"),
        rect(width=zone.width, height=zone.height, rx=5, class_=f"f-{wash} s-line-soft", stroke_width=0.8),
        text(
            shortened(found.name, zone.width - 8, 13, SERIF),
            x=5,
            y=13.5,
            font_size=13,
            class_="serif f-ink",
        ),
        block(card_items(content, number, empowered), 5, 16, zone.width - 8, zone.height - 17, 15)
        if zone.height > 30
        else None,
        transform=at(zone.x, zone.y),
    )


def folded(t: EldervaleTable, view: View, written: str, seat: int, name: str) -> Markup:
    """The whole board of another player; hidden until its strip is touched."""
    return folded_drawn(board(t, view, written, seat, name, OPENED, (), False), seat, name)


@lru_cache(512)
def folded_drawn(drawn: Markup, seat: int, name: str) -> Markup:
    """Another player's whole board with a frame, hidden until its strip is touched."""
    x, y = OPENED.x + OPENED.width - 12, OPENED.y - 16
    return g(
        rect(
            x=OPENED.x - 2,
            y=OPENED.y - 32,
            width=OPENED.width + 4,
            height=OPENED.height + 36,
            rx=12,
            class_="f-paper thin s-paper-edge",
        ),
        text(
            f"The board of {name}", x=OPENED.x + 14, y=OPENED.y - 10, font_size=15, class_="serif bold f-ink"
        ),
        g(
            title("Fold it again"),
            circle(cx=x - 8, cy=y, r=12, class_="f-clearing thin s-line-soft"),
            silhouette("sign-cross", x - 8, y, 12),
            data_opens=f"board-{seat}",
            tabindex=0,
            role="button",
        ),
        drawn,
        id=f"{PREFIX}fold-{seat}",
        class_="fold",
        data_fold=f"board-{seat}",
        display="none",
    )
