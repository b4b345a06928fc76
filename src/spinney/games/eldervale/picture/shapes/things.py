"""Small things as they are drawn on a grid of 24 units: tokens, cards and signs with their words."""

from __future__ import annotations

from typing import Final

THINGS: Final = {
    "gem": (
        "Gem",
        "<path d='M6 4h12l4 6-10 11L2 10Z' fill='#7fe3e6' stroke='#2b261c' stroke-width='1.5'/>"
        "<path d='M2 10h20M9 4l-2 6 5 11 5-11-2-6' fill='none' stroke='#2b261c' stroke-width='1'/>"
        "<path d='M6 4h3L7 10H2Z' fill='#d6fbfb' opacity='.8'/>",
    ),
    "potion": (
        "Potion",
        "<path d='M9 3h6v6l5 9a2.5 2.5 0 0 1-2 4H6a2.5 2.5 0 0 1-2-4l5-9Z' fill='#eef3f5' "
        "stroke='#2b261c' stroke-width='1.5'/>"
        "<path d='M7 14h10l3 5a2 2 0 0 1-2 3H6a2 2 0 0 1-2-3Z' fill='#3b7fc4'/>"
        "<path d='M8 3h8' stroke='#2b261c' stroke-width='2.5'/>"
        "<circle cx='10' cy='18' r='1.2' fill='#fff'/>",
    ),
    "scroll": (
        "Scroll",
        "<path d='M6 4h12v16H6Z' fill='#f8ecc9' stroke='#2b261c' stroke-width='1.5'/>"
        "<path d='M4 2.5h16v4H4ZM4 17.5h16v4H4Z' fill='#d9b877' stroke='#2b261c' stroke-width='1.5'/>"
        "<path d='M9 10h6M9 13h6' stroke='#2b261c' stroke-width='1.2'/>",
    ),
    "tool": (
        "Tool",
        "<path d='m13 9-9 9 3 3 9-9' fill='#b98348' stroke='#2b261c' stroke-width='1.5'/>"
        "<path d='M10 6c3-4 8-4 12-1l-3 3 2 2-4 4Z' fill='#9aa4a8' stroke='#2b261c' "
        "stroke-width='1.5'/>",
    ),
    "sword": (
        "Sword",
        "<path d='M20 2 9 12l3 3L22 4Z' fill='#dfe6e8' stroke='#2b261c' stroke-width='1.5'/>"
        "<path d='m6 11 7 7M8 16l-5 5' stroke='#2b261c' stroke-width='2.6'/>"
        "<path d='m6.5 11.5 6 6M7.5 16.5l-4 4' stroke='#c08a2d' stroke-width='1.4'/>",
    ),
    "gold": (
        "Gold",
        "<circle cx='12' cy='12' r='9.5' fill='#f2c230' stroke='#2b261c' stroke-width='1.5'/>"
        "<circle cx='12' cy='12' r='6.2' fill='none' stroke='#9b6a05' stroke-width='1.2'/>"
        "<path d='m12 8 1.2 2.6 2.8.3-2.1 1.9.6 2.8-2.5-1.4-2.5 1.4.6-2.8L8 10.9l2.8-.3Z' "
        "fill='#9b6a05'/>",
    ),
    "magic": (
        "Magic Card",
        "<rect x='5' y='2.5' width='14' height='19' rx='2.5' fill='#4a3f78' stroke='#2b261c' "
        "stroke-width='1.5'/>"
        "<path d='m12 6 1.5 4.5L18 12l-4.5 1.5L12 18l-1.5-4.5L6 12l4.5-1.5Z' fill='#f2d46b'/>",
    ),
    "any": (
        "any one resource",
        "<path d='M3 11c0-4 3-6 9-6s9 2 9 6v9H3Z' fill='#c08b4c' stroke='#2b261c' "
        "stroke-width='1.5'/><path d='M3 12h18' stroke='#2b261c' stroke-width='1.5'/>"
        "<rect x='10' y='10' width='4' height='5' rx='1' fill='#f2c230' stroke='#2b261c' "
        "stroke-width='1.2'/>",
    ),
    "choice": (
        "a token of your choice",
        "<circle cx='12' cy='12' r='9.5' fill='#fff8e4' stroke='#2b261c' stroke-width='1.5' "
        "stroke-dasharray='3 2'/>"
        "<path d='M9 9.5a3 3 0 1 1 4 3c-1 .5-1 1-1 2M12 17v.5' fill='none' stroke='#2b261c' "
        "stroke-width='2'/>",
    ),
    "vp": (
        "Victory Points",
        "<path d='M12 2c3 2 6 2.5 9 2.5 0 9-3 14-9 17.5C6 18.5 3 13.5 3 4.5 6 4.5 9 4 12 2Z' "
        "fill='#8c2340' stroke='#2b261c' stroke-width='1.5'/>",
    ),
    "orb": (
        "Orb",
        "<circle cx='12' cy='12' r='9.5' fill='#b9a7e6' stroke='#2b261c' stroke-width='1.5'/>"
        "<path d='M7 9c1-2 3-3 5-3' stroke='#fff' stroke-width='2' fill='none'/>"
        "<path d='M7 15c4 3 8 2 10-2' stroke='#5e479c' stroke-width='1.5' fill='none'/>",
    ),
    "power": (
        "Elemental Power",
        "<path d='m12 1.5 2.2 6 5.5-3.2-3.2 5.5 6 2.2-6 2.2 3.2 5.5-5.5-3.2-2.2 6-2.2-6-5.5 3.2 "
        "3.2-5.5-6-2.2 6-2.2L4.3 4.3l5.5 3.2Z' fill='#b05fd0' stroke='#2b261c' stroke-width='1.5'/>",
    ),
    "glory": (
        "Glory",
        "<path d='M7 20C2 16 2 8 6 4M17 20c5-4 5-12 1-16M12 21v-3' fill='none' stroke='currentColor' "
        "stroke-width='2.2'/>"
        "<path d='M4 8l4-1M3.5 12l4-.5M5 16l4-1M20 8l-4-1M20.5 12l-4-.5M19 16l-4-1' fill='none' "
        "stroke='currentColor' stroke-width='1.6'/>",
    ),
    "treasure": (
        "Treasure Token",
        "<rect x='3' y='3' width='18' height='18' rx='4' fill='#f6df9a' stroke='#2b261c' "
        "stroke-width='1.5'/>"
        "<path d='M8 8h8l3 4-7 7-7-7Z' fill='#b98e2d' stroke='#4b3606' stroke-width='1.2'/>",
    ),
    "die": (
        "die",
        "<rect x='3' y='3' width='18' height='18' rx='4.5' fill='#fffaee' stroke='#2b261c' "
        "stroke-width='1.5'/><circle cx='8.5' cy='8.5' r='1.9' fill='#2b261c'/>"
        "<circle cx='12' cy='12' r='1.9' fill='#2b261c'/>"
        "<circle cx='15.5' cy='15.5' r='1.9' fill='#2b261c'/>",
    ),
    "card": (
        "Adventure Card",
        "<rect x='3' y='5' width='11' height='15' rx='2' fill='#f7ecd0' stroke='#2b261c' "
        "stroke-width='1.5' transform='rotate(-8 8 12)'/>"
        "<rect x='9' y='4' width='11' height='15' rx='2' fill='#fff8e6' stroke='#2b261c' "
        "stroke-width='1.5'/>",
    ),
    "house": (
        "Dwelling",
        "<path d='M12 3 2 12h3v9h14v-9h3Z' fill='currentColor'/><path d='M10 21v-6h4v6' fill='#fff'/>",
    ),
    "eye": (
        "Oracle",
        "<path d='M2 12c5-7 15-7 20 0-5 7-15 7-20 0Z' fill='#fffbe9' stroke='#2b261c' "
        "stroke-width='1.5'/><circle cx='12' cy='12' r='3.6' fill='#5b3d99'/>"
        "<circle cx='13' cy='11' r='1.2' fill='#fff'/>",
    ),
    "swords": (
        "battle",
        "<path d='m4 3 12 13M20 3 8 16' fill='none' stroke='currentColor' stroke-width='2.2'/>"
        "<path d='m13 18 5-4M18 16l3 4M11 18l-5-4M6 16l-3 4' fill='none' stroke='currentColor' "
        "stroke-width='2.2'/>",
    ),
    "skull": (
        "Underworld",
        "<path d='M12 3a8.5 8.5 0 0 0-5 15v3h10v-3a8.5 8.5 0 0 0-5-15Z' fill='currentColor'/>"
        "<circle cx='8.6' cy='12' r='2' fill='#fff'/><circle cx='15.4' cy='12' r='2' fill='#fff'/>",
    ),
    "flag": (
        "Tactics Token",
        "<path d='M5 22V3h13l-3 4.5L18 12H7v10Z' fill='currentColor'/>",
    ),
    "book": (
        "Lore",
        "<path d='M12 6C9 4 6 4 3 5v14c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1Zm0 0v14' fill='none' "
        "stroke='currentColor' stroke-width='2.2'/>",
    ),
}
