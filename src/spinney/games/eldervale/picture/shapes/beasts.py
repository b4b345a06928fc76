"""Monsters as they are drawn: dark bodies with lit eyes, one for each Element and Lair."""

from __future__ import annotations

from typing import Final

BOX: Final = "0 0 64 60"
BEASTS: Final = {
    "AIR": (
        "<ellipse cx='32' cy='56' rx='24' ry='4' fill='#1b1206' opacity='.38' stroke='none'/>"
        "<path d='M32 20C24 6 12 4 1 10c5 2 7 4 8 7-3 0-4 1-6 3 6 0 8 3 9 6-3 0-4 1-5 3 8-1 13 2 16 "
        "7l-4 8 6-2 2 12h10l2-12 6 2-4-8c3-5 8-8 16-7-1-2-2-3-5-3 1-3 3-6 9-6-2-2-3-3-6-3 1-3 3-5 "
        "8-7C52 4 40 6 32 20Z' class='f-spirit-black'/>"
        "<path d='m29 24 3 7 3-7Z' fill='#e6a21f' stroke='none'/>"
        "<circle cx='28.5' cy='22' r='1.6' fill='#ffd257' stroke='none'/>"
        "<circle cx='35.5' cy='22' r='1.6' fill='#ffd257' stroke='none'/>"
    ),
    "EAR": (
        "<ellipse cx='32' cy='56' rx='24' ry='4' fill='#1b1206' opacity='.38' stroke='none'/>"
        "<path d='M6 55c-2-14 2-26 10-30 2-8 10-13 18-12 9 0 15 5 17 13 7 5 9 16 7 29H46l-1-9-5 2-2 "
        "7H26l-2-7-5-2-1 9Z' class='f-spirit-black'/>"
        "<path d='M24 22c-4-3-8-3-11-1M40 22c4-3 8-3 11-1' stroke='#7fa05a' stroke-width='3' "
        "fill='none'/>"
        "<path d='m22 14 4-7 5 6 6-6 3 7' fill='#4c4a42' stroke='#0e0a10' stroke-width='1.4'/>"
        "<circle cx='27' cy='27' r='2.1' fill='#ffd257' stroke='none'/>"
        "<circle cx='37' cy='27' r='2.1' fill='#ffd257' stroke='none'/>"
        "<path d='M26 35h12M12 38l6 3M52 38l-6 3M16 48l5-2' stroke='#6f6a5e' fill='none'/>"
    ),
    "FIR": (
        "<ellipse cx='32' cy='56' rx='24' ry='4' fill='#1b1206' opacity='.38' stroke='none'/>"
        "<path d='M32 24C34 8 46 2 62 4c-6 5-7 10-6 15-5-1-8 1-9 5-4-2-7 0-9 4Z' class='f-spirit-black'/>"
        "<path d='M32 24C30 8 18 2 2 4c6 5 7 10 6 15 5-1 8 1 9 5 4-2 7 0 9 4Z' class='f-spirit-black'/>"
        "<path d='M20 55c0-6 3-9 4-14-2-8 0-15 3-18-2-3-2-8 0-12l2 4h6l2-4c2 4 2 9 0 12 3 3 5 10 3 "
        "18 1 5 4 8 4 14h-7c0-4-1-6-2-8-2 1-4 1-6 0-1 2-2 4-2 8Z' class='f-spirit-black'/>"
        "<path d='M28 36c2 2 6 2 8 0M28 41c2 2 6 2 8 0M29 46c2 1.5 4 1.5 6 0' stroke='#ff8a3c' "
        "fill='none'/><circle cx='29.5' cy='19' r='1.8' fill='#ffd257' stroke='none'/>"
        "<circle cx='34.5' cy='19' r='1.8' fill='#ffd257' stroke='none'/>"
    ),
    "WAT": (
        "<ellipse cx='32' cy='56' rx='24' ry='4' fill='#1b1206' opacity='.38' stroke='none'/>"
        "<path d='M32 5c10 0 15 8 14 18-1 6 2 9 6 9s5-5 2-7c6 0 8 8 3 12-5 3-9 1-12-1 0 6 4 9 8 8-3 "
        "6-12 4-14-4-1 8-3 14-7 15-4-1-6-7-7-15-2 8-11 10-14 4 4 1 8-2 8-8-3 2-7 4-12 1-5-4-3-12 "
        "3-12-3 2-2 7 2 7s7-3 6-9C17 13 22 5 32 5Z' class='f-spirit-black'/>"
        "<circle cx='27' cy='20' r='3' fill='#ffd257' stroke='none'/>"
        "<circle cx='37' cy='20' r='3' fill='#ffd257' stroke='none'/>"
        "<circle cx='27' cy='20' r='1.2' stroke='none' fill='none'/>"
        "<circle cx='37' cy='20' r='1.2' stroke='none' fill='none'/>"
    ),
    "LIG": (
        "<ellipse cx='32' cy='56' rx='24' ry='4' fill='#1b1206' opacity='.38' stroke='none'/>"
        "<path d='M40 30C44 14 52 8 62 6c-3 6-2 10-2 14-4 0-6 3-6 7-4 0-6 3-7 7Z' class='f-spirit-black'/>"
        "<path d='M4 55c-1-5 3-7 8-7 0-8 2-14 7-18-3-4-4-9-3-14 2-6 12-6 14 0 1 4 0 9-2 12 12 1 22 3 "
        "26 12 2 5 3 10 2 15H44l-2-7c-4 1-8 1-12 0l-1 7Z' class='f-spirit-black'/>"
        "<path d='M15 14c2-5 14-5 16 0l2 10c-2 1-3 0-4-2l-1-8M15 14l-3 10c2 1 3 0 4-2' "
        "fill='#d9a81f' stroke='#0e0a10' stroke-width='1.3'/>"
        "<circle cx='20.5' cy='18' r='1.5' fill='#ffd257' stroke='none'/>"
        "<circle cx='26' cy='18' r='1.5' fill='#ffd257' stroke='none'/>"
        "<path d='M54 46c5 0 8-4 7-9' stroke='#0e0a10' stroke-width='3' fill='none'/>"
    ),
    "DAR": (
        "<ellipse cx='32' cy='56' rx='24' ry='4' fill='#1b1206' opacity='.38' stroke='none'/>"
        "<path class='f-spirit-black' d='M32 5c-9 0-14 6-13 15-8 4-12 14-13 26 5-2 7 0 8 4 4-4 8-3 10 3 4-4 "
        "6-5 8-5s5 1 8 5c2-6 6-7 10-3 1-4 3-6 8-4-1-12-5-22-13-26 1-9-4-15-13-15Z'/>"
        "<path d='M32 10c-6 0-9 4-8 10 1 5 4 8 8 8s7-3 8-8c1-6-2-10-8-10Z' fill='#d9d3c4' "
        "stroke-width='1.2'/>"
        "<path d='M26 18c1-3 4-3 5 0 0 3-4 3-5 0ZM33 18c1-3 4-3 5 0-1 3-5 3-5 0Z' fill='#120c18' "
        "stroke='none'/>"
        "<path d='M29 25h6M31 24v3M33 24v3' stroke='#120c18' fill='none' stroke-width='1'/>"
        "<circle cx='28.6' cy='18' r='1.1' fill='#9de8ff' stroke='none'/>"
        "<circle cx='35.4' cy='18' r='1.1' fill='#9de8ff' stroke='none'/>"
        "<path d='M18 34c-5 2-8 1-10-2M46 34c5 2 8 1 10-2M24 38c5 3 11 3 16 0' stroke='#8a7fb0' "
        "stroke-width='1.8' fill='none'/>"
    ),
    "ORD": (
        "<ellipse cx='32' cy='56' rx='24' ry='4' fill='#1b1206' opacity='.38' stroke='none'/>"
        "<path class='f-spirit-black' d='M22 26h20l6 8-2 12H18l-2-12ZM18 46h11v9H16ZM35 46h11l2 9H35Z'/>"
        "<path class='f-spirit-black' d='M16 28 6 32 3 48h8l7-12ZM48 28l10 4 3 16h-8l-7-12Z'/>"
        "<path d='M22 8h20v18H22Z' fill='#b98a34'/><path d='M27 3h10v5H27Z' fill='#8c6420'/>"
        "<path d='M25 13h14v5H25Z' fill='#1b1410' stroke='none'/>"
        "<circle cx='28.5' cy='15.5' r='1.9' fill='#ffd257' stroke='none'/>"
        "<circle cx='35.5' cy='15.5' r='1.9' fill='#ffd257' stroke='none'/>"
        "<path d='M26 22h12M29 22v3M32 22v3M35 22v3' stroke='#3d2a0c' fill='none' "
        "stroke-width='1.2'/><circle cx='32' cy='37' r='5.5' fill='#b98a34'/>"
        "<path d='M32 29v3M32 42v3M24 37h3M37 37h3M26.5 31.5l2 2M35.5 40.5l2 2M37.5 31.5l-2 2M28.5 "
        "40.5l-2 2' stroke='#d8a848' fill='none' stroke-width='1.8'/>"
    ),
    "CHA": (
        "<ellipse cx='32' cy='56' rx='24' ry='4' fill='#1b1206' opacity='.38' stroke='none'/>"
        "<path d='M12 55c-4-8-8-14-6-22 1-5 5-6 6-10 2-8 8-6 11-10 4-6 12-6 15 0 3 4 9 3 10 9 1 5 7 "
        "6 9 12 2 8-3 13-7 21l-6-6-4 6-6-6-5 6-5-6-5 6Z' class='f-spirit-black'/>"
        "<circle cx='24' cy='24' r='3.4' fill='#f3b4e4' stroke='none'/>"
        "<circle cx='39' cy='22' r='4.2' fill='#ffd257' stroke='none'/>"
        "<circle cx='32' cy='36' r='3' fill='#f3b4e4' stroke='none'/>"
        "<circle cx='18' cy='37' r='2.2' fill='#ffd257' stroke='none'/>"
        "<circle cx='46' cy='36' r='2.4' fill='#f3b4e4' stroke='none'/><g fill='#0e0a10'>"
        "<circle cx='24' cy='24' r='1.2' stroke='none' fill='none'/>"
        "<circle cx='39' cy='22' r='1.5' stroke='none' fill='none'/>"
        "<circle cx='32' cy='36' r='1.1' stroke='none' fill='none'/></g>"
        "<path d='M22 45c6 4 14 4 20 0' stroke='#f3b4e4' stroke-width='2' fill='none'/>"
    ),
    "FRO": (
        "<ellipse cx='32' cy='56' rx='24' ry='4' fill='#1b1206' opacity='.38' stroke='none'/>"
        "<path class='f-spirit-black' d='M12 55c-4-12-4-24 6-29 8-3 20-3 28 0 10 5 10 17 6 "
        "29H41l-1-10h-5l-1 10h-4l-1-10h-5l-1 10Z'/>"
        "<path d='M20 12c2-8 22-8 24 0 2 8 0 16-5 22-2 6-5 10-7 12-2-2-5-6-7-12-5-6-7-14-5-22Z' "
        "fill='#a9cbe0'/>"
        "<path d='M22 22c3 12 7 18 10 22 3-4 7-10 10-22-5 4-15 4-20 0Z' fill='#f2f9ff' "
        "stroke-width='1.2'/>"
        "<path d='m18 13 2-10 5 6 3-9 4 8 4-8 3 9 5-6 2 10c-8-4-20-4-28 0Z' fill='#d9f2ff' "
        "stroke-width='1.4'/><circle cx='27' cy='17.5' r='1.8' fill='#1c4a7a' stroke='none'/>"
        "<circle cx='37' cy='17.5' r='1.8' fill='#1c4a7a' stroke='none'/>"
        "<path d='M14 38c3 2 5 2 7 0M43 38c3 2 5 2 7 0' stroke='#8fc1dd' stroke-width='2' "
        "fill='none'/>"
    ),
    "MOD": (
        "<ellipse cx='32' cy='56' rx='24' ry='4' fill='#1b1206' opacity='.38' stroke='none'/>"
        "<path class='f-spirit-black' d='M32 22C33 8 44 1 63 2c-5 5-5 9-3 14-5 0-8 3-8 7-5-1-8 2-10 7ZM32 "
        "22C31 8 20 1 1 2c5 5 5 9 3 14 5 0 8 3 8 7 5-1 8 2 10 7Z'/>"
        "<path class='f-spirit-black' d='M16 55c-2-8 2-12 8-14-2-8 0-14 3-18-3-4-3-10 0-15l3 6h4l3-6c3 5 3 "
        "11 0 15 3 4 5 10 3 18 6 2 10 6 8 14Z'/>"
        "<path d='M24 45c-4 1-5 5-4 8h24c1-3 0-7-4-8-5 3-11 3-16 0Z' fill='#a33a2c'/>"
        "<ellipse cx='27' cy='50' rx='3' ry='4' fill='#f0d9a0' stroke-width='1'/>"
        "<ellipse cx='34' cy='50.5' rx='3' ry='3.6' fill='#d9a94b' stroke-width='1'/>"
        "<path d='M27 30c3 2 7 2 10 0M27 35c3 2 7 2 10 0M28 40c3 1.5 5 1.5 8 0' stroke='#ff8a3c' "
        "stroke-width='1.6' fill='none'/>"
        "<circle cx='29.3' cy='18' r='1.9' fill='#ffd257' stroke='none'/>"
        "<circle cx='34.7' cy='18' r='1.9' fill='#ffd257' stroke='none'/>"
    ),
}
