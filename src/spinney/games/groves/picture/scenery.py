"""What is behind the board: a glade in the morning, and the Tree of Idyll with its lit heart."""

from __future__ import annotations

from functools import cache
from typing import Final

from spinney.art.shapes import Hand
from spinney.art.svg import Markup, element, ellipse, g, joined, number, path, rect
from spinney.games.groves.picture.layout import PREFIX, REALM_ROOM

TRUNK: Final = (
    "M246 560C262 470 262 410 254 340 244 312 212 318 186 352 206 302 232 292 254 286 256 240 252 200 232 158"
    " 190 118 110 104 6 112 110 76 204 84 258 112 268 76 258 40 240-10h112c-22 50-26 90-22 128 6 38 14 66 18"
    " 100 22-18 38-44 46-80 0 54-16 92-46 114 4 76 10 140 36 184 12 20 34 34 54 44Z"
)
BARK: Final = (
    "M280 500c6-90 8-200-6-330M304 520c0-100-2-220 2-340M326 480c-6-80-8-140-4-210M262 460c6-40 6-80 2-110"
    "M20 112c84-18 168-12 222 14M286 280c14-12 30 4 20 18s-30 4-22-10"
)
LIGHT: Final = (("path", 0), ("clearing", 0.55), ("moss", 1))
WOOD: Final = (("#8a5c30", 0), ("#6b4422", 0.5), ("#4a2e15", 1))
LEAVES: Final = ("#4b7434", "#659444", "#8dbb5e")


@cache
def scenery() -> tuple[Markup, ...]:
    """The board's ground and the Tree; they never change."""
    return ground(), tree()


def ground() -> Markup:
    """Light, hills, grass, and the clearing for the realm."""
    x, y = REALM_ROOM.x + REALM_ROOM.width / 2, REALM_ROOM.y + REALM_ROOM.height / 2
    return joined(
        rect(x=-700, y=-500, width=2200, height=1600, fill=f"url(#{PREFIX}glade)"),
        path(d="M-700 450q400-50 800-20t1400-20v700H-700Z", class_="f-moss"),
        sunbeams(),
        ellipse(cx=x, cy=y, rx=226, ry=226, class_="f-clearing", opacity=0.6),
        ellipse(cx=x, cy=y, rx=226, ry=226, class_="none s-path", stroke_width=2.5, stroke_dasharray="2 10"),
        grass(),
    )


def sunbeams() -> Markup:
    """Light that falls through the leaves."""
    beams = [f"M{560 + k * 70}-60L{380 + k * 70} 560h60L{600 + k * 70}-60Z" for k in range(4)]
    return path(d="".join(beams), class_="f-path", opacity=0.13)


def grass() -> Markup:
    """Tufts here and there."""
    hand = Hand(4)
    tufts = []
    for _ in range(70):
        x, y = hand.between(-140, 900), hand.between(110, 560)
        tufts.append(f"M{number(x)} {number(y)}q-3-9-7-10m7 10q0-10 2-13m-2 13q4-7 8-9")
    return path(d="".join(tufts), class_="none s-line-soft", stroke_width=1.6, opacity=0.5)


def tree() -> Markup:
    """Trunk, bark, heart, crown."""
    return g(
        path(d=TRUNK, fill="#2a180a", stroke="#1d1107", stroke_width=9, stroke_linejoin="round"),
        path(d=TRUNK, fill=f"url(#{PREFIX}bark)"),
        path(d=BARK, class_="none", stroke="#3f2813", stroke_width=4, opacity=0.7),
        ellipse(cx=292, cy=206, rx=15, ry=21, fill="#2a180a"),
        ellipse(cx=292, cy=208, rx=17, ry=23, fill=f"url(#{PREFIX}heart)"),
        canopy(),
        class_="terrain",
    )


def tufts() -> list[tuple[float, float, float]]:
    """Where the crown's tufts of leaves are, and how large."""
    hand = Hand(7)
    found = [
        (-420 + k * 19 + hand.between(-8, 8), hand.between(-44, -8), hand.between(34, 50)) for k in range(44)
    ]
    found += [(430 + k * 30, hand.between(-40, -18), hand.between(26, 38)) for k in range(34)]
    return [*found, *[(hand.between(296, 384), hand.between(-4, 56), hand.between(22, 34)) for _ in range(6)]]


def canopy() -> list[Markup]:
    """The crown of the Tree, over the whole upper edge: dark outline, leaves, light on them."""
    places = tufts()
    return [
        disks(places, 0, 0, 1, 2.5, "#1c2a12"),
        disks(places, 0, 0, 1, 0, LEAVES[0]),
        disks(places, -0.15, -0.2, 0.66, 0, LEAVES[1]),
        disks(places, -0.28, -0.36, 0.3, 0, LEAVES[2]),
        fallen(),
    ]


def disks(
    places: list[tuple[float, float, float]], dx: float, dy: float, share: float, more: float, hue: str
) -> Markup:
    """One layer of all tufts."""
    drawn = []
    for x, y, size in places:
        r = size * share + more
        left = number(x + dx * size - r)
        drawn.append(
            f"M{left} {number(y + dy * size)}a{number(r)} {number(r)} 0 1 0 {number(2 * r)} 0"
            f" {number(r)} {number(r)} 0 1 0 {number(-2 * r)} 0Z"
        )
    return path(d="".join(drawn), fill=hue)


def fallen() -> Markup:
    """Single bright leaves."""
    hand = Hand(11)
    leaves = []
    for _ in range(46):
        x, y = hand.between(-60, 430), hand.between(-40, 24)
        leaves.append(f"M{number(x)} {number(y)}q5-7 12-5q-3 8-12 5Z")
    return path(d="".join(leaves), fill="#b7d987", opacity=0.8)


def gradients() -> list[Markup]:
    """The colours of light, bark and heart."""
    return [
        element(
            "radialGradient",
            [element("stop", offset=where, class_=f"stop-{hue}") for hue, where in LIGHT],
            id=f"{PREFIX}glade",
            cx=0.62,
            cy=0.3,
            r=0.6,
        ),
        element(
            "linearGradient",
            [element("stop", offset=where, stop_color=hue) for hue, where in WOOD],
            id=f"{PREFIX}bark",
        ),
        element(
            "radialGradient",
            element("stop", offset=0, stop_color="#fff3c0"),
            element("stop", offset=0.5, stop_color="#ffd97a"),
            element("stop", offset=1, stop_color="#ffd97a", stop_opacity=0),
            id=f"{PREFIX}heart",
        ),
    ]
