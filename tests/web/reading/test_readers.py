"""Who may ask readers how much, and what becomes of those who go, and of readers that die."""

from __future__ import annotations

import asyncio
import sys
from typing import Any

import pytest

import spinney
from spinney.engine.records.record import Record
from spinney.web.errors import TooMuch
from spinney.web.processes.pool import NoAnswer, Process
from spinney.web.reading.costs import HALF, REMEMBERED, Costs
from spinney.web.reading.questions import Answer, Begun, Check, Look, Question
from spinney.web.reading.readers import HOUSE, MOST, MOST_OF_ONE, MUCH, ReaderPool, Readers, Unread

DIES_ONCE = """
import os, sys
from pathlib import Path
flag = Path({flag!r})
if not flag.exists():
    flag.touch()
    sys.stdin.buffer.read(4)
    os._exit(1)
from spinney.web.processes.frames import serve_questions
from spinney.web.reading.questions import Question
from spinney.web.reading.reader import Reader
serve_questions(Question, Reader().answer)
"""


def question() -> Check:
    return Check(Record.of(spinney.game("battle_for_the_grove").start(seed=1)).to_json())


def test_a_reader_that_dies_is_replaced_and_the_question_asked_again(tmp_path: object) -> None:
    async def check() -> None:
        code = DIES_ONCE.format(flag=str(tmp_path) + "/died")
        readers = Readers(1, (sys.executable, "-c", code))
        try:
            for _ in range(2):
                answer = await asyncio.wait_for(readers.ask(question(), "a", "1"), 60)
                assert answer.text == question().text
                assert readers.records.pool.replaced == 1
        finally:
            await readers.close()

    asyncio.run(check())


def test_whoever_asked_readers_that_always_die_is_told_to_try_again() -> None:
    async def check() -> None:
        readers = Readers(1, (sys.executable, "-c", "raise SystemExit(3)"))
        with pytest.raises(Unread, match="try again"):
            await asyncio.wait_for(readers.ask(question(), "a", "1"), 60)
        assert readers.records.queue.free == 1
        await readers.close()

    asyncio.run(check())


class Slow(Readers):
    """Readers that answer when they are let."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[str] = []
        self.go_on = asyncio.Event()
        self.records.pool.ask = self.looks.pool.ask = self.hold  # type: ignore[method-assign]

    async def hold(self, question: Any) -> Answer:
        if isinstance(question, Look):
            return Answer(text="a look")
        self.asked.append(question.text)
        await self.go_on.wait()
        return Answer(text=question.text)


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def asks(readers: Readers, text: str, client: str = "a", line: str = "1") -> asyncio.Task[Answer]:
    return asyncio.create_task(readers.ask(Check(text), client, line))


def test_who_goes_while_waiting_is_not_read_for_and_what_was_begun_is_finished() -> None:
    async def check() -> None:
        readers = Slow()
        begun, waiting, last = asks(readers, "begun"), asks(readers, "waiting"), asks(readers, "last")
        await settle()
        assert readers.asked == ["begun"]
        begun.cancel()
        waiting.cancel()
        await settle()
        assert begun.cancelled()
        assert waiting.cancelled()
        assert readers.asked == ["begun"], "its reader is still at work"
        readers.go_on.set()
        assert (await last).text == "last"
        assert readers.asked == ["begun", "last"]
        assert readers.records.queue.free == 1
        assert not readers.under_way

    asyncio.run(check())


def test_a_look_back_does_not_wait_for_long_records() -> None:
    async def check() -> None:
        readers = Slow()
        records = [asks(readers, str(number)) for number in range(3)]
        await settle()
        begun = Begun("t", "battle_for_the_grove", "", "", 2, {}, b"", [], "")
        assert (await readers.ask(Look(begun, [], 0, 0, []), "a", "1")).text == "a look"
        readers.go_on.set()
        await asyncio.gather(*records)

    asyncio.run(check())


def test_clients_take_turns_whatever_they_ask_for() -> None:
    async def check() -> None:
        readers = Slow()
        first = asks(readers, "first", "b")
        await settle()
        many = [asks(readers, f"many {number}", "greedy", str(number)) for number in range(MOST_OF_ONE)]
        one = asks(readers, "one", "modest")
        await settle()
        readers.go_on.set()
        await asyncio.gather(first, *many, one)
        assert readers.asked.index("one") <= 2

    asyncio.run(check())


def test_who_has_cost_much_lately_goes_after_all_others() -> None:
    async def check() -> None:
        readers = Slow()
        first = asks(readers, "first", "somebody")
        await settle()
        readers.costs.add("dear", MUCH + 1)
        readers.costs.add(HOUSE, 100 * MUCH)
        rest = [asks(readers, "dear", "dear"), asks(readers, "story", HOUSE)]
        rest += [asks(readers, f"light {number}", "light") for number in range(3)]
        await settle()
        readers.go_on.set()
        await asyncio.gather(first, *rest)
        assert readers.asked[-1] == "dear"
        assert readers.asked.index("story") <= 2

    asyncio.run(check())


def test_what_somebody_has_cost_is_forgotten_with_time() -> None:
    now = 0.0
    costs = Costs(lambda: now)
    costs.add("a", 8.0)
    now = HALF
    assert costs.of("a") == 4.0
    costs.add("a", 2.0)
    now = 3 * HALF
    assert (costs.of("a"), costs.of("b")) == (1.5, 0.0)
    for number in range(REMEMBERED):
        costs.add(str(number), 1.0)
    assert costs.of("a") == 0.0


class Counted(ReaderPool):
    started = 0

    async def start(self) -> Process:
        self.started += 1
        return await super().start()


def test_a_question_that_takes_too_long_is_asked_once_and_its_reader_replaced() -> None:
    async def check() -> None:
        pool = Counted(1, (sys.executable, "-c", "import time; time.sleep(600)"), 0.2)
        for started in (1, 2):
            with pytest.raises(NoAnswer, match="too long"):
                await pool.ask(question())
            assert pool.started == started
        await pool.close()

    asyncio.run(check())


def test_a_full_queue_says_so_at_once() -> None:
    async def check() -> None:
        readers = Slow()
        for client in range(MOST // MOST_OF_ONE + 1):
            for number in range(MOST_OF_ONE):
                asks(readers, "", str(client), str(number))
            await settle()
        with pytest.raises(TooMuch, match="try again in a minute"):
            await readers.ask(Check(""), "somebody", "1")
        story = asks(readers, "story", HOUSE)
        readers.go_on.set()
        await story
        assert "story" in readers.asked, "whatever strangers ask, games that end are told"
        while readers.under_way:
            await asyncio.sleep(0)
        readers.go_on.clear()
        greedy = [asks(readers, "", "a", str(number)) for number in range(MOST_OF_ONE + 2)]
        with pytest.raises(TooMuch, match="very much at once"):
            await asyncio.gather(*greedy)
        await readers.close()

    asyncio.run(check())


def test_questions_and_answers_travel() -> None:
    assert Question  # every kind is told apart by its tag
    tags = [kind.__struct_config__.tag for kind in Question.__args__]
    assert len(tags) == len(set(tags))
