"""Looking back from a line: it holds up nothing else, and only the newest look counts."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

from spinney.web.connections.commands import handle_message
from spinney.web.connections.connection import Connection
from spinney.web.errors import TooMuch
from spinney.web.processes.pool import NoAnswer
from spinney.web.reading.questions import Answer
from spinney.web.security.tokens import new_token
from spinney.web.settings import Settings
from spinney.web.tables.live_tables import LiveTables
from spinney.web.tables.new_table import TableSetup, open_table

BATTLE = "battle_for_the_grove"


class Looks:
    """What readers are asked, and answered when they may."""

    def __init__(self, tables: LiveTables) -> None:
        self.asked: list[int] = []
        self.go_on = asyncio.Event()
        self.error: Exception | None = None
        tables.readers.looks.pool.ask = self.ask  # type: ignore[method-assign]

    async def ask(self, question: Any) -> Answer:
        self.asked.append(question.answers)
        await self.go_on.wait()
        if self.error is not None:
            raise self.error
        return Answer(text=f"after {question.answers}")


@asynccontextmanager
async def at_a_table(folder: Path) -> AsyncIterator[tuple[LiveTables, Connection, Looks]]:
    tables = LiveTables(Settings(folder, {}))
    await tables.open()
    try:
        token = new_token()
        live = await tables.find(await open_table(tables, TableSetup(BATTLE, ["me", "me"]), token))
        connection = Connection(cast(Any, None), live, token, watches=False, pace=20)
        for seat in (0, 1):
            await say(tables, connection, do="sit", seat=seat, entropy="ab" * 16)
        assert live.table is not None
        for _ in range(4):
            live.table.play(live.table.options[0])
        yield tables, connection, Looks(tables)
    finally:
        await tables.close()


async def say(tables: LiveTables, connection: Connection, **command: object) -> None:
    await handle_message(tables, connection, json.dumps(command))
    for _ in range(5):
        await asyncio.sleep(0)


def looked(connection: Connection) -> list[object]:
    return [reply.looked for _, reply in connection.replies if isinstance(reply.looked, int)]


def test_a_newer_look_takes_the_place_of_one_that_waits(tmp_path: Path) -> None:
    async def check() -> None:
        async with at_a_table(tmp_path) as (tables, connection, looks):
            for answers in (0, 1, 2, 3):
                await say(tables, connection, do="look", answers=answers)
            assert looks.asked == [0], "the others wait for it, each for as long as nothing newer is wanted"
            looks.go_on.set()
            assert connection.looking is not None
            await connection.looking
            assert looks.asked == [0, 3]
            assert looked(connection) == [3]

    asyncio.run(check())


def test_a_look_holds_up_no_other_command_of_its_line(tmp_path: Path) -> None:
    async def check() -> None:
        async with at_a_table(tmp_path) as (tables, connection, looks):
            await say(tables, connection, do="look", answers=1)
            await say(tables, connection, do="say", text="Look at that")
            assert [word.text for word in connection.live.words] == ["Look at that"]
            await say(tables, connection, do="look", answers=-1)
            assert [reply.look for _, reply in connection.replies] == [""], "back to now is at once"
            looks.go_on.set()
            await say(tables, connection, do="explain", part="x")
            assert looked(connection) == [], "and nothing comes after it"

    asyncio.run(check())


def test_whoever_goes_waits_for_no_look_any_more(tmp_path: Path) -> None:
    async def check() -> None:
        async with at_a_table(tmp_path) as (tables, connection, looks):
            await say(tables, connection, do="look", answers=1)
            await say(tables, connection, do="look", answers=2)
            connection.end_look()
            looks.go_on.set()
            await asyncio.gather(*tables.readers.under_way, return_exceptions=True)
            assert looks.asked == [1]
            assert tables.readers.looks.queue.free == 1

    asyncio.run(check())


def test_a_look_that_failed_is_answered_in_words(tmp_path: Path) -> None:
    async def check() -> None:
        async with at_a_table(tmp_path) as (tables, connection, looks):
            looks.go_on.set()
            for error, code in ((NoAnswer("died"), "unread"), (TooMuch("Wait."), "too-much")):
                looks.error = error
                await say(tables, connection, do="look", answers=1)
                assert connection.looking is not None
                await connection.looking
                assert connection.replies.pop()[1].code == code

    asyncio.run(check())
