"""Answers that a page gives by itself: never the one that somebody has just taken back."""

from __future__ import annotations

import re

import spinney
from spinney.engine.chance import Chance, secret_of
from spinney.engine.faces.asking import NOTHING_TRIVIAL
from spinney.engine.records.playback import undo
from spinney.engine.table import Table
from spinney.web.rendering.ask import ask
from spinney.web.rendering.viewer import Viewer
from spinney.web.storage.schema import SeatRow, TableRow
from spinney.web.tables.live_table import LiveTable

KEY = "groves"


def offered(found: LiveTable, table: Table) -> str:
    """The answer that a page would give, or an empty text."""
    found.table = table
    seat = int(table.seat)
    text = "".join(ask(Viewer(found, seat, [seat], "", -1)))
    trivial = re.search(r"data-trivial='(\d+)'", text)
    return trivial[1] if trivial else ""


def test_what_was_taken_back_is_not_given_again_on_any_page() -> None:
    game = spinney.game(KEY)
    edition = game.edition.hash if game.edition is not None else ""
    row = TableRow("t", KEY, "", edition, "{}", b"s" * 32, "1", "t", False, False, "h", "w", 1.0, 1.0)
    found = LiveTable(row, [SeatRow("t", at, holder="h", entropy="ab" * 16) for at in range(2)], [], [])
    table, chance, seen = game.start(2, seed=1), Chance(secret_of(1)), 0
    while not table.over:
        seat, trivial = int(table.seat), game.ask(table, int(table.seat)).trivial
        if trivial != NOTHING_TRIVIAL:
            assert offered(found, table) == str(trivial)
            after = table.branch()
            after.play(trivial, seat)
            if after.undoable and after.seat == seat:
                seen += 1
                back = undo(after)
                assert game.ask(back, seat).trivial == trivial
                assert offered(found, back) == ""
                again = back.branch()
                again.play(trivial, seat)
                assert offered(found, again) == offered(found, after), "then the page goes on"
        table.play(table.options[chance.below(len(table.options))])
    assert seen
