"""The map: Realms as hexes with their Element, Treasure, Dwellings, Monsters and Units."""

from __future__ import annotations

from functools import lru_cache
from json import dumps, loads
from typing import Any, Final

from spinney.art.board import lantern, part
from spinney.art.svg import Markup, at, circle, g, path, rect, text
from spinney.games.eldervale.atoms import TILE_KINDS
from spinney.games.eldervale.box import Box
from spinney.games.eldervale.dungeon import open_hexes
from spinney.games.eldervale.hexes import NUMBERS
from spinney.games.eldervale.picture_layout import PREFIX, Scale, fitted, outline
from spinney.games.eldervale.picture_offers import NOTHING, Offer, Offers
from spinney.games.eldervale.picture_tokens import WASHES, figure, seal, shortened
from spinney.games.eldervale.table import EldervaleTable
from spinney.games.eldervale.words_names import cost_words

View = dict[str, Any]
RUIN: Final = "stone"
KIND_WORDS: Final = {
    "tower": "Mage Tower", "fortress": "Fortress", "mill": "Mill", "portal": "Portal", "dungeon": "Dungeon",
    "bifrost": "Bifrost", "den": "Dragon's Den",
}  # fmt: skip


def the_map(t: EldervaleTable, view: View, offered: Offers) -> list[Markup]:
    """Tiles, and the hexes where a new one may lie."""
    taken = [place_of(tile["hex"]) for tile in view["tiles"]]
    free = [int(place) for place in open_hexes(t)]
    scale = fitted([*taken, *free])
    return [
        *[open_hex(key, offer, scale) for key, offer in offered.items() if key.startswith("hex-")],
        *[
            realm(t.content, dumps(tile), scale, offered.get(f"tile-{tile['id']}", NOTHING))
            for tile in view["tiles"]
        ],
    ]


def place_of(word: str) -> int:
    q, r = word.split(",")
    return NUMBERS[(int(q), int(r))]


def open_hex(key: str, offer: Offer, scale: Scale) -> Markup:
    x, y = scale.middle(place_of(key.removeprefix("hex-")))
    shape = path(d=outline(x, y, scale.radius * 0.9))
    return part(
        PREFIX,
        key,
        f"An empty hex{offer.words}",
        path(d=outline(x, y, scale.radius * 0.9), class_="f-mist thin s-line-soft"),
        lantern(shape),
        actions=offer.actions,
    )


@lru_cache(4096)
def realm(content: Box, written: str, scale: Scale, offer: Offer) -> Markup:
    """A tile with all that is on it; in its words everything is told."""
    tile: dict[str, Any] = loads(written)
    x, y = scale.middle(place_of(tile["hex"]))
    radius = scale.radius
    number = [found.id for found in content.tiles].index(tile["id"])
    printed = content.tiles[number]
    wash = wash_of(content, number)
    shape = outline(x, y, radius * 0.97)
    return part(
        PREFIX,
        f"tile-{tile['id']}",
        f"{printed.name}{told(content, number, tile)}{offer.words}",
        path(d=shape, class_=f"f-{wash} thin s-line"),
        lantern(path(d=outline(x, y, radius * 0.9))) if offer else None,
        labels(content, number, x, y, radius),
        stacks(tile, x, y, radius),
        dwelling(tile, x, y, radius),
        monster(content, tile, x, y, radius),
        units(tile, x, y, radius),
        actions=offer.actions,
    )


def wash_of(content: Box, number: int) -> str:
    element = int(content.tiles[number].element)
    return RUIN if element < 0 else list(WASHES.values())[element]


def told(content: Box, number: int, tile: dict[str, Any]) -> str:
    printed = content.tiles[number]
    words = ""
    if printed.element >= 0:
        words += f", Dwelling {cost_words(printed.dwell_cost)}"
    tops = [stack["token"] for stack in tile["stacks"] if stack["token"]]
    if tops:
        words += f", Treasure {', '.join(tops)}"
    if tile["monster"]:
        words += f", Monster {tile['monster']}"
    return words


def labels(content: Box, number: int, x: float, y: float, radius: float) -> Markup:
    """Element and kind at the top, the cost of a Dwelling at the bottom."""
    printed = content.tiles[number]
    size = max(9.0, radius * 0.2)
    is_realm = printed.element >= 0
    head = printed.id if is_realm else KIND_WORDS[content_kind(content, number)]
    foot = cost_words(printed.dwell_cost) if is_realm else ""
    return g(
        text(
            shortened(head, radius * 1.5, size),
            x=x,
            y=y - radius * 0.58,
            font_size=size,
            class_="bold middle f-ink",
        ),
        text(foot, x=x, y=y + radius * 0.78, font_size=size, class_="middle f-ink") if foot else None,
        pointer_events="none",
    )


def content_kind(content: Box, number: int) -> str:
    return TILE_KINDS[content.tiles[number].kind]


def stacks(tile: dict[str, Any], x: float, y: float, radius: float) -> Markup | None:
    """The top token of each stack, and how many are below."""
    size = radius * 0.3
    drawn: list[Markup] = []
    for at_, stack in enumerate(tile["stacks"]):
        if stack["token"]:
            left = x - radius * 0.72 + at_ * radius * 1.02
            face = stack["token"].rpartition("-")[2]
            drawn.append(
                rect(
                    x=left,
                    y=y - radius * 0.5,
                    width=size * 1.4,
                    height=size,
                    rx=3,
                    class_="f-gold thin s-edge",
                )
            )
            drawn.append(
                text(
                    f"{face}{'·' * stack['below']}",
                    x=left + size * 0.7,
                    y=y - radius * 0.5 + size * 0.74,
                    font_size=max(8.5, size * 0.62),
                    class_="bold middle f-pip",
                )
            )
    return g(drawn, pointer_events="none") if drawn else None


def dwelling(tile: dict[str, Any], x: float, y: float, radius: float) -> Markup | None:
    """A rooftop in the colour of its owner; a Castle has a second one."""
    if tile["dwelling"] < 0:
        return None
    seat, wide = tile["dwelling"], radius * 0.34
    ground, eaves, top = y + radius * 0.62, y + radius * 0.4, y + radius * 0.16
    roof = f"M{x - wide} {ground}V{eaves}L{x} {top}L{x + wide} {eaves}V{ground}Z"
    tower = f"M{x - wide * 0.3} {y + radius * 0.2}V{y - radius * 0.06}H{x + wide * 0.3}V{y + radius * 0.2}Z"
    return g(
        path(d=tower, class_=f"f-seat-{seat + 1}-cloth thin s-on-seat") if tile["castle"] else None,
        path(d=roof, class_=f"f-seat-{seat + 1}-cloth thin s-on-seat"),
        seal(seat, x, y + radius * 0.46, radius * 0.12),
        pointer_events="none",
    )


def monster(content: Box, tile: dict[str, Any], x: float, y: float, radius: float) -> Markup | None:
    """A dark silhouette with its dice."""
    if not tile["monster"]:
        return None
    found = next(one for one in content.monsters if one.id == tile["monster"])
    size = radius * 0.26
    horn = f"L{size * 0.7} {-size * 1.5}L{size * 0.2} {-size * 0.9}"
    other = f"L{-size * 0.7} {-size * 1.5}L{-size * 0.2} {-size * 0.9}"
    return g(
        circle(cx=0, cy=0, r=size, class_="f-dusk thin s-edge"),
        path(d=f"M{-size} {-size * 0.4}{other}", class_="f-dusk thin s-edge"),
        path(d=f"M{size} {-size * 0.4}{horn}", class_="f-dusk thin s-edge"),
        text(str(found.dice), x=0, y=size * 0.45, font_size=size * 1.3, class_="bold middle f-dusk-pale"),
        transform=at(x + radius * 0.5, y + radius * 0.12),
        pointer_events="none",
    )


def units(tile: dict[str, Any], x: float, y: float, radius: float) -> Markup | None:
    """Units of all seats in a row through the middle."""
    found = [(seat, name, number) for seat, here in enumerate(tile["units"]) for name, number in here.items()]
    if not found:
        return None
    size = min(radius * 0.36, radius * 1.4 / len(found))
    left = x - size * (len(found) - 1) / 2
    return g(
        [
            figure(seat, name, number, round(left + size * place, 2), round(y, 2), round(size * 0.92, 2))
            for place, (seat, name, number) in enumerate(found)
        ]
    )
