"""Drawings taken from the table to be shown alone: without ids, keys and places."""

from __future__ import annotations

import re
from typing import Final

from spinney.engine.faces.zones import Item
from spinney.games.shifting_realms.picture.bits import drawn

NAMES: Final = re.compile(r" (?:id|data-key|data-piece)='[^']*'")
PLACE: Final = re.compile(r"^(<g[^>]*?) transform='[^']*'")


def enlarged(piece: str, words: str, wide: float, high: float) -> Item:
    """A part of the table as a drawing of its own, for a lens."""
    return Item("lens", words, wide, high, [PLACE.sub(r"\1", NAMES.sub("", piece))])


def symbol_alone(name: str, words: str, look: str | None = None, size: float = 100) -> Item:
    """A symbol as a drawing of its own, for a lens."""
    return Item("lens", words, size, size, [drawn(name, 0, 0, size, size, look)])
