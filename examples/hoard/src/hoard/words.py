"""Labels that need the table: what an option keeps or risks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hoard.state import HoardTable
from hoard.terms import KEEP, ROLL


def keep(t: HoardTable, action: int) -> str:
    return f"Keep {t.pot}"


def roll(t: HoardTable, action: int) -> str:
    return f"Roll again (a 1 loses {t.pot})"


LABELS: Final[dict[int, Callable[[HoardTable, int], str]]] = {KEEP: keep, ROLL: roll}
