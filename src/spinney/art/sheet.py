"""All zones of a table on one sheet: the picture for notebooks, pixels, thumbnails and saved games."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from spinney.art.lettering import shortened
from spinney.art.marks import SEAT_MARKS, mark_symbols, seal
from spinney.art.svg import NAMESPACE, Markup, at, defs, element, g, joined, number, rect, text, title
from spinney.art.theme import THEME_CSS
from spinney.engine.faces.names import seat_mark
from spinney.engine.faces.zones import BOARD, SIDE, Board, Item, Person, Zone

WIDTH: Final = 1280.0
EDGE: Final = 12.0  # around everything, and between zones
GAP: Final = 8.0  # between the items of a zone
HEAD: Final = 22.0  # the title of a zone
COLUMN: Final = 400.0  # what is beside the board
TOP: Final = 44.0  # the line with the title and the people
HIGHEST: Final = 640.0  # of the board
SIGN: Final = "sheet-"
STYLE: Final = element("style", THEME_CSS)


class Placed(NamedTuple):
    """Drawings with their height, from the upper left corner."""

    drawn: Markup
    height: float


def sheet(name: str, board: Board, symbols: str) -> str:
    """One picture of all zones: the board large, the side beside it, everything else below."""
    side = [zone for zone in board.zones if zone.role == SIDE]
    boards = [zone for zone in board.zones if zone.role == BOARD]
    below = [zone for zone in board.zones if zone.role not in (SIDE, BOARD)]
    wide = WIDTH - 2 * EDGE - (COLUMN + EDGE if side else 0)
    left = stacked([*(large(zone, wide) for zone in boards), *(flowing(zone, wide) for zone in below)])
    right = stacked([flowing(zone, COLUMN) for zone in side])
    height = TOP + max(left.height, right.height) + EDGE
    return element(
        "svg",
        title(name, id=f"{SIGN}title"),
        element("desc", board.words, id=f"{SIGN}desc"),
        STYLE,
        defs(mark_symbols(SEAT_MARKS, SIGN), Markup(symbols)),
        rect(width=WIDTH, height=height, class_="f-table"),
        people_line(name, board.people),
        g(left.drawn, transform=at(EDGE, TOP)),
        g(right.drawn, transform=at(WIDTH - EDGE - COLUMN, TOP)) if side else None,
        xmlns=NAMESPACE,
        viewBox=f"0 0 {number(WIDTH)} {number(height)}",
        role="img",
        aria_labelledby=f"{SIGN}title {SIGN}desc",
        class_="spinney sheet",
    )


def people_line(name: str, people: Sequence[Person]) -> Markup:
    """The line at the top of a sheet: which game it is, and the people with their points."""
    heads = [text(name, x=EDGE, y=29, font_size=20, class_="serif bold f-ink")]
    room = (WIDTH - 2 * EDGE - 260) / max(1, len(people))
    for place, person in enumerate(people):
        x = EDGE + 260 + place * room
        words = f"{seat_mark(person.seat)} · {shortened(person.score, room - 60, 15)}"
        heads += [
            seal(SIGN, person.seat, x + 12, 22, 12),
            text(words, x=x + 30, y=28, font_size=15, class_="bold f-ink"),
        ]
    return joined(heads)


def stacked(placed: Iterable[Placed]) -> Placed:
    """Zones one below another."""
    drawn, y = [], 0.0
    for one in placed:
        drawn.append(g(one.drawn, transform=at(0, y)))
        y += one.height + EDGE
    return Placed(joined(drawn), y)


def large(zone: Zone, wide: float) -> Placed:
    """A zone of the board: its items side by side, as large as there is room."""
    items = zone.items
    across = sum(item.width for item in items)
    scale = min(
        (wide - GAP * (len(items) - 1)) / across, HIGHEST / max([item.height for item in items], default=1)
    )
    x = (wide - across * scale - GAP * (len(items) - 1)) / 2
    drawn = []
    for item in items:
        drawn.append(placed_item(item, x, 0, scale))
        x += item.width * scale + GAP
    return Placed(joined(drawn), max([item.height for item in items], default=0) * scale)


def flowing(zone: Zone, wide: float) -> Placed:
    """A zone on paper: its title, and its items in rows like words."""
    drawn, x, y, high = [], EDGE, HEAD + 6.0, 0.0
    inside = wide - 2 * EDGE
    for item in zone.items:
        scale = min(1.0, inside / item.width)
        if x > EDGE and x + item.width * scale > EDGE + inside + 0.1:
            x, y, high = EDGE, y + high + GAP, 0.0
        drawn.append(placed_item(item, x, y, scale))
        x += item.width * scale + GAP
        high = max(high, item.height * scale)
    height = y + high + EDGE
    paper = rect(width=wide, height=height, rx=10, class_="f-paper s-paper-edge", stroke_width=1)
    heading = text(zone.title, x=EDGE, y=HEAD - 2, font_size=15, class_="serif bold f-ink")
    return Placed(joined(paper, heading, drawn), height)


def placed_item(item: Item, x: float, y: float, scale: float) -> Markup:
    """One drawing of a zone, at a point and at a scale."""
    return element(
        "svg",
        [Markup(piece) for piece in item.pieces],
        x=x,
        y=y,
        width=item.width * scale,
        height=item.height * scale,
        viewBox=f"0 0 {number(item.width)} {number(item.height)}",
    )
