"""What golden records show: what was told, and who is ahead."""

from __future__ import annotations

from collections.abc import Callable

import spinney
from spinney.engine.events import Event

Wanted = Callable[[spinney.Table], bool]  # does this finished game show it?


def told(table: spinney.Table, name: str) -> list[Event]:
    """The events of one kind."""
    kind = table.game.events.index(name)
    return [event for event in table.log or [] if event.kind == kind]


def tied(table: spinney.Table) -> bool:
    """Two seats share the highest total (G-12.3)."""
    return table.scores.count(max(table.scores)) > 1
