"""What drawings are made of: cubes, coins, emblems of Markets and Hubs, Items, signs, on grids of 24"
" units."""

from __future__ import annotations

from typing import Final

from spinney.art.svg import Markup, Value, circle, g, path, rect, symbol, title
from spinney.games.leylines.content.effects import COLOURS
from spinney.games.leylines.picture.keys import PREFIX

DARK: Final = "#1c1408"
OUT: Final = f"stroke='{DARK}' stroke-width='1.6' stroke-linejoin='round' stroke-linecap='round'"

SIGNS: Final = {  # of the colours of cubes
    "purple": "m12 4 1.8 5.2L19 11l-5.2 1.8L12 18l-1.8-5.2L5 11l5.2-1.8Z",
    "blue": "M12 3.5c3 4 5.2 6.2 5.2 9.2a5.2 5.2 0 0 1-10.4 0c0-3 2.2-5.2 5.2-9.2Z",
    "green": "M6.5 17.5C5.5 10 10 5.5 18.5 4.5c0 8.5-4 12.5-9.5 11.5l-2 2.5Z",
    "yellow": "M12 7.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM12 3v2.3M12 16.7V19M4 11h2.3M17.7 11H20M6.4 5.4 8"
    " 7M16 15l1.6 1.6M17.6 5.4 16 7M8 15l-1.6 1.6",
    "red": "M12 3.5c1 4 5 5 5 9a5 5 0 0 1-10 0c0-3 2-4 2.5-6 1 1 2 1 2.5 3 .5-2 .5-4 0-6Z",
    "white": "M8 15.5a3.5 3.5 0 0 1 0-7 4.5 4.5 0 0 1 8.5 1 3 3 0 0 1-.5 6Z",
}
PALE: Final = ("purple", "blue", "green")  # a pale sign goes on these

TOKENS: Final = (  # of Markets: the colour of the awning, and the emblem
    ("#d98a1f", "M8 20h8v-9a4 4 0 0 0-8 0ZM12 7V4"),
    ("#b5475a", "M12 21v-8M12 13a5 5 0 1 1 0-10 5 5 0 0 1 0 10ZM12 18l-4-3M12 17l4-3"),
    (
        "#7a62b8",
        "M12 6v13M12 9C7 3 3 6 4 11c1 4 5 4 8 2M12 9c5-6 9-3 8 2-1 4-5 4-8 2M12 14c-4 1-5 5-3 6M12 14c4 1"
        " 5 5 3 6",
    ),
    ("#2f7fa8", "M12 3c4 5 6 7 6 11a6 6 0 0 1-12 0c0-4 2-6 6-11ZM3 21c3-2 5-2 9 0s6 1 9 0"),
    (
        "#a06aa8",
        "M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6M12 9V4M12 20v-5M9 12H4M20 12h-5M9.5 9.5 6 6M18 18l-3.5-3.5M9.5"
        " 14.5 6 18M18 6l-3.5 3.5",
    ),
    ("#b3592a", "M4 5l5 4h6l5-4v7c0 5-4 8-8 9-4-1-8-4-8-9ZM9 13v.5M15 13v.5M11 17h2"),
)

HUBS: Final = (  # around a middle: a hollow oak, a ring of stones, a bridge with lanterns, a gate in mist
    f"<path d='M-14-2c-4-8 4-14 8-11 2-6 12-6 13 0 7-1 10 6 5 10-2 6-22 8-26 1Z' fill='#4f7a37' {OUT}/>"
    f"<path d='M-5 16c2-6 1-10-2-14h14c-3 4-4 8-1 14Z' fill='#6b4a25' {OUT}/>"
    f"<ellipse cx='0' cy='10' rx='2.6' ry='4.5' fill='{DARK}'/>"
    "<path d='M-11-5c2-4 5-5 8-4M2-10c3-1 6 0 7 3' fill='none' stroke='#86b25e' stroke-width='2'/>",
    f"<path d='M-15 14V-6h8v20ZM7 14V-6h8v20ZM-18-6v-7h36v7Z' fill='#b9b2a4' {OUT}/>"
    "<path d='M-12-2v10M10-2v10M-12-10h20' stroke='#e6e0d2' stroke-width='1.5' fill='none'/>"
    f"<path d='M-4 14c1-5 7-5 8 0Z' fill='#7fa052' {OUT}/>",
    f"<path d='M-18 12c0-20 36-20 36 0h-8c0-10-20-10-20 0Z' fill='#a8743c' {OUT}/>"
    f"<path d='M-9-5v-7M9-5v-7' {OUT}/><path d='M-12-19h6v7h-6ZM6-19h6v7H6Z' fill='#ffe28a' {OUT}/>"
    "<path d='M-16 15q4-3 8 0t8 0 8 0 8 0' fill='none' stroke='#4f8fb0' stroke-width='2.5'/>",
    f"<path d='M-14 14V-2a14 14 0 0 1 28 0v16H7V0A7 7 0 0 0-7 0v14Z' fill='#9a9484' {OUT}/>"
    "<path d='M-13 8q6-4 12 0t12 0M-9 13q5-3 10 0t10 0' stroke='#f2f8f8' stroke-width='2.4' fill='none'/>"
    "<path d='M-4-13v-3h8v3' fill='none' stroke='#57503f' stroke-width='1.5'/>",
)

ITEMS: Final = {
    "lantern": f"<path d='M9 7V5a3 3 0 0 1 6 0v2M5 21h14' fill='none' {OUT}/><path d='M7.5 7h9l1.5 13H6Z'"
    f" fill='#ffe28a' {OUT}/>"
    "<path d='M12 10c2.5 3 2.5 6 0 7-2.5-1-2.5-4 0-7Z' fill='#e0651f'/>",
    "harp": f"<path d='M5 22C3 12 5 5 10 2c3 4 7 6 11 6-1 7-6 12-16 14Z' fill='#d9b877' {OUT}/>"
    f"<path d='M8.5 18.5 10 6.5M12 16.5 12.5 8M15.5 13.5 16 9' stroke='{DARK}' stroke-width='1.2'/>",
    "companion": "<path d='M4 21c-2-7 1-11 6-11l1-6 3 3.5 5.5 1.5-1.5 4-3.5 1c1 4 0 7-2 7Z'"
    f" fill='#b5713d' {OUT}/>"
    f"<path d='M4 20c-3-3-2-8 1-9' fill='none' {OUT}/><circle cx='15' cy='10' r='1.2' fill='{DARK}'/>",
    "tablet": f"<path d='M5 4c4-2.5 10-2.5 14 0v18H5Z' fill='#b9b2a4' {OUT}/>"
    f"<path d='M8.5 9h7M8.5 13h7M8.5 17h4.5' stroke='{DARK}' stroke-width='1.8' stroke-linecap='round'/>",
    "potion": "<path d='M9 2h6v2.5h-1V9l6 10c1 2 0 3.5-2 3.5H6c-2 0-3-1.5-2-3.5L10 9V4.5H9Z'"
    f" fill='#e3f1ee' {OUT}/>"
    "<path d='M8.3 13.5h7.4l3.4 5.8c.5 1 0 1.9-1.3 1.9H6.2c-1.3 0-1.8-.9-1.3-1.9Z' fill='#3fa38a'/>"
    "<circle cx='11' cy='17' r='1.2' fill='#d8fff2'/><circle cx='14' cy='18.8' r='.9' fill='#d8fff2'/>",
    "satchel": f"<path d='M8 9V6a4 4 0 0 1 8 0v3' fill='none' {OUT}/><path d='M3 9h18v12.5H3Z'"
    f" fill='#a8743c' {OUT}/>"
    f"<path d='M3 9c0 7 18 7 18 0' fill='#c08b50' {OUT}/><path d='M10.5 13h3v3.5h-3Z' fill='#e8c15a' {OUT}/>",
}

SMALL: Final = {  # signs of panels and rows
    "coin": f"<circle cx='12' cy='12' r='9.8' fill='#f2c230' {OUT}/><circle cx='12' cy='12' r='6.6'"
    " fill='none'"
    " stroke='#9b6a05' stroke-width='1.2'/><path d='m12 7.5 1.3 2.9 3.1.3-2.3 2.1.7 3.1L12 14.3l-2.8"
    " 1.6.7-3.1-2.3-2.1 3.1-.3Z' fill='#9b6a05'/>",
    "scroll": f"<path d='M5 4h11a3 3 0 0 1 3 3v13H8a3 3 0 0 1-3-3Z' fill='#f6ead0' {OUT}/>"
    "<path d='M8.5 8.5h7M8.5 12h7M8.5 15.5h4' stroke='#6b5a36' stroke-width='1.6' stroke-linecap='round'/>",
    "done": f"<circle cx='12' cy='12' r='10' fill='#3f7d4a' {OUT}/>"
    "<path d='m7 12.5 3.5 3.5L17.5 8.5' fill='none' stroke='#fffdf2' stroke-width='2.8'"
    " stroke-linecap='round'/>",
    "sack": f"<path d='M8 8C4 11 2.5 14 3 18c.4 3 4 4 9 4s8.6-1 9-4c.5-4-1-7-5-10Z' fill='#c39a63' {OUT}/>"
    f"<path d='M7 7.5 6.5 2.5l3 1.5L12 2l2.5 2 3-1.5L17 7.5Z' fill='#a87c45' {OUT}/>",
    "bag": f"<path d='M4 9h16l1.5 11a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2Z' fill='#a8743c' {OUT}/>"
    f"<path d='M8 12V7a4 4 0 0 1 8 0v5' fill='none' {OUT}/>",
    "die": f"<rect x='2.5' y='2.5' width='19' height='19' rx='5' fill='#fffaee' {OUT}/><g"
    f" fill='{DARK}'><circle cx='8'"
    " cy='8' r='1.9'/><circle cx='16' cy='16' r='1.9'/><circle cx='12' cy='12' r='1.9'/></g>",
    "friend": f"<circle cx='12' cy='12' r='11' fill='#dfe6c3' stroke='{DARK}' stroke-width='1.2'/>"
    f"<path d='M7 8 5 3.5 10 6M17 8l2-4.5L14 6' fill='#b5713d' {OUT}/>"
    f"<path d='M12 5c5 0 7 4 6 8s-3 7-6 7-5-3-6-7 1-8 6-8Z' fill='#b5713d' {OUT}/>"
    f"<path d='M12 13c3 0 4 2 3 4.5s-5 2.5-6 0 0-4.5 3-4.5Z' fill='#f4e6cf'/><g fill='{DARK}'>"
    "<circle cx='9.5' cy='11.5' r='1.2'/><circle cx='14.5' cy='11.5' r='1.2'/><path d='M10.8 15.5h2.4L12"
    " 17Z'/></g>",
    "moon": "<path d='M14.8 2A10.2 10.2 0 1 0 22 16.6 8.6 8.6 0 0 1 14.8 2Z' fill='#ffe28a'/>",
    "tick": "<path d='M2.5 12.8 5.8 9.5 9.8 13.5 18.6 4.5 21.8 7.8 9.8 20Z'/>",
    "gavel": f"<path d='M10 2l9.5 9.5-4 4L6 6Z' fill='#a8743c' {OUT}/><path d='m11 12.5 2 2L5 22l-3-3Z'"
    f" fill='#7a5228' {OUT}/>"
    f"<path d='M13 20h9v2.5h-9Z' fill='#7a5228' {OUT}/>",
}


def cube_symbol(colour: str, gap: bool) -> Markup:
    """A cube with the sign of its colour; a gap is where one is missing."""
    ink = "#fffdf4" if colour in PALE else "#33220f"
    line = colour == "yellow"
    sign = path(d=SIGNS[colour], fill="none" if line else ink, stroke=ink, stroke_width=1.7 if line else 0.8,
                stroke_linecap="round")  # fmt: skip
    body = rect(x=1.5, y=1, width=21, height=20.5, rx=4.5, class_=f"f-cube-{colour}")
    edge: dict[str, Value] = {"x": 1.5, "y": 1, "width": 21, "height": 20.5, "rx": 4.5, "fill": "none"}
    words = title(f"{colour} cube{', missing' if gap else ''}")
    id_ = f"{PREFIX}{'gap' if gap else 'cube'}-{colour}"
    if gap:
        dashed = rect(**edge, class_="s-danger", stroke_width=1.8, stroke_dasharray="3.4 2.6")
        return symbol(words, g(body, sign, opacity=0.34), dashed, id=id_, viewBox="0 0 24 24")
    shade = rect(x=1.5, y=3, width=21, height=20, rx=4.5, fill="#120b04", opacity=0.4)
    shine = path(d="M3.6 5.2c0-1.6 1-2.6 2.6-2.6h11.6c1.6 0 2.6 1 2.6 2.6Z", fill="#fff", opacity=0.45)
    return symbol(words, shade, body, shine, sign, rect(**edge, stroke=DARK, stroke_width=1.5), id=id_,
                  viewBox="0 0 24 24")  # fmt: skip


def token_symbol(number: int) -> Markup:
    """The emblem of a Market on a round of its colour."""
    colour, shape = TOKENS[number]
    return symbol(
        circle(cx=12, cy=12, r=11, fill=colour, stroke=DARK, stroke_width=1.4),
        path(d=shape, transform="translate(3.36 3.36) scale(.72)", fill="none", stroke="#fff7df",
             stroke_width=2.3, stroke_linecap="round", stroke_linejoin="round"),
        id=f"{PREFIX}token-{number}",
        viewBox="0 0 24 24",
    )  # fmt: skip


def token_symbols() -> list[Markup]:
    """The emblems of all Markets."""
    return [token_symbol(number) for number in range(len(TOKENS))]


def cube_symbols() -> list[Markup]:
    """Cubes of all colours, present and missing."""
    return [cube_symbol(colour, gap) for colour in COLOURS for gap in (False, True)]


def grid_symbols() -> list[Markup]:
    """Items, Hubs and small signs."""
    return [
        *[small_symbol(f"item-{name}", drawing) for name, drawing in ITEMS.items()],
        *[small_symbol(name, drawing) for name, drawing in SMALL.items()],
        *[
            symbol(Markup(drawing), id=f"{PREFIX}icon-hub-{number}", viewBox="-20 -20 40 40")
            for number, drawing in enumerate(HUBS)
        ],
    ]


def small_symbol(name: str, drawing: str) -> Markup:
    """A sign on the grid of 24 units."""
    return symbol(Markup(drawing), id=f"{PREFIX}icon-{name}", viewBox="0 0 24 24")


def token_colour(token: int) -> str:
    """The colour of a Market's awning; plain canvas before there is a token."""
    return TOKENS[token % len(TOKENS)][0] if token >= 0 else "#b9a27a"


def token_id(token: int) -> str:
    """The symbol of a Market's emblem."""
    return f"{PREFIX}token-{token % len(TOKENS)}"
