"""What lies on the table."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from spinney.engine.chance import Chance
from spinney.engine.game import Game
from spinney.engine.table import Table


class HoardTable(Table):
    """The constructor takes every field, so that one forgotten in `clone` is an error at once."""

    def __init__(
        self, game: Game[Any], seats: i64, chance: Chance, goal: i64, kept: list[i64], pot: i64, turns: i64
    ) -> None:
        super().__init__(game, seats, chance)
        self.goal: i64 = goal
        self.kept = kept  # by seat
        self.pot: i64 = pot
        self.turns: i64 = turns  # that have begun

    def clone(self) -> HoardTable:
        chance = self.chance.clone()
        other = HoardTable(self.game, self.seats, chance, self.goal, self.kept[:], self.pot, self.turns)
        self.copy_flow_to(other)
        return other

    def score(self, seat: i64) -> i64:
        return self.kept[seat]
