"""Whoever asks for a table's line and goes before the gate has answered is no fault of the server."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, Final, cast

import pytest
from starlette.types import Message

from spinney.web.house.in_force import ADDRESS, InForce
from spinney.web.routes.gate import Gate
from spinney.web.settings import Settings
from spinney.web.storage.house import RestraintRow
from spinney.web.storage.schema import BAN
from spinney.web.tables.live_tables import LiveTables

LINE: Final[dict[str, Any]] = {
    "type": "websocket",
    "path": "/t/x/line",
    "query_string": b"",
    "headers": [],
    "client": ("192.0.2.7", 1),
    "extensions": {"websocket.http.response": {}},
}


async def asks() -> Message:
    return {"type": "websocket.connect"}


async def gone(message: Message) -> None:
    raise OSError("nobody is there any more")


@pytest.mark.parametrize("banned", [False, True])
def test_whoever_goes_before_the_gate_has_answered_is_no_fault(tmp_path: Path, banned: bool) -> None:
    tables = LiveTables(Settings(tmp_path, {}))  # its database is not there yet
    if banned:
        tables.is_open = True
        tables.keeper.in_force = InForce([RestraintRow(BAN, f"{ADDRESS}192.0.2.7", "No.", 0.0)])
    gate = Gate(cast(Any, None), tables)
    asyncio.run(gate({**LINE}, asks, gone))
