"""Whatever a server keeps of drawings, a page shows what a server would draw that has kept nothing."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from random import Random
from typing import Any, cast

import pytest

import spinney
from spinney.engine.records.playback import undo
from spinney.web.connections.connection import Connection
from spinney.web.games import game_keys
from spinney.web.rendering.page_parts import page_parts_for
from spinney.web.security.tokens import hashed
from spinney.web.storage.schema import SeatRow, TableRow
from spinney.web.tables.live_table import LiveTable

NAMES = ("Ada", "Bo & Co", "", "\u05d3\u05e0\u05d4")
GAMES = [key for key in game_keys() if key != "toy"]
ANSWERS = 45
Pages = list[dict[str, str]]


def table_of(key: str, at: int) -> LiveTable:
    """A table at which everybody has sat down."""
    game = spinney.game(key)
    seats = min(game.seats[1], 2 + at % 2)
    edition = game.edition.hash if game.edition is not None else ""
    row = TableRow(
        f"t{at}", key, "", edition, "{}", b"s" * 32, game.version, "t", True, True, "h", "w", 1.0, 1.0
    )
    rows = [
        SeatRow(row.id, seat, name=NAMES[seat + at], holder=hashed(f"{seat}"), entropy=f"{at}{seat}" * 16)
        for seat in range(seats)
    ]
    return LiveTable(row, rows, [], [])


def pages_of(live: LiveTable) -> list[Connection]:
    """A browser for each seat, and a spectator."""
    tokens = [*map(str, range(len(live.seats))), ""]
    return [Connection(cast(Any, None), live, token, watches=True, pace=20) for token in tokens]


def shown(browsers: list[Connection]) -> Pages:
    """What the pages show, part by part."""
    return [
        {name: part.text for name, part in page_parts_for(browser.live, browser).parts.items()}
        for browser in browsers
    ]


def moved(live: LiveTable, answer: int | None) -> None:
    """One answer, or the last one taken back."""
    assert live.table is not None
    after = undo(live.table) if answer is None else live.table.branch()
    if answer is not None:
        after.play(answer)
    live.replace_table(after)
    live.notify(moved=True)


def drawn_anew(key: str, answers: list[list[int | None]]) -> list[Pages]:
    """What pages show that are opened at the end, in this process."""
    found = []
    for at, given in enumerate(answers):
        live = table_of(key, at)
        for answer in given:
            moved(live, answer)
        found.append(shown(pages_of(live)))
    return found


@pytest.mark.parametrize("key", GAMES)
def test_pages_of_busy_tables_show_what_a_new_process_draws(key: str) -> None:
    chance = Random(key)
    tables = [table_of(key, at) for at in range(2)]
    browsers = [pages_of(live) for live in tables]
    answers: list[list[int | None]] = [[], []]
    for _ in range(ANSWERS):
        for live, pages, given in zip(tables, browsers, answers, strict=True):
            table = live.table
            assert table is not None
            if table.over:
                continue
            back = table.undoable and chance.random() < 0.1
            given.append(None if back else int(chance.choice(list(table.options))))
            moved(live, given[-1])
            shown(pages)
    kept = [shown(pages) for pages in browsers]
    command = [sys.executable, __file__, key, json.dumps(answers)]
    path = os.pathsep.join([str(folder) for folder in sys.path if folder])
    told = subprocess.check_output(command, text=True, env={**os.environ, "PYTHONPATH": path})
    for here, there in zip(kept, json.loads(told), strict=True):
        for mine, anew in zip(here, there, strict=True):
            assert mine.keys() == anew.keys()
            for name, text in mine.items():
                assert text == anew[name], name


if __name__ == "__main__":
    print(json.dumps(drawn_anew(sys.argv[1], json.loads(sys.argv[2]))))
