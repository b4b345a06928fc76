"""Small things: units as shapes, resources, marks of factions, VP, signs with words; and words that fit."""

from __future__ import annotations

from functools import cache, lru_cache, partial
from typing import Final

from spinney.art import marks
from spinney.art.board import lantern, part
from spinney.art.marks import SEAT_MARKS
from spinney.art.offers import NOTHING, Offer
from spinney.art.shapes import card
from spinney.art.svg import Markup, at, circle, g, path, rect, text, title, use
from spinney.games.shifting_realms.picture_layout import PREFIX

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
LETTER: Final = 0.56  # the width of a letter, as part of its size
SERIF: Final = 0.5


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
        badge(count) if count > 1 else None,
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
        use(f"{PREFIX}mark-{SEAT_MARKS[seat]}", mark_x, mark_y, size, class_="f-on-seat")
        if not behind
        else None,
        transform=at(-behind, -behind * 0.6) if behind else None,
        id=f"{PREFIX}{name}" if name else None,
        data_piece=f"{shape}-{seat}" if name else None,
    )


@cache
def boot() -> Markup:
    return g(
        circle(cx=8, cy=-8, r=6.2, class_="f-paper s-edge", stroke_width=1),
        use(f"{PREFIX}sign-boot", 8, -8, 8.5, class_="f-ink"),
    )


@lru_cache(64)
def badge(count: int) -> Markup:
    wide = 13 if count < 10 else 17
    return g(
        rect(x=14 - wide, y=2.5, width=wide, height=13, rx=6.5, class_="f-paper s-edge", stroke_width=1),
        text(str(count), x=14 - wide / 2, y=13, font_size=12, class_="bold middle f-ink"),
    )


# Resources and VP.


@lru_cache(1024)
def resource(name: str, x: float, y: float, size: float) -> Markup:
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
        row.append(
            text(
                str(count),
                x=left + size / 2 + 2,
                y=y + 4.5,
                font_size=max(12, size * 0.8),
                class_="bold f-ink",
            )
        )
    return g(row, pointer_events="none")


@lru_cache(1024)
def medal(vp: int, x: float, y: float, radius: float = 10) -> Markup:
    """VP on a crimson disc."""
    return g(
        title(f"{vp} VP"),
        circle(cx=x, cy=y, r=radius, class_="thin f-dominion s-edge"),
        text(
            str(vp),
            x=x,
            y=y + radius * 0.38,
            font_size=max(12, radius * 1.1),
            class_="bold middle f-on-seat",
        ),
        pointer_events="none",
    )


# Paper.


@lru_cache(512)
def sheet(edge: str, wide: float, high: float, seed: int, ground: str = "paper") -> Markup:
    return path(d=card(0, 0, wide, high, seed, 10), class_=f"f-{ground} line s-{edge}")


@lru_cache(2048)
def button(
    key: str, words: str, x: float, y: float, wide: float, high: float, offer: Offer = NOTHING
) -> Markup:
    """A sign with a few words on it."""
    return part(
        PREFIX,
        key,
        words + offer.words,
        rect(width=wide, height=high, rx=7, class_="thin f-paper s-paper-edge"),
        lantern(rect(x=1, y=1, width=wide - 2, height=high - 2, rx=7)) if offer else None,
        text(
            words,
            x=wide / 2,
            y=high / 2 + 5,
            font_size=min(15, max(12, high * 0.5)),
            class_="bold middle f-ink",
            pointer_events="none",
        ),
        actions=offer.actions,
        transform=at(x, y),
    )


def shortened(words: str, wide: float, size: float, letter: float = LETTER) -> str:
    """As much of the words as there is room for."""
    most = max(3, int(wide / (size * letter)))
    return words if len(words) <= most else f"{words[: most - 1].rstrip()}…"


@lru_cache(2048)
def wrapped(words: str, wide: float, size: float, most: int, letter: float = LETTER) -> tuple[str, ...]:
    """Words on a few lines; only a last line that is too long loses its end."""
    room = max(3, int(wide / (size * letter)))
    lines = [""]
    for word in words.split():
        longer = f"{lines[-1]} {word}".strip()
        if len(longer) <= room or len(lines) == most or not lines[-1]:
            lines[-1] = longer
        else:
            lines.append(word)
    return (*lines[:-1], shortened(lines[-1], wide, size, letter))


def lines_of(lines: tuple[str, ...], x: float, y: float, size: float, step: float, look: str) -> list[Markup]:
    return [
        text(line, x=x, y=y + number * step, font_size=size, class_=look, pointer_events="none")
        for number, line in enumerate(lines)
    ]
