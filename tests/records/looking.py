"""What golden records of any game show: what was told, who is ahead, and who has won."""

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


def won_by(seat: int) -> Wanted:
    return lambda table: table.winners == [seat]


def drawn(table: spinney.Table) -> bool:
    return not table.winners


def shared(table: spinney.Table) -> bool:
    return len(table.winners) > 1


def shows(*names: str) -> Wanted:
    """All of these things happened."""
    return lambda table: all(told(table, name) for name in names)


def took_back(table: spinney.Table) -> bool:
    return any(event.kind < 0 for event in table.log or [])
