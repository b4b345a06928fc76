"""Small things: units as shapes, resources, marks of factions, VP, signs with words."""

from __future__ import annotations

from functools import cache, lru_cache, partial
from typing import Final

from spinney.art import marks, plates
from spinney.art.layout import Zone
from spinney.art.lettering import numeral
from spinney.art.marks import SEAT_MARKS
from spinney.art.offers import NOTHING, Offer
from spinney.art.plates import count_pill, paper
from spinney.art.svg import Markup, at, circle, g, path, rect, title, use
from spinney.games.shifting_realms.picture.layout import PREFIX

FILLS: Final = {"wood": "bark", "stone": "resource-stone", "gold": "gold", "magic": "resource-magic"}
SILHOUETTES: Final = {"wood": "log", "stone": "pebble", "gold": "sun", "magic": "spark"}
PALE: Final = ("wood", "magic")  # a pale mark goes on these
MARKS: Final = (*SEAT_MARKS, *SILHOUETTES.values(), "tick")
HOOD: Final = (
    "M0-11.5C4-11.5 5.8-8 5-4.8C8.4-2.5 9.3 4 9.3 10Q0 12.8-9.3 10C-9.3 4-8.4-2.5-5-4.8C-5.8-8-4-11.5 0-11.5Z"
)
SHIELD: Final = "M-9.5-10Q-4-8 0-11.5Q4-8 9.5-10V0C9.5 6 5 10 0 12.5C-5 10-9.5 6-9.5 0Z"
LYING: Final = "M-11-1Q-9 4-11 9H1C7 9 11 6 13 4C11 2 7-1 1-1Z"
SHAPES: Final = {"scout": HOOD, "soldier": SHIELD, "flat": LYING}
MARK_AT: Final = {"scout": (0.0, 3.6, 11.0), "soldier": (0.0, -0.6, 12.5), "flat": (-1.0, 4.0, 8.5)}
MOST_STACKED: Final = 4  # figures of a stack that are drawn


def cloth(seat: int) -> str:
    """The colour of a faction."""
    return f"seat-{seat + 1}"


seal = partial(marks.seal, PREFIX)


# Units.


@lru_cache(8192)
def stack(
    seat: int,
    shape: str,
    count: int,
    x: float,
    y: float,
    scale: float,
    name: str = "",
    tired: bool = False,
    most: int = MOST_STACKED,
) -> Markup:
    """Units of a kind, one behind another, and how many; a boot where some have moved. With a name each is a
    piece that glides."""
    shown = min(count, most)
    return g(
        [
            figure(seat, shape, f"{name}-{number}" if name else "", (shown - 1 - number) * 2.2)
            for number in range(shown)
        ],
        count_pill(count, 7.5 if count < 10 else 5.5, 9, 13) if count > 1 else None,
        boot() if tired else None,
        transform=at(x, y, scale),
        pointer_events="none",
    )


@lru_cache(8192)
def figure(seat: int, shape: str, name: str, behind: float) -> Markup:
    """One unit: scouts are hooded, soldiers are shields, flat ones lie."""
    mark_x, mark_y, size = MARK_AT[shape]
    return g(
        path(d=SHAPES[shape], class_=f"thin f-{cloth(seat)}-cloth s-on-seat"),
        marks.seat_mark(PREFIX, seat, mark_x, mark_y, size) if not behind else None,
        transform=at(-behind, -behind * 0.6) if behind else None,
        id=f"{PREFIX}{name}" if name else None,
        data_piece=f"{shape}-{seat}" if name else None,
    )


@cache
def boot() -> Markup:
    """The small boot on units that have moved."""
    return g(
        circle(cx=8, cy=-8, r=6.2, class_="f-paper s-edge", stroke_width=1),
        use(f"{PREFIX}sign-boot", 8, -8, 8.5, class_="f-ink"),
    )


# Resources and VP.


@lru_cache(1024)
def resource(name: str, x: float, y: float, size: float) -> Markup:
    """A resource token: a square in its colour, with its sign."""
    half = size / 2
    ink = "f-on-seat" if name in PALE else "f-pip"
    return g(
        rect(
            x=x - half,
            y=y - half,
            width=size,
            height=size,
            rx=size * 0.25,
            class_=f"thin f-{FILLS[name]} s-edge",
        ),
        use(f"{PREFIX}mark-{SILHOUETTES[name]}", x, y, size * 0.74, class_=ink),
        pointer_events="none",
    )


@lru_cache(2048)
def cost_row(goods: tuple[tuple[str, int], ...], x: float, y: float, size: float, pitch: float = 0) -> Markup:
    """Resources with their numbers, from the left."""
    row: list[Markup] = []
    for place, (name, count) in enumerate(goods):
        left = x + place * (pitch or size + 14)
        row.append(resource(name, left, y, size))
        row.append(numeral(count, left + size / 2 + 2, y + 4.5, size * 0.8, "f-ink"))
    return g(row, pointer_events="none")


@lru_cache(1024)
def medal(vp: int, x: float, y: float, radius: float = 10) -> Markup:
    """A VP token: the VP of a tile, a card or a faction on a crimson disc."""
    return g(
        title(f"{vp} VP"),
        circle(cx=x, cy=y, r=radius, class_="thin f-dominion s-edge"),
        numeral(vp, x, y + radius * 0.38, radius * 1.1, "middle f-on-seat"),
        pointer_events="none",
    )


# Paper.


@lru_cache(512)
def sheet(edge: str, wide: float, high: float, seed: int, ground: str = "paper") -> Markup:
    """A piece of paper of the realms, for faction boards and the score track."""
    return paper(wide, high, seed, 10, f"f-{ground} line s-{edge}")


@lru_cache(2048)
def button(key: str, words: str, zone: Zone, offer: Offer = NOTHING) -> Markup:
    """A sign of the realms' tray that can be touched, with a few words on it, small as a token."""
    return plates.button(PREFIX, key, words, words, zone, offer, min(15, max(12, zone.height * 0.5)))
