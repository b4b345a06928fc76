"""A state of OpenSpiel: a thin face of the play behind it, with the engine's own action numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import pyspiel

from spinney.engine.table import Table
from spinney.research.history import History
from spinney.research.open_spiel.explicit_chance import Explicit
from spinney.research.open_spiel.sampled_chance import Sampled
from spinney.research.utilities import utilities

if TYPE_CHECKING:
    from spinney.research.open_spiel.game import SpinneyGame

CHANCE: Final = int(pyspiel.PlayerId.CHANCE)
TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)
BITS: Final = 32  # of a key, taken from each number that a sampler gives


class SpinneyState(pyspiel.State):
    """Its one attribute is the play, made when it is first needed: a clone never deals a table in vain."""

    def __init__(self, game: SpinneyGame) -> None:
        super().__init__(game)
        self.play: Explicit | Sampled | None = None

    @property
    def at(self) -> Explicit | Sampled:
        """The play behind this state, begun when it is first asked for."""
        if self.play is None:
            self.play = self.get_game().begin()
        return self.play

    # What OpenSpiel asks of a game.

    def current_player(self) -> int:
        """Whoever is to move: a seat, chance, or nobody after the end."""
        play = self.play or self.at  # asked so often that a look before the call pays
        if play.ways:
            return CHANCE
        table: Table = play.table  # type: ignore[assignment]  # there is one wherever chance does not move
        return TERMINAL if table.over else int(table.seat)

    def is_terminal(self) -> bool:
        """Is the game over?"""
        play = self.play or self.at
        return not play.ways and play.table is not None and play.table.over

    def is_chance_node(self) -> bool:
        """Is chance to move?"""
        return self.at.ways > 0

    def _legal_actions(self, player: int) -> list[int]:
        """The action numbers of the player who is asked."""
        table = (self.play or self.at).table
        return [] if table is None else table.options

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of the draw that is due, all equally likely."""
        ways = self.at.ways
        return [(outcome, 1.0 / ways) for outcome in range(ways)]

    def _apply_action(self, action: int) -> None:
        """Play an answer, or the outcome of a draw."""
        play = self.at
        if play.ways and isinstance(play, Sampled):
            play.begin(self.get_game().next_key())
        else:
            play.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        """The text form of an action, or which of how many outcomes was drawn."""
        if player == CHANCE:
            return f"draw {action} of {self.at.ways}"
        return str(self.get_game().config.game.text(action))

    def returns(self) -> list[float]:
        """What each player has got out of the game; nothing before its end."""
        table, game = self.at.table, self.get_game()
        if table is None or self.at.ways:
            return [0.0] * game.config.seats
        return utilities(table, game.utilities)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpinneyState:
        """A state that this player must believe possible, drawn uniformly: the engine's redeal."""
        key = "".join(f"{int(sampler() * (1 << BITS)):08x}" for _ in range(2))
        other = SpinneyState(self.get_game())
        other.play = self.at.resampled(player, key)
        return other

    def __str__(self) -> str:
        """Everything that lies on the table, the hidden things too: for debugging."""
        play = self.at
        text = "not dealt yet" if play.table is None else play.table.describe()
        waiting = f"\nchance: one of {play.ways}" if play.ways else ""
        draws = f" after {list(play.draws)}" if isinstance(play, Explicit) and play.draws else ""
        return f"{text}{waiting}{draws}"

    # What only we have.

    @property
    def table(self) -> Table | None:
        """The engine's table, at its last choice. Look, do not touch: clones share it."""
        return self.at.table

    @property
    def past(self) -> History | None:
        """How it came about; None before the first choice."""
        return self.at.past

    def __deepcopy__(self, memo: dict[int, Any]) -> SpinneyState:
        copy: SpinneyState = self.clone()
        return copy
