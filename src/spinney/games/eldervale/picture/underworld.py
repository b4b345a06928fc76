"""The Underworld with its Units and Monsters, and beside it the stocks that everybody draws from."""

from __future__ import annotations

from functools import lru_cache
from json import dumps, loads
from typing import Any, Final

from spinney.art.board import lantern, part
from spinney.art.layout import Zone
from spinney.art.offers import NOTHING, Offers
from spinney.art.plates import paper
from spinney.art.svg import Markup, at, circle, g, text, title
from spinney.engine.text import many, seat_name
from spinney.games.eldervale.content.lookups import EldervaleContent
from spinney.games.eldervale.content.vocabulary import DEN_TILE, SHAPESHIFTER, UNITS
from spinney.games.eldervale.picture.layout import PREFIX
from spinney.games.eldervale.picture.offers import Touched, touched
from spinney.games.eldervale.picture.symbols import silhouette, thing
from spinney.games.eldervale.picture.tile import monster_words, units_words
from spinney.games.eldervale.picture.tokens import beast, figure, seal

View = dict[str, Any]
STOCKS: Final = 214.0  # the width at the right


def underworld(content: EldervaleContent, view: View, front: int, zone: Zone, offered: Offers) -> Markup:
    """Dark, with whoever fell at the left."""
    shown = {
        "under": [one["underworld"] for one in view["players"]],
        "bound": [
            (name, int(place.split()[1]))
            for name, place in view["monsters"].items()
            if place.startswith("underworld")
        ],
        "waiting": [name for name, place in view["monsters"].items() if place == "waiting"],
        "hires": [(name, owner, name in view["for_good"]) for name, owner in view["mercenaries"].items()],
        "shape": view["shape"],
        "stocks": [len(view["realm_stack"]), view["deck"], len(view["discard"]), view["troves"]],
        "den": content.tiles[DEN_TILE].id in [tile["id"] for tile in view["tiles"]],
    }
    return underworld_drawn(
        content, dumps(shown), front, zone, touched(offered, "under-", "monster-", "hire-")
    )


@lru_cache(512)
def underworld_drawn(
    content: EldervaleContent, written: str, front: int, zone: Zone, marked: Touched
) -> Markup:
    """The Underworld, drawn anew only when something in it changes."""
    view: dict[str, Any] = loads(written)
    wide = zone.width - STOCKS
    return g(
        paper(wide, zone.height, 61, 9, "f-dusk thin s-edge"),
        text("Underworld", x=10, y=16, font_size=13, class_="serif bold f-on-seat"),
        fallen(content, view, front, wide, zone.height, dict(marked)),
        stocks(view, wide + 4, zone.height),
        hires(content, view, wide + STOCKS - 74, zone.height, dict(marked)),
        id=f"{PREFIX}below",
        transform=at(zone.x, zone.y),
    )


def fallen(
    content: EldervaleContent, view: dict[str, Any], front: int, wide: float, high: float, offered: Offers
) -> list[Markup]:
    """Units by seat, then Monsters that are bound."""
    units = [(seat, name, number) for seat, here in enumerate(view["under"]) for name, number in here.items()]
    count = len(units) + len(view["bound"])
    left = 118.0
    pitch = min(34.0, (wide - left - 10) / max(1, count))
    middle = high / 2 + 1
    drawn: list[Markup] = []
    for place, (seat, name, number) in enumerate(units):
        x = round(left + pitch * place, 1)
        key = f"under-{name}" if seat == front else ""
        drawn.append(
            lying(
                figure(content, seat, name, number, 0, 0, 26, "below"),
                key,
                f"{seat_name(seat)}: {units_words(content, {name: number})}",
                (x, middle),
                offered,
            )
        )
    for place, (id_, seat) in enumerate(view["bound"], len(units)):
        x = round(left + pitch * place, 1)
        words = f"{monster_words(content, id_)}; bound to {seat_name(seat)}"
        bound = g(beast(content, id_, 0, 0, 26, "below"), seal(seat, -11, -10, 7))
        drawn.append(lying(bound, f"monster-{id_}", words, (x, middle), offered))
    return drawn


def lying(drawn: Markup, key: str, words: str, place: tuple[float, float], offered: Offers) -> Markup:
    """Something in the Underworld with words that can be touched where it is offered."""
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
    """Beside the Underworld: Realms left, Magic deck and discard pile."""
    realms, deck, discard, troves = view["stocks"]
    rows = [
        (
            f"{many(realms, 'Realm')} left in the stack; the last one ends the game",
            silhouette("sign-flag", x + 14, 13, 15),
            realms,
            0,
        ),
        (f"{many(deck, 'Magic Card')} in the deck", thing("magic", x + 14, 33, 16), deck, 20),
        (
            f"{many(discard, 'Magic Card')} discarded",
            g(thing("magic", x + 66, 33, 16), opacity=0.5),
            discard,
            20,
        ),
    ]
    left = {0: x + 26, 1: x + 26, 2: x + 78}
    return g(
        [
            g(
                title(words),
                sign,
                text(
                    f"{many(number, 'Realm')} left" if row == 0 else str(number),
                    x=left[row],
                    y=18 + down,
                    font_size=13,
                    class_="bold f-ink",
                ),
            )
            for row, (words, sign, number, down) in enumerate(rows)
        ],
        g(
            title(f"{many(troves, 'Trove Token')} left"),
            thing("treasure", x + 110, 33, 15),
            text(str(troves), x=x + 120, y=38, font_size=13, class_="bold f-ink"),
        )
        if view["den"]
        else None,
    )


def hires(
    content: EldervaleContent, view: dict[str, Any], x: float, high: float, offered: Offers
) -> list[Markup]:
    """Beside the Underworld: Mercenaries that wait, and whom the others serve, with Gold or an Orb."""
    return [
        lying(
            mercenary(name, owner, for_good, view["shape"]),
            f"hire-{name}",
            mercenary_words(name, owner, for_good, view["shape"]),
            (x + 20 + 38 * place, high / 2),
            offered,
        )
        for place, (name, owner, for_good) in enumerate(view["hires"])
    ]


def mercenary(name: str, owner: int, for_good: bool, shape: str) -> Markup:
    """E-16.5  Its shape; whose it is, what it was paid with, and what a Shapeshifter counts as."""
    shifted = name == UNITS[SHAPESHIFTER] and shape
    return g(
        silhouette(f"unit-{name}", 0, 0, 24, "ink"),
        silhouette(f"unit-{shape}", 9, -10, 13, "ink") if shifted else None,
        (seal(owner, -10, -10, 6.6), thing("orb" if for_good else "gold", 10, 11, 12))
        if owner >= 0
        else None,
    )


def mercenary_words(name: str, owner: int, for_good: bool, shape: str) -> str:
    """Words for a Mercenary beside the Underworld: whom it serves, how it was hired, what it counts as."""
    called = name.capitalize()
    as_ = f"; it counts as a {shape.capitalize()}" if name == UNITS[SHAPESHIFTER] and shape else ""
    if owner < 0:
        return f"The {called} waits to be hired"
    paid = "with an Orb, for good" if for_good else "with Gold, until the next Regroup"
    return f"The {called} serves {seat_name(owner)}, hired {paid}{as_}"
