"""A bot's turn is written down from the moment when it is asked, and by whom it is seen to."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

from spinney.web.settings import Settings
from spinney.web.storage.store import Store
from spinney.web.tables.live_tables import LiveTables

OLD = Path(__file__).parents[1] / "databases" / "0.1.0.sqlite"
ASK = "SELECT table_id FROM leases"
WITH_BOTS = """
SELECT id FROM tables WHERE state <> 'over'
  AND id IN (SELECT table_id FROM seats WHERE level <> '' OR stand_in <> '')
  AND id NOT IN (SELECT table_id FROM seats WHERE level = '' AND entropy = '')
"""


def read(file: Path, question: str) -> set[str]:
    with closing(sqlite3.connect(file)) as link:
        return {row[0] for row in link.execute(question)}


def test_every_unfinished_table_with_bots_of_an_earlier_version_is_looked_at_once(tmp_path: Path) -> None:
    file = tmp_path / "spinney.sqlite"
    shutil.copy(OLD, file)
    expected = read(file, WITH_BOTS)
    assert expected

    async def migrated() -> None:
        store = Store(Settings(tmp_path, {}).database)
        await store.open()
        await store.close()

    async def served() -> None:
        tables = LiveTables(Settings(tmp_path, {}))
        await tables.open()
        try:
            async with asyncio.timeout(50):
                while read(file, ASK):
                    await asyncio.sleep(0.1)
            assert expected & set(tables.by_name) == expected
        finally:
            await tables.close()

    asyncio.run(migrated())
    assert read(file, ASK) == expected
    asyncio.run(served())
    assert read(file, ASK) == set(), "their bots have answered, or were not asked"
