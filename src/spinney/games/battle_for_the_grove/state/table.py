"""What lies on the table: druids standing and lying, cubes, supplies, the last dice."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from spinney.engine.chance import Chance
from spinney.engine.game import Game
from spinney.engine.nothing import NOBODY
from spinney.engine.table import Table

LIGHT: Final = 0
DARK: Final = 1

GROVE: Final = 0  # a location is the Grove (0) or a circle (1, 2, 3)
LOCATIONS: Final = 4
CIRCLES: Final = 3

DRUIDS: Final = 6  # B-1.1  for each colour
CUBES: Final = 19  # B-1.3  for each colour
DICE: Final = 3  # B-1.4
CONTROL: Final = 7  # B-9.1  cubes
MAX_TURNS: Final = 400  # BR-12  unless an option says otherwise


class Battle(Table):
    """Lists of druids have a number for each seat and location, lists of cubes for each seat and circle."""

    def __init__(
        self,
        game: Game[Any],
        chance: Chance,
        max_turns: i64,
        empty_attempts: bool,
        standing: list[i64],
        lying: list[i64],
        cubes: list[i64],
        supply: list[i64],
        turns: i64 = 0,
        acts: i64 = 0,
        dice: list[i64] | None = None,
        roller: i64 = NOBODY,
        rolled: i64 = 0,
        reach: i64 = 0,
    ) -> None:
        super().__init__(game, 2, chance)
        self.max_turns: i64 = max_turns  # 0 if there is no limit
        self.empty_attempts = empty_attempts  # B-3.6
        self.standing = standing  # [seat * LOCATIONS + location]
        self.lying = lying
        self.cubes = cubes  # [seat * CIRCLES + circle - 1]
        self.supply = supply
        self.turns: i64 = turns  # completed, both seats together
        self.acts: i64 = acts  # actions begun in this turn
        self.dice: list[i64] = [] if dice is None else dice  # the last roll ...
        self.roller: i64 = roller  # ... who rolled it ...
        self.rolled: i64 = rolled  # ... for which action ...
        self.reach: i64 = reach  # ... with how many druids standing there

    def clone(self) -> Battle:
        other = Battle(
            self.game,
            self.chance.clone(),
            self.max_turns,
            self.empty_attempts,
            self.standing[:],
            self.lying[:],
            self.cubes[:],
            self.supply[:],
            self.turns,
            self.acts,
            self.dice[:],
            self.roller,
            self.rolled,
            self.reach,
        )
        self.copy_flow_to(other)
        return other

    def standing_at(self, seat: i64, location: i64) -> i64:
        """How many druids of a seat stand at a location."""
        return self.standing[seat * LOCATIONS + location]

    def lying_at(self, seat: i64, location: i64) -> i64:
        """How many druids of a seat lie at a location."""
        return self.lying[seat * LOCATIONS + location]

    def druids_at(self, seat: i64, location: i64) -> i64:
        """How many druids of a seat are at a location, standing or lying."""
        return self.standing[seat * LOCATIONS + location] + self.lying[seat * LOCATIONS + location]

    def where_standing(self, seat: i64) -> i64:
        """The locations where druids of a seat stand, as the bits of a number."""
        return where_any(self.standing, seat * LOCATIONS)

    def where_lying(self, seat: i64) -> i64:
        """The locations where druids of a seat lie, as the bits of a number."""
        return where_any(self.lying, seat * LOCATIONS)

    def cubes_on(self, seat: i64, circle: i64) -> i64:
        return self.cubes[seat * CIRCLES + circle - 1]

    def controls(self, seat: i64, circle: i64) -> bool:
        """B-9.1  A circle is yours while it holds seven or more of your cubes, with or without druids."""
        return self.cubes[seat * CIRCLES + circle - 1] >= CONTROL

    def is_last(self, turn: i64) -> bool:
        """BR-12  Is the limit reached when so many turns are completed?"""
        return 0 < self.max_turns <= turn

    def score(self, seat: i64) -> i64:
        """The circles that a seat controls; winning is another matter (B-9.3)."""
        cubes, mine = self.cubes, seat * CIRCLES
        held: i64 = 0
        for circle in range(CIRCLES):
            if cubes[mine + circle] >= CONTROL:
                held += 1
        return held

    def roll(self, seat: i64, action: i64, druids: i64) -> list[i64]:
        """B-1.4  Three six-sided dice, left on the table for all to see."""
        self.dice = self.chance.dice(DICE)
        self.roller = seat
        self.rolled = action
        self.reach = druids
        return self.dice


def where_any(druids: list[i64], first: i64) -> i64:
    """The locations where one of the table's lists has druids of a seat, as the bits of a number."""
    found: i64 = 0
    if druids[first] > 0:
        found = 1
    if druids[first + 1] > 0:
        found += 2
    if druids[first + 2] > 0:
        found += 4
    if druids[first + 3] > 0:
        found += 8
    return found
