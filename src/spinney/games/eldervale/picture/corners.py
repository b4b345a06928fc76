"""The corners of the map: the Realm Stack, the Underworld with its Units and Monsters, and the Magic deck."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final, NamedTuple

from spinney.art.svg import Markup, at, circle, g, path, rect, text, title
from spinney.art.touch import part
from spinney.engine.faces.names import seat_mark
from spinney.engine.text import many
from spinney.games.eldervale.content.lookups import EldervaleContent
from spinney.games.eldervale.content.vocabulary import DEN_TILE
from spinney.games.eldervale.picture.layout import MARGIN, PREFIX, Chart
from spinney.games.eldervale.picture.lookups import View
from spinney.games.eldervale.picture.realm import monster_part
from spinney.games.eldervale.picture.shapes.lands import OUTLINE
from spinney.games.eldervale.picture.symbols import silhouette, thing
from spinney.games.eldervale.picture.tile import units_words
from spinney.games.eldervale.picture.tokens import figure, seal

STACK: Final = (11.4, 4.6)  # in sizes of letters
DECK: Final = (5.0, 2.6)
PITCH: Final = 3.2  # between figures of the Underworld
HIGH: Final = 4.9
MOST: Final = 7  # figures in a row

Fallen = tuple[int, str, int]  # seat, kind, how many; 0 for a Monster that is bound to the seat


class CornerChip(NamedTuple):
    """Something in a corner of the map: its size in letters, and how it is drawn."""

    size: tuple[float, float]
    draw: Callable[[float, float, float], Markup]

    def drawn(self, point: tuple[float, float], letters: float) -> Markup:
        """It at a point, for letters of a size."""
        return self.draw(*point, letters)


def last(shape: Chart, size: tuple[float, float], place: int) -> tuple[float, float]:
    """Where a chip lies if every corner is full: in its own one."""
    wide, high = size[0] * shape.letters, size[1] * shape.letters
    return (
        (shape.width - wide - MARGIN[0], MARGIN[0])
        if place == 0
        else (MARGIN[0], shape.height - high - MARGIN[0])
    )


class Corners(NamedTuple):
    """What the corners tell: Realms left, who is in the Underworld, Magic Cards, Troves of the Den."""

    realms: int
    fallen: tuple[Fallen, ...]
    deck: int
    discard: int
    troves: int  # -1 while the Den is not on the map


def told_in_corners(content: EldervaleContent, view: View) -> Corners:
    """What the corners of the map tell."""
    fallen = tuple(
        [
            (seat, name, number)
            for seat, one in enumerate(view["players"])
            for name, number in one["underworld"].items()
        ]
        + [
            (int(place.split()[1]), name, 0)
            for name, place in view["monsters"].items()
            if place.startswith("underworld")
        ]
    )
    den = content.tiles[DEN_TILE].id in [tile["id"] for tile in view["tiles"]]
    left, deck, discard = len(view["realm_stack"]), view["deck"], len(view["discard"])
    return Corners(left, fallen, deck, discard, view["troves"] if den else -1)


def chips(content: EldervaleContent, told: Corners, front: int) -> list[CornerChip]:
    """The Realm Stack, the Underworld if somebody is there, the Magic deck, and Troves of the Den."""
    found = [CornerChip(STACK, lambda x, y, letters: stack(told.realms, x, y, letters))]
    fallen = told.fallen
    if fallen:
        across = min(MOST, len(fallen))
        rows = -(-len(fallen) // MOST)
        size = (max(9.0, PITCH * across + 1.2), HIGH + 3.3 * (rows - 1))
        found.append(
            CornerChip(size, lambda x, y, letters: underworld(content, fallen, front, (x, y, letters)))
        )
    return [*found, *decks(told.deck, told.discard, told.troves)]


def decks(deck: int, discard: int, troves: int) -> list[CornerChip]:
    """The Magic deck, and Troves of the Den if it lies on the map."""
    words = f"{many(deck, 'Magic Card')} in the deck, {many(discard, 'card')} discarded"
    found = [CornerChip(DECK, lambda x, y, letters: heap("magic", deck, words, (x, y, letters)))]
    if troves >= 0:
        left = f"{many(troves, 'Trove Token')} left"
        found.append(CornerChip(DECK, lambda x, y, letters: heap("treasure", troves, left, (x, y, letters))))
    return found


@lru_cache(256)
def heap(name: str, number: int, words: str, room: tuple[float, float, float]) -> Markup:
    """A thing and how many of it are left, on a small plate."""
    x, y, letters = room
    wide, high = DECK[0] * letters, DECK[1] * letters
    return g(
        title(words),
        rect(width=wide, height=high, rx=12, class_="f-paper s-paper-edge", stroke_width=2),
        thing(name, 1.5 * letters, high / 2, 1.9 * letters),
        text(
            str(number),
            x=2.9 * letters,
            y=high / 2 + 0.4 * letters,
            font_size=1.15 * letters,
            class_="serif bold f-ink",
        ),
        transform=at(x, y),
    )


@lru_cache(256)
def stack(left: int, x: float, y: float, letters: float) -> Markup:
    """The Realm Stack: how many tiles are left."""
    words = "Realms left" if left != 1 else "Realm left"
    wide, high = STACK[0] * letters, STACK[1] * letters
    tile: dict[str, str | float] = {"d": OUTLINE, "stroke": "#3d3525", "stroke_width": 5}
    scale = round(0.0165 * letters, 3)
    first, under = at(2.3 * letters, 2.2 * letters, scale), at(2.3 * letters + 3, 2.2 * letters + 8, scale)
    return part(
        PREFIX,
        "realm-stack",
        f"{many(left, 'Realm')} left in the stack; the last one ends the game",
        rect(width=wide, height=high, rx=14, class_="f-paper s-paper-edge", stroke_width=2),
        path(**tile, fill="#8a7c5e", transform=under) if left > 1 else None,
        path(**tile, fill="#b3a688", transform=first) if left else None,
        silhouette("sign-flag", 2.3 * letters, 2.2 * letters, 1.5 * letters, "ink-quiet"),
        text(str(left), x=4.4 * letters, y=2.1 * letters, font_size=1.7 * letters, class_="serif bold f-ink"),
        text(words, x=4.4 * letters, y=3.4 * letters, font_size=letters, class_="f-ink"),
        rim=rect(x=4, y=4, width=wide - 8, height=high - 8, rx=11),
        transform=at(x, y),
    )


@lru_cache(512)
def underworld(
    content: EldervaleContent, fallen: tuple[Fallen, ...], front: int, room: tuple[float, float, float]
) -> Markup:
    """The Underworld: Units that fell, by seat, then Monsters, with the mark of whom they are bound to."""
    x, y, letters = room
    across, rows = min(MOST, len(fallen)), -(-len(fallen) // MOST)
    wide, high = max(9.0, PITCH * across + 1.2) * letters, (HIGH + 3.3 * (rows - 1)) * letters
    drawn = [
        lying(
            content,
            one,
            front,
            round(x + letters * (0.6 + PITCH * (place % MOST + 0.5)), 1),
            round(y + letters * (4.4 + 3.3 * (place // MOST)), 1),
            round(2.8 * letters, 1),
        )
        for place, one in enumerate(fallen)
    ]
    return g(
        part(
            PREFIX,
            "underworld",
            "The Underworld: Units that fell and Monsters that were beaten",
            rect(
                width=wide,
                height=high,
                rx=14,
                fill="#2b2438",
                stroke="#6a5d8a",
                stroke_width=2,
                fill_opacity=0.94,
            ),
            text(
                "Underworld",
                x=0.7 * letters,
                y=1.3 * letters,
                font_size=letters,
                fill="#f3ecdc",
                class_="serif bold",
            ),
            rim=rect(x=4, y=4, width=wide - 8, height=high - 8, rx=11),
            transform=at(x, y),
        ),
        drawn,
    )


def lying(content: EldervaleContent, one: Fallen, front: int, x: float, bottom: float, high: float) -> Markup:
    """A Unit or Monster in the Underworld; one's own Units and all Monsters can be touched."""
    seat, name, number = one
    halo = circle(cx=0, cy=-high * 0.48, r=high * 0.56, fill="#cfc6dc", fill_opacity=0.3 if number else 0.72)
    if not number:
        bound = f"; bound to {seat_mark(seat)}"
        return g(
            g(halo, transform=at(x, bottom)),
            monster_part(content, name, x, bottom, high, round(high / 3, 1), bound),
            seal(seat, round(x - high * 0.4, 1), round(bottom - high * 0.82, 1), round(high * 0.2, 1)),
        )
    words = f"{seat_mark(seat)}: {units_words(content, {name: number})} in the Underworld"
    return part(
        PREFIX,
        f"under-{name}" if seat == front else f"under-{seat}-{name}",
        words,
        halo,
        figure(content, seat, name, number, high),
        rim=circle(cx=0, cy=-high * 0.48, r=high * 0.54),
        piece=f"{name}-{seat}",
        transform=at(x, bottom),
    )
