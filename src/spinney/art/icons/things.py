"""Elements, treasures, sacks, cards and portals, each one drawing on a grid of 24 units."""

from __future__ import annotations

from typing import Final

from spinney.art.icons.spirits import BLACK, OUTLINES, WHITE
from spinney.art.svg import Markup, at, circle, ellipse, joined, path, rect

SUN: Final = (
    "M12 .8L14.3 5.6 19.9 4.1 18.4 9.7 23.2 12 18.4 14.3 19.9 19.9 14.3 18.4 12 23.2 9.7 18.4 4.1 19.9 5.6"
    " 14.3 .8 12 5.6 9.7 4.1 4.1 9.7 5.6Z"
)
DROP: Final = "M12 1C14.6 6.4 19.6 10.4 19.6 15.4A7.6 7.6 0 0 1 4.4 15.4C4.4 10.4 9.4 6.4 12 1Z"
GEM: Final = "M6.6 3.4H17.4L23 9.8 12 22.8 1 9.8Z"
SHIELD: Final = (
    "M12 1C14.8 2.8 18 3.6 21.4 3.4 21.8 12.4 19 19.4 12 23.2 5 19.4 2.2 12.4 2.6 3.4 6 3.6 9.2 2.8 12 1Z"
)
SHIELD_TREE: Final = (
    "M10.9 18.8V15C8.6 15 6.6 13.4 6.8 11.2 6.9 9.8 7.8 8.8 9 8.4 9.2 6.6 10.4 5.4 12 5.4S14.8 6.6 15"
    " 8.4C16.2 8.8 17.1 9.8 17.2 11.2 17.4 13.4 15.4 15 13.1 15V18.8Z"
)
CROWN_OF_LEAVES: Final = (
    "M12 5C15 5 16.4 7 16.2 8.8 18.2 9.6 18.6 13 16.4 14.6 14.6 16 9.4 16 7.6 14.6 5.4 13 5.8 9.6 7.8 8.8 7.6"
    " 7 9 5 12 5Z"
)
CROWN: Final = "M2 7.2L7.2 11.4 12 3.4 16.8 11.4 22 7.2 20 20.4H4Z"
SACK: Final = (
    "M8.2 7.4C4.4 10.4 2.4 14.2 2.8 17.8 3.2 21.4 6.6 22.8 12 22.8S20.8 21.4 21.2 17.8C21.6 14.2 19.6 10.4"
    " 15.8 7.4Z"
)
SACK_TIE: Final = "M7 7.6L8.6 5.4 6.4 2.4 9.6 3.4 12 1.6 14.4 3.4 17.6 2.4 15.4 5.4 17 7.6Z"
LOW_SACK: Final = "M6.4 13.2C4 15 2.8 17 3 19.2 3.3 22 6.4 23 12 23S20.7 22 21 19.2C21.2 17 20 15 17.6 13.2Z"
HEX: Final = "M12 1L21.6 6.5V17.5L12 23 2.4 17.5V6.5Z"
ARCH: Final = "M4 20V11C4 5.6 7.4 2 12 2S20 5.6 20 11V20"
CROSS: Final = (
    "M10.8 13.2L13.2 10.8 17 14.6 20.8 10.8 23.2 13.2 19.4 17 23.2 20.8 20.8 23.2 17 19.4 13.2 23.2 10.8 20.8"
    " 14.6 17Z"
)
PLINTH: Final = "M1.8 19.4H22.2V23H1.8Z"


def shape(d: str, colour: str) -> Markup:
    """The outline of an icon's thing, filled with a colour."""
    return path(d=d, class_=f"f-{colour} thin s-edge")


def ink(d: str, wide: float = 1.6, colour: str = "edge") -> Markup:
    """Lines of ink on an icon."""
    return path(
        d=d, class_=f"none s-{colour}", stroke_width=wide, stroke_linecap="round", stroke_linejoin="round"
    )


def glint(d: str) -> Markup:
    """A light line on an icon, where it shines."""
    return path(d=d, class_="none thin s-spirit-white", opacity=0.8)


def earth() -> Markup:
    """The icon of earth: a log, with its rings at the end and a twig."""
    return joined(
        shape("M12.2 7.4C12 4.6 13.6 2.4 17 1.6 17.8 4.6 16.4 7 14.4 7.8Z", "spirit-green"),
        shape(
            "M5 7.2H18.6C21 7.2 22.8 10.2 22.8 14S21 20.8 18.6 20.8H5C2.6 20.8 1.2 17.8 1.2 14S2.6 7.2 5"
            " 7.2Z",
            "resource-earth",
        ),
        path(d="M18.2 7.4A3.4 6.6 0 0 1 18.2 20.6 3.4 6.6 0 0 1 18.2 7.4Z", class_="f-bone thin s-edge"),
        ellipse(cx=18.2, cy=14, rx=1.1, ry=2.6, class_="none thin s-resource-earth"),
        glint("M4.6 10.4H12M5.4 14H9.6"),
    )


def light() -> Markup:
    """The icon of light: a sun."""
    return joined(
        shape(SUN, "resource-light"),
        circle(cx=12, cy=12, r=4.3, class_="f-bone", opacity=0.85),
    )


def water() -> Markup:
    """The icon of water: a drop."""
    return joined(shape(DROP, "resource-water"), glint("M7.6 15.2C7.6 17.6 9.2 19.6 11.6 20"))


def any_element() -> Markup:
    """The icon of any element: a disc in three parts, earth, light or water."""
    return joined(
        path(d="M12 12V1.2A10.8 10.8 0 0 1 21.4 17.4Z", class_="f-resource-light"),
        path(d="M12 12L21.4 17.4A10.8 10.8 0 0 1 2.6 17.4Z", class_="f-resource-water"),
        path(d="M12 12L2.6 17.4A10.8 10.8 0 0 1 12 1.2Z", class_="f-resource-earth"),
        path(d="M12 12V1.4M12 12L21.2 17.3M12 12L2.8 17.3", class_="none thin s-edge"),
        circle(cx=12, cy=12, r=10.8, class_="none thin s-edge"),
    )


def crystal() -> Markup:
    """The icon of a crystal: a cut gem."""
    return joined(
        shape(GEM, "resource-crystal"),
        path(
            d="M1.4 9.8H22.6M8.6 9.8L12 21.6 15.4 9.8 12.6 3.6M8.6 9.8L11.4 3.6",
            class_="none s-edge",
            stroke_width=0.9,
            opacity=0.75,
        ),
    )


def shield() -> Markup:
    """The icon of dominion with nothing on it: a number goes there."""
    return shape(SHIELD, "dominion")


def dominion() -> Markup:
    """The icon of dominion: a shield with the great tree."""
    return joined(
        shield(),
        path(
            d=SHIELD_TREE,
            class_="f-on-seat",
        ),
    )


def crown() -> Markup:
    """The icon of a golden crown with three balls."""
    return joined(
        shape(CROWN, "gold"),
        [circle(cx=x, cy=y, r=1.7, class_="f-gold thin s-edge") for x, y in ((2.4, 6), (12, 2.8), (21.6, 6))],
        ink("M5.4 16.4H18.6", 1.3),
    )


def sack() -> Markup:
    """The icon of a summoning bag, tied."""
    return joined(shape(SACK, "sack"), shape(SACK_TIE, "sack"), ink("M7.6 7.6H16.4", 2.2))


def draw() -> Markup:
    """The icon for drawing: an open bag."""
    return joined(
        shape(LOW_SACK, "sack"),
        ellipse(cx=12, cy=13.4, rx=6.2, ry=1.9, class_="f-spirit-black thin s-edge"),
        path(d="M12 .6L18.4 7H14.4V13.4H9.6V7H5.6Z", class_="f-success thin s-edge"),
    )


def cull() -> Markup:
    """The icon of culling: a spirit crossed out, as a thing to do."""
    return joined(
        path(d=WHITE, class_="f-bone-dull thin s-edge", transform=at(-1.6, -0.6, 0.94)),
        [circle(cx=x, cy=8.6, r=1.5, class_="f-spirit-black") for x in (6.8, 12.4)],
        path(d=CROSS, class_="f-danger thin s-edge"),
    )


def into_bag() -> Markup:
    """The icon of a sack with an arrow down into it: a spirit of any kind goes into the bag."""
    return joined(
        shape(LOW_SACK, "sack"),
        ellipse(cx=12, cy=13.4, rx=6.2, ry=1.9, class_="f-spirit-black thin s-edge"),
        path(d="M12 14L5.6 7.4H9.6V.8H14.4V7.4H18.4Z", class_="f-ink-quiet thin s-edge"),
    )


def exchange() -> Markup:
    """The icon for an exchange: pay this, get that."""
    return path(d="M1.4 9.4H12.8V4L22.8 12 12.8 20V14.6H1.4Z", class_="f-ink")


def swap() -> Markup:
    """The icon for a swap: two arrows, there and back."""
    return path(
        d="M1.6 5.6H14.4V1.4L22.8 7.6 14.4 13.8V9.6H1.6ZM22.4 18.4H9.6V22.6L1.2 16.4 9.6 10.2V14.4H22.4Z",
        class_="f-ink",
    )


def choice() -> Markup:
    """The icon for a choice: a fork in the way, one or the other."""
    return joined(
        ink("M12 22.6V14.6C12 10.6 5 11 5 5M12 14.6C12 10.6 19 11 19 5", 3.2, "ink"),
        path(d="M5 .4L9.6 6.6H.4ZM19 .4L23.6 6.6H14.4Z", class_="f-ink"),
    )


def portal_base() -> Markup:
    """The icon of half a portal: a plinth with the stumps of an arch."""
    return joined(
        shape("M2.8 17.4V8.4L5 6.2 8.2 8.8V17.4ZM15.8 17.4V10.4L18.4 8 21.2 9.2V17.4Z", "stone"),
        shape("M1.4 17.2H22.6V22.4H1.4Z", "stone"),
        ink("M7 19.8H17", 1.2),
    )


def portal_mirror() -> Markup:
    """The icon of the mirror that is set into a portal's base."""
    return joined(
        ellipse(cx=12, cy=12, rx=8.2, ry=10.8, class_="f-gold thin s-edge"),
        ellipse(cx=12, cy=12, rx=5.6, ry=8.2, class_="f-gate thin s-edge"),
        glint("M9.2 12C9.2 9 10.4 7 12.2 6.2"),
    )


def portal() -> Markup:
    """The icon of a portal: an arch with moving air in it."""
    return joined(
        path(d=ARCH + "Z", class_="f-stone thin s-edge"),
        path(d="M7.4 19.4V11.4C7.4 8 9.2 5.6 12 5.6S16.6 8 16.6 11.4V19.4Z", class_="f-gate thin s-edge"),
        glint("M9.8 15.6C9.4 12 10.6 9.4 12.2 9 14.2 9 14.6 12 12.8 12.8"),
        shape(PLINTH, "stone"),
    )


def card_back() -> Markup:
    """The icon of a card face down."""
    return joined(
        rect(x=3.6, y=1, width=16.8, height=22, rx=2.8, class_="f-dusk thin s-edge"),
        rect(x=6, y=3.4, width=12, height=17.2, rx=1.4, class_="none s-dusk-pale", stroke_width=0.9),
        path(d=BLACK, class_="f-dusk-pale", transform=at(7.2, 7.2, 0.4)),
    )


def grove() -> Markup:
    """The icon of any grove: a hex with a tree."""
    return joined(
        shape(HEX, "grove-green"),
        path(d="M10.8 19V15.4H13.2V19Z", class_="f-bark thin s-edge"),
        path(
            d=CROWN_OF_LEAVES,
            class_="f-crown thin s-edge",
        ),
    )


def grove_of(colour: str) -> Markup:
    """The icon of a grove of one of the four colours, with the outline of its spirits."""
    return joined(
        shape(HEX, f"grove-{colour}"),
        path(d=OUTLINES[colour], class_=f"f-spirit-{colour} thin s-edge", transform=at(5.4, 5.4, 0.55)),
    )


def stack() -> Markup:
    """The icon of a pile of hexes."""
    low, middle, top = (
        "M12 13L21.6 17.4 12 22.8 2.4 17.4Z",
        "M12 8L21.6 12.4 12 17.8 2.4 12.4Z",
        "M12 2.4L21.6 7 12 12.6 2.4 7Z",
    )
    return joined(shape(low, "dusk"), shape(middle, "dusk"), shape(top, "dusk-pale"))


def bolt() -> Markup:
    """The icon of what is for whoever is first: at once, and only once."""
    return shape("M14.6 .8L3.4 13.6H10.4L8.4 23.2 20.6 9.6H13.2Z", "gold")


def cup() -> Markup:
    """The icon of what is for whoever has the most at the end."""
    return joined(
        ink("M6.4 4.4H2.4C2.4 9 4.2 11.4 7.6 11.6M17.6 4.4H21.6C21.6 9 19.8 11.4 16.4 11.6", 1.8),
        shape(
            "M6 2H18C18.4 9 16.8 13.4 13.4 14.6V18.4H17.4V22.4H6.6V18.4H10.6V14.6C7.2 13.4 5.6 9 6 2Z", "gold"
        ),
    )


def hollow() -> Markup:
    """The icon of a place of the lost: a pit between stones."""
    return joined(
        shape("M1.6 20.4C1.6 10 6 3.4 12 3.4S22.4 10 22.4 20.4Z", "stone"),
        shape("M6 20.4C6 12.8 8.4 8.2 12 8.2S18 12.8 18 20.4Z", "spirit-black"),
    )
