"""Database work that is finished even if whoever asked for it has gone in the meantime.

A page that closes, or a bot's turn that is over, cancels what it was waiting for. In the middle of a
transaction that would leave a connection with its lock on the file, and nobody could write any more.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

Given = ParamSpec("Given")
Found = TypeVar("Found")


class Busy(Protocol):
    """Keeps what is under way, so that it can be waited for."""

    under_way: set[asyncio.Task[Any]]


Owner = TypeVar("Owner", bound=Busy)
Method = Callable[Concatenate[Owner, Given], Coroutine[Any, Any, Found]]


def uninterrupted(method: Method[Owner, Given, Found]) -> Method[Owner, Given, Found]:
    """A method that goes on to its end when its caller is cancelled."""

    @wraps(method)
    async def run(owner: Owner, /, *given: Given.args, **named: Given.kwargs) -> Found:
        task = asyncio.create_task(method(owner, *given, **named))
        owner.under_way.add(task)
        task.add_done_callback(owner.under_way.discard)
        task.add_done_callback(retrieve_error)
        return await asyncio.shield(task)

    return run


def retrieve_error(task: asyncio.Task[Any]) -> None:
    """Take note of the error of an uninterrupted method whose caller has gone, so that asyncio logs none."""
    if not task.cancelled():
        task.exception()
