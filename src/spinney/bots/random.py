"""The random bot: every option equally often."""

from __future__ import annotations

from spinney.bots.bot import Bot
from spinney.engine.seen import Seen


class Random(Bot):
    def choose(self, seen: Seen) -> int:
        return seen.any_option(self.chance)
