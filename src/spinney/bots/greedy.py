"""The greedy bot: it looks one choice ahead, in a few redeals, and takes what the game's judge likes best."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from spinney.bots.bot import Bot
from spinney.engine.seen import Seen
from spinney.engine.table import Table

REDEALS: Final = 6  # tables imagined for each choice, the same ones for every option
CLOSE: Final = 1e-9  # values this close count as equal, and chance decides


@mypyc_attr(allow_interpreted_subclasses=True)  # or its __init__ runs twice where it is compiled
class Greedy(Bot):
    def choose(self, seen: Seen) -> int:
        """The option after which the judge likes the redealt tables best; among near equals, any."""
        options = seen.options
        if len(options) == 1:
            return options[0]
        tables = [seen.redeal(self.chance.key_for()) for _ in range(REDEALS)]
        values = [self.value(option, tables, seen.seat) for option in options]
        best = max(values) - CLOSE
        return self.pick([option for option, value in zip(options, values, strict=True) if value >= best])

    def value(self, option: i64, tables: list[Table], seat: i64) -> float:
        """The judge's values after this option, added up over the tables."""
        total = 0.0
        for table in tables:
            imagined = table.clone()
            imagined.take(option)
            total += imagined.game.judge(imagined)[seat]
        return total

    def pick(self, options: list[i64]) -> i64:
        """One of the options that are about as good as the best."""
        return options[self.chance.below(len(options))]
