"""A server that is told to stop finishes what is under way, begins nothing new, and sends everybody on."""

from __future__ import annotations

import asyncio
import http.client
import secrets
import signal
import socket
import sqlite3
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from urllib.parse import urlencode

import pytest
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed, InvalidStatus

from spinney.web.connections.connection import RESTART
from spinney.web.settings import database_url
from spinney.web.storage.schema import moves
from spinney.web.storage.store import make_engine
from web.live_server import Browser, Server, Unavailable, before_start, serving
from web.postgres import fresh_database
from web.storage.test_faults import CUT, FAST, Player

BATTLE = "battle_for_the_grove"
PATIENT = """
from spinney.web.storage import store
from spinney.web.tables import drain
drain.LAST = 60.0
store.PRAGMAS = ("busy_timeout=60000", *store.PRAGMAS[1:])
"""


def test_what_is_under_way_is_finished_and_nothing_new_begins(tmp_path: Path) -> None:
    before_start(tmp_path, PATIENT)
    with serving(tmp_path, SPINNEY_IDLE_SECONDS="600", **FAST) as server:
        me = Browser(server)
        name = me.open_table(BATTLE, "me", "me")
        connection = me.connect(name).until_asked()
        page = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
        page.request("GET", "/static/leaf.svg")
        page.getresponse().read()
        with sqlite3.connect(tmp_path / "data" / "spinney.sqlite", isolation_level=None) as lock:
            lock.execute("BEGIN IMMEDIATE")
            move = secrets.token_hex(8)
            number, seat, action = connection.number, connection.asked, connection.options[0]
            connection.send(do="play", id=move, number=number, seat=seat, action=action)
            assert connection.socket.ping().wait(60), "what was sent before has arrived"
            assert me.get("/theme.css").status == 200, "and has been taken up: it waits for the lock"
            assert server.process is not None
            server.process.send_signal(signal.SIGTERM)
            listens_no_more(server)
            headers = {"Cookie": me.cookie, "Content-Type": "application/x-www-form-urlencoded"}
            page.request("POST", "/play", urlencode({"proof": me.proof, "game": BATTLE}), headers)
            answer = page.getresponse()
            assert (answer.status, "Nothing is lost" in answer.read().decode()) == (503, True)
            lock.execute("ROLLBACK")
        assert "refused" not in connection.answer_to(move), "the answer was played, and is acknowledged"
        with pytest.raises(ConnectionClosed) as closed:
            connection.until(lambda news: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == RESTART
        server.process.wait(90)
        assert "Traceback" not in server.errors()
        server.start()
        assert me.connect(name).receive()["number"] == number + 1


def listens_no_more(server: Server) -> None:
    """Wait until nobody can connect any more."""
    deadline = time.monotonic() + 60
    with suppress(ConnectionRefusedError):
        while time.monotonic() < deadline:
            with suppress(ConnectionResetError), socket.create_connection(("127.0.0.1", server.port), 60):
                time.sleep(0.02)
        pytest.fail("it goes on listening")


class Rover(Player):
    """A player whose proxy knows several servers: cut off from one, it asks the next."""

    def __init__(self, servers: list[Server], at: int) -> None:
        self.servers = servers[at:] + servers[:at]
        super().__init__(self.servers[0])

    def run(self) -> None:
        while not self.stop and not self.trouble:
            self.me.server = self.servers[0]
            try:
                self.talk(self.me.connect(self.name, open_timeout=10, close_timeout=0.2, ping_interval=None))
            except (*CUT, Unavailable):
                self.cut_off()
            except InvalidStatus as refusal:  # came at the very moment at which a server stopped
                if refusal.response.status_code != 503:
                    self.trouble = repr(refusal)
                self.cut_off()
            except Exception as error:
                self.trouble = repr(error)

    def cut_off(self) -> None:
        """Go to the next server."""
        self.servers.append(self.servers.pop(0))
        time.sleep(0.05)


@pytest.mark.parametrize("end", [Server.stop, Server.kill], ids=["stopped", "killed"])
def test_servers_that_end_in_turn_under_load_lose_and_double_nothing(
    postgres: str, tmp_path: Path, end: Callable[[Server], None]
) -> None:
    with fresh_database(postgres) as url:
        servers = []
        for name in ("one", "two"):
            (tmp_path / name).mkdir()
            servers.append(Server(tmp_path / name, SPINNEY_DATABASE_URL=url, **FAST).start())
        rovers = [Rover(servers, at % 2) for at in range(4)]
        try:
            for server in servers:
                before = [len(rover.acknowledged) for rover in rovers]
                end(server)
                goes_on(rovers, before)
                server.start()
            goes_on(rovers, [len(rover.acknowledged) for rover in rovers])
        finally:
            for rover in rovers:
                rover.stop = True
            for rover in rovers:
                rover.thread.join(60)
            for server in servers:
                server.stop()
        kept = stored_moves(url)
        for rover in rovers:
            assert rover.trouble == ""
            for (name, move), number in rover.acknowledged.items():
                assert kept[name].get(move) == number, "an acknowledged move is lost"
        for numbers in kept.values():
            assert sorted(numbers.values()) == list(range(1, len(numbers) + 1)), "numbers without gaps"


def goes_on(rovers: list[Rover], before: list[int]) -> None:
    """Wait until every player has had answers acknowledged since."""
    deadline = time.monotonic() + 240
    while any(len(rover.acknowledged) <= was + 5 for rover, was in zip(rovers, before, strict=True)):
        assert time.monotonic() < deadline, "a player does not go on"
        assert not any(rover.trouble for rover in rovers), [rover.trouble for rover in rovers]
        time.sleep(0.1)


def stored_moves(url: str) -> dict[str, dict[str, int]]:
    """The numbers of all stored entries, by table and move id."""

    async def read() -> dict[str, dict[str, int]]:
        engine = make_engine(database_url(url, Path()))
        found: dict[str, dict[str, int]] = {}
        async with engine.connect() as db:
            for name, move, number in await db.execute(
                select(moves.c.table_id, moves.c.move_id, moves.c.number)
            ):
                found.setdefault(name, {})[move] = number
        await engine.dispose()
        return found

    return asyncio.run(read())
