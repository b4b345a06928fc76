"""Bots: each gets what its seat sees and returns an action."""

from __future__ import annotations

from spinney.bots.bot import Bot
from spinney.engine.errors import BadOption
from spinney.engine.installed import BOTS, load_installed

__all__ = ["Bot", "find_bot"]


def find_bot(name: str, seed: int | str | bytes | None = None) -> Bot:
    """A bot by its name, with a generator of its own; the same seed gives the same play.

    `tree:500` is a tree of 500 iterations; other bots may take a number in the same way.
    """
    kind, colon, number = name.partition(":")
    make = load_installed(BOTS, "bot", kind)
    if not colon:
        bot: Bot = make(seed)
        return bot
    if not (number.isdecimal() and number.isascii() and len(number) < 10):
        raise BadOption(f"bot {name!r}: expected a number after the colon, such as {kind}:500")
    try:
        bot = make(seed, int(number))
    except TypeError as error:
        raise BadOption(f"bot {kind!r} takes no number, but {name!r} gives one") from error
    return bot
