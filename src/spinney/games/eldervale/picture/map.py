"""The map: Realms as hexes, the hexes where a new one may lie, and what a battle would be."""

from __future__ import annotations

from functools import lru_cache
from json import dumps, loads
from typing import Any

from spinney.art.board import lantern, part
from spinney.art.offers import NOTHING, Offer, Offers, touchable
from spinney.art.svg import Markup, at, g, path, rect, text
from spinney.engine.bits import bits_of
from spinney.games.eldervale.content.lookups import EldervaleContent
from spinney.games.eldervale.picture.factions import faction_boards
from spinney.games.eldervale.picture.layout import LOWER, PREFIX, Scale, best_way, fitted, outline
from spinney.games.eldervale.picture.offers import Touched
from spinney.games.eldervale.picture.symbols import silhouette
from spinney.games.eldervale.picture.tile import ground, monster_part, printed, stack_parts, told, units
from spinney.games.eldervale.rules.dwelling import points_at_once
from spinney.games.eldervale.state.hexes import NUMBERS
from spinney.games.eldervale.state.table import EldervaleTable
from spinney.games.eldervale.words.chances import percent
from spinney.games.eldervale.words.forecast import forecasts

View = dict[str, Any]


def the_map(t: EldervaleTable, view: View, offered: Offers) -> list[Markup]:
    """Tiles, the hexes where a new one may lie, and the tile that is being laid; before, the factions."""
    if not view["tiles"]:
        return faction_boards(t, view, offered)
    places = {tile["id"]: place_of(tile["hex"]) for tile in view["tiles"]}
    free = [place_of(key.removeprefix("hex-")) for key in offered if key.startswith("hex-")]
    scale = fitted([*places.values(), *free], best_way(tuple(places.values())))
    return [
        *[open_hex(key, offer, scale) for key, offer in offered.items() if key.startswith("hex-")],
        *realms(t, view, offered, places, scale),
        *battles(t, view, places, scale),
    ]


def realms(
    t: EldervaleTable, view: View, offered: Offers, places: dict[str, int], scale: Scale
) -> list[Markup]:
    """Every tile with what stands on it."""
    drawn: list[Markup] = []
    for number, tile in zip(bits_of(t.laid), view["tiles"], strict=True):
        x, y = scale.middle(places[tile["id"]])
        points, room = int(points_at_once(t, number)), (x, y, scale.radius, scale.flat)
        drawn += realm(t.content, int(number), dumps(tile), points, room, offers_on(tile, offered))
    return drawn


def offers_on(tile: dict[str, Any], offered: Offers) -> Touched:
    """The offers of a tile, of its stacks and of its Monster."""
    if not offered:
        return ()
    id_ = tile["id"]
    keys = (f"tile-{id_}", f"stack-{id_}-0", f"stack-{id_}-1", f"monster-{tile['monster']}")
    return tuple([(key, offered[key]) for key in keys if key in offered])


def place_of(word: str) -> int:
    """Where on the map an option lies: the hex that a word such as `1,-2` names."""
    q, r = word.split(",")
    return NUMBERS[(int(q), int(r))]


@lru_cache(1024)
def open_hex(key: str, offer: Offer, scale: Scale) -> Markup:
    """A hex of the map where the new tile may lie."""
    x, y = scale.middle(place_of(key.removeprefix("hex-")))
    shape = outline(scale.radius * 0.86, scale.flat)
    return part(
        PREFIX,
        key,
        f"An empty hex{offer.words}",
        path(d=shape, class_="f-mist thin s-line-soft"),
        lantern(path(d=shape)),
        silhouette("sign-flag", 0, 0, scale.radius * 0.5, "ink-quiet"),
        actions=offer.actions,
        transform=at(x, y),
    )


@lru_cache(4096)
def realm(
    content: EldervaleContent,
    number: int,
    written: str,
    points: int,
    room: tuple[float, float, float, bool],
    marked: Touched,
) -> tuple[Markup, ...]:
    """A Realm on the map: its tile, with everything told in words, and what can be touched by itself."""
    x, y, radius, flat = room
    size = round(radius * LOWER, 2) if flat else radius
    tile: dict[str, Any] = loads(written)
    offered = dict(marked)
    offer = offered.get(f"tile-{tile['id']}", NOTHING)
    ground_ = touchable(
        PREFIX,
        f"tile-{tile['id']}",
        f"{told(content, number, tile, points)}",
        offer,
        ground(content, number, radius, flat),
        path(d=outline(radius * 0.91, flat)),
        printed(content, number, tile, points, size),
        transform=at(x, y),
    )
    monster = (monster_part(content, tile, offered, x, y, size),) if tile["monster"] else ()
    return (
        ground_,
        *stack_parts(content, tile, offered, x, y, size),
        *monster,
        units(content, tile, x, y, size),
    )


def battles(t: EldervaleTable, view: View, places: dict[str, int], scale: Scale) -> list[Markup]:
    """For the seat that places a Unit: where it would have to fight, and the chance to win."""
    if view["asked"] != view["you"]:
        return []
    drawn = []
    tiles = [int(t.content.actions.part_of(option)) for option in t.options]
    for tile, found in forecasts(t, tiles).items():
        x, y = scale.middle(places[t.content.tiles[tile].id])
        chance = found.chance(view["you"])
        drawn.append(chance_sign(percent(chance), chance * 2 >= 1, x, y - scale.radius * 0.72))
    return drawn


@lru_cache(1024)
def chance_sign(words: str, good: bool, x: float, y: float) -> Markup:
    """A sign on the map: the chance to win the battle that a placement leads to."""
    return g(
        rect(
            x=-29,
            y=-10,
            width=58,
            height=20,
            rx=10,
            class_=f"f-paper s-{'success' if good else 'danger'}",
            stroke_width=2,
        ),
        silhouette("sign-swords", -17, 0, 14, "success" if good else "danger"),
        text(words, x=8, y=4.6, font_size=13, class_="bold middle f-ink"),
        transform=at(x, y),
        pointer_events="none",
    )
