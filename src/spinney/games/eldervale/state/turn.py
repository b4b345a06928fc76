"""What the active player has done in the turn."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine.nothing import NONE


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
        """A copy of the turn, for a copy of the table."""
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
    """A turn whose player has neither placed a Unit nor regrouped yet."""
    return Turn(seat, NONE, NONE, NONE, 0, 0, 0, 0, 0, 0, NONE, NONE)
