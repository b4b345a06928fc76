"""The spaces: tiles with owners, units on spots and beside them, the dragon and the troll king."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, NamedTuple

from spinney.art.offers import NOTHING, Offer, Offers, touchable
from spinney.art.svg import Markup, at, g, rect, text, title
from spinney.engine.text import seat_name
from spinney.games.shifting_realms.content.edition import RealmsContent
from spinney.games.shifting_realms.picture.emblems import dragon, sign, tile_sign, troll_king
from spinney.games.shifting_realms.picture.layout import PREFIX, SPACE, corner, middle
from spinney.games.shifting_realms.picture.scenery import BRINGS, SPOT_Y, SPOTS
from spinney.games.shifting_realms.picture.tokens import MOST_STACKED, cloth, medal, resource, seal, stack
from spinney.games.shifting_realms.state.goods import RESOURCES, counts_of
from spinney.games.shifting_realms.state.land import BOARD, cell_name
from spinney.games.shifting_realms.words.names import COLOURS

View = dict[str, Any]
KINDS: Final = ("spot", "waiting", "soldiers", "flat")
WORDS: Final = {
    "spot": ("scout on a spot", "scouts on spots"),
    "waiting": ("scout", "scouts"),
    "soldiers": ("soldier", "soldiers"),
    "flat": ("flat soldier", "flat soldiers"),
}


class Units(NamedTuple):
    """The units of one faction on a space."""

    seat: int
    spot: int
    waiting: int
    soldiers: int
    flat: int
    tired_scouts: int = 0  # those that have moved this turn
    tired_soldiers: int = 0


def spaces(view: View, content: RealmsContent, offered: Offers) -> list[Markup]:
    """Sixty spaces, each a part of its own."""
    names = dict(zip(content.kind_ids, content.kind_names, strict=True))
    realms = dict(zip(content.realms, content.realm_names, strict=True))
    return [
        space(
            number,
            place["id"],
            f"{realms[view['realms'][number // BOARD]]} {cell_name(number)}",
            place["terrain"],
            place["tile"],
            names.get(place["tile"], ""),
            place["owner"],
            units_there(view, place),
            offered.get(f"space-{place['id']}", NOTHING),
        )
        for number, place in enumerate(view["spaces"])
    ]


def units_there(view: View, place: View) -> tuple[Units, ...]:
    """Faction by faction; only of the active one it matters who has moved."""
    active = view["turn"]["seat"] if view["order"] and not view["over"] else -1
    found: list[Units] = []
    for colour, units in place["units"].items():
        seat = COLOURS.index(colour)
        spot, waiting, standing, flat = [int(units[kind]) for kind in KINDS]
        tired_scouts = spot + waiting - int(units["fresh_scouts"]) if seat == active else 0
        tired_soldiers = standing - int(units["fresh_soldiers"]) if seat == active else 0
        found.append(Units(seat, spot, waiting, standing, flat, tired_scouts, tired_soldiers))
    return tuple(found)


@lru_cache(8192)
def space(
    number: int,
    id_: str,
    name: str,
    terrain: str,
    tile: str,
    tile_name: str,
    owner: int,
    units: tuple[Units, ...],
    offer: Offer,
) -> Markup:
    """One space with everything on it."""
    wide, high = SPACE
    return touchable(
        PREFIX,
        f"space-{id_}",
        told(name, terrain, tile_name, owner, units),
        offer,
        [
            rect(width=wide, height=high, rx=9, fill_opacity=0),
            structure(tile, tile_name, owner) if tile else None,
        ],
        rect(x=2, y=2, width=wide - 4, height=high - 4, rx=8),
        on_spots(id_, units) if terrain in BRINGS and not tile else None,
        ranks(id_, units),
        transform=at(*corner(number)),
    )


def told(name: str, terrain: str, tile: str, owner: int, units: tuple[Units, ...]) -> str:
    """A space of the map in words."""
    what = f"{tile} of {seat_name(owner)}" if tile else terrain
    if terrain in BRINGS and not tile:
        what += f" (1 {BRINGS[terrain]} a turn for each scout on one of its 3 spots)"
    lines = [f"{name}: {what}"]
    for some in units:
        kinds = [(getattr(some, kind), WORDS[kind]) for kind in KINDS]
        there = ", ".join([f"{n} {words[n != 1]}" for n, words in kinds if n])
        tired = some.tired_scouts + some.tired_soldiers
        lines.append(f"{seat_name(some.seat)}: {there}" + (f" ({tired} moved this turn)" if tired else ""))
    return "\n".join(lines)


@lru_cache(256)
def structure(tile: str, name: str, owner: int) -> Markup:
    """A tile that covers the space, in the cloth of its owner."""
    wide, high = SPACE
    return g(
        rect(
            x=1.5,
            y=1.5,
            width=wide - 3,
            height=high - 3,
            rx=8,
            class_=f"f-paper s-{cloth(owner)}",
            stroke_width=4.5,
        ),
        sign(tile_sign(tile), 18, 19, 23),
        seal(owner, wide - 15, 16, 9.5),
        text(
            name.split()[-1],
            x=wide / 2,
            y=43,
            font_size=12.5,
            class_="serif bold middle f-ink",
        ),
        pointer_events="none",
    )


def on_spots(id_: str, units: tuple[Units, ...]) -> Markup | None:
    """Scouts that collect, each on a spot."""
    standing = [(some.seat, step, step < some.tired_scouts) for some in units for step in range(some.spot)]
    found = [
        stack(seat, "scout", 1, x, SPOT_Y - 1, 0.82, f"spot-{id_}-{seat}-{step}", tired)
        for x, (seat, step, tired) in zip(SPOTS, standing, strict=False)
    ]
    return g(found) if found else None


def ranks(id_: str, units: tuple[Units, ...]) -> Markup | None:
    """Everybody else in one row or two: stacks of a kind, faction by faction."""
    found = [
        rank
        for some in units
        for rank in (
            (some.seat, "scout", some.waiting, some.tired_scouts > some.spot),
            (some.seat, "soldier", some.soldiers, some.tired_soldiers > 0),
            (some.seat, "flat", some.flat, False),
        )
        if rank[2]
    ]
    if not found:
        return None
    rows = 1 if len(found) <= 3 else 2
    across = -(-len(found) // rows)
    scale = 1.15 if across <= 2 and rows == 1 else 1.0 if across <= 3 else 0.8
    pitch = min(34.0, (SPACE[0] - 6) / across)
    left = (SPACE[0] - pitch * (across - 1)) / 2 - 1
    top = 59.0 if rows == 1 else 37.0
    most = MOST_STACKED if across <= 2 else 2
    return g(
        [
            stack(
                seat,
                shape,
                n,
                round(left + pitch * (step % across), 1),
                top + 25.0 * (step // across),
                scale,
                f"unit-{id_}-{seat}-{shape}",
                tired,
                most,
            )
            for step, (seat, shape, n, tired) in enumerate(found)
        ]
    )


# Creatures.


def on_the_ground(view: View) -> list[Markup]:
    """The dragon behind the units of its space, so that all can be seen; but a tile would hide it."""
    return [dragon_drawn(number) for number, place in lairs(view) if not place["tile"]]


def creatures(view: View, content: RealmsContent) -> list[Markup]:
    """The dragon on a tile, and the troll king while tokens are left."""
    found = [dragon_drawn(number) for number, place in lairs(view) if place["tile"]]
    king = [number for number, place in enumerate(view["spaces"]) if place["terrain"] == "troll king"]
    if king and view["tokens"]:
        found.append(king_drawn(content, king[0], int(view["tokens"])))
    return found


def lairs(view: View) -> list[tuple[int, View]]:
    """The space of the dragon, while it is there."""
    return [(number, place) for number, place in enumerate(view["spaces"]) if place["id"] == view["dragon"]]


@lru_cache(64)
def dragon_drawn(number: int) -> Markup:
    """The dragon on its space of the map."""
    x, y = middle(number)
    return g(
        title("the dragon"),
        g(dragon(), transform=at(0, 0, 0.98)),
        id=f"{PREFIX}dragon",
        data_piece="dragon",
        transform=at(x - 2, y - 12),
        pointer_events="none",
    )


@lru_cache(256)
def king_drawn(content: RealmsContent, number: int, left: int) -> Markup:
    """The troll king on the map, with the tokens left, and what the next one brings."""
    x, y = corner(number)
    token = int(content.tokens) - left
    return g(
        g(troll_king(), transform=at(30, 42, 1.05)),
        [
            rect(x=50 - 1.5 * step, y=55 - 2 * step, width=25, height=17, rx=5, class_="thin f-gold s-pip")
            for step in range(min(left, 5), -1, -1)
        ],
        text(f"×{left}", x=62.5, y=68, font_size=12.5, class_="bold middle f-pip"),
        medal(int(content.token_vp[token]), 66, 14, 9.5),
        token_income(content, token, 66, 34, 15),
        id=f"{PREFIX}king",
        transform=at(x, y),
        pointer_events="none",
    )


def token_income(content: RealmsContent, token: int, x: float, y: float, size: float) -> Markup | None:
    """What the troll king's next token brings every turn, beside him on the map."""
    kinds = [name for name, n in zip(RESOURCES, counts_of(content.token_goods[token]), strict=True) if n]
    if kinds:
        return resource(kinds[0], x, y, size)
    if not content.token_any[token]:
        return None
    return text("any", x=x, y=y + 4, font_size=12, class_="bold middle f-ink")
