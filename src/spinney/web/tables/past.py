"""What readers are told of a table, so that they can play it again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spinney.engine.errors import SpinneyError
from spinney.engine.table import Table
from spinney.web.reading.questions import Begun, Look, Tell, WriteRecord
from spinney.web.tables.restore import entries_of

if TYPE_CHECKING:
    from spinney.web.tables.live_table import LiveTable


def begun_as(live: LiveTable, table: Table) -> Begun:
    """What a table was begun with."""
    if table.journal is None:
        raise SpinneyError("a clone has no past to look at")
    origin = table.journal.origin
    return Begun(
        table=live.name,
        game=live.row.game,
        edition=live.row.edition,
        edition_text=live.unshipped,
        seats=origin.seats,
        options=origin.options,
        secret=origin.secret,
        entropy=origin.entropy,
        rules=origin.rules,
    )


def look_at(live: LiveTable, table: Table, answers: int, seat: int) -> Look:
    """To be drawn as a seat saw it after so many answers."""
    return Look(begun_as(live, table), entries_of(table), answers, seat, [*live.names])


def tell(live: LiveTable, table: Table) -> Tell:
    """To have its story told."""
    return Tell(begun_as(live, table), entries_of(table), table.fingerprint())


def write_record(live: LiveTable, table: Table) -> WriteRecord:
    """To have its record written."""
    return WriteRecord(begun_as(live, table), entries_of(table), table.fingerprint(), [*live.names])
