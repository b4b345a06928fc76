"""Units, Dwellings and Castles as they are drawn: cloth, outline and tint are left to the seat."""

from __future__ import annotations

from typing import Final

UNITS: Final = {
    "worker": (
        "0 0 48 52",
        "<ellipse cx='24' cy='48' rx='16' ry='3.6' fill='#1b1206' opacity='.32' stroke='none'/>"
        "<path d='M36 12v34' stroke-width='4.4' fill='none'/>"
        "<path d='M36 12v34' stroke='#b98348' stroke-width='2.2' fill='none'/>"
        "<path d='M29 14c3-4 11-4 14 0-4-1.5-10-1.5-14 0Z' fill='#c9d0d2'/>"
        "<path d='M22 6c-7 0-10 6-9 12-4 7-5 18-6 28 9 4 21 4 30 0-1-10-2-21-6-28 1-6-2-12-9-12Z'/>"
        "<path d='M22 11c-4 0-5.5 3-5 7s3 5 5 5 4.5-1 5-5-1-7-5-7Z' fill='#f3d3ae' "
        "stroke-width='1.4'/><circle cx='20' cy='17' r='1' fill='#2b1a0c' stroke='none'/>"
        "<circle cx='24.3' cy='17' r='1' fill='#2b1a0c' stroke='none'/>"
        "<path d='M14 30c5 3 11 3 16 0' stroke='currentColor' stroke-width='2.4' fill='none'/>"
        "<path d='M10 26c-2 6-3 14-3.5 20' stroke='currentColor' stroke-width='1.6' fill='none' "
        "opacity='.6'/>",
    ),
    "warrior": (
        "0 0 48 52",
        "<ellipse cx='24' cy='48' rx='16' ry='3.6' fill='#1b1206' opacity='.32' stroke='none'/>"
        "<path d='M39 3v44' stroke-width='4' fill='none'/>"
        "<path d='M39 6v40' stroke='#b98348' fill='none'/>"
        "<path d='m39 0 4 8-4 4-4-4Z' fill='#dfe6e8'/>"
        "<path d='M22 18c-7 2-11 7-13 28 9 4 19 4 27 0-2-20-6-26-14-28Z'/>"
        "<path d='M13 20C11 9 16 4 22.5 4S34 9 32 20c-3 2.5-16 2.5-19 0Z' fill='#c3ccd0'/>"
        "<path d='M15 14h15v5H15Z' fill='#2b261c' stroke='none'/><path d='M22.5 4v17' fill='none'/>"
        "<path d='M22 5c2-4 8-4 11 0-4-1-7 0-8 2Z' fill='currentColor' stroke-width='1.3'/>"
        "<path d='M4 25c5-1 8-2 10-4 2 2 5 3 9 4 0 12-3 17-9.5 20C7 42 4 37 4 25Z' "
        "fill='currentColor'/><path d='M13.6 25v16M7.5 31h12' stroke-width='3' fill='none'/>",
    ),
    "wizard": (
        "0 0 48 52",
        "<ellipse cx='24' cy='48' rx='16' ry='3.6' fill='#1b1206' opacity='.32' stroke='none'/>"
        "<path d='M38 12v35' stroke-width='4' fill='none'/>"
        "<path d='M38 12v35' stroke='#8d6a3d' stroke-width='1.9' fill='none'/>"
        "<circle cx='38' cy='9' r='4.6' fill='#ffe28a'/>"
        "<path d='M22 20c-6 4-12 12-14 26 9 4 20 4 28 0-2-14-8-22-14-26Z'/>"
        "<path d='M15 20c0 7 3 10 7 10s7-3 7-10Z' fill='#f3d3ae' stroke-width='1.4'/>"
        "<path d='M16 24c1 9 3 12 6 15 3-3 5-6 6-15-3 2-9 2-12 0Z' fill='#f6f1e6' "
        "stroke-width='1.3'/>"
        "<path d='M7 21c6 4 24 4 30 0-4-2-7-4-9-8C26 9 27 3 21 0c-1 8-3 15-14 21Z'/>"
        "<path d='M13 17c6 3 12 3 17-.5' stroke='#ffe28a' stroke-width='2.4' fill='none'/>",
    ),
    "dragon": (
        "0 0 52 52",
        "<ellipse cx='26' cy='48' rx='19' ry='3.6' fill='#1b1206' opacity='.32' stroke='none'/>"
        "<path d='M29 25C32 10 41 3 50 3c-4 5-4 9-3 12-3 0-5 2-5 5-3-1-5 1-6 5Z' "
        "fill='currentColor'/>"
        "<path d='M5 45C1 37 5 29 13 27c8-1 12-4 13-9 1-7 8-10 14-7 3 1 6 1 8 4-2 2-5 3-8 3 1 7-1 "
        "12-5 15 2 5 3 9 2 13h-7c0-4-1-6-3-8-4 3-9 3-13 2-3 0-5 2-4 5 1 2 4 2 6 0-1 5-8 6-11 0Z'/>"
        "<path d='M26 29C22 14 12 5 2 6c5 4 6 8 6 12 3-1 6 1 6.5 4C18 21 21 24 22 30Z' "
        "fill='currentColor'/><path d='m33 10-1-6 5 4.5' fill='currentColor' stroke-width='1.4'/>"
        "<circle cx='39.5' cy='14.3' r='1.7' fill='#ffe28a' stroke-width='.8'/>"
        "<path d='M30 26c2 4 3 10 3 16' stroke='currentColor' stroke-width='1.7' fill='none'/>",
    ),
    "minotaur": (
        "0 0 48 52",
        "<ellipse cx='24' cy='48' rx='17' ry='3.6' fill='#1b1206' opacity='.32' stroke='none'/>"
        "<path d='M40 8v40' stroke-width='4' fill='none'/>"
        "<path d='M40 10v37' stroke='#b98348' stroke-width='2' fill='none'/>"
        "<path d='M40 8c-7-4-8 8-1 11M40 8c7-4 8 8 1 11' fill='#c3ccd0'/>"
        "<path d='M8 47c-2-10-2-18 3-23 6-4 18-4 24 0 5 5 4 14 2 23-9 3-20 3-29 0Z'/>"
        "<path d='M13 14C6 13 3 8 4 2c3 4 6 5 11 6M33 14c7-1 10-6 9-12-3 4-6 5-11 6' fill='#f6ead0'/>"
        "<path d='M13 10c3-4 17-4 20 0 1 6-1 10-4 13 0 5-3 7-6 7s-6-2-6-7c-3-3-5-7-4-13Z' "
        "fill='#8a5a33'/>"
        "<path d='M18 24c2-2 8-2 10 0 0 4-2 6-5 6s-5-2-5-6Z' fill='#e0b48c' stroke-width='1.2'/>"
        "<circle cx='18.5' cy='16' r='1.5' fill='#ffd257' stroke='none'/>"
        "<circle cx='27.5' cy='16' r='1.5' fill='#ffd257' stroke='none'/>"
        "<path d='M12 36c7 3 16 3 23 0' stroke='currentColor' stroke-width='2.4' fill='none'/>",
    ),
    "shapeshifter": (
        "0 0 48 52",
        "<ellipse cx='24' cy='48' rx='16' ry='3.6' fill='#1b1206' opacity='.32' stroke='none'/>"
        "<path d='M24 4c-9 1-13 9-11 17-5 7-7 16-6 26 4-3 6-3 9 0 3-3 6-3 9 0 3-3 6-3 9 0 3-3 4-2 6 "
        "0 1-11-1-19-6-26 2-9-2-16-10-17Z'/>"
        "<path d='M24 9c-6 0-8 5-7 10 1 4 4 6 7 6Z' fill='#fffaf0' stroke-width='1.3'/>"
        "<path d='M24 9c6 0 8 5 7 10-1 4-4 6-7 6Z' fill='#33293f' stroke-width='1.3'/>"
        "<circle cx='20.6' cy='16.5' r='1.5' fill='#33293f' stroke='none'/>"
        "<circle cx='27.4' cy='16.5' r='1.5' fill='#ffd257' stroke='none'/>"
        "<path d='M14 33c4-4 8 4 12 0s6 2 9-1M13 40c4-3 8 3 12 0s6 2 10-1' stroke='currentColor' "
        "stroke-width='2' fill='none'/>",
    ),
}  # viewBox and drawing; all stand on the ground at the bottom
HOMES: Final = {
    "dwelling": (
        "0 0 52 52",
        "<ellipse cx='26' cy='47' rx='22' ry='4' fill='#1b1206' opacity='.32' stroke='none'/>"
        "<path d='M8 24h36v22H8Z' fill='#f6ead0'/>"
        "<path d='M8 30h36M17 24v22M35 24v22' stroke='#8a6a3c' stroke-width='1.7' fill='none'/>"
        "<path d='M21 46V35a5 5 0 0 1 10 0v11Z' fill='#5c3c1c' stroke-width='1.3'/>"
        "<path d='M26 5 2 26h48Z'/><path d='M38 15V7h5v12' fill='#a99a85'/>"
        "<path d='M26 11 12 23M26 11l14 12' stroke='currentColor' stroke-width='1.5' opacity='.65' "
        "fill='none'/>",
    ),
    "castle": (
        "0 0 60 58",
        "<ellipse cx='30' cy='53' rx='27' ry='4' fill='#1b1206' opacity='.32' stroke='none'/>"
        "<path d='M12 30h36v23H12Z' fill='#efe3c8'/>"
        "<path d='M3 22h13v31H3ZM44 22h13v31H44Z' fill='#e2d3b2'/>"
        "<path d='M22 17h16v20H22Z' fill='#f8edd4'/>"
        "<path d='M9.5 5 1 23h17ZM50.5 5 42 23h17ZM30 0 20 18h20Z'/>"
        "<path d='M24 53V43a6 6 0 0 1 12 0v10Z' fill='#5c3c1c'/>"
        "<path d='M7.5 30v5M52.5 30v5M30 23v6' stroke='#2b261c' stroke-width='3' fill='none'/>"
        "<path d='M12 30v-4h5v4h4v-4M39 26v4h4v-4h5v4' fill='none' stroke-width='1.6'/>",
    ),
}
