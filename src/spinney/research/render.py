"""A table as text and as pixels, for the `render` of environments: what a spectator sees."""

from __future__ import annotations

import io
import re
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from spinney.engine.errors import BadOption
from spinney.engine.events import SPECTATOR
from spinney.engine.game import Game
from spinney.engine.table import Table

HUMAN: Final = "human"
ANSI: Final = "ansi"
PIXELS: Final = "rgb_array"
MODES: Final = (HUMAN, ANSI, PIXELS)
WIDTH: Final = 960
PROPERTY: Final = re.compile(r";[\w-]+:var\(--[\w-]+\)")  # the plain colour stands before it
PAPER: Final = "white"


def check_mode(mode: str | None) -> str | None:
    """A `render_mode` of an environment, if we can draw in it."""
    if mode is not None and mode not in MODES:
        raise BadOption(f"render_mode: expected one of {', '.join(MODES)} or None, got {mode!r}")
    return mode


def render(game: Game[Any], table: Table, mode: str | None) -> str | NDArray[np.uint8] | None:
    """The table in a `render_mode`, as a spectator sees it; `human` prints it."""
    if mode == PIXELS:
        return pixels(game.picture(table, SPECTATOR))
    text = "\n".join("".join(word for word, _ in line) for line in game.sketch(table, SPECTATOR))
    if mode == ANSI:
        return text
    if mode == HUMAN:
        print(text)
    return None


def pixels(svg: str) -> NDArray[np.uint8]:
    """An SVG picture as rows of red, green and blue."""
    try:
        import resvg_py
        from PIL import Image
    except ImportError as error:
        why = f"rgb_array needs resvg_py and Pillow: pip install 'spinney[research]' ({error})"
        raise BadOption(why) from error
    drawn = resvg_py.svg_to_bytes(svg_string=PROPERTY.sub("", svg), width=WIDTH, background=PAPER)
    with Image.open(io.BytesIO(bytes(drawn))) as image:
        return np.array(image.convert("RGB"), np.uint8)
