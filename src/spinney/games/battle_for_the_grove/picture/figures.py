"""The pieces, each drawn once: druids awake and asleep, cubes of light and dark, stones, leaves.

Light is round-hooded and pale-robed, with an antler staff and a leaf; Dark is sharp-hooded and deep-robed,
with a torn hem and a moon. Their colours are the same by day and by night.
"""

from __future__ import annotations

from typing import Final

from spinney.art.svg import Markup

PEN: Final = "stroke='#1a120a' stroke-width='2.2' stroke-linejoin='round' stroke-linecap='round'"
ANTLER: Final = "M50 17c-7-1-9-6-8-12M50 14c5-2 6-6 5-12M50 17c4 0 7-1 8-4M45 12c-3 0-4-2-5-4"
STANDING_SIZE: Final = (62, 72)  # the box of a figure ...
STANDING_FEET: Final = 67  # ... and how far down it touches the ground
LYING_SIZE: Final = (80, 40)
LYING_FEET: Final = 34

LIGHT_STANDING_SHAPE: Final = (
    "M29 9C18 9 15 18 16 27 9 34 7 52 6 64c4-2 6 2 10 2s6-3 10-1 7 2 11 0 6-1 11 0c-1-13-3-31-9-38"
    "C40 18 39 9 29 9Z"
)
DARK_STANDING_SHAPE: Final = (
    "M31 1c-5 7-14 15-14 26C9 35 7 52 6 65l6-3 5 4 6-4 6 4 6-4 6 4 5-4 7 3c-1-14-4-31-12-38C41 16 36 8 31 1Z"
)
LIGHT_LYING_SHAPE: Final = "M6 33C3 22 9 13 18 13c8 0 10 3 14 6 12-6 34-3 43 14-12 2-56 2-69 0Z"
DARK_LYING_SHAPE: Final = "M2 22c6-2 10-8 18-8 7 0 10 3 14 6 12-6 32-3 41 13-12 2-54 2-66 0-3-4-4-8-7-11Z"

LIGHT_STANDING: Final = Markup(
    f"<path d='M50 15v52' stroke='#1a120a' stroke-width='5.5' stroke-linecap='round'/>"
    f"<path d='M50 15v51' stroke='#a9793f' stroke-width='2.6'/>"
    f"<path d='{ANTLER}' fill='none' stroke='#1a120a' stroke-width='4.6' stroke-linecap='round'/>"
    f"<path d='{ANTLER}' fill='none' stroke='#f1dfb4' stroke-width='2'/>"
    f"<path d='{LIGHT_STANDING_SHAPE}' fill='#f4f0d6' {PEN}/>"
    f"<path d='M29 9C18 9 15 18 16 27c3 3 7 5 12 5s10-2 13-5C42 18 39 9 29 9Z' fill='#2f6b2c' {PEN}/>"
    "<path d='M28.5 14c-6 0-8 5-7.5 10s4 7 7.5 7 7-2 7.5-7-1.5-10-7.5-10Z' fill='#2a1c10'/>"
    "<path d='M24 21c0 4 1.5 8 4.5 8s4.5-4 4.5-8c-2-2-7-2-9 0Z' fill='#eac79d'/>"
    "<circle cx='26.4' cy='23.6' r='1.3' fill='#fff3b0'/><circle cx='31' cy='23.6' r='1.3' fill='#fff3b0'/>"
    "<path d='M25 27c1 4 2 7 3.5 9 1.5-2 3-5 3.5-9-2 1.5-5 1.5-7 0Z' fill='#fffdf4' stroke='#8a7d5a'"
    " stroke-width='.8'/>"
    "<path d='M17 29c-5 8-7 22-7.500 33M40 29c4 8 6 20 6.500 33M28 42v24' stroke='#bdb68e'"
    " stroke-width='1.8' fill='none'/>"
    "<path d='M16 60c4-2 6 1 9 0M33 60c4-1 7 1 11-1' stroke='#2f6b2c' stroke-width='2.4' fill='none'/>"
    "<path d='M22 48c0-7 4-10 12-11 0 8-3 12-9 11M22 50c2-5 5-7 8-9' fill='#2f6b2c' stroke='#f4f0d6'"
    " stroke-width='.9'/>"
    "<path d='M43 38c4-2 6 0 8 2l-2 5c-3 0-5-1-7-3Z' fill='#f4f0d6' stroke='#1a120a' stroke-width='1.6'/>"
)
DARK_STANDING: Final = Markup(
    f"<path d='{DARK_STANDING_SHAPE}' fill='#4f2693' {PEN}/>"
    f"<path d='M31 1c-5 7-14 15-14 26 4 4 9 5 13 5s9-1 13-5C43 16 36 8 31 1Z' fill='#6b39bd' {PEN}/>"
    "<path d='M30 13c-6 3-8 8-7.500 12.500S26 32 30 32s7-2 7.500-6.500S36 16 30 13Z' fill='#150a26'/>"
    "<path d='M24.8 23.5c1.500-1 3.200-.5 4 1-1.500.7-3.200.3-4-1ZM35.2 23.5c-1.500-1-3.200-.5-4 1 1.500.7"
    " 3.200.3 4-1Z' fill='#ffd257'/>"
    "<path d='M17 30c-4 9-6 20-6.500 31M43 30c4 9 6 20 6.500 31M24 44l-3 18M36 44l3 18' stroke='#341670'"
    " stroke-width='1.9' fill='none'/>"
    "<path d='M18 28c8 6 17 6 24.500 0' stroke='#c9b4f4' stroke-width='2.6' fill='none'/>"
    "<path d='M33 41a8 8 0 1 0 5 11 6.500 6.500 0 0 1-5-11Z' fill='#efe6ff'/>"
    "<path d='m31 5 3 7' stroke='#c9b4f4' stroke-width='1.5'/>"
    "<path d='M10 44c-3-1-5 1-6 3l3 4c2 0 4-2 5-4Z' fill='#4f2693' stroke='#1a120a' stroke-width='1.6'/>"
    "<path d='M5 46 2 60' stroke='#1a120a' stroke-width='4' stroke-linecap='round'/>"
    "<path d='M5 46 2 60' stroke='#d9d2e8' stroke-width='1.8'/>"
)
LIGHT_LYING: Final = Markup(
    f"<path d='{LIGHT_LYING_SHAPE}' fill='#f4f0d6' {PEN}/>"
    f"<path d='M6 33C3 22 9 13 18 13c8 0 12 6 12 12 0 5-3 7-7 8-6 1-12 1-17 0Z' fill='#2f6b2c' {PEN}/>"
    "<path d='M10 30c-1-7 3-11 8-11s9 4 8 9-12 4-16 2Z' fill='#eac79d'/>"
    "<path d='M13 25q2 2 4 0M19.5 25q2 2 4 0' stroke='#2a1c10' stroke-width='1.5' fill='none'/>"
    "<path d='M36 24c12-4 26 0 34 8M44 30c8-2 14-1 20 2' stroke='#bdb68e' stroke-width='1.6' fill='none'/>"
    "<path d='M50 29c0-5 4-7 10-7 0 6-3 9-8 8' fill='#2f6b2c'/>"
    "<path d='M30 4h6l-6 6h6M40 0h4l-4 4h4' fill='none' stroke='#fff6cf' stroke-width='1.8'/>"
)
DARK_LYING: Final = Markup(
    f"<path d='{DARK_LYING_SHAPE}' fill='#4f2693' {PEN}/>"
    f"<path d='M2 22c6-2 10-8 18-8 8 0 12 6 12 12 0 4-3 6-7 7-6 1-11 1-16 0-3-4-4-8-7-11Z' fill='#6b39bd'"
    f" {PEN}/>"
    "<path d='M12 30c-1-6 3-9 7-9s8 3 7 7-10 4-14 2Z' fill='#150a26'/>"
    "<path d='M14.5 26.5q2 1.500 4 0M20.5 26.5q2 1.500 4 0' stroke='#ffd257' stroke-width='1.5' fill='none'/>"
    "<path d='M56 22a6 6 0 1 0 6 8 5 5 0 0 1-6-8Z' fill='#efe6ff'/>"
    "<path d='M30 4h6l-6 6h6M40 0h4l-4 4h4' fill='none' stroke='#e8dcff' stroke-width='1.8'/>"
)
STANDING: Final = (LIGHT_STANDING, DARK_STANDING)  # by seat
LYING: Final = (LIGHT_LYING, DARK_LYING)
STANDING_SHAPES: Final = (LIGHT_STANDING_SHAPE + "M47 12v54h6V12Z", DARK_STANDING_SHAPE)
LYING_SHAPES: Final = (LIGHT_LYING_SHAPE, DARK_LYING_SHAPE)

CUBE_COLOURS: Final = (("#dff0bd", "#7fae5b", "#4d7f3c"), ("#c9b0ff", "#7a47cf", "#451f85"))
CUBE_OUTLINE: Final = "M13 1 25 7v13L13 26 1 20V7Z"


def cube(seat: int) -> Markup:
    """A cube of a seat, in a box of 26 by 27."""
    top, left, right = CUBE_COLOURS[seat]
    return Markup(
        f"<path d='M13 1 25 7 13 13 1 7Z' fill='{top}'/><path d='M1 7 13 13v13L1 20Z' fill='{left}'/>"
        f"<path d='M25 7 13 13v13l12-6Z' fill='{right}'/>"
        f"<path d='{CUBE_OUTLINE}M1 7l12 6 12-6M13 13v13' fill='none' stroke='#1a120a' stroke-width='1.5'"
        " stroke-linejoin='round'/><path d='M7 7l6-3' stroke='#fff' stroke-width='1.5' opacity='.7'/>"
    )


EMPTY_CUBE: Final = Markup(
    f"<path d='{CUBE_OUTLINE}' fill='none' class='s-ink-quiet' stroke-width='2.2' stroke-dasharray='4 3'/>"
)

STONE_SHAPE: Final = "M-15 0C-17-16-14-44-6-52c4-4 9-3 12 2 7 10 9 34 8 50Z"  # on its foot


def stone(look: str, halo: str, sign: str, strength: float = 0.5) -> Markup:
    """A standing stone on its foot: bare, or lit in a colour with its mark."""
    glow = (
        f"<path d='{STONE_SHAPE}' fill='none' stroke='{halo}' stroke-width='9' opacity='{strength}'/>"
        if halo
        else ""
    )
    return Markup(
        f"<ellipse cx='2' rx='20' ry='5' fill='#120b04' opacity='.4'/>{glow}"
        f"<path d='{STONE_SHAPE}' fill='{look}' stroke='#2a241a' stroke-width='2.4' stroke-linejoin='round'/>"
        "<path d='M4-46c4 10 6 26 6 42' stroke='#1a120a' stroke-opacity='.25' stroke-width='4' fill='none'/>"
        "<path d='M-10-6c2-1 4-1 6 1M-11-12l4 1' stroke='#5d7a35' stroke-width='3' stroke-linecap='round'/>"
        f"{sign}"
    )


BARE: Final = "<path d='M-4-34h8M0-38v8M-4-22c3-3 6-3 8 0' stroke='#5f584a' stroke-width='1.8' fill='none'/>"
LEAF: Final = (
    "<path d='M-6-20c-1-9 4-13 13-14 0 10-4 15-11 13M-6-19c2-6 5-8 9-10' fill='#2f6b2c' stroke='#f4ffd9'"
    " stroke-width='1.1' stroke-linecap='round'/>"
)
MOON: Final = "<path d='M3-35a8 8 0 1 0 5 11 6.700 6.700 0 0 1-5-11Z' fill='#451f85'/>"

OAK: Final = Markup(
    "<path d='M12 22v-5c-3 1-6-1-6-3-3 0-4-3-2-5-2-3 1-6 4-5 1-3 7-3 8 0 3-1 6 2 4 5 2 2 1 5-2 5 0 2-3 4-6"
    " 3' class='f-ink'/><path d='M12 22V9' class='s-ink' stroke-width='2'/>"
    "<path d='M12 16V8' class='s-paper' stroke-width='1.2'/>"
)
ASH: Final = Markup(
    "<path d='M12 22V3M12 8c-2-4-5-4-8-3 1 3 4 5 8 3ZM12 8c2-4 5-4 8-3-1 3-4 5-8 3ZM12 14c-2-4-5-4-8-3 1 3"
    " 4 5 8 3ZM12 14c2-4 5-4 8-3-1 3-4 5-8 3ZM12 20c-2-4-5-4-8-3 1 3 4 5 8 3ZM12 20c2-4 5-4 8-3-1 3-4 5-8"
    " 3Z' class='f-ink s-ink' stroke-width='1.2'/>"
)
THORN: Final = Markup(
    "<path d='M3 21C9 19 15 13 20 3M8 18l-4-4M12 14l-5-4M16 9l-4-4M10 17l5 2M14 12l5 1' fill='none'"
    " class='s-ink' stroke-width='2.2' stroke-linecap='round'/>"
    "<circle cx='18' cy='18' r='2.6' class='f-ink'/>"
    "<circle cx='21' cy='9' r='2' class='f-ink'/>"
)
EMBLEMS: Final = (("oak", OAK), ("ash", ASH), ("thorn", THORN))
