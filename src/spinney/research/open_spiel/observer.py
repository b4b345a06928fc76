"""What a player may know, as tensors with named parts and as text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel

from spinney.engine.events import SPECTATOR
from spinney.research.information_states import information_state, private_text, view_text

if TYPE_CHECKING:
    from spinney.research.game_config import GameConfig
    from spinney.research.open_spiel.state import SpinneyState

DEFAULT = pyspiel.IIGObservationType(perfect_recall=False)


class Observer:
    """Tensors are the engine's observation, part by part. With perfect recall, or of private things alone,
    there is text but no tensor."""

    def __init__(self, config: GameConfig, kind: Any, params: dict[str, Any] | None) -> None:
        if params:
            raise ValueError(f"an observation takes no parameters, but got {params}")
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("no seat sees what all seats see: private_info is NONE or SINGLE_PLAYER")
        self.game = config.game
        self.public = bool(kind.public_info)
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.recall = bool(kind.perfect_recall)
        self.tensor = None
        self.dict: dict[str, Any] = {}
        if self.public and not self.recall:
            spec = self.game.observation_spec(config.seats)
            self.tensor = np.zeros(spec.size, np.float32)
            for part in spec.parts:
                first = spec.offsets[part.name]
                self.dict[part.name] = self.tensor[first : first + part.size]

    def set_from(self, state: SpinneyState, player: int) -> None:
        """Write what the player may know into `tensor` and `dict`; zeros before the table is laid."""
        table = state.table
        if self.tensor is None:
            return
        if table is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.game.observation(table, self.eyes(player))

    def string_from(self, state: SpinneyState, player: int) -> str:
        """What the player may know as text: a view, an information state, or private things alone."""
        past = state.past
        if past is None:
            return ""
        if not self.public:
            return private_text(self.game, past.table, player) if self.private else ""
        if self.recall:
            return information_state(past, self.eyes(player)) + pending(state, player)
        return view_text(self.game, past.table, self.eyes(player))

    def eyes(self, player: int) -> int:
        """Whose view is shown: the player's, or a spectator's where only public things are."""
        return player if self.private else SPECTATOR


def pending(state: SpinneyState, player: int) -> str:
    """What an observer adds while chance moves: a seat knows what it has just answered, the others do not."""
    play, table = state.at, state.table
    if table is None or not play.ways or table.seat != player:
        return ""
    return f"\nanswered: {table.game.text(play.answer)}"  # type: ignore[union-attr]
