"""A weak reference to what is compiled is refused or kept right: one that is left dangling crashes Python."""

from __future__ import annotations

import weakref
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

import spinney
from toy.game import Toy

MAKERS: dict[str, Callable[[], Any]] = {
    **{key: partial(spinney.game, key) for key in spinney.games()},
    "a table": lambda: spinney.game("battle_for_the_grove").start(2, "weak"),
    "a bot": lambda: spinney.bot("greedy", "weak"),
    "an error": lambda: spinney.IllegalAction("weak"),
    "a game of one's own": Toy,
    "a table of one's own": lambda: Toy().start(2, "weak"),
}


@pytest.mark.parametrize("make", MAKERS.values(), ids=MAKERS)
def test_a_weak_reference_is_refused_or_hears_of_the_end(make: Callable[[], Any]) -> None:
    heard: list[object] = []
    thing = make()
    try:
        reference = weakref.ref(thing, heard.append)
    except TypeError:
        return
    del thing
    assert heard == [reference]
