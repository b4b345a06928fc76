"""The end of a game as a picture: for every seat a stone, stacked from its points by source."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spinney.art.lettering import SANS, fitting, shortened
from spinney.art.marks import SEAT_MARKS
from spinney.art.svg import Markup, at, circle, element, ellipse, g, number, path, rect, text, title
from spinney.web.rendering.html import div
from spinney.web.rendering.seat_marks import SIGN

COLOURS: Final = (
    "#8c2340", "#4c5fae", "#8a5526", "#2f6f4a", "#8a6400", "#5b3d99",
    "#5a5f66", "#a04a1c", "#1f6f78", "#94397c", "#4f6b1c", "#2b5a8f",
)  # fmt: skip
STEPS: Final = (150, 140, 122, 108, 98, 92)  # from stone to stone, by the number of seats
LEAST: Final = 300  # how wide the picture is at least
HIGH: Final = 430
FLOOR: Final = 348
TALLEST: Final = 262
STONE: Final = 76  # how wide a stone is
WIDEST: Final = 112  # plate
SMALLEST: Final = 14.5  # letters of a name
LEGIBLE: Final = 17  # a layer as high as this has room for its number
Item = tuple[str, Sequence[int]]


def stage(names: Sequence[str], items: Sequence[Item], winners: Sequence[int]) -> Markup:
    """All stones side by side before an evening sky, the best first."""
    seats = range(len(names))
    totals = [sum(points[seat] for _, points in items) for seat in seats]
    ended = ", ".join(f"{names[seat]} {totals[seat]}" for seat in seats)
    stones = stone_row(names, items, totals, winners)
    return div(evening(), stones, class_="stage", role="img", aria_label=f"Points by source: {ended}")


def stone_row(
    names: Sequence[str], items: Sequence[Item], totals: Sequence[int], winners: Sequence[int]
) -> Markup:
    """The stones of all seats in a row."""
    seats = range(len(names))
    most = max(1, *[sum(max(0, points[seat]) for _, points in items) for seat in seats])
    step = STEPS[min(len(names), len(STEPS)) - 1]
    wide = max(LEAST, step * len(names))
    first = (wide - step * (len(names) - 1)) / 2
    order = sorted(seats, key=lambda seat: (seat not in winners, -totals[seat]))
    room = min(step - 6, WIDEST)
    columns = [
        column(names[seat], seat, items, TALLEST / most, first + step * place, seat in winners, room)
        for place, seat in enumerate(order)
    ]
    return element(
        "svg",
        columns,
        viewBox=f"0 0 {number(wide)} {HIGH}",
        class_="stones",
        preserveAspectRatio="xMidYMax meet",
    )


FLIES: Final = (
    (210, 70, 2.4), (302, 140, 2), (388, 96, 2.6), (470, 52, 2), (566, 88, 2.4), (40, 180, 2),
    (610, 160, 2.2), (150, 300, 2), (440, 210, 2.2), (330, 330, 2),
)  # fmt: skip


def evening() -> Markup:
    """The sky, a low sun, hills and fireflies behind the stones, as much of them as there is room for."""
    far = "M-400 250Q40 190 260 240T640 214T1100 240V680H-400Z"
    near = "M-400 312Q120 268 330 304T1100 290V680H-400Z"
    return element(
        "svg",
        rect(x=-400, y=-600, width=1500, height=1300, class_="f-sky-low"),
        circle(cx=92, cy=104, r=70, class_="f-sun", opacity=0.3),
        circle(cx=92, cy=104, r=46, class_="f-sun", opacity=0.85),
        path(d=far, class_="f-far-wood", opacity=0.6),
        path(d=near, class_="f-near-wood", opacity=0.75),
        [circle(cx=x, cy=y, r=r, class_="f-halo", opacity=0.8) for x, y, r in FLIES],
        viewBox="0 0 640 420",
        class_="evening",
        preserveAspectRatio="xMidYMax slice",
        aria_hidden="true",
    )


def column(
    name: str, seat: int, items: Sequence[Item], unit: float, x: float, won: bool, room: float
) -> Markup:
    """The stone of a seat: a layer for each source of its points, its flag above, its plate before it."""
    left, y, total = x - STONE / 2, float(FLOOR), sum(points[seat] for _, points in items)
    layers: list[Markup] = []
    top = y - unit * sum(max(0, points[seat]) for _, points in items)
    for place, (source, points) in enumerate(items):
        high = max(0, points[seat]) * unit
        if high > 0:
            y -= high
            layers.append(layer(source, points[seat], place, left, y, high, y - top < 0.01))
    shape = block(left, top, FLOOR - top)
    return g(
        title(f"{name}: {total}"),
        ellipse(cx=x, cy=FLOOR + 4, rx=STONE * 0.7, ry=9, fill="#1b1206", opacity=0.35),
        flag(seat, x, top, won),
        path(d=shape, class_="s-halo none", stroke_width=12, stroke_linejoin="round") if won else None,
        layers,
        path(d=shape, class_=f"s-seat-{seat % 6 + 1} none", stroke_width=3, stroke_linejoin="round"),
        plate(name, seat, total, x, won, room),
        class_="column",
    )


def block(x: float, y: float, high: float) -> str:
    """The outline of a stone, or of its top layer: rounded above."""
    bend = min(12.0, high / 2)
    return (
        f"M{number(x)} {number(y + high)}v{number(bend - high)}q0 {number(-bend)} {number(bend)} "
        f"{number(-bend)}h{number(STONE - 2 * bend)}q{number(bend)} 0 {number(bend)} {number(bend)}"
        f"v{number(high - bend)}Z"
    )


def layer(source: str, points: int, place: int, x: float, y: float, high: float, topmost: bool) -> Markup:
    """One layer of a stone, with its points if there is room for the number."""
    look = {"fill": COLOURS[place % len(COLOURS)], "stroke": "#fff6df", "stroke_width": 1}
    shape = path(d=block(x, y, high), **look) if topmost else rect(x=x, y=y, width=STONE, height=high, **look)
    room = high >= LEGIBLE
    figure = text(str(points), x=x + STONE / 2, y=y + high / 2 + 6, class_="figure bold middle", fill="#fff")
    return g(title(f"{source}: {points}"), shape, figure if room else None, data_source=place)


def plate(name: str, seat: int, total: int, x: float, won: bool, wide: float) -> Markup:
    """Whose stone it is, and the points."""
    high, size = 72, fitting(name, wide - 8, SANS, SMALLEST, 17)
    edge = "s-glow" if won else "s-paper-edge"
    return g(
        rect(
            x=x - wide / 2, y=FLOOR - 2, width=wide, height=high, rx=10,
            class_=f"f-paper {edge}", stroke_width=3 if won else 1.5,
        ),
        badge(seat, x - wide / 2 + 17, FLOOR + 19, 12),
        text(str(total), x=x + 13, y=FLOOR + 30, font_size=32, class_="serif bold middle f-ink"),
        text(
            shortened(name, wide - 8, size), title(name), x=x, y=FLOOR + 57, font_size=size,
            class_="bold middle f-ink",
        ),
    )  # fmt: skip


def badge(seat: int, x: float, y: float, radius: float) -> Markup:
    """The mark of a seat on its cloth, small."""
    mark = SEAT_MARKS[seat % len(SEAT_MARKS)]
    size = radius * 1.4
    use = element(
        "use",
        href=f"#{SIGN}mark-{mark}",
        x=x - size / 2,
        y=y - size / 2,
        width=size,
        height=size,
        class_="f-on-seat",
    )
    return g(circle(cx=x, cy=y, r=radius, class_=f"f-seat-{seat % 6 + 1}-cloth"), use)


def flag(seat: int, x: float, y: float, won: bool) -> Markup:
    """The flag of a seat on its stone; whoever has won has a larger one, under a crown."""
    size = 1.35 if won else 1.0
    mark = SEAT_MARKS[seat % len(SEAT_MARKS)]
    sign = element("use", href=f"#{SIGN}mark-{mark}", x=-12, y=-41, width=17, height=17, class_="f-on-seat")
    cloth = path(
        d="M-18-44Q-6-48 4-44T24-44L18-33 24-22Q14-18 4-22T-18-22Z",
        class_=f"f-seat-{seat % 6 + 1}-cloth s-edge",
        stroke_width=1.6,
        stroke_linejoin="round",
    )
    pole = path(d="M-18 4V-46", class_="s-edge none", stroke_width=4, stroke_linecap="round")
    return g(pole, cloth, sign, crown(-18, -46) if won else None, transform=at(x, y, size))


def crown(x: float, y: float) -> Markup:
    """A crown for whoever has won."""
    shape = "M-12 0L-15 -13 -7 -6 0 -17 7 -6 15 -13 12 0Z"
    return path(
        d=shape,
        class_="f-gold s-edge",
        stroke_width=1.6,
        stroke_linejoin="round",
        transform=at(x, y),
    )
