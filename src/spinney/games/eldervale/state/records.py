"""What lasts for a while: the turn, a battle, a payment."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.engine.nothing import NONE

NOT_ROLLED: Final = 0


class Turn:
    """What the active player has done in the turn."""

    def __init__(
        self,
        seat: i64,
        kind: i64,
        tile: i64,
        left: i64,
        retrieving: i64,
        blink: i64,
        quell: i64,
        through: i64,
        shifted: i64,
        tamed: i64,
        card: i64,
        drawn: i64,
    ) -> None:
        self.seat: i64 = seat
        self.kind: i64 = kind  # of the Unit placed
        self.tile: i64 = tile  # where it stands, NONE if it is no Unit there any more (E-7.27)
        self.left: i64 = left  # the Realm that the acting Unit has just left (E-15.4)
        self.retrieving: i64 = retrieving  # 1 in Step 1 of a Regroup
        self.blink: i64 = blink
        self.quell: i64 = quell
        self.through: i64 = through  # 1 if the windows left of this turn are not wanted
        self.shifted: i64 = shifted  # 1 if an Aura was moved
        self.tamed: i64 = tamed  # Monsters dominated in this Regroup, as a mask (E-15.6)
        self.card: i64 = card  # the Magic Card that is being played: a Spell, or an Aura to be paid for
        self.drawn: i64 = drawn  # the tile that is being laid (E-6.5)

    def clone(self) -> Turn:
        return Turn(
            self.seat,
            self.kind,
            self.tile,
            self.left,
            self.retrieving,
            self.blink,
            self.quell,
            self.through,
            self.shifted,
            self.tamed,
            self.card,
            self.drawn,
        )


def new_turn(seat: i64) -> Turn:
    return Turn(seat, NONE, NONE, NONE, 0, 0, 0, 0, 0, 0, NONE, NONE)


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


class Payment:
    """E-12.9: a cost while it is paid. The cards in it are secret until all is handed over."""

    def __init__(
        self,
        cost: i64,
        discount: i64,
        at: i64,
        gilded: i64,
        tokens: list[i64],
        cards: list[i64],
        fort: i64,
    ) -> None:
        self.cost: i64 = cost  # symbols left
        self.discount: i64 = discount  # left
        self.at: i64 = at  # the kind that comes next at the earliest: orders never go backwards
        self.gilded: i64 = gilded  # the named symbol that is paid with Gold from now on
        self.tokens = tokens  # chosen so far
        self.cards = cards  # Magic Cards chosen so far, by design
        self.fort: i64 = fort  # 1 at the Fortress, where only one Gold pays (E-6.12)

    def clone(self) -> Payment:
        return Payment(
            self.cost, self.discount, self.at, self.gilded, self.tokens[:], self.cards[:], self.fort
        )
