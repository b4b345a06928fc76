"""What stands in the forest: four kinds of tree, caravans, travellers with lanterns."""

from __future__ import annotations

from typing import Final

from spinney.art.svg import Markup, symbol, title
from spinney.games.leylines.picture.drawings.glyphs import OUT
from spinney.games.leylines.picture.keys import PREFIX

SHADE: Final = "fill='#0d1206' opacity='.4'"
LIT: Final = "fill='none' stroke-width='2.4' stroke-linecap='round'"
TREES: Final = {  # by kind: width and height of the grid, and the drawing
    "fern": (
        "0 0 40 53",
        f"<ellipse cx='20' cy='49' rx='14' ry='3.5' {SHADE}/><path d='M20 49V32' stroke='#4a3018'"
        " stroke-width='5'/>"
        "<path d='M20 4c10 0 17 7 16 16 4 8-3 16-11 15-3 4-9 3-11-1C6 35 0 27 5 20 4 10 10 4 20 4Z'"
        " fill='#4f7a37'"
        f" {OUT}/><path d='M11 16c2-6 8-8 13-6M9 25c2-2 5-3 8-2M23 22c4-3 8-2 10 0' stroke='#86b25e' {LIT}/>",
    ),
    "birch": (
        "-4 0 40 60",
        f"<ellipse cx='16' cy='57' rx='11' ry='3' {SHADE}/><path d='M13 57 14 18h5l1 39Z' fill='#eceae0'"
        f" {OUT}/>"
        "<path d='M14 40h4M15 46h4M14 52h3' stroke='#3a342a' stroke-width='1.8'/>"
        "<path d='M16 2c9 2 13 10 11 18-1 8-6 13-11 14C10 33 5 28 5 20 4 10 8 4 16 2Z' fill='#7fa3a0'"
        f" {OUT}/>"
        f"<path d='M10 14c2-4 6-6 10-5M9 22c4-3 9-3 12-1' stroke='#c3dcd6' {LIT}/>",
    ),
    "ember": (
        "-1 0 40 53",
        f"<ellipse cx='19' cy='49' rx='14' ry='3.5' {SHADE}/>"
        "<path d='M19 49V30M19 40l-7-7M19 37l7-6' stroke='#4a2c18' stroke-width='4' fill='none'/>"
        "<path d='M19 3c9 0 14 6 14 13 6 5 3 14-4 15-4 5-15 5-19 0C3 30 0 21 6 16 5 9 10 3 19 3Z'"
        " fill='#c4622e'"
        f" {OUT}/><path d='M12 14c2-5 7-6 11-4M8 23c3-3 6-3 9-1M23 21c3-2 6-2 8 0' stroke='#f2a65a' {LIT}/>",
    ),
    "mire": (
        "-1 0 40 55",
        f"<ellipse cx='19' cy='51' rx='15' ry='3.5' {SHADE}/>"
        "<path d='M17 51c1-12 0-20-2-28M21 51c-1-10 1-18 4-24' stroke='#3d2f1c' stroke-width='4'"
        " fill='none'/>"
        "<path d='M19 5c11 0 17 8 16 18l-3 13-3-9-3 12-4-11-4 12-3-12-4 10-2-11-4 8C2 23 6 5 19 5Z'"
        " fill='#8b8436'"
        f" {OUT}/><path d='M11 15c3-4 8-5 13-3M9 25v7M17 24v8M25 24v7' stroke='#c3bb61' {LIT}/>",
    ),
}

# A wagon around a middle; the awning takes the colour of whoever draws it.
CARAVAN: Final = (
    "<ellipse cx='0' cy='23' rx='40' ry='6.5' fill='#120b04' opacity='.45'/>"
    f"<path d='M-34-2h68v20h-68Z' fill='#f6ead0' {OUT}/><path d='M-34 6h68' stroke='#cdb684'"
    " stroke-width='1.4'/>"
    f"<path d='M-38-2c2-16 18-24 38-24s36 8 38 24Z' {OUT}/>"
    "<path d='M-25-2c0-12 6-20 12-22M-8-2c-1-10 1-18 4-24M8-2c1-10-1-18-4-24M25-2c0-12-6-20-12-22'"
    " stroke='#fff3d6' stroke-width='3.5' opacity='.75' fill='none'/>"
    f"<g fill='#7a5228' {OUT}><circle cx='-22' cy='20' r='8'/><circle cx='22' cy='20' r='8'/></g>"
    "<g fill='#1c1408'><circle cx='-22' cy='20' r='2'/><circle cx='22' cy='20' r='2'/></g>"
    "<path d='M-40-4v8M40-4v8' stroke='#1c1408' stroke-width='2'/>"
    f"<g fill='#ffe28a' {OUT}><path d='M-43 4h6v8h-6ZM37 4h6v8h-6Z'/></g>"
)

# A hooded traveller; cloth, outline and tint are those of a seat.
TRAVELLER: Final = (
    "<ellipse cx='19' cy='53' rx='15' ry='3.6' fill='#120b04' stroke='none' opacity='.5'/>"
    "<path d='M18 7C9 7 8 15 9 21 4 28 4 42 3 51c8 4 22 4 30 0-1-9-1-23-6-30 1-6 0-14-9-14Z' fill='#fff8e2'"
    " stroke='#fff8e2' stroke-width='5.5' stroke-linejoin='round'/>"
    "<path d='M32 12v40' stroke='#1a120a' stroke-width='4.4' stroke-linecap='round' fill='none'/>"
    "<path d='M32 12v40' stroke='#a9793f' stroke-width='2' fill='none'/>"
    "<path d='M32 13h5.5v4' stroke='#1a120a' stroke-width='2.2' fill='none'/>"
    "<circle cx='37.5' cy='21.5' r='9' fill='#ffd76a' stroke='none' opacity='.45'/>"
    "<path d='M34 17h7v9h-7Z' fill='#ffe28a' stroke='#1a120a' stroke-width='1.6'/>"
    "<path d='M18 7C9 7 8 15 9 21 4 28 4 42 3 51c8 4 22 4 30 0-1-9-1-23-6-30 1-6 0-14-9-14Z' stroke-width='2'"
    " stroke-linejoin='round'/>"
    "<path d='M18 12c-5 0-6 4-5.5 8s3 6 5.5 6 5-2 5.5-6-.5-8-5.5-8Z' fill='#f0cfa4' stroke-width='1.3'/>"
    "<g fill='#1a120a' stroke='none'><circle cx='16' cy='19' r='1.2'/><circle cx='20.4' cy='19' r='1.2'/></g>"
    "<path d='M9 27c5 4 13 4 18 0' stroke='currentColor' stroke-width='2.6' fill='none'/>"
)


def figure_symbols() -> list[Markup]:
    """Trees, the caravan of a Market, and a traveller."""
    trees = [
        symbol(title(f"{name} tree"), Markup(drawing), id=f"{PREFIX}tree-{name}", viewBox=box)
        for name, (box, drawing) in TREES.items()
    ]
    return [
        *trees,
        symbol(title("caravan"), Markup(CARAVAN), id=f"{PREFIX}caravan", viewBox="-46 -30 92 62"),
        symbol(title("traveller"), Markup(TRAVELLER), id=f"{PREFIX}traveller", viewBox="0 2 48 56"),
    ]
