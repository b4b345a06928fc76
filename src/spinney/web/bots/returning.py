"""A person who comes back to a seat that a bot plays for: the bot waits, so that they can have it again.

They have a while from the moment when they are first asked. Whoever lets it pass has lent the seat, as if
they had asked for the bot themselves, and takes over again whenever they like.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from spinney.web.connections.connection import Connection
    from spinney.web.tables.live_table import LiveTable

RETURN: Final = 60.0  # seconds to answer, or to take over again
ELSEWHERE: Final = 1.0  # seconds between two looks at whether another server still has them


async def let_return(live: LiveTable) -> None:
    """Before a bot's turn: wait while its person is back and has time to answer, at whatever server."""
    while (seconds := time_to_return(live)) > 0:
        live.stirred.clear()
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await live.stirred.wait()
    lend(live)


def time_to_return(live: LiveTable) -> float:
    """How many seconds the bot that is asked should wait for its person, as things are now."""
    seat = live.asked
    if seat < 0 or not live.seats[seat].stand_in:
        return 0.0
    here = [connection for connection in live.connections if seat in connection.mine]
    if not here and seat in live.elsewhere:
        return ELSEWHERE  # the server where they are knows how long
    now = asyncio.get_running_loop().time()
    return max([RETURN - (now - one.asked_since(seat, now)) for one in returned(live, seat)], default=0.0)


def returned(live: LiveTable, seat: int) -> list[Connection]:
    """The browsers whose person is back at a seat and asked to answer, not to watch the bot."""
    return [connection for connection in live.connections if connection.asked == seat]


def lend(live: LiveTable) -> None:
    """Whoever is asked and has let their time pass watches the bot from now on."""
    seat = live.asked
    if seat >= 0 and live.seats[seat].stand_in and (slow := returned(live, seat)):
        for connection in slow:
            connection.lent.add(seat)
        live.game_changes += 1
        live.notify()
