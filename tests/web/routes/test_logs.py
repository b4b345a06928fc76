"""The log of a server: a line an event, and nothing in it that opens a door or names anybody."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import secrets
import socket
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import Request
from starlette.routing import Route
from websockets.exceptions import ConnectionClosed

from spinney.engine.errors import BadOption
from spinney.web.app import make_app
from spinney.web.logs import JsonLines, PlainLines, cut_tokens, worth_telling
from spinney.web.security.tokens import hashed, link_token, new_token
from spinney.web.settings import Settings
from spinney.web.tables.live_tables import LiveTables
from web.live_server import Browser, Server, serving

BATTLE = "battle_for_the_grove"
LINK = re.compile(r"/(?:join|watch)/(\w+)")


def lines_of(server: Server) -> list[dict[str, Any]]:
    """The log of a server, each line of which is an object."""
    return [json.loads(line) for line in server.errors().splitlines()]


def test_a_log_of_play_and_chat_holds_no_token_and_no_name(tmp_path: Path) -> None:
    with serving(tmp_path, SPINNEY_LOG="json") as server:
        first = {"option.first": "light"}
        host, guest, watcher = Browser(server), Browser(server), Browser(server)
        name = host.open_table(BATTLE, "me", "friend", name="Ursulina", title="Brambleford", **first)
        line = host.connect(name)
        line.receive()
        links = LINK.findall(line.parts["links"])
        invitation, watch = links[0], links[-1]
        assert guest.get(f"/join/{invitation}").status == 200
        assert guest.post(f"/join/{invitation}", name="Wilhelmine").status == 303
        other = guest.connect(name)
        assert watcher.get(f"/t/{name}/watch/{watch}").status == 200
        third = watcher.connect(name, watch)
        other.receive()
        line.until_asked().play(line.options[-1])
        line.send(do="say", text="blackberries at midnight")
        third.until(lambda news: "blackberries" in third.parts.get("chat", ""))
        line.send(do="stand-in", seat=9, level="x")
        line.until(lambda news: "refused" in news)
        for path in (f"/nowhere/{invitation}", f"/t/{name}/replay", f"/join/{watch}", f"/t/x/watch/{watch}"):
            host.ask("GET", path, Authorization=f"Bearer {invitation}")
        for one in (line, other, third):
            one.close()
        server.stop()
        log = server.errors()
        proofs = [browser.proof for browser in (host, guest)]
        cookies = [browser.cookie.split("=")[1] for browser in (host, guest) if browser.cookie]
        words = ["Ursulina", "Wilhelmine", "Brambleford", "blackberries"]
        for secret in [
            name,
            *links,
            *proofs,
            *cookies,
            *map(hashed, cookies),
            *words,
            *line.entropy.values(),
        ]:
            assert secret
            assert secret not in log
        said = lines_of(server)
        assert [one["event"] for one in said].count("line") == 3
        routes = {(one["route"], one["status"]) for one in said if "route" in one}
        assert routes >= {("/new", 303), ("/join/{link}", 303), ("/t/{name}/line", 101), ("none", 404)}
        asked = [one["request"] for one in said if one["event"] in ("request", "line")]
        assert len(set(asked)) == len(asked)
        assert (said[0]["event"], said[-1]["event"]) == ("started", "stopped")


def test_a_request_id_goes_back_to_whoever_asked(tmp_path: Path) -> None:
    with serving(tmp_path, SPINNEY_LOG="json") as server:
        asked = Browser(server).get("/theme.css").headers["x-request-id"]
        server.stop()
        assert [one["route"] for one in lines_of(server) if one.get("request") == asked] == ["/theme.css"]


def test_plain_lines_are_about_trouble_only(tmp_path: Path) -> None:
    with serving(tmp_path, SPINNEY_LOG="plain") as server:
        me = Browser(server)
        me.connect(me.open_table(BATTLE, "me", "sapling")).until_asked().close()
        server.stop()
        assert server.errors() == ""


def test_another_kind_of_log_is_refused_in_words(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="SPINNEY_LOG: expected json or plain"):
        Settings(tmp_path, {"SPINNEY_LOG": "xml"})


def test_noise_of_strangers_is_counted_and_not_logged(tmp_path: Path) -> None:
    with serving(tmp_path, SPINNEY_LOG="json") as server:
        me = Browser(server)
        name = me.open_table(BATTLE, "me", "sapling")
        for headers in ({"Origin": "http://evil.example"}, {"Upgrade": "h2c", "Connection": "Upgrade"}):
            me.ask("GET", f"/t/{name}", **headers)
        with pytest.raises(Exception, match="403"):
            me.connect(name, origin="http://evil.example")
        line = me.connect(name)
        line.socket.send(b"\xff\xfe", text=True)
        with pytest.raises(ConnectionClosed):
            line.until(lambda news: False)
        for odd in (b"", b"sec-websocket-version: 12\r\n", b"sec-websocket-key: \xff\r\n"):
            with socket.create_connection(("127.0.0.1", server.port)) as link:
                link.sendall(b"GET /t/x/line HTTP/1.1\r\nconnection: upgrade\r\nupgrade: websocket\r\n")
                link.sendall(odd + b"\r\n")
                assert b" 4" in link.recv(100)[:12]
        with socket.create_connection(("127.0.0.1", server.port)) as link:
            link.sendall(b"this is no HTTP\r\n\r\n")
            assert b" 400 " in link.recv(100)
        assert 'spinney_refused_total{why="malformed"} 1.0' in me.get("/metrics").text
        server.stop()
        assert {one["level"] for one in lines_of(server)} == {"info"}


# The lines by themselves.


class Kept(logging.Handler):
    """A handler that keeps what it would print."""

    def __init__(self, formatter: logging.Formatter) -> None:
        super().__init__()
        self.setFormatter(formatter)
        self.addFilter(worth_telling)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


@pytest.fixture
def kept() -> Iterator[Callable[[logging.Formatter], Kept]]:
    root, ours = logging.getLogger(), logging.getLogger("spinney")
    handlers: list[Kept] = []
    level = ours.level
    ours.setLevel(logging.INFO)

    def keep(formatter: logging.Formatter) -> Kept:
        handlers.append(Kept(formatter))
        root.addHandler(handlers[-1])
        return handlers[-1]

    yield keep
    ours.setLevel(level)
    for handler in handlers:
        root.removeHandler(handler)


def test_a_fault_is_one_line_with_its_traceback_and_told_once(
    tmp_path: Path, kept: Callable[[logging.Formatter], Kept]
) -> None:
    token = new_token()

    async def fail(request: Request) -> None:
        raise ZeroDivisionError(f"a bug of ours, with {token}\nand {link_token(token, 'seat')}")

    guard: Any = make_app(Settings(tmp_path, {}))
    guard.app.routes.insert(0, Route("/fails/{link}", fail))
    handler = kept(JsonLines())

    async def nothing(*given: Any) -> dict[str, Any]:
        return {"type": "http.request", "body": b""}

    async def ask() -> None:
        scope = {
            "type": "http",
            "method": "GET",
            "path": f"/fails/{token}",
            "headers": [],
            "query_string": b"",
        }
        async with guard.app.router.lifespan_context(guard.app):
            try:
                await guard(scope, nothing, nothing)
            except ZeroDivisionError as error:  # as uvicorn does
                logging.getLogger("uvicorn.error").error("Exception in ASGI application\n", exc_info=error)

    asyncio.run(ask())
    lines = [json.loads(line) for line in handler.lines]
    asked, fault = [line for line in lines if "route" in line or "traceback" in line]
    assert fault["event"] == "GET /fails/{link} failed"
    assert fault["traceback"].startswith("Traceback")
    assert "ZeroDivisionError: a bug of ours, with [cut]\nand [cut]" in fault["traceback"]
    assert (asked["event"], asked["status"], asked["request"]) == ("request", 500, fault["request"])
    assert token not in "".join(handler.lines)


@pytest.mark.parametrize("formatter", [JsonLines(), PlainLines()])
def test_a_failed_statement_does_not_tell_what_it_was_given(
    tmp_path: Path, kept: Callable[[logging.Formatter], Kept], formatter: logging.Formatter
) -> None:
    name = "Ursulina"

    async def check() -> None:
        tables = LiveTables(Settings(tmp_path, {}))
        await tables.open()
        try:
            async with tables.store.engine.connect() as db:
                await db.exec_driver_sql("ALTER TABLE seats RENAME TO chairs")
                await db.commit()
            await tables.store.change_seat("x", 0, name=name)
        except Exception:
            logging.getLogger("spinney.web").exception("no seats")
        finally:
            await tables.close()

    handler = kept(formatter)
    asyncio.run(check())
    told = "".join(handler.lines)
    assert "UPDATE seats" in told
    assert name not in told


def test_whatever_looks_like_a_token_is_cut_and_words_are_not() -> None:
    for secret in (new_token(), link_token("x", "y"), hashed("x"), secrets.token_hex(16)):
        assert cut_tokens(f"/join/{secret}?watch={secret}") == "/join/[cut]?watch=[cut]"
    for words in (
        "test_even_the_page_that_says_broken_carries_the_headers",
        "/t/{name}/watch/{link}",
        "a" * 100,
    ):
        assert cut_tokens(words) == words


def test_what_strangers_send_does_not_begin_a_line(kept: Callable[[logging.Formatter], Kept]) -> None:
    handlers = [kept(JsonLines()), kept(PlainLines())]
    logging.getLogger("spinney.web").warning("%s", "one\n12:00:00 error: forged")
    assert [len("".join(handler.lines).splitlines()) for handler in handlers] == [1, 1]
