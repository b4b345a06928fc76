"""What somebody who means harm would try: odd addresses, other sites, floods, forged records."""

from __future__ import annotations

import asyncio
import json
import time
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path
from typing import Any, cast

import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.routing import Route
from websockets.exceptions import InvalidStatus

import spinney
from spinney.engine.edition import Edition
from spinney.engine.installed import find_game
from spinney.web.app import make_app
from spinney.web.connections.commands import handle_message
from spinney.web.connections.connection import Connection
from spinney.web.security.headers import HEADERS, SecurityHeaders
from spinney.web.security.requests import network_of
from spinney.web.security.tokens import new_token
from spinney.web.settings import Settings
from spinney.web.tables.invitations import claim, reissue, seat_invitation
from spinney.web.tables.live_tables import LiveTables
from spinney.web.tables.new_table import TableSetup, open_table
from web.live_server import Browser, Server, limits_by_hand, serving

BATTLE = "battle_for_the_grove"
EVIL = "<img src=x onerror=alert(1)>'\\\"</script>&"


# Headers and addresses.


def test_even_the_page_that_says_broken_carries_the_headers(tmp_path: Path) -> None:
    async def fail(request: Request) -> None:
        raise ZeroDivisionError("a bug of ours")

    settings = Settings(tmp_path, {})
    tables = LiveTables(settings)
    guard = make_app(settings, tables)
    assert isinstance(guard, SecurityHeaders)
    assert isinstance(guard.app, Starlette)
    guard.app.routes.insert(0, Route("/fails", fail))
    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message)

    async def receive() -> Any:
        return {"type": "http.request", "body": b""}

    scope = {"type": "http", "method": "GET", "path": "/fails", "headers": [], "query_string": b""}

    async def ask() -> None:
        await tables.open()  # or the page would say that the database is away
        try:
            await guard(scope, receive, send)
        finally:
            await tables.close()

    with pytest.raises(ZeroDivisionError):
        asyncio.run(ask())
    headers = {name.decode(): value.decode() for name, value in sent[0]["headers"]}
    assert sent[0]["status"] == 500
    assert headers.items() >= {**HEADERS, "cache-control": "no-store"}.items()
    assert b"ZeroDivisionError" not in sent[1]["body"]


@pytest.mark.parametrize("at", ["9" * 5000, "-1", "x", "1e9", "²"])
def test_a_moment_that_cannot_be_is_not_found(me: Browser, at: str) -> None:
    go = json.loads(me.ask("POST", "/records", forged()).text)["go"]
    assert me.ask("GET", f"{go}/moment/{at.encode().hex() if at == '²' else at}").status == 404


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:1"])
def test_a_refused_connection_is_answered_with_the_headers(me: Browser, origin: str) -> None:
    """A frame of another site that hides where it comes from says "null"; our pages never do."""
    name = me.open_table(BATTLE, "me", "sapling")
    with pytest.raises(InvalidStatus) as refused:
        me.connect(name, origin=origin)
    response = refused.value.response
    assert response.status_code == 403
    assert response.headers["content-security-policy"] == HEADERS["content-security-policy"]
    assert response.headers["cache-control"] == "no-store"


def test_behind_tls_the_same_name_without_tls_is_another_site(tmp_path: Path) -> None:
    with serving(tmp_path, SPINNEY_BASE_URL="https://Table.example/") as server:
        me = Browser(server)
        name = me.open_table(BATTLE, "me", "sapling")
        assert me.connect(name, origin="https://table.example").receive()["hello"]
        for origin in ("http://table.example", f"http://127.0.0.1:{server.port}"):
            with pytest.raises(InvalidStatus):
                me.connect(name, origin=origin)


def test_limits_count_a_household_as_one() -> None:
    assert network_of("2001:db8:1:2:3::4") == network_of("2001:db8:1:2:ffff::1")
    assert network_of("2001:db8:1:2:3::4") != network_of("2001:db8:1:3:3::4")
    assert network_of("::ffff:192.0.2.7") == network_of("192.0.2.7") == "192.0.2.7"
    assert network_of("testclient") == "testclient"


# Floods.


def test_a_seat_is_one_person_however_many_windows_it_opens(tmp_path: Path) -> None:
    limits_by_hand(tmp_path)
    with serving(tmp_path, SPINNEY_MESSAGES_PER_SECOND="2") as server:
        me = Browser(server)
        name = me.open_table(BATTLE, "me", "friend", public="yes")
        connections = [me.connect(name, sit=False) for _ in range(4)]
        watcher = Browser(server).connect(name)
        for connection in [*connections, watcher]:
            connection.receive()
        for connection in connections[:3]:
            for _ in range(3):
                connection.send(do="look", answers=-1)
            for _ in range(3):
                connection.until(lambda news: "refused" in news or "look" in news)
        connections[3].send(do="look", answers=-1)
        assert (
            connections[3].until(lambda news: "refused" in news or "look" in news).get("code") == "too-much"
        )
        watcher.send(do="look", answers=-1)
        assert "look" in watcher.until(lambda news: "refused" in news or "look" in news)


def test_chat_has_a_pace_of_its_own(tmp_path: Path) -> None:
    limits_by_hand(tmp_path)
    with serving(tmp_path) as server:
        me = Browser(server)
        name = me.open_table(BATTLE, "me", "sapling")
        connection = me.connect(name).until_asked()
        for at in range(15):
            connection.send(do="say", text=f"word {at}")
        news = connection.until(lambda news: "refused" in news)
        assert news["code"] == "too-much"
        assert "word 9" in connection.parts["chat"]
        assert "word 10" not in connection.parts["chat"]
        assert "word 14" not in connection.parts["chat"]


def test_one_elder_thinks_for_a_table_at_a_time(me: Browser) -> None:
    name = me.open_table(BATTLE, "me", "sapling", **{"option.first": "light"})
    first, second = me.connect(name).until_asked(), me.connect(name).until_asked()
    first.send(do="hint", seat=0)
    first.send(do="look", answers=-1)
    second.send(do="hint", seat=0)
    answers = [
        connection.until(lambda news: "hint" in news or "refused" in news) for connection in (first, second)
    ]
    assert sorted("hint" in one for one in answers) == [False, True]


# Records.


def forged(text: str = "", seats: int = 2, moves: int = 40, **changed: object) -> str:
    """A record of a few moves; with an edition of its own if one is given."""
    game = find_game("groves", Edition("evil", text, "here", shipped=False) if text else None)
    table = game.start(seats, 5)
    bot = spinney.bot("random", seed=1)
    while not table.over and table.number < moves:
        table.play(bot.choose(game.seen_by(table, table.seat)))
    data = json.loads(spinney.Record.of(table, [EVIL] * seats).to_json())
    return json.dumps({**data, **changed})


def standard() -> str:
    return files("spinney.games.groves").joinpath("editions/standard.toml").read_text()


def evil_edition() -> str:
    """The standard edition with names and ids that would be markup if anything forgot to escape them."""
    lines = standard().splitlines()
    for at, line in enumerate(lines):
        if line.startswith("name = "):
            lines[at] = f'name = "{EVIL}{at}"'
        elif line.startswith("id = "):
            lines[at] = f'id = "\'\\"><img/src=x>{at}"'
    return "\n".join(lines)


def test_names_of_a_forged_edition_are_text_wherever_they_are_shown(me: Browser) -> None:
    answer = me.ask("POST", "/records", forged(evil_edition(), moves=10_000))
    go = json.loads(answer.text)["go"]
    last = len(json.loads(me.get(f"{go}/record.json").text)["entries"])
    pages = [me.get(go).text, me.get(f"{go}/verify").text]
    for at in range(0, last, 7):
        moment = json.loads(me.get(f"{go}/moment/{at}?seat={at % 3 - 1}").text)
        pages += moment.values()
    assert any("&lt;img" in page for page in pages), "the names are shown"
    assert not any("<img" in page or "</script>&" in page for page in pages)


@pytest.mark.parametrize(
    "edition", ["a=" + "[" * 5000 + "]" * 5000, "a=" + "{b=" * 900 + "1" + "}" * 900, "a=" + "9" * 5000]
)
def test_an_edition_that_is_nested_without_end_is_refused(me: Browser, edition: str) -> None:
    digest = blake2b(edition.encode(), digest_size=16).hexdigest()
    answer = me.ask(
        "POST", "/records", forged(edition={"name": "x", "hash": digest, "text": edition}, moves=1)
    )
    assert answer.status == 400
    assert "nested too deeply" in json.loads(answer.text)["refused"]


def test_a_record_names_no_file_of_the_server(me: Browser) -> None:
    for name in ("../../etc/passwd", "/etc/passwd", "evil.toml", "a\\b", "standard.toml"):
        answer = me.ask("POST", "/records", forged(edition={"name": name, "hash": "00"}, moves=1))
        assert answer.status == 400
        assert "edition" in json.loads(answer.text)["refused"]


ODD: list[object] = [None, True, -1, 1.5, 10**30, "", "x", "\x00", [], [1], [[]], {}, {"a": 1}, {"hash": "x"}]


def test_whatever_stands_in_a_field_of_a_record_is_refused_in_words(me: Browser) -> None:
    good = json.loads(forged())
    for field in good:
        for value in ODD:
            answer = me.ask("POST", "/records", json.dumps({**good, field: value}))
            assert answer.status in (200, 400), f"{field}: {value!r}: {answer.text[:200]}"
            assert json.loads(answer.text), f"{field}: {value!r}"


def test_a_refusal_does_not_say_again_all_that_was_sent(me: Browser) -> None:
    said = json.loads(me.ask("POST", "/records", json.dumps({"spinney": "\u202e\n" + "x" * 900_000})).text)
    assert said["refused"].startswith("record format ")
    assert len(said["refused"]) <= 500


def test_an_endless_record_is_refused(me: Browser) -> None:
    entries = ["undo"] * 9000
    answer = me.ask("POST", "/records", forged(entries=entries))
    assert answer.status == 400
    assert "longer than any game" in json.loads(answer.text)["refused"]


def test_a_record_that_is_opened_twice_is_kept_once(me: Browser) -> None:
    first, second = (json.loads(me.ask("POST", "/records", forged()).text)["go"] for _ in range(2))
    assert first == second


# Tables of others.


def test_a_cookie_of_another_table_opens_nothing_here(me: Browser, server: Server) -> None:
    other = Browser(server)
    other.open_table(BATTLE, "me", "sapling")
    name = me.open_table("groves", "me", "sapling")
    me.connect(name).until_asked()
    for path in ("", "/replay", "/verify", "/record.json", "/moment/0", "/watch/x"):
        theirs, nowhere = other.get(f"/t/{name}{path}"), other.get(f"/t/nowhere{path}")
        assert (theirs.status, theirs.text) == (nowhere.status, nowhere.text), "not even that it exists"


def test_who_lost_the_seat_cannot_go_on_by_not_listening(tmp_path: Path) -> None:
    """A browser that does not read is told late that its seat is gone; what it asks is refused at once."""

    async def check() -> None:
        tables = LiveTables(Settings(tmp_path, {}))
        await tables.open()
        try:
            host, guest = new_token(), new_token()
            name = await open_table(tables, TableSetup(BATTLE, ["me", "friend"]), host)
            link = seat_invitation(host, name, 1, 0)
            await claim(tables, guest, link, "Bob")
            live = await tables.find(name)
            connection = Connection(
                cast(Any, None), live, guest, watches=False, pace=20
            )  # nobody sends for it
            assert connection.mine == [1]
            await reissue(tables, live, 1, host, "Bob was away.")
            await handle_message(
                tables, connection, json.dumps({"do": "sit", "seat": 1, "entropy": "ab" * 16})
            )
            assert connection.replies[-1][1].code == "forbidden"
            assert not live.seats[1].entropy
        finally:
            await tables.close()

    asyncio.run(check())


LOOK = json.dumps({"do": "look", "answers": 0})


async def looked_back(tables: LiveTables, connection: Connection) -> None:
    await handle_message(tables, connection, LOOK)
    assert connection.looking is not None
    await connection.looking


@pytest.mark.parametrize("meanwhile", ["before it was sent", "while it was drawn"])
def test_what_one_person_looked_at_is_not_sent_once_the_screen_has_gone_on(
    tmp_path: Path, meanwhile: str
) -> None:
    """A look back takes a while; whoever answers meanwhile leaves nothing of theirs for the next one."""

    async def check() -> None:
        tables = LiveTables(Settings(tmp_path, {}))
        await tables.open()
        try:
            token = new_token()
            live = await tables.find(await open_table(tables, TableSetup("groves", ["me", "me"]), token))
            connection = Connection(cast(Any, None), live, token, watches=False, pace=20)
            for seat in (0, 1):
                sit = {"do": "sit", "seat": seat, "entropy": "ab" * 16}
                await handle_message(tables, connection, json.dumps(sit))
            here = live.asked
            await handle_message(tables, connection, json.dumps({"do": "lift", "seat": here}))
            await looked_back(tables, connection)
            assert any('"look":"<div' in text for text in connection.messages())
            if meanwhile == "before it was sent":
                await looked_back(tables, connection)
            else:
                await handle_message(tables, connection, LOOK)
                await asyncio.sleep(0)
            connection.lifted = 1 - here
            assert connection.curtain == here
            assert connection.looking is not None
            await connection.looking
            texts = connection.messages()
            assert texts
            assert not any('"look"' in text or '"figures"' in text for text in texts)
        finally:
            await tables.close()

    asyncio.run(check())


@pytest.mark.parametrize("public", ["yes", "no"])
def test_a_live_table_gives_no_record_away(me: Browser, server: Server, public: str) -> None:
    name = me.open_table("groves", "me", "sapling", public=public)
    me.connect(name).until_asked()
    for browser in (me, Browser(server)):
        for path in ("replay", "verify", "record.json", "moment/0", "moment/0?seat=1"):
            answer = browser.get(f"/t/{name}/{path}")
            assert answer.status in (404, 409)
            assert len(answer.text) < 4000


def test_an_edition_with_endless_keys_keeps_nobody_waiting(me: Browser) -> None:
    edition = "a" + ".a" * 40_000 + " = 1"
    digest = blake2b(edition.encode(), digest_size=16).hexdigest()
    began = time.monotonic()
    answer = me.ask(
        "POST", "/records", forged(edition={"name": "x", "hash": digest, "text": edition}, moves=1)
    )
    assert (answer.status, "more than 500 dots" in answer.text) == (400, True)
    assert time.monotonic() - began < 10
