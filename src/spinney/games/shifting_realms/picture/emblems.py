"""Silhouettes of Shifting Realms on a grid of 24 units: structures, terrain, signs; and the two creatures.

A silhouette is one filled shape that takes its colour from where it is used and reads at 16 pixels.
"""

from __future__ import annotations

from functools import cache, partial
from typing import Final

from spinney.art import marks
from spinney.art.marks import silhouette_symbol
from spinney.art.svg import Markup, circle, g, path
from spinney.games.shifting_realms.picture.layout import PREFIX

TILES: Final = {  # by the id of a kind of structure
    "TY-STR": "M3 23V9H1V3H5V6H8.5V3H15.5V6H19V3H23V9H21V23H15V17A3 3 0 0 0 9 17V23Z",
    "TY-TUN": (
        "M1 23L3 13L6 7L12 3L18 7L21 13L23 23H18V17A6 6 0 0 0 6 17V23Z"
        "M8.5 23V17A3.5 3.5 0 0 1 15.5 17V23H13V18H11V23Z"
    ),
    "TY-VLT": (
        "M2 3H22V21H19V23H16V21H8V23H5V21H2ZM12 6.5A5.5 5.5 0 1 0 12.1 6.5Z"
        "M11 8.5H13V10.5L15 12L13 13.5V15.5H11V13.5L9 12L11 10.5Z"
    ),
    "AL-CAS": (
        "M12 0L16 6V9H18V6L20.5 2L23 6V23H15V18C15 16 13.5 14.5 12 13.5C10.5 14.5 9 16 9 18V23H1V6"
        "L3.5 2L6 6V9H8V6ZM11 5.5H13V9H11Z"
    ),
    "AL-MKT": (
        "M3 2H21L23.5 9.5C23.5 11.5 22 12.5 20 12C18 13 16 13 14.5 12C13 13 11 13 9.5 12C8 13 6 13"
        " 4 12C2 12.5 .5 11.5 .5 9.5ZM3 14H5.5V18H18.5V14H21V23H3Z"
    ),
    "AL-WHF": (
        "M5 1H15V3H7V5H9V8H7V14H22V17H20V22H17V17H14V22H11V17H8V22H5ZM13 3H15V8H17V12H11V8H13Z"
        "M1 22.5Q3 20.5 5 22.5H23V24H1Z"
    ),
    "LI-SHP": (
        "M11 1L18.5 4L13 6.5V8C17 8.5 19.5 11 20 15H13V17H23L19.5 23H5L1 17H11V15H4C5 11 7.5 8.5 11 8Z"
    ),
    "LI-FRT": "M1 23V9L3.5 5L6 9L8.5 5L11 9V1H18L16 3L18 5H13V9L15.5 5L18 9L20.5 5L23 9V23H15V16H9V23Z",
    "LI-TRS": (
        "M3 11C3 6 6 4 12 4S21 6 21 11H14.5V9H9.5V11ZM2 13H9.5V15.5H14.5V13H22V22H2Z"
        "M11 10.5H13V14H11ZM17 0L18 2L20 3L18 4L17 6L16 4L14 3L16 2Z"
    ),
    "DO-OUT": "M6 23L8 12H6V6H11V1L18 3.5L13 6H18V12H16L18 23H15L14.5 19H9.5L9 23ZM10.3 13L10 16H14L13.7 13Z",
    "DO-FOR": ("M0 23L2 12L0 6L4 9L5.5 2L8 9L12 4L16 9L18.5 2L20 9L24 6L22 12L24 23H16V18L12 14L8 18V23Z"),
    "DO-CMP": "M11 4L9 1L10.5 0L12 2.5L13.5 0L15 1L13 4L23 22V23H15L12 13L9 23H1V22ZM12 17L14 23H10Z",
    "AN-TEM": (
        "M12 1L23 7V9H1V7ZM3 10.5H6.5V19H3ZM10.2 10.5H13.8V19H10.2ZM17.5 10.5H21V19H17.5ZM1 20.5H23V23.5H1Z"
    ),
    "AN-SHR": (
        "M12 0C13 3.5 16.5 5.5 16.5 9A4.5 4.5 0 0 1 7.5 9C7.5 6.5 11 4 12 0ZM5 14.5H19V17H16V20H20"
        "V23H4V20H8V17H5Z"
    ),
    "AN-ZIG": "M9 3H15V8H18V13H21V18H23.5V23H.5V18H3V13H6V8H9ZM11 5.5V23H13V5.5Z",
}
SIGNS: Final = {
    "house": "M12 1L23 11H20V23H14.5V15H9.5V23H4V11H1Z",
    "boot": "M7 1H14V11C15 13.5 22 13.5 22.5 18V20H5.5C4.5 13 7 9 7 1ZM5.5 21.3H22.5V23.5H5.5Z",
    "claw": (
        "M3 2C6 8 6 12 4 17C3.5 12 2 8 3 2ZM11 1C14 8 14 14 11.5 20C10.5 13 9.5 8 11 1ZM19 3C22.5 9 21.5"
        " 15 19 21C19 14 18 9 19 3Z"
    ),
    "crown": "M2 20L1 6L7 11L12 3L17 11L23 6L22 20Z",
    "flag": "M5 1H8V3L21 5.5L16 9L21 12.5L8 13V23H5Z",
    "swords": (
        "M1 1H5L12 9L19 1H23V5L15 12L20 17L22 16L23 18L18 23L16 22L17 20L12 15L7 20L8 22L6 23L1 18"
        "L2 16L4 17L9 12L1 5Z"
    ),
}
DRAGON: Final = (
    "M-30 17C-37 13-39 4-33-1C-36-10-30-19-20-22C-22-16-18-12-13-10C-12-20-3-27 8-27C3-21 6-14 11-11"
    "C17-13 20-18 26-19L25-15L31-16L29-11L36-8C35-4 31-2 27-2C25 1 21 2 18 1C19 7 15 12 9 13L13 18H7L4 14"
    "C-4 16-12 15-17 11L-16 17H-22L-23 9C-27 8-29 11-27 14C-26 16-28 18-30 17Z"
)
WING: Final = "M-11-8C-10-19-2-25 7-26C3-20 6-13 11-10C5-11 2-8 1-3C-3-8-8-8-12-3Z"
TROLL: Final = "M-26 26C-26 14-24 6-17 2C-20-8-14-17-3-18C9-19 17-11 15-1C23 3 26 13 26 26Z"


def all_shapes() -> dict[str, str]:
    """The outlines of all emblems, tiles and signs, by name."""
    return {f"tile-{id_}": shape for id_, shape in TILES.items()} | {
        f"sign-{name}": shape for name, shape in SIGNS.items()
    }


@cache
def symbols() -> list[Markup]:
    """The emblems of tiles and the signs of the realms as silhouettes, for the picture's `<defs>`."""
    return [
        silhouette_symbol(f"{PREFIX}{name}", name.split("-")[-1], shape)
        for name, shape in all_shapes().items()
    ]


def tile_sign(kind: str) -> str:
    """The silhouette of a kind of structure; one that nobody has drawn is a house."""
    return f"tile-{kind}" if kind in TILES else "sign-house"


sign = partial(marks.sign, PREFIX)


@cache
def dragon() -> Markup:
    """The emblem of the dragon: large, in profile, with one wing raised."""
    return g(
        path(d=DRAGON, class_="f-spirit-orange line s-edge"),
        path(d=WING, class_="f-danger thin s-edge"),
        path(d="M-8-9L4-22M-3-7L6-19M1-6L9-13", class_="none thin s-edge", opacity=0.6),
        path(d="M-28 0C-20-4-12 2-2 1C6 0 12-2 17-4", class_="none thin s-edge", opacity=0.5),
        circle(cx=26, cy=-11.5, r=1.9, class_="f-pip"),
        path(d="M36-8C40-10 44-7 47-9C46-5 42-3 36-5Z", class_="f-gold thin s-danger"),
    )


@cache
def troll_king() -> Markup:
    """The emblem of the troll king: a hunched giant with a crown."""
    return g(
        path(d=TROLL, class_="f-crown line s-edge"),
        path(d="M-13-12L-20-18L-15-7ZM12-12L20-17L14-6Z", class_="f-crown thin s-edge"),
        path(d="M-12-15L-14-27L-6-21L-1-30L4-21L12-27L10-15Q-1-20-12-15Z", class_="f-gold thin s-pip"),
        circle(cx=-6, cy=-8, r=2.2, class_="f-bone"),
        circle(cx=5, cy=-8, r=2.2, class_="f-bone"),
        circle(cx=-6, cy=-8, r=1, class_="f-pip"),
        circle(cx=5, cy=-8, r=1, class_="f-pip"),
        path(d="M-4-4Q0 0 4-4", class_="none thin s-edge"),
        path(d="M-9 1Q0 7 9 0M-6 2L-4-3L-2 3M6 2L4-3L2 3", class_="none thin s-edge"),
    )
