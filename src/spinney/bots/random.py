"""The random bot: every option equally often."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from spinney.bots.bot import Bot
from spinney.engine.seen import Seen


@mypyc_attr(allow_interpreted_subclasses=True)  # or its __init__ runs twice where it is compiled
class Random(Bot):
    def choose(self, seen: Seen) -> int:
        """Any of the options."""
        return seen.any_option(self.chance)
