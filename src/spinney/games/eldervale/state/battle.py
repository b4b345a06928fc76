"""A battle while it lasts."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.engine.nothing import NONE
from spinney.games.eldervale.content.vocabulary import MOST_SEATS

NOT_ROLLED: Final = 0


class Battle:
    """Chapter 7d: a battle while it lasts. Lists are by seat, the Monster last."""

    def __init__(
        self,
        tile: i64,
        monster: i64,
        bonus: list[i64],
        support: list[i64],
        rolls: list[i64],
        spent: list[i64],
        winner: i64,
        losers: i64,
        saves: i64,
    ) -> None:
        self.tile: i64 = tile
        self.monster: i64 = monster  # NONE without
        self.bonus = bonus  # dice by Swords and cards, less what others took
        self.support = support  # heaps of Units that support from afar
        self.rolls = rolls  # dice, eight times the rest and the lowest one
        self.spent = spent  # sources of rerolls that were used, as a mask
        self.winner: i64 = winner
        self.losers: i64 = losers  # players, as a mask
        self.saves: i64 = saves  # Units that the loser asked may still save

    def clone(self) -> Battle:
        """A copy of the battle, for a copy of the table."""
        return Battle(
            self.tile,
            self.monster,
            self.bonus[:],
            self.support[:],
            self.rolls[:],
            self.spent[:],
            self.winner,
            self.losers,
            self.saves,
        )


def is_player(battle: Battle) -> bool:
    """Was the battle won by a player?"""
    return battle.winner != NONE and battle.winner != MOST_SEATS
