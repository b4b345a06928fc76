"""Pages without a network: games are played at tables in this process, and every browser's messages are made.

    python -P pages.py SOURCES '{"game": "groves", "seats": 2, "tables": 4, "answers": 200, "seed": "1"}'

It must run from SOURCES, or not at all, and prints what it found as one line of JSON: the processor time that
the messages took, and a hash of everything that the pages showed after every change.
"""

from __future__ import annotations

import hashlib
import json
import sys
import time
from pathlib import Path
from random import Random
from typing import Any, Final
from unittest import mock

NAMES: Final = ("Ada", "", "Bo & <Co>", "\u05d3\u05e0\u05d4", "", "Linnea")
UNDO_ONE_IN: Final = 12  # changes, where an answer can be taken back
FIRST: Final = 30  # answers at each table that do not count: what a server makes once is made then


class Page:
    """What a browser has: the text of every part, brought up to date by the messages it is sent."""

    def __init__(self, connection: Any) -> None:
        self.connection: Final = connection
        self.parts: Final[dict[str, list[str]]] = {}
        self.seen: Final = hashlib.blake2b(digest_size=16)
        self.sent = 0

    def hear(self, texts: list[str]) -> None:
        """Take messages in, and note what the page shows now."""
        for text in texts:
            self.sent += len(text.encode())
            news: dict[str, Any] = json.loads(text)
            for name, sent in sorted(news.pop("parts", {}).items()):
                old = self.parts.get(name, [])
                pieces = [sent] if isinstance(sent, str) else [one for run in sent for one in taken(run, old)]
                self.parts[name] = pieces
                self.seen.update(f"{name}: {''.join(pieces)}\n".encode())
            self.seen.update(json.dumps(news, sort_keys=True).encode())


def taken(run: str | list[int], old: list[str]) -> list[str]:
    """A new piece, or a run of those that the page has."""
    return [run] if isinstance(run, str) else old[run[0] : run[1] + 1]


class Table:
    """A table in memory: a browser for every seat, perhaps a spectator and one that two seats share."""

    def __init__(self, wish: dict[str, Any], at: int) -> None:
        from spinney.web.connections.connection import Connection
        from spinney.web.games import edition_hash, game_of
        from spinney.web.security.tokens import hashed
        from spinney.web.storage.schema import SeatRow, TableRow
        from spinney.web.tables.live_table import LiveTable

        self.chance: Final = Random(f"{wish['seed']} {wish['game']} {at}")
        game, shared = game_of(wish["game"]), wish.get("shared", False)
        seats = min(max(wish["seats"], game.seats[0]), game.seats[1])
        tokens = ["browser 0" if shared and seat < 2 else f"browser {seat}" for seat in range(seats)]
        rows = [
            SeatRow(f"t{at}", seat, name=NAMES[seat], holder=hashed(token), entropy=f"{seat:02}" * 16)
            for seat, token in enumerate(tokens)
        ]
        row = TableRow(
            f"t{at}",
            game.key,
            "",
            edition_hash(game),
            json.dumps(wish.get("options", {})),
            self.chance.randbytes(32),
            game.version,
            "A table",
            True,
            True,
            hashed(tokens[0]),
            "",
            1.0,
            1.0,
        )
        self.undoes: Final = wish.get("undoes", False)
        self.live: Final = LiveTable(row, rows, [], [])
        eyes = [*dict.fromkeys(tokens), *([""] if wish.get("watched") else [])]
        self.pages: Final = [Page(Connection(mock.Mock(), self.live, token, True, 20)) for token in eyes]
        self.live.connections.update(page.connection for page in self.pages)
        self.hear()

    def hear(self) -> float:
        """Make every browser's messages; returns the processor time that they took."""
        began = time.process_time()
        found = [page.connection.messages() for page in self.pages]
        spent = time.process_time() - began
        for page, texts in zip(self.pages, found, strict=True):
            page.hear(texts)
        return spent

    def change(self) -> tuple[float, float]:
        """One answer, or one taken back; the processor time of the rules, and of the messages."""
        from spinney.engine.records.playback import undo
        from spinney.web.tables.restore import digest_after

        live = self.live
        if live.table is None or live.table.over:
            return 0.0, 0.0
        back = self.undoes and live.table.undoable and self.chance.randrange(UNDO_ONE_IN) == 0
        action = self.chance.choice([int(option) for option in live.table.options])
        began = time.process_time()
        if back:
            after = undo(live.table)
        else:
            after = live.table.branch()
            after.play(action, after.seat)
        digest_after(after)
        rules = time.process_time() - began
        live.replace_table(after)
        live.notify(moved=True)
        for page in self.pages:
            if len(page.connection.mine) > 1 and live.asked in page.connection.mine:
                page.connection.lifted = live.asked
        return rules, self.hear()


def played(wish: dict[str, Any]) -> dict[str, Any]:
    """Play as wished, and tell what was found."""
    from spinney.web.server import collect_seldom

    collect_seldom()
    tables = [Table(wish, at) for at in range(wish["tables"])]
    rules = messages = 0.0
    changes, seen = 0, []
    for number in range(wish["answers"]):
        for table in tables:
            spent = table.change()
            if number >= FIRST and any(spent):
                rules, messages, changes = rules + spent[0], messages + spent[1], changes + 1
        seen.append(hashlib.sha256(b"".join(page.seen.digest() for one in tables for page in one.pages)))
    return {
        "seats": len(tables[0].live.seats),
        "changes": changes,
        "rules": rules / max(1, changes),
        "messages": messages / max(1, changes),
        "sent": sum(page.sent for table in tables for page in table.pages) / max(1, changes),
        "seen": [one.hexdigest()[:16] for one in seen],
    }


def main() -> None:
    sources = Path(sys.argv[1]).resolve()
    sys.path.insert(0, str(sources))
    import spinney

    if not Path(spinney.__file__).resolve().is_relative_to(sources):
        sys.exit(f"asked for spinney in {sources}, but found {spinney.__file__}")
    print(json.dumps(played(json.loads(sys.argv[2]))))


if __name__ == "__main__":
    main()
