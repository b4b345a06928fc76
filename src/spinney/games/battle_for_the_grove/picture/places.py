"""The places: stone circles that light up cube by cube, the Grove, and the druids who are there."""

from __future__ import annotations

from functools import cache, lru_cache
from math import cos, pi, sin
from typing import Final

from spinney.art.board import lantern, part, spread
from spinney.art.flora import tuft
from spinney.art.shapes import Hand, blob, card
from spinney.art.svg import Markup, at, circle, ellipse, g, joined, numbers, path, text, title, tspan, use
from spinney.engine.text import many
from spinney.games.battle_for_the_grove.picture.figures import MARKS, emblem, mark
from spinney.games.battle_for_the_grove.picture.layout import (
    BACK_TO_FRONT,
    NEAREST,
    PLACES,
    PREFIX,
    RING,
    SEAT_KEYS,
    STANDING,
    STATE_KEYS,
    cube_spot,
    druid_spot,
    side,
)
from spinney.games.battle_for_the_grove.picture.offers import druids_key, place_key, ring_key
from spinney.games.battle_for_the_grove.state.table import CONTROL, GROVE
from spinney.games.battle_for_the_grove.words import names

MANY: Final = 4  # from here on people read a number, not heads
STONE_SIZES: Final = (1.04, 0.94, 1.06, 0.8, 0.76, 1.0, 0.92)  # from the back clockwise


def stone_circle(
    place: int, offered: str, hint: str, doomed: bool, stones: list[Markup], board: Markup
) -> list[Markup]:
    """A circle on its worn grass, which carries the moves that end here."""
    return spread(
        PREFIX,
        place_key(place),
        names.PLACES[place].title + hint,
        worn_grass(place),
        circle_light(place) if offered else None,
        circle_doom(place) if doomed else None,
        stones,
        board,
        actions=offered,
        transform=at(*PLACES[place]),
    )


@cache
def rim(place: int) -> str:
    """The outline of a place: the worn grass of its stone circle."""
    return blob(0, 4, 283, 117, 70 + place, 0.012, 20, 0.24)


@cache
def circle_light(place: int) -> Markup:
    """The light around a stone circle that can be touched."""
    return lantern(path(d=rim(place)))


@cache
def circle_doom(place: int) -> Markup:
    """At a place from which druids are about to be banished: the dashed rim of its stone circle."""
    return path(d=rim(place), class_="none line s-danger", stroke_dasharray="14 9")


@cache
def worn_grass(place: int) -> Markup:
    """The worn grass at a place: two washes, a broken line of ink, and tufts along the rim."""
    outline = rim(place)
    hand = Hand(90 + place)
    angles = [hand.between(0, 2 * pi) for _ in range(9)]
    tufts = [tuft(262 * cos(angle), 8 + 104 * sin(angle)) for angle in angles if abs(cos(angle)) < 0.9]
    return g(
        path(d=outline, class_="f-clearing"),
        path(d=blob(-14, 10, 236, 88, 60 + place, 0.06, 13, 0.2), class_="f-path", opacity=0.4),
        path(d=outline, class_="none thin s-line-soft", stroke_dasharray="90 14 40 22", opacity=0.6),
        path(d="".join(tufts), class_="none thin s-line-soft", opacity=0.8),
    )


def ring(place: int, owner: int, cubes: int, offered: str, hint: str) -> list[Markup]:
    """The seven stones of a circle and the heap of cubes inside them: they carry the channelling."""
    return spread(
        PREFIX,
        ring_key(place),
        f"{names.PLACES[place].title}: {tally(owner, cubes)}{hint}",
        floor(owner, cubes >= CONTROL, bool(offered)),
        stones_around(place, owner, cubes),
        actions=offered,
    )


@cache
def floor(owner: int, held: bool, offered: bool) -> Markup:
    """The floor inside a circle's ring of stones; it shines where the circle is held."""
    rx, ry = RING
    edge = f"s-seat-{owner + 1}" if held else "s-line-soft"
    return joined(
        shine(owner) if held else None,
        ellipse(rx=rx, ry=ry, class_=f"f-path line {edge}"),
        lantern(ellipse(rx=rx, ry=ry)) if offered else None,
    )


@lru_cache(256)
def stones_around(place: int, owner: int, cubes: int) -> Markup:
    """The stones of a circle around its heap: those at the back, the heap, those in front."""
    stones = [standing_stone(number, owner, number < cubes) for number in range(CONTROL)]
    return joined(
        [stones[number] for number in (0, 1, 6)],
        g(heap(owner, names.TEXTS[place], cubes), transform=at(0, 4, 1.25)),
        [stones[number] for number in (2, 5, 3, 4)],
    )


def tally(owner: int, cubes: int) -> str:
    """What a place has, in words: how many cubes lie on the circle, and how many hold it."""
    if cubes == 0:
        return f"no cubes, {CONTROL} of one colour hold it"
    state = "held" if cubes >= CONTROL else f"{CONTROL} hold it"
    return f"{many(cubes, 'cube')} of {names.SEATS[owner]}, {state}"


def shine(owner: int) -> Markup:
    """B-9.1  A held circle shines in its owner's colour, and has rays."""
    rx, ry = RING
    rays = []
    for step in range(28):
        across, down = rx * cos(2 * pi * step / 28), ry * sin(2 * pi * step / 28)
        far = 1.37 if step % 2 else 1.46
        rays.append(f"M{numbers(across * 1.27, down * 1.27)}L{numbers(across * far, down * far)}")
    return g(
        ellipse(rx=rx * 1.6, ry=ry * 1.7, fill=f"url(#{PREFIX}shine-{owner + 1})"),
        path(d="".join(rays), class_=f"line none s-seat-{owner + 1}"),
    )


@lru_cache(64)
def standing_stone(number: int, owner: int, lit: bool) -> Markup:
    """One of the seven: lit, it shows its owner's mark."""
    angle = 2 * pi * number / CONTROL - pi / 2
    rune = path(d="M-4-16L0-30 4-16", class_="thin none s-line-soft")
    return g(
        use(f"{PREFIX}{SEAT_KEYS[owner]}-stone" if lit else f"{PREFIX}stone"),
        mark(MARKS[owner], 0, -22, 22, f"f-seat-{owner + 1}-deep") if lit else rune,
        transform=at(RING[0] * cos(angle), RING[1] * sin(angle) + 4, STONE_SIZES[number]),
    )


@lru_cache(256)
def heap(seat: int, where: str, cubes: int) -> Markup:
    """A heap of cubes as it lies at a place. The fifth cube lies where the fifth always lies."""
    return g([cube(seat, where, index) for index in BACK_TO_FRONT if index < cubes])


def cube(seat: int, where: str, index: int) -> Markup:
    """One cube of the heap at a place."""
    kind = f"cube-{SEAT_KEYS[seat]}"
    key = f"{kind}-{where}-{index}"
    x, y = cube_spot(index)
    drawn = f"{PREFIX}{SEAT_KEYS[seat]}-cube"
    return use(drawn, x, y, id=PREFIX + key, data_key=key, data_piece=kind)


@lru_cache(256)
def sign(place: int, owner: int, cubes: int) -> Markup:
    """The sign of a stone circle: emblem, name, and the number that counts."""
    held = cubes >= CONTROL
    ink = "f-on-seat" if held else "f-ink"
    colours = f"f-seat-{owner + 1}-cloth s-seat-{owner + 1}" if held else "f-paper s-paper-edge"
    return g(
        title(f"{names.PLACES[place].title}: {tally(owner, cubes)}"),
        path(d=card(-130, 72, 260, 52, place + 3, 10), class_=f"line {colours}"),
        emblem(names.TEXTS[place], -106, 98, 36, ink),
        text(names.PLACES[place].short, x=-84, y=107, font_size=25, class_=f"serif {ink}"),
        mark(MARKS[owner], 8, 98, 26, ink) if cubes else None,
        text(
            tspan(str(cubes), font_size=38, class_="bold"),
            " held" if held else f" of {CONTROL}",
            x=25,
            y=111,
            font_size=19,
            class_=ink,
        ),
    )


@lru_cache(1)
def grove_sign() -> Markup:
    """The sign of the Grove: its name."""
    return g(
        title(f"{names.PLACES[GROVE].title}: where druids lie at first, and where banished ones go"),
        path(d=card(-76, 76, 152, 38, 41, 10), class_="f-paper line s-paper-edge"),
        text(names.PLACES[GROVE].title, y=103, font_size=24, class_="serif middle f-ink"),
        transform=at(*PLACES[GROVE]),
    )


@lru_cache(2048)
def druids(
    seat: int, place: int, state: int, number: int, offered: str, hint: str, doomed: bool
) -> Markup | None:
    """The druids of one colour at one place that stand, or lie; whoever is in front is drawn last."""
    if number == 0:
        return None
    order = range(number) if state != STANDING else reversed(range(number))
    figures = [druid(seat, place, state, index, offered, hint, doomed) for index in order]
    return g(figures, badge(seat, place, state, number) if number >= MANY else None)


def druid(seat: int, place: int, state: int, index: int, offered: str, hint: str, doomed: bool) -> Markup:
    """One druid drawn at its place; it lights up where it can be touched."""
    figure = f"{PREFIX}{SEAT_KEYS[seat]}-{STATE_KEYS[state]}"
    return part(
        PREFIX,
        f"druid-{druids_key(seat, place, state)}-{index}",
        f"{names.SEATS[seat]} druid, {STATE_KEYS[state]} {names.at(place)}{hint}",
        ellipse(cy=1, rx=22 if state == STANDING else 36, ry=6, class_="f-shadow", opacity=0.3),
        lantern(use(f"{figure}-outline")) if offered else None,
        use(figure),
        whirl(seat, state) if doomed else None,
        actions=offered,
        piece=f"druid-{SEAT_KEYS[seat]}",
        transform=at(*druid_spot(seat, place, state, index)),
    )


def whirl(seat: int, state: int) -> Markup:
    """B-8.3  The wind at a druid that a Banish may take from its place."""
    x, y = (16, -64) if state == STANDING else (-12 * side(seat), -22)
    return g(circle(cx=x, cy=y, r=13, class_="f-paper line s-danger"), mark("whirl", x, y, 18, "f-danger"))


def badge(seat: int, place: int, state: int, number: int) -> Markup:
    """How many druids stand or lie at a place, on a badge beside them where no figure hides it."""
    x, y = PLACES[place]
    x += side(seat) * (NEAREST[place] - 30)
    y += -54 if state == STANDING else 42
    return g(
        title(f"{number} {names.SEATS[seat]} druids {STATE_KEYS[state]} {names.at(place)}"),
        circle(cx=x, cy=y, r=17, class_=f"f-seat-{seat + 1}-cloth s-on-seat", stroke_width=2.5),
        text(str(number), x=x, y=y + 9, font_size=26, class_="bold middle f-on-seat"),
    )
