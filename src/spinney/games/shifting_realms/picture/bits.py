"""Small things that several drawings share: resources with numbers, points, seals, figures, meters, paper."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from spinney.art import marks
from spinney.art.lettering import shortened
from spinney.art.svg import Markup, at, element, g, path, rect, text
from spinney.games.shifting_realms.picture.layout import PREFIX

BOOK: Final = 1.13  # how much wider bold letters in book faces are
CLOSE: Final = 0.42  # letters of a name that stand as close as can still be read
SLIM: Final = "fijlrt.,'· "  # letters that are half as wide as others
CLOSER: Final = (1.0, 0.95, 0.9, 0.84, 0.78)  # shares of their width at which words are still set
SHIELD: Final = "M-10.5-10.5h21v9c0 7-4 10-10.5 12.5-6.5-2.5-10.5-5.5-10.5-12.5Z"


@lru_cache(2048)
def icon(name: str, x: float, y: float, size: float) -> Markup:
    """An icon centred at a point."""
    return element(
        "use",
        href=f"#{PREFIX}{name}",
        x=round(x - size / 2, 2),
        y=round(y - size / 2, 2),
        width=size,
        height=size,
    )


@lru_cache(2048)
def drawn(name: str, x: float, y: float, wide: float, high: float, look: str | None = None) -> Markup:
    """A symbol in a box, from its upper left corner."""
    return element(
        "use", href=f"#{PREFIX}{name}", x=round(x, 2), y=round(y, 2), width=wide, height=high, class_=look
    )


@lru_cache(1024)
def priced(
    goods: tuple[tuple[str, int], ...], x: float, y: float, size: float = 17, step: float = 33
) -> Markup:
    """Resources with their numbers, from the left."""
    return g(
        [
            (
                icon(name, x + size / 2 + step * place, y, size),
                text(str(n), x=x + size + 2 + step * place, y=y + 4.8, font_size=13.5, class_="bold f-ink"),
            )
            for place, (name, n) in enumerate(goods)
        ]
    )


@lru_cache(512)
def medal(vp: int, x: float, y: float, scale: float = 1) -> Markup:
    """Victory points on a crimson shield, centred at a point."""
    return g(
        path(d=SHIELD, class_="f-dominion s-paper", stroke_width=1.6, stroke_linejoin="round"),
        text(str(vp), y=4.4, font_size=14.5, class_="bold middle f-on-seat"),
        transform=at(x, y, scale),
    )


@lru_cache(512)
def seal(seat: int, x: float, y: float, radius: float) -> Markup:
    """The mark of a seat on its cloth."""
    return marks.seal(PREFIX, seat, x, y, radius, "", 2.2)


@lru_cache(512)
def meter(done: int, wanted: int, x: float, y: float, ink: str, size: float = 7.5) -> Markup:
    """A row of boxes, one for each that is wanted; filled as far as it has come."""
    size = min(size, round(size * 6 / wanted, 1)) if wanted > 6 else size
    step = round(size * 1.35, 2)
    return g(
        [
            rect(
                x=round(x + step * at_, 2),
                y=y,
                width=size,
                height=size,
                rx=1.8,
                fill=ink if at_ < done else "none",
                stroke=ink if at_ < done else None,
                class_=None if at_ < done else "s-ink-quiet",
                stroke_width=1.3,
            )
            for at_ in range(wanted)
        ]
    )


def named(words: str, x: float, y: float, wide: float, most: float, least: float = 12.5) -> Markup:
    """A name in book letters, as large as there is room for."""
    size = max(least, min(most, round(wide / (measured(words) * BOOK), 1)))
    long = measured(words) * size * BOOK > wide
    return text(
        words if len(words) * size * CLOSE <= wide else shortened(words, wide, size, CLOSE),
        x=x,
        y=y,
        font_size=size,
        textLength=round(wide, 1) if long else None,
        lengthAdjust="spacingAndGlyphs" if long else None,
        class_="serif bold f-ink",
        pointer_events="none",
    )


def lines(words: str, x: float, y: float, wide: float, size: float, step: float, most: int) -> list[Markup]:
    """Words on a few lines; where they would not fit, their letters stand closer."""
    found = [words]
    for share in CLOSER:
        found = broken(words, wide / (size * share))
        if len(found) <= most:
            break
    if len(found) > most:
        rest = shortened(" ".join(found[most - 1 :]), wide, size, CLOSE)
        found = [*found[: most - 1], rest]
    return [squeezed(line, x, y + step * at_, wide, size) for at_, line in enumerate(found)]


@lru_cache(2048)
def broken(words: str, room: float) -> list[str]:
    """Words on as many lines as it takes, each as wide as there is room for, in letters of their size."""
    found = [""]
    for word in words.split():
        longer = f"{found[-1]} {word}".strip()
        if not found[-1] or measured(longer) <= room:
            found[-1] = longer
        else:
            found.append(word)
    return found


@lru_cache(4096)
def measured(words: str) -> float:
    """How wide words are in a wide face, in letters of their size."""
    return sum([0.34 if letter in SLIM else 0.9 if letter in "mwMW" else 0.62 for letter in words])


def squeezed(words: str, x: float, y: float, wide: float, size: float, look: str = "f-ink") -> Markup:
    """A line of words that is never wider than there is room."""
    long = measured(words) * size > wide
    return text(
        words,
        x=x,
        y=y,
        font_size=size,
        textLength=round(wide, 1) if long else None,
        lengthAdjust="spacingAndGlyphs" if long else None,
        class_=look,
        pointer_events="none",
    )


@lru_cache(512)
def paper(wide: float, high: float, ink: str, rx: float = 9) -> Markup:
    """A piece of parchment with a frame in an ink, and a thin line inside."""
    return g(
        rect(x=1, y=2.4, width=wide - 2, height=high - 2.4, rx=rx, fill="#1b1206", fill_opacity=0.16),
        rect(
            x=1, y=1, width=wide - 2, height=high - 3, rx=rx, class_="f-paper", stroke=ink, stroke_width=1.8
        ),
        rect(
            x=4,
            y=4,
            width=wide - 8,
            height=high - 9,
            rx=rx - 3,
            class_="none",
            stroke=ink,
            stroke_opacity=0.35,
            stroke_width=1,
        ),
    )


@lru_cache(512)
def disc(x: float, y: float, words: str, radius: float = 11.5) -> Markup:
    """A number on a small pale disc, on a space; longer ones have a longer disc."""
    half = radius + 4.5 * (len(words) - 1) if radius < 12 else radius
    return g(
        rect(
            x=round(x - half, 1),
            y=round(y - radius, 1),
            width=2 * half,
            height=2 * radius,
            rx=radius,
            fill="#fff8e6",
            stroke="#2b261c",
            stroke_width=1.6,
        ),
        text(words, x=round(x, 1), y=round(y + 6.6, 1), font_size=18.6, class_="bold middle", fill="#2b261c"),
    )


def sentence(words: str) -> str:
    """Words with a capital letter."""
    return words[:1].upper() + words[1:]
