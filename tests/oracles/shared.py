"""What the oracles share: the outcomes of chance, the next answer, and a player with preferences."""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import suppress
from random import Random
from typing import Any, TypeVar

from spinney.engine.events import Event
from spinney.engine.table import Table

T = TypeVar("T", bound=Table)
Fate = dict[str, list[Any]]


def fate_of(t: T, since: int, chance_told: Callable[[T, Event], tuple[str, Any] | None]) -> Fate:
    """The outcomes of chance, from the log."""
    found: Fate = {}
    for event in (t.log or [])[since:]:
        told = chance_told(t, event)
        if told is not None:
            found.setdefault(told[0], []).append(told[1])
    return found


def send(flow: Generator[None, str, None], text: str | None) -> None:
    """Begin, or go on with an answer; an oracle that is over stays over."""
    with suppress(StopIteration):
        next(flow) if text is None else flow.send(text)


def picked(texts: list[str], generator: Random, taste: tuple[str, ...]) -> str:
    """An option: most often one that the player likes."""
    liked = [text for text in texts if text.startswith(taste)]
    return generator.choice(liked if liked and generator.random() < 0.8 else texts)
