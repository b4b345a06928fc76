"""Chapters 2, 11 and 13: cubes that come out of the bag."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.games.leylines.state.cubes import FIELD, WIDTH, one, size
from spinney.games.leylines.state.table import LeylinesTable


def draw_cubes(t: LeylinesTable, number: i64) -> i64:
    """Random cubes out of the bag, as many as there are."""
    bag = t.bag
    left = size(bag)
    drawn: i64 = 0
    for _ in range(min(number, left)):
        at: i64 = t.chance.below(left) if left > 1 else 0
        colour: i64 = 0
        fields = bag
        while at >= fields & FIELD:
            at -= fields & FIELD
            fields >>= WIDTH
            colour += 1
        cube = one(colour)
        bag -= cube
        drawn += cube
        left -= 1
    t.bag = bag
    return drawn
