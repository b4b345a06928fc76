"""Spirits as wisps, each with a silhouette of its own: nobody has to tell them apart by colour.

White is a sheet in the wind, yellow has wings, orange has ears, green sprouts, blue curls, and the black
wraith is a torn shadow.
"""

from __future__ import annotations

from typing import Final

from spinney.art.svg import Markup, circle, joined, path

WHITE: Final = (
    "M12 1.8C17.4 1.8 20.2 6 20.2 11.5V21C18.6 22.8 17 22 15.7 20.2 14.5 22.8 9.5 22.8 8.3 20.2 7 22"
    " 5.4 22.8 3.8 21V11.5C3.8 6 6.6 1.8 12 1.8Z"
)
YELLOW: Final = (
    "M12 3.5C14.6 3.5 16 5.8 16.2 8.4 18 5 21 2.8 22.4 4.2 24 6 22.2 11.8 18.8 13.4 21.4 14.4 22.6"
    " 17.6 20.9 19.3 19.2 20.8 16.8 19.4 15.6 17.6 15 20.8 13.6 23 12 23 10.4 23 9 20.8 8.4 17.6 7.2 19.4"
    " 4.8 20.8 3.1 19.3 1.4 17.6 2.6 14.4 5.2 13.4 1.8 11.8 0 6 1.6 4.2 3 2.8 6 5 7.8 8.4 8 5.8 9.4 3.5 12"
    " 3.5Z"
)
ORANGE: Final = (
    "M3.6 1.5C7 2.6 9.4 4.6 10.3 7.2 11.4 6.9 12.6 6.9 13.7 7.2 14.6 4.6 17 2.6 20.4 1.5 21.2 5.6 20.9 9"
    " 19.7 11.8 21.6 17.4 17.4 21 12 23 6.6 21 2.4 17.4 4.3 11.8 3.1 9 2.8 5.6 3.6 1.5Z"
)
GREEN: Final = (
    "M12 8.4C11.6 4.4 7.8 1 2.8 1.6 3 6 6 8.9 9.4 9.2 6.3 10.3 4.4 12.7 4.4 15.8 4.4 20 7.7 22.8 12"
    " 22.8S19.6 20 19.6 15.8C19.6 12.7 17.7 10.3 14.6 9.2 18 8.9 21 6 21.2 1.6 16.2 1 12.4 4.4 12 8.4Z"
)
BLUE: Final = (
    "M1.8 22.4C4.2 20.4 3.6 17.4 3.6 14.4 3.6 7 8.8 1.4 15.4 1.4 20 1.4 23 4.4 22.6 8 22.2 10.8 19 11.8"
    " 17 10.2 18.9 9.8 19.3 7.2 17.4 6.6 15.6 6.2 14.6 7.6 15.4 9.2 18.8 11.2 20.6 13.6 20.6 16.4 20.6"
    " 20.2 17.4 22.6 12.6 22.6 8.8 22.6 5.6 23.4 1.8 22.4Z"
)
BLACK: Final = (
    "M12 .8C16 3.4 19 7 19.5 11.8L22.8 14.8 20.2 16.8 21.6 23 17.4 19.8 15.4 23.4 12 19.8 8.6 23.4 6.6"
    " 19.8 2.4 23 3.8 16.8 1.2 14.8 4.5 11.8C5 7 8 3.4 12 .8Z"
)
OUTLINES: Final = {
    "yellow": YELLOW,
    "orange": ORANGE,
    "green": GREEN,
    "blue": BLUE,
    "white": WHITE,
    "black": BLACK,
}
EYES: Final = {  # distance from the middle, and from the top
    "yellow": (1.9, 9.4),
    "orange": (3.3, 13.6),
    "green": (2.9, 15.4),
    "blue": (2.8, 14.6),
    "white": (3.1, 10.6),
}
GLINTS: Final = {  # one highlight each
    "yellow": "M3.8 6.6C3.6 8.8 4.8 10.4 6.4 11.4",
    "orange": "M6.2 5.2C6.2 7.4 6.6 9 7.2 10.2",
    "green": "M7 15.2C7 13.6 7.8 12.4 9.2 11.8",
    "blue": "M6.6 12.2C7.2 8.4 9.4 5.4 12.6 4.6",
    "white": "M6.6 11.2C6.6 7.6 8 5.2 10.4 4.6",
}
FOUR: Final = (  # the white sheet in four pieces
    ("yellow", "M12 1.8C6.6 1.8 3.8 6 3.8 11.5H12Z"),
    ("blue", "M12 1.8C17.4 1.8 20.2 6 20.2 11.5H12Z"),
    ("green", "M3.8 11.5H12V22.1C10.4 22.1 8.9 21.5 8.3 20.2 7 22 5.4 22.8 3.8 21Z"),
    ("orange", "M20.2 11.5H12V22.1C13.6 22.1 15.1 21.5 15.7 20.2 17 22 18.6 22.8 20.2 21Z"),
)


def spirit(name: str) -> Markup:
    """The icon of a spirit: a wisp with body, highlight and eyes, on the grid of 24 units."""
    if name == "black":
        return wraith()
    away, low = EYES[name]
    return joined(
        path(d=OUTLINES[name], class_=f"f-spirit-{name} thin s-edge"),
        path(d=GLINTS[name], class_="none thin s-spirit-white", opacity=0.75) if name != "white" else None,
        eyes(away, low, "white" if name == "green" else "black"),
    )


def eyes(away: float, low: float, colour: str) -> list[Markup]:
    """The two eyes of a spirit, so far from its middle and so low."""
    return [circle(cx=12 + side * away, cy=low, r=1.55, class_=f"f-spirit-{colour}") for side in (-1, 1)]


def wraith() -> Markup:
    """The icon of a wraith: a torn shadow, no highlight, and eyes that are holes."""
    return joined(
        path(d=BLACK, class_="f-spirit-black thin s-edge"),
        path(
            d="M7.4 9.6L11 11.6C10.2 13.4 7.8 13 7.4 9.6ZM16.6 9.6L13 11.6C13.8 13.4 16.2 13 16.6 9.6Z",
            class_="f-spirit-white",
        ),
    )


def any_spirit() -> Markup:
    """The icon of a spirit of your choice: the sheet in four colours."""
    return joined(
        [path(d=piece, class_=f"f-spirit-{name}") for name, piece in FOUR],
        path(d="M12 2V22M4 11.5H20", class_="none thin s-edge", opacity=0.55),
        path(d=WHITE, class_="none thin s-edge"),
        [circle(cx=x, cy=10.6, r=2.1, class_="f-spirit-white") for x in (8.9, 15.1)],
        eyes(3.1, 10.6, "black"),
    )
