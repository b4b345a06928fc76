"""Those who wait for few places: the urgent first, then clients and tables in turns."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from spinney.web.errors import TooMuch
from spinney.web.processes.fair_queue import FairQueue

KINDS = ("urgent", "idle")


async def order_of(queue: FairQueue, wishes: Sequence[tuple[str, str, str]]) -> list[tuple[str, str, str]]:
    """In which order wishes that come while the only place is taken are granted."""
    served: list[tuple[str, str, str]] = []

    async def wish(kind: str, client: str, table: str) -> None:
        async with queue.place(kind, client, table):
            served.append((kind, client, table))
            await asyncio.sleep(0)

    async with queue.place("idle", "somebody", "t"):
        tasks = [asyncio.create_task(wish(*one)) for one in wishes]
        await asyncio.sleep(0)
        assert sum(queue.lengths().values()) == len(wishes)
    await asyncio.gather(*tasks)
    assert queue.free == 1
    assert not queue.held
    return served


def test_the_urgent_go_first() -> None:
    found = asyncio.run(order_of(FairQueue(1, KINDS), [("idle", "a", "1"), ("urgent", "b", "2")]))
    assert [kind for kind, *_ in found] == ["urgent", "idle"]


def test_whoever_asks_for_one_waits_for_one_of_each_other() -> None:
    many = [("urgent", "greedy", str(table)) for table in range(25)]
    found = asyncio.run(order_of(FairQueue(1, KINDS), [*many, ("urgent", "modest", "t")]))
    assert found.index(("urgent", "modest", "t")) <= 1


def test_the_tables_of_a_client_take_turns() -> None:
    wishes = [("urgent", "a", "1")] * 3 + [("urgent", "a", "2")] * 3
    found = asyncio.run(order_of(FairQueue(1, KINDS), wishes))
    assert [table for *_, table in found] == ["1", "2", "1", "2", "1", "2"]


def test_no_more_have_a_place_than_there_are() -> None:
    async def check() -> None:
        queue, here, most = FairQueue(3, KINDS), 0, 0

        async def stay() -> None:
            nonlocal here, most
            async with queue.place("idle", "a", "t"):
                here += 1
                most = max(most, here)
                await asyncio.sleep(0)
                here -= 1

        await asyncio.gather(*[stay() for _ in range(20)])
        assert most == 3
        assert queue.free == 3

    asyncio.run(check())


@pytest.mark.parametrize("moment", ["waiting", "granted"])
def test_whoever_goes_while_waiting_leaves_no_gap(moment: str) -> None:
    async def check() -> None:
        queue = FairQueue(1, KINDS)

        async def wish() -> None:
            async with queue.place("urgent", "a", "t"):
                await asyncio.sleep(0)

        async with queue.place("idle", "b", "t"):
            tasks = [asyncio.create_task(wish()) for _ in range(3)]
            await asyncio.sleep(0)
            if moment == "waiting":
                tasks[0].cancel()
        if moment == "granted":
            tasks[0].cancel()  # its place is given, but it has not run since
        done = await asyncio.gather(*tasks, return_exceptions=True)
        assert [isinstance(one, asyncio.CancelledError) for one in done] == [True, False, False]
        assert queue.free == 1
        assert not queue.held

    asyncio.run(check())


def test_what_is_spared_is_for_the_first_kind_and_never_all_for_one_client() -> None:
    async def check() -> None:
        queue = FairQueue(2, KINDS, spared=1)
        async with queue.place("idle", "a", "1"):
            idle = asyncio.create_task(stay(queue, "idle", "b"))
            await asyncio.sleep(0)
            assert (queue.free, queue.lengths()) == (1, {"urgent": 0, "idle": 1})
            own = asyncio.create_task(stay(queue, "urgent", "a"))
            await asyncio.sleep(0)
            assert queue.lengths()["urgent"] == 1, "with what it wants of other kinds it would have them all"
            async with queue.place("urgent", "b", "1"):
                assert queue.free == 0
        await own
        async with queue.place("urgent", "a", "1"):
            urgent = asyncio.create_task(stay(queue, "urgent", "a"))
            await asyncio.sleep(0)
            assert queue.lengths()["urgent"] == 1
            async with queue.place("urgent", "b", "1"):
                assert queue.lengths()["urgent"] == 1
        await asyncio.gather(idle, urgent)
        assert queue.free == 2
        assert not queue.inside

    asyncio.run(asyncio.wait_for(check(), 10))


async def stay(queue: FairQueue, kind: str, client: str) -> None:
    async with queue.place(kind, client, "t"):
        await asyncio.sleep(0)


def test_one_place_is_for_all() -> None:
    found = asyncio.run(order_of(FairQueue(1, KINDS, spared=1), [("idle", "a", "1"), ("urgent", "b", "2")]))
    assert [kind for kind, *_ in found] == ["urgent", "idle"]


def test_whoever_is_moved_waits_with_the_others_of_that_kind() -> None:
    async def check() -> list[str]:
        queue, served = FairQueue(1, ("urgent", "hint", "idle")), list[str]()

        async def wish(kind: str, table: str) -> None:
            async with queue.place(kind, "a", table):
                served.append(f"{kind} {table}")
                await asyncio.sleep(0)

        async with queue.place("idle", "somebody", "t"):
            wishes = [("idle", "1"), ("idle", "2"), ("hint", "2"), ("urgent", "3")]
            tasks = [asyncio.create_task(wish(*one)) for one in wishes]
            await asyncio.sleep(0)
            queue.move("2", ("urgent", "idle"), "urgent", "b")
            assert queue.lengths() == {"urgent": 2, "hint": 1, "idle": 1}
            assert queue.held["urgent", "b"] == 1
        await asyncio.gather(*tasks)
        assert not queue.held
        return served

    assert asyncio.run(check()) == ["urgent 3", "idle 2", "hint 2", "idle 1"]


def test_a_place_that_is_left_early_is_given_on_once() -> None:
    async def check() -> None:
        queue = FairQueue(1, KINDS)
        async with queue.place("idle", "a", "1") as leave:
            leave()
            async with queue.place("idle", "b", "1"):
                leave()
                assert queue.free == 0
        assert queue.free == 1

    asyncio.run(check())


def test_a_client_may_only_wait_for_so_much() -> None:
    async def check() -> None:
        queue = FairQueue(1, KINDS, most_waiting=2)

        async def wish() -> None:
            async with queue.place("idle", "a", "t"):
                pass

        async with queue.place("idle", "b", "t"):
            tasks = [asyncio.create_task(wish()) for _ in range(3)]
            await asyncio.sleep(0)
        done = await asyncio.gather(*tasks, return_exceptions=True)
        assert [isinstance(one, TooMuch) for one in done] == [False, False, True]

    asyncio.run(check())
