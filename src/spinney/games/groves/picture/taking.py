"""What the seat in front can take from the supply, as cards large enough to touch, while it is asked."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from spinney.art.icons import icon
from spinney.art.svg import Markup, g, rect, text
from spinney.art.touch import part
from spinney.engine.faces.zones import MINE, Item, Zone
from spinney.engine.text import many
from spinney.games.groves.content.cards import ELEMENT_NAMES, SPIRITS, WRAITH
from spinney.games.groves.picture.figures import NAMES, WORDS
from spinney.games.groves.picture.layout import PREFIX
from spinney.games.groves.picture.scene import Scene
from spinney.games.groves.terms.questions import GAIN, SPIRIT
from spinney.games.groves.words.places import take_key

TAKE: Final = (84.0, 104.0)


def taking(scene: Scene) -> list[Zone]:
    """G-6.11, G-6.15  The elements or the spirits of which one is taken now; nothing at other times."""
    if scene.view["asked"] != scene.front or scene.question not in (GAIN, SPIRIT):
        return []
    left = scene.view["supply"]
    if scene.question == GAIN:
        found = [take_item(name, name, left["elements"][name], name) for name in ELEMENT_NAMES]
    else:
        found = [
            take_item(name, NAMES[kind], left["spirits"][name], WORDS[kind])
            for kind, name in enumerate(SPIRITS)
            if kind != WRAITH
        ]
    return [Zone("take", MINE, "Take one of these", found, "from the supply", tab="Mine")]


def take_item(name: str, drawing: str, count: int, thing: str) -> Item:
    """One kind of thing to take."""
    words = f"Take {thing}: {many(count, 'is', 'are')} left in the supply"
    return Item(take_key(name), words, *TAKE, [take_card(name, drawing, count, words)])


@lru_cache(512)
def take_card(name: str, drawing: str, count: int, words: str) -> Markup:
    """An element or a spirit to take, with how many the supply has; what it has none of is pale."""
    wide, high = TAKE
    box = rect(
        x=2, y=2, width=wide - 4, height=high - 4, rx=11, class_="f-paper-2 s-paper-edge", stroke_width=1.6
    )
    return part(
        PREFIX,
        take_key(name),
        words,
        box,
        g(
            icon(PREFIX, drawing, wide / 2, 35, 46, ""),
            text(name.capitalize(), x=wide / 2, y=77, font_size=15.4, class_="serif bold middle f-ink"),
            text(f"{count} left", x=wide / 2, y=94, font_size=13.4, class_="middle f-ink-quiet"),
            opacity=None if count else 0.45,
        ),
        rim=rect(x=5, y=5, width=wide - 10, height=high - 10, rx=8),
    )
