"""Work that goes on while the server runs: whatever ends it unexpectedly is in the log, when it happens."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Final

from sqlalchemy.exc import SQLAlchemyError

from spinney.engine.errors import SpinneyError
from spinney.web.logs import was_told

PAUSE: Final = 1.0  # seconds after a fault
PEACE: Final = 60.0  # seconds without one, after which the same fault is told again

Work = Coroutine[Any, Any, None]

log = logging.getLogger("spinney.web")


def start(work: Work, trouble: str) -> asyncio.Task[None]:
    """Start work that is done once. If it fails, the log says so, in these words, and it is over."""
    task = asyncio.create_task(work)
    task.add_done_callback(partial(tell_end, trouble))
    return task


def keep_up(work: Callable[[], Work], trouble: str) -> asyncio.Task[None]:
    """Start work that is begun again whenever it fails; the log says so, once for each fault in a row."""
    return start(begun_again(work, trouble), trouble)


async def begun_again(work: Callable[[], Work], trouble: str) -> None:
    """Do some work until it ends as it should."""
    said, clock = "", asyncio.get_running_loop().time
    while True:
        began = clock()
        try:
            return await work()
        except Exception as error:
            if repr(error) != said or clock() - began > PEACE:
                tell_fault(f"{trouble}, and is tried again", error)
            said = repr(error)
        await asyncio.sleep(PAUSE)


def tell_end(trouble: str, task: asyncio.Task[None]) -> None:
    """Some work has ended: say so, if it has failed."""
    if not task.cancelled() and (fault := task.exception()) is not None:
        tell_fault(trouble, fault, logging.ERROR)


def tell_fault(trouble: str, fault: BaseException, least: int = logging.WARNING) -> None:
    """Log a fault: one of the world outside in a line, one of ours with its traceback, which is told once."""
    known = isinstance(fault, SpinneyError | SQLAlchemyError | OSError) or hasattr(fault, "sqlstate")
    said = str(fault).partition("\n")[0] or type(fault).__name__
    told = known or was_told(fault)
    log.log(least if known else logging.ERROR, "%s: %s", trouble, said, exc_info=None if told else fault)
