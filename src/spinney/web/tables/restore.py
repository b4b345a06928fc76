"""From the database back to a table: its entries are played again, and their digests checked."""

from __future__ import annotations

import json
import logging
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from spinney.engine.errors import SpinneyError
from spinney.engine.game import Game
from spinney.engine.options import check_options
from spinney.engine.records.journal import LIMITS, UNDO, Entry, Origin
from spinney.engine.records.playback import Playback, set_limits, undo
from spinney.engine.records.record import EVERY, digest
from spinney.engine.table import Table
from spinney.web.errors import Frozen
from spinney.web.games import edition_hash, game_from, game_of, title_from_key
from spinney.web.storage.schema import MoveRow, SeatRow, TableRow
from spinney.web.tables import why_frozen
from spinney.web.tables.why_frozen import Cause

log = logging.getLogger("spinney.web")


class CannotReplay(Frozen):
    """A table that cannot be played again here; `cause` says why, and how far it can."""

    def __init__(self, cause: Cause) -> None:
        super().__init__(cause.table)
        self.cause = cause


def game_begun(row: TableRow, text: str = "") -> Game[Any]:
    """The game to restore a table with: in the very edition it was begun with, shipped or from kept text."""
    try:
        title = game_of(row.game).title
    except SpinneyError as error:
        raise CannotReplay(why_frozen.no_game(title_from_key(row.game), row.version)) from error
    with suppress(SpinneyError):  # an edition of that name may ship no more
        shipped = game_of(row.game, row.edition)
        if edition_hash(shipped) == row.edition_hash:
            return shipped
    try:
        if not text:
            raise SpinneyError("its text is not known")
        return game_from(row.game, row.edition or "standard", text)
    except Exception as error:  # a game may fail at content of earlier versions in ways of its own
        log.warning("table %s: edition %s cannot be used: %s", row.id, row.edition_hash, error)
        raise CannotReplay(why_frozen.no_edition(title)) from error


def origin_of(row: TableRow, seats: Sequence[SeatRow]) -> Origin:
    """What a stored table is started from, once everybody has added entropy."""
    game = game_of(row.game)
    options = check_options(game.key, game.options, json.loads(row.options))
    entropy = [bytes.fromhex(seat.entropy) for seat in seats]  # a part for each seat; a bot's is empty
    return Origin(len(seats), options, row.secret, entropy, row.version)


def restored(game: Game[Any], row: TableRow, seats: Sequence[SeatRow], moves: Sequence[MoveRow]) -> Table:
    """A stored table after all its entries, by the rules it was begun by. `game` is that of `game_begun`."""
    if not game.can_play(row.version):
        raise CannotReplay(why_frozen.other_rules(game, row.version))
    try:
        playback = Playback(game, origin_of(row, seats))
    except SpinneyError as error:
        log.warning("table %s cannot be begun again: %s", row.id, error)
        raise CannotReplay(why_frozen.not_begun(game)) from error
    entries: list[str] = []
    fits = 0
    for number, move in enumerate(moves, 1):
        try:
            playback.enter(move.entry)
        except Exception as error:  # an entry that the rules do not expect may lead anywhere
            log.warning("table %s: entry %s of %s: %s", row.id, number, len(moves), error)
            raise CannotReplay(why_frozen.damaged(fits, number)) from error
        entries.append(move.entry)
        if move.digest and move.digest != digest(playback.table, entries):
            log.warning("table %s: entry %s of %s: the digest does not fit", row.id, number, len(moves))
            raise CannotReplay(why_frozen.damaged(fits))
        fits = number if move.digest else fits
    return playback.table


def continued(table: Table, moves: Sequence[MoveRow]) -> Table:
    """A table that stands as it was stored, after the entries that follow; it stays as it is itself."""
    after = table.branch()
    for move in moves:
        number = len(entries_of(after)) + 1
        try:
            if move.number != number:
                raise SpinneyError(f"expected entry {number}, found {move.number}")
            after = entered(after, move.entry)
        except Exception as error:
            log.warning("table %s: entry %s: %s", move.table_id, move.number, error)
            raise CannotReplay(why_frozen.damaged(len(entries_of(table)), number)) from error
        if move.digest and move.digest != digest_after(after):
            log.warning("table %s: entry %s: the digest does not fit", move.table_id, number)
            raise CannotReplay(why_frozen.damaged(len(entries_of(table))))
    return after


def entered(table: Table, entry: str) -> Table:
    """A table after one more entry, as `Playback` enters it."""
    if entry == UNDO:
        return undo(table)
    if entry == LIMITS:
        set_limits(table)
    else:
        table.play(table.game.action(entry))
    return table


def entries_of(table: Table) -> list[Entry]:
    """The entries from which a table can be restored: those of its journal, if it has one."""
    return table.journal.entries if table.journal is not None else []


def entry_texts(table: Table) -> list[str]:
    """The entries that led to a table, as text, as they are stored."""
    game = table.game
    return [game.text(entry) if isinstance(entry, int) else entry for entry in entries_of(table)]


def digest_after(table: Table) -> str:
    """What a restored table is checked against: a digest with every tenth entry and the last, else empty."""
    told = table.over or len(entries_of(table)) % EVERY == 0
    return digest(table, entry_texts(table)) if told else ""
