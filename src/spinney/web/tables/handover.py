"""The host takes a seat back for somebody else: whoever holds it must be away, or agree.

What the host has asked of them, and whether they said no, is stored with the seat, so that it does not matter
at which server either of them is.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from spinney.web.connections.messages import GiveUp, Reissue
from spinney.web.errors import Forbidden, Refused
from spinney.web.security.tokens import hashed
from spinney.web.tables.invitations import change_seat, hear_notice, next_invitation, reissue
from spinney.web.tables.live_table import LiveTable

if TYPE_CHECKING:
    from spinney.web.storage.schema import SeatRow
    from spinney.web.tables.live_tables import LiveTables

PEACE: Final = 60.0  # seconds in which somebody who stays is not asked again


async def new_link(tables: LiveTables, live: LiveTable, command: Reissue, token: str) -> None:
    """Make a new link for a seat. If somebody sits there who is here, they are asked first."""
    if hashed(token) != live.row.host:
        raise Forbidden("Only the host makes links.")
    row = live.seats[command.seat] if 0 <= command.seat < len(live.seats) else None
    if row is None or row.level or row.holder == live.row.host:
        raise Refused("There is no link for that seat.")
    if not row.holder:
        return await reissue(tables, live, row.seat, token)
    name, place = row.name or "A friend", live.place(row.seat)
    if not command.sure:
        raise Refused(f"{name} sits at {place} now. Load the page again to give the seat to somebody else.")
    if live.present(row.seat):
        await ask_for_seat(tables, live, row, token)
    elif live.away_for(row.seat) < tables.settings.patience:
        raise Forbidden(f"{name} has only just left; give them a moment.")
    else:
        words = f"{name} was away. The host has made a new link for {place}."
        await reissue(tables, live, row.seat, token, words)


async def ask_for_seat(tables: LiveTables, live: LiveTable, row: SeatRow, token: str) -> None:
    """Ask whoever holds a seat to give it up, but do not press them."""
    name = row.name or "A friend"
    if row.next_invite:
        raise Refused(f"{name} has been asked, and has not answered yet.")
    if abs(time.time() - row.stayed) < PEACE:
        raise Forbidden(f"{name} has just said no; leave them in peace for a minute.")
    async with live.lock:
        await change_seat(tables, live, row, "", next_invite=next_invitation(live, row, token))
    live.notify()


async def give_up(tables: LiveTables, live: LiveTable, command: GiveUp, mine: list[int]) -> None:
    """Whoever was asked to give up their seat does so, or stays."""
    if command.seat not in mine:
        raise Forbidden("That seat is not yours.")
    row = live.seats[command.seat]
    if not row.next_invite:
        raise Refused("Nobody asks for that seat any more.")
    name, place = row.name or "A friend", live.place(row.seat)
    if command.yes:
        words = f"{name} has given up {place}. The host has made a new link for it."
        return await reissue(tables, live, row.seat, "", words)
    words = f"{name} stays at {place}."
    async with live.lock:
        await change_seat(tables, live, row, words, next_invite="", stayed=time.time())
    await hear_notice(tables, live, words)
