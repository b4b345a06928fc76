"""The clearing at dusk: everything that never changes, drawn once."""

from __future__ import annotations

from functools import cache
from typing import Final

from spinney.art.flora import bush, fern, mushroom, speckles, tree, tuft
from spinney.art.shapes import Hand, Point, blob, crowns, smooth
from spinney.art.svg import Markup, circle, element, ellipse, g, joined, path, rect
from spinney.games.battle_for_the_grove.picture.layout import PLACES, PREFIX, SIZE

WIDTH, HEIGHT = SIZE
KNOLL: Final = "M0 196C120 186 236 178 318 128S480 74 600 74S800 78 882 128S1080 186 1200 196"


@cache
def scenery() -> Markup:
    """All of the clearing that never changes, from the night sky to the paper's margin."""
    layers = (sky(), woods(), floor(), trails(), grass(), grove_trees(), edges(), margin())
    return g(layers, id=f"{PREFIX}scenery")


@cache
def gradients() -> list[Markup]:
    """The colour runs of the scenery: the sky, and the light of held circles."""
    names = (("sky-high", 0), ("sky-mid", 0.5), ("sky-low", 1))
    stops = [element("stop", offset=where, class_=f"stop-{name}") for name, where in names]
    return [
        element("linearGradient", stops, id=f"{PREFIX}sky", x2=0, y2=1),
        *(shine(seat) for seat in (1, 2)),
    ]


def shine(seat: int) -> Markup:
    """The light of a held circle as a gradient, fading outwards."""
    stops = [
        element("stop", offset=where, class_=f"stop-seat-{seat}-shine", stop_opacity=strength)
        for where, strength in ((0, 0.9), (0.6, 0.75), (1, 0))
    ]
    return element("radialGradient", stops, id=f"{PREFIX}shine-{seat}")


def sky() -> Markup:
    """The night sky behind the clearing, with stars."""
    hand = Hand(5)
    stars = [
        circle(cx=hand.between(0, WIDTH), cy=hand.between(4, 110), r=hand.between(0.8, 1.8), class_="f-star")
        for _ in range(46)
    ]
    return joined(
        rect(width=WIDTH, height=210, fill=f"url(#{PREFIX}sky)"),
        stars,
        path(
            d="M308 52q7-8 12 0q6-8 13-2M338 34q6-7 10 0q5-7 11-2M290 74q5-6 9 0q5-6 9-1",
            class_="none thin s-line-soft",
        ),
        circle(cx=262, cy=96, r=42, class_="f-sun"),
        path(d="M938 18A40 40 0 1 0 972 76 34 34 0 0 1 938 18Z", class_="f-moon thin s-line-soft"),
    )


def woods() -> Markup:
    """Two rows of dark woods behind the clearing."""
    return joined(
        path(d=crowns(-20, 1220, 240, (86, 112), 46, 3), class_="f-far-wood"),
        path(d=crowns(-20, 1220, 260, (70, 116), 60, 11), class_="f-near-wood thin s-line-soft"),
    )


def floor() -> Markup:
    """The floor of the druids' clearing, rising to the Oak's knoll: moss on it, and drops of the brush."""
    return joined(
        path(d=f"{KNOLL}V{HEIGHT}H0Z", class_="f-floor"),
        path(d=KNOLL, class_="none thin s-line-soft"),
        path(d=blob(600, 500, 628, 384, 8, 0.03, 22, 0.1), class_="f-moss"),
        washes(),
        path(d=speckles(10, 210, 1190, 850, 90, 4), class_="s-floor line", stroke_width=4, opacity=0.8),
        path(d=blob(600, 478, 262, 108, 21, 0.03, 18, 0.2), class_="f-clearing"),
    )


def washes() -> Markup:
    """Where the brush was wetter on the clearing's floor, or went over the moss twice."""
    spots = (
        (150, 520, 150, 70),
        (1060, 560, 140, 80),
        (590, 640, 120, 60),
        (330, 330, 120, 60),
        (900, 330, 110, 50),
    )
    return g(
        [path(d=blob(*spot, 80 + at, 0.14, 11), class_="f-floor") for at, spot in enumerate(spots)],
        opacity=0.4,
    )


def margin() -> Markup:
    """The paper around the painted clearing, where the brush stopped."""
    hand = Hand(23)
    inner: list[Point] = [(hand.between(7, 13), y) for y in range(848, 20, -46)]
    inner.extend((x, hand.between(5, 10)) for x in range(16, 1190, 56))
    inner.extend((WIDTH - hand.between(7, 13), y) for y in range(14, 840, 46))
    inner.extend((x, HEIGHT - hand.between(7, 12)) for x in range(1182, 20, -56))
    return path(d=f"M0 0H{WIDTH}V{HEIGHT}H0Z{smooth(inner)}", fill_rule="evenodd", class_="f-paper")


def trails() -> Markup:
    """Trodden ways of the clearing, between the Grove and the circles and from circle to circle."""
    ways = (
        [(600, 300), (606, 350), (596, 420)],
        [(540, 510), (486, 560), (400, 630)],
        [(660, 510), (716, 562), (800, 630)],
        [(440, 752), (520, 768), (610, 760), (760, 752)],
        [(420, 270), (356, 350), (344, 480), (330, 610)],
        [(780, 270), (846, 356), (854, 480), (872, 610)],
    )
    return g(
        [path(d=smooth(way, closed=False)) for way in ways],
        class_="none s-path",
        stroke_width=24,
        stroke_linecap="round",
    )


def grass() -> Markup:
    """Tufts of grass, on the open moss of the clearing only."""
    hand = Hand(17)
    spots = [(hand.between(20, 1180), hand.between(214, 850)) for _ in range(130)]
    tufts = [tuft(x, y) for x, y in spots if all(abs(x - px) > 292 or abs(y - py) > 136 for px, py in PLACES)]
    return path(d="".join(tufts), class_="thin none s-line-soft", opacity=0.75)


def grove_trees() -> Markup:
    """The Grove itself: three trees close together."""
    x, y = PLACES[0]
    return joined(
        ellipse(cx=x + 8, cy=y + 62, rx=104, ry=17, class_="f-shadow", opacity=0.22),
        tree(x - 46, y + 46, 84, 128, 31),
        tree(x + 48, y + 48, 84, 120, 38),
        tree(x, y + 66, 118, 176, 43),
    )


def edges() -> Markup:
    """What frames the clearing: old trees at the top, ferns, bushes and mushrooms below."""
    return joined(
        tree(170, 238, 100, 146, 57),
        tree(58, 246, 168, 236, 51),
        tree(1034, 238, 96, 140, 68),
        tree(1144, 246, 168, 238, 61),
        bush(18, 640, 92, 71),
        bush(1186, 640, 92, 74),
        [fern(x, 872, high, lean) for x, high, lean in ((6, 84, 30), (20, 70, 62), (34, 52, 80))],
        [fern(x, 872, high, lean) for x, high, lean in ((1194, 84, -30), (1180, 70, -62), (1166, 52, -80))],
        mushroom(600, 846, 30),
        mushroom(622, 852, 22),
        mushroom(136, 842, 24),
    )
