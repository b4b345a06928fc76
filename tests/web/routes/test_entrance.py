"""What comes to the door and is none of ours: answered clearly, and no fault in the log."""

from __future__ import annotations

import re
import socket
import time
from pathlib import Path

import pytest
from starlette.routing import Route
from websockets.exceptions import InvalidStatus

from spinney.web.routes.urls import all_routes
from spinney.web.security.door import Door
from spinney.web.settings import Settings
from spinney.web.tables.live_tables import LiveTables
from web.live_server import Browser, Server, limits_by_hand, serving

BATTLE = "battle_for_the_grove"
FORM = "application/x-www-form-urlencoded"


def raw(server: Server, sent: bytes) -> bytes:
    """What the server answers to some bytes, until it closes."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=30) as link:
        link.sendall(sent)
        heard = b""
        while chunk := link.recv(65536):
            heard += chunk
            if b"</html>" in heard:
                break
        return heard


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "http://]:80", "://", "x", "http://a b"])
def test_an_origin_that_cannot_be_read_is_another_site(me: Browser, server: Server, origin: str) -> None:
    name = me.open_table(BATTLE, "me", "sapling")
    body = f"game={BATTLE}&proof={me.proof}"
    assert me.ask("POST", "/play", body, Content_Type=FORM, Origin=origin).status == 403
    assert me.ask("POST", "/records", "{}", Origin=origin).status == 403
    with pytest.raises(InvalidStatus) as refused:
        me.connect(name, origin=origin)
    assert refused.value.response.status_code == 403
    assert "Traceback" not in server.errors()


@pytest.mark.parametrize("path", ["/t/%00", "/r/a%00", "/join/%0a", "/static/%00", "/%00", "/t/x/watch/%7f"])
def test_an_address_with_characters_that_none_has_is_answered_with_400(
    me: Browser, server: Server, path: str
) -> None:
    answer = me.get(path)
    assert answer.status == 400
    assert "characters" in answer.text
    assert answer.headers["content-security-policy"]
    assert "Traceback" not in server.errors()


def test_a_websocket_at_such_an_address_is_answered_with_400(server: Server) -> None:
    asked = b"GET /t/%00/line HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
    key = b"sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    assert raw(server, asked + key).startswith(b"HTTP/1.1 400 ")


@pytest.mark.parametrize("path", ["/play", "/new", "/join/x", "/records"])
def test_who_leaves_in_the_middle_of_an_upload_is_no_fault(tmp_path: Path, path: str) -> None:
    with serving(tmp_path) as server:
        for _ in range(3):
            with socket.create_connection(("127.0.0.1", server.port)) as link:
                link.sendall(f"POST {path} HTTP/1.1\r\nhost: x\r\ncontent-length: 999\r\n\r\nabc".encode())
                time.sleep(0.1)  # it has begun to read
        assert Browser(server).get("/").status == 200
        server.stop()
        assert "Traceback" not in server.errors()
        assert "ClientDisconnect" not in server.errors()


def fill(path: str, **values: str) -> str:
    """The address of a route, with something in place of its parameters."""
    return re.sub(r"{(\w+)}", lambda found: values.get(found[1], "x"), path)


LIGHT = ("/theme.css", "/healthz", "/readyz", "/metrics")  # what costs next to nothing


def test_every_page_has_a_limit(tmp_path: Path) -> None:
    limits_by_hand(tmp_path)  # no bucket fills again, however long the requests take
    few = {"SPINNEY_MESSAGES_PER_SECOND": "1", "SPINNEY_TABLES_PER_MINUTE": "10"}
    with serving(tmp_path, SPINNEY_PROXY="127.0.0.1", **few) as server:
        me = Browser(server)
        name = me.open_table(BATTLE, "me", "sapling", public="yes")
        ours = Settings(tmp_path, {})
        routes = [one for one in all_routes(LiveTables(ours), Door(ours)) if isinstance(one, Route)]
        asked = [
            (max((one.methods or set()) - {"HEAD"}), fill(one.path, name=name, game=BATTLE)) for one in routes
        ]
        for at, (method, path) in enumerate([*asked, ("GET", "/static/table.js"), ("GET", "/nowhere")]):
            most = 190 if (method, path) in asked and path not in LIGHT else 1000
            query = f"?game={BATTLE}" if path == "/new" else ""
            statuses = [0]
            while statuses[-1] != 429 and len(statuses) < most:
                statuses.append(me.ask(method, path + query, X_Forwarded_For=f"192.0.2.{at}").status)
            assert statuses[1] != 429, path
            assert statuses[-1] == 429, f"{method} {path}: {set(statuses)}"
