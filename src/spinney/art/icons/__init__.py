"""The icons that games share: one grid of 24 units, one outline, drawn once in `<defs>` and then used.

Every icon differs from the others in its shape, reads at 16 pixels, and says what it is in its title.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache, partial
from typing import Final

from spinney.art.icons import things
from spinney.art.icons.spirits import any_spirit, spirit
from spinney.art.marks import grid_symbol
from spinney.art.svg import Markup, g, title, use

COLOURS: Final = ("yellow", "orange", "green", "blue")
SPIRITS: Final = (*COLOURS, "white", "black")

ICONS: Final[dict[str, tuple[str, Callable[[], Markup]]]] = {
    "earth": ("earth", things.earth),
    "light": ("light", things.light),
    "water": ("water", things.water),
    "any-element": ("an element of your choice", things.any_element),
    "crystal": ("crystal", things.crystal),
    "dominion": ("dominion: points", things.dominion),
    "shield": ("dominion: points", things.shield),
    **{f"spirit-{name}": (f"{name} spirit", partial(spirit, name)) for name in SPIRITS if name != "black"},
    "spirit-black": ("wraith", partial(spirit, "black")),
    "any-spirit": ("a spirit of your choice", any_spirit),
    "choice": ("one or the other", things.choice),
    "arrow": ("pay what is left of this, get what is right of it", things.exchange),
    "swap": ("an exchange", things.swap),
    "draw": ("draw a spirit from the bag", things.draw),
    "cull": ("a random spirit leaves the bag", things.cull),
    "into-bag": ("into the bag", things.into_bag),
    "sack": ("bag of spirits", things.sack),
    "portal-base": ("base of a portal", things.portal_base),
    "portal-mirror": ("mirror of a portal", things.portal_mirror),
    "portal": ("portal", things.portal),
    "crown": ("crown", things.crown),
    "card": ("card, face down", things.card_back),
    "grove": ("grove", things.grove),
    **{f"grove-{name}": (f"{name} grove", partial(things.grove_of, name)) for name in COLOURS},
    "stack": ("stack of groves", things.stack),
    "bolt": ("to the first who gets there", things.bolt),
    "cup": ("to whoever has the most at the end", things.cup),
    "hollow": ("a hollow of the lost", things.hollow),
}


def icon_words(name: str) -> str:
    """What one of the shared icons means, in plain words, by its name."""
    return ICONS[name][0]


def icon_symbol(name: str, prefix: str) -> Markup:
    """One icon as a symbol `<prefix>icon-<name>`."""
    words, drawing = ICONS[name]
    return grid_symbol(f"{prefix}icon-{name}", words, drawing())


def icon_symbols(names: Iterable[str] = tuple(ICONS), prefix: str = "") -> list[Markup]:
    """The icons that a picture uses, for its `<defs>`."""
    return [icon_symbol(name, prefix) for name in names]


@lru_cache(4096)
def icon(prefix: str, name: str, x: float, y: float, size: float, words: str | None = None) -> Markup:
    """An icon centred at a point, with words as its title; with empty words it has no title."""
    if words == "":
        return use(f"{prefix}icon-{name}", x, y, size, pointer_events="none")
    return g(title(icon_words(name) if words is None else words), use(f"{prefix}icon-{name}", x, y, size))
