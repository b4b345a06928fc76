"""The board as SVG: mist that clears around each realm, and the Tree of Idyll with its three branches."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from spinney.art.board import alone, drawing, lantern, part
from spinney.art.icons import icon, icon_symbols
from spinney.art.layout import Zone
from spinney.art.lettering import fitting
from spinney.art.marks import SEAT_MARKS, mark_symbols
from spinney.art.offers import NOTHING, Offer, Offers
from spinney.art.ribbon import on_ribbon, ribbon_ink
from spinney.art.shapes import card
from spinney.art.svg import Markup, apart, at, defs, flat, g, joined, path, rect, text
from spinney.engine.text import many
from spinney.games.groves.content.cards import SPIRITS
from spinney.games.groves.picture import status
from spinney.games.groves.picture.cards import realm_card
from spinney.games.groves.picture.layout import (
    MINE,
    PANEL,
    PREFIX,
    RIBBON,
    SIDE_PANEL,
    SIZE,
    others,
    prize_zone,
)
from spinney.games.groves.picture.offers import area_key, offers, realm_key
from spinney.games.groves.picture.panels import Seat, own_panel, placing_of, side_panel
from spinney.games.groves.picture.realm import arrivals, realm
from spinney.games.groves.picture.rewards import row
from spinney.games.groves.picture.scene import Scene, counts, scene_of
from spinney.games.groves.picture.scenery import far_wood, great_tree, margin, mist, realm_ground
from spinney.games.groves.picture.solo import hollows, wraith_bag, wraith_draw
from spinney.games.groves.picture.tokens import TYPE_ICONS, TYPE_WORDS, seal
from spinney.games.groves.picture.tree import area, row_slot, supply_chip, supply_strip
from spinney.games.groves.state.table import GrovesTable
from spinney.games.groves.words.rewards import Printed

BROAD: Final = 0.56  # the share of a letter of the ribbon, in the widest of the common book faces


def draw(t: GrovesTable, seat: int) -> str:
    """The board as a seat, or a spectator (-1), sees it."""
    return alone(pieces(t, seat))


def pieces(t: GrovesTable, seat: int) -> list[Markup]:
    """The same, piece by piece and without stylesheet."""
    return composed(scene_of(t, seat), offers(t, seat))


def composed(scene: Scene, offered: Offers) -> list[Markup]:
    """The pieces of the whole board, from the back to the front."""
    return drawing(
        PREFIX,
        "Groves",
        status.described(scene),
        SIZE,
        ground(),
        tree(scene, offered),
        ribbon(scene),
        supply(scene, offered),
        prizes(scene),
        front(scene, offered),
        [
            other(scene, offered, seat, zone)
            for seat, zone in zip(scene.rest, others(len(scene.rest)), strict=True)
        ]
        if scene.rest
        else solo(scene, offered),
    )


@cache
def ground() -> Markup:
    """All that never changes on the whole board, layer by layer: mist, wood, the Tree, the margin."""
    symbols = [*icon_symbols(prefix=PREFIX), *mark_symbols((*SEAT_MARKS[:4], "tick"), PREFIX)]
    return joined(defs(symbols), mist(), far_wood(), great_tree(), margin())


# The Tree.


def tree(scene: Scene, offered: Offers) -> list[Markup]:
    """The Tree's part of the board, from the scene: the slots of the row, and the areas."""
    v = scene.view
    receiver = "the supply" if v["crown"] == v["asked"] or scene.solo else scene.names[v["crown"]]
    slots = [
        row_slot(scene.printed(slot["tile"]), at_, receiver, offered.get(scene.key(slot["tile"]), NOTHING))
        for at_, slot in enumerate(v["row"])
    ]
    areas = [
        area(
            number,
            counts(spirits),
            status.purpose(scene, number),
            *status.area_left(scene, number),
            offered.get(area_key(number), NOTHING),
        )
        for number, spirits in enumerate(v["tree"].values())
    ]
    return [*slots, *areas]


def supply(scene: Scene, offered: Offers) -> list[Markup]:
    """The supply's part of the board, from the scene: the strip with all that nobody has."""
    stock = scene.view["supply"]
    things = [(name, name, count, f"{count} {name}") for name, count in stock["elements"].items()]
    things.append(("crystal", "crystal", stock["crystals"], many(stock["crystals"], "crystal")))
    things.append(("dominion", "dominion", stock["dominion"], f"{stock['dominion']} dominion"))
    for kind, count in enumerate(counts(stock["spirits"])):
        things.append((SPIRITS[kind], TYPE_ICONS[kind], count, many(count, TYPE_WORDS[kind])))
    if not scene.solo:
        things.append(("base", "portal-base", stock["bases"], many(stock["bases"], "portal base")))
        things.append(("mirror", "portal-mirror", stock["mirrors"], many(stock["mirrors"], "portal mirror")))
    return supply_strip(
        [
            supply_chip(
                step, name, drawing, count, f"{words} in the supply", offered.get(f"supply-{name}", NOTHING)
            )
            for step, (name, drawing, count, words) in enumerate(things)
        ]
    )


def prizes(scene: Scene) -> list[Markup]:
    """The realm cards' part of the board, three in a row, from the scene."""
    found = scene.prizes()
    return [
        realm_card(prize, owner, scene.names[owner] if owner >= 0 else "", at_, prize_zone(at_, len(found)))
        for at_, (prize, owner) in enumerate(found)
    ]


# The realms.

CHOOSING = 190  # the height of the sheet with resource groves to choose from


def front(scene: Scene, offered: Offers) -> list[Markup]:
    """The front of the board: the realm of whoever looks, large, with its panel beside it."""
    seat = scene.seat(scene.front)
    x, y, width, height = MINE
    zone = Zone(x + PANEL + 8, y, width - PANEL - 8, height)
    sheet = CHOOSING if scene.unchosen() else 0
    return flat(
        land(scene, seat, zone._replace(height=height - sheet), 80, offered),
        apart("g", own_panel(seat, offered, height), transform=at(x, y)),
        choosing(scene, zone, offered),
    )


def other(scene: Scene, offered: Offers, number: int, zone: Zone) -> list[Markup]:
    """Another seat's part of the board: its realm, small, with its panel beside it."""
    seat = scene.seat(number)
    x, y, width, height = zone
    offer = offered.get(realm_key(number), NOTHING)
    return flat(
        land(scene, seat, Zone(x + SIDE_PANEL + 4, y, width - SIDE_PANEL - 4, height), 62, offered),
        apart("g", side_panel(seat, placing_of(seat, offered), height), transform=at(x, y)),
        target(seat, zone, offer) if offer else None,
    )


def target(seat: Seat, zone: Zone, offer: Offer) -> Markup:
    """Over another seat's part of the board: a light around the whole realm that a portal may lead to."""
    x, y, width, height = zone
    return part(
        PREFIX,
        realm_key(seat.number),
        f"{seat.name}'s realm{offer.words}",
        rect(width=width, height=height, rx=12, fill_opacity=0),
        lantern(rect(x=1, y=1, width=width - 2, height=height - 2, rx=12)),
        actions=offer.actions,
        transform=at(x, y),
    )


def land(scene: Scene, seat: Seat, zone: Zone, most: float, offered: Offers) -> list[Markup]:
    """A realm's part of the board, from the scene: cleared ground, hexes, spirits, portals to it."""
    cells = scene.cells(seat.number)
    owner = scene.owner(seat.number)
    x, y, width, height = zone
    size = 40 if seat.number == scene.front else 30
    builders = scene.arriving(seat.number)
    aside = size if builders else 0  # room for portals
    room = Zone(x + 8 + aside, y + 3, width - 16 - aside, height - 6)
    gates = arrivals(
        builders, owner, seat.number, x + size * 0.7, y + height / 2 - (len(builders) - 1) * size * 0.62, size
    )
    return flat(
        realm_ground(zone, seat.number, seat.awaited),
        realm(seat.number, cells, tuple(offered.get(cell.key, NOTHING) for cell in cells), room, most, owner),
        gates,
    )


def choosing(scene: Scene, zone: Zone, offered: Offers) -> Markup | None:
    """G-2.8  On the board while groves are chosen: a sheet over the realm with those that are left."""
    cells = scene.unchosen()
    if not cells:
        return None
    wide, high = 120.0 * len(cells) + 60, CHOOSING - 10
    x, y = zone.x + zone.width / 2 - wide / 2, zone.y + zone.height - high
    sheet = Zone(x + 20, y + 34, wide - 40, high - 40)
    return g(
        path(d=card(x, y, wide, high, 140, 14), class_="f-paper line s-paper-edge"),
        text(
            "Resource groves to choose from",
            x=x + wide / 2,
            y=y + 26,
            font_size=17,
            class_="serif middle f-ink",
        ),
        realm(
            scene.front, cells, tuple(offered.get(cell.key, NOTHING) for cell in cells), sheet, 60, "nobody's"
        ),
    )


def solo(scene: Scene, offered: Offers) -> Markup:
    """Chapter 14: where other seats' realms would be on the board, what stands against a single player."""
    v = scene.solo or {}
    content = scene.content
    first = int(content.first_hollow)
    return g(
        hollows(v["hollows"], v["spaces"], first, scene.view["over"], v["at_once"]),
        wraith_bag(counts(v["bag"]), int(content.solo_draw), v["supply"], v["gone"], offered),
        wraith_draw(counts(v["drawn"]), tuple(v["markers"]), content),
    )


# Whose turn it is.


def ribbon(scene: Scene) -> Markup:
    """The ribbon at the top of the board, from the scene: whose turn it is, and what is asked."""
    first, second = status.turn(scene)
    who = scene.view["asked"] if not scene.view["over"] else next(iter(scene.view["winners"]), -1)
    won = bool(scene.view["over"] and scene.view["winners"])
    return turn_ribbon(first, second, status.reward(scene), who, won, status.passed(scene))


@lru_cache(1024)
def turn_ribbon(first: str, second: str, reward: Printed, seat: int, won: bool, percent: int) -> Markup:
    """The ribbon atop the board: what is asked, of whom; how much of the stack is gone. Dyed for a winner."""
    _, _, wide, high = RIBBON
    ink = ribbon_ink(won)
    size = fitting(first, wide - 64, BROAD, 13, 20)
    return on_ribbon(
        PREFIX,
        RIBBON,
        f"{first}, {second}" + (f": {reward.words}" if reward else ""),
        seat,
        won,
        seal(seat, 26, high / 2, 17) if seat >= 0 else icon(PREFIX, "hollow", 26, high / 2, 30, ""),
        text(first, x=52, y=23, font_size=size, class_=f"serif {ink}"),
        text(second, x=52, y=40, font_size=13.5, class_=ink),
        rect(x=52, y=46, width=wide - 72, height=3, rx=1.5, class_="f-paper-edge", opacity=0.4),
        rect(x=52, y=46, width=(wide - 72) * percent / 100, height=3, rx=1.5, class_=ink),
        row(reward.glyphs, wide - 66, 24, 24, 110) if reward else None,
    )
