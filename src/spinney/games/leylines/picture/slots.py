"""What lies in the slots of a player's board: dice by value, spent dice, cubes."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from spinney.art.dice import waiting_die
from spinney.art.offers import Offer, touchable
from spinney.art.svg import Markup, at, g, rect, text, title
from spinney.engine.text import many
from spinney.games.leylines.content.effects import COLOURS
from spinney.games.leylines.picture.icons import sign
from spinney.games.leylines.picture.layout import PREFIX
from spinney.games.leylines.picture.offers import die_key, held_key
from spinney.games.leylines.picture.tokens import cube
from spinney.games.leylines.state.cubes import counts_of, of, size

LEFT: Final = 268  # the width of dice, slots and cubes

# Dice.


@lru_cache(1024)
def dice_row(seat: int, dice: int, offers: tuple[Offer, ...]) -> list[Markup]:
    """The slots of unused dice on a player's board, one part for each value."""
    drawn, left = [], 28.0
    for value, count in enumerate(counts_of(dice), 1):
        if count:
            drawn.append(dice_of(seat, value, count, offers[value - 1], left, 68))
            left += 35 * count + 8
    return drawn or [text("no dice left", x=14, y=72, font_size=13, class_="f-ink-quiet")]


def dice_of(seat: int, value: int, count: int, offer: Offer, x: float, y: float) -> Markup:
    """The slots of unused dice of one value, as a part that can be clicked."""
    wide = 35 * count
    outline = rect(x=-18.5, y=-18.5, width=wide + 2, height=37, rx=9)
    return touchable(
        PREFIX,
        die_key(seat, value),
        f"{count} unused with a {value}",
        offer,
        rect(x=-18.5, y=-18.5, width=wide + 2, height=37, rx=9, fill_opacity=0),
        outline,
        [waiting_die(value, step * 35, 0, 29) for step in range(count)],
        transform=at(x, y),
    )


@lru_cache(512)
def slots(moved: int, movement: int, quick: int, open_: int) -> Markup:
    """Movement and Quickness slots: a niche each, with a spent die in those that are filled."""
    return g(
        niches("boot", "Movement", moved, movement - moved, 12, 112, 25),
        niches("wing", "Quickness", quick, open_, 150, 112, 25),
    )


@lru_cache(1024)
def niches(sign_: str, words: str, filled: int, open_: int, x: float, y: float, size_: float) -> Markup:
    """A row of slots, after the sign of what they are for."""
    start, pitch = x + size_ * 0.9, size_ * 1.05
    if filled + open_ > 4:
        pitch *= 4 / (filled + open_)
    return g(
        title(f"{words} slots: {filled} filled, {open_} open"),
        sign(f"sign-{sign_}", x + size_ * 0.36, y, size_ * 0.66),
        [
            niche(start + step * pitch, y, min(size_, pitch) * 0.88, step < filled)
            for step in range(filled + open_)
        ],
    )


def niche(x: float, y: float, size_: float, filled: bool) -> Markup:
    """One slot for a die: empty, or with a spent die in it."""
    half = size_ / 2
    return g(
        rect(x=x, y=y - half, width=size_, height=size_, rx=size_ * 0.22, class_="thin f-moss s-line"),
        rect(
            x=x + size_ * 0.14,
            y=y - half * 0.72,
            width=size_ * 0.72,
            height=size_ * 0.72,
            rx=size_ * 0.16,
            class_="thin f-bone-dull s-pip",
        )
        if filled
        else None,
        sign("sign-tick", x + half, y, size_ * 0.5, "f-pip") if filled else None,
    )


# Cubes.


@lru_cache(2048)
def cube_slots(seat: int, cubes: int, limit: int, offers: tuple[Offer, ...]) -> list[Markup]:
    """Resource slots with cubes in them, one part for each colour; then the empty slots."""
    held, room = int(size(cubes)), LEFT - 16.0
    glowing = sum(1 for kind, offer in enumerate(offers) if offer and of(cubes, kind))
    pitch = min(30.0, (room - 9 * glowing) / max(held, limit, 1))
    two = pitch < 17
    if two:
        pitch = min(24.0, (room - 9 * glowing) / -(-max(held, limit) // 2))
    across = int((room - 9 * glowing) / pitch) if two else max(held, limit)
    x, y, drawn, step = 8.0, 150.0 if two else 158.0, list[Markup](), 0
    for kind, colour in enumerate(COLOURS):
        count = int(of(cubes, kind))
        if count:
            if two and step + count > across and step <= across and y < 160:
                x, y, step = 8.0, 150.0 + pitch, 0
            aside = 9.0 if offers[kind] else 0.0
            drawn.append(held_cubes(seat, colour, count, x + aside / 2, y, pitch, offers[kind]))
            x += count * pitch + aside
            step += count
    empty = max(0, limit - held)
    drawn.append(empty_slots(empty, x, y, pitch, filled(held, limit), room))
    return drawn


def filled(held: int, limit: int) -> str:
    """How many Resource slots are filled, in words."""
    return f"{held} of {many(limit, 'Resource slot')} filled"


def held_cubes(seat: int, colour: str, count: int, x: float, y: float, pitch: float, offer: Offer) -> Markup:
    """The cubes of one colour in Resource slots, as a part that can be clicked."""
    high = pitch
    return touchable(
        PREFIX,
        held_key(seat, colour),
        f"{count} {colour}",
        offer,
        rect(y=-high / 2, width=count * pitch, height=high, rx=5, class_="thin f-moss s-line-soft"),
        rect(y=-high / 2, width=count * pitch, height=high, rx=5),
        [
            cube(colour, (step + 0.5) * pitch, 0, pitch - 4, f"cube-s{seat}-{colour}-{step}")
            for step in range(count)
        ],
        transform=at(x, y),
    )


def empty_slots(count: int, x: float, y: float, pitch: float, words: str, room: float) -> Markup:
    """The Resource slots that are still empty."""
    drawn = []
    for _ in range(count):
        if x + pitch > room + 12:
            x, y = 8.0, y + pitch
        drawn.append(
            rect(
                x=x + 1.5,
                y=y - pitch / 2 + 1.5,
                width=pitch - 3,
                height=pitch - 3,
                rx=4,
                class_="thin none s-line-soft",
                stroke_dasharray="4 3",
            )
        )
        x += pitch
    return g(title(words), drawn)
