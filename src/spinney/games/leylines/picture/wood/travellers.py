"""Travellers on the map: beside a space, or in a row where many meet; never before a name."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from spinney.art.marks import seal
from spinney.art.shapes import Point
from spinney.art.svg import Markup, at, ellipse, use
from spinney.art.touch import part
from spinney.games.leylines.content.edition import LeylinesContent
from spinney.games.leylines.picture.keys import PREFIX
from spinney.games.leylines.picture.reading import View, who
from spinney.games.leylines.picture.wood.places import WIDE, middles
from spinney.games.leylines.picture.wood.plates import FEET, STANDEES, plate_spot, stand

HIGH: Final = 48.0  # of a traveller
ROW: Final = {"letter": -13.0, "hub": -15.0, "plain": -4.0, "market": 21.0}  # the feet of a row
BELOW: Final = 26.0  # the feet at a Hub whose name is above it
PITCH: Final = 24.0  # of a row


def travellers(content: LeylinesContent, view: View) -> list[Markup]:
    """All travellers that are on the map, always in the order of the seats."""
    drawn = []
    for number, space in enumerate(view["spaces"]):
        for place, seat in enumerate(space["standees"]):
            x, y = feet(content, number, len(space["standees"]), place)
            drawn.append((seat, traveller(int(seat), x, y, seat == view["you"])))
    return [one for _, one in sorted(drawn)]


def feet(content: LeylinesContent, number: int, count: int, place: int) -> Point:
    """Where a traveller stands, of so many on one space: at its left and right, or in a row."""
    kind, (x, y) = content.board.spaces[number].kind, middles(content.board)[number]
    dx, dy = plate_spot(content.board, number) if kind == "hub" else (0.0, 0.0)
    if count < 3:
        down = BELOW if dy < 0 else FEET[kind]
        if dx:  # the name is beside the Hub: both stand on its other side
            away = -STANDEES[kind] if dx > 0 else STANDEES[kind]
            return x + away * (1 + 0.5 * place), y + down - 8 * place
        one = stand(content.board, number, -1)
        other = stand(content.board, number, 1 if one[0] < 0 else -1) if place else one
        aside = 0.5 * one[0] if place and other == one else 0.0  # behind the first, where no side is free
        return x + other[0] + aside, y + other[1] + down
    left = min(max(x - (count - 1) * PITCH / 2, 20), WIDE - 20 - (count - 1) * PITCH)
    return left + place * PITCH, y + (BELOW if dy < 0 else ROW[kind])


@lru_cache(1024)
def traveller(seat: int, x: float, y: float, mine: bool) -> Markup:
    """A traveller with its feet at a point, in the cloth of its seat, with its mark; mine stands in light."""
    return part(
        PREFIX,
        f"standee-{seat}",
        f"The traveller of {who(seat)}",
        ellipse(cy=-2, rx=21, ry=9, fill="#fff6c0", opacity=0.8) if mine else None,
        use(f"{PREFIX}traveller", 2, -HIGH / 2, HIGH, class_=f"seat-{seat + 1}"),
        seal(PREFIX, seat, -1.5, -8, 8.2, edge=1.5),
        piece=f"standee-{seat}",
        transform=at(x, y),
        pointer_events="none",
    )
