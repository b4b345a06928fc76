"""Faults: power cuts under load, a slow reader, a database that is locked or away."""

from __future__ import annotations

import json
import random
import secrets
import socket
import sqlite3
import threading
import time
from http.client import HTTPException
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidMessage

from web.live_server import Browser, Connection, Server, serving
from web.postgres import running_postgres

BATTLE = "battle_for_the_grove"
CUT = (OSError, EOFError, HTTPException, ConnectionClosed, InvalidMessage)  # the other side is gone
FAST = {"SPINNEY_MESSAGES_PER_SECOND": "10000", "SPINNEY_TABLES_PER_MINUTE": "100000"}


class Player:
    """Plays both seats of a table as a page would: comes back, sends the unanswered answer again."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.me = Browser(server)
        self.name = self.open()
        self.acknowledged: dict[tuple[str, str], int] = {}  # by table and move
        self.waiting: dict[str, Any] | None = None
        self.stop = False
        self.trouble = ""
        self.chance = random.Random(self.name)
        self.thread = threading.Thread(target=self.run, daemon=True)
        self.thread.start()

    def open(self) -> str:
        return self.me.open_table(BATTLE, "me", "me", **{"option.max_turns": 10000})

    def run(self) -> None:
        while not self.stop:
            try:
                connection = self.me.connect(
                    self.name, open_timeout=10, close_timeout=0.2, ping_interval=None
                )
                self.talk(connection)
            except CUT:
                time.sleep(0.05)
            except Exception as error:
                self.trouble = repr(error)
                return

    def talk(self, connection: Connection) -> None:
        connection.receive(5)
        while not self.stop:
            if self.waiting is None:
                while connection.asked < 0 or not connection.options:
                    if connection.parts["ending"]:
                        self.name = self.open()  # somebody has won: another table
                        return
                    connection.receive(5)
                self.waiting = {
                    "do": "play",
                    "id": secrets.token_hex(8),
                    "number": connection.number,
                    "seat": connection.asked,
                    "action": self.chance.choice(connection.options),
                }
            connection.send(**self.waiting)
            move = self.waiting["id"]
            news = connection.answer_to(move, 5)
            if news.get("code") == "unsaved":
                continue
            if "refused" not in news:
                self.acknowledged[self.name, move] = self.waiting["number"] + 1
            self.waiting = None


def cut_and_restart(tmp_path: Path, times: int, tables: int) -> None:
    with serving(tmp_path, **FAST) as server:
        players = [Player(server) for _ in range(tables)]
        try:
            for _ in range(times):
                time.sleep(0.8)
                server.kill()
                server.start()
            before = [len(player.acknowledged) for player in players]
            deadline = time.monotonic() + 120
            while any(len(player.acknowledged) <= was for player, was in zip(players, before, strict=True)):
                assert time.monotonic() < deadline, "a client does not go on"
                assert not any(player.trouble for player in players), [player.trouble for player in players]
                time.sleep(0.1)
        finally:
            for player in players:
                player.stop = True
            for player in players:
                player.thread.join(15)
        server.kill()
        with sqlite3.connect(tmp_path / "data" / "spinney.sqlite") as db:
            for player in players:
                assert player.trouble == ""
                for name in {table for table, _ in player.acknowledged}:
                    rows = db.execute("select move_id, number from moves where table_id = ?", (name,))
                    kept = dict(rows.fetchall())
                    assert sorted(kept.values()) == list(range(1, len(kept) + 1)), "numbers without gaps"
                    for (table, move), number in player.acknowledged.items():
                        assert table != name or kept.get(move) == number, "an acknowledged move is lost"
        assert sum(len(player.acknowledged) for player in players) > 10 * times


def test_power_cuts_lose_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    cut_and_restart(tmp_path, 3, 4)


@pytest.mark.long
def test_twenty_power_cuts_lose_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    cut_and_restart(tmp_path, 20, 6)


def test_a_slow_reader_does_not_hold_up_the_others(tmp_path: Path) -> None:
    with serving(tmp_path, **FAST) as server:
        me = Browser(server)
        name = me.open_table(BATTLE, "me", "me", **{"option.max_turns": 10000})
        connection = me.connect(name).until_asked()
        slow = socket.create_connection(("127.0.0.1", server.port))
        slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        key = "dGhlIHNhbXBsZSBub25jZQ=="
        slow.sendall(
            (
                f"GET /t/{name}/line HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {me.cookie}\r\n\r\n"
            ).encode()
        )
        chance = random.Random(1)
        plays = 0
        while plays < 300 and connection.options:  # until the game is over
            assert "refused" not in connection.play(chance.choice(connection.options))
            plays += 1
        assert plays > 50
        slow.close()


def test_a_locked_file_is_waited_for_and_then_said(tmp_path: Path) -> None:
    with serving(tmp_path, **FAST) as server:
        me = Browser(server)
        name = me.open_table(BATTLE, "me", "me")
        connection = me.connect(name).until_asked()
        lock = sqlite3.connect(tmp_path / "data" / "spinney.sqlite", isolation_level=None)
        lock.execute("begin immediate")
        number = connection.number
        command: dict[str, Any] = {
            "do": "play",
            "id": secrets.token_hex(8),
            "number": number,
            "seat": connection.asked,
        }
        command |= {"seat": connection.asked, "action": connection.options[0]}
        connection.send(**command)
        time.sleep(1)
        lock.execute("rollback")
        assert "refused" not in connection.answer_to(command["id"]), "a short lock: waited"
        lock.execute("begin immediate")
        command |= {"id": secrets.token_hex(8), "number": connection.number, "seat": connection.asked}
        command |= {"seat": connection.asked, "action": connection.options[0]}
        connection.send(**command)
        news = connection.answer_to(command["id"])
        assert news["code"] == "unsaved", "a long lock: told to try again"
        lock.execute("rollback")
        connection.send(**command)
        assert "refused" not in connection.answer_to(command["id"])
        assert connection.number == number + 2
        lock.close()


def test_a_database_that_is_away_for_a_while_loses_nothing(tmp_path: Path) -> None:
    with (
        running_postgres() as database,
        serving(tmp_path, SPINNEY_DATABASE_URL=database.url, **FAST) as server,
    ):
        me = Browser(server)
        connection = me.connect(me.open_table(BATTLE, "me", "me")).until_asked()
        assert "refused" not in connection.play(connection.options[0])
        database.stop()
        command: dict[str, Any] = {
            "do": "play",
            "id": secrets.token_hex(8),
            "number": connection.number,
            "seat": connection.asked,
        }
        command |= {"seat": connection.asked, "action": connection.options[0]}
        connection.send(**command)
        assert connection.answer_to(command["id"])["code"] == "unsaved"
        database.start()
        deadline = time.monotonic() + 120
        while True:
            connection.send(**command)
            news = connection.answer_to(command["id"])
            if "refused" not in news:
                break
            assert time.monotonic() < deadline, json.dumps(news)
            time.sleep(0.3)
        assert connection.number == command["number"] + 1
