"""The owl who teaches: a tawny owl with a leaf, in a box 80 wide and 104 high, from (0, -6) on."""

from __future__ import annotations

from typing import Final

from spinney.art.svg import Markup, Value, circle, ellipse, g, path

LINE: Final[dict[str, Value]] = {"stroke": "#2b2113", "stroke_width": 1.6, "stroke_linejoin": "round"}

OWL: Final[Markup] = g(
    ellipse(cx=40, cy=92, rx=26, ry=4.5, fill="#1b1206", opacity=0.28),
    path(
        d="M14 30C10 20 10 10 13 4c5 4 9 6 14 7 8-3 18-3 26 0 5-1 9-3 14-7 3 6 3 16-1 26 5 10 6 22 4 33"
        "-3 17-16 27-30 27S13 80 10 63C8 52 9 40 14 30Z",
        fill="#a9713c",
        **{**LINE, "stroke_width": 2.4},
    ),
    path(d="M24 52c8-5 24-5 32 0 4 14 1 32-16 36C23 84 20 66 24 52Z", fill="#ecd3a2"),
    path(
        d="M29 60q3.5 4 7 0M44 60q3.5 4 7 0M36.5 68q3.5 4 7 0M28 70q3.5 4 6 0M46 70q3.5 4 6 0"
        "M36.5 78q3.5 4 7 0",
        stroke="#8a5a26",
        stroke_width=2,
        stroke_linecap="round",
        fill="none",
    ),
    path(
        d="M10 50c-4 12-2 24 6 32 3-10 2-24-6-32ZM70 50c4 12 2 24-6 32-3-10-2-24 6-32Z",
        fill="#7f5127",
        **LINE,
    ),
    [circle(cx=x, cy=32, r=13.5, fill="#fbf0d3", **LINE) for x in (27, 53)],
    [circle(cx=x, cy=32, r=6.5, fill="#2b261c") for x in (28.5, 51.5)],
    [circle(cx=x, cy=29.5, r=2.3, fill="#fff") for x in (31, 54)],
    path(d="M36 38h8l-4 9Z", fill="#f2a93a", **LINE),
    path(d="M30 90v4M35 90v4M45 90v4M50 90v4", stroke="#f2a93a", stroke_width=3.4, stroke_linecap="round"),
    path(d="M44 8C46 0 54-4 62-3c0 9-6 15-14 14", fill="#5f8a35", **LINE),
)
