"""Everybody else's faction, smaller but whole; with few players there is room for names."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, NamedTuple

from spinney.art.layout import Zone
from spinney.art.lettering import shortened
from spinney.art.offers import NOTHING, Offer, Offers, touchable
from spinney.art.svg import Markup, at, g, rect, text, title
from spinney.games.shifting_realms.content.edition import RealmsContent
from spinney.games.shifting_realms.picture.emblems import sign, tile_sign
from spinney.games.shifting_realms.picture.layout import PREFIX
from spinney.games.shifting_realms.picture.own_board import (
    Plate,
    head,
    laid_plates,
    order_words,
    plate,
    reserve,
    token_row,
)
from spinney.games.shifting_realms.picture.piles import card_back
from spinney.games.shifting_realms.picture.scenery import wash
from spinney.games.shifting_realms.picture.tokens import cloth, resource, sheet
from spinney.games.shifting_realms.rules.collect import next_collect
from spinney.games.shifting_realms.state.goods import RESOURCES, counts_of
from spinney.games.shifting_realms.state.table import RealmsTable
from spinney.games.shifting_realms.words.cards import task_words

View = dict[str, Any]
ROOMY: Final = 120  # from this height on, permanents are plates with names
PLATES: Final = 95  # where permanents begin
BAND: Final = 25  # the height of the head


class Other(NamedTuple):
    """All that the board of somebody else shows."""

    seat: int
    name: str
    score: int
    place: str
    asked: bool
    supply: tuple[int, ...]
    brought: tuple[int, ...]
    scouts: int
    soldiers: int
    backs: tuple[str, ...]
    laid: tuple[str, ...]
    tokens: tuple[int, ...]
    raids: int
    tiles: tuple[tuple[str, int], ...]
    tasks: tuple[str, ...]


def other_board(view: View, t: RealmsTable, seat: int, name: str, zone: Zone, offered: Offers) -> Markup:
    """Another faction; it, or its supply, can be touched where a card takes from an opponent."""
    who, content = view["factions"][seat], t.content
    tiles = [place["tile"] for place in view["spaces"] if place["owner"] == seat]
    return drawn_other(
        content,
        Other(
            seat,
            name,
            view["scores"][seat],
            order_words(view, seat),
            view["asked"] == seat,
            tuple(who["supply"][kind] for kind in RESOURCES),
            tuple(counts_of(next_collect(t, seat))),
            who["scouts"],
            who["soldiers"],
            tuple(who["backs"]),
            tuple(who["laid"]),
            tuple(who["tokens"]),
            who["raids"],
            tuple((kind, tiles.count(kind)) for kind in content.kind_ids if kind in tiles),
            tuple(who["tasks"]),
        ),
        zone,
        offered.get(f"seat-{seat}", NOTHING),
        tuple(offered.get(f"supply-{seat}-{kind}", NOTHING) for kind in RESOURCES),
    )


@lru_cache(1024)
def drawn_other(
    content: RealmsContent, who: Other, zone: Zone, offer: Offer, loot: tuple[Offer, ...]
) -> Markup:
    """The board of another faction, with more or less room."""
    edge = cloth(who.seat) if who.asked else "paper-edge"
    roomy = zone.height > ROOMY
    return touchable(
        PREFIX,
        f"seat-{who.seat}",
        f"{who.name}: {who.score} VP",
        offer,
        [
            sheet(edge, zone.width, zone.height, 92 + who.seat),
            head(who.seat, who.name, who.score, who.place, zone.width, BAND),
        ],
        rect(x=2, y=2, width=zone.width - 4, height=zone.height - 4, rx=9),
        supply_row(who.seat, who.supply, who.brought, loot, 20, 44 if not roomy else 48),
        reserve(who.seat, who.scouts, who.soldiers, 290, 44 if not roomy else 48),
        hand_backs(who.backs, zone.width - 106, BAND / 2 + 3),
        wide_rest(content, who, zone) if roomy else tight_rest(content, who),
        transform=at(zone.x, zone.y),
    )


def supply_row(
    seat: int, supply: tuple[int, ...], brought: tuple[int, ...], loot: tuple[Offer, ...], x: float, y: float
) -> list[Markup]:
    """The supply of another faction: resources side by side."""
    rows = zip(RESOURCES, supply, brought, loot, strict=True)
    return [
        in_supply(seat, kind, n, more, x + 66 * at_, y, offer)
        for at_, (kind, n, more, offer) in enumerate(rows)
    ]


@lru_cache(2048)
def in_supply(seat: int, kind: str, n: int, more: int, x: float, y: float, offer: Offer) -> Markup:
    """One resource of another faction: how much there is, and what the next Collect adds."""
    return touchable(
        PREFIX,
        f"supply-{seat}-{kind}",
        f"{n} {kind}; the next Collect brings {more}",
        offer,
        rect(x=-13, y=-13, width=62, height=26, rx=6, fill_opacity=0),
        rect(x=-13, y=-13, width=62, height=26, rx=6),
        resource(kind, 0, 0, 19),
        text(str(n), x=12, y=5.5, font_size=15, class_="bold f-ink"),
        text(f"+{more}", x=24 if n < 10 else 33, y=5, font_size=12, class_="f-ink-quiet") if more else None,
        transform=at(x, y),
    )


@lru_cache(512)
def hand_backs(backs: tuple[str, ...], right: float, y: float) -> Markup:
    """Cards in hand: backs, which show their realm (A-70)."""
    pitch = min(16.0, 96 / max(1, len(backs)))
    words = ", ".join([f"{backs.count(realm)} of {realm}" for realm in dict.fromkeys(backs)])
    return g(
        title(f"Cards face down: {words or 'none'}"),
        [
            card_back(realm, round(right - 14 - pitch * (len(backs) - 1 - at_), 1), y - 10, 14, 19)
            for at_, realm in enumerate(backs)
        ],
    )


@lru_cache(512)
def tile_row(tiles: tuple[tuple[str, int], ...], names: tuple[str, ...], x: float, y: float) -> Markup:
    """Structures as emblems, and how many of each."""
    return g(
        [
            g(
                title(f"{n} {name}"),
                rect(
                    x=x + 33 * at_, y=y - 11, width=30, height=22, rx=5, class_="thin f-clearing s-line-soft"
                ),
                sign(tile_sign(kind), x + 11 + 33 * at_, y, 17),
                text(str(n), x=x + 24 + 33 * at_, y=y + 5, font_size=12.5, class_="bold middle f-ink"),
            )
            for at_, ((kind, n), name) in enumerate(zip(tiles, names, strict=True))
        ]
    )


def tiles_of(content: RealmsContent, who: Other, x: float, y: float) -> Markup:
    """The tiles of another faction, named."""
    names = tuple(content.kind_names[content.kind_ids.index(kind)] for kind, _ in who.tiles)
    return tile_row(who.tiles, names, x, y)


def tight_rest(content: RealmsContent, who: Other) -> Markup:
    """One row: tiles, tokens, permanents by their first letters."""
    left = 10 + 33 * len(who.tiles)
    plates = laid_plates(content, who.laid, who.raids)
    after = left + 30 * len(who.tokens) + 4
    pitch = min(33.0, (374 - after) / max(1, len(plates)))
    return g(
        tiles_of(content, who, 10, 72),
        token_row(content, who.tokens, left, 60),
        [narrow_plate(one, round(after + pitch * at_, 1), 61) for at_, one in enumerate(plates)],
    )


@lru_cache(512)
def narrow_plate(one: Plate, x: float, y: float) -> Markup:
    """A permanent by the first letters of its name; Dragon Moves cards and raids by sign and number."""
    return g(
        title(one.hint),
        rect(x=x, y=y, width=30, height=22, rx=4, class_=f"thin f-{wash(one.realm)} s-line-soft"),
        [
            sign(one.emblem, x + 10, y + 11, 15),
            text(str(one.number), x=x + 23, y=y + 16, font_size=12.5, class_="bold middle f-ink"),
        ]
        if one.emblem
        else text(one.words[:3], x=x + 15, y=y + 15.5, font_size=12, class_="serif middle f-ink"),
    )


def wide_rest(content: RealmsContent, who: Other, zone: Zone) -> Markup:
    """Tiles and tokens, then permanents as plates, and after the end the tasks."""
    plates = laid_plates(content, who.laid, who.raids)
    wide = (zone.width - 26) / 3
    most = 3 * int((zone.height - PLATES - 17 * len(who.tasks)) // 27)
    known = [task.id for task in content.tasks]
    bottom = PLATES + 27 * (min(1, len(plates)) if len(plates) > most else -(-len(plates) // 3))
    room = max(0, int((zone.height - bottom - 4) // 17))
    return g(
        tiles_of(content, who, 10, 78),
        token_row(content, who.tokens, 10 + 33 * len(who.tiles), 66),
        [narrow_plate(one, 10 + 33.0 * at_, PLATES) for at_, one in enumerate(plates)]
        if len(plates) > most
        else [
            plate(one, 10 + (wide + 3) * (at_ % 3), PLATES + 27 * (at_ // 3), wide)
            for at_, one in enumerate(plates)
        ],
        [
            text(
                shortened(task_words(content, known.index(id_)), zone.width - 20, 12, 0.52),
                x=12,
                y=bottom + 13 + 17 * at_,
                font_size=12,
                class_="f-ink",
            )
            for at_, id_ in enumerate(who.tasks[:room])
        ],
    )
