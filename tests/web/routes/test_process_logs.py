"""The server's processes log as it does: a line for each fault, told once, and nobody's name in it."""

from __future__ import annotations

import asyncio
import json
import logging
import sys
import threading
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import pytest

import spinney
from spinney.web.bots.worker_pool import WorkerPool
from spinney.web.logs import REQUEST, frames_of, set_up_logs, worth_telling
from spinney.web.processes.pool import NoAnswer
from spinney.web.reading.questions import Begun, Look
from spinney.web.reading.readers import Readers
from web.bots.test_worker_pool import task

BATTLE = "battle_for_the_grove"
FAILS = """
import runpy
from spinney.web import games
def fail(*given):
    raise ZeroDivisionError(f"Ursulina\\nand {given}")
games.game_with = fail
runpy.run_module("spinney.web.%s", run_name="__main__")
"""
Lines = Callable[[], list[dict[str, Any]]]


@pytest.fixture
def lines(capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Lines:
    monkeypatch.setenv("SPINNEY_LOG", "json")
    return lambda: [json.loads(line) for line in capfd.readouterr().err.splitlines()]


def command(module: str) -> tuple[str, ...]:
    return (sys.executable, "-c", FAILS % module)


async def asked_twice(ask: Callable[[], Awaitable[object]], kind: type[Exception]) -> None:
    for _ in range(2):
        with pytest.raises(kind, match="failed; its log says why"):
            await asyncio.wait_for(ask(), 60)


def test_a_fault_of_a_reader_is_a_line_without_names_and_the_server_does_not_repeat_it(lines: Lines) -> None:
    async def check() -> None:
        readers = Readers(1, command("reading.reader"))
        begun = Begun("t", BATTLE, "", "", 2, {}, b"", [], "")
        REQUEST.set("5f0c2f7d9be94a11")
        try:
            with pytest.raises(RuntimeError) as failed:
                await asyncio.wait_for(readers.ask(Look(begun, [], 0, 0, ["Ursulina"]), "a", "t"), 60)
            assert not worth_telling(fault_record(failed.value)), "it was told by the reader"
            assert readers.looks.pool.replaced == 0
        finally:
            await readers.close()

    asyncio.run(check())
    (said,) = lines()
    assert said["event"] == "a reader failed at a question of the kind Look"
    assert (said["level"], said["request"]) == ("error", "5f0c2f7d9be94a11")
    assert said["traceback"].startswith("Traceback")
    assert said["traceback"].endswith("ZeroDivisionError")
    assert "Ursulina" not in str(said)


def fault_record(fault: BaseException) -> Any:
    return logging.LogRecord("x", logging.ERROR, "", 0, "", (), (type(fault), fault, None))


def test_a_fault_of_a_worker_is_a_line_told_once_though_the_turn_is_tried_again(lines: Lines) -> None:
    async def check() -> None:
        workers = WorkerPool(1, command("bots.worker"))
        REQUEST.set("5f0c2f7d9be94a11")
        table = spinney.game(BATTLE).start(seed=3)
        try:
            await asked_twice(lambda: workers.think(task(table)), NoAnswer)
            assert workers.replaced == 0, "a fault of ours is caught"
        finally:
            await workers.close()

    asyncio.run(check())
    (said,) = lines()
    assert said["event"] == "table t: a worker failed at a turn of a bot, or at a hint"
    assert (said["level"], said["request"]) == ("error", "5f0c2f7d9be94a11")
    assert said["traceback"].endswith("ZeroDivisionError")
    assert "Ursulina" not in str(said)


@pytest.mark.parametrize("module", ["reading.reader", "bots.worker"])
def test_what_a_process_cannot_read_is_a_line_as_well(module: str, lines: Lines) -> None:
    """It ends over it, and whoever runs the house reads of it in the log that they have."""

    async def check() -> None:
        process = await asyncio.create_subprocess_exec(
            *command(module), stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
        )
        await asyncio.wait_for(process.communicate(b"\0\0\0\1x"), 60)
        assert process.returncode == 1

    asyncio.run(check())
    (said,) = lines()
    assert (said["level"], said["event"]) == ("critical", "a fault that nobody has caught")


# Whatever else ends unseen.


@pytest.fixture
def hooks(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The hooks and the log of this process, put back afterwards."""
    for owner, name in ((sys, "excepthook"), (sys, "unraisablehook"), (threading, "excepthook")):
        monkeypatch.setattr(owner, name, getattr(owner, name))
    root, ours = logging.getLogger(), logging.getLogger("spinney")
    before, levels = [*root.handlers], (root.level, ours.level)
    for handler in before:
        root.removeHandler(handler)
    yield
    logging.captureWarnings(False)
    for handler in [*root.handlers]:
        root.removeHandler(handler)
    for handler in before:
        root.addHandler(handler)
    root.setLevel(levels[0])
    ours.setLevel(levels[1])


def test_a_thread_that_dies_says_so_in_a_line(hooks: None, capsys: pytest.CaptureFixture[str]) -> None:
    def fail() -> None:
        raise ZeroDivisionError("a bug")

    set_up_logs("json")
    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()
    (line,) = capsys.readouterr().err.splitlines()
    assert json.loads(line)["traceback"].endswith("ZeroDivisionError: a bug")


def test_frames_are_told_of_all_that_led_to_a_fault_and_words_of_none() -> None:
    try:
        try:
            raise KeyError("Ursulina")
        except KeyError as error:
            raise ValueError("Wilhelmine") from error
    except ValueError as error:
        told = frames_of(error)
    assert [line for line in told.splitlines() if not line.startswith((" ", "T"))] == [
        "KeyError",
        "",
        "ValueError",
    ]
    assert told.count("Traceback") == 2
