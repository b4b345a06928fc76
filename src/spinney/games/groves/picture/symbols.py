"""All symbols, gradients and patterns that the drawings refer to, once for a page."""

from __future__ import annotations

from functools import cache

from spinney.art.svg import joined
from spinney.games.groves.picture.icons import all_icons
from spinney.games.groves.picture.scenery import gradients
from spinney.games.groves.picture.terrain import land_symbols


@cache
def symbols() -> str:
    """What drawings refer to with `use` and `url`."""
    return joined(all_icons(), land_symbols(), gradients())
