"""Several servers on one PostgreSQL are one house: whatever server a browser is at, the table is the same."""

from __future__ import annotations

import asyncio
import os
import re
import secrets
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any, cast

import pytest
from sqlalchemy import text
from websockets.exceptions import ConnectionClosed

from spinney.engine.errors import OutOfTurn
from spinney.web.bots import bot_turns, left_turns
from spinney.web.connections.connection import Connection as AtTable
from spinney.web.connections.messages import Play
from spinney.web.settings import DATABASE, Settings
from spinney.web.storage import nodes
from spinney.web.tables import neighbours
from spinney.web.tables.answers import play
from spinney.web.tables.live_table import LiveTable
from spinney.web.tables.live_tables import IDLE, LiveTables
from spinney.web.tables.new_table import TableSetup, open_table
from spinney.web.tables.rematch import rematch
from web.live_server import Browser, Connection, Server
from web.postgres import fresh_database

BATTLE = "battle_for_the_grove"
FIRST = {"option.first": "light"}
SOON = 60.0  # seconds: long for a busy machine, on which a bot may have to start its process first


class House:
    """Two servers on one PostgreSQL."""

    def __init__(self, one: Server, two: Server) -> None:
        self.one, self.two = one, two
        self.table = ""  # the latest

    def everywhere(self, *players: str, **fields: object) -> tuple[Connection, Connection]:
        """A new table, and the lines of its host at both servers, open before anything happens."""
        here, there = Browser(self.one), Browser(self.two)
        name = here.open_table(BATTLE, *players, **FIRST, **fields)
        there.cookie = here.cookie
        first = here.connect(name)
        first.receive()
        second = there.connect(name, sit=False)
        second.receive()
        self.table = name
        return first, second


@pytest.fixture(scope="module")
def house(postgres: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with ExitStack() as stack:
        url = stack.enter_context(fresh_database(postgres))
        servers = []
        for name in ("one", "two"):
            server = Server(tmp_path_factory.mktemp(name), SPINNEY_DATABASE_URL=url, SPINNEY_AWAY_SECONDS="0")
            stack.callback(server.stop)
            servers.append(server.start())
        yield House(*servers)


def shows(part: str, words: str, *connections: Connection) -> None:
    """Hear until a part of these pages has these words."""
    for connection in connections:
        while words not in connection.parts.get(part, ""):
            connection.receive(SOON)


def at(number: int, *connections: Connection) -> None:
    """Hear until these pages have so many entries."""
    for connection in connections:
        while connection.number < number:
            connection.receive(SOON)


def invited(host: Connection) -> str:
    """The link of the one free seat."""
    shows("links", "/join/", host)
    return str(re.findall(r"data-link='(/join/[^']+)'", host.parts["links"])[0])


def test_an_answer_at_one_server_is_shown_at_the_other(house: House) -> None:
    here, there = house.everywhere("me", "me")
    here.until_asked(), there.until_asked()
    for number in range(1, 13):
        one = here if number % 2 else there
        assert "refused" not in one.play(one.options[-1])
        at(number, here, there)
        assert here.parts["zones"] == there.parts["zones"]
        assert here.parts["log"] == there.parts["log"]


def test_an_answer_that_is_taken_back_is_taken_back_everywhere(house: House) -> None:
    here, there = house.everywhere("me", "me")
    here.until_asked(), there.until_asked()
    board = there.parts["zones"]
    number = 0
    while not re.search(r"data-do='undo'(?![^>]*disabled)", here.parts["ask"]):
        here.play(here.options[0])
        number += 1
        at(number, there)
        board = there.parts["zones"] if number == 1 else board
    assert "refused" not in here.command("undo")
    at(number + 1, there)
    assert there.parts["zones"] == here.parts["zones"]
    assert "refused" not in there.play(there.options[0])


def has_come(host: Connection) -> None:
    """Bob has sat down, and his page is open."""
    shows("links", "is taken by Bob", host)
    while "away" in host.parts["people"]:
        host.receive(SOON)


def test_a_seat_is_asked_for_at_one_server_and_given_up_at_the_other(house: House) -> None:
    here, there = house.everywhere("me", "friend")
    friend = Browser(house.two)
    friend.get("/")
    assert friend.post(invited(here), name="Bob").status == 303
    theirs = friend.connect(house.table)
    theirs.receive(SOON)
    here.until_asked()
    has_come(here)
    for yes, words in ((False, "Bob stays at Dark."), (True, "Bob was away.")):
        here.send(do="reissue", seat=1, sure=True)
        if yes:  # a no holds at both servers
            assert "in peace" in here.until(lambda news: "refused" in news, SOON)["refused"]
            theirs.close()
            shows("people", "away", here)
            here.send(do="reissue", seat=1, sure=True)
        else:
            shows("hand-over", "The host asks you to give up Dark", theirs)
            shows("links", "was asked to give it up", here, there)
            theirs.send(do="give-up", seat=1, yes=False)
        shows("chat", words, here, there)


def test_whoever_gives_up_a_seat_can_play_at_no_server(house: House) -> None:
    here, _ = house.everywhere("me", "friend")
    friend = Browser(house.two)
    friend.get("/")
    assert friend.post(invited(here), name="Bob").status == 303
    elsewhere = Browser(house.one)
    elsewhere.cookie = friend.cookie
    lines = [one.connect(house.table) for one in (friend, elsewhere)]
    for line in lines:
        line.receive(SOON)
    here.until_asked()
    has_come(here)
    here.send(do="reissue", seat=1, sure=True)
    shows("hand-over", "The host asks you", *lines)
    lines[0].send(do="give-up", seat=1, yes=True)
    for line in lines:
        with pytest.raises(ConnectionClosed):
            line.until(lambda news: False, SOON)
    carol = Browser(house.one)
    carol.get("/")
    assert carol.post(invited(here), name="Carol").status == 303
    shows("chat", "Carol has sat down as Dark.", here)


def test_a_seat_that_is_claimed_at_one_server_is_shown_at_the_other(house: House) -> None:
    here, there = house.everywhere("me", "friend")
    link = invited(here)
    friend = Browser(house.two)
    friend.get(link)
    assert friend.post(link, name="Bob").status == 303
    shows("people", "Bob", here, there)
    elsewhere = Browser(house.one)
    elsewhere.cookie = friend.cookie
    assert elsewhere.get(f"/t/{house.table}").status == 200, (
        "who sat down there may see the table here at once"
    )
    theirs = friend.connect(house.table)
    theirs.receive()
    here.until_asked(), there.until_asked()
    assert "refused" not in there.play(there.options[0]), "play began at both"
    at(1, here, theirs)


def test_chat_is_heard_at_both_servers_in_one_order(house: House) -> None:
    here, there = house.everywhere("me", "me")
    for number, connection in enumerate((here, there, here, there)):
        connection.send(do="say", text=f"line {number}")
        shows("chat", f"line {number}", here, there)
    assert here.parts["chat"] == there.parts["chat"]
    for word in ("line 0", "line 3"):
        assert here.parts["chat"].count(word) == 1, "own notices are not heard twice"


def test_an_answer_that_waits_is_confirmed_at_the_other_server(house: House) -> None:
    here, there = house.everywhere("me", "me")
    here.until_asked(), there.until_asked()
    here.send(do="prefer", confirm=True)
    waits = False
    while not waits:
        news = here.play(here.options[-1])
        waits = news.get("waits", False)
    number = here.number
    shows("ask", "data-do='confirm'", there)
    assert "refused" not in there.command("confirm")
    at(number + 1, here, there)
    assert here.parts["zones"] == there.parts["zones"]


def test_a_stand_in_is_asked_for_at_one_server_and_ended_at_the_other(house: House) -> None:
    here, there = house.everywhere("me", "me")
    here.until_asked(), there.until_asked()
    here.send(do="prefer", speed=0)
    here.send(do="stand-in", seat=0, level="sapling")
    at(1, here, there)
    there.send(do="stand-in", seat=0, level="")
    here.until_asked(), there.until_asked()


def test_whoever_is_at_another_server_is_not_away(house: House) -> None:
    """A friend at one server cannot be played for at the other, until they have gone there, too."""
    here, there = house.everywhere("me", "friend")
    there.close()
    link = invited(here)
    friend = Browser(house.two)
    friend.get(link)
    friend.post(link, name="Bob")
    theirs = friend.connect(house.table)
    theirs.receive()
    here.until_asked()
    while "data-standin='1'" in here.parts["stand-ins"]:
        here.receive(SOON)
    here.send(do="stand-in", seat=1, level="sapling")
    assert "is at the table" in here.until(lambda news: "refused" in news)["refused"]
    theirs.close()
    shows("stand-ins", "data-standin='1'", here)
    here.send(do="stand-in", seat=1, level="sapling")
    shows("stand-ins", "(bot) plays", here)


def test_a_hint_is_given_for_the_table_as_it_is_at_any_server(house: House) -> None:
    here, there = house.everywhere("me", "sapling")
    here.until_asked()
    here.play(here.options[-1])
    here.until_asked()
    at(here.number, there)
    there.send(do="hint", seat=0)
    assert "An Elder would" in there.until(lambda news: "hint" in news or "refused" in news)["hint"]


# Two houses in one process: what is read, and what heals.

Check = Callable[[LiveTables, LiveTables], Awaitable[None]]
Run = Callable[[Check], None]


@pytest.fixture
def run(postgres: str, tmp_path: Path) -> Iterator[Run]:
    with fresh_database(postgres) as url:

        async def go(check: Check) -> None:
            settings = Settings(tmp_path, {**os.environ, DATABASE: url})
            pair = LiveTables(settings), LiveTables(settings)
            for tables in pair:
                await tables.open()
            try:
                await check(*pair)
            finally:
                for tables in pair:
                    await tables.close()

        yield lambda check: asyncio.run(asyncio.wait_for(go(check), 300))


async def begun(one: LiveTables, two: LiveTables) -> tuple[LiveTable, LiveTable]:
    """A table of two people, playing, in the memory of both servers."""
    name = await open_table(one, TableSetup(BATTLE, ["me", "me"], options={"first": "light"}), "token")
    here = await one.find(name)
    for seat in (0, 1):
        await one.sit(here, seat, secrets.token_hex(16))
    return here, await two.find(name)


async def answer(tables: LiveTables, live: LiveTable, number: int | None = None) -> None:
    assert live.table is not None
    number = live.number if number is None else number
    command = Play(secrets.token_hex(8), number, live.asked, int(live.table.options[-1]))
    await play(tables, live, live.asked, command)


async def reaches(live: LiveTable, number: int) -> None:
    async with asyncio.timeout(SOON):
        while live.number < number:
            await asyncio.sleep(0.01)


def test_only_entries_that_are_new_are_read(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check(one: LiveTables, two: LiveTables) -> None:
        here, there = await begun(one, two)
        await answer(one, here)
        await reaches(there, 1)
        read, moves = [], two.store.moves

        async def counted(name: str, after: int = 0) -> object:
            found = await moves(name, after)
            read.extend([row.number for row in found])
            return found

        monkeypatch.setattr(two.store, "moves", counted)
        for number in range(2, 6):
            await answer(one, here)
            await reaches(there, number)
        assert read == [2, 3, 4, 5]

    run(check)


def test_a_missed_notice_is_healed_when_a_line_asks(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(neighbours, "LOOK", 1000.0)

    async def check(one: LiveTables, two: LiveTables) -> None:
        here, there = await begun(one, two)
        deaf(two)
        await answer(one, here)
        await two.neighbours.ask(there)
        assert there.number == 1
        await answer(one, here)
        assert there.table is not None
        await two.reload(there)
        assert there.number == 1, "nothing told this server of the second answer"
        with suppress(OutOfTurn):  # it may be the other seat's turn by then
            await answer(two, there, number=2)  # the page has seen more than this server
        assert there.number >= 2
        await one.store.say(here.name, 0, "Ann", "hello")
        await two.neighbours.ask(there)
        assert [word.text for word in there.words] == ["hello"]

    run(check)


def test_a_missed_notice_is_healed_by_looking_around(run: Run) -> None:
    async def check(one: LiveTables, two: LiveTables) -> None:
        here, there = await begun(one, two)
        deaf(two)
        await answer(one, here)
        await reaches(there, 1)

    run(check)


def test_the_next_look_around_is_due_within_two_seconds_however_long_one_takes() -> None:
    for spent in (0.0, 0.4, 1.4, 1.9):
        assert spent + neighbours.pause(spent) <= 2
    assert neighbours.pause(30) > 0, "and something else can be done between two"


def test_a_table_that_is_stuck_keeps_no_other_waiting(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(neighbours, "LOOK", 1000.0)

    async def check(one: LiveTables, two: LiveTables) -> None:
        pairs = [await begun(one, two) for _ in range(neighbours.ABREAST + 3)]
        deaf(two)
        stuck, free = pairs[:-2], pairs[-2:]
        for _, there in stuck:
            await there.lock.acquire()
        for here, _ in pairs:
            await answer(one, here)
        await two.neighbours.look()  # returns, although the stuck ones are not healed
        for _, there in free:
            await reaches(there, 1)
        under_way = len(two.neighbours.tasks)
        await answer(one, free[0][0])
        await two.neighbours.look()
        await reaches(free[0][1], 2)
        assert len(two.neighbours.tasks) <= under_way, "nobody stands in line twice"
        assert [there.number for _, there in stuck] == [0] * len(stuck)
        for _, there in stuck:
            there.lock.release()
        for _, there in stuck:
            await reaches(there, 1)

    run(check)


def test_so_many_tables_are_read_at_the_same_time(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(neighbours, "LOOK", 1000.0)
    monkeypatch.setattr(neighbours, "ABREAST", 2)

    async def check(one: LiveTables, two: LiveTables) -> None:
        pairs = [await begun(one, two) for _ in range(5)]
        deaf(two)
        for here, _ in pairs:
            await answer(one, here)
        read, now, most = two.store.moves, 0, 0

        async def counted(name: str, after: int = 0) -> object:
            nonlocal now, most
            now += 1
            most = max(most, now)
            await asyncio.sleep(0.05)
            now -= 1
            return await read(name, after)

        monkeypatch.setattr(two.store, "moves", counted)
        await two.neighbours.look()
        for _, there in pairs:
            await reaches(there, 1)
        assert most == 2

    run(check)


def deaf(tables: LiveTables) -> None:
    """Notices do not reach this server any more."""
    tables.neighbours.listener.heard = lambda name, number: None  # type: ignore[misc]


def test_a_listener_whose_connection_was_cut_listens_again(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(neighbours, "LOOK", 1000.0)
    cut = text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")

    async def check(one: LiveTables, two: LiveTables) -> None:
        here, there = await begun(one, two)
        async with one.store.engine.begin() as db:
            await db.execute(cut)
        async with asyncio.timeout(SOON):
            while there.number < 1:  # a notice on its way may be lost, the later ones arrive
                if here.number < 10:
                    await answer(one, here)
                await asyncio.sleep(0.5)

    run(check)


def test_a_rematch_that_is_asked_for_at_two_servers_at_once_is_one(run: Run) -> None:
    async def check(one: LiveTables, two: LiveTables) -> None:
        here, there = await begun(one, two)
        for live in (here, there):
            assert live.table is not None
            live.table.over = True
        asked = (rematch(one, here, [0], "token"), rematch(two, there, [0], "token"))
        first, second = await asyncio.gather(*asked)
        assert first == second
        stored = [await one.store.table(name) for name in (here.name, first)]
        assert [row.rematch for row in stored if row is not None] == [first, ""]
        async with one.store.engine.connect() as db:
            assert (await db.execute(text("SELECT count(*) FROM tables"))).scalar() == 2

    run(check)


def test_a_table_that_is_played_elsewhere_is_let_go_where_nobody_looks(run: Run) -> None:
    async def check(one: LiveTables, two: LiveTables) -> None:
        here, there = await begun(one, two)
        browser = AtTable(cast(Any, None), there, "token", watches=False, pace=20)
        there.connections.add(browser)
        await two.neighbours.show(there)
        there.disconnected(browser)
        await two.neighbours.show(there)
        assert not two.neighbours.shown
        there.left_at -= IDLE + 1
        there.rested = True
        await answer(one, here)
        await reaches(there, 1)
        assert not there.rested, "it went on without this server"
        two.put_away()
        assert not two.by_name, "hearing of an answer is not looking"

    run(check)


def test_a_notice_that_anybody_could_have_sent_does_no_harm(run: Run) -> None:
    async def check(one: LiveTables, two: LiveTables) -> None:
        here, there = await begun(one, two)
        for said in (
            "",
            "x",
            "x y",
            f"{here.name} 9999999",
            f"{here.name} -1",
            f"{here.name} ²",
            "nowhere 0",
        ):
            async with one.store.engine.begin() as db:
                await db.execute(text("SELECT pg_notify('spinney', :said)"), {"said": said})
        await answer(one, here)
        await reaches(there, 1)

    run(check)


def test_an_answer_that_waits_survives_a_restart(run: Run) -> None:
    async def check(one: LiveTables, two: LiveTables) -> None:
        here, _ = await begun(one, two)
        for seat in (0, 1):
            await one.store.change_seat(here.name, seat, confirm=True)
            here.seats[seat].confirm = True
        while here.pending is None:
            await answer(one, here)
        asked, action = here.pending.seat, here.pending.action
        again = await two.load(here.name)
        assert again.pending is not None
        assert (again.pending.seat, again.pending.action) == (asked, action)
        assert again.number == here.number, "nobody else sees it yet"
        await one.store.change_seat(here.name, asked, pending=f"{here.number} no such words")
        again = await two.load(here.name)
        assert (again.pending, again.number) == (None, here.number), "the table is there all the same"

    run(check)


def test_a_turn_that_a_dead_server_left_is_found_though_nobody_looks(run: Run) -> None:
    """Nobody is at the table any more, and it is in the memory of no other server."""

    async def check(one: LiveTables, two: LiveTables) -> None:
        name = await open_table(
            one, TableSetup(BATTLE, ["me", "sapling"], options={"first": "dark"}), "token"
        )
        await one.store.turns.lease(name, 0, "dead", 0.1)
        await one.store.change_seat(name, 0, entropy=secrets.token_hex(16))
        async with asyncio.timeout(30):
            while not any(name in tables.by_name for tables in (one, two)):
                await asyncio.sleep(0.1)
            while not await two.store.moves(name):
                await asyncio.sleep(0.1)

    run(check)
    assert bot_turns.LEASE + max(bot_turns.RETRY, left_turns.LOOK) <= 5
    assert nodes.ALIVE + left_turns.LOOK <= 5, "those that only waited, too"
