"""Silhouettes of Leylines on a grid of 24 units: emblems of Markets and Hubs, Items, Friends, signs.

Each is one filled shape that takes its colour from where it is used and reads at 14 pixels.
"""

from __future__ import annotations

from functools import lru_cache, partial
from math import cos, pi, sin
from typing import Final

from spinney.art import marks
from spinney.art.marks import SHAPES as MARKS
from spinney.art.marks import grid_symbol, silhouette_symbol
from spinney.art.svg import Markup, circle, g, numbers, path, rect
from spinney.games.leylines.content import effects
from spinney.games.leylines.content.effects import COLOURS
from spinney.games.leylines.picture.layout import PREFIX


def dots(*middles: tuple[float, float, float]) -> str:
    """Round spots of a silhouette: middle and radius of each."""
    return "".join(
        f"M{numbers(x - r, y)}A{numbers(r, r)} 0 1 0 {numbers(x + r, y)}A{numbers(r, r)} 0 1 0"
        f" {numbers(x - r, y)}Z"
        for x, y, r in middles
    )


def petals() -> str:
    """The silhouette of a flower of five petals."""
    around = [
        (12 + 6.3 * cos(2 * pi * (at - 0.25) / 5), 12 + 6.3 * sin(2 * pi * (at - 0.25) / 5))
        for at in range(5)
    ]
    return dots(*[(x, y, 3.6) for x, y in around], (12, 12, 2.3))


TOKENS: Final = {  # by the number of a Market token
    "candle": (
        "M12 .8C14.2 3.8 15.8 5.4 15.8 7.6A3.8 3.8 0 0 1 8.2 7.6C8.2 5.4 10.4 3.8 12 .8Z"
        "M8.6 12.4H15.4V20.4H8.6ZM4.6 20.8H19.4V23.4H4.6Z"
    ),
    "rose": (
        "M12 1.2A6.3 6.3 0 1 1 11.9 1.2ZM12 4A3.6 3.6 0 1 0 15.6 7.6L13.4 7.6A1.4 1.4 0 1 1 12 6.2Z"
        "M10.8 14.4H13.2V23.4H10.8ZM13.6 20.8C14.4 17.2 17.6 16 21 16.6C20.2 20 17.4 21.8 13.6 20.8Z"
        "M10.4 18.6C9.4 15.4 6.6 14.4 3.6 15C4.4 18 7 19.6 10.4 18.6Z"
    ),
    "moth": (
        "M11 8.4C8 3.2 3 3 1 4.6C1 9.2 3.8 13 8 13.2C4.8 14.6 4.2 18.4 6.4 20.6C9.2 20.4 10.7 17.6 11 15V22"
        "H13V15C13.3 17.6 14.8 20.4 17.6 20.6C19.8 18.4 19.2 14.6 16 13.2C20.2 13 23 9.2 23 4.6C21 3 16 3.2"
        " 13 8.4L15 3L13.2 2.4L12 6L10.8 2.4L9 3Z"
    ),
    "dew": (
        "M12 .8C14.2 5 17 7.6 17 10.8A5 5 0 0 1 7 10.8C7 7.6 9.8 5 12 .8Z"
        "M1 18.6C3.6 16.4 6 16.4 8.4 18.6S13.2 20.8 15.6 18.6S20.4 16.4 23 18.6V21.6C20.4 19.4 18"
        " 19.4 15.6 21.6"
        "S10.8 23.8 8.4 21.6S3.6 19.4 1 21.6Z"
    ),
    "blossom": petals(),
    "fox": (
        "M1.6 2L8.4 6.6H15.6L22.4 2L21.4 13L12 23L2.6 13ZM6.6 11.4L10.4 13.4L8 15.2Z"
        "M17.4 11.4L13.6 13.4L16 15.2Z"
    ),
}
HUBS: Final = {  # by the number of a Hub
    "oak": (
        "M10 23V16.8C5.4 17.8 1.8 14.8 2.4 10.6C1 6 4.6 3 7.8 3.6C9.4 .8 14.6 .8 16.2 3.6C19.4 3 23"
        " 6 21.6 10.6"
        "C22.2 14.8 18.6 17.8 14 16.8V23ZM11 9.4L12 13L14.6 8.8Z"
    ),
    "stones": "M1 4H23V8.2H20.6V22H16V8.2H8V22H3.4V8.2H1Z",
    "ford": (
        "M.8 21C2.6 13.4 6.8 10 12 10S21.4 13.4 23.2 21H18.4C17.2 16.6 15 14.6 12 14.6S6.8 16.6 5.6 21Z"
        "M11 6.4H13V10H11ZM12 .6L15 3.4L13.6 6.4H10.4L9 3.4Z"
    ),
    "gate": (
        "M2.6 23V11C2.6 5.2 6.8 1 12 1S21.4 5.2 21.4 11V23H16.8V11C16.8 8 14.8 5.8 12 5.8S7.2 8 7.2 11V23Z"
        "M9 13H15V14.8H9ZM9 17H15V18.8H9Z"
    ),
}
ITEMS: Final = {
    "lantern": (
        "M8.6 1H15.4V3.8H8.6ZM6.6 4.8H17.4L19.2 9V19L17 22.6H7L4.8 19V9ZM8.2 9V18.6H15.8V9Z"
        "M12 10.4C13.8 12.6 14.4 13.8 14.4 15A2.4 2.4 0 0 1 9.6 15C9.6 13.8 10.2 12.6 12 10.4Z"
    ),
    "harp": (
        "M3.6 1.4C2.8 9 3.4 16 5.6 22.8H20.4C22 20.6 21 18 18.8 17.6C18.6 11 16 7.4 11.6 6.2C8.4 5.2"
        " 7 3.6 6.8 1.4Z"
        "M6.6 7.6L8 17.4H9.6V9.4ZM11.2 9.8V17.4H12.9V10.6ZM14.4 11.6V17.4H16C15.9 15 15.4 13 14.4 11.6Z"
    ),
    "companion": (
        "M1 10.6C4.4 9.8 5.6 5 9.6 4C13.6 3 16.6 5.4 17.2 8.8L23.2 6.8C22.4 10.2 20.4 12 18.2 12.6"
        "C18 17.6 14.6 20 11 20.2L10.6 23.4H8.6L8.4 19.8C5.2 18.8 3.6 16 4.2 12.8Z"
        "M8.4 7.4A1.3 1.3 0 1 0 8.5 7.4Z"
    ),
    "tablet": (
        "M4 4.4C4 2.4 5.4 1 7.4 1H16.6C18.6 1 20 2.4 20 4.4V23H4ZM7.4 5.4H16.6V7.6H7.4ZM7.4 10H16.6V12.2H7.4Z"
        "M7.4 14.6H13V16.8H7.4Z"
    ),
    "potion": (
        "M8.4 1H15.6V4H14.6V8.8L20.8 18.4C22 20.6 20.8 23 18.4 23H5.6C3.2 23 2 20.6 3.2 18.4L9.4 8.8V4H8.4Z"
        "M10.8 10.4L8.6 13.8H15.4L13.2 10.4Z"
    ),
    "satchel": (
        "M7.6 6.6V5.6C7.6 2.6 9.4 1 12 1S16.4 2.6 16.4 5.6V6.6H20C21.6 6.6 22.6 7.6 22.6 9.2V20"
        "C22.6 21.8 21.4 23 19.6 23H4.4C2.6 23 1.4 21.8 1.4 20V9.2C1.4 7.6 2.4 6.6 4 6.6ZM10 6.6H14V5.6"
        "C14 4.2 13.2 3.4 12 3.4S10 4.2 10 5.6ZM3.6 11.4V13.4H9.4V16H14.6V13.4H20.4V11.4Z"
    ),
}
FRIENDS: Final = {
    "negotiator": (
        "M3 2H21C22.2 2 23 2.8 23 4V15.4C23 16.6 22.2 17.4 21 17.4H12.6L6.4 23V17.4H3C1.8 17.4 1"
        " 16.6 1 15.4V4"
        "C1 2.8 1.8 2 3 2ZM12 4.6A5 5 0 1 0 12.1 4.6ZM12 7A2.7 2.7 0 1 1 11.9 7Z"
    ),
    "exchange": ("M1.6 5H13.6V1L22.6 7L13.6 13V9H1.6ZM22.4 15V19H10.4V23L1.4 17L8.6 12.2L10.4 13.4V15Z"),
    "helpful-critter": (
        "M12 11.4C16 11.4 19 14.6 19 18.2C19 21.2 16.8 22.6 14.8 21.8C13 21.2 11 21.2 9.2 21.8C7.2"
        " 22.6 5 21.2 5"
        " 18.2C5 14.6 8 11.4 12 11.4Z" + dots((3.6, 11, 2.4), (8.8, 5, 2.7), (15.2, 5, 2.7), (20.4, 11, 2.4))
    ),
    "secret-route": "M1 22C1 9.6 5.4 3 12 3S23 9.6 23 22ZM7.4 22C7.4 15 9 11.6 12 11.6S16.6 15 16.6 22Z",
    "appraiser": (
        "M9.8 1A8.8 8.8 0 1 0 9.8 18.6 8.8 8.8 0 0 0 9.8 1Z"
        "M9.8 4.2A5.6 5.6 0 1 1 9.8 15.4 5.6 5.6 0 0 1 9.8 4.2Z"
        "M15.4 18L18 15.4L23.6 21L21 23.6Z"
    ),
    "special-delivery": (
        "M1.4 6.6L12 1L22.6 6.6V17.6L12 23.4L1.4 17.6ZM4 9.2V16.2L10.8 19.8V12.6ZM13.2 12.6V19.8L20 16.2V9.2Z"
    ),
    "shadow-market": (
        "M12 .8C17.4 .8 20.4 5.6 20.4 12C20.4 17 21.6 20.4 23 23H1C2.4 20.4 3.6 17 3.6 12C3.6 5.6"
        " 6.6 .8 12 .8Z"
        "M12 5.4C8.8 5.4 7.2 8.2 7.2 11.6C7.2 15.4 9.2 17.6 12 17.6S16.8 15.4 16.8 11.6C16.8 8.2"
        " 15.2 5.4 12 5.4Z"
        "M8.6 10L11.4 11.6L9 12.8ZM15.4 10L12.6 11.6L15 12.8Z"
    ),
    "pathfinder": (
        "M12 1A11 11 0 1 0 12 23 11 11 0 0 0 12 1ZM12 3.8A8.2 8.2 0 1 1 12 20.2 8.2 8.2 0 0 1 12 3.8Z"
        "M17.4 6.6L14 14L6.6 17.4L10 10Z"
    ),
    "accountant": (
        "M3.4 3.6C3.4 2 4.4 1 6 1H20.6V23H6C4.4 23 3.4 22 3.4 20.4ZM7 4.4V17H17.4V4.4Z"
        "M9 7H15.4V8.8H9ZM9 10H15.4V11.8H9Z"
        "M9 13H13V14.8H9Z"
    ),
}
SIGNS: Final = {
    "boot": "M7 1H14.4V11.6L20.6 14.4C22.2 15.2 23 16.4 23 18.4V19.4H7ZM7 20.6H23V23H7Z",
    "wing": "M13.6 .8L3.4 14H10.4L8.6 23.2L20.6 9.2H13.4Z",
    "pennant": "M3.4 1H6.2V23.4H3.4ZM7.4 2.2H22.4L18.2 7.2L22.4 12.2H7.4Z",
    "gavel": "M10 1.6L20.4 12L16.4 16L6 5.6ZM10.6 13.4L13 15.8L4.6 23L1.4 19.8ZM13 20.4H23V23.4H13Z",
    "sack": (
        "M7.4 8C3.4 11 1.6 14.6 2 18C2.4 21.6 6.2 23 12 23S21.6 21.6 22 18C22.4 14.6 20.6 11 16.6 8Z"
        "M7 7L8.6 5L6.2 1.8L9.6 2.8L12 1L14.4 2.8L17.8 1.8L15.4 5L17 7Z"
    ),
    "tick": MARKS["tick"],
    "sun": MARKS["sun"],
    "moon": MARKS["moon"],
}
SHAPES: Final = {
    **{f"token-{name}": shape for name, shape in TOKENS.items()},
    **{f"hub-{name}": shape for name, shape in HUBS.items()},
    **{f"item-{name}": ITEMS[name] for name in effects.ITEMS.words},
    **{f"friend-{name}": FRIENDS[name] for name in effects.FRIENDS.words},
    **{f"sign-{name}": shape for name, shape in SIGNS.items()},
}
SILHOUETTES: Final = dict(zip(COLOURS, ("spark", "drop", "log", "sun", "flame", "pebble"), strict=True))
DARK: Final = ("purple", "blue", "green")  # a pale mark goes on these
TRAVELLER: Final = (
    "M12 1A4.6 4.6 0 0 1 16.6 5.6C16.6 7.6 15.6 9 14.2 9.8C18.4 11.4 20.6 17 21 26.6H3C3.4 17 5.6"
    " 11.4 9.8 9.8"
    "C8.4 9 7.4 7.6 7.4 5.6A4.6 4.6 0 0 1 12 1Z"
)


def symbols() -> list[Markup]:
    """All that this game's pictures use, for their `<defs>`: signs, and cubes present and missing."""
    signs = [
        silhouette_symbol(f"{PREFIX}icon-{name}", name.partition("-")[2], shape)
        for name, shape in SHAPES.items()
    ]
    return [*signs, *[cube_symbol(colour, gap) for colour in COLOURS for gap in (False, True)]]


def cube_symbol(colour: str, gap: bool) -> Markup:
    """The symbol of a cube, with the silhouette of its colour; a gap is where one is missing."""
    ink = "f-on-seat" if colour in DARK else "f-pip"
    mark = path(
        d=MARKS[SILHOUETTES[colour]], fill_rule="evenodd", class_=ink, transform="translate(3 3) scale(.75)"
    )
    body = rect(x=1, y=1, width=22, height=22, rx=5, class_=f"f-cube-{colour}")
    edge = rect(x=1, y=1, width=22, height=22, rx=5, class_="none s-edge", stroke_width=2)
    dashed = rect(
        x=1,
        y=1,
        width=22,
        height=22,
        rx=5,
        class_="none s-ink-quiet",
        stroke_width=2,
        stroke_dasharray="4 3.3",
    )
    shine = path(
        d="M5 3.6H19", class_="none s-spirit-white", stroke_width=1.6, stroke_linecap="round", opacity=0.6
    )
    name = f"{'gap' if gap else 'cube'}-{colour}"
    drawing = [g(body, mark, opacity=0.6), dashed] if gap else [body, shine, mark, edge]
    words = f"{colour} cube{', missing' if gap else ''}"
    return grid_symbol(f"{PREFIX}{name}", words, drawing)


sign = partial(marks.sign, f"{PREFIX}icon-")


def token_sign(token: int) -> str:
    """The name of the silhouette that is the emblem of a Market token."""
    return f"token-{tuple(TOKENS)[token % len(TOKENS)]}"


def hub_sign(hub: int) -> str:
    """The sign of a Hub."""
    return f"hub-{tuple(HUBS)[hub % len(HUBS)]}"


@lru_cache(1024)
def badge(token: int, x: float, y: float, radius: float) -> Markup:
    """The silhouette that is the emblem of a Market, on its lantern."""
    return g(
        circle(cx=x, cy=y, r=radius, class_="thin f-sack s-edge"),
        sign(token_sign(token), x, y, radius * 1.42, "f-pip"),
        pointer_events="none",
    )
