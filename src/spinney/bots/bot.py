"""What every bot has: a random generator of its own, and `choose`."""

from __future__ import annotations

from hashlib import blake2b
from os import urandom
from typing import Self

from mypy_extensions import mypyc_attr

from spinney.engine import copies
from spinney.engine.chance import Chance, QuickChance, secret_of
from spinney.engine.errors import BrokenRules
from spinney.engine.seen import Seen


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses for a seat from what that seat sees. It may remember things between choices."""

    def __init__(self, seed: int | str | bytes | None = None) -> None:
        self.chance: Chance = QuickChance(urandom(32) if seed is None else secret_of(seed))

    def __reduce__(self) -> copies.Parts:
        """By its fields, with generator and memory: a copy plays on exactly as the bot would."""
        return copies.pickled_parts(self)

    def __copy__(self) -> Self:
        copy: Self = copies.independent(self)
        return copy

    def choose(self, seen: Seen) -> int:
        """One of `seen.options`. Every bot defines it."""
        raise BrokenRules(f"{type(self).__name__} has no `choose`")


def bot_key(secret: bytes, seat: int, number: int = -1) -> bytes:
    """A bot's key for a choice or a game: derived from the table's secret without giving it away."""
    return blake2b(secret + f" {seat} {number}".encode(), digest_size=32, person=b"spinney.bots").digest()
