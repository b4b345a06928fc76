"""What one seat has: supply, units, tiles, cards, and its VP by source."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.engine.bits import bit, lowest_bit
from spinney.games.shifting_realms.state.units import FLAGGED, NO_MOVED, rested

VP_TILES: Final = 0  # where VP come from
VP_DRAGON: Final = 1
VP_RAIDS: Final = 2
VP_TOKENS: Final = 3
VP_STORY: Final = 4
VP_TASKS: Final = 5
VP_RESOURCES: Final = 6
VP_LEGENDS: Final = 7
VP_SOURCES: Final = 8


class Faction:
    """A seat: its supply, its units on every space and in reserve, its tiles and cards."""

    def __init__(
        self,
        goods: i64,
        scouts: i64,
        soldiers: i64,
        units: list[i64],
        here: i64,
        fresh: i64,
        built: list[i64],
        tiles: i64,
        points: list[i64],
        card: i64,
        hand: list[i64],
        laid: i64,
        tasks: i64,
        raids: i64,
        tokens: i64,
        income: i64,
        income_any: i64,
    ) -> None:
        self.goods: i64 = goods
        self.scouts: i64 = scouts  # in reserve
        self.soldiers: i64 = soldiers
        self.units = units  # by space
        self.here: i64 = here  # the spaces with units, as a mask
        self.fresh: i64 = fresh  # those with units that may still move
        self.built = built  # by kind of tile: the spaces of its tiles, as a mask
        self.tiles: i64 = tiles  # all of them
        self.points = points  # VP by source
        self.card: i64 = card  # turn order card; 0 before it is taken
        self.hand = hand  # face-down story cards, in the order in which they were drawn
        self.laid: i64 = laid  # permanents, as a mask
        self.tasks: i64 = tasks  # as a mask
        self.raids: i64 = raids
        self.tokens: i64 = tokens  # as a mask
        self.income: i64 = income  # of tiles, permanents and tokens
        self.income_any: i64 = income_any

    def clone(self) -> Faction:
        """A copy of all that a seat has, for the clone of its table."""
        return Faction(
            self.goods,
            self.scouts,
            self.soldiers,
            self.units[:],
            self.here,
            self.fresh,
            self.built[:],
            self.tiles,
            self.points[:],
            self.card,
            self.hand[:],
            self.laid,
            self.tasks,
            self.raids,
            self.tokens,
            self.income,
            self.income_any,
        )

    def add(self, space: i64, units: i64) -> None:
        """Units come onto a space, or leave it where the number is negative."""
        now = self.units[space] + units
        self.units[space] = now
        at = bit(space)
        if now == 0:
            self.here &= ~at
            self.fresh &= ~at
        else:
            self.here |= at
            self.fresh = self.fresh | at if now & NO_MOVED != 0 else self.fresh & ~at

    def rest(self) -> None:
        """S-5.5, S-9.8  The turn is over: nobody has moved, nobody is spent."""
        left = self.here
        while left != 0:
            space = lowest_bit(left)
            left &= left - 1
            units = self.units[space]
            if units & FLAGGED != 0:
                self.units[space] = rested(units)
                self.add(space, 0)
