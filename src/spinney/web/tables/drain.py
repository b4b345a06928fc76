"""The orderly end of a server: nothing new begins, what is under way is finished, and people are sent on."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from spinney.web.tables.live_tables import LiveTables

LAST: Final = 2.0  # seconds that answers under way have


async def drain(tables: LiveTables) -> None:
    """Give the bots' turns back, and close each line as soon as its last answer is on its way.

    The pages come back at once: to the next server behind the address, or to this one when it runs again.
    """
    tables.draining = True
    found = [task for live in tables.by_name.values() for task in (live.bot_task, live.hint)]
    turns = [task for task in found if task is not None]
    for turn in turns:
        turn.cancel()
    lines = [line for live in tables.by_name.values() for line in live.connections]
    for line in lines:
        line.leave()
    given_back = asyncio.gather(*turns, return_exceptions=True)
    try:
        async with asyncio.timeout(LAST):
            await asyncio.shield(given_back)
            while not all(line.over for line in lines):
                await asyncio.sleep(0.02)
    except TimeoutError:
        pass
