"""The Tree of Idyll: the groves that hang from it with their prices, and the areas for spirits."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from spinney.art.icons import icon
from spinney.art.layout import Zone
from spinney.art.svg import Markup, at, ellipse, g, path, rect, text
from spinney.art.touch import part
from spinney.engine.text import listed, many
from spinney.games.groves.content.cards import ELEMENT_NAMES, SPIRITS
from spinney.games.groves.picture import status
from spinney.games.groves.picture.figures import NAMES, WORDS
from spinney.games.groves.picture.hexes import Face, cost_words, face, face_words, points_shield, rim
from spinney.games.groves.picture.layout import PREFIX
from spinney.games.groves.picture.scene import Scene, counts
from spinney.games.groves.picture.terrain import hexagon
from spinney.games.groves.picture.tokens import badge
from spinney.games.groves.terms.areas import TREE
from spinney.games.groves.words.places import area_key

ROW_SIZE: Final = 53.0  # of a hex in the row
SLOTS: Final = ((63.0, 162.0), (189.0, 162.0), (63.0, 311.0), (189.0, 311.0))
AREAS: Final = (Zone(10, 30, 216, 58), Zone(2, 422, 122, 60), Zone(128, 422, 122, 60))
WIDE_BONUS: Final = Zone(2, 422, 180, 60)  # alone there is no portal area
AREA_ICONS: Final = ("grove-green", "card", "portal")
SUPPLY: Final = "the supply"  # who gets the crystals of a purchase that nobody with a crown gets
TAG: Final = 122.0


class Price(NamedTuple):
    """What a grove in the row costs: elements, of which some are lacking, and crystals to somebody."""

    cost: tuple[int, int, int]
    lacking: tuple[bool, bool, bool]
    slot: int
    poor: bool  # there are not even the crystals
    receiver: str


def tree(scene: Scene) -> list[Markup]:
    """All that is on the Tree: the row, and the areas with whoever stands there."""
    v = scene.view
    groves = [hanging(scene, at_, slot["tile"]) for at_, slot in enumerate(v["row"])]
    areas = [area(scene, number, counts(spirits)) for number, spirits in enumerate(v["tree"].values())]
    return [*areas, *groves]


# The row.


def hanging(scene: Scene, slot: int, tile: int) -> Markup:
    """A slot of the row: the grove that can be bought there, or the place where one was."""
    printed = scene.printed(tile)
    if printed is None:
        return empty_slot(slot)
    return row_grove(scene.key(tile), printed, price_of(scene, slot, printed))


def price_of(scene: Scene, slot: int, printed: Face) -> Price:
    """What a grove costs whoever looks, and whether that can be paid; spectators lack nothing."""
    v = scene.view
    receiver = SUPPLY if scene.solo or v["crown"] == v["asked"] else scene.names[v["crown"]]
    lacking = (False, False, False)
    poor = False
    if scene.you >= 0:
        mine = scene.seat(scene.you)
        earth, light, water = (have < need for have, need in zip(mine.elements, printed.cost, strict=True))
        lacking, poor = (earth, light, water), mine.crystals <= slot
    return Price(printed.cost, lacking, slot, poor, receiver)


def price_words(price: Price) -> str:
    """The price of a slot in words."""
    return f"Slot {price.slot + 1}: {many(price.slot + 1, 'crystal')} to {price.receiver}"


@lru_cache(1024)
def row_grove(key: str, printed: Face, price: Price) -> Markup:
    """A grove in the row; it has the key that it will have in a realm, so that it glides there."""
    x, y = SLOTS[price.slot]
    return part(
        PREFIX,
        key,
        f"{face_words(printed)}\n{price_words(price)}",
        g(twig(price.slot), face(printed, ROW_SIZE)),
        points_shield(printed.dominion, ROW_SIZE),
        g(tag(price), transform=at(0, ROW_SIZE + 15)),
        rim=rim(ROW_SIZE),
        piece=key,
        transform=at(x, y),
    )


@lru_cache(8)
def twig(slot: int) -> Markup:
    """What a grove hangs by, with two leaves."""
    top = -ROW_SIZE - (22 if slot < 2 else 10)
    return g(
        path(d=f"M0 {-ROW_SIZE}V{top}", stroke="#2a180a", stroke_width=3),
        path(
            d=f"M0 {-ROW_SIZE - 3}l-7-9M0 {-ROW_SIZE - 7}l7-8",
            stroke="#5f8f3d",
            stroke_width=4,
            stroke_linecap="round",
        ),
        class_="terrain",
    )


@lru_cache(8)
def empty_slot(slot: int) -> Markup:
    """A slot of the row where no grove hangs."""
    return part(
        PREFIX,
        f"slot-{slot + 1}",
        f"Slot {slot + 1} is empty until the round ends",
        path(
            d=hexagon(ROW_SIZE - 8),
            class_="f-clearing s-line-soft",
            stroke_dasharray="7 6",
            stroke_width=1.6,
            opacity=0.6,
        ),
        transform=at(*SLOTS[slot]),
    )


@lru_cache(512)
def tag(price: Price) -> Markup:
    """The price on a tag of parchment; what whoever looks lacks is red and underlined."""
    elements = [(kind, count) for kind, count in enumerate(price.cost) if count]
    pitch = 28.5
    drawn: list[Markup] = []
    for step, (kind, count) in enumerate(elements):
        x = -TAG / 2 + 4 + step * pitch
        drawn += [
            icon(PREFIX, ELEMENT_NAMES[kind], x + 8, 0, 16, ""),
            amount(count, x + 17, price.lacking[kind]),
        ]
    return g(
        rect(
            x=-TAG / 2, y=-14, width=TAG, height=28, rx=9, fill="#fbf3da", stroke="#2a1f0d", stroke_width=1.5
        ),
        drawn,
        path(d=f"M{TAG / 2 - 31}-10v20", stroke="#b89d6a", stroke_width=1.5),
        icon(PREFIX, "crystal", TAG / 2 - 20.5, 0, 16, ""),
        amount(price.slot + 1, TAG / 2 - 12, price.poor),
        pointer_events="none",
    )


@lru_cache(256)
def amount(count: int, x: float, lacks: bool) -> Markup:
    """A number of a price."""
    return text(
        str(count),
        x=x,
        y=5,
        font_size=14.6,
        class_="bold",
        fill="#a3291f" if lacks else "#2a1f0d",
        text_decoration="underline" if lacks else None,
    )


# The areas.


def area(scene: Scene, number: int, spirits: tuple[int, ...]) -> Markup:
    """An area of the Tree, from the scene."""
    return sign(
        number,
        spirits,
        status.purpose(scene, number),
        *status.area_left(scene, number),
        WIDE_BONUS if scene.solo and number else AREAS[number],
    )


@lru_cache(1024)
def sign(number: int, spirits: tuple[int, ...], purpose: str, left: str, words: str, zone: Zone) -> Markup:
    """A sign of parchment: what an area is for, what is left there, and who stands on it."""
    x, y, wide, high = zone
    there = ", ".join([many(count, WORDS[kind]) for kind, count in enumerate(spirits) if count])
    return part(
        PREFIX,
        area_key(number),
        f"{purpose}\n{words}\nOn it: {there or 'nobody'}",
        board(wide, high),
        icon(PREFIX, AREA_ICONS[number], 27, high / 2, 38, ""),
        text(TREE[number].name.capitalize(), x=51, y=31, font_size=18, class_="serif bold", fill="#2a1f0d"),
        text(left, x=51, y=49, font_size=14.6, fill="#5b5140"),
        standing_here(number, spirits, wide),
        rim=rect(x=4, y=4, width=wide - 8, height=high - 8, rx=11),
        transform=at(x, y),
    )


@lru_cache(16)
def board(wide: float, high: float) -> Markup:
    """The board that a sign is painted on, with its shadow."""
    return g(
        rect(y=4, width=wide, height=high, rx=14, fill="#120b04", opacity=0.35),
        rect(width=wide, height=high, rx=14, fill="#fbf3da", stroke="#2a1f0d", stroke_width=2),
        rect(
            x=4, y=4, width=wide - 8, height=high - 8, rx=10, fill="none", stroke="#d8c59c", stroke_width=1.2
        ),
    )


def standing_here(number: int, spirits: tuple[int, ...], wide: float) -> list[Markup]:
    """Each type once, with its number, on the upper edge of the sign."""
    types = [kind for kind, count in enumerate(spirits) if count]
    pitch = min(40.0, (wide - 34) / max(1, len(types)))
    right = wide - 18
    return [
        stander(number, kind, spirits[kind], right - pitch * (len(types) - 1 - step), min(38.0, pitch + 8))
        for step, kind in enumerate(types)
    ]


def stander(number: int, kind: int, count: int, x: float, size: float) -> Markup:
    """Spirits of one type on an area of the Tree, with their number."""
    y = 4 - size * 0.38
    return part(
        PREFIX,
        f"on-{area_key(number)}-{SPIRITS[kind]}",
        many(count, WORDS[kind]),
        ellipse(cx=x, cy=y + size * 0.44, rx=size * 0.32, ry=size * 0.09, fill="#120b04", opacity=0.35),
        icon(PREFIX, NAMES[kind], x, y, size, ""),
        badge(count, x + size * 0.34, y + size * 0.26) if count > 1 else None,
        piece=f"spirit-{SPIRITS[kind]}",
        pointer_events="none",
    )


def slot_words(price: Price) -> list[str]:
    """What a slot asks for, a line each, for a lens."""
    lacks = [name for name, lacking in zip(ELEMENT_NAMES, price.lacking, strict=True) if lacking]
    lacks += ["crystals"] if price.poor else []
    parts = [cost_words(price.cost)] if any(price.cost) else []
    parts.append(many(price.slot + 1, "crystal"))
    lines = [f"Costs {', '.join(parts)}", f"The crystals go to {price.receiver}"]
    if price.receiver != SUPPLY:
        lines[-1] += ", who has the crown"
    return [*lines, f"You lack {listed(lacks)}"] if lacks else lines
