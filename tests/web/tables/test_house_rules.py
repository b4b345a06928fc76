"""House rules at the web table: marked where they are chosen, told while and after they are in force.

And a game without an end: for people only; when bots alone are left, its limit holds again.
"""

from __future__ import annotations

import asyncio
import html
import re
import sqlite3
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

import spinney
from spinney.engine.options import LIMITS_AGAIN
from spinney.engine.records.journal import LIMITS
from spinney.lab import Run
from spinney.web.bots.bot_turns import enter_limits, limits_due, think_and_play
from spinney.web.bots.worker import Task, Thought
from spinney.web.rendering.end.ending import ended_by_house_rule
from spinney.web.rendering.house_rules import CAME_BACK
from spinney.web.settings import Settings
from spinney.web.tables.live_table import LiveTable
from spinney.web.tables.live_tables import LiveTables
from spinney.web.tables.new_table import TableSetup, open_table, quick_setup
from toy.endless import KEY, WHERE, EndlessFair, installed
from web.live_server import DIST, Browser, Connection, Server

HOUSE = "Rounds: 2 (by the book: 0)"
ENDLESS = {"option.rounds": 0, "option.first": "eldest"}


class FairServer(Server):
    """A server with the endless fair among its games."""

    def environment(self) -> dict[str, str]:
        environment = super().environment()
        points = self.folder / "dist" / DIST / "entry_points.txt"
        points.write_text(f"[spinney.games]\ntoy = toy.game:Toy\n{KEY} = {WHERE}\n")
        return environment

    def limits(self, name: str) -> list[tuple[int, str]]:
        """Number and move id of each entry that lets the limits of a table hold again."""
        with sqlite3.connect(self.folder / "data" / "spinney.sqlite") as db:
            query = "select number, move_id from moves where table_id = ? and entry = ?"
            return list(db.execute(query, (name, LIMITS)))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FairServer]:
    quick = {"SPINNEY_TABLES_PER_MINUTE": "100000", "SPINNEY_AWAY_SECONDS": "0"}
    running = FairServer(tmp_path_factory.mktemp("server"), **quick)
    try:
        running.start()
        yield running
    finally:
        running.stop()


def words_in(text: str) -> str:
    """What a page says, without its marks."""
    return " ".join(html.unescape(re.sub(r"<[^>]*>", " ", text)).split())


def test_the_set_up_page_marks_house_rules_and_says_how_to_play_by_the_book(me: Browser) -> None:
    page = me.get(f"/new?game={KEY}").text
    said = words_in(page)
    assert "Turns of each seat. A house rule unless it is 0." in said
    assert "eldest (house rule)" in said
    assert "drawn (house rule)" not in said
    assert "<option value='drawn' selected>drawn</option>" in page, "what people are offered"


def test_people_who_choose_nothing_get_what_people_are_offered() -> None:
    with installed():
        assert quick_setup(KEY).options == {"rounds": 2, "first": "drawn"}
        assert Run.of(KEY, ["random"]).options == (("rounds", 2), ("first", "eldest")), "but bots do not"


def test_everybody_reads_the_house_rules_before_during_and_after_the_game(
    me: Browser, server: FairServer
) -> None:
    name = me.open_table(KEY, "me", "friend", public="yes", **{"option.rounds": 2})
    mine = me.connect(name)
    mine.receive()
    assert HOUSE in mine.parts["settings"], "before play"
    watcher = Browser(server).connect(name)
    watcher.receive()
    assert HOUSE in watcher.parts["settings"], "whoever watches, too"
    assert "data-prefer" not in watcher.parts["settings"]
    link = re.findall(r"data-link='(/join/[^']+)'", mine.parts["links"])[0]
    friend = Browser(server)
    assert HOUSE in words_in(friend.get(link).text), "whoever is invited, before sitting down"


def test_the_end_of_a_game_names_its_house_rules(me: Browser) -> None:
    name = me.open_table(KEY, "me", "me", **{"option.rounds": 1})
    connection = me.connect(name)
    while "Rematch" not in connection.parts.get("ending", ""):
        with suppress(TimeoutError):
            connection.receive(0.3)
        if "data-action" in connection.parts.get("ask", ""):
            connection.play(connection.options[0])
        elif connection.asked >= 0:
            connection.send(do="lift", seat=connection.asked)
    assert "Played with house rules. Rounds: 1 (by the book: 0)." in words_in(connection.parts["ending"])


def test_the_end_says_that_a_house_rule_has_ended_the_game(me: Browser) -> None:
    name = me.open_table("shifting_realms", "me", "sapling", edition="mini")
    connection = me.connect(name)
    connection.until(lambda news: connection.asked >= 0)
    connection.send(do="prefer", speed=0)
    connection.send(do="stand-in", seat=0, level="sapling")
    until(connection, "ending", "Replay")
    told = words_in(connection.parts["ending"])
    assert " VP. The game ends by a house rule: the last round is over." in told
    assert "Played with house rules." in told


@pytest.mark.parametrize(
    ("told", "said"),
    [
        (["Ash wins.", "Ash has 3 points.", "It ends by a house rule."], "It ends by a house rule."),
        (["A house rule makes it a draw.", "Ash stops."], ""),
        (["Ash wins."], ""),
        ([], ""),
    ],
)
def test_a_house_rule_that_has_ended_a_game_is_said_once(told: list[str], said: str) -> None:
    shown = ended_by_house_rule(told)
    assert ("" if shown is None else words_in(shown)) == said


def test_a_table_by_the_book_names_none(me: Browser) -> None:
    connection = me.connect(me.open_table(KEY, "me", "sapling", **{"option.rounds": 0}))
    connection.until_asked()
    assert "ouse rule" not in connection.parts["settings"]


def test_bots_alone_are_refused(me: Browser) -> None:
    answer = me.post("/new", game=KEY, seats=2, seat0="sapling", seat1="sapling", **ENDLESS)
    assert answer.status == 400
    assert "At least one seat must be for a person." in answer.text


def until(connection: Connection, name: str, words: str) -> None:
    """Listen until a part of the page says something, if it does not say so already."""
    while words not in connection.parts.get(name, ""):
        connection.receive()


def bots_alone(connection: Connection) -> None:
    """At a pace that people can follow, so that every moment is shown."""
    connection.send(do="prefer", speed=1)
    connection.send(do="stand-in", seat=connection.seat, level="sapling")


def test_when_only_bots_are_left_the_limit_holds_again_and_the_game_ends(
    me: Browser, server: FairServer
) -> None:
    name = me.open_table(KEY, "me", "sapling", **ENDLESS)
    connection = me.connect(name).until_asked()
    connection.send(do="prefer", speed=0)
    for _ in range(8):
        connection.play(connection.options[0])
        while connection.asked != 0 or "data-action" not in connection.parts["ask"]:
            connection.receive()
    assert server.limits(name) == [], "while a person plays, nothing ends the game"
    assert LIMITS_AGAIN not in connection.parts["ask"]
    bots_alone(connection)
    until(connection, "ask", LIMITS_AGAIN)
    until(connection, "settings", CAME_BACK)
    until(connection, "log", f"{LIMITS_AGAIN}.")
    until(connection, "ending", "Replay")
    assert CAME_BACK in connection.parts["ending"]
    assert len(server.limits(name)) == 1
    at, _ = server.limits(name)[0]
    assert f"{LIMITS_AGAIN}." in me.get(f"/t/{name}/moment/{at}?seat=-1").text
    record = me.get(f"/t/{name}/record.json").text
    with installed():
        again = spinney.Record.from_json(record)
        assert again.entries.count(LIMITS) == 1
        assert again.verify().over


def test_a_person_who_comes_back_plays_on_with_the_limit_and_it_is_entered_once(
    me: Browser, server: FairServer
) -> None:
    """Across a kill, too: the entry is stored like a move."""
    name = me.open_table(KEY, "me", "me", "sapling", **ENDLESS)
    connection = me.connect(name)
    connection.until(lambda news: connection.asked >= 0)
    connection.send(do="stand-in", seat=0, level="sapling")
    until(connection, "people", "plays for now")
    assert server.limits(name) == [], "a person is left"
    connection.send(do="stand-in", seat=1, level="sapling")
    until(connection, "ask", LIMITS_AGAIN)
    assert len(server.limits(name)) == 1
    server.kill()
    server.start()
    again = me.connect(name)
    again.receive()
    assert CAME_BACK in again.parts["settings"]
    again.send(do="stand-in", seat=0, level="")
    while LIMITS_AGAIN in again.parts["ask"]:  # until the page knows that somebody is back
        again.receive()
    again.send(do="stand-in", seat=0, level="sapling")
    until(again, "ending", "Replay")
    assert len(server.limits(name)) == 1


def test_a_table_that_ends_anyway_needs_no_such_entry(me: Browser, server: FairServer) -> None:
    name = me.open_table(KEY, "me", "sapling", **{"option.rounds": 2, "option.first": "eldest"})
    connection = me.connect(name).until_asked()
    bots_alone(connection)
    until(connection, "ending", "Replay")
    assert server.limits(name) == []


# Inside the server.


async def endless_table(tables: LiveTables) -> LiveTable:
    """A table without an end, at which bots stand in for everybody; no bot has been woken."""
    name = await open_table(tables, TableSetup(KEY, ["me", "me"], options={"rounds": 0}), "token")
    for seat in (0, 1):
        await tables.store.change_seat(name, seat, entropy="00" * 16, stand_in="sapling")
    return await loaded(tables, name)


async def loaded(tables: LiveTables, name: str) -> LiveTable:
    row = await tables.store.table(name)
    assert row is not None
    return LiveTable(row, await tables.store.seats(name), await tables.store.moves(name), [])


@contextmanager
def quiet_servers(folder: Path) -> Iterator[list[LiveTables]]:
    """Two servers on one database, whose bots sleep."""
    servers = [LiveTables(Settings(folder, {})) for _ in range(2)]
    for tables in servers:
        tables.start_bots = lambda live: None  # type: ignore[method-assign]
    with installed():
        yield servers


def run(servers: list[LiveTables], check: Callable[[], Awaitable[None]]) -> None:
    async def opened() -> None:
        for tables in servers:
            await tables.open()
        try:
            await check()
        finally:
            for tables in servers:
                await tables.close()

    asyncio.run(asyncio.wait_for(opened(), 60))


def test_a_bot_that_was_thinking_when_the_last_person_left_answers_after_the_limits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with quiet_servers(tmp_path) as (tables, other):

        async def check() -> None:
            live = await endless_table(tables)
            assert live.table is not None
            first = int(live.table.options[0])
            monkeypatch.setattr(tables.workers, "think", thought_of(first))
            await think_and_play(tables, live, live.table, "sapling", lambda: None)
            assert live.number == 0, "its answer is thrown away"
            await enter_limits(tables, live)
            await think_and_play(tables, live, live.table, "sapling", lambda: None)
            assert [move.entry for move in await tables.store.moves(live.name)] == [
                LIMITS,
                live.game.text(first),
            ]

        run([tables, other], check)


def thought_of(action: int) -> Callable[[Task], Coroutine[Any, Any, Thought]]:
    async def think(task: Task) -> Thought:
        return Thought(action=action)

    return think


def test_two_servers_that_enter_the_limits_at_once_enter_them_once(tmp_path: Path) -> None:
    with quiet_servers(tmp_path) as (one, two):

        async def check() -> None:
            here = await endless_table(one)
            there = await loaded(two, here.name)
            assert limits_due(here)
            assert limits_due(there)
            await asyncio.gather(enter_limits(one, here), enter_limits(two, there))
            assert [move.entry for move in await one.store.moves(here.name)] == [LIMITS]
            assert not limits_due(here)
            assert not limits_due(there), "whoever was slower has read it"
            assert not limits_due(await loaded(one, here.name)), "and so does whoever loads it later"

        run([one, two], check)


def test_the_fair_closes_once_its_limit_holds() -> None:
    """The game of these tests itself: without its limit it goes on, with it it ends."""
    game = EndlessFair()
    table = game.start(2, 3, rounds=0)
    bot = spinney.bot("random", seed=1)
    for _ in range(400):
        table.play(bot.choose(game.seen_by(table, table.seat)))
    assert not table.over
    game.set_limits(table)
    for _ in range(30):
        if not table.over:
            table.play(bot.choose(game.seen_by(table, table.seat)))
    assert table.over
