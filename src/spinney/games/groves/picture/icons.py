"""Small pictures of what is counted: elements, crystals, bags, cards, portals, crowns; and how they are used.

What this game does not draw itself it takes from the icons that all games share, under ids of one kind.
"""

from __future__ import annotations

from typing import Final

from spinney.art.icons import ICONS, icon_symbols, icon_words
from spinney.art.marks import SEAT_MARKS, mark_symbols
from spinney.art.svg import Markup, symbol, title
from spinney.games.groves.picture.figures import NAMES, figure_symbols
from spinney.games.groves.picture.layout import PREFIX

K: Final = "stroke='#1d150a' stroke-width='1.5' stroke-linejoin='round' stroke-linecap='round'"
THIN: Final = "stroke='#1d150a' stroke-width='1.1' stroke-linejoin='round' stroke-linecap='round'"
BAG: Final = (
    f"<path d='M8 7c-5 3-6 8-6 11 0 4 4 5 10 5s10-1 10-5c0-3-1-8-6-11Z' fill='#a8743c' {K}/>"
    "<path d='M5.5 13c-1 3-1 5-.5 7' fill='none' stroke='#cf9f68' stroke-width='1.6' stroke-linecap='round'/>"
    f"<path d='M7 2c2 2 8 2 10 0l-2 5H9Z' fill='#c99a63' {K}/>"
    "<path d='M8 7h8' stroke='#f2c230' stroke-width='2'/>"
)
ARCH: Final = (
    f"<path d='M3 22V11C3 5 7 1.5 12 1.5S21 5 21 11v11h-4V11.5c0-4-2-6-5-6s-5 2-5 6V22Z' fill='#a39c90' {K}/>"
)
STONES: Final = (
    "<path d='M4 10l3 1M6 5.5l2.5 2M12 1.5v3.5M20 10l-3 1M18 5.5l-2.5 2M3 16h3.5M17.5 16H21'"
    " stroke='#5f584a' stroke-width='.9'/>"
)

DRAWN: Final = {
    "earth": (
        "<g transform='translate(2.2 0)'>"
        f"<path d='M3 9h12a4.5 4.5 0 0 1 0 9H3a4.5 4.5 0 0 1 0-9Z' fill='#6f9a45' {K}/>"
        f"<ellipse cx='16.5' cy='13.5' rx='3.6' ry='4.5' fill='#d8ecb4' {K}/>"
        "<ellipse cx='16.5' cy='13.5' rx='1.4' ry='2' fill='none' stroke='#5b7d36'/>"
        f"<path d='M6 9c0-4 3-6 7-6 0 4-2 6-5 6' fill='#a9d278' {THIN}/>"
        "</g>"
    ),
    "light": (
        "<path d='m12 1 2.5 4.5L19 3l-.5 5 4.5 2-3.5 3.5 2.5 4.5-5 .5-.5 5L12 20l-4.5"
        f" 3.5-.5-5-5-.5 2.5-4.5L1 10l4.5-2L5 3l4.5 2.5Z' fill='#ffd23c' {K}/>"
        "<circle cx='12' cy='12' r='4' fill='#fff3b8' stroke='#b57a05'/>"
    ),
    "water": (
        f"<path d='M12 2c5 6 7 9 7 13a7 7 0 0 1-14 0c0-4 2-7 7-13Z' fill='#3f95d8' {K}/>"
        "<path d='M8.5 15a3.5 3.5 0 0 0 3 3.5' stroke='#fff' stroke-width='1.8' fill='none'"
        " stroke-linecap='round'/>"
    ),
    "any-element": (
        f"<circle cx='12' cy='12' r='10' fill='#6f9a45' {K}/>"
        "<path d='M12 12V2a10 10 0 0 1 8.7 15Z' fill='#ffd23c'/>"
        "<path d='m12 12 8.7 5A10 10 0 0 1 3.3 17Z' fill='#3f95d8'/>"
        f"<path d='M12 12V2M12 12l8.7 5M12 12l-8.7 5' fill='none' {K}/>"
        f"<circle cx='12' cy='12' r='10' fill='none' {K}/>"
    ),
    "crystal": (
        f"<path d='M6 4h12l4 6-10 11L2 10Z' fill='#7fe3e6' {K}/>"
        "<path d='M6 4h3L7 10H2Z' fill='#d6fbfb' opacity='.8'/>"
        f"<path d='M2 10h20M9 4l-2 6 5 11 5-11-2-6' fill='none' {THIN}/>"
    ),
    "shield": (
        "<path d='M12 2c3 2 6 2.5 9 2.5 0 9-3 14-9 17.5C6 18.5 3 13.5 3 4.5 6 4.5 9 4 12 2Z'"
        f" fill='#8a2748' {K}/>"
        "<path d='M12 4.4c-2.4 1.5-4.6 2-6.8 2.2.2 5.4 1.7 9.2 4.5 11.7' fill='none' stroke='#d0708f'"
        " stroke-width='1.2' stroke-linecap='round'/>"
    ),
    "sack": BAG,
    "draw": (
        BAG + "<circle cx='17' cy='17' r='6.5' fill='#2e6b35' stroke='#fff' stroke-width='1.2'/>"
        "<path d='M17 13.5v7M13.5 17h7' stroke='#fff' stroke-width='2'/>"
    ),
    "cull": (
        BAG + "<circle cx='17' cy='17' r='6.5' fill='#a3291f' stroke='#fff' stroke-width='1.2'/>"
        "<path d='M13.5 17h7' stroke='#fff' stroke-width='2'/>"
    ),
    "any-spirit": (
        "<path d='M12 2c5 0 8 4 7 9 0 4 1 6 2 9-2 .5-3-1-4.5-1S14 21 12 21s-3-2-4.5-2-2.5 1.5-4.5 1c1-3"
        " 2-5 2-9-1-5 2-9 7-9Z' fill='#fff8e4' stroke='#1d150a' stroke-width='1.6' stroke-dasharray='3 1.8'/>"
        "<path d='M9.8 8.5a2.3 2.3 0 1 1 3.2 2.3c-.8.4-1 .8-1 1.7M12 15.5v.4' fill='none'"
        " stroke='#1d150a' stroke-width='1.9' stroke-linecap='round'/>"
    ),
    "crown": (
        f"<path d='M2 7l5 4 5-8 5 8 5-4-2 13H4Z' fill='#f2c230' {K}/>"
        "<path d='M4 17h16' stroke='#9b6a05' stroke-width='1.6'/>"
        "<circle cx='12' cy='13' r='1.8' fill='#c8432c'/>"
    ),
    "card": (
        f"<rect x='3' y='4' width='12' height='17' rx='2' fill='#3a2f63' {K} transform='rotate(-9 9 12)'/>"
        f"<rect x='8' y='3' width='12' height='17' rx='2' fill='#4a3f78' {K}/>"
        "<path d='m14 7 1.3 3.2L18.5 11.5l-3.2 1.3L14 16l-1.3-3.2L9.5 11.5l3.2-1.3Z'"
        " fill='#f2d46b'/>"
    ),
    "portal": (
        "<path d='M7 22V11.5c0-4 2-6 5-6s5 2 5 6V22Z' fill='#6b4bb8'/>"
        "<path d='M12 19c-3 0-4-2-4-4.5s1.6-4 4-4 3.6 1.6 3.6 3.6-1.2 2.8-3.2 2.8-2.3-1.2-2.3-2.4 1-2"
        " 2.3-1.6' fill='none' stroke='#f0e4ff' stroke-width='1.2' stroke-linecap='round'/>"
        + ARCH
        + STONES
        + f"<path d='M1 22.5h22' {K}/>"
    ),
    "portal-base": ARCH + STONES + f"<path d='M1 22.5h22' {K}/>",
}


def drawn_symbols() -> list[Markup]:
    """The icons that this game draws itself, as symbols of 24 units; the sign of dominion is the shield."""
    faces = {**DRAWN, "dominion": DRAWN["shield"]}
    return [
        symbol(title(icon_words(name)), Markup(body), id=f"{PREFIX}icon-{name}", viewBox="0 0 24 24")
        for name, body in faces.items()
    ]


def all_icons() -> list[Markup]:
    """Every icon and mark once."""
    own = {*DRAWN, "dominion", *NAMES}
    shared = icon_symbols([name for name in ICONS if name not in own], PREFIX)
    return [*shared, *drawn_symbols(), *figure_symbols(), *mark_symbols((*SEAT_MARKS[:4], "tick"), PREFIX)]
