"""The formless mist, and the great tree with its three branches: all that never changes, drawn once."""

from __future__ import annotations

from functools import cache
from typing import Final

from spinney.art.flora import speckles
from spinney.art.layout import Zone
from spinney.art.shapes import Hand, blob, card, cloud, smooth
from spinney.art.svg import Markup, at, ellipse, g, path, rect
from spinney.games.groves.picture.layout import PREFIX, SIZE

WIDTH, HEIGHT = SIZE
TRUNK: Final = (
    "M538 300C560 276 566 220 562 168C548 122 500 96 430 90C300 88 150 96 20 78L20 72C150 82 300 68 430 70"
    "C496 70 540 80 566 102C566 76 552 50 526 30L540 24C566 40 580 58 586 82C594 58 610 38 636 22L648 30"
    "C622 50 608 74 606 102C640 78 700 84 752 78C786 74 806 66 826 52L828 60C808 82 786 90 752 94"
    "C690 100 626 110 610 166C606 220 612 276 640 300Z"
)
BARK: Final = (
    "M574 288C582 250 580 206 576 170M592 282C588 244 590 206 594 172M604 292C598 262 598 232 600 206"
    "M540 104C480 82 400 80 300 82M640 98C690 90 730 90 772 84"
)
CROWN: Final = ((470, 30, 96, 40, 3), (590, 26, 112, 44, 7), (712, 30, 110, 42, 12), (800, 60, 40, 30, 15))
LEAVES: Final = (
    "M0 0C-10-2-16-10-14-18C-4-18 2-10 0 0ZM0 0C2-10 10-16 18-14C18-4 10 2 0 0Z"
    "M0 0C-4 8-12 12-20 8C-16 0-8-4 0 0Z"
)
SPRIGS: Final = ((30, 76), (120, 84), (226, 82), (334, 78), (424, 82), (700, 92), (790, 84))
ROOTS: Final = (
    "M546 290C530 300 506 302 486 301C514 296 532 284 548 258Z"
    "M632 290C650 300 672 302 694 301C664 296 646 284 630 258Z"
)
FAR: Final = (
    (900, 268, 70, 52, 41),
    (1010, 280, 90, 66, 44),
    (1130, 272, 84, 58, 47),
    (1226, 284, 70, 70, 49),
)


@cache
def mist() -> Markup:
    """Paper, washes of mist in three depths, and long brush strokes."""
    hand = Hand(31)
    drifts = [
        (hand.between(0, WIDTH), hand.between(250, HEIGHT), hand.between(120, 240), hand.between(26, 54))
        for _ in range(15)
    ]
    return g(
        rect(width=WIDTH, height=HEIGHT, class_="f-mist"),
        [
            path(
                d=blob(*drift, 40 + number, 0.14, 13),
                class_="f-mist-deep" if number % 3 else "f-mist-pale",
                opacity=0.5,
            )
            for number, drift in enumerate(drifts)
        ],
        path(d=speckles(10, 10, WIDTH - 10, HEIGHT - 10, 70, 6), class_="s-mist-deep line", stroke_width=3.4),
        id=f"{PREFIX}mist",
    )


@cache
def great_tree() -> Markup:
    """The Tree of Idyll: one bough for the row, one for each side, and the crown above."""
    crown = [path(d=cloud(x, y, rx, ry, seed, 15), class_="f-crown") for x, y, rx, ry, seed in CROWN]
    edge = [
        path(d=cloud(x, y, rx, ry, seed, 15), class_="none line s-line", opacity=0.55)
        for x, y, rx, ry, seed in CROWN
    ]
    lit = [
        path(d=blob(x - rx * 0.16, y - ry * 0.22, rx * 0.66, ry * 0.5, seed, 0.12, 11), class_="f-crown-lit")
        for x, y, rx, ry, seed in CROWN
    ]
    return g(
        path(d=blob(414, 160, 414, 152, 5, 0.03, 22, 0.42), class_="f-clearing", opacity=0.8),
        ellipse(cx=589, cy=299, rx=120, ry=10, class_="f-shadow", opacity=0.22),
        crown,
        edge,
        lit,
        path(d=leaf_strokes(), class_="none thin s-line", opacity=0.4),
        path(d=ROOTS, class_="f-bark thin s-line"),
        path(d=TRUNK, class_="f-bark line s-line"),
        path(d=BARK, class_="none thin s-line", opacity=0.5),
        [sprig(x, y) for x, y in SPRIGS],
        id=f"{PREFIX}tree",
    )


def sprig(x: float, y: float) -> Markup:
    """A sprig of three leaves on a bough of the great Tree behind the board."""
    return path(d=LEAVES, class_="f-crown-lit thin s-line", transform=at(x, y, 0.8))


def leaf_strokes() -> str:
    """Brush strokes for leaves, in the crown of the great Tree behind the board."""
    hand = Hand(77)
    strokes = []
    for x, y, rx, ry, _ in CROWN:
        for _ in range(7):
            left, top = x + hand.between(-0.7, 0.6) * rx, y + hand.between(-0.5, 0.7) * ry
            strokes.append(f"M{left:.0f} {top:.0f}q5 7 10 0q5 7 10 0")
    return "".join(strokes)


@cache
def far_wood() -> Markup:
    """What is still half formed, behind the others' realms."""
    return g(
        [path(d=cloud(x, y - ry, rx, ry, seed, 12), class_="f-mist-deep") for x, y, rx, ry, seed in FAR],
        [
            path(d=f"M{x - 6} 310L{x - 3} {y - ry}H{x + 3}L{x + 6} 310Z", class_="f-mist-deep")
            for x, y, _, ry, _ in FAR
        ],
        path(d=blob(1056, 300, 250, 26, 52, 0.1, 15), class_="f-mist-pale", opacity=0.8),
        opacity=0.85,
    )


@cache
def realm_ground(zone: Zone, seat: int, awaited: bool) -> Markup:
    """The clearing in the mist under a realm; its edge has the seat's colour while the seat is awaited."""
    shape = card(*zone, 130 + seat, min(70, zone.height / 4))
    edge = f"none line s-seat-{seat + 1}" if awaited else "none thin s-line-soft"
    return g(
        path(d=shape, class_="f-mist-pale"),
        path(d=shape, class_=edge, stroke_dasharray=None if awaited else "60 10 26 14"),
    )


@cache
def margin() -> Markup:
    """The paper around the painted mist, where the brush stopped."""
    hand = Hand(23)
    inner: list[tuple[float, float]] = [(hand.between(3, 7), y) for y in range(790, 12, -52)]
    inner.extend((x, hand.between(3, 6)) for x in range(12, 1272, 60))
    inner.extend((WIDTH - hand.between(3, 7), y) for y in range(12, 790, 52))
    inner.extend((x, HEIGHT - hand.between(3, 6)) for x in range(1268, 12, -60))
    return path(d=f"M0 0H{WIDTH}V{HEIGHT}H0Z{smooth(inner)}", fill_rule="evenodd", class_="f-paper")
