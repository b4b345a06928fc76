"""Replays that were opened lately, by the names of their records."""

from __future__ import annotations

from typing import Final

from spinney.engine.records.record import Record
from spinney.web.games import game_for_record
from spinney.web.replays.kept import Kept, size_of
from spinney.web.replays.replay import Replay

ROOM: Final = 40_000_000  # bytes of all replays together


class OpenedReplays:
    """Makes replays from records, and keeps the latest."""

    def __init__(self, room: int = ROOM) -> None:
        self.kept: Final[Kept[Replay]] = Kept(room)

    def open(self, name: str, text: str) -> Replay:
        """The replay of a record that is given as text."""
        replay = self.kept.get(name)
        if replay is None:
            replay = Replay(Record.from_json(text, game_for_record))
            shared = replay.game.edition is None or replay.game.edition.shipped
            self.kept.keep(name, replay, size_of(replay, replay.game if shared else None))
        return replay
