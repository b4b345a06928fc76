"""The pieces, each drawn once as a symbol: cloaked druids, cubes of light and dark, stones, emblems.

A druid stands or lies on its origin. Light is round-hooded and pale-robed, with a staff and a leaf; Dark is
sharp-hooded and deep-robed, with a torn hem and a moon.
"""

from __future__ import annotations

from functools import cache, partial
from typing import Final

from spinney.art.marks import grid_symbol, mark_symbols, sign
from spinney.art.svg import Markup, circle, ellipse, g, path, symbol
from spinney.games.battle_for_the_grove.picture.layout import PREFIX

MARKS: Final = ("leaf", "moon")  # of the seats

LIGHT_STANDING: Final = (
    "M0-64C11-64 15-56 13-47C19-42 20-22 23-3C15 1 8-2 0 1C-8-2-15 1-23-3C-20-22-19-42-13-47"
    "C-15-56-11-64 0-64Z"
)
LIGHT_MANTLE: Final = (
    "M0-64C11-64 15-56 13-47C17-43 18.5-38 19.5-31C10-25-10-25-19.5-31C-18.5-38-17-43-13-47"
    "C-15-56-11-64 0-64Z"
)
LIGHT_STAFF: Final = "M26 2V-51C26-64 13-63 15.5-55"
DARK_STANDING: Final = (
    "M8-72C6-64-11-60-13-47C-19-42-21-22-25 1L-17-4-9 2 0-4 9 2 17-4 25 1C21-22 19-42 13-47C13-57 11-62 8-72Z"
)
DARK_MANTLE: Final = (
    "M8-72C6-64-11-60-13-47C-17-43-19-37-20-30L-11-26-6-31 0-23 6-31 11-26 20-30"
    "C19-37 17-43 13-47C13-57 11-62 8-72Z"
)
LIGHT_LYING: Final = (
    "M-35-3C-37-16-29-26-18-26C-11-26-7-22-6-18C6-23 25-20 34-5C36-1 32 2 27 1L-28 1C-32 1-34 0-35-3Z"
)
LIGHT_PILLOW: Final = "M-35-3C-37-16-29-26-18-26C-8-26-4-17-6-9C-7-4-9-1-12 1L-28 1C-32 1-34 0-35-3Z"
DARK_LYING: Final = (
    "M-42-7C-32-8-30-23-17-24C-10-24-7-20-6-17C7-21 24-18 36-1L28-3 27 3 19-1 12 3 4 0-26 1C-33 1-36-4-42-7Z"
)
DARK_PILLOW: Final = "M-42-7C-32-8-30-23-17-24C-7-24-3-16-6-9L-3-4-11-5-9 1-26 1C-33 1-36-4-42-7Z"
CUBE: Final = "M0-24L15-16.5V-.5L0 7-15-.5V-16.5Z"
CUBE_TOP: Final = "M0-24L15-16.5 0-9-15-16.5Z"
CUBE_LEFT: Final = "M-15-16.5L0-9V7L-15-.5Z"
CUBE_RIGHT: Final = "M15-16.5L0-9V7L15-.5Z"
CUBE_EDGES: Final = CUBE + "M-15-16.5L0-9 15-16.5M0-9V7"
STONE: Final = "M-13 1C-15-16-12-38-5-46C0-51 8-47 11-39C14-28 14-12 13 1C6 4-6 4-13 1Z"
SHADE: Final = "M11-39C14-28 14-12 13 1C9 2.5 7 3 4 3C7-12 7-30 3-48C6-47 9-44 11-39Z"
OAK: Final = (
    "M12 1C14 1.5 14.7 3.6 14 5.2 16.4 4.2 19 5.8 18.2 8.3 17.6 9.8 16 10.2 15.6 10.9 18.2 10.4"
    " 20.8 12.2 19.6 14.7 18.5 16.8 15.4 16.4 14.4 17.2 13.5 17.8 13.1 18.7 13"
    " 19.5V23H11V19.5C10.9 18.7 10.5 17.8 9.6 17.2 8.6 16.4 5.5 16.8 4.4 14.7 3.2 12.2 5.8 10.4"
    " 8.4 10.9 8 10.2 6.4 9.8 5.8 8.3 5 5.8 7.6 4.2 10 5.2 9.3 3.6 10 1.5 12 1Z"
)
ASH: Final = (
    "M12 .5C14.3 2.5 14.3 5.5 12 8 9.7 5.5 9.7 2.5 12 .5ZM11.1 7.5H12.9V23H11.1ZM12.6 11.5C13.8 8"
    " 17 6 21 6.5 20.3 10 17 12.3 12.6 11.5ZM11.4 11.5C10.2 8 7 6 3 6.5 3.7 10 7 12.3 11.4"
    " 11.5ZM12.6 16C13.8 12.8 17 11 21 11.6 20.3 14.9 17 16.9 12.6 16ZM11.4 16C10.2 12.8 7 11 3"
    " 11.6 3.7 14.9 7 16.9 11.4 16ZM12.6 20.5C13.6 17.6 16 16.2 19.6 16.7 19 19.6 16.3 21.3 12.6"
    " 20.5ZM11.4 20.5C10.4 17.6 8 16.2 4.4 16.7 5 19.6 7.7 21.3 11.4 20.5Z"
)
THORN: Final = (
    "M2 21.5C7.5 19.5 10.5 15 12 10 13.2 6 16 2.8 20.5 1L21.3 2.9C17.9 4.8 15.9 7.3 14.9 10.8"
    " 13.2 16.6 9.5 21.5 3 23.5ZM11 13L3.5 8 9.3 16.5ZM7.5 17.5L.5 14.5 5.5 20.5ZM13.5 10L23 12.5"
    " 12.5 14ZM15.8 6.5L9.5 2 13.8 9.5ZM17.5 15A3.5 3.5 0 1 0 17.5 22 3.5 3.5 0 0 0 17.5 15Z"
)
EMBLEMS: Final = {"oak": OAK, "ash": ASH, "thorn": THORN}


mark = partial(sign, f"{PREFIX}mark-")
emblem = partial(sign, f"{PREFIX}emblem-")


def light_standing() -> Markup:
    """The figure of a Light druid on its feet, with staff and mantle."""
    return g(
        path(d=LIGHT_STAFF, class_="none s-seat-1-edge", stroke_width=6.5, stroke_linecap="round"),
        path(d=LIGHT_STAFF, class_="none s-bark", stroke_width=3, stroke_linecap="round"),
        path(d=LIGHT_STANDING, class_="f-seat-1-pale"),
        path(d=LIGHT_MANTLE, class_="f-seat-1-cloth"),
        path(
            d="M-11-6C-12-14-11-20-9-25M12-5C13-13 12-19 10-25", class_="thin none s-seat-1-deep", opacity=0.5
        ),
        ellipse(cx=0, cy=-48.5, rx=8.5, ry=9, class_="f-seat-1-pale"),
        circle(cx=-3.2, cy=-48, r=1.7, class_="f-seat-1-deep"),
        circle(cx=3.2, cy=-48, r=1.7, class_="f-seat-1-deep"),
        mark("leaf", 0, -12, 19, "f-seat-1-deep"),
        path(d=LIGHT_STANDING, class_="line none s-seat-1-edge"),
    )


def dark_standing() -> Markup:
    """The figure of a Dark druid on its feet."""
    return g(
        path(d=DARK_STANDING, class_="f-seat-2-deep"),
        path(d=DARK_MANTLE, class_="f-seat-2-cloth"),
        path(d="M0-59C7-59 9-52 8-45C5-39-5-39-8-45C-9-52-7-59 0-59Z", class_="f-seat-2-deep"),
        circle(cx=-3.2, cy=-48, r=2, class_="f-seat-2-pale"),
        circle(cx=3.2, cy=-48, r=2, class_="f-seat-2-pale"),
        mark("moon", 0, -13, 19, "f-seat-2-pale"),
        path(d=DARK_STANDING, class_="line none s-seat-2-edge"),
    )


def light_lying() -> Markup:
    """The figure of a Light druid asleep."""
    return g(
        path(d=LIGHT_LYING, class_="f-seat-1-pale"),
        path(d=LIGHT_PILLOW, class_="f-seat-1-cloth"),
        ellipse(cx=-20, cy=-12, rx=8, ry=8.5, class_="f-seat-1-pale"),
        path(d="M-26-12q2 2.5 4.5 0M-19-12q2 2.5 4.5 0", class_="thin none s-seat-1-deep"),
        mark("leaf", 11, -8, 14, "f-seat-1-deep"),
        path(d=LIGHT_LYING, class_="line none s-seat-1-edge"),
    )


def dark_lying() -> Markup:
    """Its head lies to the right, so that both colours sleep with their feet to the middle."""
    return g(
        g(
            path(d=DARK_LYING, class_="f-seat-2-deep"),
            path(d=DARK_PILLOW, class_="f-seat-2-cloth"),
            ellipse(cx=-19, cy=-11, rx=8, ry=8.5, class_="f-seat-2-deep"),
            path(d="M-25-11q2 2.5 4.5 0M-18-11q2 2.5 4.5 0", class_="thin none s-seat-2-pale"),
            path(d=DARK_LYING, class_="line none s-seat-2-edge"),
            transform="scale(-1 1)",
        ),
        mark("moon", -11, -8, 14, "f-seat-2-pale"),
    )


def light_cube() -> Markup:
    """The figure of a Light cube, with a leaf on it."""
    return g(
        path(d=CUBE, class_="f-seat-1-pale"),
        path(d=CUBE_LEFT, class_="f-seat-1-cloth", opacity=0.25),
        path(d=CUBE_RIGHT, class_="f-seat-1-cloth", opacity=0.5),
        g(mark("leaf", 0, 0, 16, "f-seat-1-cloth"), transform="translate(0 -16.5) scale(1 .55)"),
        path(d=CUBE_EDGES, class_="thin none s-seat-1-deep"),
    )


def dark_cube() -> Markup:
    """The figure of a Dark cube, with a moon on it."""
    return g(
        path(d=CUBE, class_="f-seat-2-deep"),
        path(d=CUBE_TOP, class_="f-seat-2-cloth"),
        path(d=CUBE_LEFT, class_="f-seat-2-cloth", opacity=0.4),
        g(mark("moon", 0, 0, 15, "f-seat-2-pale"), transform="translate(0 -16.5) scale(1 .55)"),
        path(d=CUBE_EDGES, class_="thin none s-seat-2-edge"),
    )


def stone(colour: str) -> Markup:
    """The figure of a standing stone in one colour."""
    return g(
        path(d=STONE, class_=colour),
        path(d=SHADE, class_="f-stone-shade", opacity=0.55),
        path(d="M-9 0q-1-6-4-8m4 8q1-5 4-6M9 1q1-6 4-8m-4 8q-2-4-4-5", class_="thin none s-line-soft"),
        path(d=STONE, class_="line none s-line"),
    )


@cache
def symbols() -> list[Markup]:
    """The figures of druids, cubes and stones as symbols, which the picture draws with `use`."""
    pieces = {
        "light-standing": light_standing(),
        "dark-standing": dark_standing(),
        "light-lying": light_lying(),
        "dark-lying": dark_lying(),
        "light-standing-outline": path(d=LIGHT_STANDING + LIGHT_STAFF),
        "dark-standing-outline": path(d=DARK_STANDING),
        "light-lying-outline": path(d=LIGHT_LYING),
        "dark-lying-outline": path(d=DARK_LYING, transform="scale(-1 1)"),
        "light-cube": light_cube(),
        "dark-cube": dark_cube(),
        "stone": stone("f-stone"),
        "light-stone": stone("f-seat-1-pale"),
        "dark-stone": stone("f-seat-2-pale"),
    }
    drawn = [symbol(shape, id=PREFIX + name, overflow="visible") for name, shape in pieces.items()]
    emblems = [grid_symbol(f"{PREFIX}emblem-{name}", name, path(d=shape)) for name, shape in EMBLEMS.items()]
    return [*mark_symbols((*MARKS, "tick", "whirl"), PREFIX), *drawn, *emblems]
