"""A game that can be wound to any of its moments, at the cost of a few entries and a few bytes."""

from __future__ import annotations

import pickle
import zlib
from collections.abc import Iterator, Sequence
from typing import Any, Final

from spinney.engine.game import Game
from spinney.engine.records.journal import UNDO, Entry, Journal, Origin
from spinney.engine.records.playback import Playback
from spinney.engine.table import Table

SPACING: Final = 32  # entries from one checkpoint to the next, while there is room for so many
MOST: Final = 1_000_000  # bytes of the checkpoints of one game
QUICKEST: Final = 1  # how hard they are pressed: they are packed and unpacked all the time


class Tape:
    """The entries of a game, and checkpoints: the table, and what an undo can return to, packed.

    Where checkpoints take too much room, every other one goes. A checkpoint has neither log nor journal, and
    nothing here keeps more of the log than what is told at one moment.
    """

    def __init__(self, game: Game[Any], origin: Origin, most: int = MOST) -> None:
        self.game: Final = game
        self.origin: Final = origin
        self.most: Final = most
        self.entries: list[Entry] = []
        self.spacing = SPACING
        self.checkpoints: Final[dict[int, bytes]] = {}

    @property
    def size(self) -> int:
        """How many bytes its checkpoints take."""
        return sum(map(len, self.checkpoints.values()))

    def follow(self, entries: Sequence[Entry]) -> None:
        """Be the tape of these entries. What they share with those before need not be played again."""
        known = len(self.entries)
        if [*entries[:known]] != self.entries:
            pairs = enumerate(zip(self.entries, entries, strict=False))
            known = next((at for at, (old, new) in pairs if old != new), min(known, len(entries)))
        self.entries[known:] = entries[known:]
        for at in [at for at in self.checkpoints if at > known]:
            del self.checkpoints[at]

    def table(self, at: int) -> Table:
        """The table after so many entries."""
        return next(self.play(at, at))[1]

    def play(self, first: int, last: int) -> Iterator[tuple[int, Table]]:
        """The table at each moment from one to another, with what is told at that moment as its log.

        It is the same object, which changes, unless an undo or redeal replaces it.
        """
        at = max((at for at in self.checkpoints if at < first), default=0)
        playback = self.playback_from(at)
        while True:
            if at >= first:
                yield at, playback.table
            if at == last:
                return
            forget_past(playback.table)
            entry = self.entries[at]
            playback.enter(entry)
            at += 1
            if entry == UNDO:
                del (playback.table.log or [])[:-1]  # what it returns to was told before
            if at % self.spacing == 0 and at not in self.checkpoints:
                self.add_checkpoint(at, playback)

    def add_checkpoint(self, at: int, playback: Playback) -> None:
        """Keep a moment; of all that are kept, as many as there is room for."""
        tables = [table.clone() for table in [*playback.earlier, playback.table]]
        self.checkpoints[at] = zlib.compress(pickle.dumps(tables, pickle.HIGHEST_PROTOCOL), QUICKEST)
        while self.size > self.most:
            self.spacing *= 2
            for other in [other for other in self.checkpoints if other % self.spacing]:
                del self.checkpoints[other]

    def playback_from(self, at: int) -> Playback:
        """A playback that goes on from a checkpoint, or from the beginning."""
        if at not in self.checkpoints:
            return Playback(self.game, self.origin)
        tables: list[Table] = pickle.loads(zlib.decompress(self.checkpoints[at]))
        for table in tables:
            table.log = []
            table.journal = Journal(self.origin, [])
        return Playback(self.game, self.origin, reached=tables)


def forget_past(table: Table) -> None:
    """Let go of a table's log and entries: a branch copies them, so long ones would cost more and more."""
    if table.log is not None:
        table.log.clear()
    if table.journal is not None:
        table.journal.entries.clear()
