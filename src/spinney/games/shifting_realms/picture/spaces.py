"""The spaces of a realm: terrain or tile, spots, units, the dragon and the troll king."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from spinney.art.svg import Markup, at, circle, g, rect, text, title
from spinney.art.touch import part
from spinney.engine.faces.names import seat_mark
from spinney.games.shifting_realms.content.edition import RealmsContent
from spinney.games.shifting_realms.picture.bits import disc, drawn, icon, medal, seal
from spinney.games.shifting_realms.picture.buildings import building
from spinney.games.shifting_realms.picture.layout import BRINGS, PREFIX, SCALE, View, corner
from spinney.games.shifting_realms.picture.terrain import land
from spinney.games.shifting_realms.picture.units import (
    SPOTS,
    Units,
    in_ranks,
    numbers,
    on_spots,
    ranks,
    row_spots,
    units_there,
    who_is_there,
)
from spinney.games.shifting_realms.state.goods import RESOURCES, counts_of
from spinney.games.shifting_realms.state.land import BOARD, cell_name

RIM: Final = rect(x=6, y=6, width=88, height=88, rx=11)
SPOT: Final = "3 2.5"


class King(NamedTuple):
    """The troll king: how many tokens are left, and what the next one brings."""

    left: int
    vp: int
    brings: str  # an icon, or nothing


class Place(NamedTuple):
    """All that is drawn of a space."""

    number: int
    id: str
    name: str  # Tyrfing c2
    realm: str
    terrain: str
    tile: str
    tile_name: str
    owner: int
    units: tuple[Units, ...]
    dragon: bool
    cached: bool  # a treasure that was dug up
    king: King | None

    @property
    def has_spots(self) -> bool:
        """Can scouts collect here?"""
        return self.terrain in BRINGS and not self.tile

    @property
    def is_free(self) -> bool:
        """Does nobody stand where its name is written? Scouts on spots stand below it."""
        there = in_ranks(self.units, self.has_spots)
        return not (self.tile or self.dragon or self.king or there)


def places(content: RealmsContent, view: View, board: int) -> list[Place]:
    """The twenty spaces of one board, as the view has them."""
    realm = view["realms"][board]
    name = content.realm_names[content.realms.index(realm)]
    names = dict(zip(content.kind_ids, content.kind_names, strict=True))
    return [
        Place(
            number,
            found["id"],
            f"{name} {cell_name(number)}",
            realm,
            found["terrain"],
            found["tile"],
            names.get(found["tile"], ""),
            found["owner"],
            units_there(view, found),
            found["id"] == view["dragon"],
            found["id"] in view["cached"],
            king_of(content, view) if found["terrain"] == "troll king" else None,
        )
        for number, found in enumerate(view["spaces"][BOARD * board : BOARD * (board + 1)])
    ]


def king_of(content: RealmsContent, view: View) -> King | None:
    """The troll king, while tokens are left."""
    left = int(view["tokens"])
    if not left:
        return None
    token = int(content.tokens) - left
    kinds = [name for name, n in zip(RESOURCES, counts_of(content.token_goods[token]), strict=True) if n]
    brings = kinds[0] if kinds else "any" if content.token_any[token] else ""
    return King(left, int(content.token_vp[token]), brings)


def told(place: Place) -> str:
    """A space in words: what it is, and who is there."""
    what = f"{place.tile_name} of {seat_mark(place.owner)}" if place.tile else place.terrain
    if place.has_spots:
        what += f" (1 {BRINGS[place.terrain]} a turn for each scout on one of its 3 spots)"
    lines = [f"{place.name}: {what}"]
    lines += ["the dragon is here"] if place.dragon else []
    return "\n".join([*lines, *[who_is_there(some) for some in place.units]])


@lru_cache(8192)
def space(place: Place) -> Markup:
    """One space with everything on it."""
    found = in_ranks(place.units, place.has_spots)
    where = row_spots(len(found), *room(place))
    return part(
        PREFIX,
        f"space-{place.id}",
        told(place),
        ground(place),
        spots(place) if place.has_spots else None,
        dragon(bool(place.tile)) if place.dragon else None,
        troll_king(place.king) if place.king else None,
        ranks(place.id, found, where),
        on_spots(place.id, place.units) if place.has_spots else None,
        numbers(found, where),
        rim=RIM,
        transform=at(*corner(place.number), SCALE),
    )


def room(place: Place) -> tuple[float, float]:
    """Between which heights of a space units stand."""
    if place.has_spots:
        return 2, 66
    return (40, 97) if place.tile or place.king else (8, 94)


def ground(place: Place) -> Markup:
    """What a space is: its terrain, or the tile that covers it."""
    if place.tile:
        return tile(place)
    return g(
        drawn(land(place.terrain, place.realm, place.number), 0, 0, 100, 100),
        cell_label(cell_name(place.number)) if place.is_free else None,
        class_="terrain",
    )


@lru_cache(32)
def cell_label(name: str) -> Markup:
    """The name of a space in its corner, on a plate that keeps trees and rocks from it."""
    return g(
        rect(x=65, y=6, width=29, height=20.5, rx=7, fill="#fffaf0", fill_opacity=0.62),
        text(name, x=79.5, y=22.3, font_size=18.6, class_="middle", fill="#4b452d"),
    )


def tile(place: Place) -> Markup:
    """A tile that covers the space, framed in the cloth of its owner."""
    return g(
        rect(x=2, y=2, width=96, height=96, rx=13, fill="#fbf3df", class_="terrain"),
        rect(
            x=5,
            y=5,
            width=90,
            height=90,
            rx=11,
            class_=f"none s-seat-{place.owner + 1}-cloth",
            stroke_width=6,
        ),
        drawn(building(place.tile), 14, 12, 72, 73, f"seat-{place.owner + 1}"),
        seal(place.owner, 80, 20, 14),
        icon("check", 20, 80, 26) if place.cached else None,
    )


@lru_cache(8)
def strip(brings: str) -> Markup:
    """The strip of a resource space: what it brings, and its three spots."""
    return g(
        rect(x=5, y=66, width=90, height=29, rx=10, fill="#fffaf0", fill_opacity=0.82, stroke="#5d5638"),
        icon(brings, 18, 80.5, 24),
        [
            circle(cx=x, cy=80.5, r=8, fill="none", stroke="#5d5638", stroke_width=1.8, stroke_dasharray=SPOT)
            for x in SPOTS
        ],
        class_="terrain",
    )


def spots(place: Place) -> Markup:
    """The strip of a resource space, under its scouts."""
    return strip(BRINGS[place.terrain])


@lru_cache(2)
def dragon(on_tile: bool) -> Markup:
    """The dragon, as large as its space; on a tile it leaves something of the building to be seen."""
    return g(
        title("the dragon"),
        drawn("fig-dragon", *((28, 32, 72, 65) if on_tile else (1, 1, 100, 90.6))),
        id=f"{PREFIX}dragon",
        data_piece="dragon",
        pointer_events="none",
    )


@lru_cache(64)
def troll_king(king: King) -> Markup:
    """The troll king, with the tokens left and what the next one brings."""
    return g(
        title(f"the troll king, {king.left} tokens left"),
        drawn("fig-troll", 4, 6, 76, 77.5),
        medal(king.vp, 84, 18, 1.3),
        icon(king.brings, 84, 46, 24) if king.brings else None,
        disc(84, 72, f"×{king.left}", 14),
        id=f"{PREFIX}king",
        pointer_events="none",
    )
