"""Icons: resources, points, cards and signs, on a grid of 24 units."""

from __future__ import annotations

from typing import Final

from spinney.games.shifting_realms.picture import figures

K: Final = "stroke='#2b261c' stroke-width='1.5' stroke-linejoin='round' stroke-linecap='round'"
THIN: Final = "stroke='#2b261c' stroke-width='1' stroke-linejoin='round' stroke-linecap='round'"


def neutral(figure: str, cloth: str) -> str:
    """A figure as an icon, in plain cloth."""
    return (
        f"<g transform='translate(1.2 0) scale(.45)' fill='{cloth}' stroke='#2b261c' color='#fff3d2'>"
        f"{figure}</g>"
    )


ICONS: Final = {
    "wood": (
        f"<path d='M3 9h13a4 4 0 0 1 0 9H3a4.5 4.5 0 0 1 0-9Z' fill='#a8743c' {K}/>"
        f"<ellipse cx='17' cy='13.5' rx='3.5' ry='4.5' fill='#e8c68e' {K}/>"
        "<ellipse cx='17' cy='13.5' rx='1.4' ry='2' fill='none' stroke='#8a5a26'/>"
        "<path d='M5 12h6M4 15h7' fill='none' stroke='#6d4519' stroke-width='1.1'/>"
    ),
    "stone": (
        f"<path d='M4 19 2.5 12 8 6l8-1 5.5 7-2 7Z' fill='#a9adb0' {K}/>"
        f"<path d='m8 6 8-1 2 4-7 3Z' fill='#d5d9da' opacity='.8'/>"
        f"<path d='m8 6 3 6-3 7M11 12h10' fill='none' {THIN}/>"
    ),
    "gold": (
        f"<circle cx='12' cy='12' r='9.5' fill='#f2c230' {K}/>"
        "<circle cx='12' cy='12' r='6.2' fill='none' stroke='#9b6a05' stroke-width='1.2'/>"
        "<path d='m12 8 1.2 2.6 2.8.3-2.1 1.9.6 2.8-2.5-1.4-2.5 1.4.6-2.8L8 10.9l2.8-.3Z' fill='#9b6a05'/>"
    ),
    "magic": (
        "<path d='m12 1.5 2.2 6 5.5-3.2-3.2 5.5 6 2.2-6 2.2 3.2 5.5-5.5-3.2-2.2 6-2.2-6-5.5 3.2 3.2-5.5-6-2.2"
        f" 6-2.2L4.3 4.3l5.5 3.2Z' fill='#b05fd0' {K}/>"
    ),
    "any": (
        f"<path d='M3 11c0-4 3-6 9-6s9 2 9 6v9H3Z' fill='#c08b4c' {K}/><path d='M3 12h18' fill='none' {K}/>"
        f"<rect x='10' y='10' width='4' height='5' rx='1' fill='#f2c230' {THIN}/>"
    ),
    "vp": (
        "<path d='M12 2c3 2 6 2.5 9 2.5 0 9-3 14-9 17.5C6 18.5 3 13.5 3 4.5 6 4.5 9 4 12 2Z'"
        f" fill='#8c2340' {K}/>"
    ),
    "cards": (
        f"<rect x='3' y='5' width='11' height='15' rx='2' fill='#f7ecd0' {K} transform='rotate(-8 8 12)'/>"
        f"<rect x='9' y='4' width='11' height='15' rx='2' fill='#fff8e6' {K}/>"
    ),
    "house": (
        f"<path d='M4 11v11h16V11' fill='#f3e6c6' {K}/><path d='M12 2 1.5 12h21Z' fill='#b06a3c' {K}/>"
        f"<path d='M10 22v-6h4v6Z' fill='#5c3c1c'/>"
    ),
    "raid": (
        f"<path d='M2 15h20c-1 4-3 6-5 6H7c-2 0-4-2-5-6Z' fill='#8a5a2c' {K}/>"
        f"<path d='M11 14V2M12.5 3c5 1 7 5 6 9h-6ZM9.5 5C6 6 4 9 4.5 12h5Z' fill='#2b261c' {THIN}/>"
    ),
    "token": (
        f"<circle cx='12' cy='12' r='10' fill='#6f7f4c' {K}/>"
        f"<path d='M5.5 16 4.5 8l4.5 3 3-5 3 5 4.5-3-1 8Z' fill='#f2c230' {THIN}/>"
    ),
    "scouts": neutral(figures.SCOUT, "#8a7446"),
    "soldiers": neutral(figures.SOLDIER, "#8a7446"),
    "dragon-moves": (
        "<path d='M3 2C6 8 6 12 4 17 3.5 12 2 8 3 2ZM11 1c3 7 3 13 .5 19C10.5 13 9.5 8 11 1ZM19 3"
        f"c3.5 6 2.5 12 0 18 0-7-1-12 0-18Z' fill='#c2452b' {THIN}/>"
    ),
    "boot": (
        "<path d='M7 1H14V11C15 13.5 22 13.5 22.5 18V20H5.5C4.5 13 7 9 7 1ZM5.5 21.3H22.5V23.5H5.5Z'"
        " fill='#2b261c'/>"
    ),
    "check": "<path d='m4 13 5 5L20 6' fill='none' stroke='#2e8b57' stroke-width='3.2'/>",
}
