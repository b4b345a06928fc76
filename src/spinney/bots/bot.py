"""What every bot has: a name, and a generator of its own."""

from __future__ import annotations

from abc import ABC, abstractmethod
from hashlib import blake2b
from os import urandom

from mypy_extensions import mypyc_attr

from spinney.engine.chance import Chance, QuickChance, secret_of
from spinney.engine.seen import Seen


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """Chooses for a seat from what that seat sees. It may remember things between choices."""

    def __init__(self, seed: int | str | bytes | None = None) -> None:
        self.chance: Chance = QuickChance(urandom(32) if seed is None else secret_of(seed))

    @abstractmethod
    def choose(self, seen: Seen) -> int:
        """One of `seen.options`."""


def bot_key(secret: bytes, seat: int, number: int = -1) -> bytes:
    """A bot's key for a choice or a game: it follows from the table's secret and tells nothing of it."""
    return blake2b(secret + f" {seat} {number}".encode(), digest_size=32, person=b"spinney.bots").digest()
