"""The clearing at dusk: everything that never changes, far beyond the edges of the board."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin
from typing import Final

from spinney.art.shapes import Hand
from spinney.art.svg import Markup, at, circle, ellipse, g, joined, path, rect, use
from spinney.games.battle_for_the_grove.picture.layout import PLACES, PREFIX, REACH, SIZE

WIDTH, HEIGHT = SIZE
LEFT, RIGHT = -1400, WIDTH + 1400  # how far the scenery goes: the page shows as much as fits
TOP, BOTTOM = -1500, HEIGHT + 1500
HORIZON: Final = 262
EVENING_SKY: Final = (-90, HORIZON + 60)  # from where to where it changes its colour
MEADOW: Final = (HORIZON - 20, HEIGHT + 60)

TREES: Final = (
    (200, 268, 0.8), (104, 300, 1.05), (10, 372, 1.6), (1168, 268, 0.8), (1262, 304, 1.05), (1356, 372, 1.65),
    (-190, 318, 1.3), (-420, 280, 0.9), (-620, 400, 1.7), (-900, 300, 1.1), (1590, 310, 1.25),
    (1800, 280, 0.9), (2000, 410, 1.75), (2300, 300, 1.1), (-260, 900, 2.4), (1640, 930, 2.5),
    (180, 1180, 2.6), (1230, 1240, 2.7), (-900, 1000, 2.4), (2300, 1010, 2.4),
)  # fmt: skip
CROWN: Final = ((-38, -78, 30), (36, -80, 31), (-16, -112, 36), (22, -114, 32), (0, -82, 38))
LIT: Final = ((-40, -86, 17), (-18, -122, 22), (22, -124, 18), (36, -90, 17), (0, -94, 20))
BRIGHT: Final = ((-42, -92, 8), (-22, -130, 11), (20, -132, 9), (36, -98, 8), (-2, -102, 9))


@cache
def scenery() -> Markup:
    """All of the clearing that never changes, from the sky to the ferns."""
    layers = (sky(), hills(), meadow(), ways(), tufts(), trees(), ferns(), fireflies())
    return g(layers, id=f"{PREFIX}scenery", pointer_events="none")


def sky() -> Markup:
    """The evening sky, with the sun going down on one side and the moon coming up on the other."""
    whole = {"x": LEFT, "y": TOP, "width": RIGHT - LEFT, "height": HORIZON + 60 - TOP}
    return joined(
        rect(fill=f"url(#{PREFIX}sky)", **whole),
        rect(fill=f"url(#{PREFIX}dusk)", class_="terrain", **whole),
        stars(2.2, 260, 5),
        stars(3.4, 120, 6),
        circle(cx=300, cy=140, r=190, fill=f"url(#{PREFIX}sunlight)"),
        circle(cx=300, cy=140, r=50, class_="f-sun"),
        path(d="M1040 8a54 54 0 1 0 44 90 46 46 0 0 1-44-90Z", class_="f-moon"),
        path(
            d="M-300 130q110-24 220 0t240-6M520 20q60-16 130 0M960 66q70-18 150 0M1320 120q120-22 240 0",
            class_="none s-moon",
            stroke_width=12,
            stroke_linecap="round",
            opacity=0.2,
        ),
    )


def stars(wide: float, count: int, seed: int) -> Markup:
    """Stars of one size; by day they hardly show."""
    hand = Hand(seed)
    spots = [f"M{hand.between(LEFT, RIGHT):.0f} {hand.between(-700, 200):.0f}h.1" for _ in range(count)]
    look = "none s-star"
    return path(d="".join(spots), class_=look, stroke_width=wide, stroke_linecap="round", opacity=0.8)


def hills() -> Markup:
    """Two rows of hills, and firs on them."""
    hand = Hand(12)
    firs = []
    for place in range(96):
        x, high = LEFT + place * 44 + hand.between(-14, 14), hand.between(44, 96)
        firs.append(fir(x, HORIZON - 6 + 12 * sin(place * 0.7), high))
    far = (
        f"M{LEFT} 200C-900 120-500 190-160 176S120 90 300 130 560 90 690 110s260 50 380 10 220-30 320 0"
        f" 700 70 {RIGHT - 1390} 30V{HORIZON + 60}H{LEFT}Z"
    )
    near = (
        f"M{LEFT} 236C-800 170-400 240 0 214s280-54 460-30 330-20 500 0 330-20 480 8 800 20"
        f" {RIGHT - 1440} 20V{HORIZON + 60}H{LEFT}Z"
    )
    return joined(
        path(d=far, class_="f-far-wood"),
        path(d=far, class_="f-dusk", opacity=0.32),
        path(d=near, class_="f-near-wood"),
        path(d=near, fill="#2c3a20", opacity=0.22),
        path(d="".join(firs), class_="f-near-wood"),
        path(d="".join(firs), fill="#22331a", opacity=0.5),
    )


def fir(x: float, y: float, high: float) -> str:
    """A fir on the hills, as path data."""

    def part(share: float) -> str:
        return f"{high * share:.0f}"

    return (
        f"M{x:.0f} {y - high:.0f}l{part(0.22)} {part(0.4)}h{part(-0.1)}l{part(0.18)} {part(0.36)}"
        f"h{part(-0.6)}l{part(0.18)} {part(-0.36)}h{part(-0.1)}Z"
    )


def meadow() -> Markup:
    """The floor of the clearing."""
    ground = (
        f"M{LEFT} {HORIZON + 8}C-700 {HORIZON - 30} 0 {HORIZON - 12} 683 {HORIZON - 14}"
        f"S1900 {HORIZON - 20} {RIGHT} {HORIZON + 8}V{BOTTOM}H{LEFT}Z"
    )
    return joined(
        path(d=ground, fill=f"url(#{PREFIX}meadow)"),
        path(d=ground, fill=f"url(#{PREFIX}evening)", class_="terrain"),
        path(
            d=f"M{LEFT} 300Q-200 250 480 284T1400 282T{RIGHT} 300",
            class_="none s-path",
            stroke_width=24,
            opacity=0.25,
        ),
    )


def ways() -> Markup:
    """Trodden ways between the Grove and the circles, and from circle to circle."""
    (gx, gy), *circles = PLACES
    (ox, oy), (ax, ay), (tx, ty) = circles
    from_grove = "".join([f"M{gx} {gy}Q{(gx + x) / 2:.0f} {gy + 20} {x} {y}" for x, y in circles])
    around = (
        f"M{ax} {ay}C190 310 370 200 {ox} {oy}M{tx} {ty}C1176 310 996 200 {ox} {oy}"
        f"M{ax} {ay}Q{gx} 604 {tx} {ty}"
    )
    return path(
        d=from_grove + around,
        id=f"{PREFIX}ways",
        class_="none s-path",
        stroke_width=26,
        stroke_linecap="round",
        opacity=0.6,
    )


def tufts() -> Markup:
    """Tufts of grass on the open meadow, larger where it is nearer."""
    hand = Hand(17)
    drawn = []
    for _ in range(340):
        x, y = hand.between(LEFT, RIGHT), HORIZON + 24 + hand.between(0, 1) ** 1.7 * 1100
        if all(
            (abs(x - px) / rx) ** 2 + (abs(y - py) / ry) ** 2 > 1.1
            for (px, py), (rx, ry) in zip(PLACES, REACH, strict=True)
        ):
            drawn.append(tuft(x, y, min(2.2, 0.55 + (y - HORIZON) / 500)))
    return path(d="".join(drawn), fill="none", stroke="#3f5218", stroke_width=1.8, opacity=0.7)


def tuft(x: float, y: float, size: float = 1) -> str:
    """A tuft of grass, as path data."""

    def part(length: float) -> str:
        return f"{length * size:.1f}"

    return (
        f"M{x:.0f} {y:.0f}q{part(-3)} {part(-9)} {part(-7)} {part(-10)}m{part(7)} {part(10)}"
        f"q0 {part(-10)} {part(2)} {part(-13)}m{part(-2)} {part(13)}"
        f"q{part(4)} {part(-7)} {part(8)} {part(-9)}"
    )


def big_tree() -> Markup:
    """An old tree on its foot."""
    trunk = "M-11 0c5-24 3-42-4-62l8 4 3-16 5 14 9-8c-5 24-6 44 2 68Z"
    return joined(
        ellipse(cy=2, rx=46, ry=9, fill="#120b04", opacity=0.35),
        path(d=trunk, class_="f-bark", stroke="#23170b", stroke_width=3, stroke_linejoin="round"),
        path(
            d="M-3-6c1-16 0-30-2-44M4-10c0-14 1-24 3-34", class_="none s-path", stroke_width=2, opacity=0.35
        ),
        balls(CROWN, 0, "f-near-wood", stroke="#1c2a12", stroke_width=3),
        balls(CROWN, -2, "f-near-wood"),
        balls(CROWN, -2, "", fill="#1f3d12", opacity=0.62),
        balls(LIT, 0, "f-crown", opacity=0.75),
        balls(BRIGHT, 0, "f-crown-lit", opacity=0.7),
    )


def balls(spots: tuple[tuple[int, int, int], ...], more: int, look: str, **pen: str | float) -> Markup:
    """The round parts of a tree's crown."""
    return g([circle(cx=x, cy=y, r=r + more) for x, y, r in spots], class_=look or None, **pen)


def trees() -> Markup:
    """Old trees around the clearing."""
    placed = sorted(TREES, key=lambda tree: tree[1])
    return joined([use(f"{PREFIX}tree", transform=at(x, y, size)) for x, y, size in placed])


def ferns() -> Markup:
    """Ferns in the two corners before the clearing."""
    leaves = "".join(
        [
            f"M0 0Q{20 + k * 22} {k * 16 - 120} {70 + k * 34} {k * 34 - 150}"
            f"M{12 + k * 10} {k * 4 - 40}q26-4 40 6"
            f"M{26 + k * 14} {k * 10 - 74}q26-6 40 4"
            for k in range(4)
        ]
    )
    drawn = path(d=leaves, fill="none", stroke="#2f421a", stroke_width=6, stroke_linecap="round")
    return joined(
        g(drawn, transform=f"translate(-6 {HEIGHT + 34}) scale(.8)"),
        g(drawn, transform=f"translate({WIDTH + 6} {HEIGHT + 34}) scale(-.8 .8)"),
    )


def fireflies() -> Markup:
    """Small lights over the meadow."""
    hand = Hand(31)
    spots = [(hand.between(-300, 1666), hand.between(270, 900), hand.between(1.8, 3.2)) for _ in range(40)]
    lights = [circle(cx=x, cy=y, r=r) for x, y, r in spots]
    return g(lights, fill="#fff0a0", opacity=0.75)


def grass_of_circle(place: int) -> Markup:
    """The tufts and flowers at the edge of a stone circle, around its middle."""
    hand = Hand(70 + place)
    rx, ry = REACH[place]
    blades, flowers = [], []
    for step in range(46):
        angle, far = hand.between(0, 2 * pi), hand.between(0.74, 0.95)
        x, y = rx * far * cos(angle), ry * far * sin(angle)
        blades.append(tuft(x, y, 0.72))
        if step % 5 == 0:
            hue = ("#fff3c4", "#f6c9d8", "#d9c8ff")[step % 3]
            flowers.append(circle(cx=x + 4, cy=y - 9, r=2.3, fill=hue))
    return joined(
        path(d="".join(blades), fill="none", stroke="#4d5f18", stroke_width=1.7, opacity=0.8), flowers
    )
