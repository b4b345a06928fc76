"""How a table came about: what it was started from, and every entry since."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spinney.engine import copies

Entry = int | str  # an action number, or "undo", "limits", or "redeal SEAT KEY"
UNDO: Final = "undo"
LIMITS: Final = "limits"  # only bots are left at a table whose limits were off: they hold again


def standing(entries: Sequence[Entry]) -> list[int]:
    """How many entries there were after each answer that was not taken back, in the order of the answers."""
    found: list[int] = []
    for at, entry in enumerate(entries, 1):
        if entry == UNDO:
            found.pop()
        elif entry != LIMITS:
            found.append(at)
    return found


class Origin:
    """What a table was started from. It holds the secret, so only the journal of the real table has it."""

    def __init__(
        self,
        seats: int,
        options: dict[str, int | str],
        secret: bytes,
        entropy: list[bytes],
        rules: str = "",
    ) -> None:
        self.seats: Final = seats
        self.options: Final = options
        self.secret: Final = secret
        self.entropy: Final = entropy
        self.rules: Final = rules  # their version; empty for the newest


class Journal:
    """The origin of a table and its entries so far. A clone has none."""

    def __init__(
        self,
        origin: Origin,
        entries: list[Entry],
        answered: dict[int, int] | None = None,
        left: dict[int, int] | None = None,
    ) -> None:
        self.origin: Final = origin
        self.entries = entries
        self.answered: Final[dict[int, int]] = answered or {}  # by seat: the number of its last answer
        self.left: Final[dict[int, int]] = left or {}  # ... and of the answer that ended its last turn

    def clone(self) -> Journal:
        """The same origin with a list of entries of its own, for a branch."""
        return Journal(self.origin, self.entries[:], self.answered.copy(), self.left.copy())


copies.register(Origin, Journal)
