"""What whoever runs a house decides takes effect within seconds, on a server that goes on running."""

from __future__ import annotations

import asyncio
import re
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from websockets.exceptions import ConnectionClosed

from cli.run_spinney import Ran, refusal, spinney
from spinney.cli.commands.admin.tables import said_words
from spinney.web.house.in_force import InForce
from spinney.web.house.keeper import SHUT_OUT
from spinney.web.security.tokens import hashed, new_id
from spinney.web.settings import database_url
from spinney.web.storage.house import RestraintRow
from spinney.web.storage.schema import SeatRow, WordRow
from spinney.web.storage.store import Store
from web.databases.facts import FOLDER
from web.live_server import Browser, Connection, Server, serving
from web.postgres import fresh_database
from web.storage.test_store import row

BATTLE = "battle_for_the_grove"
FIRST = {"option.first": "light"}
SECONDS = 60.0  # on a busy machine; nothing else wakes the server


class House(NamedTuple):
    """A running server, the environment of whoever runs it, and the address of its database."""

    server: Server
    url: str

    def admin(self, *arguments: str) -> Ran:
        ran = spinney("admin", "--as", "ann", *arguments)
        assert ran.code == 0, ran
        return ran

    def browser(self) -> Browser:
        return Browser(self.server)


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def running(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("house")
    with ExitStack() as stack:
        if request.param == "postgresql":
            url = stack.enter_context(fresh_database(request.getfixturevalue("postgres")))
        else:
            url = f"sqlite:///{folder / 'house.sqlite'}"
        settings = {"SPINNEY_DATABASE_URL": url, "SPINNEY_PROXY": "127.0.0.1"}
        yield House(stack.enter_context(serving(folder, SPINNEY_TABLES_PER_MINUTE="10000", **settings)), url)


@pytest.fixture
def house(running: House, monkeypatch: pytest.MonkeyPatch) -> House:
    monkeypatch.setenv("SPINNEY_DATABASE_URL", running.url)
    return running


def soon(look: Callable[[], Any]) -> Any:
    """What is looked for, within seconds."""
    until = time.monotonic() + SECONDS
    while not (found := look()):
        assert time.monotonic() < until, "it did not take effect"
        time.sleep(0.1)
    return found


def browser_of(ran: Ran, seat: int = 1) -> str:
    found = re.search(rf"^seat {seat} .*browser ([0-9a-f]+)$", ran.out, re.MULTILINE)
    assert found is not None, ran.out
    return found[1]


def refusal_of(connection: Connection, **command: object) -> dict[str, Any]:
    connection.send(**command)
    return connection.until(lambda news: "refused" in news)


def test_a_closed_table_takes_nothing_and_says_why_until_it_is_open_again(house: House) -> None:
    me = house.browser()
    name = me.open_table(BATTLE, "me", "me", **FIRST, title="Loud", public="yes")
    connection = me.connect(name).until_asked()
    house.admin("close", name, "--why", "Rude words.")
    connection.until(lambda news: "This table is closed" in connection.parts["ask"], timeout=SECONDS)
    assert "The house says: Rude words." in connection.parts["ask"]
    assert connection.asked == -1
    closed = "This table is closed. The house says: Rude words."
    play = connection.command("play", seat=0, action=0)
    assert (play["refused"], play["code"]) == (closed, "closed")
    assert connection.command("undo", seat=0)["refused"] == closed
    for command in ({"do": "say", "text": "hello"}, {"do": "stand-in", "seat": 0, "level": "sapling"}):
        assert refusal_of(connection, **command)["refused"] == closed
    connection.send(do="look", answers=0)
    assert "refused" not in connection.until(lambda news: "look" in news or "refused" in news)
    assert "Loud" not in house.browser().get("/").text
    assert "closed" in me.get("/").text
    assert connection.number == 0
    late = house.browser()
    assert "closed" in house.admin("list", "--closed").out
    watcher = late.connect(name)
    watcher.receive()
    assert "The house says: Rude words." in watcher.parts["ask"], "on its page, too"
    house.admin("reopen", f"{house.server.url}/t/{name}")
    connection.until_asked()
    connection.until(lambda news: connection.asked >= 0, timeout=SECONDS) if connection.asked < 0 else None
    assert "refused" not in connection.play(connection.options[0])


def test_bots_stop_at_a_closed_table_and_go_on_when_it_is_open(house: House) -> None:
    me = house.browser()
    name = me.open_table(BATTLE, "me", "elder", **FIRST)
    connection = me.connect(name).until_asked()
    house.admin("close", name, "--why", "A pause.")
    connection.until(lambda news: "This table is closed" in connection.parts["ask"], timeout=SECONDS)
    house.admin("reopen", name)
    connection.until(lambda news: connection.asked == 0, timeout=SECONDS)
    connection.play(connection.options[-1])
    house.admin("close", name, "--why", "Now the bot thinks.")
    connection.until(lambda news: "This table is closed" in connection.parts["ask"], timeout=SECONDS)
    time.sleep(1)
    number = len(moves_in(house, name))
    time.sleep(3)
    assert len(moves_in(house, name)) == number, "no bot answers at a closed table"
    house.admin("reopen", name)
    connection.until(lambda news: connection.number > number, timeout=60)


def moves_in(house: House, name: str) -> list[Any]:
    async def go() -> list[Any]:
        store = Store(database_url(house.url, Path()))
        try:
            return list(await store.moves(name))
        finally:
            await store.close()

    return asyncio.run(go())


def test_nobody_sits_down_at_a_closed_table(house: House) -> None:
    me = house.browser()
    name = me.open_table(BATTLE, "me", "friend", **FIRST)
    connection = me.connect(name)
    connection.until(lambda news: "data-link" in connection.parts.get("links", ""))
    link = re.findall(r"data-link='(/join/[^']+)'", connection.parts["links"])[0]
    house.admin("close", name, "--why", "No.")
    connection.until(lambda news: "This table is closed" in connection.parts["ask"], timeout=SECONDS)
    answer = house.browser().post(link, name="Bob")
    assert answer.status == 409
    assert "The house says: No." in answer.text


@pytest.mark.parametrize("by", ["token", "address"])
def test_a_muted_person_plays_on_unheard(house: House, by: str) -> None:
    me = house.browser()
    name = me.open_table(BATTLE, "me", "me", **FIRST)
    connection = me.connect(name, additional_headers={"Cookie": me.cookie, "X-Forwarded-For": "192.0.2.7"})
    connection.until_asked()
    whom = browser_of(house.admin("show", name)) if by == "token" else "192.0.2.0/24"
    house.admin("mute", f"--{by}", whom, "--why", "Be kind.", "--for", "2h")

    def is_muted() -> bool:
        connection.send(do="say", text="hm")
        news = connection.until(
            lambda news: "refused" in news or "chat" in news.get("parts", {}), timeout=SECONDS
        )
        said = news.get("refused", "")
        if said:
            assert re.fullmatch(
                r"You cannot chat here until \d{4}-\d\d-\d\d \d\d:\d\d UTC, but you can go on playing\."
                r" The house says: Be kind\.",
                said,
            )
        time.sleep(0.5)
        return bool(said)

    soon(is_muted)
    assert "refused" not in connection.play(connection.options[0])
    assert "muted" not in house.browser().get("/").text
    house.admin("lift", "mute", f"--{by}", whom)
    soon(lambda: not is_muted())


@pytest.mark.parametrize("by", ["token", "address"])
def test_a_banned_browser_gets_one_page_that_says_why(house: House, by: str) -> None:
    me, other = house.browser(), house.browser()
    name = me.open_table(BATTLE, "me", "me", **FIRST, public="yes")
    other.open_table(BATTLE, "me", "me")
    here = {"X-Forwarded-For": "2001:db8:5::7"}
    line = me.connect(name, additional_headers={"Cookie": me.cookie, **here}).until_asked()
    whom = browser_of(house.admin("show", name)) if by == "token" else "2001:db8:5:0:1::1"
    house.admin("ban", f"--{by}", whom, "--why", "Enough <b>.")
    with pytest.raises(ConnectionClosed) as closed:
        line.until(lambda news: False, timeout=SECONDS)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == SHUT_OUT

    def ask(path: str) -> Any:
        return me.ask("GET", path, X_Forwarded_For=here["X-Forwarded-For"])

    for path in ("/", f"/t/{name}", "/rules/groves", "/nowhere"):
        answer = ask(path)
        assert answer.status == 403
        assert "This house is not open to you" in answer.text
        assert "You cannot come in. The house says: Enough &lt;b&gt;." in answer.text
    assert ask("/static/page.css").status == 200
    with pytest.raises(ConnectionClosed) as closed:
        me.connect(name, additional_headers={"Cookie": me.cookie, **here}).receive()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == SHUT_OUT
    assert other.get(f"/t/{name}").status == 200, "nobody else notices"
    house.admin("lift", "ban", f"--{by}", whom)
    soon(lambda: ask(f"/t/{name}").status == 200)


def test_a_hidden_title_is_read_by_nobody_who_does_not_sit_there(house: House) -> None:
    me, stranger = house.browser(), house.browser()
    name = me.open_table(BATTLE, "me", "me", **FIRST, title="Nasty words", public="yes")
    assert "Nasty words" in stranger.get("/").text
    assert "Nasty words" in stranger.get(f"/t/{name}").text
    house.admin("hide", name, "--why", "rude")
    soon(lambda: "Nasty words" not in stranger.get(f"/t/{name}").text)
    for page in ("/", f"/t/{name}"):
        text = stranger.get(page).text
        assert "Nasty words" not in text
        assert "A table" in text
        assert "Nasty words" in me.get(page).text
    assert "Nasty words" in house.admin("list").out
    house.admin("unhide", name)
    soon(lambda: "Nasty words" in stranger.get(f"/t/{name}").text)


def test_every_decision_is_in_the_log_and_no_token_is_printed(house: House) -> None:
    me = house.browser()
    name = me.open_table("groves", "me", "friend", "sapling", title="Oak \x1b[31m")
    me.connect(name).receive()
    shown = house.admin("show", name)
    token = me.cookie.split("=")[1]
    browser = browser_of(shown)
    assert hashed(token).startswith(browser)
    assert len(browser) == 12
    house.admin("close", name, "--why", "first")
    house.admin("close", name, "--why", "second")
    house.admin("reopen", name, "--why", "forgiven")
    house.admin("mute", "--token", browser, "--why", "loud", "--for", "1h")
    banned = house.admin("ban", "--address", "198.51.100.7", "--why", "spam")
    assert banned.out == "Address 198.51.100.7 is banned until it is lifted.\n"
    listed = house.admin("restraints").out
    house.admin("lift", "mute", "--token", browser)
    house.admin("lift", "ban", "--address", "198.51.100.7", "--why", "a mistake")
    log = house.admin("log", "--most", "7").out
    found = [re.split(" {2,}", line)[1:] for line in log.splitlines()]
    assert found == [
        ["ann", "lift ban", "address 198.51.100.7", "a mistake"],
        ["ann", "lift mute", f"browser {browser}"],
        ["ann", "ban", "address 198.51.100.7", "spam"],
        ["ann", "mute", f"browser {browser}", "loud"],
        ["ann", "reopen", f"table {name}", "forgiven"],
        ["ann", "close", f"table {name}", "second"],
        ["ann", "close", f"table {name}", "first"],
    ]
    assert f"browser {browser}" in listed
    everything = shown.out + log + listed + house.admin("list").out
    assert token not in everything
    assert hashed(token)[:13] not in everything
    assert "\x1b" not in everything
    assert "bot sapling" in shown.out
    assert "nobody yet" in shown.out


def test_what_cannot_be_decided_is_said_in_a_line_and_nothing_is_logged(house: House) -> None:
    me = house.browser()
    name = me.open_table("groves", "me", "friend")
    before = house.admin("log").out
    cases = {
        ("close", "nowhere", "--why", "x"): "there is no table 'nowhere' here",
        ("close", name, "--why", " "): "--why: expected a sentence of up to 200 characters",
        ("close", name, "--why", "x" * 201): "--why: expected a sentence of up to 200 characters",
        ("close", name): "Missing option '--why'",
        ("reopen", name): f"table {name} is not closed",
        ("unhide", name): f"the title of table {name} is shown already",
        ("mute", "--why", "x"): "whom? Give either --token or --address",
        ("mute", "--why", "x", "--token", "0" * 12, "--address", "1.2.3.4"): "whom? Give either",
        ("mute", "--why", "x", "--token", "0" * 12): "no browser here begins with '000000000000'",
        ("mute", "--why", "x", "--token", "abc"): "--token: expected 8 or more of the digits",
        ("ban", "--why", "x", "--address", "10.0.0.0/4"): "--address 0.0.0.0/4: that is too wide",
        ("ban", "--why", "x", "--address", "::/0"): "--address ::/0: that is too wide; at least /16",
        ("ban", "--why", "x", "--address", "home"): "--address home: expected one such as 192.0.2.7",
        ("ban", "--why", "x", "--address", "1.2.3.4", "--for", "soon"): "--for soon: expected a time such as",
        ("lift", "ban", "--address", "1.2.3.4"): "no bans hold for address 1.2.3.4",
        ("lift", "hex", "--address", "1.2.3.4"): "hex: expected mute or ban",
    }
    for arguments, words in cases.items():
        assert refusal("admin", *arguments).startswith(words), arguments
    assert house.admin("log").out == before


def test_the_settings_in_force_are_those_of_the_servers_that_run(
    running: House, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Whoever asks may have others, in a shell of their own."""
    monkeypatch.setenv("SPINNEY_DATABASE_URL", running.url)
    monkeypatch.setenv("SPINNEY_MESSAGES_PER_SECOND", "33")
    monkeypatch.setenv("SPINNEY_TABLES_PER_MINUTE", "5")
    several = running.url.startswith("postgresql")

    def shown(name: str) -> list[str]:
        return re.findall(rf"^{name} +(\S.*)$", running.admin("settings").out, re.MULTILINE)

    assert soon(lambda: shown("tables_per_minute")) == ["10000"]
    assert (shown("pace"), shown("proxy")) == (["20"], ["127.0.0.1"])
    assert shown("data") == [str(running.server.folder / "data")]
    more = {"SPINNEY_DATABASE_URL": running.url, "SPINNEY_MESSAGES_PER_SECOND": "44"}
    token = "a-token-for-the-metrics-of-it"
    if several:
        with serving(tmp_path, SPINNEY_METRICS_TOKEN=token, **more) as other:
            assert soon(lambda: len(shown("pace")) == 2 and shown("pace")) == ["20", "44"]
            assert shown("metrics_token") == ["***"]
            assert token not in running.admin("settings").out
            other.kill()
        assert soon(lambda: shown("pace") == ["20"] and shown("pace"))


def test_where_no_server_runs_there_are_no_settings_in_force(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("SPINNEY_DATABASE_URL", raising=False)
    with serving(tmp_path) as server:
        data = tmp_path / "data"
        assert spinney("admin", "--data", data, "settings").out.count("since ") == 1
        server.kill()
        server.start()
        assert spinney("admin", "--data", data, "settings").out.count("since ") == 1
        server.stop()
        assert spinney("admin", "--data", data, "settings").out == "No server runs.\n"


def test_the_settings_of_a_server_that_would_be_started_are_shown_without_secrets(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = "postgresql://me:hunter2@db.example/house?password=hunter3&application_name=tables"
    monkeypatch.setenv("SPINNEY_DATABASE_URL", url)
    monkeypatch.setenv("SPINNEY_MESSAGES_PER_SECOND", "33")
    out = spinney("admin", "--data", tmp_path, "settings", "--here").out
    assert "hunter" not in out
    assert "postgresql+asyncpg://me:***@db.example/house?" in out
    assert re.search(r"^pace +33$", out, re.MULTILINE)
    assert "From the environment: SPINNEY_DATABASE_URL, SPINNEY_MESSAGES_PER_SECOND" in out


def test_a_database_of_another_version_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SPINNEY_DATABASE_URL", raising=False)
    (tmp_path / "spinney.sqlite").write_bytes((FOLDER / "0.1.0.sqlite").read_bytes())
    said = refusal("admin", "--data", tmp_path, "list")
    assert said.startswith("the database is of an earlier Spinney (revision 0001, not 000")
    with sqlite3.connect(tmp_path / "spinney.sqlite") as link:
        assert link.execute("SELECT version_num FROM alembic_version").fetchall() == [("0001",)]
    nothing = tmp_path / "nothing"
    assert refusal("admin", "--data", nothing, "list") == f"{nothing}/spinney.sqlite: holds no Spinney house"
    assert not nothing.exists()


def test_a_decision_and_its_line_in_the_log_are_one_transaction(tmp_path: Path) -> None:
    async def go() -> None:
        store = Store(database_url("", tmp_path))
        await store.open()
        try:
            await store.create(row("a"), [SeatRow("a", 0)])
            async with store.engine.begin() as db:
                await db.exec_driver_sql(
                    "CREATE TRIGGER no BEFORE INSERT ON decisions BEGIN SELECT RAISE(ABORT, 'no'); END"
                )
            with pytest.raises(Exception, match="no"):
                await store.house.close("a", "ann", "why")
            found = await store.table("a")
            assert found is not None
            assert found.closed == ""
        finally:
            await store.close()

    asyncio.run(go())


def test_a_table_is_named_on_a_command_line_whatever_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Names that look like options are not given any more; one that was can be given by its address."""
    made = iter(["-Jh", "--why", "Ab-"])
    monkeypatch.setattr("secrets.token_urlsafe", lambda _: next(made))
    assert new_id() == "Ab-"
    monkeypatch.delenv("SPINNEY_DATABASE_URL", raising=False)

    async def go() -> None:
        store = Store(database_url("", tmp_path))
        await store.open()
        await store.create(row("-Jh"), [SeatRow("-Jh", 0)])
        await store.close()

    asyncio.run(go())
    for named in (["https://tables.example.org/t/-Jh"], ["/t/-Jh/replay"], ["--", "-Jh"]):
        assert spinney("admin", "--data", tmp_path, "show", *named).out.startswith("table     -Jh\n")


def test_what_nobody_said_in_a_chat_has_no_speaker() -> None:
    spoken = [
        WordRow("t", 1, 0, "Bob", "Hello.", 0.0),
        WordRow("t", 2, -1, "", "Bob has given up Dark.", 0.0),
    ]
    assert [said_words(one) for one in spoken] == ["Bob: Hello.", "Bob has given up Dark."]


def test_restraints_are_found_by_token_and_by_network() -> None:
    later, past = time.time() + 60, time.time() - 1
    force = InForce(
        [
            RestraintRow("mute", "token aa", "", 0, later),
            RestraintRow("ban", "token bb", "", 0, past),
            RestraintRow("ban", "address 192.0.2.0/24", "", 0),
            RestraintRow("mute", "address 2001:db8::/48", "", 0, later),
            RestraintRow("ban", "address 2001:db8::/48", "", 0, past),
        ]
    )
    assert force.find("mute", "aa", "local") is not None
    assert force.find("ban", "aa", "local") is None
    assert force.find("ban", "bb", "local") is None, "its time has passed"
    assert force.find("ban", "", "192.0.2.200") is not None
    assert force.find("ban", "", "192.0.3.1") is None
    assert force.find("mute", "", "2001:db8:0:5::/64") is not None
    assert force.find("ban", "", "2001:db8:0:5::/64") is None
    assert force.find("mute", "", "192.0.2.200") is None
