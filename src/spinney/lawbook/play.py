"""Playing games under law: who chooses, and where to look."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import spinney
from spinney.engine.table import Table
from spinney.lawbook.cases import Case

Chooser = Callable[[Table], int]
SOBER = 40  # choices that the greedy player thinks about: a whole game of it takes seconds


class Play:
    """What decides how a game goes: the key of the table, who plays, and a script of choices."""

    def __init__(self, key: int, player: str = "random", script: tuple[int, ...] = ()) -> None:
        self.key = key
        self.player = player
        self.script = script

    def __repr__(self) -> str:
        return f"Play({self.key}, {self.player!r}, {self.script})"

    def in_words(self) -> str:
        """The play as a finding tells it: the key, and who played."""
        how = f"{self.player} {list(self.script)}" if self.player == "scripted" else self.player
        return f"key {self.key}, played by {how}"

    def chooser(self) -> Chooser:
        """Who plays, as a function that chooses an option at each table."""
        if self.player == "first":
            return lambda table: int(table.options[0])
        if self.player == "last":
            return lambda table: int(table.options[-1])
        greedy, chance = spinney.bot("greedy", self.key), spinney.bot("random", self.key)
        script = list(reversed(self.script))

        def choose(table: Table) -> int:
            if script:
                return int(table.options[script.pop() % len(table.options)])
            bot = greedy if self.player == "greedy" and table.number < SOBER else chance
            return bot.choose(table.game.seen_by(table, table.seat))

        return choose


def walk(case: Case, play: Play, log: bool = True) -> Iterator[Table]:
    """Play a game of a case: the table at every choice and at the end, always the same object."""
    table = case.start(play.key, log)
    choose = play.chooser()
    yield table
    while not table.over:
        assert table.number < case.bound, f"{case}: more than {case.bound} choices"
        table.play(choose(table), table.seat)
        yield table


def positions(case: Case, play: Play, most: int = 6) -> list[Table]:
    """Tables of one play, with journal and log: the first, the last, and some spread between."""
    tables = [table.branch() for table in walk(case, play)]
    if len(tables) <= most:
        return tables
    inner = tables[1:-1]
    step = len(inner) / max(1, most - 2)
    spread = [inner[int(number * step + play.key % max(1, int(step)))] for number in range(most - 2)]
    return [tables[0], *spread, tables[-1]]


def watchers(table: Table) -> range:
    """Every seat, and the spectator: whoever may look while a game is played under law."""
    return range(spinney.SPECTATOR, int(table.seats))


def in_turns(table: Table) -> list[int]:
    """Whoever is asked, and in turns one of those who watch: for laws that look at every choice of a play."""
    other = int(table.number) % (table.seats + 1) - 1
    return sorted({int(table.seat), other}) if table.seat >= 0 else [other]
