"""Bots in worker processes: a record in, an action out; the dead are replaced."""

from __future__ import annotations

import asyncio
import sys

import pytest

import spinney
from spinney.bots.levels import LEVELS, SECONDS
from spinney.engine.records.record import Record
from spinney.engine.table import Table
from spinney.web.bots.worker import Task, Thinker
from spinney.web.bots.worker_pool import CannotThink, WorkerPool

BATTLE = "battle_for_the_grove"
DIES_ONCE = """
import os, sys
from pathlib import Path
flag = Path({flag!r})
if not flag.exists():
    flag.touch()
    sys.stdin.buffer.read(4)
    os._exit(1)
from spinney.web.bots.worker import serve_tasks
serve_tasks(sys.stdin.buffer, sys.stdout.buffer)
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
    thought = Thinker(clock).think(task(fresh(), level))
    assert thought.action in fresh().options
    assert clock.now <= SECONDS[level] + 2 * tick
    if level == "elder":
        assert clock.now >= SECONDS["ranger"]


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


def test_workers_that_always_die_are_given_up() -> None:
    async def check() -> None:
        workers = WorkerPool(1, (sys.executable, "-c", "raise SystemExit(3)"))
        with pytest.raises(CannotThink, match="3 workers died"):
            await asyncio.wait_for(workers.think(task(fresh())), 60)
        await workers.close()

    asyncio.run(check())
