"""S-3.2  What the active seat has done in its turn."""

from __future__ import annotations

from mypy_extensions import i64


class Turn:
    """What the active seat has done in its turn."""

    def __init__(
        self,
        seat: i64,
        actions: i64,
        draws: i64,
        raided: i64,
        builds: i64,
        discount: i64,
        berserk: i64,
        swaps: i64,
        forts: i64,
        fresh_tiles: i64,
        barred: i64,
        since: i64,
        fought: list[i64],
    ) -> None:
        self.seat: i64 = seat
        self.actions: i64 = actions  # left
        self.draws: i64 = draws  # Draw actions made
        self.raided: i64 = raided
        self.builds: i64 = builds
        self.discount: i64 = discount  # pending
        self.berserk: i64 = berserk  # pending
        self.swaps: i64 = swaps  # used
        self.forts: i64 = forts  # spaces with a free Recruit used, as a mask
        self.fresh_tiles: i64 = fresh_tiles  # built this turn, as a mask
        self.barred: i64 = barred  # soldiers destroyed this turn (S-9.15)
        self.since: i64 = since  # the first card of the hand that was drawn this turn
        self.fought = fought  # by opponent: the spaces, as a mask (S-9.3)

    def clone(self) -> Turn:
        """A copy of what the active seat has done, for the clone of its table."""
        return Turn(
            self.seat,
            self.actions,
            self.draws,
            self.raided,
            self.builds,
            self.discount,
            self.berserk,
            self.swaps,
            self.forts,
            self.fresh_tiles,
            self.barred,
            self.since,
            self.fought[:],
        )
