"""Market, tracks, and what can be chosen that has no place of its own."""

from __future__ import annotations

from functools import lru_cache
from json import dumps, loads
from typing import Any

from spinney.art.board import lantern, part
from spinney.art.shapes import card
from spinney.art.svg import Markup, at, circle, g, path, text
from spinney.games.eldervale.atoms import ELEMENTS, NONE
from spinney.games.eldervale.box import Box
from spinney.games.eldervale.picture_layout import MARKET, PREFIX, TRACKS, TRAY
from spinney.games.eldervale.picture_offers import CHIP, NOTHING, Offer, Offers
from spinney.games.eldervale.picture_tokens import WASHES, chip, seal, shortened
from spinney.games.eldervale.table import EldervaleTable
from spinney.games.eldervale.words_names import card_words, cost_words

View = dict[str, Any]


def market(t: EldervaleTable, view: View, offered: Offers) -> list[Markup]:
    """One card for each Element in play, as far as there is one."""
    wide, high = MARKET.width / 4, MARKET.height / 2
    drawn: list[Markup] = []
    for place, element in enumerate(view["market"]):
        x, y = MARKET.x + wide * (place % 4), MARKET.y + high * (place // 4)
        offer = offered.get(f"market-{element}", NOTHING)
        left, number = len(view["market"][element]["left"]), int(t.faces[ELEMENTS.index(element)])
        drawn.append(market_card(t.content, element, number, left, offer, (x, y, wide - 6, high - 6)))
    return drawn


@lru_cache(2048)
def market_card(
    content: Box,
    element: str,
    number: int,
    left: int,
    offer: Offer,
    room: tuple[float, float, float, float],
) -> Markup:
    """Name, cost and effect, and how many lie below."""
    x, y, wide, high = room
    found = content.adventures[number] if number != NONE else None
    shape = card(0, 0, wide, high, len(element), 8)
    name = found.name if found is not None else "no card left"
    does = card_words(content, number) if found is not None else ""
    cost = cost_words(found.cost) if found is not None else ""
    return part(
        PREFIX,
        f"market-{element}",
        f"{element}: {name} {cost} {does}; {left} below{offer.words}",
        path(d=shape, class_=f"f-{WASHES[element]} thin s-paper-edge"),
        lantern(path(d=shape)) if offer else None,
        text(element, x=8, y=15, font_size=11, class_="f-ink-quiet"),
        text(cost, x=wide - 8, y=16, font_size=13, class_="bold f-ink", text_anchor="end"),
        text(shortened(name, wide - 14, 13), x=8, y=34, font_size=13, class_="serif f-ink"),
        *[
            text(line, x=8, y=50 + 13 * row, font_size=11, class_="f-ink")
            for row, line in enumerate(broken(does, wide - 14, 11)[:2])
        ],
        text(str(left), x=wide - 8, y=high - 6, font_size=11, class_="f-ink-quiet", text_anchor="end"),
        actions=offer.actions,
        transform=at(x, y),
    )


def broken(words: str, room: float, size: float) -> list[str]:
    """Words on lines of a width; what does not fit on the last is cut."""
    lines = [""]
    for word in words.split():
        longer = f"{lines[-1]} {word}".strip()
        if shortened(longer, room, size) == longer:
            lines[-1] = longer
        else:
            lines.append(shortened(word, room, size))
    return lines


def tracks(view: View) -> Markup:
    """Power by Element and seat, Glory, Orbs; Realm Stack and Magic deck."""
    shown = {key: view[key] for key in ("elements", "orbs", "scores")}
    shown["players"] = [{"power": one["power"], "glory": one["glory"]} for one in view["players"]]
    return tracks_drawn(dumps(shown), stocks(view))


@lru_cache(256)
def tracks_drawn(written: str, below: str) -> Markup:
    view: View = loads(written)
    elements = view["elements"]
    wide = TRACKS.width / (len(elements) + 2)
    rows = len(view["players"])
    drawn: list[Markup] = [
        path(d=card(0, 0, TRACKS.width, TRACKS.height, 41, 10), class_="f-paper thin s-paper-edge")
    ]
    for column, name in enumerate([*elements, "Glory"]):
        orb = name in view["orbs"]["tracks"]
        x = wide * (column + 1) + 10
        drawn.append(text(shortened(name, wide - 12, 11), x=x, y=18, font_size=11, class_="f-ink-quiet"))
        if orb:
            drawn.append(circle(cx=x + wide - 22, cy=14, r=4.5, class_="f-gold thin s-edge"))
    for seat, player in enumerate(view["players"]):
        y = 38 + seat * min(20.0, 100 / rows)
        drawn.append(seal(seat, 20, y - 4, 8))
        drawn.append(text(f"{view['scores'][seat]} VP", x=34, y=y, font_size=12, class_="bold f-ink"))
        for column, space in enumerate([*player["power"].values(), player["glory"]]):
            words = str(space) if space > 0 or column == len(elements) else "–"
            x = wide * (column + 1) + 16
            drawn.append(text(words, x=x, y=y, font_size=13, class_="f-ink"))
    drawn.append(text(below, x=12, y=TRACKS.height - 10, font_size=11, class_="f-ink-quiet"))
    return g(drawn, id=f"{PREFIX}tracks", transform=at(TRACKS.x, TRACKS.y))


def stocks(view: View) -> str:
    """Counts of what is left."""
    free = view["orbs"]["rewards"].count(-1)
    glory = ", ".join([str(space) for space in view["orbs"]["glory"]])
    below = [name for name, place in view["monsters"].items() if place.startswith("underworld")]
    return (
        f"{len(view['realm_stack'])} Realms left · "
        f"Magic deck {view['deck']}, discard {len(view['discard'])} · "
        f"{free} Orb rewards free{f' · Orbs on Glory {glory}' if glory else ''}"
        f"{f' · below: {len(below)}' if below else ''}"
    )


def tray(t: EldervaleTable, offered: Offers) -> list[Markup]:
    """Options without a place of their own, each with its words."""
    keys = [key for key in offered if key.startswith(CHIP)]
    rows = int(TRAY.height // 27)
    columns = max(2, -(-len(keys) // rows))
    wide = TRAY.width / columns
    return [
        chip(
            key,
            offered[key].words.strip(),
            TRAY.x + wide * (place % columns),
            TRAY.y + 27 * (place // columns),
            wide - 6,
            offered[key],
        )
        for place, key in enumerate(keys)
    ]
