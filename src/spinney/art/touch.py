"""Parts of a drawing: what a page can find, light, touch and move.

A drawing never knows what can be done now. It gives every place, card and piece a key; the page lights the
keys of a choice's answers, and shows what is written about them. So the same drawing serves everybody who
sees the same, whether it is their turn or not.
"""

from __future__ import annotations

import re
from functools import lru_cache
from html import unescape
from typing import Final

from spinney.art.svg import Child, Markup, Value, g, joined, title
from spinney.engine.faces.zones import Board

GROUP_END: Final = Markup("</g>")
KEY: Final = re.compile(r"""\sdata-key=(?:'([^']*)'|"([^"]*)")""")


def part(
    prefix: str,
    key: str,
    words: str,
    *children: Child,
    rim: Child = None,
    piece: str | None = None,
    **attributes: Value,
) -> Markup:
    """A part, found by its key; `words` say what it is.

    The first child is its ground. `rim` is its outline: it lies above the ground, under all that stands
    on it, and glows while the part can be chosen, so draw it inside the part and a shared border never lights
    up. `piece` names what glides: if one part disappears and another of that name appears, the page moves it.
    """
    head = part_head(prefix, key, words, piece, tuple(attributes.items()))
    lit = g(rim, class_="rim") if rim is not None else None
    return joined(head, children[:1], lit, children[1:], GROUP_END)


@lru_cache(2048)
def part_head(
    prefix: str, key: str, words: str, piece: str | None, attributes: tuple[tuple[str, Value], ...]
) -> Markup:
    """The beginning of a part: its open group and its words."""
    whole = g(
        title(words) if words else None,
        id=prefix + key,
        class_="part",
        data_key=key,
        data_piece=piece,
        **dict(attributes),
    )
    return Markup(whole.removesuffix(GROUP_END)) if words else Markup(whole.removesuffix("/>") + ">")


def drawn_keys(board: Board) -> set[str]:
    """The keys of all that can be touched at a table: what is drawn, chips, and the people themselves."""
    pieces = [piece for zone in board.zones for item in zone.items for piece in item.pieces]
    found = {unescape(one or other) for piece in pieces for one, other in KEY.findall(piece)}
    for person in board.people:
        found |= {chip.part for chip in person.chips if chip.part} | {f"person-{person.seat}"}
    return found
