"""What the server and its processes say to each other: four bytes of length, then MessagePack."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Any, BinaryIO, Final

import msgspec

LENGTH: Final = 4
NICE: Final = 10  # steps by which a process gives way to the server's event loop


def frame(message: msgspec.Struct) -> bytes:
    """A message as it travels through a pipe."""
    body = msgspec.msgpack.encode(message)
    return len(body).to_bytes(LENGTH, "big") + body


def read_frame(source: BinaryIO) -> bytes | None:
    """The next message on the pipe; None when the server has closed it."""
    head = source.read(LENGTH)
    return source.read(int.from_bytes(head, "big")) if len(head) == LENGTH else None


def answer_questions(
    question: Any, answer: Callable[[Any], msgspec.Struct], source: BinaryIO, drain: BinaryIO
) -> None:
    """Answer what comes through the pipe, one question after another, until the server closes it."""
    decoder = msgspec.msgpack.Decoder(question)
    while (body := read_frame(source)) is not None:
        drain.write(frame(answer(decoder.decode(body))))
        drain.flush()


def give_way() -> None:
    """Where the system allows it, leave a processor to the server as soon as it wants one."""
    if sys.platform != "win32":
        with suppress(OSError):
            os.nice(NICE)


def serve_questions(question: Any, answer: Callable[[Any], msgspec.Struct]) -> None:
    """Be one of the server's processes: answer questions on standard input and output."""
    give_way()
    with suppress(KeyboardInterrupt):  # the server is told as well, and closes
        answer_questions(question, answer, sys.stdin.buffer, sys.stdout.buffer)
