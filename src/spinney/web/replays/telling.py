"""Stories told anew: of stored tables, of records, and of records that cannot be played again."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from spinney.engine.errors import SpinneyError
from spinney.engine.records.fields import read_fields
from spinney.engine.records.record import Record
from spinney.web.replays.record_text import names_in
from spinney.web.replays.story import Story, Told, packed_story, story_of, story_of_record
from spinney.web.storage.schema import MoveRow, SeatRow, TableRow
from spinney.web.tables.restore import CannotReplay, game_begun, restored
from spinney.web.tables.why_frozen import cause_for_record

log = logging.getLogger("spinney.web")


def retold_story(
    row: TableRow, seats: Sequence[SeatRow], moves: Sequence[MoveRow], text: str
) -> bytes | None:
    """Tell the story of a stored table, as bytes; nothing if it cannot be replayed here, or is not over."""
    try:
        table = restored(game_begun(row, text), row, seats, moves)
        return packed_story(story_of(table)) if table.over else None
    except CannotReplay:
        return None
    except Exception:  # one table that cannot be told must not keep the others from it
        log.exception("table %s: its story cannot be told", row.id)
        return None


def told_record(text: str) -> bytes | None:
    """The story of a record; nothing if it cannot be replayed here."""
    try:
        return packed_story(story_of_record(Record.from_json(text)))
    except SpinneyError:
        return None
    except Exception:  # as above
        log.exception("a record's story cannot be told")
        return None


def told_instead(story: Story, where: str, text: str, error: Exception) -> Told:
    """An opened record that cannot be replayed, shown by its story."""
    if not isinstance(error, SpinneyError):
        log.warning("%s cannot be replayed", where, exc_info=error)
    names = names_in(read_fields(text).players, story.seats)
    return Told(story, where, story.title, names, cause_for_record(text, error).stepping, text)
