"""The log: a line for each event, as JSON or plainly, with nobody's name and nothing that opens a door.

Whatever is logged, by us or by a library, goes through here: what looks like a token is cut out of it, and a
fault that several of them report is told once.
"""

from __future__ import annotations

import json
import logging
import os
import re
import sys
import threading
import traceback
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, Final

REQUEST: Final[ContextVar[str]] = ContextVar("request", default="")  # the id of the one that is answered now
TOKEN: Final = re.compile(r"(?<![\w-])(?=[\w-]*[0-9])[\w-]{24,}(?![\w-])")
CUT: Final = "[cut]"
STRANGERS: Final = (  # what anybody can have uvicorn say, as often as they like
    "Invalid HTTP request received.",
    "Unsupported upgrade request.",
    "Invalid UTF-8 sequence received from client.",
)
TOLD: Final = "spinney_told"  # marks a fault that is in the log already

log = logging.getLogger("spinney.web")


def set_up_logs(kind: str, quoting: bool = True) -> None:
    """From now on all logs are lines of this kind on standard error. Plain ones are about trouble only."""
    plain = kind == "plain" or (not kind and sys.stderr.isatty())
    handler = logging.StreamHandler()
    handler.setFormatter(PlainLines(quoting) if plain else JsonLines(quoting))
    handler.addFilter(worth_telling)
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("spinney").setLevel(logging.WARNING if plain else logging.INFO)
    logging.captureWarnings(True)
    sys.excepthook = lambda kind, fault, trace: tell_uncaught(fault)
    sys.unraisablehook = lambda found: tell_uncaught(found.exc_value)
    threading.excepthook = lambda found: tell_uncaught(found.exc_value)


def set_up_logs_of_process() -> None:
    """The same in a process of the server. What its faults say is left out: it may quote names."""
    set_up_logs(os.environ.get("SPINNEY_LOG", ""), quoting=False)


def tell_uncaught(fault: BaseException | None) -> None:
    """Log what nobody has caught; whoever interrupts a program knows it."""
    if isinstance(fault, Exception):
        log.critical("a fault that nobody has caught", exc_info=fault)


def was_told(fault: BaseException | None) -> bool:
    """Is this fault in the log already?"""
    return hasattr(fault, TOLD)


def mark_told(fault: BaseException) -> None:
    """This fault is in the log already, of this process or of another one."""
    setattr(fault, TOLD, True)


def note(event: str, **details: object) -> None:
    """Log something that happened, with a few numbers or words to it."""
    log.info(event, extra={"details": details})


def worth_telling(record: logging.LogRecord) -> bool:
    """Is this no noise of strangers, and no fault that was told before?"""
    if record.getMessage() in STRANGERS:
        return False
    fault = record.exc_info[1] if record.exc_info else None
    told = was_told(fault)
    if fault is not None:
        mark_told(fault)
    return not told


def cut_tokens(text: str) -> str:
    """A text without the long words with digits in it: tokens, links, hashes."""
    return TOKEN.sub(CUT, text)


def frames_of(fault: BaseException) -> str:
    """The traceback of a fault and of those that led to it, without what they say."""
    found: list[str] = []
    one: BaseException | None = fault
    while one is not None:
        frames = "".join(traceback.format_tb(one.__traceback__))
        found.insert(0, f"Traceback (most recent call last):\n{frames}{type(one).__name__}")
        one = one.__cause__ or (None if one.__suppress_context__ else one.__context__)
    return "\n\n".join(found)


class Lines(logging.Formatter):
    """A line for each event; of a fault with what it says, or without."""

    def __init__(self, quoting: bool = True) -> None:
        super().__init__()
        self.quoting: Final = quoting

    def traceback_of(self, record: logging.LogRecord) -> str:
        """What is printed of a record's fault; empty if it has none."""
        if not record.exc_info or record.exc_info[1] is None:
            return ""
        return self.formatException(record.exc_info) if self.quoting else frames_of(record.exc_info[1])


class PlainLines(Lines):
    """A line for people; a fault is followed by its traceback."""

    def format(self, record: logging.LogRecord) -> str:
        """What is printed of a record."""
        told = record.getMessage().replace("\n", " ")
        told += "".join(f" {name}={value}" for name, value in details_of(record).items())
        fault = f"\n{found}" if (found := self.traceback_of(record)) else ""
        time = datetime.fromtimestamp(record.created).strftime("%H:%M:%S")
        return cut_tokens(f"{time} {record.levelname.lower()}: {told}{fault}")


class JsonLines(Lines):
    """A line for programs: an object with the same first fields in every line."""

    def format(self, record: logging.LogRecord) -> str:
        """What is printed of a record."""
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "source": record.name,
            "event": cut_tokens(record.getMessage()),
        }
        if REQUEST.get():
            line["request"] = REQUEST.get()
        line |= details_of(record)
        if fault := self.traceback_of(record):
            line["traceback"] = cut_tokens(fault)
        return json.dumps(line, default=str)


def details_of(record: logging.LogRecord) -> dict[str, object]:
    """The numbers and words that were given with an event."""
    found: dict[str, object] = getattr(record, "details", {})
    return found
