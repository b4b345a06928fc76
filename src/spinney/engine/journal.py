"""What a table remembers of its own making: where it came from, and every entry since."""

from __future__ import annotations

from typing import Final

Entry = int | str  # an action number, or "undo", or "redeal SEAT KEY"
UNDO: Final = "undo"


class Origin:
    """What a table was started from. It holds the secret, so only the true table's journal has it."""

    def __init__(
        self, seats: int, options: dict[str, int | str], secret: bytes, entropy: list[bytes]
    ) -> None:
        self.seats: Final = seats
        self.options: Final = options
        self.secret: Final = secret
        self.entropy: Final = entropy


class Journal:
    """The origin of a table and its entries so far. A clone leaves it behind."""

    def __init__(self, origin: Origin, entries: list[Entry]) -> None:
        self.origin: Final = origin
        self.entries = entries

    def clone(self) -> Journal:
        return Journal(self.origin, self.entries[:])
