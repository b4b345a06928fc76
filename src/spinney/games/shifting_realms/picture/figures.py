"""Figures: scouts and soldiers in the cloth of their seat, the dragon, the troll king.

A figure of a seat leaves its cloth and its outline open: they come from the `use` that draws it.
"""

from __future__ import annotations

from typing import Final

ROUND: Final = "stroke-linejoin='round' stroke-linecap='round'"
PEN: Final = f"stroke-width='1.8' {ROUND}"
SHADOW: Final = "<ellipse cx='24' cy='48' rx='16' ry='3.6' fill='#1b1206' stroke='none' opacity='.32'/>"
SCOUT: Final = (
    SHADOW
    + f"<path d='M24 6c-6 0-9 5-8 11-3 3-5 8-6 14h4l-1 15h22l-1-15h4c-1-6-3-11-6-14 1-6-2-11-8-11Z' {PEN}/>"
    "<path d='M24 11c-4 0-5 3-4.6 6.5S22 22 24 22s4.2-1 4.6-4.5S28 11 24 11Z' fill='#f3d3ae'"
    f" stroke-width='1.3' {ROUND}/><circle cx='22' cy='17' r='.9' fill='#2b1a0c' stroke='none'/>"
    "<circle cx='26' cy='17' r='.9' fill='#2b1a0c' stroke='none'/>"
    f"<path d='M16 14c0-8 16-8 16 0l6 1c-4-12-24-12-28 0Z' {PEN}/>"
    f"<path d='M31 5c3-3 6-3 8-2-2 1-4 3-6 6Z' fill='currentColor' stroke-width='1.2' {ROUND}/>"
    "<path d='M15 34h18M24 24v22' fill='none' stroke='currentColor' stroke-width='2'/>"
)
SOLDIER: Final = (
    SHADOW + "<path d='M39 3v44' fill='none' stroke-width='4'/>"
    "<path d='M39 6v40' fill='none' stroke='#b98348' stroke-width='1.8'/>"
    f"<path d='m39 0 4 8-4 4-4-4Z' fill='#dfe6e8' {PEN}/>"
    f"<path d='M22 18c-7 2-11 7-13 28 9 4 19 4 27 0-2-20-6-26-14-28Z' {PEN}/>"
    f"<path d='M13 20C11 9 16 4 22.5 4S34 9 32 20c-3 2.5-16 2.5-19 0Z' fill='#c3ccd0' {PEN}/>"
    "<path d='M15 14h15v5H15Z' fill='#2b261c' stroke='none'/>"
    "<path d='M22.5 4v17' fill='none' stroke-width='1.8'/>"
    f"<path d='M22 5c2-4 8-4 11 0-4-1-7 0-8 2Z' fill='currentColor' stroke-width='1.3' {ROUND}/>"
    f"<path d='M4 25c5-1 8-2 10-4 2 2 5 3 9 4 0 12-3 17-9.5 20C7 42 4 37 4 25Z' fill='currentColor' {PEN}/>"
    "<path d='M13.6 26.5v13M8.5 31h10.4' fill='none' stroke-width='3.4'/>"
)
FLAT: Final = f"<g transform='translate(4 52) rotate(-84) scale(.98)'>{SOLDIER.replace(SHADOW, '')}</g>"
BOLD: Final = f"stroke='#2b0e06' stroke-width='2.6' {ROUND}"
DRAGON: Final = (
    "<ellipse cx='50' cy='88' rx='36' ry='6' fill='#1b1206' opacity='.35'/>"
    "<path d='M52 46C60 16 78 4 98 6c-9 8-9 15-7 23-8-1-12 3-13 10-6-2-11 1-14 8Z'"
    f" fill='#8e2c1c' {BOLD}/>"
    "<path d='M10 86C0 66 10 52 26 50c14-2 22-8 23-18 2-14 18-20 30-13 6 3 12 3 15 8-4 5-10 6-16 6"
    " 3 14-2 24-10 30 5 9 6 17 4 25H58c1-8-2-12-6-15-8 6-18 6-26 3-7-1-10 4-7 10 3 4 8 3 11-2"
    f"-1 11-16 13-20 2Z' fill='#c2452b' {BOLD}/>"
    "<path d='M50 54C42 24 24 8 4 10c9 8 11 16 10 24 7-2 12 2 14 9 6-3 12 1 15 13Z'"
    f" fill='#8e2c1c' {BOLD}/>"
    "<path d='M44 50C38 30 26 18 12 14M40 50C34 38 27 32 20 30' fill='none' stroke='#c2452b'"
    f" stroke-width='2' {ROUND}/>"
    "<path d='m62 17-3-13 11 9' fill='#f2d9a0' stroke='#2b0e06' stroke-width='2'/>"
    "<circle cx='76' cy='25' r='3.6' fill='#ffe28a' stroke='#2b0e06' stroke-width='1.5'/>"
    "<path d='M58 56c6 8 8 18 7 28M52 60c4 6 6 14 6 24' stroke='#f0b48c' stroke-width='2.6' fill='none'/>"
    "<path d='M94 28c6 2 9 6 6 10-2-3-5-4-8-5' fill='#ffb43d'/>"
)
HIDE: Final = f"stroke='#1d2414' stroke-width='2.4' {ROUND}"
TROLL: Final = (
    "<ellipse cx='50' cy='89' rx='42' ry='6' fill='#1b1206' opacity='.35'/>"
    f"<path d='M8 88C6 62 12 46 26 40c10-5 38-5 48 0 14 6 20 22 18 48Z' fill='#6f7f4c' {HIDE}/>"
    f"<path d='M6 60c-8 8-6 20 4 26l10-4-4-24ZM94 60c8 8 6 20-4 26l-10-4 4-24Z' fill='#6f7f4c' {HIDE}/>"
    f"<path d='M30 52c4 12 36 12 40 0l6 36H24Z' fill='#7a5230' {HIDE}/>"
    "<path d='M34 66l6 6 6-6 6 6 6-6 6 6' fill='none' stroke='#c9a06a' stroke-width='2.4'/>"
    f"<path d='M28 34C22 28 16 28 12 24c0 10 6 18 16 20ZM72 34c6-6 12-6 16-10 0 10-6 18-16 20Z'"
    f" fill='#8a9a5e' {HIDE}/>"
    f"<path d='M27 36c0-16 10-22 23-22s23 6 23 22c0 14-10 22-23 22S27 50 27 36Z' fill='#8a9a5e' {HIDE}/>"
    f"<path d='M30 20 26 0l12 9L50-4l12 13L74 0l-4 20c-12-5-28-5-40 0Z' fill='#f2c230' {HIDE}/>"
    "<circle cx='50' cy='9' r='3' fill='#b02a2a' stroke='#1d2414' stroke-width='1.2'/>"
    "<path d='M34 30l11 4M66 30l-11 4' fill='none' stroke='#1d2414' stroke-width='3' stroke-linecap='round'/>"
    "<circle cx='41' cy='36' r='3.4' fill='#ffe28a' stroke='#1d2414' stroke-width='1.3'/>"
    "<circle cx='59' cy='36' r='3.4' fill='#ffe28a' stroke='#1d2414' stroke-width='1.3'/>"
    "<path d='M44 42c2 3 10 3 12 0' fill='none' stroke='#1d2414' stroke-width='2.2'/>"
    f"<path d='M38 48c7 5 17 5 24 0l-3-6-3 6-3-3h-6l-3 3-3-6Z' fill='#fffaf0' {HIDE}/>"
)
FIGURES: Final = {  # name: view box, drawing
    "scout": ("0 0 48 52", SCOUT),
    "soldier": ("0 0 48 52", SOLDIER),
    "flat": ("0 0 52 52", FLAT),
    "dragon": ("0 0 106 96", DRAGON),
    "troll": ("0 -6 100 102", TROLL),
}
