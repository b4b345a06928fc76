"""The same people again, one seat further."""

from __future__ import annotations

import os
import time
from typing import Any

from spinney.engine.errors import SpinneyError
from spinney.engine.game import Game
from spinney.web.errors import Forbidden, Refused
from spinney.web.games import edition_hash, game_of
from spinney.web.security.tokens import hashed, new_id
from spinney.web.storage.schema import SeatRow, TableRow
from spinney.web.tables.invitations import seat_invitation, watch_invitation
from spinney.web.tables.live_table import LiveTable
from spinney.web.tables.live_tables import LiveTables


async def rematch(tables: LiveTables, live: LiveTable, mine: list[int], token: str) -> str:
    """Open a table for the same people, and return its name; whoever asks first is the host."""
    if not mine:
        raise Forbidden("A rematch is for those who played.")
    async with live.lock:
        if live.row.rematch:
            return live.row.rematch
        if not live.over:
            raise Refused("A rematch is for a game that is over.")
        tables.check_stays()
        name, now = new_id(), time.time()
        row = TableRow(
            **{field: getattr(live.row, field) for field in live.row.__struct_fields__}
            | {"id": name, "secret": os.urandom(32), "created": now, "touched": now, "state": "waiting"}
        )
        game = game_today(live)
        row.version, row.host = game.version, hashed(token)
        row.watch = hashed(watch_invitation(token, name))
        row.edition_hash = edition_hash(game)
        seats = [seat_of_rematch(old, name, (old.seat + 1) % len(live.seats), token) for old in live.seats]
        seats.sort(key=lambda seat: seat.seat)
        # somebody at another server may have asked just now: then theirs is the one
        name = live.row.rematch = await tables.store.create_rematch(live.name, row, seats)
    live.notify()
    return name


def game_today(live: LiveTable) -> Game[Any]:
    """The game of a rematch, by the rules and the edition of today, if that edition still ships."""
    try:
        return game_of(live.row.game, live.row.edition)
    except SpinneyError:
        if live.table is None:
            raise Refused(live.frozen) from None
        return live.game


def seat_of_rematch(old: SeatRow, name: str, seat: int, token: str) -> SeatRow:
    """A seat of the rematch: for the same person, or by a new link where nobody sat at the end."""
    if not old.level and not old.holder:
        return SeatRow(name, seat, invite=hashed(seat_invitation(token, name, seat, 0)))
    return SeatRow(name, seat, old.level, old.name, old.holder, confirm=old.confirm)
