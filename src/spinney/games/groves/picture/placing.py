"""The spirits that the seat in front has to place, as cards that say how many places there are for each."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from spinney.art.icons import icon
from spinney.art.svg import Markup, ellipse, g, rect, text, title
from spinney.art.touch import part
from spinney.engine.faces.zones import MINE, Item, Zone
from spinney.engine.text import many
from spinney.games.groves.content.cards import SPIRITS, WHITE, WRAITH
from spinney.games.groves.picture.figures import NAMES, WORDS
from spinney.games.groves.picture.layout import PREFIX
from spinney.games.groves.picture.scene import Scene, Seat
from spinney.games.groves.picture.tokens import badge
from spinney.games.groves.words.places import drawn_key

SPIRIT: Final = (148.0, 104.0)
SLIM: Final = 92.0  # the width of a spirit's card where there are many cards


def placing(scene: Scene, seat: Seat, slim: bool) -> list[Zone]:
    """The spirits that are still to be placed, by type."""
    found = [(kind, count, places(scene, seat, kind)) for kind, count in enumerate(seat.drawn) if count]
    if not found and scene.view["round"] == 0:
        return []
    return [spirits_zone(seat.only(), tuple(found), slim)]


@lru_cache(256)
def spirits_zone(seat: Seat, found: tuple[tuple[int, int, int], ...], slim: bool) -> Zone:
    """Spirits to place: their types, how many there are, and how many places for each."""
    items = [spirit_item(seat, kind, count, open_to_it, slim) for kind, count, open_to_it in found]
    if not items:
        words = "No spirits to place now"
        items = [Item("nobody", words, *SPIRIT, [nobody(words)])]
    return Zone("spirits", MINE, "Spirits to place", items, tab="Mine")


@lru_cache(1)
def nobody(words: str) -> Markup:
    """An empty place, where spirits will stand."""
    wide, high = SPIRIT
    return g(
        title(words),
        rect(
            x=2, y=2, width=wide - 4, height=high - 4, rx=11, class_="none s-paper-edge", stroke_width=1.6,
            stroke_dasharray="6 6",
        ),
        text("all placed", x=wide / 2, y=high / 2 + 5, font_size=14, class_="middle f-ink-quiet"),
    )  # fmt: skip


def spirit_item(seat: Seat, kind: int, count: int, open_to_it: int, slim: bool) -> Item:
    """Spirits of one type to place."""
    told = f"{many(count, WORDS[kind])} to place, {seat.owner}"
    words = f"{told}\n{many(open_to_it, 'place')} for it now"
    key, wide = drawn_key(seat.number, kind), SLIM if slim else SPIRIT[0]
    return Item(key, words, wide, SPIRIT[1], [spirit_card(key, kind, count, open_to_it, wide, words)])


@lru_cache(512)
def spirit_card(key: str, kind: int, count: int, open_to_it: int, wide: float, words: str) -> Markup:
    """A spirit that can be picked up to be placed, with how many places there are for it."""
    high = SPIRIT[1]
    slim = wide == SLIM
    x, y, size = (wide / 2, 32.0, 48) if slim else (37.0, high / 2 - 3, 62)
    left, line, middle = (wide / 2, 72.0, " middle") if slim else (70.0, 50.0, "")
    return part(
        PREFIX,
        key,
        words,
        rect(
            x=2,
            y=2,
            width=wide - 4,
            height=high - 4,
            rx=11,
            class_="f-paper-2 s-paper-edge",
            stroke_width=1.6,
        ),
        ellipse(cx=x, cy=y + size * 0.45, rx=size * 0.38, ry=size * 0.08, class_="f-shadow", opacity=0.25),
        icon(PREFIX, NAMES[kind], x, y, size, ""),
        text(SPIRITS[kind].capitalize(), x=left, y=line, font_size=16, class_=f"serif bold f-ink{middle}"),
        text(many(open_to_it, "place"), x=left, y=line + 18, font_size=13.4, class_=f"f-ink-quiet{middle}"),
        badge(count, wide - 18, 19, 11) if count > 1 else None,
        rim=rect(x=5, y=5, width=wide - 10, height=high - 10, rx=8),
        piece=f"spirit-{SPIRITS[kind]}",
    )


def places(scene: Scene, seat: Seat, kind: int) -> int:
    """G-5.1 to G-5.4, G-7.2, G-7.5, G-8.4  How many places a spirit of a type could go to now."""
    reach = {seat.number, *seat.portals}
    standing = [cell.spirit for number in reach for cell in scene.cells(number)]
    free = standing.count(-1)
    if kind == WRAITH:
        return free
    barred = int(scene.view["crown"] == seat.number and scene.view["crown_placed"] == 0)
    if scene.solo and not scene.content.solo_crown:
        barred = 0
    haunted = standing.count(WRAITH) if kind == WHITE else 0
    return free + haunted + len(scene.view["tree"]) - barred
