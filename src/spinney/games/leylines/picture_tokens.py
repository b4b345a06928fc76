"""Small things: cubes, Gold, marks of seats, travellers, words that fit."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Final

from spinney.art import marks
from spinney.art.board import lantern, part
from spinney.art.marks import SEAT_MARKS
from spinney.art.offers import NOTHING, Offer
from spinney.art.svg import Markup, at, circle, ellipse, g, path, rect, text, title, use
from spinney.games.leylines.cards import COLOURS
from spinney.games.leylines.cubes import counts_of, of
from spinney.games.leylines.picture_icons import TRAVELLER
from spinney.games.leylines.picture_layout import PREFIX

Counts = tuple[tuple[str, int], ...]
WIDE: Final = 0.56  # of the size of a letter, on average
SERIF: Final = 0.54


@lru_cache(1 << 13)
def counted(heap: int) -> Counts:
    """The colours of a heap, with how many there are."""
    return tuple((name, count) for name, count in zip(COLOURS, counts_of(heap), strict=True) if count)


@lru_cache(1 << 13)
def row_of(heap: int) -> tuple[str, ...]:
    """The cubes of a heap one by one."""
    return tuple(colour for colour, count in counted(heap) for _ in range(count))


@lru_cache(1 << 13)
def told(heap: int) -> str:
    """A heap in words."""
    return ", ".join([f"{count} {colour}" for colour, count in counted(heap)])


@lru_cache(1 << 14)
def cube(colour: str, x: float, y: float, size: float, key: str = "", gap: bool = False) -> Markup:
    """A cube around a middle. With a key it glides: cubes of a colour are the same to the eye."""
    return use(
        f"{PREFIX}{'gap' if gap else 'cube'}-{colour}",
        x,
        y,
        size,
        id=f"{PREFIX}{key}" if key else None,
        data_piece=f"cube-{colour}" if key else None,
        pointer_events="none",
    )


@lru_cache(1 << 12)
def cube_row(heap: int, x: float, y: float, size: float, gap: float, key: str = "") -> Markup:
    """Cubes one by one, from the left."""
    return g(
        [
            cube(colour, x + step * gap, y, size, f"{key}-{step}" if key else "")
            for step, colour in enumerate(row_of(heap))
        ]
    )


@lru_cache(1 << 12)
def price_row(need: int, have: int, x: float, y: float, size: float, gap: float) -> Markup:
    """Cubes that are wanted; those that are missing are only outlined."""
    drawn, step = [], 0
    for kind, colour in enumerate(COLOURS):
        for number in range(int(of(need, kind))):
            drawn.append(cube(colour, x + step * gap, y, size, gap=number >= of(have, kind)))
            step += 1
    return g(drawn)


@lru_cache(1024)
def chip(
    key: str, colour: str, count: int, words: str, x: float, y: float, size: float, offer: Offer
) -> Markup:
    """A cube and how many there are, from the left edge; what there is none of is pale."""
    wide, high = size * 2, size * 1.4
    outline = rect(x=-4, y=-high / 2, width=wide + 4, height=high, rx=size * 0.35)
    return part(
        PREFIX,
        key,
        words + offer.words,
        rect(x=-4, y=-high / 2, width=wide + 4, height=high, rx=size * 0.35, fill_opacity=0),
        lantern(outline) if offer else None,
        g(
            cube(colour, size / 2, 0, size),
            text(str(count), x=size + 4, y=size * 0.3, font_size=max(12, size * 0.72), class_="bold f-ink"),
            opacity=None if count or offer else 0.45,
        ),
        actions=offer.actions,
        transform=at(x, y),
    )


@lru_cache(512)
def button(
    key: str, words: str, hint: str, x: float, y: float, wide: float, high: float, offer: Offer = NOTHING
) -> Markup:
    """A sign with a number on it."""
    return part(
        PREFIX,
        key,
        hint + offer.words,
        rect(width=wide, height=high, rx=6, class_="thin f-paper s-paper-edge"),
        lantern(rect(x=1, y=1, width=wide - 2, height=high - 2, rx=6)) if offer else None,
        text(
            words,
            x=wide / 2,
            y=high / 2 + 4.5,
            font_size=13,
            class_="bold middle f-ink",
            pointer_events="none",
        ),
        actions=offer.actions,
        transform=at(x, y),
    )


@lru_cache(1024)
def coin(gold: int, x: float, y: float, radius: float, words: str) -> Markup:
    return g(
        title(words),
        circle(cx=x, cy=y, r=radius, class_="thin f-gold s-edge"),
        circle(cx=x, cy=y, r=radius - 2.4, class_="none s-pip", stroke_width=0.7, opacity=0.5),
        text(
            str(gold),
            x=x,
            y=y + radius * 0.36 + 0.6,
            font_size=max(12, radius),
            class_="bold middle f-pip",
            pointer_events="none",
        ),
    )


seal = partial(marks.seal, PREFIX)


@lru_cache(1024)
def standee(seat: int, name: str, x: float, y: float, size: float) -> Markup:
    """A traveller that stands with its feet here, with the mark of its seat on the cloak."""
    return part(
        PREFIX,
        f"standee-{seat}",
        f"{name}'s traveller",
        ellipse(cx=12, cy=26.4, rx=11, ry=3.2, class_="f-shadow", opacity=0.45),
        path(
            d=TRAVELLER,
            class_=f"f-seat-{seat + 1}-cloth s-on-seat",
            stroke_width=1.8,
            stroke_linejoin="round",
        ),
        use(f"{PREFIX}mark-{SEAT_MARKS[seat]}", 12, 18.6, 11.5, class_="f-on-seat"),
        piece=f"standee-{seat}",
        transform=at(x - size / 2, y - size * 27 / 24, size / 24),
        pointer_events="none",
    )


# Words that fit.


def shortened(words: str, wide: float, size: float, letter: float = WIDE) -> str:
    """As much of the words as there is room for."""
    most = max(3, int(wide / (size * letter)))
    return words if len(words) <= most else f"{words[: most - 1]}…"


@lru_cache(1024)
def wrapped(words: str, wide: float, size: float, most: int = 2, letter: float = SERIF) -> tuple[str, ...]:
    """Words on a few lines; only a last line that is too long loses its end."""
    room = max(3, int(wide / (size * letter)))
    lines = [""]
    for word in words.split():
        longer = f"{lines[-1]} {word}".strip()
        if len(longer) <= room or len(lines) == most or not lines[-1]:
            lines[-1] = longer
        else:
            lines.append(word)
    return (*lines[:-1], lines[-1] if len(lines[-1]) <= room + 1 else f"{lines[-1][:room]}…")


def lines_of(lines: tuple[str, ...], x: float, y: float, size: float, step: float, look: str) -> list[Markup]:
    return [
        text(line, x=x, y=y + number * step, font_size=size, class_=look, pointer_events="none")
        for number, line in enumerate(lines)
    ]
