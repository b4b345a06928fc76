"""Links to a table: made from the host's own token, claimed once by a friend, replaced by the host."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spinney.web.errors import Forbidden, Refused, Stale
from spinney.web.security.tokens import hashed, link_token
from spinney.web.storage.schema import SeatRow
from spinney.web.tables.live_table import LiveTable
from spinney.web.user_text import LONGEST, clean_user_text

if TYPE_CHECKING:
    from spinney.web.tables.live_tables import LiveTables


def seat_invitation(host: str, table: str, seat: int, generation: int) -> str:
    """The secret of an invitation to a seat; a new generation makes another, and the old one worthless."""
    return link_token(host, f"seat {table} {seat} {generation}")


def watch_invitation(host: str, table: str) -> str:
    """The secret in a table's invitation to watch."""
    return link_token(host, f"watch {table}")


async def invited_seat(tables: LiveTables, link: str) -> SeatRow:
    """The seat that an invitation leads to, while nobody has used it."""
    row = await tables.store.invited(hashed(link))
    if row is None:
        raise Stale("This link was used already, or the host has replaced it. Ask for a new one.")
    return row


async def claim(tables: LiveTables, token: str, link: str, name: str) -> str:
    """Take the seat of an invitation; returns the table's name."""
    row = await invited_seat(tables, link)
    live = await tables.find(row.table_id)
    async with live.lock:
        who = clean_user_text(name, LONGEST)
        if not await tables.store.claim(row, hashed(token), who):
            raise Stale("Somebody else has just sat down here.")
        seat = live.seats[row.seat]
        seat.holder, seat.invite, seat.name, seat.stand_in = hashed(token), "", who, ""
    live.notify()
    return live.name


async def reissue(tables: LiveTables, live: LiveTable, seat: int, token: str) -> None:
    """Invite anew to a seat: the old link is worthless, and whoever sat there sits there no more."""
    if hashed(token) != live.row.host:
        raise Forbidden("Only the host makes links.")
    async with live.lock:
        row = live.seats[seat] if 0 <= seat < len(live.seats) else None
        if row is None or row.level or row.holder == live.row.host:
            raise Refused("There is no link for that seat.")
        generation = row.generation + 1
        invite = hashed(seat_invitation(token, live.name, seat, generation))
        values = {"generation": generation, "invite": invite, "holder": "", "name": ""}
        if live.table is None and not live.frozen:
            values["entropy"] = ""  # whoever comes instead adds their own
        await tables.store.change_seat(live.name, seat, **values)
        for field, value in values.items():
            setattr(row, field, value)
        live.drop_pending(seat)
    live.notify()
