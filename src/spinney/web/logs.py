"""The log: a line for each event, as JSON or plainly, with nobody's name and nothing that opens a door.

Whatever is logged, by us or by a library, goes through here: what looks like a token is cut out of it, and a
fault that several of them report is told once.
"""

from __future__ import annotations

import json
import logging
import re
import sys
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


def set_up_logs(kind: str) -> None:
    """From now on all logs are lines of this kind on standard error. Plain ones are about trouble only."""
    plain = kind == "plain" or (not kind and sys.stderr.isatty())
    handler = logging.StreamHandler()
    handler.setFormatter(PlainLines() if plain else JsonLines())
    handler.addFilter(worth_telling)
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("spinney").setLevel(logging.WARNING if plain else logging.INFO)
    logging.captureWarnings(True)


def note(event: str, **details: object) -> None:
    """Log something that happened, with a few numbers or words to it."""
    log.info(event, extra={"details": details})


def worth_telling(record: logging.LogRecord) -> bool:
    """Is this no noise of strangers, and no fault that was told before?"""
    if record.getMessage() in STRANGERS:
        return False
    fault = record.exc_info[1] if record.exc_info else None
    told = hasattr(fault, TOLD)
    if fault is not None:
        setattr(fault, TOLD, True)
    return not told


def cut_tokens(text: str) -> str:
    """A text without the long words with digits in it: tokens, links, hashes."""
    return TOKEN.sub(CUT, text)


class PlainLines(logging.Formatter):
    """A line for people; a fault is followed by its traceback."""

    def format(self, record: logging.LogRecord) -> str:
        """What is printed of a record."""
        told = record.getMessage().replace("\n", " ")
        told += "".join(f" {name}={value}" for name, value in details_of(record).items())
        fault = f"\n{self.formatException(record.exc_info)}" if record.exc_info else ""
        time = datetime.fromtimestamp(record.created).strftime("%H:%M:%S")
        return cut_tokens(f"{time} {record.levelname.lower()}: {told}{fault}")


class JsonLines(logging.Formatter):
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
        if record.exc_info:
            line["traceback"] = cut_tokens(self.formatException(record.exc_info))
        return json.dumps(line, default=str)


def details_of(record: logging.LogRecord) -> dict[str, object]:
    """The numbers and words that were given with an event."""
    found: dict[str, object] = getattr(record, "details", {})
    return found
