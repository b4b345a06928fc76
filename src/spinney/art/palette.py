"""Two fixed palettes, for seats and for resources. Their colours can be told apart with the common
colour-vision deficiencies, which a test simulates. No colour stands alone: each has a mark or a silhouette
(`marks`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class SeatColour:
    """The colours of one seat. `day` and `night` are its colour in the two themes."""

    mark: str
    day: str
    night: str
    pale: str  # a tint, the same in both themes: lit cloth, the top of a cube
    deep: str  # a shade, the same in both themes: cloth in shadow, outlines by day
    shine: str  # its light, the same in both themes: what is held, lit or lent power


@dataclass(frozen=True)
class ResourceColour:
    """The colour of one resource, the same in both themes; the outline carries the contrast."""

    name: str
    silhouette: str
    fill: str


SEATS: Final = (
    SeatColour("leaf", "#0e470b", "#4bd896", "#eff3d3", "#12330f", "#2fb27f"),
    SeatColour("moon", "#6021a9", "#c7b5ff", "#e2d8fb", "#2a1650", "#9a6cf0"),
    SeatColour("flame", "#b34d2d", "#f25911", "#fbdcc8", "#511d04", "#f0602a"),
    SeatColour("wave", "#386fa1", "#3790eb", "#d2e9f8", "#0d3450", "#46a9f0"),
    SeatColour("star", "#8a1f5a", "#bb788f", "#f6d8e5", "#45102b", "#de6aa8"),
    SeatColour("stone", "#201914", "#f3f2ee", "#e6e0d2", "#14110e", "#a9a08f"),
)

RESOURCES: Final = (
    ResourceColour("earth", "log", "#3f6d17"),
    ResourceColour("light", "sun", "#f7d65a"),
    ResourceColour("water", "drop", "#2f7fd6"),
    ResourceColour("crystal", "gem", "#86eef0"),
    ResourceColour("magic", "spark", "#6d1a80"),
    ResourceColour("stone", "pebble", "#afa298"),
)

# The colours of everything else: name, by day, by night. Paper, ink, glow, danger and success belong to the
# theme; the rest is what a storybook forest is made of.
THEME: Final = (
    ("paper", "#f8f0dd", "#13252b"),  # cards and signs: text goes on these
    ("paper-2", "#f3e8cf", "#1d343b"),  # paper that lies lower
    ("paper-3", "#e9dabb", "#27444b"),  # and lowest: troughs, empty places
    ("paper-edge", "#a48d5c", "#5d7f7c"),
    ("paper-line", "#d8c59c", "#34555a"),  # thin lines on paper
    ("table", "#b9b684", "#0d1b20"),  # the ground that all zones lie on
    ("table-2", "#9aa06c", "#0a1519"),
    ("ink", "#2b281f", "#eee9d6"),  # text and icons
    ("ink-quiet", "#5c5542", "#b3c0b4"),  # of less weight
    ("on-seat", "#fffaf0", "#fffaf0"),  # text on the cloth of a seat
    ("line", "#3a3527", "#7fa39c"),  # outlines of the scenery
    ("line-soft", "#7c7a55", "#41696a"),
    ("glow", "#7d4a00", "#ffd95c"),  # what can be done now, and nothing else
    ("halo", "#ffc21a", "#ffae1f"),
    ("glow-wash", "#fff0bd", "#4a4014"),  # paper that glows
    ("veil", "#f1e6c8", "#0d1b20"),  # over what cannot be chosen now
    ("danger", "#a8201a", "#ff8f7a"),
    ("success", "#14603f", "#7fe0b0"),
    ("shadow", "#4b4a24", "#040d10"),
    ("sky-high", "#a3b9c2", "#081222"),
    ("sky-mid", "#e6cfb8", "#12303f"),
    ("sky-low", "#f9cf86", "#2c5d64"),
    ("sun", "#f3a94c", "#19404a"),
    ("moon", "#fdf8e6", "#f3efd9"),
    ("star", "#b3c3c6", "#dfe9e4"),
    ("far-wood", "#b2ab96", "#1b3f47"),
    ("near-wood", "#71875f", "#11303a"),
    ("crown", "#7f9856", "#153b41"),
    ("crown-lit", "#a8b86c", "#1f5257"),
    ("bark", "#85623f", "#2b3f42"),
    ("floor", "#aab27a", "#0f2a2b"),
    ("moss", "#c6cb93", "#163634"),
    ("clearing", "#e3e2bb", "#1f4542"),
    ("path", "#efe5c2", "#2a544e"),
    ("stone", "#c4beac", "#47636a"),
    ("stone-shade", "#9e9684", "#2f4952"),
    ("bone", "#fffaee", "#efe8d2"),  # dice
    ("bone-dull", "#ddd3ba", "#8d958c"),
    ("pip", "#2b281f", "#14201f"),
    # pieces and icons: their outline, and colours that several games use
    ("edge", "#2b281f", "#f1ecd8"),
    ("dominion", "#8a2748", "#b03a62"),  # points; a number in `on-seat` goes on it
    ("gold", "#e8b53a", "#e8b53a"),  # crowns, prizes
    ("sack", "#c39a63", "#b98d57"),
    ("dusk", "#4a4460", "#6a6488"),  # backs of cards
    ("dusk-pale", "#cfc6dc", "#d9d0ea"),
    ("gate", "#8d6fd1", "#a98cf0"),  # the air inside a portal
    ("spirit-yellow", "#f7cf1e", "#f7cf1e"),
    ("spirit-orange", "#ea7b2d", "#ea7b2d"),
    ("spirit-green", "#1c6a34", "#1c6a34"),
    ("spirit-blue", "#3a83da", "#3a83da"),
    ("spirit-white", "#fffdf4", "#fffdf4"),
    ("spirit-black", "#33293f", "#33293f"),
    # groves by colour: washes that text goes on
    ("grove-yellow", "#f1de92", "#544d17"),
    ("grove-orange", "#efc5a8", "#5e301b"),
    ("grove-green", "#b5d69e", "#163218"),
    ("grove-blue", "#bdd6f0", "#1c4463"),
    ("grove-plain", "#eee8da", "#404e56"),
    ("mist", "#dfe3da", "#1a2e38"),  # the formless, and where it thins out
    ("mist-pale", "#f1f1e6", "#233c47"),
    ("mist-deep", "#c9d1cb", "#11212b"),
    # cubes of six colours, the same in both themes; the outline carries the contrast
    ("cube-purple", "#6d1a80", "#6d1a80"),
    ("cube-blue", "#2f7fd6", "#2f7fd6"),
    ("cube-green", "#2f5d10", "#2f5d10"),
    ("cube-yellow", "#f7d65a", "#f7d65a"),
    ("cube-red", "#f4604a", "#f4604a"),
    ("cube-white", "#fffdf4", "#fffdf4"),
    # paths that glow
    ("ley", "#fffbe8", "#a8f0e4"),
    ("ley-halo", "#7f8f4f", "#2f8f8a"),
)
