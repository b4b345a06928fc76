"""Reading an edition: every error names the file, the entry, the field and what was expected."""

from __future__ import annotations

from typing import Any

from spinney.engine.errors import BadEdition


def section(where: str, data: dict[str, Any], name: str, known: tuple[str, ...]) -> dict[str, Any]:
    """One TOML table of an edition. Unknown fields are refused: they are most likely misspelt."""
    return entry_of(f"{where}: {name}", data.get(name), known)


def entry_of(where: str, entry: object, known: tuple[str, ...]) -> dict[str, Any]:
    """An entry of an edition, which must be a TOML table with known fields only."""
    if not isinstance(entry, dict):
        raise BadEdition(f"{where}: expected a table with {', '.join(known)}, got {entry!r}")
    for name in entry:
        if name not in known:
            raise BadEdition(f"{where}: {name}: expected one of {', '.join(known)}")
    return entry


def entries(where: str, data: dict[str, Any], name: str, low: int, high: int) -> list[Any]:
    """A list of TOML tables in an edition, of at least `low` and at most `high`."""
    found = data.get(name, [])
    if not isinstance(found, list) or not low <= len(found) <= high:
        size = len(found) if isinstance(found, list) else repr(found)
        raise BadEdition(f"{where}: {name}: expected {low} to {high} entries, got {size}")
    return found


def number(where: str, entry: dict[str, Any], name: str, low: int, high: int) -> int:
    """A field of an edition's entry that is a whole number from `low` to `high`."""
    value = entry.get(name)
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise BadEdition(f"{where}: {name}: expected {low}-{high}, got {value!r}")
    return value


def numbers(where: str, entry: dict[str, Any], name: str, size: int, low: int, high: int) -> list[int]:
    """A field of an edition's entry that is a row of whole numbers."""
    row = entry.get(name)
    if not isinstance(row, list) or len(row) != size:
        raise BadEdition(f"{where}: {name}: expected {size} numbers, got {row!r}")
    return [
        number(where, {f"{name}[{at}]": value}, f"{name}[{at}]", low, high) for at, value in enumerate(row)
    ]


def switch(where: str, entry: dict[str, Any], name: str, default: bool) -> bool:
    """A field of an edition's entry that is true or false."""
    value = entry.get(name, default)
    if not isinstance(value, bool):
        raise BadEdition(f"{where}: {name}: expected true or false, got {value!r}")
    return value


def text(where: str, entry: dict[str, Any], name: str, default: str | None = None) -> str:
    """A field of an edition's entry that is a text, not empty unless there is a default."""
    value = entry.get(name, default)
    if not isinstance(value, str) or (default is None and not value.strip()):
        raise BadEdition(f"{where}: {name}: expected a text, got {value!r}")
    return value


def word(where: str, entry: dict[str, Any], name: str, words: tuple[str, ...]) -> str:
    """A field of an edition's entry that is one of these words."""
    value = entry.get(name)
    if not isinstance(value, str) or value not in words:
        raise BadEdition(f"{where}: {name}: expected one of {', '.join(words)}, got {value!r}")
    return value
