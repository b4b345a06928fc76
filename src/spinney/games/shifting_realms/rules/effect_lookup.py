"""Section 7.2: how effects that happen once are carried out.

Each chapter enacts the effects that belong to it, beside its rules: when an effect can be done, and what it
does. So an effect can build, and what is built can have an effect, without either file knowing the other.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from spinney.engine.errors import BrokenRules
from spinney.games.shifting_realms.content.effects import ONCE
from spinney.games.shifting_realms.content.phrases import Part
from spinney.games.shifting_realms.state.table import RealmsTable

Can = Callable[[RealmsTable, i64, Part], bool]
Do = Callable[[RealmsTable, i64, Part, i64], None]  # the last number is the tile just built, or NOWHERE


class EffectRule:
    """S-8.7  When an effect can be done, and what it does."""

    def __init__(self, can: Can, do: Do) -> None:
        self.can: Final = can
        self.do: Final = do


ENACTED: Final[dict[int, EffectRule]] = {}


def enact(op: int, can: Can, do: Do) -> None:
    """Declare the rule of an effect: when it can be done, and what it does. Each effect has one."""
    if op in ENACTED:
        raise BrokenRules(f"shifting_realms: two rules for {ONCE.words[op]}")
    ENACTED[op] = EffectRule(can, do)


def can_do(t: RealmsTable, seat: i64, part: Part) -> bool:
    """S-8.7, A-31  Can this effect of a card or tile be done now?"""
    return ENACTED[part.op].can(t, seat, part)


def do(t: RealmsTable, seat: i64, part: Part, space: i64) -> None:
    """S-8.7, D-21  Do an effect as far as possible; where nothing is possible, nothing happens."""
    ENACTED[part.op].do(t, seat, part, space)


def always(t: RealmsTable, seat: i64, part: Part) -> bool:
    """For effects that can be done in every position: they give something now, or help later."""
    return True
