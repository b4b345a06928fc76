"""How a `Sketch` gets its colours: the style words that games may use, and their Rich styles.

A span of a sketch is a text and a style: one of the words below, or several with spaces between.

| word | for |
| --- | --- |
| `seat0` .. `seat5` | what belongs to a seat |
| `title` | the name of a thing: the game, a place, a heading |
| `strong` | what matters now |
| `dim` | lines, hints, whatever may be overlooked |
| `glow` | what can be done now, and nothing else |
| `good`, `danger` | what helps, and what threatens or was done to the reader |

Every colour has a contrast of four or more to white and to black, so that it can be read on light and dark
terminals. Nothing may be told by colour alone: with `--no-color` or `NO_COLOR` none is left, so pieces of
different seats and states differ in shape or letter. Where a terminal knows no more than ASCII, the shapes
of `ASCII` stand for those that sketches use.
"""

from __future__ import annotations

import sys
from typing import Final

from rich.console import Console
from rich.style import Style
from rich.text import Text

from spinney.engine.parts import Sketch

STYLES: Final[dict[str, Style]] = {
    "seat0": Style.parse("color(130)"),  # amber
    "seat1": Style.parse("color(98)"),  # violet
    "seat2": Style.parse("color(30)"),  # teal
    "seat3": Style.parse("color(64)"),  # moss
    "seat4": Style.parse("color(164)"),  # magenta
    "seat5": Style.parse("color(243)"),  # stone
    "title": Style.parse("bold"),
    "strong": Style.parse("bold"),
    "dim": Style.parse("color(243)"),
    "glow": Style.parse("bold color(31)"),
    "good": Style.parse("bold color(28)"),
    "danger": Style.parse("bold color(161)"),
}

ASCII: Final = str.maketrans(
    {
        **dict.fromkeys("╭╮╰╯╔╗╚╝┌┐└┘├┤┬┴┼", "+"),
        **dict.fromkeys("─–—", "-"),
        **dict.fromkeys("│║", "|"),
        **{"△": "^", "▷": ">", "▲": "A", "▶": "}", "□": "o", "■": "#", "·": ".", "═": "=", "…": "."},
        **{"╱": "/", "╲": "\\", "≤": "<=", "≥": ">=", "×": "x", "→": "->"},
    }
)


def make_console(no_color: bool = False) -> Console:
    """The console that a command prints on: styles but no markup, and no colours where none are wanted."""
    return Console(
        file=sys.stdout, highlight=False, markup=False, emoji=False, no_color=True if no_color else None
    )


def style_of(words: str) -> Style:
    """The Rich style of one or more style words; a word that is not in the vocabulary is plain."""
    return Style.combine([Style.null(), *(STYLES.get(word, Style.null()) for word in words.split())])


def painted_sketch(console: Console, sketch: Sketch) -> Text:
    """A sketch of a board as one styled text, ready to be printed."""
    lines = [
        Text.assemble(*((printable_shapes(console, text), style_of(style)) for text, style in line))
        for line in sketch
    ]
    return Text("\n").join(lines)


def printable_shapes(console: Console, text: str) -> str:
    """The text of a sketch with shapes that this console can print: ASCII ones where it knows no others."""
    return text.translate(ASCII) if console.options.ascii_only else text
