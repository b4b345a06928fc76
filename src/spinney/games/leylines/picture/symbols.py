"""Everything that drawings of Leylines refer to, once for a page."""

from __future__ import annotations

from functools import cache
from typing import Final

from spinney.art.marks import SEAT_MARKS, mark_symbols
from spinney.art.svg import Markup, joined
from spinney.games.leylines.picture.drawings.figures import figure_symbols
from spinney.games.leylines.picture.drawings.glyphs import TOKENS, cube_symbols, grid_symbols, token_symbols
from spinney.games.leylines.picture.drawings.portraits import portrait_symbols
from spinney.games.leylines.picture.drawings.scenes import scene_symbols
from spinney.games.leylines.picture.keys import PREFIX

REGIONS: Final = ("#7fa052", "#8fb0a8", "#c99a63", "#b3a75a")  # the ground of the four kinds of wood


@cache
def symbols() -> str:
    """All symbols and gradients; their ids begin with the game's letters."""
    return joined(
        mark_symbols(SEAT_MARKS, PREFIX),
        cube_symbols(),
        token_symbols(),
        grid_symbols(),
        figure_symbols(),
        portrait_symbols(),
        scene_symbols(),
        [wash(number, colour) for number, colour in enumerate(REGIONS)],
        [row_wash(number, colour) for number, (colour, _) in enumerate(TOKENS)],
    )


def wash(number: int, colour: str) -> Markup:
    """The soft ground of a region of the forest."""
    stops = "".join(
        f"<stop offset='{offset}' stop-color='{colour}' stop-opacity='{opacity}'/>"
        for offset, opacity in ((0, 1), (0.6, 0.85), (1, 0))
    )
    return Markup(f"<radialGradient id='{PREFIX}ground-{number}'>{stops}</radialGradient>")


def row_wash(number: int, colour: str) -> Markup:
    """The colour of a Market, fading to the right, on its Contracts."""
    stops = "".join(
        f"<stop offset='{offset}' stop-color='{colour}' stop-opacity='{opacity}'/>"
        for offset, opacity in ((0, 0.38), (0.55, 0))
    )
    return Markup(f"<linearGradient id='{PREFIX}wash-{number}'>{stops}</linearGradient>")
