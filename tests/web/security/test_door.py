"""Sockets that say nothing, or say it slowly: they are bounded, told so, and keep nobody out."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any, cast

import pytest

from spinney.engine.errors import BadOption
from spinney.web.security.door import Door, Wait
from spinney.web.settings import Settings
from web.live_server import Browser, Server, serving

BATTLE = "battle_for_the_grove"
GET = b"GET /theme.css HTTP/1.1\r\nhost: x\r\n"
POST = b"POST /records HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\n\r\n{"
CAP = 20


# The door by itself.


class Socket:
    """A transport that remembers how it was ended."""

    def __init__(self) -> None:
        self.written = b""
        self.ended = ""

    def write(self, data: bytes) -> None:
        self.written += data

    def close(self) -> None:
        self.ended = "closed"

    def abort(self) -> None:
        self.ended = "aborted"

    def is_closing(self) -> bool:
        return bool(self.ended)


def transport() -> Any:
    return cast(Any, Socket())


def door_with(tmp_path: Path, **settings: str) -> Door:
    return Door(Settings(tmp_path, {f"SPINNEY_{name}": value for name, value in settings.items()}))


def test_who_has_kept_us_waiting_longest_makes_room_and_nobody_else(tmp_path: Path) -> None:
    async def check() -> None:
        door = door_with(tmp_path, SOCKETS_PER_ADDRESS="3")
        seated, first, second, third, other = (transport() for _ in range(5))
        for one in (seated, first, second):
            place = door.enter(one, "192.0.2.1")
            assert place is not None
            door.expect(place, Wait.NOTHING if one is seated else Wait.HEADERS)
        assert door.enter(other, "192.0.2.2") is not None
        door.expect(door.places[first], Wait.BODY)  # its headers are here: it waits anew
        assert door.enter(third, "192.0.2.1") is not None
        assert [one.ended for one in (seated, first, second, third, other)] == ["", "", "aborted", "", ""]
        assert door.counts == {"192.0.2.1": 3, "192.0.2.2": 1}
        assert door.refused == {"address": 1}

    asyncio.run(check())


def test_where_nobody_keeps_us_waiting_a_newcomer_is_refused(tmp_path: Path) -> None:
    async def check() -> None:
        door = door_with(tmp_path, SOCKETS="2")
        for number in (1, 2):
            place = door.enter(transport(), f"192.0.2.{number}")
            assert place is not None
            door.expect(place, Wait.NOTHING)
        assert door.enter(transport(), "192.0.2.3") is None
        assert door.refused == {"full": 1}
        assert len(door.places) == 2

    asyncio.run(check())


def test_who_opens_socket_after_socket_is_refused_before_anything_is_read(tmp_path: Path) -> None:
    async def check() -> None:
        door = door_with(tmp_path, MESSAGES_PER_SECOND="1", PROXY="10.0.0.1")
        flood = [door.enter(transport(), "192.0.2.1") for _ in range(100)]
        assert all(flood[:40])
        assert not any(flood[60:]), "some are forgiven if this takes a while"
        assert door.refused["arrivals"] >= 40
        assert door.enter(transport(), "192.0.2.2") is not None
        assert all(door.enter(transport(), "10.0.0.1") for _ in range(100))

    asyncio.run(check())


def test_a_household_is_one_address_and_a_proxy_is_none(tmp_path: Path) -> None:
    async def check() -> None:
        door = door_with(tmp_path, SOCKETS_PER_ADDRESS="2", PROXY="10.0.0.0/8, ::1")
        for at in range(10):
            door.enter(transport(), f"2001:db8::{at}")
            door.enter(transport(), "10.1.2.3")
            door.enter(transport(), "::1")
        assert door.counts == {"2001:db8::/64": 2, "": 20}

    asyncio.run(check())


def test_all_that_left_leave_nothing_behind(tmp_path: Path) -> None:
    async def check() -> None:
        door = door_with(tmp_path)
        sockets = [transport() for _ in range(50)]
        for one in sockets:
            door.enter(one, "192.0.2.1")
        for one in [*sockets, *sockets]:
            door.leave(one)
        assert (door.places, door.waiting, door.counts) == ({}, {}, {})

    asyncio.run(check())


@pytest.mark.parametrize("wait", [Wait.READER, Wait.GOING])
def test_who_never_reads_what_was_written_is_cut_off(tmp_path: Path, wait: Wait) -> None:
    async def check() -> None:
        door = door_with(tmp_path)
        one = transport()
        place = door.enter(one, "192.0.2.1")
        assert place is not None
        door.expect(place, wait)
        place.until = 0.0
        door.sweep()
        assert one.ended == "aborted"
        assert not door.places

    asyncio.run(check())


def test_a_socket_that_was_closed_but_lingers_is_cut_off(tmp_path: Path) -> None:
    async def check() -> None:
        door = door_with(tmp_path)
        one = transport()
        place = door.enter(one, "192.0.2.1")
        assert place is not None
        door.expect(place, Wait.NOTHING)
        one.close()
        door.sweep()
        assert place.wait is Wait.GOING
        place.until = 0.0
        door.sweep()
        assert one.ended == "aborted"

    asyncio.run(check())


@pytest.mark.parametrize("value", ["nobody", "1.2.3.4.5", "10.0.0.0/99"])
def test_a_proxy_that_cannot_be_is_refused_in_words(tmp_path: Path, value: str) -> None:
    with pytest.raises(BadOption, match="SPINNEY_PROXY"):
        door_with(tmp_path, PROXY=value)


# A server with little patience.


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    short = {f"SPINNEY_{name}_SECONDS": "3" for name in ("HEADER", "BODY", "IDLE")}
    with serving(tmp_path_factory.mktemp("hasty"), **short) as running:
        yield running


def opened(server: Server, sent: bytes = b"", source: str = "127.0.0.1") -> socket.socket:
    link = socket.create_connection(("127.0.0.1", server.port), 30, (source, 0))
    link.sendall(sent)
    return link


def heard(link: socket.socket) -> bytes:
    """All that comes until the server closes; whoever is cut off hears nothing more."""
    found = b""
    with link, suppress(ConnectionResetError):
        while chunk := link.recv(65536):
            found += chunk
    return found


def is_open(link: socket.socket) -> bool:
    """Has the server left this socket open, whatever it said?"""
    link.setblocking(False)
    try:
        while link.recv(65536):
            pass
        return False
    except BlockingIOError:
        return True
    except ConnectionResetError:
        return False


@pytest.mark.parametrize(
    ("sent", "status"),
    [
        (b"", b""),
        (b"GET / HTTP/1.1\r\nhost: ", b"408"),
        (POST, b"408"),
        (GET + b"\r\n", b"200"),
        (GET + b"\r\n" + GET, b"200"),
        (GET + b"x: " + b"y" * 200_000, b"431"),
    ],
    ids=["silent", "headers", "body", "idle", "second request", "large headers"],
)
def test_who_keeps_the_server_waiting_is_told_and_closed(hasty: Server, sent: bytes, status: bytes) -> None:
    link = opened(hasty)
    with suppress(OSError):  # it may not want to hear all of it
        link.sendall(sent)
    answer = heard(link)
    assert answer[9:12] == status
    assert answer.count(b"HTTP/1.1 ") == (1 if status else 0)
    assert "Traceback" not in hasty.errors()


def test_a_line_that_answers_no_pings_is_closed(hasty: Server) -> None:
    me = Browser(hasty)
    name = me.open_table(BATTLE, "me", "sapling")
    asked = f"GET /t/{name}/line HTTP/1.1\r\nhost: x\r\ncookie: {me.cookie}\r\nconnection: upgrade\r\n"
    asked += "upgrade: websocket\r\nsec-websocket-version: 13\r\n"
    link = opened(hasty, asked.encode() + b"sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n")
    assert heard(link).startswith(b"HTTP/1.1 101 ")


def test_half_open_sockets_keep_out_neither_a_seated_player_nor_a_newcomer(tmp_path: Path) -> None:
    """Nobody is closed here for taking too long: whoever goes was pushed out."""
    long = {f"SPINNEY_{name}_SECONDS": "600" for name in ("HEADER", "BODY", "IDLE")}
    cap = {"SPINNEY_SOCKETS_PER_ADDRESS": str(CAP), "SPINNEY_LINES_PER_ADDRESS": "10"}
    with serving(tmp_path, **long, **cap) as server, ExitStack() as stack:
        me = Browser(server)
        seat = me.connect(me.open_table(BATTLE, "me", "sapling", **{"option.first": "light"})).until_asked()
        links = []
        for at in range(6 * CAP):
            links.append(stack.enter_context(opened(server, b"" if at % 2 else b"GET / HT")))
            if at % CAP == 0:
                assert me.get("/theme.css").status == 200, "a newcomer from the same address"
                answer = seat.play(seat.options[-1])
                assert "refused" not in answer
                seat.until_asked()
        assert Browser(server).get("/").status == 200
        assert sum(map(is_open, links)) < CAP
        assert "from 127.0.0.1" in server.errors()
        seat.close()


def test_lines_are_never_pushed_out_and_what_is_too_much_is_refused(tmp_path: Path) -> None:
    cap = {"SPINNEY_SOCKETS_PER_ADDRESS": "5", "SPINNEY_LINES_PER_ADDRESS": "100"}
    with serving(tmp_path, **cap) as server, ExitStack() as stack:
        me = Browser(server)
        name = me.open_table(BATTLE, "me", "sapling")
        lines = [me.connect(name) for _ in range(5)]
        for line in lines:
            line.receive()
        assert heard(opened(server, GET + b"\r\n")).startswith(b"HTTP/1.1 503 ")
        other = stack.enter_context(opened(server, GET + b"\r\n", source="127.0.0.2"))
        assert other.recv(100).startswith(b"HTTP/1.1 200 ")
        lines[0].until_asked().play(lines[0].options[-1])
        for line in lines:
            line.close()


def test_behind_a_proxy_nobody_is_locked_out_by_another(tmp_path: Path) -> None:
    cap = {"SPINNEY_SOCKETS_PER_ADDRESS": "10", "SPINNEY_PROXY": "127.0.0.1"}
    with serving(tmp_path, **cap) as server, ExitStack() as stack:
        greedy = POST.replace(b"host: x", b"host: x\r\nx-forwarded-for: 203.0.113.1")
        links = [stack.enter_context(opened(server, greedy)) for _ in range(10)]
        more = stack.enter_context(opened(server, greedy))
        assert more.recv(100).startswith(b"HTTP/1.1 429 ")
        assert all(map(is_open, links))
        assert Browser(server).ask("GET", "/", X_Forwarded_For="203.0.113.2").status == 200
        assert Browser(server).ask("GET", "/", X_Forwarded_For="203.0.113.1").status == 429
