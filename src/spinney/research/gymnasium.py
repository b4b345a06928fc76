"""Our games in Gymnasium: one seat learns, bots hold the others. Importing this registers every game.

import gymnasium, spinney.research.gymnasium
env = gymnasium.make("spinney/groves-v0", seats=3, bots=("greedy", "sapling"))
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from spinney.bots import find_bot
from spinney.bots.bot import Bot, bot_key
from spinney.engine.errors import BadOption, IllegalAction
from spinney.engine.installed import GAMES, all_installed
from spinney.engine.table import Table
from spinney.research.arrays import Row, action_mask, highest_values, observation_array
from spinney.research.game_config import GameConfig
from spinney.research.render import MODES, check_mode, render
from spinney.research.utilities import WIN, check_kind, utilities

PREFIX: Final = "spinney/"
VERSION: Final = "-v0"
PENALISE: Final = "penalise"
RAISE: Final = "raise"
PENALTY: Final = -1.0  # for each illegal action, which changes nothing else
SEEDS: Final = 2**63


class SeatEnv(gymnasium.Env):
    """A seat of a table. `action_masks()` is what MaskablePPO of sb3-contrib asks for."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": [*MODES], "render_fps": 2}

    def __init__(
        self,
        key: str,
        seats: int | None = None,
        seat: int = 0,
        bots: Sequence[str] | str = "random",
        illegal_action: str = PENALISE,
        utilities: str = WIN,
        edition: str | None = None,
        render_mode: str | None = None,
        **options: int | str,
    ) -> None:
        self.config = GameConfig.of(key, seats, edition, options)
        self.seat = check_seat(seat, self.config.seats)
        self.names = check_bots(bots, self.config.seats)
        if illegal_action not in (PENALISE, RAISE):
            raise BadOption(f"illegal_action: expected {PENALISE} or {RAISE}, got {illegal_action!r}")
        self.raises = illegal_action == RAISE
        self.kind = check_kind(utilities)
        self.render_mode = check_mode(render_mode)
        high = highest_values(self.config)
        self.observation_space = spaces.Box(np.zeros_like(high), high, dtype=high.dtype.type)
        self.action_space = spaces.Discrete(self.config.game.actions.size)
        self.table: Table | None = None
        self.bots: dict[int, Bot] = {}

    # What Gymnasium asks of an environment.

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Row, dict[str, Any]]:
        """The table that the engine starts from this seed; bots get keys that follow from its own."""
        super().reset(seed=seed)
        table = self.lay(int(self.np_random.integers(SEEDS)) if seed is None else seed)
        while table.over:  # it may end before this seat was ever asked
            table = self.lay(int(self.np_random.integers(SEEDS)))
        return self.seen(table)

    def lay(self, seed: int) -> Table:
        """A fresh table, played up to this seat's first choice."""
        self.table = table = self.config.start(seed)
        others = [seat for seat in range(self.config.seats) if seat != self.seat]
        self.bots = {
            seat: find_bot(name, bot_key(origin_of(table), seat))
            for seat, name in zip(others, self.names, strict=True)
        }
        self.play_others(table)
        return table

    def step(self, action: int) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        """Answer, and let the bots answer until this seat is asked again or the game is over."""
        table = self.laid()
        if not table.allows(int(action)):
            if self.raises or table.over:
                raise IllegalAction(table.refusal(int(action)))
            row, info = self.seen(table)
            return row, PENALTY, False, False, {**info, "illegal": True}
        table.play(int(action))
        self.play_others(table)
        row, info = self.seen(table)
        return row, utilities(table, self.kind)[self.seat], table.over, False, info

    def play_others(self, table: Table) -> None:
        """Let the bots answer until this seat is asked or the game is over."""
        game = self.config.game
        while not table.over and table.seat != self.seat:
            table.play(self.bots[table.seat].choose(game.seen_by(table, table.seat)))

    def seen(self, table: Table) -> tuple[Row, dict[str, Any]]:
        """The observation of this seat, and the mask of its legal actions."""
        info = {"action_mask": self.action_masks().astype(np.int8)}
        return observation_array(self.config, table, self.seat), info

    def action_masks(self) -> NDArray[np.bool_]:
        """True for each action that is legal now."""
        return action_mask(self.laid(), int(self.action_space.n), self.seat).astype(np.bool_)

    def render(self) -> Any:
        """The table as text or pixels, by the mode that was chosen at the start."""
        return render(self.config.game, self.laid(), self.render_mode)

    def laid(self) -> Table:
        """The table, once `reset` has laid it."""
        if self.table is None:
            raise BadOption("reset() lays the table; call it first")
        return self.table


def origin_of(table: Table) -> bytes:
    """The secret of a table, from which the bots around the learning seat get their keys."""
    assert table.journal is not None, "a table that was just started has a journal"
    return table.journal.origin.secret


def check_seat(seat: int, seats: int) -> int:
    """The seat that learns, if the table has it."""
    if not 0 <= seat < seats:
        raise BadOption(f"seat: expected 0 to {seats - 1}, got {seat}")
    return seat


def check_bots(bots: Sequence[str] | str, seats: int) -> list[str]:
    """The bots around the learning seat, a name for each other seat; a single name is for all of them."""
    names = [bots] * (seats - 1) if isinstance(bots, str) else list(bots)
    if len(names) != seats - 1:
        raise BadOption(f"bots: expected a name for each of the {seats - 1} other seats, got {names}")
    for name in names:
        find_bot(name, 0)  # a name that nobody has is refused here
    return names


def register() -> list[str]:
    """Tell Gymnasium of every installed game that it does not know yet; the ids of those that are new."""
    new = [f"{PREFIX}{key}{VERSION}" for key in sorted(all_installed(GAMES))]
    new = [name for name in new if name not in gymnasium.registry]
    for name in new:
        key = name.removeprefix(PREFIX).removesuffix(VERSION)
        gymnasium.register(id=name, entry_point=f"{__name__}:SeatEnv", kwargs={"key": key})
    return new


register()
