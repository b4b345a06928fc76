"""Everything that is drawn many times, once in `<defs>`: things, figures, silhouettes and grounds."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from spinney.art.marks import SEAT_MARKS, grid_symbol, mark_symbols, sign, silhouette_symbol
from spinney.art.svg import Markup, element, g, joined, symbol, text, title, use
from spinney.games.eldervale.picture.layout import PREFIX
from spinney.games.eldervale.picture.shapes.beasts import BEASTS, BOX
from spinney.games.eldervale.picture.shapes.figures import HOMES
from spinney.games.eldervale.picture.shapes.figures import UNITS as FIGURES
from spinney.games.eldervale.picture.shapes.lands import land_symbols
from spinney.games.eldervale.picture.shapes.outlines import ELEMENTS, MONSTERS, RUINS, SIGNS, UNITS
from spinney.games.eldervale.picture.shapes.things import THINGS as THINGS

SILHOUETTES: Final = {
    **{f"unit-{name}": shape for name, shape in UNITS.items()},
    **{f"beast-{name}": shape for name, shape in MONSTERS.items()},
    **{f"ruin-{name}": shape for name, shape in RUINS.items()},
    **{f"element-{name}": shape for name, shape in ELEMENTS.items()},
    **{f"sign-{name}": shape for name, shape in SIGNS.items()},
}
SKY: Final = (("0", "path"), (".6", "clearing"), ("1", "moss"))  # from top to bottom, by theme colours


@cache
def symbols() -> str:
    """All symbols, gradients and grounds of Eldervale, to be drawn by name."""
    return joined(
        mark_symbols(SEAT_MARKS, PREFIX),
        [grid_symbol(f"{PREFIX}thing-{name}", words, Markup(body)) for name, (words, body) in THINGS.items()],
        [
            silhouette_symbol(f"{PREFIX}{name}", name.partition("-")[2], shape)
            for name, shape in SILHOUETTES.items()
        ],
        [figure_symbol(name, box, body) for name, (box, body) in (FIGURES | HOMES).items()],
        [figure_symbol(name, BOX, body, "s-edge") for name, body in BEASTS.items()],
        sky(),
        land_symbols(),
    )


def figure_symbol(name: str, box: str, body: str, look: str | None = None) -> Markup:
    """A figure that stands on the ground; what it leaves open is the seat's."""
    return symbol(
        title(name),
        g(Markup(body), class_=look, stroke_width=1.8, stroke_linejoin="round", stroke_linecap="round"),
        id=f"{PREFIX}figure-{name}",
        viewBox=box,
    )


def sky() -> Markup:
    """The gradient behind the map."""
    stops = [element("stop", offset=offset, class_=f"stop-{colour}") for offset, colour in SKY]
    return element("linearGradient", stops, id=f"{PREFIX}sky", x1=0, y1=0, x2=0, y2=1)


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
    letters = max(12.8, round(size * (0.56 if number < 10 else 0.48 if number < 100 else 0.4), 1))
    return g(
        thing("vp", x, y, size),
        text(str(number), x=x, y=y + letters * 0.34, font_size=letters, class_="bold middle f-on-seat"),
        pointer_events="none",
    )
