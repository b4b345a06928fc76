"""Tiles to build: what they cost, what they are worth, what they do, and how many are left."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from spinney.art.svg import Markup, at, g, path, rect, text
from spinney.art.touch import part
from spinney.games.shifting_realms.content.edition import RealmsContent
from spinney.games.shifting_realms.picture.bits import (
    drawn,
    lines,
    medal,
    named,
    paper,
    priced,
    sentence,
)
from spinney.games.shifting_realms.picture.buildings import building
from spinney.games.shifting_realms.picture.layout import PILES, PREFIX, REALM, View, ink_of
from spinney.games.shifting_realms.state.goods import RESOURCES, counts_of
from spinney.games.shifting_realms.state.land import TERRAINS
from spinney.games.shifting_realms.words.powers import power_in_full
from spinney.games.shifting_realms.words.spaces import ground_in_short

WIDE, HIGH = REALM
SIZE: Final = 12.7  # of the words on a tile
QUIET: Final = "f-ink-quiet"


def piles(content: RealmsContent, view: View, code: str) -> list[Markup]:
    """The tiles of a realm, side by side below its spaces."""
    number = content.realms.index(code)
    here = [id_ for id_ in view["piles"] if content.kind_realm[content.kind_ids.index(id_)] == number]
    wide = round((WIDE + 3) / max(1, len(here)), 2)
    have = supply_of(view)
    return [
        pile(
            content,
            id_,
            int(view["piles"][id_]),
            round(wide * place, 2),
            wide - 3,
            lacking(content, id_, have),
        )
        for place, id_ in enumerate(here)
    ]


def supply_of(view: View) -> tuple[int, ...] | None:
    """What the watcher has, resource by resource; None for a spectator."""
    if view["you"] < 0:
        return None
    supply = view["factions"][view["you"]]["supply"]
    return tuple(int(supply[name]) for name in RESOURCES)


def lacking(content: RealmsContent, id_: str, have: tuple[int, ...] | None) -> tuple[str, ...]:
    """Which resources of a tile's cost the watcher does not have."""
    if have is None:
        return ()
    cost = counts_of(content.kind_cost[content.kind_ids.index(id_)])
    return tuple(name for name, n, own in zip(RESOURCES, cost, have, strict=True) if n > own)


@lru_cache(2048)
def pile(
    content: RealmsContent, id_: str, left: int, x: float, wide: float, lacks: tuple[str, ...]
) -> Markup:
    """Tiles of a kind: building, name, points, cost, ground and power in words, how many are left."""
    kind = content.kind_ids.index(id_)
    name, vp, code = (
        content.kind_names[kind],
        int(content.kind_vp[kind]),
        content.realms[content.kind_realm[kind]],
    )
    terrain, power = TERRAINS[content.kind_terrain[kind]], power_in_full(content, kind)
    high, ground = HIGH - PILES, ground_in_short(content.kind_terrain[kind])
    return part(
        PREFIX,
        f"pile-{id_}",
        f"{name}, built on {terrain}: {vp} VP, {left} left{power and ', ' + power}",
        paper(wide, high, ink_of(code).line),
        pile_face(content, kind, name, wide, lacks),
        medal(vp, wide - 12, 9),
        text(f"{left or 'none'} left", x=8, y=high - 7.5, font_size=SIZE, class_=QUIET),
        text(ground, x=wide - 8, y=high - 7.5, font_size=SIZE, class_=QUIET, text_anchor="end"),
        rim=rect(x=3.5, y=3.5, width=wide - 7, height=high - 8, rx=7),
        transform=at(x, PILES),
        opacity=None if left else 0.55,
    )


def pile_face(content: RealmsContent, kind: int, name: str, wide: float, lacks: tuple[str, ...]) -> Markup:
    """The face of a tile: its building, its name, its cost and what it does."""
    goods = tuple((RESOURCES[at_], n) for at_, n in enumerate(counts_of(content.kind_cost[kind])) if n)
    return g(
        drawn(building(content.kind_ids[kind]), 5, 3, 34, 34.6, "seat-6"),
        name_lines(name, wide),
        priced(goods, 6, 46, 16, 35),
        [
            path(d=f"M{23 + 35 * at_} 54q2-2.5 4 0t4 0t4 0", class_="none s-danger", stroke_width=1.4)
            for at_, (resource, _) in enumerate(goods)
            if resource in lacks
        ],
        said(power_in_full(content, kind) or "no power, only points", wide),
        pointer_events="none",
    )


def said(words: str, wide: float) -> list[Markup]:
    """What a tile does, on up to three lines."""
    return lines(sentence(words), 8, 70, wide - 16, SIZE, 13.7, 3)


def name_lines(name: str, wide: float) -> list[Markup]:
    """The name of a tile on one line or two, beside its building and under its points."""
    first, _, rest = name.partition(" ")
    if not rest:
        return [named(first, 41, 30, wide - 49, 14)]
    return [named(first, 41, 18, wide - 65, 14), named(rest, 41, 32.5, wide - 49, 14)]
