"""Databases of earlier versions are opened: every table is shown, finished games replay, others go on.

And if later rules could not replay any of it, finished games would still be read, and the others say why not.
"""

from __future__ import annotations

import asyncio
import json
import re
import shutil
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

import pytest
from sqlalchemy import text

import spinney
from spinney.web.settings import Settings
from spinney.web.storage.store import make_engine
from web.databases.facts import (
    FOLDER,
    OVER,
    PLAYING,
    WAITING,
    Facts,
    TableFacts,
    answer,
    facing,
    facts_of,
    history_of,
    is_over,
    points_of,
    said_on,
)
from web.live_server import Browser, Connection, Server, serving
from web.postgres import fresh_database, psql

DATABASES = sorted(path for path in FOLDER.iterdir() if path.suffix in (".sqlite", ".sql"))


class Kept(NamedTuple):
    """A server of today on a copy of a kept database, and what is known of that."""

    server: Server
    facts: Facts

    def browser(self, person: str = "") -> Browser:
        """The browser of a person, or of somebody who was never here."""
        browser = Browser(self.server)
        browser.cookie = self.facts.people.get(person, "")
        return browser

    def tables(self, *states: str) -> list[TableFacts]:
        return [table for table in self.facts.tables if table.state in states]

    def people_at(self, table: TableFacts) -> list[str]:
        return sorted({seat for seat in table.seats if seat in self.facts.people})


@pytest.fixture(scope="module", params=DATABASES, ids=lambda path: path.name)
def kept(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Kept]:
    with opened(request, tmp_path_factory.mktemp("old")) as found:
        yield found


@pytest.fixture(params=DATABASES, ids=lambda path: path.name)
def fresh(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Kept]:
    """The same for one test, which may spoil it."""
    with opened(request, tmp_path) as found:
        yield found


@contextmanager
def opened(request: pytest.FixtureRequest, folder: Path) -> Iterator[Kept]:
    database: Path = request.param
    settings = {"SPINNEY_MESSAGES_PER_SECOND": "100000"}
    with ExitStack() as stack:
        if database.suffix == ".sql":
            url = stack.enter_context(fresh_database(request.getfixturevalue("postgres")))
            psql(url, "--file", str(database))
            settings["SPINNEY_DATABASE_URL"] = url
        else:
            (folder / "data").mkdir()
            shutil.copy(database, folder / "data" / "spinney.sqlite")
        yield Kept(stack.enter_context(serving(folder, **settings)), facts_of(database))


def check_shown(kept: Kept, table: TableFacts) -> None:
    """A spectator and everybody who sits there see the table as it was left."""
    watcher = kept.browser()
    assert watcher.get(table.watch).status == 200
    connection = watcher.connect(table.table, watch=table.watch.rsplit("/", 1)[1])
    check_left(connection, table)
    assert points_of(connection) == table.points
    assert connection.asked == -1
    connection.close()
    for person in kept.people_at(table):
        browser = kept.browser(person)
        assert browser.get(f"/t/{table.table}").status == 200
        connection = browser.connect(table.table, sit=False)
        check_left(connection, table)
        is_asked = table.asked >= 0 and table.seats[table.asked] == person
        assert connection.asked == (table.asked if is_asked else -1)
        connection.close()


def check_left(connection: Connection, table: TableFacts) -> None:
    connection.receive()
    assert connection.number == table.entries, (
        f"{table.about}: {connection.parts['ask']}{connection.parts['zones'][:500]}"
    )
    assert "<svg" in connection.parts["zones"]
    assert ("class='line" in connection.parts["log"]) == (table.state != WAITING)
    assert said_on(connection) == table.said
    assert is_over(connection) == (table.state == OVER)


def check_replay(browser: Browser, where: str, entries: int, seats: int) -> None:
    """The replay goes from the beginning to the last moment, through one pair of eyes after another."""
    assert f"data-last='{entries}'" in browser.get(where).text
    moments = where.removesuffix("/replay")
    for at in range(entries + 1):
        shown = browser.get(f"{moments}/moment/{at}?seat={at % (seats + 1) - 1}")
        assert shown.status == 200, f"moment {at}: {shown.text}"
        parts = json.loads(shown.text)
        assert "<svg" in parts["zones"]
        assert f"{at} of {entries}" in parts["where"]
    assert browser.get(f"{moments}/moment/{entries + 1}").status == 404


def checked_record(browser: Browser, where: str) -> spinney.Record:
    """The exported record, after all that it claims was found true: here, and by the page for people."""
    exported = browser.get(f"{where}/record.json")
    assert exported.status == 200, exported.text
    record = spinney.Record.from_json(exported.text)
    assert record.verify().over
    assert browser.get(f"{where}/verify").status == 200
    return record


def test_a_kept_database_has_finished_and_unfinished_tables_of_every_game(kept: Kept) -> None:
    finished = {table.game for table in kept.tables(OVER)}
    assert finished >= {"battle_for_the_grove", "eldervale", "groves", "leylines", "shifting_realms"}
    assert {table.game for table in kept.tables(PLAYING)} >= finished
    assert kept.tables(WAITING)
    home = kept.browser("Ann").get("/").text
    for table in kept.facts.tables:
        assert f"/t/{table.table}" in home, table.about


def test_finished_games_are_shown_and_replayed_step_by_step(kept: Kept) -> None:
    for table in kept.tables(OVER):
        check_shown(kept, table)
        browser = kept.browser(kept.people_at(table)[0])
        check_replay(browser, f"/t/{table.table}/replay", table.entries, len(table.seats))


def test_finished_games_are_exported_as_records_that_verify(kept: Kept) -> None:
    for table in kept.tables(OVER):
        record = checked_record(kept.browser(kept.people_at(table)[0]), f"/t/{table.table}")
        assert record.result == {"scores": table.points, "winners": table.winners}
        assert history_of(record.entries) == table.history
        assert len(record.players) == len(table.seats)
        entropy = [bool(part) for part in record.origin.entropy]
        assert entropy == [seat in kept.facts.people for seat in table.seats], "what people added"


def test_a_record_that_somebody_opened_is_still_there_with_its_own_edition(kept: Kept) -> None:
    browser = kept.browser()
    record = checked_record(browser, kept.facts.record)
    assert history_of(record.entries) == kept.facts.record_history
    assert record.game.edition is not None
    assert not record.game.edition.shipped
    check_replay(browser, kept.facts.record, len(record.entries), record.origin.seats)


def test_unfinished_games_are_shown_and_go_on(kept: Kept) -> None:
    went_on = {}
    for table in kept.tables(PLAYING, WAITING):
        check_shown(kept, table)
        connections = connections_at(kept, table)
        connection = asked(connections)
        if table.state != WAITING:
            assert (connection.asked, len(set(connection.options))) == (table.asked, table.options), (
                table.about
            )
        news = answer(connection, connection.options[-1])
        assert "refused" not in news, f"{table.about}: {news}"
        went_on[table.table] = connection.number
        for connection in connections:
            connection.close()
    kept.server.stop()
    kept.server.start()
    for table in kept.tables(PLAYING, WAITING):
        connection = kept.browser("Ann").connect(table.table)
        connection.receive()
        assert connection.number >= went_on[table.table] > table.entries, table.about
        connection.close()


def test_rules_that_replay_nothing_of_it_still_show_every_finished_game(fresh: Kept) -> None:
    """The stories of all finished games are told after the start; then the rules of then are taken away."""
    over = fresh.tables(OVER)
    deadline = time.monotonic() + 300
    while changed(fresh.server, "update stories set at = at") < len(over):
        assert time.monotonic() < deadline, "not every story was told"
        time.sleep(0.5)
    before = {table.table: log_of(fresh, table) for table in over}
    fresh.server.stop()
    assert changed(fresh.server, "update tables set version = '0'") == len(fresh.facts.tables)
    fresh.server.start()
    for table in over:
        check_told(fresh, table, before[table.table])
    for table in fresh.tables(PLAYING, WAITING):
        connection = fresh.browser("Ann").connect(table.table)
        connection.receive()
        assert "This table was begun by older rules of" in connection.parts["zones"], table.about
        assert connection.parts["log"].count("class='line'") == table.entries, table.about
        assert said_on(connection) == table.said
        connection.close()


def changed(server: Server, statement: str) -> int:
    """Change a database behind the back of its server; returns how many rows that concerned."""

    async def change() -> int:
        engine = make_engine(Settings(server.folder / "data", server.settings).database)
        try:
            async with engine.begin() as db:
                return int((await db.execute(text(statement))).rowcount)
        finally:
            await engine.dispose()

    return asyncio.run(change())


def check_told(kept: Kept, table: TableFacts, log: list[str]) -> None:
    """Its score, its log and its record are there; only stepping through it needs the rules of then."""
    watcher = kept.browser().connect(table.table, watch=table.watch.rsplit("/", 1)[1])
    watcher.receive()
    assert points_of(watcher) == table.points
    assert "<svg" in watcher.parts["zones"]
    assert "Stepping through this game needs rules 0 of" in watcher.parts["zones"]
    watcher.close()
    assert log
    told = log_of(kept, table)[-len(log) :]
    assert [nameless(line) for line in told] == [nameless(line) for line in log]
    browser = kept.browser(kept.people_at(table)[0])
    assert browser.get(f"/t/{table.table}/replay").status == 200
    assert browser.get(f"/t/{table.table}/moment/1").status == 409
    record = json.loads(browser.get(f"/t/{table.table}/record.json").text)
    assert record["result"] == {"scores": table.points, "winners": table.winners}
    assert history_of(record["entries"]) == table.history


NAMED = re.compile(r"\b(Light|Dark|Seat \d|(Ann|Bob|Zoë|Sapling|Ranger|Elder)( \d)?)\b")


def nameless(line: str) -> str:
    """A line of a log without the names of people, of which a story told by 0.2.0 has only those of seats."""
    return NAMED.sub("somebody", line).replace("2 wraiths", "2 wraith")  # as 0.2.0 said it


def log_of(kept: Kept, table: TableFacts) -> list[str]:
    """What a spectator reads of a game."""
    connection = kept.browser().connect(table.table, watch=table.watch.rsplit("/", 1)[1])
    connection.receive()
    connection.close()
    return re.findall(r"<span>([^<]+)</span>", connection.parts["log"])


def connections_at(kept: Kept, table: TableFacts) -> list[Connection]:
    """A connection of everybody who sits there; whoever has a link sits down by it first."""
    browsers = [kept.browser(person) for person in kept.people_at(table)]
    for link in table.joins:
        friend = kept.browser()
        assert friend.get(link).status == 200
        assert friend.post(link, name="Late").status == 303
        browsers.append(friend)
    return [browser.connect(table.table) for browser in browsers]


def asked(connections: list[Connection]) -> Connection:
    """The connection of whoever must choose, once everybody has sat down and bots have answered."""
    while True:
        for connection in connections:
            with suppress(TimeoutError):
                connection.receive(0.1)
            if connection.asked >= 0:
                return facing(connection)
