"""Bots' turns that a server leaves behind, however it ends, are found and played, though nobody looks."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AbstractAsyncContextManager, ExitStack
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, text

from spinney.web.bots import left_turns
from spinney.web.settings import DATABASE
from spinney.web.storage.schema import leases
from spinney.web.storage.store import Store
from spinney.web.tables.stand_ins import change_hands
from web.bots.house import House, a_moment, opened, until
from web.postgres import fresh_database

Open = Callable[..., AbstractAsyncContextManager[House]]


@pytest.fixture(params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Open]:
    """Opens one server after the other on the same database, or several at once."""
    with ExitStack() as stack:
        settings = {}
        if request.param == "postgresql":
            settings[DATABASE] = stack.enter_context(fresh_database(request.getfixturevalue("postgres")))
        yield lambda workers=1: opened(tmp_path, workers, **settings)


@pytest.fixture
def several(postgres: str, tmp_path: Path) -> Iterator[Open]:
    """Opens servers on one PostgreSQL: a file has one server."""
    with fresh_database(postgres) as url:
        yield lambda workers=1: opened(tmp_path, workers, **{DATABASE: url})


def run(check: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(asyncio.wait_for(check(), 60))


async def noted(store: Store) -> dict[str, tuple[int, str]]:
    """After which entry a bot is asked, and who sees to it, by table."""
    async with store.engine.connect() as db:
        found = await db.execute(select(leases.c.table_id, leases.c.number, leases.c.node))
        return {name: (number, node) for name, number, node in found}


async def change(store: Store, statement: str, **values: Any) -> None:
    async with store.engine.begin() as db:
        await db.execute(text(statement), values)


async def leave(house: House) -> None:
    """As if this server had been killed: its turns are noted, and it says nothing any more."""
    await change(house.tables.store, "UPDATE leases SET node = 'dead', until = 0")


async def goes_on(house: House, *names: str) -> None:
    """Until the bots of these tables, at which nobody looks, have answered."""
    for name in names:
        while not await house.tables.store.moves(name):
            await asyncio.sleep(0.02)


@pytest.mark.parametrize("killed", [False, True], ids=["stopped", "killed"])
def test_turns_that_were_thought_about_or_waited_go_on_after_a_restart(server: Open, killed: bool) -> None:
    async def check() -> None:
        async with server() as before:
            found = [await before.open("me") for _ in range(3)]
            await before.begin(*found)
            assert before.workers.order == [found[0].name], "the others wait in the queue"
            assert set(await noted(before.tables.store)) == {live.name for live in found}
        names = [live.name for live in found]
        async with server() as after:
            if killed:
                await leave(after)
            await until(lambda: set(names) == set(after.tables.by_name))
            after.workers.finish(*found)
            await goes_on(after, *names)

    run(check)


def test_a_few_are_taken_up_at_a_time_the_oldest_first(server: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        async with server() as before:
            found = [await before.open(f"p{at}") for at in range(7)]
            await before.begin(*found)
        names = [live.name for live in found]
        monkeypatch.setattr(left_turns, "ABREAST", 3)
        monkeypatch.setattr(left_turns, "LOOK", 1000.0)
        async with server(workers=7) as after:
            store, left = after.tables.store, after.tables.left_turns
            await until(lambda: after.workers.thinking == 3)
            await left.look()
            assert set(after.workers.about) == set(names[:3]) == set(after.tables.by_name)
            after.workers.finish(*found[:2])
            await goes_on(after, *names[:2])
            await after.settled()
            await left.look()
            await until(lambda: after.workers.about == set(names[2:5]))
            assert set(after.tables.by_name) == set(names[:5]), "no more are read than there is room for"
            waiting = {name for name, (_, node) in (await noted(store)).items() if node != after.tables.node}
            assert waiting == set(names[5:])
            monkeypatch.setattr(left_turns, "LONG", 0.0)
            await left.look()
            await until(lambda: after.workers.about == set(names[2:]))  # slow ones do not keep others out

    run(check)


def test_a_turn_is_taken_up_by_one_of_several_servers(several: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(left_turns, "LOOK", 1000.0)

    async def check() -> None:
        async with several(5) as one, several(5) as two:
            for house in (one, two):
                await house.tables.store.nodes.beat(house.tables.node)
            found = [await one.open("me") for _ in range(5)]
            for live in found:
                await one.tables.store.turns.wait(live.name, 0, "dead")
            taken = await asyncio.gather(
                *[house.tables.store.turns.take_up(house.tables.node, 5) for house in (one, two, one, two)]
            )
            names = [name for some in taken for name in some]
            assert sorted(names) == sorted(live.name for live in found)

    run(check)


def test_a_turn_in_the_queue_of_a_server_that_runs_is_left_to_it(several: Open) -> None:
    async def check() -> None:
        async with several() as one, several() as two:
            await one.tables.store.nodes.beat(one.tables.node)
            found = [await one.open("me") for _ in range(3)]
            await one.begin(*found)
            assert len(await noted(two.tables.store)) == 3
            await two.tables.left_turns.look()
            assert not two.tables.left_turns.going_on

    run(check)


def test_the_database_knows_which_bots_are_asked_with_every_entry(server: Open) -> None:
    async def check() -> None:
        async with server() as house:
            store = house.tables.store
            live = await house.open("me", first="light")
            await house.begin(live)
            me = house.look(live, "me", "1.1.1.1")
            await house.say(me, do="prefer", speed=0)
            written: list[dict[str, tuple[int, str]]] = []

            def start_bots(_: object) -> None:
                """No bot has begun, as if the server had died at this very moment."""

            start = house.tables.start_bots
            house.tables.start_bots = start_bots  # type: ignore[assignment,method-assign]
            while live.asked == 0:
                assert live.table is not None
                action = int(live.table.options[-1])
                await house.say(
                    me, do="play", id=f"{live.number:08}", number=live.number, seat=0, action=action
                )
                written.append(await noted(store))
            assert written == [{}] * (live.number - 1) + [{live.name: (live.number, house.tables.node)}]
            house.tables.start_bots = start  # type: ignore[method-assign]
            house.tables.start_bots(live)
            house.workers.finish(live)
            await until(lambda: live.asked == 0)
            assert await noted(store) == {}

    run(check)


def test_a_stand_ins_turn_is_found_too_and_not_once_the_person_is_back(server: Open) -> None:
    async def check() -> None:
        async with server() as house:
            store = house.tables.store
            live = await house.open("me", "me", "me", first="light")
            await house.begin(live)
            assert await noted(store) == {}
            await change_hands(house.tables, live, 0, "ranger")
            await house.settled()
            assert list(await noted(store)) == [live.name]
            await change_hands(house.tables, live, 0, "")
            house.workers.finish(live)
            await house.settled()
            assert await noted(store) == {}

    run(check)


def test_where_no_bot_is_asked_after_all_the_note_is_put_away(server: Open) -> None:
    async def check() -> None:
        async with server() as before:
            mine, rests = await before.open("me", first="light"), await before.open("me")
            await before.begin(mine, rests)
        store = before.tables.store  # closed; what follows happens while no server runs
        bots_alone = "UPDATE seats SET stand_in = 'elder' WHERE table_id = :name AND seat = 0"
        await change(store, bots_alone, name=rests.name)
        for live in (mine, rests):
            await change(store, "DELETE FROM leases WHERE table_id = :name", name=live.name)
            note = (
                "INSERT INTO leases (table_id, number, node, until, since) VALUES (:name, :at, 'dead', 0, 0)"
            )
            await change(store, note, name=live.name, at=live.number)
        await store.engine.dispose()
        async with server() as after:
            while await noted(after.tables.store):
                await asyncio.sleep(0.02)

    run(check)


def test_a_closed_table_goes_on_when_it_is_opened_again(server: Open) -> None:
    async def check() -> None:
        async with server() as before:
            live = await before.open("me")
            await before.begin(live)
        async with server() as after:
            house = after.tables.store.house
            await leave(after)
            after.tables.by_name.clear()
            await house.close(live.name, "ann", "a reason")
            await a_moment()
            await after.tables.left_turns.look()
            assert not await after.tables.store.moves(live.name)
            await house.reopen(live.name, "ann", "")
            after.workers.finish(live)
            await goes_on(after, live.name)

    run(check)


def test_a_table_that_cannot_be_played_here_is_left_to_others(server: Open) -> None:
    async def check() -> None:
        async with server() as before:
            live, other = await before.open("me"), await before.open("me")
            await before.begin(live, other)
            await change(
                before.tables.store, "UPDATE tables SET version = '0' WHERE id = :name", name=live.name
            )
        async with server() as after:
            store, left = after.tables.store, after.tables.left_turns
            await until(lambda: left.hopeless == {live.name})
            after.workers.finish(other)
            await goes_on(after, other.name)
            assert await store.turns.take_up("newer", 8) == [live.name]

    run(check)
