"""The toy without an end, as people may want it: a house rule, a game that needs people, and its limit."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import EntryPoint
from typing import Any, Final

from mypy_extensions import i64

from spinney.engine.chance import Chance
from spinney.engine.installed import GAMES, all_installed
from spinney.engine.options import GameOption
from spinney.engine.parts import About, Options
from toy import game as toy
from toy.table import Fair

KEY: Final = "endless_fair"
LIMIT: Final = 2  # rounds, where nobody is there to end it
FOREVER: Final = 1_000_000
WHERE: Final = "toy.endless:EndlessFair"


class EndlessFair(toy.Toy):
    """Hedge Fair with `rounds=0`, which goes on until its limit is set."""

    about: About = About(
        key=KEY,
        title="Endless Fair",
        pitch="A fair that closes when people say so.",
        length="as long as you like",
        package="toy",
        version="1",
        seats=(2, 3),
        options=(
            GameOption("rounds", "turns of each seat (T-2.1)", LIMIT, 0, 8, book=0, endless=0),
            GameOption(
                "first",
                "who begins (T-1.3)",
                "eldest",
                words=("eldest", "drawn"),
                book="drawn",
                people="drawn",
            ),
        ),
    )

    def lay_out(self, seats: i64, chance: Chance, options: Options) -> Fair:
        table = super().lay_out(seats, chance, options)
        table.rounds = table.rounds or FOREVER
        return table

    def set_limits(self, table: Any) -> None:
        """The fair closes after the round that is played now, but not before the usual one."""
        table.rounds = max(LIMIT, table.turns // table.seats + 1)


@contextmanager
def installed() -> Iterator[None]:
    """The endless fair among the installed games, as if a package had brought it."""
    all_installed(GAMES)[KEY] = EntryPoint(KEY, WHERE, GAMES)
    try:
        yield
    finally:
        all_installed(GAMES).pop(KEY, None)
