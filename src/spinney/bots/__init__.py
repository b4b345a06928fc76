"""Bots: each gets what its seat sees and returns an action."""

from __future__ import annotations

from spinney.bots.bot import Bot
from spinney.engine.shelf import BOTS, pick

__all__ = ["Bot", "find_bot"]


def find_bot(name: str, seed: int | str | bytes | None = None) -> Bot:
    """A bot by its name, with a generator of its own; the same seed plays the same."""
    bot: Bot = pick(BOTS, "bot", name)(seed)
    return bot
