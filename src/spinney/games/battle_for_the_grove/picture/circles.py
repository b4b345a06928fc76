"""The stone circles and the Grove: their ground, stones, cubes and name plates."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin
from typing import Final

from spinney.art.marks import seal
from spinney.art.svg import Markup, at, element, ellipse, g, joined, numbers, path, rect, text, tspan, use
from spinney.art.touch import part
from spinney.engine.faces.names import seat_mark
from spinney.engine.text import many
from spinney.games.battle_for_the_grove.picture.layout import (
    BACK_TO_FRONT,
    PLACES,
    PREFIX,
    REACH,
    RING,
    cube_spot,
    deed_spot,
)
from spinney.games.battle_for_the_grove.state.table import CONTROL, DARK, GROVE, LIGHT
from spinney.games.battle_for_the_grove.words import names
from spinney.games.battle_for_the_grove.words.places import SEAT_KEYS, deed_key, place_key

INSET: Final = 14  # of the rim that glows
PLATE: Final = 122  # how far below its middle a circle has its name
RAYS: Final = ("#7fb52e", "#8f5ae0")  # of a held circle, by seat
CUBE: Final = (34.0, 35.3)


def tally(owner: int, cubes: int) -> str:
    """What a circle has, in words: how many cubes lie on it, and how many hold it."""
    if cubes == 0:
        return f"no cubes, {CONTROL} of one colour hold it"
    state = "held" if cubes >= CONTROL else f"{CONTROL} hold it"
    return f"{many(cubes, 'cube')} of {seat_mark(owner)}, {state}"


@lru_cache(512)
def stone_circle(place: int, owner: int, cubes: int) -> Markup:
    """A stone circle at its place, with its cubes."""
    rx, ry = REACH[place]
    return part(
        PREFIX,
        place_key(place),
        f"{names.PLACES[place].title}: {tally(owner, cubes)}",
        turf(place),
        circle_drawing(owner, cubes),
        heap(owner, place, cubes),
        plate(place, owner, cubes),
        deed_spots(place),
        rim=ellipse(rx=rx - INSET, ry=ry - INSET),
        transform=at(*PLACES[place]),
        data_place=names.TEXTS[place],
    )


@lru_cache(8)
def deed_spots(place: int) -> Markup:
    """Where the page numbers what either side did at a place, clear of all that stands there."""
    found = []
    for seat in (LIGHT, DARK):
        x, y = deed_spot(seat, place)
        box = rect(x=x - 10, y=y - 10, width=20, height=20)
        words = f"What {seat_mark(seat)} did {names.at(place)}"
        found.append(part(PREFIX, deed_key(seat, place), words, rim=box, pointer_events="none"))
    return joined(found)


@lru_cache(8)
def turf(place: int) -> Markup:
    """The ground of a stone circle: its shadow, its grass."""
    rx, ry = REACH[place]
    return g(
        ellipse(cy=10, rx=rx + 8, ry=ry + 8, fill=f"url(#{PREFIX}shade)"),
        ellipse(rx=rx, ry=ry, fill=f"url(#{PREFIX}turf)", class_="s-near-wood", stroke_width=2.5),
        ellipse(rx=rx, ry=ry, fill=f"url(#{PREFIX}turf-evening)", class_="terrain"),
        use(f"{PREFIX}grass-{names.TEXTS[place]}"),
    )


@lru_cache(64)
def circle_drawing(owner: int, cubes: int) -> Markup:
    """The paved floor inside, and the seven stones; each cube lights one."""
    rx, ry = RING
    lit = min(cubes, CONTROL)
    order = sorted(range(CONTROL), key=lambda stone: sin(angle_of(stone)))
    return g(
        shine(owner) if cubes >= CONTROL else None,
        ellipse(cy=8, rx=rx, ry=ry, fill=f"url(#{PREFIX}paved)"),
        floor(f"light-{owner + 1}") if cubes else floor("bare", class_="terrain"),
        ellipse(cy=8, rx=rx, ry=ry, fill="none", stroke="#efe2b5", stroke_width=3, opacity=0.8),
        ellipse(
            cy=8, rx=rx * 0.76, ry=ry * 0.76, fill="none", stroke="#efe2b5", stroke_width=2, opacity=0.6,
            stroke_dasharray="3 9",
        ),
        [standing_stone(stone, owner, lit) for stone in order],
    )  # fmt: skip


def floor(light: str, **look: str) -> Markup:
    """The floor inside a ring, in a light."""
    rx, ry = RING
    return ellipse(cy=8, rx=rx, ry=ry, fill=f"url(#{PREFIX}{light})", **look)


def angle_of(stone: int) -> float:
    """Where a stone stands on its ring; the first is at the top."""
    return 2 * pi * stone / CONTROL - pi / 2


def standing_stone(number: int, owner: int, lit: int) -> Markup:
    """One of the seven: lit in its owner's colour; gold if the next cube makes the circle its owner's."""
    angle = angle_of(number)
    kind = f"{SEAT_KEYS[owner]}-stone" if number < lit else "stone-last" if lit == CONTROL - 1 else "stone"
    spot = at(RING[0] * cos(angle), 20 + RING[1] * sin(angle), round(1.06 + 0.14 * sin(angle), 2))
    return use(PREFIX + kind, transform=spot)


@lru_cache(2)
def shine(owner: int) -> Markup:
    """B-9.1  A held circle shines in its owner's colour, and has rays."""
    rx, ry = RING
    rays = []
    for step in range(36):
        across, down = rx * cos(pi * step / 18), ry * sin(pi * step / 18)
        far = 1.4 if step % 2 else 1.54
        rays.append(f"M{numbers(across * 1.28, down * 1.28 + 8)}L{numbers(across * far, down * far + 8)}")
    return g(
        ellipse(cy=8, rx=rx * 1.62, ry=ry * 1.62, fill=f"url(#{PREFIX}shine-{owner + 1})"),
        path(d="".join(rays), class_="line none", stroke=RAYS[owner]),
    )


@lru_cache(256)
def heap(owner: int, place: int, cubes: int, named: bool = True) -> Markup | None:
    """The cubes inside the ring. The fifth lies where the fifth always lies; only named ones glide."""
    if not cubes:
        return None
    shadow = ellipse(cy=24, rx=30 + 2 * min(cubes, 9), ry=12 + min(cubes, 9), fill="#120b04", opacity=0.2)
    return g(shadow, [cube(owner, place, index, named) for index in BACK_TO_FRONT if index < cubes])


def cube(owner: int, place: int, index: int, named: bool) -> Markup:
    """One cube of a heap."""
    kind = f"cube-{SEAT_KEYS[owner]}"
    x, y = cube_spot(index)
    wide, high = CUBE
    return element(
        "use",
        href=f"#{PREFIX}{SEAT_KEYS[owner]}-cube",
        id=f"{PREFIX}{kind}-{names.TEXTS[place]}-{index}" if named else None,
        data_piece=kind if named else None,
        x=x - wide / 2,
        y=y,
        width=wide,
        height=high,
    )


@lru_cache(256)
def plate(place: int, owner: int, cubes: int) -> Markup:
    """The name of a circle, its seven cubes, and the number that counts."""
    held = cubes >= CONTROL
    edge = f"s-seat-{owner + 1}" if held else "s-paper-edge"
    return g(
        rect(x=-150, y=-21, width=300, height=42, rx=13, class_=f"f-paper {edge}", stroke_width=2 + held),
        use(f"{PREFIX}{names.TEXTS[place]}", -130, 0, 27),
        text(names.PLACES[place].short, x=-112, y=7, font_size=20, class_="serif bold f-ink"),
        [meter_cube(step, owner, cubes) for step in range(CONTROL)],
        text(
            tspan(str(cubes), font_size=25, class_="serif bold f-ink"),
            None if held else tspan(f"/{CONTROL}", font_size=18, class_="f-ink-quiet"),
            x=94 if held else 98, y=8, font_size=25,
        ),
        seal(PREFIX, owner, 151, 0, 17, silent=True) if held else None,
        transform=at(0, PLATE),
    )  # fmt: skip


def meter_cube(step: int, owner: int, cubes: int) -> Markup:
    """One of the seven cubes that hold a circle, on its plate."""
    return use(
        f"{PREFIX}{SEAT_KEYS[owner]}-cube" if step < cubes else f"{PREFIX}no-cube", -26 + 17.5 * step, 0, 16
    )


@lru_cache(1)
def grove() -> Markup:
    """The Grove: three old trees close together, where druids sleep."""
    rx, ry = REACH[GROVE]
    return part(
        PREFIX,
        place_key(GROVE),
        f"{names.PLACES[GROVE].title}: where druids lie at first, and where banished ones go",
        g(
            ellipse(rx=rx, ry=ry, fill=f"url(#{PREFIX}turf)", class_="s-near-wood", stroke_width=2.5),
            ellipse(rx=rx, ry=ry, fill=f"url(#{PREFIX}turf-evening)", class_="terrain"),
        ),
        grove_trees(),
        grove_plate(),
        deed_spots(GROVE),
        rim=ellipse(rx=rx - INSET / 2, ry=ry - INSET / 2),
        transform=at(*PLACES[GROVE]),
        data_place=names.TEXTS[GROVE],
    )


def grove_trees() -> Markup:
    """The trees of the Grove."""
    spots = ((-36, 2, 0.62), (38, 4, 0.6), (0, 28, 0.74))
    return joined([use(f"{PREFIX}tree", transform=at(*spot)) for spot in spots])


def grove_plate() -> Markup:
    """The name of the Grove."""
    return g(
        rect(x=-62, y=-17, width=124, height=34, rx=11, class_="f-paper s-paper-edge", stroke_width=2),
        text(names.PLACES[GROVE].title, y=7, font_size=20, class_="serif bold middle f-ink"),
        transform=at(0, 60),
    )
