"""Replaying the entries of a journal or record one by one: actions, undos, limits and redeals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from spinney.engine.errors import BrokenRecord, CannotUndo
from spinney.engine.events import EVERYONE, LIMITS_HOLD, TOOK_BACK, Event
from spinney.engine.game import Game
from spinney.engine.nothing import NOBODY
from spinney.engine.records.journal import LIMITS, UNDO, Entry, Origin
from spinney.engine.table import Table

REDEAL: Final = "redeal "


class Playback:
    """A table, and the earlier tables that an undo can return to.

    It starts at the beginning, or goes on from what another has reached: the earlier tables, and the table.
    """

    def __init__(
        self, game: Game[Any], origin: Origin, log: bool = True, reached: Sequence[Table] = ()
    ) -> None:
        self.game: Final = game
        self.table: Table = reached[-1] if reached else begun(game, origin, log)
        self.earlier: list[Table] = [*reached[:-1]]

    def enter(self, entry: Entry) -> None:
        """Do what one entry says."""
        if isinstance(entry, int):
            self.play(entry)
        elif entry == UNDO:
            self.undo()
        elif entry == LIMITS:
            set_limits(self.table)
            self.earlier.clear()
        elif entry.startswith(REDEAL):
            self.redeal(entry)
        else:
            self.play(self.game.action(entry))

    def play(self, action: int) -> None:
        """Play one action, and keep the table before it as long as it can be taken back."""
        before = self.table.branch()
        self.table.play(action)
        if self.table.undoable:
            self.earlier.append(before)
        else:
            self.earlier.clear()

    def undo(self) -> None:
        """Take back one answer. Nothing is erased: the undo becomes an entry of the journal."""
        if self.table.undoable == 0:
            since = "dice were rolled, something was drawn or shown, or another seat was asked"
            raise CannotUndo(f"nothing can be taken back: {since}")
        before = self.earlier.pop()
        if before.journal is not None and self.table.journal is not None:
            before.journal.entries = [*self.table.journal.entries, UNDO]
        enter_in_log(before, TOOK_BACK, int(before.seat))
        self.table = before

    def redeal(self, entry: str) -> None:
        """Replace the table with one that a seat must believe possible."""
        words = entry.split()
        seats = [str(seat) for seat in range(-1, self.table.seats)]
        if len(words) != 3 or words[1] not in seats:
            raise BrokenRecord(f"expected redeal SEAT KEY, got {entry[:60]!r}")
        imagined = self.game.redeal(self.table, int(words[1]), words[2])
        imagined.log = self.table.log
        imagined.journal = self.table.journal
        if imagined.journal is not None:
            imagined.journal.entries.append(entry)
        self.table = imagined
        self.earlier.clear()


def begun(game: Game[Any], origin: Origin, log: bool) -> Table:
    """The table that a playback starts with."""
    options: dict[str, object] = {**origin.options}
    table: Table = game.start_from(
        origin.seats, origin.secret, origin.entropy, options, log, rules=origin.rules
    )
    return table


def set_limits(table: Table) -> None:
    """Like `undo`, an entry that is played back, too: limits that an option switched off hold from now on."""
    table.game.set_limits(table)
    table.undoable = 0
    enter_in_log(table, LIMITS_HOLD, NOBODY)
    if table.journal is not None:
        table.journal.entries.append(LIMITS)


def enter_in_log(table: Table, kind: int, seat: int) -> None:
    """Tell everybody of an entry that is no answer. The lab does not count it: it is no event of the game."""
    if table.log is not None:
        table.log.append(Event(table.number, EVERYONE, kind, seat, 0, 0, 0))


def undo(table: Table) -> Table:
    """The table without its last answer, played again from its journal."""
    journal = table.journal
    if journal is None:
        raise CannotUndo("a clone has no journal to go back in; use branch() instead of clone()")
    playback = Playback(table.game, journal.origin, table.log is not None)
    for entry in journal.entries:
        playback.enter(entry)
    playback.undo()
    return playback.table
