"""Files with a JSON object on each line: written compactly, and checked when they are read."""

from __future__ import annotations

import json
from typing import Any, Final

from spinney.lab.errors import BadResults

COMPACT: Final = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False)


def json_line(data: dict[str, Any]) -> bytes:
    """Data as one compact line of JSON; equal data give equal bytes."""
    return (COMPACT.encode(data) + "\n").encode()


def json_object(line: bytes) -> dict[str, Any]:
    """The JSON object on a line of a file."""
    try:
        data = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise BadResults("not readable as JSON") from error
    if not isinstance(data, dict):
        raise BadResults("not a JSON object")
    return data


def whole(value: object) -> int:
    """A value of a JSON line that must be a whole number."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise TypeError(f"expected a whole number, got {value!r}")
    return value


def numbers(value: object) -> tuple[int, ...]:
    """A value of a JSON line that must be a list of whole numbers."""
    if not isinstance(value, list) or not all(type(number) is int for number in value):
        raise TypeError(f"expected whole numbers, got {str(value)[:60]}")
    return tuple(value)
