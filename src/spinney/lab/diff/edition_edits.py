"""What differs between the files of two editions, entry by entry."""

from __future__ import annotations

from typing import Any


def edits(a: Any, b: Any, where: str = "") -> list[str]:
    """What differs between two editions' data, in words."""
    if isinstance(a, dict) and isinstance(b, dict):
        return [
            line for name in {**a, **b} for line in edits(a.get(name), b.get(name), f"{where} {name}".strip())
        ]
    if isinstance(a, list) and isinstance(b, list) and all(isinstance(one, dict) for one in [*a, *b]):
        first, second = by_id(a), by_id(b)
        return [
            line
            for name in {**first, **second}
            for line in edits(first.get(name), second.get(name), f"{where} {name}".strip())
        ]
    return [] if a == b else [f"{where}: {edit_text(a)} → {edit_text(b)}"]


def by_id(entries: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """Entries of an edition by their ids or names, so that the same ones are compared."""
    return {str(entry.get("id", entry.get("name", at))): entry for at, entry in enumerate(entries)}


def edit_text(thing: object) -> str:
    """What an edited field says, in a line about the edit."""
    return "nothing" if thing is None else "new" if isinstance(thing, dict) else str(thing)
