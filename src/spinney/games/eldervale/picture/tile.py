"""One Realm: its Element or Ruin, Treasure, cost and points of a Dwelling, who stands there."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from spinney.art.board import lantern, part
from spinney.art.lettering import SERIF, fitting, shortened
from spinney.art.offers import NOTHING, Offers
from spinney.art.svg import Markup, at, circle, g, path, rect, text
from spinney.engine.nothing import NONE
from spinney.engine.text import many, seat_name
from spinney.games.eldervale.content.abilities import MONSTER_ABILITIES
from spinney.games.eldervale.content.lookups import EldervaleContent
from spinney.games.eldervale.content.tile_kinds import LAIR, ORACLE, TILE_KINDS
from spinney.games.eldervale.content.vocabulary import (
    ELEMENTS,
    RESOURCES,
    SHAPESHIFTER,
    UNITS,
)
from spinney.games.eldervale.picture.effects import cost_items, flow, width
from spinney.games.eldervale.picture.layout import PREFIX, outline
from spinney.games.eldervale.picture.symbols import points_sign, silhouette, thing
from spinney.games.eldervale.picture.tokens import WASHES, beast, emblem, face, figure, seal
from spinney.games.eldervale.words.names import ruin_name, short_tile_name, tile_name
from spinney.games.eldervale.words.phrases import cost_words

Tile = dict[str, Any]  # as the view has it
CHANGING: Final = UNITS[SHAPESHIFTER]
STACKS_AT: Final = -0.2  # heights, in radii
UNITS_AT: Final = 0.18
OVER_NAME: Final = -0.02  # of Units in a Ruin, whose name stands below
COST_AT: Final = 0.5
POINTS_AT: Final = 0.76
LETTERS: Final = (11.5, 13.5)  # the least and the largest size of a name


def told(content: EldervaleContent, number: int, tile: Tile, points: int) -> str:
    """A Realm in words, line by line."""
    found = content.tiles[number]
    element = f"{ELEMENTS[found.element].capitalize()} " if found.element != NONE else ""
    lines = [f"{found.name} ({element}{TILE_KINDS[found.kind].words})"]
    if found.element != NONE:
        lines += treasure_words(content, number, tile)
    if tile["dwelling"] >= 0:
        lines.append(f"{'Castle' if tile['castle'] else 'Dwelling'} of {seat_name(tile['dwelling'])}")
    elif found.element != NONE:
        what = "Castle" if found.castle else "Dwelling"
        cost = cost_words(found.dwell_cost)
        lines.append(f"{what} for {cost}: {points} VP at once, {found.dwell_power} Power")
    for seat, here in enumerate(tile["units"]):
        if here:
            lines.append(f"{seat_name(seat)}: {units_words(content, here)}{shape_words(tile, here)}")
    if tile["monster"]:
        lines.append(monster_words(content, tile["monster"]))
    return "\n".join(lines)


def treasure_words(content: EldervaleContent, number: int, tile: Tile) -> list[str]:
    """The Treasure on a tile, in words."""
    tops = [stack_words(content, stack) for stack in tile["stacks"] if stack["token"]]
    if tops:
        return [f"Treasure: {', '.join(tops)}"]
    return [f"no Treasure left: gives a {RESOURCES[content.tile_resource[number]]}"]


def stack_words(content: EldervaleContent, stack: dict[str, Any]) -> str:
    """What lies on top of a stack, and how many below it."""
    return f"{content.token_of[stack['token']].printed.words} with {stack['below']} below"


def units_words(content: EldervaleContent, here: dict[str, int]) -> str:
    """Words on a tile where Units stand: who they are."""
    return ", ".join([many(number, name) for name, number in named(content, here).items()])


def shape_words(tile: Tile, here: dict[str, int]) -> str:
    """E-16.5  What a Shapeshifter counts as, after the Units it stands with."""
    return f" as a {tile['shape'].capitalize()}" if tile["shape"] and CHANGING in here else ""


def named(content: EldervaleContent, here: dict[str, int]) -> dict[str, int]:
    """Who stands on a tile that is drawn: Units and Monsters by names for people."""
    monsters = {one.id: one.name for one in content.monsters}
    return {monsters.get(name, name.capitalize()): number for name, number in here.items()}


@lru_cache(256)
def monster_words(content: EldervaleContent, id_: str) -> str:
    """Words on a tile where a Monster stands: its name, dice and abilities."""
    found = next(one for one in content.monsters if one.id == id_)
    able = [f"{one.name} ({one.words})" for one in MONSTER_ABILITIES if found.abilities & one.bit]
    return f"{found.name}: {many(found.dice, 'die')}, {', '.join(able) or 'no ability'}"


# Pictures.


@lru_cache(256)
def ground(content: EldervaleContent, number: int, radius: float, flat: bool = False) -> Markup:
    """The ground of a tile."""
    element = content.tiles[number].element
    wash = WASHES[ELEMENTS[element]] if element != NONE else "stone"
    return path(d=outline(radius * 0.98, flat), class_=f"f-{wash} thin s-line")


def printed(content: EldervaleContent, number: int, tile: Tile, points: int, radius: float) -> Markup:
    """What is printed on a tile, and its Dwelling."""
    if content.tiles[number].element == NONE:
        return ruin(content, number, radius)
    built = tile["dwelling"] >= 0
    return g(
        elemental(content, number, tile, radius),
        dwelling(tile["dwelling"], tile["castle"], radius)
        if built
        else price(content, number, points, radius),
        pointer_events="none",
    )


def ruin(content: EldervaleContent, number: int, radius: float) -> Markup:
    """The tile of a Ruin: a silhouette in the stone, and its name."""
    kind = TILE_KINDS[content.tiles[number].kind].name
    name = tile_name(content, number)
    if fitting(name, radius * 1.6, SERIF + 0.06, *LETTERS) < LETTERS[1]:
        name = ruin_name(content, number)
    size = fitting(name, radius * 1.6, SERIF + 0.06, *LETTERS)
    return g(
        silhouette(f"ruin-{kind}", 0, -radius * 0.14, radius * 1.1, "stone-shade"),
        text(
            shortened(name, radius * 1.6, size, SERIF + 0.06),
            x=0,
            y=radius * 0.64,
            font_size=size,
            class_="serif bold middle f-ink",
        ),
    )


def elemental(content: EldervaleContent, number: int, tile: Tile, radius: float) -> Markup:
    """Element and kind at the top; what the Realm gives when its Treasure is gone."""
    found = content.tiles[number]
    sign = {ORACLE: "sign-oracle", LAIR: "sign-lair"}.get(int(found.kind), "")
    size, y = radius * 0.25, -radius * 0.77
    aside = radius * 0.18 if sign else 0
    empty = not any(stack["token"] for stack in tile["stacks"])
    return g(
        emblem(ELEMENTS[found.element], -aside, y, size),
        silhouette(sign, aside, y, size * 0.9) if sign else None,
        tile_label(content, number, radius),
        thing(RESOURCES[content.tile_resource[number]], 0, radius * STACKS_AT, radius * 0.26)
        if empty
        else None,
    )


def tile_label(content: EldervaleContent, number: int, radius: float) -> Markup:
    """The name of a tile, as large as it fits."""
    name, wide = short_tile_name(content, number), radius * 1.66
    size = fitting(name, wide, SERIF, *LETTERS)
    name = shortened(name, wide, size, SERIF)
    return text(name, x=0, y=-radius * 0.42, font_size=size, class_="serif middle f-ink")


def price(content: EldervaleContent, number: int, points: int, radius: float) -> Markup:
    """What a Dwelling costs here, and what it would score at once if the tile has a place."""
    found = content.tiles[number]
    size = radius * 0.235
    items = cost_items(int(found.dwell_cost))
    wide = width(items, size)
    return g(
        silhouette("sign-castle" if found.castle else "sign-house", -radius * 0.16, radius * POINTS_AT, size),
        flow(items, -wide / 2, radius * COST_AT, wide + 1, size, 1),
        points_sign(points, radius * 0.15, radius * POINTS_AT, max(18.0, radius * 0.3))
        if points >= 0
        else None,
    )


@lru_cache(256)
def dwelling(seat: int, castle: bool, radius: float) -> Markup:
    """On a Realm the rooftop of a Dwelling, in the colour of its owner; a Castle has towers."""
    wide, ground_at = radius * (0.42 if castle else 0.34), radius * 0.86
    eaves, top = radius * 0.56, radius * 0.3
    roof = f"M{-wide} {ground_at}V{eaves}L0 {top}L{wide} {eaves}V{ground_at}Z"
    tower = radius * 0.13
    towers = "".join(
        [
            f"M{side - tower} {ground_at}V{radius * 0.36}h{tower * 0.6}v{tower * 0.6}h{tower * 0.8}"
            f"v{-tower * 0.6}h{tower * 0.6}V{ground_at}Z"
            for side in (-wide, wide)
        ]
    )
    return g(
        path(d=roof, class_=f"f-seat-{seat + 1}-cloth thin s-on-seat"),
        path(d=towers, class_=f"f-seat-{seat + 1}-cloth thin s-on-seat") if castle else None,
        seal(seat, 0, radius * 0.66, radius * 0.15),
    )


def stack_parts(
    content: EldervaleContent, tile: Tile, offered: Offers, x: float, y: float, radius: float
) -> list[Markup]:
    """The top token of each stack; it can be touched where a stack is chosen."""
    stacks = [(at_, stack) for at_, stack in enumerate(tile["stacks"]) if stack["token"]]
    high = round(radius * 0.29, 2)
    drawn: list[Markup] = []
    for place, (at_, stack) in enumerate(stacks):
        key = f"stack-{tile['id']}-{at_}"
        offer = offered.get(key, NOTHING)
        middle = x + (place - (len(stacks) - 1) / 2) * radius * 0.68
        token = face(content, stack["token"], 0, 0, high, stack["below"])
        where = at(round(middle, 2), round(y + radius * STACKS_AT, 2))
        shape = rect(x=-high, y=-high * 0.65, width=2 * high, height=1.3 * high, rx=5)
        words = f"{stack_words(content, stack)}{offer.words}"
        drawn.append(
            part(
                PREFIX,
                key,
                words,
                token,
                lantern(shape),
                touch(shape),
                actions=offer.actions,
                transform=where,
            )
            if offer
            else g(token, transform=where, pointer_events="none")
        )
    return drawn


def touch(shape: Markup) -> Markup:
    """An unseen shape of a tile that can be touched."""
    return g(shape, fill_opacity=0)


def crowd(tile: Tile) -> list[tuple[int, str, int]]:
    """Who stands on a tile: seat, kind of Unit, and how many."""
    return [(seat, name, number) for seat, here in enumerate(tile["units"]) for name, number in here.items()]


def standing(tile: Tile) -> float:
    """How high Units stand in a Realm: a Ruin has no stacks above them, but its name below."""
    return UNITS_AT if tile["stacks"] else OVER_NAME


def row(count: int, x: float, radius: float) -> tuple[float, list[float]]:
    """The size of figures in a Realm, and where they stand."""
    size = min(radius * 0.5, radius * 1.62 / max(1, count))
    return round(size, 2), [round(x + size * (at_ - (count - 1) / 2), 2) for at_ in range(count)]


def units(content: EldervaleContent, tile: Tile, x: float, y: float, radius: float) -> Markup:
    """Units of all seats side by side on a tile; a Monster stands at their right."""
    found = crowd(tile)
    size, places = row(len(found) + bool(tile["monster"]), x, radius)
    return g(
        [
            figure(
                content,
                seat,
                name,
                number,
                place,
                round(y + radius * standing(tile), 2),
                round(size * 0.94, 2),
                tile["id"],
            )
            for place, (seat, name, number) in zip(places, found, strict=False)
        ],
        [
            shape_sign(
                tile["shape"], place + size * 0.3, round(y + radius * standing(tile) - size * 0.3, 2), size
            )
            for place, (_, name, _) in zip(places, found, strict=False)
            if name == CHANGING and tile["shape"]
        ],
    )


def shape_sign(shape: str, x: float, y: float, size: float) -> Markup:
    """On a Realm, at the shoulder of the Shapeshifter: the type that it counts as."""
    small = round(max(13.0, size * 0.4), 2)
    return g(
        circle(cx=0, cy=0, r=small * 0.62, class_="f-paper s-line-soft", stroke_width=0.8),
        silhouette(f"unit-{shape}", 0, 0, small, "ink"),
        transform=at(round(x, 2), y),
        pointer_events="none",
    )


def monster_part(
    content: EldervaleContent, tile: Tile, offered: Offers, x: float, y: float, radius: float
) -> Markup:
    """The Monster; it can be touched where one is chosen."""
    id_ = tile["monster"]
    size, places = row(len(crowd(tile)) + 1, x, radius)
    size = round(max(size, radius * 0.42), 2)
    key = f"monster-{id_}"
    offer = offered.get(key, NOTHING)
    where = at(places[-1], round(y + radius * standing(tile), 2))
    drawn = beast(content, id_, 0, 0, size, tile["id"])
    if not offer:
        return g(drawn, transform=where, pointer_events="none")
    shape = rect(x=-size * 0.6, y=-size * 0.6, width=size * 1.2, height=size * 1.2, rx=8)
    words = f"{monster_words(content, id_)}{offer.words}"
    return part(
        PREFIX, key, words, drawn, lantern(shape), touch(shape), actions=offer.actions, transform=where
    )
