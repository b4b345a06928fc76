"""Bots in worker processes: a record in, an action out; the dead are replaced."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

import pytest

import spinney
from spinney.bots.levels import LEVELS, SECONDS
from spinney.bots.tree import Tree
from spinney.engine.records.record import Record
from spinney.engine.table import Table
from spinney.web.bots.worker import LATEST, Effort, Task, Thinker
from spinney.web.bots.worker_pool import WorkerPool
from spinney.web.processes.frames import NICE
from spinney.web.processes.pool import LONGEST, NoAnswer
from spinney.web.settings import Settings
from spinney.web.tables.live_tables import LiveTables

BATTLE = "battle_for_the_grove"
DIES_ONCE = """
import os, sys
from pathlib import Path
flag = Path({flag!r})
if not flag.exists():
    flag.touch()
    sys.stdin.buffer.read(4)
    os._exit(1)
from spinney.web.bots.worker import Task, Thinker
from spinney.web.processes.frames import serve_questions
serve_questions(Task, Thinker().think)
"""


def task(table: Table, level: str = "sapling", **other: object) -> Task:
    record = Record.of(table)
    origin = record.origin
    values: dict[str, object] = {"table": "t", "game": BATTLE, "edition": "", "options": origin.options}
    values |= {"rules": origin.rules}
    values |= {"seats": origin.seats, "secret": origin.secret, "entropy": origin.entropy}
    values |= {"entries": record.entries}
    return Task(**{**values, "seat": int(table.seat), "level": level, **other})  # type: ignore[arg-type]


def fresh() -> Table:
    return spinney.game(BATTLE).start(seed=3)


def test_a_thought_is_an_option_and_repeats() -> None:
    table = fresh()
    thinker = Thinker()
    for _ in range(6):
        first, second = thinker.think(task(table)), Thinker().think(task(table))
        assert first.action == second.action, "a kept table and a replayed one think alike"
        assert first.action in table.options
        table.play(first.action)


def test_advice_covers_every_option() -> None:
    table = fresh()
    advice = Thinker().think(task(table, "ranger", advise=True)).advice
    assert sorted(one[0] for one in advice) == list(table.options)


def test_advice_says_in_words_what_may_follow() -> None:
    """Labels, as everywhere else; never the forms that records have, and only what the seat could see."""
    table = spinney.game("groves").start(2, seed=4)
    while len(table.options) < 8:
        table.play(table.options[0])
    advice = Thinker().think(task(table, "ranger", advise=True, game="groves")).advice
    words = [told for *_, following in advice for _, told in following]
    assert words
    known = {kind.word for kind in table.game.actions.kinds}
    assert not [told for told in words if told.split()[0] in known]


def test_a_wrong_task_is_an_error_not_a_crash() -> None:
    table = fresh()
    assert "is not asked" in Thinker().think(task(table, seat=1 - int(table.seat))).error
    assert "oracle" in Thinker().think(task(table, "oracle")).error


class Ticking:
    """A clock that goes on by a little whenever somebody looks at it."""

    def __init__(self, tick: float) -> None:
        self.tick = tick
        self.now = 0.0

    def __call__(self) -> float:
        self.now += self.tick
        return self.now


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("tick", [0.003, 0.05])
def test_levels_keep_to_their_seconds(level: str, tick: float) -> None:
    """Nobody takes longer than a look or two beyond its seconds; an Elder takes more than the others may."""
    clock = Ticking(tick)
    thought = Thinker(Effort(clock)).think(task(fresh(), level))
    assert thought.action in fresh().options
    assert clock.now <= SECONDS[level] + 2 * tick
    if level == "elder":
        assert clock.now >= SECONDS["ranger"]


@pytest.mark.parametrize("level", LEVELS)
def test_how_busy_the_machine_is_makes_no_bot_weaker(level: str) -> None:
    """However the wall clock runs, as long as it is not absurd, a bot does the same work."""
    done: dict[float, tuple[int, int]] = {}
    for busy in (0.0, 0.001, 0.02):
        thinker = Thinker(Effort(Ticking(0.05), wall=Ticking(busy)))
        asked = task(fresh(), level)
        action = thinker.think(asked).action
        bot = thinker.bot(asked)
        assert isinstance(bot, Tree)
        done[busy] = action, int(bot.done)
    assert len(set(done.values())) == 1, done
    assert done[0.0][1] > 0


def test_a_thought_that_takes_absurdly_long_ends_before_its_worker_is_given_up() -> None:
    worked, wall = Ticking(0.0), Ticking(1.0)
    thought = Thinker(Effort(worked, wall)).think(task(fresh(), "elder"))
    assert thought.action in fresh().options
    assert LATEST <= wall.now <= LONGEST


def test_a_worker_that_dies_is_replaced_and_the_turn_tried_again(tmp_path: object) -> None:
    table = fresh()

    async def check() -> None:
        code = DIES_ONCE.format(flag=str(tmp_path) + "/died")
        workers = WorkerPool(1, (sys.executable, "-c", code))
        try:
            thought = await asyncio.wait_for(workers.think(task(table)), 60)
            assert thought.action in table.options
            assert workers.replaced == 1
            next(iter(workers.alive)).kill()
            thought = await asyncio.wait_for(workers.think(task(table)), 60)
            assert thought.action in table.options
        finally:
            await workers.close()

    asyncio.run(check())


def test_workers_start_when_they_are_needed_and_give_way_to_the_server() -> None:
    async def check() -> None:
        workers = WorkerPool(3)
        try:
            for _ in range(4):
                await asyncio.wait_for(workers.think(task(fresh())), 60)
            assert len(workers.alive) == 1, "one after the other, the same does it all"
            process = next(iter(workers.alive))
            process.kill()
            await asyncio.gather(*[asyncio.wait_for(workers.think(task(fresh())), 60) for _ in range(2)])
            assert len(workers.alive) == 2
            if sys.platform != "win32":
                mine = os.getpriority(os.PRIO_PROCESS, 0)
                nice = {os.getpriority(os.PRIO_PROCESS, one.pid) for one in workers.alive}
                assert nice == {min(19, mine + NICE)}
        finally:
            await workers.close()

    asyncio.run(check())


def test_one_processor_is_left_to_the_server_and_one_worker_to_those_who_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a single worker people would wait for every Elder of others; so there are two, at low priority."""
    for processors, workers, most in ((1, 2, 1), (2, 2, 1), (4, 3, 2), (8, 7, 6)):
        monkeypatch.setattr(os, "cpu_count", lambda count=processors: count)
        pool = LiveTables(Settings(tmp_path, {})).workers
        assert (pool.free.qsize(), pool.queue.free, pool.queue.most_places) == (workers, workers, most)


def test_workers_that_always_die_are_given_up() -> None:
    async def check() -> None:
        workers = WorkerPool(1, (sys.executable, "-c", "raise SystemExit(3)"))
        with pytest.raises(NoAnswer, match="3 processes died"):
            await asyncio.wait_for(workers.think(task(fresh())), 60)
        await workers.close()

    asyncio.run(check())
