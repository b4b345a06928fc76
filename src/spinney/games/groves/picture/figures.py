"""Six kinds of spirits with faces, as symbols of 48 by 50 units that stand on their own shadow."""

from __future__ import annotations

from typing import Final

from spinney.art.svg import Markup, symbol, title
from spinney.games.groves.content.cards import SPIRITS
from spinney.games.groves.picture.layout import PREFIX

INK: Final = "stroke='#1d150a' stroke-width='2' stroke-linejoin='round' stroke-linecap='round'"
NIGHT: Final = "stroke='#0e0816' stroke-width='2' stroke-linejoin='round'"
SHADOW: Final = "<ellipse cx='24' cy='46' rx='13' ry='2.8' fill='#120b04' opacity='.35'/>"


def eyes(y: float, apart: float = 5, x: float = 24) -> str:
    """Two dark eyes with a light in each, around a middle."""
    return "".join(
        [
            f"<ellipse cx='{x + side * apart}' cy='{y}' rx='2.3' ry='3' fill='#1d150a'/>"
            f"<circle cx='{x + side * apart + 0.8}' cy='{y - 1}' r='.9' fill='#fff'/>"
            for side in (-1, 1)
        ]
    )


def line(d: str, hue: str = "#1d150a", width: float = 1.7) -> str:
    """A stroke of a face: a mouth, a fold, a stripe."""
    return f"<path d='{d}' fill='none' stroke='{hue}' stroke-width='{width}' stroke-linecap='round'/>"


WHITE: Final = (
    "<path d='M24 4c10 0 15 8 14 18-1 7 1 12 3 18-4 1-6-2-9-2s-5 4-8 4-5-4-8-4-5 3-9 2c2-6 4-11 3-18C9 12 14"
    f" 4 24 4Z' fill='#fffdf5' {INK}/>"
    + line("M15 16c1-5 5-8 9-8", "#d8d2c0", 2)
    + eyes(21)
    + line("M20 28q4 4 8 0", width=1.8)
    + "<circle cx='15.5' cy='26' r='2' fill='#f3b9ae'/><circle cx='32.5' cy='26' r='2' fill='#f3b9ae'/>"
)
YELLOW: Final = (
    f"<path d='M19 12C14 5 10 3 8 4M29 12c5-7 9-9 11-8' fill='none' {INK}/>"
    "<path d='M20 20C8 10 1 16 4 24c2 6 9 8 15 5-8 2-10 9-5 12 5 2 9-3 10-9ZM28 20c12-10 19-4 16 4-2 6-9"
    f" 8-15 5 8 2 10 9 5 12-5 2-9-3-10-9Z' fill='#ffe27a' {INK}/>"
    "<path d='M24 10c7 0 9 6 8 13-1 8-4 17-8 20-4-3-7-12-8-20-1-7 1-13 8-13Z'"
    f" fill='#f2b61e' {INK}/>"
    + line("M17 29c4 2 10 2 14 0M19 35c3 1.5 7 1.5 10 0", "#7a4d05", 2.5)
    + eyes(19, 4)
    + line("M21.5 24q2.5 2 5 0", width=1.5)
)
ORANGE: Final = (
    f"<path d='M33 40c8 1 12-5 9-12 3 1 5 4 4 9-2 8-9 9-14 7Z' fill='#f5c9a0' {INK}/>"
    "<path d='M8 5l9 7c4-2 10-2 14 0l9-7c1 7 0 12-1 15 1 6-1 10-4 13 1 4 1 8 0 11H13c-1-3-1-7 0-11-3-3-5-7"
    f"-4-13C8 17 7 12 8 5Z' fill='#e77a34' {INK}/>"
    "<path d='M24 33c-6 0-11-4-13-9 4 1 8 0 13 5 5-5 9-4 13-5-2 5-7 9-13 9Z' fill='#fff1dd'/>"
    + eyes(21, 6)
    + "<path d='M22 27h4l-2 2.5Z' fill='#1d150a'/>"
    + line("M18 44v-5M30 44v-5", width=1.5)
)
GREEN: Final = (
    "<path d='M20 13C10 12 6 6 7 1c7 0 13 3 15 10M27 12C29 4 36 0 43 2c0 7-5 11-14 12'"
    f" fill='#8cc152' {INK}/>"
    f"<path d='M24 10c9 0 14 7 14 16s-5 18-14 18S10 35 10 26s5-16 14-16Z' fill='#6da544' {INK}/>"
    "<path d='M16 31c5 5 11 5 16 0 0 7-3 11-8 11s-8-4-8-11Z' fill='#d6ecae'/>"
    + eyes(22)
    + line("M21 28q3 2.5 6 0")
    + line("M12 8l8 5M38 7l-8 6", "#3d6a1f", 1.5)
)
BLUE: Final = (
    "<path d='M38 8c-6-4-16-4-21 3-6 8-8 15-9 25-1 5 3 8 8 8h18c6 0 9-4 8-9-1-8-6-9-6-16 3 3 7 2 8-2-4"
    f" 0-5-2-3-4 2-2 0-4-3-5Z' fill='#5fa9dc' {INK}/>"
    + line("M13 38c3-3 6-3 9 0s6 3 9 0 6-2 9-1", "#d9f0ff", 2.6)
    + line("M18 13c3-3 8-4 12-3", "#d9f0ff", 2.5)
    + eyes(24, 5, 22)
    + line("M19.5 30q2.5 2.5 5 0")
)
WRAITH: Final = (
    line("M9 30c-4 1-6 5-5 8M39 30c4 1 6 5 5 8", "#33264a", 4)
    + "<path d='M24 2c9 3 13 11 13 20 0 8 4 14 7 20l-7-2-3 6-5-5-5 6-5-6-5 5-3-6-7 2c3-6 7-12 7-20C11 13 15 5"
    f" 24 2Z' fill='#33264a' {NIGHT}/>"
    "<path d='M24 9c6 2 8 7 8 13s-4 9-8 9-8-3-8-9 2-11 8-13Z' fill='#0e0816'/>"
    "<path d='m17.5 19 5.5 3-4.5 1.5ZM30.5 19 25 22l4.5 1.5Z' fill='#ff7fd0'/>"
    + line("M20 27l2 1.5 2-1.5 2 1.5 2-1.5", "#ff7fd0", 1.3)
    + line("M14 14c1-4 4-7 8-9", "#6d5796", 1.8)
)

FIGURES: Final = {
    "white": WHITE,
    "yellow": YELLOW,
    "orange": ORANGE,
    "green": GREEN,
    "blue": BLUE,
    "wraith": WRAITH,
}
NAMES: Final = (*(f"spirit-{name}" for name in SPIRITS[:-1]), "spirit-black")  # of the icons, by type
WORDS: Final = (*(f"{name} spirit" for name in SPIRITS[:-1]), "wraith")


def figure_symbols() -> list[Markup]:
    """The spirits as symbols, under the ids of the icons that others know them by."""
    return [
        symbol(
            title(words),
            Markup(SHADOW + FIGURES[kind]),
            id=f"{PREFIX}icon-{name}",
            viewBox="-1 0 50 50",
        )
        for kind, name, words in zip(SPIRITS, NAMES, WORDS, strict=True)
    ]
