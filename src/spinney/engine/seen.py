"""What a bot gets: one seat's view, options and redeals of a table, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from spinney.engine import copies
from spinney.engine.chance import Chance
from spinney.engine.errors import OutOfTurn

if TYPE_CHECKING:
    from spinney.engine.game import Game
    from spinney.engine.table import Table


class Seen:
    """A table as one seat knows it. It hands out redeals, never the table or its key.

    A pickle of it has the table inside, secrets and all: send it only to a process that you would trust
    with the table.
    """

    def __init__(self, game: Game[Any], table: Table, seat: i64) -> None:
        self.game: Final = game
        self.seat: Final[i64] = seat
        self._table: Final = table

    def __reduce__(self) -> copies.Parts:
        return Seen, (self.game, self._table, self.seat)

    @property
    def seats(self) -> int:
        """How many seats the table has."""
        return self._table.seats

    @property
    def asked(self) -> int:
        """Whose choice it is."""
        return self._table.seat

    @property
    def over(self) -> bool:
        """Is the game over?"""
        return self._table.over

    @property
    def number(self) -> int:
        """How many choices have been answered."""
        return self._table.number

    @property
    def options(self) -> list[i64]:
        """The legal actions if this seat is asked; none otherwise, as they could give secrets away."""
        return self._table.options[:] if self._table.seat == self.seat else []

    def any_option(self, chance: Chance) -> i64:
        """One of the options, each equally likely; this seat must be asked."""
        options = self._table.options
        if self._table.seat != self.seat:
            raise OutOfTurn(f"seat {self.seat} looks for an option, but {self._table.awaited()}")
        return options[chance.below(len(options))]

    def view(self) -> dict[str, Any]:
        """What this seat may know, as plain data."""
        return self.game.view(self._table, self.seat)

    def observation(self) -> list[int]:
        """What this seat may know, as a row of small ints."""
        return self.game.observation(self._table, self.seat)

    def log(self) -> list[str]:
        """What happened so far, in sentences for this seat."""
        return self.game.log(self._table, self.seat)

    def label(self, action: int) -> str:
        """One of this seat's options in words."""
        if action not in self.options:
            return self.game.text(action)
        return self.game.label(self._table, action)

    def picture(self) -> str:
        """The board as SVG, as this seat sees it."""
        return self.game.picture(self._table, self.seat)

    def redeal(self, key: int | str | bytes) -> Table:
        """A table that this seat must believe possible, with a future of its own."""
        imagined: Table = self.game.redeal(self._table, self.seat, key)
        return imagined

    def _repr_svg_(self) -> str:
        return self.picture()
