"""The three boards: terrain, spots, tiles with owners, units, the dragon and the troll king."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from spinney.art.board import lantern, part
from spinney.art.shapes import card
from spinney.art.svg import Markup, at, circle, g, path, rect, text, title
from spinney.games.shifting_realms.actions import COLOURS, cell_name
from spinney.games.shifting_realms.content import Content
from spinney.games.shifting_realms.land import BOARD, BOARDS
from spinney.games.shifting_realms.picture_layout import CELL, GAP, MAP, PREFIX, corner
from spinney.games.shifting_realms.picture_offers import NOTHING, Offer, Offers
from spinney.games.shifting_realms.picture_tokens import cloth, figures, resource

View = dict[str, Any]
GROUND: Final = {
    "forest": "crown",
    "quarry": "stone",
    "mine": "sack",
    "ruins": "gate",
    "water's edge": "grove-blue",
    "grass": "moss",
    "town hall": "path",
    "troll king": "stone-shade",
}
BRINGS: Final = {"forest": "wood", "quarry": "stone", "mine": "gold", "ruins": "magic"}


@lru_cache(64)
def ground(names: tuple[str, ...]) -> Markup:
    """Frames and names of the boards."""
    wide = CELL[0] * 5 + 6
    return g(
        [
            g(
                path(d=card(0, 0, wide, MAP.height, 51 + board, 10), class_="f-floor line s-line-soft"),
                text(names[board], x=12, y=20, font_size=17, class_="serif f-ink"),
                transform=at(MAP.x - 3 + board * (5 * CELL[0] + GAP), MAP.y),
            )
            for board in range(BOARDS)
        ]
    )


def spaces(view: View, content: Content, offered: Offers) -> list[Markup]:
    """Sixty spaces, each a part of its own."""
    names = dict(zip(content.kind_ids, content.kind_names, strict=True))
    realms = dict(zip(content.realms, content.realm_names, strict=True))
    return [
        space(
            number,
            place["id"],
            f"{realms[view['realms'][number // BOARD]]} {cell_name(number)}",
            place["terrain"],
            names.get(place["tile"], ""),
            place["owner"],
            tuple((COLOURS.index(colour), *counts(units)) for colour, units in place["units"].items()),
            creature(view, place),
            offered.get(f"space-{place['id']}", NOTHING),
        )
        for number, place in enumerate(view["spaces"])
    ]


def counts(units: dict[str, int]) -> tuple[int, int, int, int]:
    return units["spot"], units["waiting"], units["soldiers"], units["flat"]


def creature(view: View, place: View) -> str:
    if place["id"] == view["dragon"]:
        return "dragon"
    return f"troll {view['tokens']}" if place["terrain"] == "troll king" and view["tokens"] else ""


@lru_cache(8192)
def space(
    number: int,
    id_: str,
    name: str,
    terrain: str,
    tile: str,
    owner: int,
    units: tuple[tuple[int, int, int, int, int], ...],
    here: str,
    offer: Offer,
) -> Markup:
    """One space with everything on it."""
    wide, high = CELL[0] - 3, CELL[1] - 3
    return part(
        PREFIX,
        f"space-{id_}",
        told(name, terrain, tile, owner, units, here) + offer.words,
        rect(width=wide, height=high, rx=8, class_=f"thin f-{GROUND[terrain]} s-line-soft"),
        lantern(rect(x=2, y=2, width=wide - 4, height=high - 4, rx=7)) if offer else None,
        structure(tile, owner, wide) if tile else printed(terrain, wide),
        beast(here, wide) if here else None,
        [figures(*row, 10, high - 10 - 15 * at_) for at_, row in enumerate(units)],
        actions=offer.actions,
        transform=at(*corner(number)),
    )


def told(
    name: str,
    terrain: str,
    tile: str,
    owner: int,
    units: tuple[tuple[int, int, int, int, int], ...],
    here: str,
) -> str:
    """A space in words."""
    what = f"{tile} of {COLOURS[owner]}" if tile else terrain
    lines = [f"{name}: {what}"]
    if here:
        lines.append("the dragon" if here == "dragon" else f"the troll king, {here.split()[1]} tokens left")
    for seat, spot, waiting, standing, flat in units:
        kinds = ((spot, "on spots"), (waiting, "scouts"), (standing, "soldiers"), (flat, "flat soldiers"))
        lines.append(f"{COLOURS[seat]}: " + ", ".join([f"{n} {what}" for n, what in kinds if n]))
    return "\n".join(lines)


@lru_cache(64)
def printed(terrain: str, wide: float) -> Markup | None:
    """What a space brings and its three spots, or what it is."""
    if terrain in BRINGS:
        spots = [
            circle(cx=wide - 8, cy=10 + 9 * at_, r=3.2, class_="thin f-paper s-line") for at_ in range(3)
        ]
        return g(resource(BRINGS[terrain], 13, 13, 17), spots, pointer_events="none")
    words = {"town hall": "hall", "water's edge": "coast", "troll king": "troll"}.get(terrain)
    return text(words, x=6, y=15, font_size=12, class_="bold f-ink", pointer_events="none") if words else None


@lru_cache(256)
def structure(tile: str, owner: int, wide: float) -> Markup:
    """A tile with the band of its owner."""
    words = tile.split()
    return g(
        rect(x=3, y=3, width=wide - 6, height=30, rx=5, class_=f"thin f-paper s-{cloth(owner)}"),
        rect(x=3, y=3, width=7, height=30, rx=3, class_=f"f-{cloth(owner)}-cloth"),
        text(words[-1][:9], x=13, y=22, font_size=11, class_="bold f-ink"),
        title(tile),
        pointer_events="none",
    )


@lru_cache(16)
def beast(here: str, wide: float) -> Markup:
    """The dragon, or the troll king with his tokens."""
    if here == "dragon":
        return g(
            path(
                d="M20 30c4 -14 18 -16 24 -8c6 -2 10 2 10 8c-6 -4 -10 -2 -12 2c-6 4 -16 4 -22 -2z",
                class_="thin f-danger s-edge",
            ),
            text("dragon", x=wide - 4, y=46, font_size=11, class_="bold f-danger", text_anchor="end"),
            pointer_events="none",
        )
    return g(
        circle(cx=wide - 16, cy=22, r=12, class_="thin f-dusk s-edge"),
        text(here.split()[1], x=wide - 16, y=27, font_size=14, class_="bold middle f-on-seat"),
        pointer_events="none",
    )
