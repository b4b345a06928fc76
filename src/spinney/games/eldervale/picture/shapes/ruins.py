"""Buildings on Realms as they are drawn: Ruins, what is left of Lairs, and the temple of an Oracle."""

from __future__ import annotations

from typing import Final

RUINS: Final = {
    "tower": (
        "<ellipse cy='24' rx='58' ry='9' fill='#1b1206' opacity='.22'/>"
        "<path d='M-22 22-17-48h34l5 70Z' fill='#cdbf9f' stroke='#3d3525' stroke-width='2.6' "
        "stroke-linejoin='round'/>"
        "<path d='M-24-48h48l-6-12h-36Z' fill='#b3a482' stroke='#3d3525' stroke-width='2.6'/>"
        "<path d='M-18-60 0-92 18-60Z' fill='#6b5aa6' stroke='#3d3525' stroke-width='2.6'/>"
        "<path d='M-5 22V4a6 6 0 0 1 11 0v18Z' fill='#3d3525'/>"
        "<circle cx='0' cy='-32' r='6' fill='#ffe28a' stroke='#3d3525' stroke-width='2'/>"
        "<path d='m18-22 6 20M-14-4l7 6' stroke='#8b7d5c' stroke-width='2'/>"
        "<path d='m24-80 2 5 5 2-5 2-2 5-2-5-5-2 5-2ZM-30-78l1.5 3.5 3.5 1.5-3.5 1.5-1.5 "
        "3.5-1.5-3.5-3.5-1.5 3.5-1.5Z' fill='#8d77cf'/>"
    ),
    "fortress": (
        "<ellipse cy='24' rx='58' ry='9' fill='#1b1206' opacity='.22'/>"
        "<path d='M-52 22V-40h14v10h10v-10h14v10h28v-10h14v10h10v-10h14v62Z' fill='#cdbf9f' "
        "stroke='#3d3525' stroke-width='2.6' stroke-linejoin='round'/>"
        "<path d='M-14-30v-30h10v8h8v-8h10v30' fill='#cdbf9f' stroke='#3d3525' stroke-width='2.6' "
        "stroke-linejoin='round'/><path d='M-12 22V4a12 12 0 0 1 24 0v18Z' fill='#3d3525'/>"
        "<path d='M0-60v-26l20 7-20 8' fill='#b5452c' stroke='#3d3525' stroke-width='2.2'/>"
        "<path d='M-40-10h10M30-12h12M-36 6h8' stroke='#8b7d5c' stroke-width='2.6'/>"
    ),
    "mill": (
        "<ellipse cy='24' rx='58' ry='9' fill='#1b1206' opacity='.22'/>"
        "<path d='M-26 22-16-34h32l10 56Z' fill='#cdbf9f' stroke='#3d3525' stroke-width='2.6' "
        "stroke-linejoin='round'/>"
        "<path d='M-20-34 0-56 20-34Z' fill='#9c5b34' stroke='#3d3525' stroke-width='2.6'/>"
        "<path d='M-6 22V6h13v16Z' fill='#3d3525'/>"
        "<g transform='translate(0 -36) rotate(24)' stroke='#3d3525' stroke-width='2.2' "
        "fill='#f5ead0'><path d='M-4 0v-50h13v44ZM4 0v50h-13v-44ZM0-4h-50v13h44ZM0 4h50v-13h-44Z'/>"
        "<circle r='6' fill='#9c5b34'/></g>"
    ),
    "portal": (
        "<ellipse cy='24' rx='58' ry='9' fill='#1b1206' opacity='.22'/>"
        "<path d='M-46 22V-20a46 46 0 0 1 92 0v42H26V-18a26 26 0 0 0-52 0v40Z' fill='#cdbf9f' "
        "stroke='#3d3525' stroke-width='2.6' stroke-linejoin='round'/>"
        "<path d='M-26 22V-18a26 26 0 0 1 52 0v40Z' fill='#7a63c9'/>"
        "<path d='M-16 14c-8-22 4-44 20-40 12 3 12 24-2 24-9 0-10-12-2-14' fill='none' "
        "stroke='#e6dcff' stroke-width='4' stroke-linecap='round'/>"
        "<path d='m-44-4h18M26-4h20M-30-46l10 14M30-46 20-32M0-66v18' stroke='#8b7d5c' "
        "stroke-width='2.6'/>"
    ),
    "dungeon": (
        "<ellipse cy='24' rx='58' ry='9' fill='#1b1206' opacity='.22'/>"
        "<path d='M-62 22C-62-40-30-66 0-66s62 26 62 88Z' fill='#9b8f73' stroke='#3d3525' "
        "stroke-width='2.6'/>"
        "<path d='M-32 22V-8a32 32 0 0 1 64 0v30Z' fill='#221c14' stroke='#3d3525' "
        "stroke-width='2.6'/>"
        "<path d='M-16 22v-48M0 22v-60M16 22v-48M-32-4h64' stroke='#8a8577' stroke-width='4'/>"
        "<path d='M-50-10l10-6M40-20l10 6M-20-52l8 6M22-54l-4 8' stroke='#74684e' stroke-width='3'/>"
    ),
    "bifrost": (
        "<ellipse cy='24' rx='58' ry='9' fill='#1b1206' opacity='.22'/>"
        "<path d='M-70 24C-60-44-30-74 0-74s60 30 70 98H52C46-30 26-56 0-56S-46-30-52 24Z' "
        "fill='#c9534a' stroke='#3d3525' stroke-width='2'/>"
        "<path d='M-52 24C-46-30-26-56 0-56S46-30 52 24H38C34-20 20-42 0-42S-34-20-38 24Z' "
        "fill='#f0c64c'/>"
        "<path d='M-38 24C-34-20-20-42 0-42S34-20 38 24H24C22-10 13-28 0-28S-22-10-24 24Z' "
        "fill='#6fb36a'/>"
        "<path d='M-24 24C-22-10-13-28 0-28S22-10 24 24H11C10 2 7-14 0-14S-10 2-11 24Z' "
        "fill='#5c86c9' stroke='#3d3525' stroke-width='1.6'/>"
        "<path d='M-80 26c6-14 18-14 24-6 8-4 14 0 14 8ZM80 26c-6-14-18-14-24-6-8-4-14 0-14 8Z' "
        "fill='#f4f8fa' stroke='#3d3525' stroke-width='2'/>"
    ),
    "den": (
        "<ellipse cy='24' rx='58' ry='9' fill='#1b1206' opacity='.22'/>"
        "<path d='M-70 24C-66-30-40-52-24-72l10 18 14-26 14 26 12-16c14 18 40 40 44 94Z' "
        "fill='#8b6a55' stroke='#3d3525' stroke-width='2.6' stroke-linejoin='round'/>"
        "<path d='M-34 24C-34-14-18-36 0-36s34 22 34 60Z' fill='#1d130e' stroke='#3d3525' "
        "stroke-width='2.4'/>"
        "<path d='M-26 24c6-12 14-15 26-15s20 3 26 15Z' fill='#e8b53a' stroke='#6b4a06' "
        "stroke-width='1.6'/>"
        "<path d='M-12 14h.1M0 11h.1M10 15h.1M-4 19h.1M17 20h.1M-19 20h.1' stroke='#fff3b0' "
        "stroke-width='4' stroke-linecap='round'/><circle cx='-9' cy='-12' r='3' fill='#ffb43d'/>"
        "<circle cx='9' cy='-12' r='3' fill='#ffb43d'/>"
    ),
}  # by the name of a kind of Realm
CAVE: Final = (
    "<path d='M-44 26C-46-14-22-44 0-44s46 30 44 70Z' fill='#5d5346' opacity='.9'/>"
    "<path d='M-26 26C-28 0-14-20 0-20s28 20 26 46Z' fill='#17120c'/>"
)
LAIRS: Final = {
    "air": CAVE,
    "earth": CAVE,
    "fire": (
        "<path d='M-78 8-34-64-16-58 0-66 18-58 34-64 80 8Z' fill='#7a3620'/>"
        "<path d='M-34-64-16-58 0-66 18-58 34-64 22-44-2-50-20-42Z' fill='#ffb43d'/>"
    ),
    "water": (
        "<ellipse cx='0' cy='4' rx='46' ry='24' fill='#1e4a63'/>"
        "<ellipse cx='0' cy='2' rx='34' ry='15' fill='#0f2c3d'/>"
        "<path d='M-74 20q-3-18 4-32M-68 22q-3-18-3-32M-62 20q-3-18 6-32M70 10q-3-18-4-32M76 "
        "14q-3-18 3-32' stroke='#4c6b2f' stroke-width='2.6' fill='none'/>"
    ),
    "light": (
        "<path d='M-72 24V-34h16v58M56 24V-34h16v58M-78-34h28v-8h-28ZM50-34h28v-8H50Z' "
        "fill='#f6e7b4' stroke='#9a7417' stroke-width='2'/>"
    ),
    "darkness": (
        "<path d='M-60 26v-34c0-10 16-10 16 0v34ZM44 26v-34c0-10 16-10 16 0v34Z' fill='#8d86a6' "
        "stroke='#2a2444' stroke-width='2'/>"
        "<path d='M-52-6v12M-56-2h8M52-6v12M48-2h8' stroke='#2a2444' stroke-width='2'/>"
        "<path d='M-36 28c4-20 20-28 36-28s32 8 36 28Z' fill='#211b36'/>"
    ),
    "order": (
        "<path d='M-66 26v-56h132v56h-14v-40h-22v40h-14v-40h-32v40h-14v-40h-22v40Z' fill='#d9c48d' "
        "stroke='#6b5a30' stroke-width='2.2'/>"
        "<path d='M-72-30h144l-10-14h-124Z' fill='#b89b5c' stroke='#6b5a30' stroke-width='2.2'/>"
    ),
    "chaos": (
        "<path d='M-8-90 6-50-10-20 10 14-6 50 4 100' fill='none' stroke='#4a2545' stroke-width='9'/>"
        "<path d='M-8-90 6-50-10-20 10 14-6 50 4 100' fill='none' stroke='#f7a9ea' "
        "stroke-width='2.5'/>"
    ),
}
ORACLE: Final = (
    "<ellipse cy='30' rx='34' ry='7' fill='#1b1206' opacity='.25'/>"
    "<path d='M-30 28v-44h10v44M20 28v-44h10v44M-36-16h72l-8-12h-56Z' fill='#efe4cb' "
    "stroke='#3d3525' stroke-width='2.2'/>"
)
