"""Everything that is drawn many times, once in `<defs>`: silhouettes, and things in their own colours."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Final

from spinney.art.marks import SEAT_MARKS, SHAPES, grid_symbol, mark_symbols, sign, silhouette_symbol
from spinney.art.svg import Markup, circle, g, joined, path, rect, text, use
from spinney.games.eldervale.picture.layout import PREFIX
from spinney.games.eldervale.picture.shapes import ELEMENTS, MONSTERS, RUINS, SIGNS, UNITS

SHIELD: Final = (
    "M12 1C14.8 2.8 18 3.6 21.4 3.4 21.8 12.4 19 19.4 12 23.2 5 19.4 2.2 12.4 2.6 3.4 6 3.6 9.2 2.8 12 1Z"
)
CROWN: Final = "M2 7.2L7.2 11.4 12 3.4 16.8 11.4 22 7.2 20 20.4H4Z"


def outlined(d: str, colour: str) -> Markup:
    """A shape of a symbol with an outline."""
    return path(d=d, class_=f"f-{colour} thin s-edge")


def gem() -> Markup:
    """The symbol of a Gem."""
    return joined(
        outlined("M6.6 3.4H17.4L23 9.8 12 22.8 1 9.8Z", "resource-crystal"),
        lines("M1 9.8H23M8.4 9.8L12 22.8L15.6 9.8"),
    )


def potion() -> Markup:
    """The symbol of a Potion."""
    flask = "M8.6 1H15.4V3.6H14.4V9L20.8 18.6C22.2 21 21 23 18.4 23H5.6C3 23 1.8 21 3.2 18.6L9.6 9V3.6H8.6Z"
    return joined(outlined(flask, "resource-water"), lines("M7.2 13H16.8"))


def scroll() -> Markup:
    """The symbol of a Scroll."""
    return joined(
        outlined("M5.5 4H18.5V20H5.5Z", "bone"),
        outlined("M4 1.4H20A2.2 2.2 0 0 1 20 5.8H4A2.2 2.2 0 0 1 4 1.4Z", "sack"),
        outlined("M4 18.2H20A2.2 2.2 0 0 1 20 22.6H4A2.2 2.2 0 0 1 4 18.2Z", "sack"),
        path(d="M8.4 9.4H15.6M8.4 13.2H15.6", class_="none thin s-pip"),
    )


def tool() -> Markup:
    """The symbol of a Tool."""
    return joined(
        outlined("M9.8 9.6H14.2V22.8H9.8Z", "sack"), outlined("M2 2.4H17.4L22.4 7.6V9.8H2Z", "stone-shade")
    )


def sword() -> Markup:
    """The symbol of a Sword."""
    return joined(
        outlined("M12 .8L15 4.4V14.4H9V4.4Z", "bone"),
        outlined("M5 14.4H19V17.4H14V23.2H10V17.4H5Z", "bark"),
    )


def gold() -> Markup:
    """The symbol of Gold, one of the six tokens of Eldervale."""
    return joined(
        circle(cx=12, cy=12, r=10.6, class_="f-gold thin s-edge"),
        path(d="M12 6.4L16.4 12L12 17.6L7.6 12Z", class_="none thin s-pip"),
    )


def magic() -> Markup:
    """The symbol of a Magic Card."""
    return joined(
        rect(x=4.2, y=1, width=15.6, height=22, rx=2.6, class_="f-dusk thin s-edge"),
        path(d=SHAPES["spark"], class_="f-dusk-pale", transform="translate(5.4 5.4) scale(.55)"),
    )


def chest() -> Markup:
    """The symbol of any resource, a chest."""
    return joined(
        outlined("M2 10.6C2 6 5 3.6 12 3.6S22 6 22 10.6V21H2Z", "sack"),
        lines("M2 11H22"),
        rect(x=10, y=9, width=4, height=5, class_="f-gold thin s-edge"),
    )


def wish() -> Markup:
    """The symbol of a token of one's choice."""
    return joined(
        circle(cx=12, cy=12, r=10.6, class_="f-bone thin s-edge", stroke_dasharray="3 2.2"),
        text("?", x=12, y=18, font_size=17, class_="bold middle f-pip"),
    )


def points() -> Markup:
    """The symbol of VP, a shield."""
    return outlined(SHIELD, "dominion")


def power() -> Markup:
    """The symbol of Power, a spark."""
    return outlined(SHAPES["spark"], "gate")


def glory() -> Markup:
    """The symbol of Glory, a crown."""
    return outlined(CROWN, "gold")


def orb() -> Markup:
    """The symbol of an Orb."""
    return joined(
        circle(cx=12, cy=12, r=9.6, class_="f-gate thin s-edge"),
        circle(cx=8.8, cy=8.6, r=2.6, class_="f-bone"),
    )


def treasure() -> Markup:
    """The symbol of a Treasure Token, face down."""
    return joined(
        outlined("M7 2H17L22 7V17L17 22H7L2 17V7Z", "gold"),
        path(d=SHAPES["gem"], class_="f-pip", transform="translate(6 6) scale(.5)"),
    )


def die() -> Markup:
    """The symbol of a battle die of Eldervale, which shows no number yet."""
    return joined(
        outlined("M12 1L21.6 6.4V17.6L12 23L2.4 17.6V6.4Z", "bone"),
        path(d="M2.4 6.4L12 12L21.6 6.4M12 12V23", class_="none thin s-pip"),
    )


def card() -> Markup:
    """The symbol of an Adventure Card."""
    return joined(
        rect(x=3.4, y=1, width=17.2, height=22, rx=2.6, class_="f-paper thin s-edge"),
        lines("M6.4 6.4H17.6M6.4 11H17.6M6.4 15.6H13"),
    )


def lines(d: str) -> Markup:
    """A symbol that is drawn in lines."""
    return path(d=d, class_="none thin s-edge")


THINGS: Final[dict[str, tuple[str, Callable[[], Markup]]]] = {
    "gem": ("Gem", gem),
    "potion": ("Potion", potion),
    "scroll": ("Scroll", scroll),
    "tool": ("Tool", tool),
    "sword": ("Sword", sword),
    "gold": ("Gold", gold),
    "magic": ("Magic Card", magic),
    "any": ("any one resource", chest),
    "choice": ("a token of your choice", wish),
    "vp": ("Victory Points", points),
    "power": ("Elemental Power", power),
    "glory": ("Glory", glory),
    "orb": ("Orb", orb),
    "treasure": ("Treasure Token", treasure),
    "die": ("die", die),
    "card": ("Adventure Card", card),
}
SILHOUETTES: Final = {
    **{f"unit-{name}": shape for name, shape in UNITS.items()},
    **{f"beast-{name}": shape for name, shape in MONSTERS.items()},
    **{f"ruin-{name}": shape for name, shape in RUINS.items()},
    **{f"element-{name}": shape for name, shape in ELEMENTS.items()},
    **{f"sign-{name}": shape for name, shape in SIGNS.items()},
}


@cache
def all_symbols() -> Markup:
    """All symbols of Eldervale's things, to be drawn by name."""
    return joined(
        mark_symbols(SEAT_MARKS, PREFIX),
        [grid_symbol(f"{PREFIX}thing-{name}", words, draw()) for name, (words, draw) in THINGS.items()],
        [
            silhouette_symbol(f"{PREFIX}{name}", name.partition("-")[2], shape)
            for name, shape in SILHOUETTES.items()
        ],
    )


@lru_cache(8192)
def thing(name: str, x: float, y: float, size: float) -> Markup:
    """A thing in its own colours around a middle; its words are those of what it lies on."""
    return use(f"{PREFIX}thing-{name}", x, y, size, pointer_events="none")


@lru_cache(8192)
def silhouette(name: str, x: float, y: float, size: float, colour: str = "ink") -> Markup:
    """A silhouette by its name, such as `unit-wizard` or `element-air`, in one colour around a middle."""
    return sign(PREFIX, name, x, y, size, f"f-{colour}")


@lru_cache(4096)
def points_sign(number: int, x: float, y: float, size: float) -> Markup:
    """The symbol of VP: the shield of Eldervale with a number on it."""
    letters = max(13 if number < 10 else 12, size * (0.56 if number < 10 else 0.48 if number < 100 else 0.4))
    return g(
        thing("vp", x, y, size),
        text(str(number), x=x, y=y + letters * 0.36, font_size=letters, class_="bold middle f-on-seat"),
        pointer_events="none",
    )
