"""Buildings: the structures of the edition, each as it stands on its tile, and the town hall.

They are drawn 64 by 62 units. Flags leave their cloth open: it comes from the `use` that draws them.
"""

from __future__ import annotations

from typing import Final

ROUND: Final = "stroke-linejoin='round' stroke-linecap='round'"
B: Final = f"stroke='#3d3525' stroke-width='2.2' {ROUND}"
WIDE: Final = f"stroke='#3d3525' stroke-width='3' {ROUND}"
SHADOW: Final = "<ellipse cx='32' cy='56' rx='27' ry='4.5' fill='#1b1206' stroke='none' opacity='.3'/>"


def line(shape: str, colour: str, wide: float) -> str:
    """A line of a building's drawing."""
    return f"<path d='{shape}' fill='none' stroke='{colour}' stroke-width='{wide:g}' {ROUND}/>"


def solid(shape: str, colour: str) -> str:
    """A filled and outlined shape of a building's drawing."""
    return f"<path d='{shape}' fill='{colour}' {B}/>"


def flag(shape: str) -> str:
    """A flag on a building, in the cloth of whoever owns it."""
    return f"<path d='{shape}' {B}/>"


def dark(shape: str, colour: str = "#3d3525") -> str:
    """A gate, a window: a shape of a building without an outline."""
    return f"<path d='{shape}' fill='{colour}' stroke='none'/>"


def disc(x: float, y: float, r: float, colour: str, pen: str = B) -> str:
    """A round thing on a building's drawing."""
    return f"<circle cx='{x:g}' cy='{y:g}' r='{r:g}' fill='{colour}' {pen}/>"


BARE: Final = "stroke='none'"
TYRFING: Final = {
    "TY-STR": (
        solid("M6 56V26h8v-6h6v6h8V14h8v12h8v-6h6v6h8v30Z", "#b9b2a4")
        + dark("M24 56V42a8 8 0 0 1 16 0v14Z")
        + flag("M32 14V3l11 4-11 4")
        + line("M12 36h8M44 36h8M14 46h6M44 46h6", "#7c7566", 2.5)
    ),
    "TY-TUN": (
        solid("M4 56C6 26 20 12 32 12s26 14 28 44Z", "#a39a86")
        + solid("M16 56C16 36 24 26 32 26s16 10 16 30Z", "#221c14")
        + line("M14 30l6 5M50 30l-6 5M32 12v9", "#3d3525", 2.5)
        + line("M22 56 30 40M42 56 34 40M24 52h16M27 46h10", "#b98348", 2.5)
    ),
    "TY-VLT": (
        f"<rect x='8' y='18' width='48' height='38' rx='5' fill='#8f8a80' {B}/>"
        + solid("M12 18l6-8h28l6 8Z", "#b9b2a4")
        + disc(32, 37, 13, "#cfcac0")
        + f"<path d='M32 27v20M22 37h20' fill='none' {B}/>"
        + disc(32, 37, 4.5, "#f2c230")
    ),
}
ALFHEIM: Final = {
    "AL-CAS": (
        solid("M26 56V24h12v32Z", "#f3efe2")
        + solid("M10 56V34h11v22ZM43 56V34h11v22Z", "#e6e3d2")
        + solid("M32 2 22 25h20ZM15.5 18 8 35h15ZM48.5 18 41 35h15Z", "#6b9a5b")
        + dark("M29 56V46a3 3 0 0 1 6 0v10Z")
        + line("M4 56c4-8 8-10 12-4M60 56c-4-8-8-10-12-4", "#4f7a33", 3)
    ),
    "AL-MKT": (
        solid("M10 30h44v26H10Z", "#f3e6c6")
        + solid(
            "M6 30 12 14h40l6 16c-3 5-7 5-10 0-3 5-8 5-11 0-3 5-7 5-10 0-3 5-8 5-11 0-3 5-7 5-10 0Z",
            "#6b9a5b",
        )
        + line("M22 15l-4 14M32 15v14M42 15l4 14", "#fff8e6", 3)
        + f"<path d='M14 44h36' fill='none' {B}/>"
        + disc(22, 42, 3.5, "#c0512c", BARE)
        + disc(31, 42, 3.5, "#f2c230", BARE)
        + disc(40, 42, 3.5, "#6a35b0", BARE)
    ),
    "AL-WHF": (
        line("M4 50c6-5 10 5 16 0s10 5 16 0 10 5 24 0", "#2d79a8", 3)
        + line("M14 41v15M28 41v15M42 41v15", "#6d4519", 4)
        + solid("M8 34h48v7H8Z", "#b98348")
        + flag("M40 34V10l16 4-16 5")
        + f"<rect x='14' y='22' width='13' height='12' fill='#d9b877' {B}/>"
    ),
}
LIBERTATIA: Final = {
    "LI-SHP": (
        solid("M4 38h56c-2 12-8 18-14 18H18C12 56 6 50 4 38Z", "#8a5a2c")
        + f"<path d='M31 38V6' fill='none' {WIDE}/>"
        + solid("M33 8c14 4 18 14 16 26H33ZM29 12C18 16 13 24 13 34h16Z", "#2b261c")
        + line("m38 18 4 4m0-4-4 4", "#fff", 2)
        + line("M8 45h46", "#f2c230", 2)
    ),
    "LI-FRT": (
        solid("M8 56 10 24l4-6 4 6v4l4-8 4 8 5-9 5 9 4-8 4 8v-4l4-6 4 6 2 32Z", "#a8743c")
        + line("M18 28v28M27 28v28M37 28v28M46 28v28", "#6d4519", 1.8)
        + dark("M26 56V44h12v12Z")
        + flag("M32 18V4l12 4-12 4")
    ),
    "LI-TRS": (
        solid("M4 56c4-12 14-16 28-16s24 4 28 16Z", "#dcbf7e")
        + solid("M14 44V32c0-8 6-11 18-11s18 3 18 11v12Z", "#b06f33")
        + f"<path d='M14 34h36' fill='none' {B}/>"
        + f"<rect x='28' y='30' width='8' height='9' rx='2' fill='#f2c230' {B}/>"
        + disc(20, 44, 4, "#f2c230")
        + disc(44, 45, 4, "#f2c230")
    ),
}
DOVRE: Final = {
    "DO-OUT": (
        line("M18 56 24 30M46 56 40 30M21 44h22M20 50l22-10M44 50 22 40", "#6d4519", 3.6)
        + solid("M18 16h28v15H18Z", "#a8743c")
        + solid("M14 17 32 5l18 12Z", "#7a5a3a")
        + line("M24 22v8M32 20v10M40 22v8", "#6d4519", 1.8)
        + flag("M32 6V-2l10 3-10 4")
    ),
    "DO-FOR": (
        solid("M4 56 7 30l5-12 5 12v4l6-18 9-12 9 12 6 18v-4l5-12 5 12 3 26Z", "#7d7680")
        + solid("M20 34 24 14l8-10 8 10 4 20Z", "#938b95")
        + dark("M24 56V45l8-8 8 8v11Z", "#241b26")
        + line("M28 46v10M36 46v10M32 42v14", "#938b95", 1.8)
        + dark("M28 20l4-5 4 5-4 6Z", "#d8702c")
    ),
    "DO-CMP": (
        solid("M4 56 26 16l6-6 6 6 22 40Z", "#b08a5c")
        + solid("M22 56 32 26l10 30Z", "#3d2a1c")
        + line("M26 16 22 6M38 16l4-10M12 56l14-30M52 56 38 26", "#6d4519", 2.4)
        + disc(10, 52, 5, "#8e2c1c")
        + line("M10 48v8M6 52h8", "#f2d9a0", 1.8)
    ),
}
ANUNNA: Final = {
    "AN-TEM": (
        solid("M4 56v-6h56v6Z", "#d8c08a")
        + solid("M10 50V27h8v23ZM28 50V27h8v23ZM46 50V27h8v23Z", "#efe0b4")
        + solid("M4 27 32 8l28 19Z", "#e5cf92")
        + disc(32, 20, 4, "#c0862a")
        + dark("M21 50V32h4v18ZM39 50V32h4v18Z", "#7a5a2a")
    ),
    "AN-SHR": (
        solid("M12 56v-7h8v-8h-5v-6h34v6h-5v8h8v7Z", "#e0cf9f")
        + solid("M32 6c2 8 11 12 11 20a11 9 0 0 1-22 0c0-6 8-10 11-20Z", "#f0842c")
        + dark("M32 17c1 4 5 6 5 10a5 5 0 0 1-10 0c0-3 4-5 5-10Z", "#ffd65c")
        + line("M22 45h20", "#b05fd0", 2.6)
    ),
    "AN-ZIG": (
        solid("M4 56V46h56v10Z", "#cdb172")
        + solid("M12 46V35h40v11Z", "#d8bf84")
        + solid("M20 35V24h24v11Z", "#e3cd97")
        + solid("M26 24V14h12v10Z", "#eedcae")
        + solid("M28 56V24h8v32Z", "#f6ebc8")
        + line("M28 30h8M28 36h8M28 42h8M28 48h8", "#a58949", 1.6)
        + dark("M29 14l3-7 3 7Z", "#4a8fb8")
    ),
}
OTHERS: Final = {
    "hall": (
        solid("M6 56V32h18v24ZM40 56V32h18v24Z", "#efe3c8")
        + solid("M2 33 15 20l13 13ZM36 33 49 20l13 13Z", "#9c5b34")
        + solid("M20 56V26h24v30Z", "#f8edd4")
        + solid("M16 28 32 10l16 18Z", "#b06a3c")
        + dark("M27 56V44a5 5 0 0 1 10 0v12Z", "#5c3c1c")
        + disc(32, 34, 4, "#fff")
        + f"<path d='M32 10V2' fill='none' {B}/>"
    ),
    "tile": (
        solid("M10 56V30h44v26Z", "#efe3c8")
        + solid("M4 31 32 10l28 21Z", "#b06a3c")
        + dark("M27 56V44h10v12Z", "#5c3c1c")
        + flag("M32 10V1l10 3-10 4")
    ),
}
STRUCTURES: Final = {**TYRFING, **ALFHEIM, **LIBERTATIA, **DOVRE, **ANUNNA}
BUILDINGS: Final = {**STRUCTURES, **OTHERS}


def building(kind: str) -> str:
    """The name of the drawing of a kind of structure; one that nobody has drawn is a plain house."""
    return f"tile-{kind}" if kind in STRUCTURES else "tile-tile"
