"""Links to a table: made from the host's own token, claimed once by a friend, replaced by the host."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from spinney.web.errors import Stale
from spinney.web.house.words import check_open
from spinney.web.security.tokens import hashed, link_token
from spinney.web.storage.schema import SeatRow, TableRow
from spinney.web.tables.live_table import LiveTable
from spinney.web.user_text import LONGEST, clean_user_text

if TYPE_CHECKING:
    from spinney.web.tables.live_tables import LiveTables

AFTER: Final = "."  # a link to a rematch: the table before, and the link to watch that
LONGEST_LINK: Final = 1000  # letters, enough for a dozen rematches in a row
CHANGED: Final = "That seat has just changed hands; look again."


def seat_invitation(host: str, table: str, seat: int, generation: int) -> str:
    """The secret of an invitation to a seat; a new generation makes another, and the old one worthless."""
    return link_token(host, f"seat {table} {seat} {generation}")


def watch_invitation(host: str, table: str) -> str:
    """The secret in a table's invitation to watch."""
    return link_token(host, f"watch {table}")


def link_to_rematch(table: str, link: str) -> str:
    """The link to watch the rematch of a table, for those who have only its link to watch."""
    return f"{table}{AFTER}{link}"


async def may_watch(tables: LiveTables, row: TableRow, link: str) -> bool:
    """Does a link to watch lead here: the table's own, or that of the table whose rematch this is?"""
    at: TableRow | None = row
    while at is not None and len(link) <= LONGEST_LINK:
        if hashed(link) == at.watch:
            return True
        before, _, link = link.partition(AFTER)
        named = link and before.isprintable()  # or a database would choke on it
        earlier = await tables.store.table(before) if named else None
        at = earlier if earlier is not None and earlier.rematch == at.id else None
    return False


async def invited_seat(tables: LiveTables, link: str) -> SeatRow:
    """The seat that an invitation leads to, while nobody has used it."""
    row = await tables.store.invited(hashed(link))
    if row is None:
        raise Stale("This link was used already, or the host has replaced it. Ask for a new one.")
    return row


async def claim(tables: LiveTables, token: str, link: str, name: str) -> str:
    """Take the seat of an invitation; returns the table's name. After somebody else, the others are told."""
    row = await invited_seat(tables, link)
    live = await tables.find(row.table_id)
    check_open(live.row)
    async with live.lock:
        who = clean_user_text(name, LONGEST)
        words = f"{who or 'A friend'} has sat down as {live.place(row.seat)}." if row.generation else ""
        if not await tables.store.claim(row, hashed(token), who, words):
            raise Stale("Somebody else has just sat down here.")
        seat = live.seats[row.seat]
        seat.holder, seat.invite, seat.name, seat.stand_in = hashed(token), "", who, ""
        seat.generation = row.generation  # the link may have been made at another server
        live.seat_left_at[row.seat] = time.monotonic()  # not yet here, but not away either
        live.game_changes += 1
    await hear_notice(tables, live, words)
    return live.name


def next_invitation(live: LiveTable, row: SeatRow, token: str) -> str:
    """The hash of the link that a seat gets when the host makes the next one."""
    return hashed(seat_invitation(token, live.name, row.seat, row.generation + 1))


async def reissue(tables: LiveTables, live: LiveTable, seat: int, token: str, words: str = "") -> None:
    """Invite anew to a seat: the old link is worthless, and whoever sat there sits there no more.

    The link is made of the host's token; without that it is the one that the seat's holder has agreed to.
    Nobody loses a seat without `words` that tell everybody at the table; they are kept with the chat.
    """
    async with live.lock:
        row = live.seats[seat]
        invite = next_invitation(live, row, token) if token else row.next_invite
        if not invite or bool(row.holder) != bool(words):
            raise Stale(CHANGED)
        values = {"generation": row.generation + 1, "invite": invite, "holder": "", "name": "", "pending": ""}
        if live.table is None and not live.frozen:
            values["entropy"] = ""  # whoever comes instead adds their own
        await change_seat(tables, live, row, words, **values, next_invite="", stayed=0.0)
        live.drop_pending(seat)
    await hear_notice(tables, live, words)


async def change_seat(
    tables: LiveTables, live: LiveTable, row: SeatRow, words: str, /, **values: object
) -> None:
    """Change a seat in the database and here, under the table's lock, unless somebody was faster."""
    if not await tables.store.change_hands(row, words, **values):
        live.seats[:] = await tables.store.seats(live.name)
        live.game_changes += 1
        live.notify()
        raise Stale(CHANGED)
    for field, value in values.items():
        setattr(live.seats[row.seat], field, value)


async def hear_notice(tables: LiveTables, live: LiveTable, words: str) -> None:
    """A seat has changed: all see it, and read the words that are in the chat by now."""
    live.notify()
    if words:
        live.hear_words(await tables.store.words(live.name))
