"""Landscapes of the eight Elements, and the paving of Ruins, around the middle of a hex."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final

from spinney.art.svg import Markup, element, g, joined, numbers, path

STONE: Final = "stone"


def drawn(data: str, fill: str = "none", stroke: str | None = None, wide: float | None = None) -> Markup:
    """A shape of a landscape."""
    return path(d=data, fill=fill, stroke=stroke, stroke_width=wide, stroke_linecap="round")


def moved(shape: Markup, x: float, y: float, turn: float = 0, scale: float = 1) -> Markup:
    """A shape of a landscape somewhere else."""
    return g(shape, transform=f"translate({numbers(x, y)}) rotate({turn}) scale({scale})")


def tree(x: float, y: float, scale: float) -> Markup:
    """A tree of Earth."""
    crown = path(d="M-9-6Q-9-20 0-22 9-20 9-6 0-1-9-6Z", fill="#4f7a33", stroke="#2e4d1c", stroke_width=1.4)
    return moved(joined(drawn("M0 0V-8", stroke="#6b4a23", wide=3), crown), x, y, scale=scale)


def air() -> list[Markup]:
    """Peaks above the clouds, and the wind."""
    gusts = ((-78, -40, 42), (-30, -66, 34), (6, -24, 40), (-70, 2, 30))
    return [
        drawn("M-100 40-60 22-40 34-10 14 24 36 60 12 100 34V110H-100Z", "#a9c0ca"),
        drawn("M-100 66-50 48-20 62 20 46 60 64 100 50V110H-100Z", "#90aab6"),
        drawn("M-60 22-66 48M-10 14-14 44M60 12 66 44", stroke="#7b97a4", wide=2),
        *[drawn(f"M{x} {y}h{wide}q14 0 12-11q-3-8-11-4", stroke="#fff", wide=3.2) for x, y, wide in gusts],
        drawn("M30-62q5-6 9 0q5-6 9 0M50-44q4-5 7 0q4-5 7 0", stroke="#6d8794", wide=2),
    ]


def earth() -> list[Markup]:
    """Fields on hills, with trees."""
    furrows = [
        f"M{8 * k - 96} {42 + 10 * k}C-40 {18 + 11 * k} 10 {26 + 11 * k} 96 {44 + 10 * k}" for k in range(6)
    ]
    return [
        drawn("M-100 0C-60-40-10-34 20-4 50-30 80-24 100-8V110H-100Z", "#aeca72"),
        drawn("M-100 34C-50 0 0 6 40 34 60 20 80 20 100 28V110H-100Z", "#98b75b"),
        drawn("".join(furrows), stroke="#7d9d43", wide=2),
        *[
            tree(x, y, scale)
            for x, y, scale in ((-60, -18, 1.1), (-46, -26, 0.9), (66, -16, 1), (52, -8, 0.8))
        ],
    ]


def fire() -> list[Markup]:
    """Cooling stone between streams of lava, and sparks."""
    crust = (
        "M-90 30-50 16-36 40-70 60ZM-20 22 16 10 30 34-6 52ZM46 14 84 26 66 52 40 40Z"
        "M-56 72-10 62 0 92-44 96Z"
        "M20 60 62 62 50 90 16 88Z"
    )
    stream = "M-94 66-66 62-34 42-8 56 28 38 42 46 68 56 96 48"
    sparks = (
        (-60, -30),
        (-34, -66),
        (-12, -40),
        (22, -70),
        (40, -34),
        (62, -10),
        (-52, -6),
        (8, -16),
        (52, -56),
    )
    return [
        drawn("M-100 20-30-10 0 6 40-16 100 14V110H-100Z", "#b5502d"),
        drawn(crust, "#8f3a1d"),
        drawn(f"{stream}M-34 42-48 14M28 38 38 12M-8 56 2 92", stroke="#ffb43d", wide=3.4),
        drawn(stream, stroke="#fff0a8", wide=1.2),
        *[drawn(f"M{x} {y}h.1", stroke="#ffe08a", wide=3 + at % 3) for at, (x, y) in enumerate(sparks)],
    ]


def water() -> list[Markup]:
    """Waves and water lilies."""
    waves = "".join([f"M{14 * (row % 2) - 100} {18 * row - 70}" + "q9-9 18 0t18 0" * 6 for row in range(10)])
    return [
        path(d=waves, fill="none", stroke="#fff", stroke_opacity=0.62, stroke_width=2.6),
        path(d="M-100 74C-60 58-30 66 0 78 30 90 70 70 100 74V110H-100Z", fill="#3f86ad", opacity=0.55),
        *[
            path(d=f"M{x} {y}l12-5a13 8 0 1 1-4 8Z", fill="#7fb06a", stroke="#3f6b3a", stroke_width=1.4)
            for x, y in ((-58, 58), (54, 66), (66, -36))
        ],
    ]


def light() -> list[Markup]:
    """Rays of the sun over wheat."""
    rays = ""
    for ray in range(9):
        one, other = radians(20 + 17.5 * ray), radians(28 + 17.5 * ray)
        ends = [170 * cos(one), 170 * sin(one) - 104, 170 * cos(other), 170 * sin(other) - 104]
        rays += f"M0-104L{numbers(*ends)}Z"
    wheat = "".join(
        [f"M{x} {44 + abs(x) // 8 + 3 * (x % 3)}v-15m0 0q-4-3-3-7m3 7q4-3 3-7" for x in range(-84, 92, 11)]
    )
    return [
        path(d=rays, fill="#fffbe0", opacity=0.6),
        drawn("M-100 30C-40 4 30 10 100 32V110H-100Z", "#e9c65b"),
        drawn("M-100 56C-40 36 40 40 100 58V110H-100Z", "#d9ad3f"),
        drawn(wheat, stroke="#8d6a10", wide=1.7),
    ]


def darkness() -> list[Markup]:
    """Night over bare trees, with a thin moon and mist."""
    bare = "M0 0V-40M0-18-13-34M0-26 12-42M0-34-7-48M-13-34-20-38M12-42 20-44"
    stars = "".join(
        [f"M{x} {y}h.1" for x, y in ((-66, -34), (-40, -70), (-14, -46), (14, -78), (70, -30), (-78, 0))]
    )
    return [
        drawn(stars, stroke="#efe9ff", wide=3.4),
        drawn("M56-70a17 17 0 1 0 12 26 14 14 0 0 1-12-26Z", "#efe9ff"),
        drawn("M-100 24C-60 4-30 18 0 10 40 0 70 18 100 8V110H-100Z", "#57507a"),
        drawn("M-100 52C-50 36-10 50 30 42 60 36 80 46 100 40V110H-100Z", "#443d66"),
        *[
            moved(drawn(bare, stroke="#2a2444", wide=3.4), x, y, scale=scale)
            for x, y, scale in ((-64, 34, 1), (66, 30, 0.9), (-40, 24, 0.6))
        ],
        path(d="M-90 70q30-12 60 0t60 0t60 0", fill="none", stroke="#cfc6e6", stroke_width=4, opacity=0.35),
    ]


def order() -> list[Markup]:
    """Terraces and straight canals."""
    terraces = "".join(
        [f"M-100 {10 + 22 * row}H-46L-34 {20 + 22 * row}H34L46 {10 + 22 * row}H100" for row in range(5)]
    )
    return [
        drawn("M-100 10H-46L-34 20H34L46 10H100V110H-100Z", "#dcc793"),
        drawn("M-100 54H-46L-34 64H34L46 54H100V110H-100Z", "#cdb478"),
        drawn(terraces, stroke="#9c8450", wide=2.2),
        drawn("M-12 20h24l10 92h-44Z", "#8fc0cf", "#5c8b9c", 1.8),
        drawn("M-7 36h14M-9 56h18M-11 78h22", stroke="#d8eef2", wide=2),
        *[
            path(d=f"M{x} 10v-30l7-12 7 12v30Z", fill="#6f8f5a", stroke="#3f5a30", stroke_width=1.6)
            for x in (-82, -62, 48, 68)
        ],
        drawn("M-54-62H54M-40-74H40", stroke="#d8c592", wide=3),
    ]


def chaos() -> list[Markup]:
    """Whirls and floating rocks."""
    whirl = drawn(
        "M0 0c0-6 10-6 10 2 0 11-22 11-22-4 0-18 34-18 34 5 0 26-48 24-46-6", stroke="#8a4f80", wide=3.2
    )
    rock = path(d="M-14-6 4-12 15-3 8 8-10 9Z", fill="#9c7a96", stroke="#613b5a", stroke_width=1.8)
    whirls = ((-52, -30, 1), (50, 20, 1.1), (-30, 66, 0.8), (46, -56, 0.7))
    rocks = ((-66, 34, 20), (62, -20, -24), (14, 74, 12), (-10, -66, -8))
    return [
        *[moved(whirl, x, y, scale=scale) for x, y, scale in whirls],
        *[moved(rock, x, y, turn) for x, y, turn in rocks],
    ]


def stone() -> list[Markup]:
    """Old paving."""
    slabs = (
        (-74, 30),
        (-40, 24),
        (34, 26),
        (62, 36),
        (-62, 52),
        (-22, 48),
        (18, 52),
        (52, 58),
        (-44, 74),
        (0, 78),
    )
    return [
        element(
            "rect", x=x, y=y, width=20, height=9, rx=3, fill="#a2957a", stroke="#857858", stroke_width=1.2
        )
        for x, y in slabs
    ]


GROUNDS: Final = {
    "air": air, "earth": earth, "fire": fire, "water": water, "light": light, "darkness": darkness,
    "order": order, "chaos": chaos, STONE: stone,
}  # fmt: skip
