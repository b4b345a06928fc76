"""A backup is checked as a server would do it: every game is played again, entry by entry."""

from __future__ import annotations

from typing import Any, Final, TypeVar

import msgspec

from spinney.engine.records.record import digest
from spinney.web.backups.house_rows import Rows
from spinney.web.storage.schema import MoveRow, SeatRow, TableRow
from spinney.web.tables.restore import CannotReplay, entry_texts, game_begun, restored

NOT_BEGUN: Final = "not begun"
S = TypeVar("S", bound=msgspec.Struct)


class Checker:
    """Plays the game of every piece again; the editions that it needs come before."""

    def __init__(self) -> None:
        self.editions: Final[dict[str, str]] = {}
        self.tables = 0
        self.entries = 0
        self.frozen: Final[dict[str, str]] = {}  # tables that cannot be played again here, and why
        self.damaged: Final[set[str]] = set()  # those of them that no version could play again

    def digest_of(self, rows: Rows) -> str | None:
        """Where the game of a piece stands; None where there is none, or it cannot be played again here."""
        self.editions.update({row["hash"]: row["text"] for row in rows.get("editions", [])})
        if "tables" not in rows:
            return None
        (table,) = [as_struct(TableRow, row) for row in rows["tables"]]
        seats = [as_struct(SeatRow, row) for row in rows.get("seats", [])]
        moves = [as_struct(MoveRow, row) for row in rows.get("moves", [])]
        self.tables += 1
        self.entries += len(moves)
        if not moves and any(not seat.level and not seat.entropy for seat in seats):
            return NOT_BEGUN
        try:
            game = game_begun(table, self.editions.get(table.edition_hash, ""))
            played = restored(game, table, seats, moves)
        except CannotReplay as error:
            self.frozen[table.id] = str(error)
            if error.cause.fits >= 0:
                self.damaged.add(table.id)
            return None
        return digest(played, entry_texts(played))


def as_struct(kind: type[S], row: dict[str, Any]) -> S:
    """A row of any revision of the database as today's kind of row."""
    return kind(**{field: row[field] for field in kind.__struct_fields__ if field in row})
