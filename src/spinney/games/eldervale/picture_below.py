"""The Underworld with its Units and Monsters, and beside it the stocks that everybody draws from."""

from __future__ import annotations

from functools import lru_cache
from json import dumps, loads
from typing import Any, Final

from spinney.art.board import Zone, lantern, part
from spinney.art.offers import NOTHING, Offers
from spinney.art.shapes import card
from spinney.art.svg import Markup, at, circle, g, path, text, title
from spinney.games.eldervale.atoms import DEN_TILE
from spinney.games.eldervale.box import Box
from spinney.games.eldervale.picture_layout import PREFIX
from spinney.games.eldervale.picture_offers import Touched, touched
from spinney.games.eldervale.picture_symbols import silhouette, thing
from spinney.games.eldervale.picture_tile import monster_words
from spinney.games.eldervale.picture_tokens import beast, figure
from spinney.games.eldervale.words_names import seat_name

View = dict[str, Any]
STOCKS: Final = 214.0  # the width at the right


def below(content: Box, view: View, front: int, zone: Zone, offered: Offers) -> Markup:
    """Dark, with whoever fell at the left."""
    shown = {
        "under": [one["underworld"] for one in view["players"]],
        "bound": [name for name, place in view["monsters"].items() if place.startswith("underworld")],
        "waiting": [name for name, place in view["monsters"].items() if place == "waiting"],
        "hires": [name for name, owner in view["mercenaries"].items() if owner < 0],
        "stocks": [len(view["realm_stack"]), view["deck"], len(view["discard"]), view["troves"]],
        "den": content.tiles[DEN_TILE].id in [tile["id"] for tile in view["tiles"]],
    }
    return below_drawn(content, dumps(shown), front, zone, touched(offered, "under-", "monster-", "hire-"))


@lru_cache(512)
def below_drawn(content: Box, written: str, front: int, zone: Zone, marked: Touched) -> Markup:
    view: dict[str, Any] = loads(written)
    wide = zone.width - STOCKS
    return g(
        path(d=card(0, 0, wide, zone.height, 61, 9), class_="f-dusk thin s-edge"),
        text("Underworld", x=10, y=16, font_size=13, class_="serif bold f-on-seat"),
        fallen(content, view, front, wide, zone.height, dict(marked)),
        stocks(view, wide + 4, zone.height),
        hires(content, view, wide + STOCKS - 74, zone.height, dict(marked)),
        id=f"{PREFIX}below",
        transform=at(zone.x, zone.y),
    )


def fallen(
    content: Box, view: dict[str, Any], front: int, wide: float, high: float, offered: Offers
) -> list[Markup]:
    """Units by seat, then Monsters that are bound."""
    units = [(seat, name, many) for seat, here in enumerate(view["under"]) for name, many in here.items()]
    count = len(units) + len(view["bound"])
    left = 108.0
    pitch = min(34.0, (wide - left - 10) / max(1, count))
    middle = high / 2 + 1
    drawn: list[Markup] = []
    for place, (seat, name, many) in enumerate(units):
        x = round(left + pitch * place, 1)
        key = f"under-{name}" if seat == front else ""
        drawn.append(
            lying(
                figure(content, seat, name, many, 0, 0, 26, "below"),
                key,
                f"{seat_name(seat)}: {many} {name}",
                (x, middle),
                offered,
            )
        )
    for place, id_ in enumerate(view["bound"], len(units)):
        x = round(left + pitch * place, 1)
        words = monster_words(content, id_)
        drawn.append(
            lying(beast(content, id_, 0, 0, 26, "below"), f"monster-{id_}", words, (x, middle), offered)
        )
    return drawn


def lying(drawn: Markup, key: str, words: str, place: tuple[float, float], offered: Offers) -> Markup:
    """Something with words that can be touched where it is offered."""
    offer = offered.get(key, NOTHING) if key else NOTHING
    halo = circle(cx=0, cy=0, r=18, class_="f-mist-pale s-line-soft", stroke_width=0.8, opacity=0.9)
    if not offer:
        return g(title(words), halo, drawn, transform=at(*place))
    return part(
        PREFIX,
        key,
        f"{words}{offer.words}",
        halo,
        lantern(circle(cx=0, cy=0, r=18)),
        drawn,
        actions=offer.actions,
        transform=at(*place),
    )


def stocks(view: dict[str, Any], x: float, high: float) -> Markup:
    """Realms left, Magic deck and discard pile."""
    realms, deck, discard, _ = view["stocks"]
    rows = [
        (
            "Realms left in the stack; the last one ends the game",
            silhouette("sign-flag", x + 14, 13, 15),
            realms,
            0,
        ),
        ("Magic Cards in the deck", thing("magic", x + 14, 33, 16), deck, 20),
        ("Magic Cards discarded", g(thing("magic", x + 66, 33, 16), opacity=0.5), discard, 20),
    ]
    left = {0: x + 26, 1: x + 26, 2: x + 78}
    return g(
        [
            g(
                title(f"{number} {words}"),
                sign,
                text(
                    f"{number} Realm{'' if number == 1 else 's'} left" if row == 0 else str(number),
                    x=left[row],
                    y=18 + down,
                    font_size=13,
                    class_="bold f-ink",
                ),
            )
            for row, (words, sign, number, down) in enumerate(rows)
        ],
        g(
            title(f"{view['stocks'][3]} Trove Tokens left"),
            thing("treasure", x + 110, 33, 15),
            text(str(view["stocks"][3]), x=x + 120, y=38, font_size=13, class_="bold f-ink"),
        )
        if view["den"]
        else None,
    )


def hires(content: Box, view: dict[str, Any], x: float, high: float, offered: Offers) -> list[Markup]:
    """Mercenaries that nobody has hired."""
    return [
        lying(
            silhouette(f"unit-{name}", 0, 0, 24, "ink"),
            f"hire-{name}",
            f"The {name.capitalize()} waits to be hired",
            (x + 20 + 38 * place, high / 2),
            offered,
        )
        for place, name in enumerate(view["hires"])
    ]
