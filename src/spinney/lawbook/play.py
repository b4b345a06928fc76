"""Playing games under law: who chooses, where to look, and how Hypothesis drives it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from hypothesis import HealthCheck, Phase, reject, settings
from hypothesis import strategies as st

import spinney
from laws.cases import Case, all_games, seat_counts
from spinney.engine.table import Table
from spinney.lab.bench import engine_kind

Chooser = Callable[[Table], int]
PLAYERS = ("random", "scripted", "greedy", "first", "last")
SOBER = 40  # choices that the greedy player thinks about: a whole game of it takes seconds
SLACK = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]


class Play:
    """What decides how a game goes: the key of the table, who plays, and a script of choices."""

    def __init__(self, key: int, player: str = "random", script: tuple[int, ...] = ()) -> None:
        self.key = key
        self.player = player
        self.script = script

    def __repr__(self) -> str:
        return f"Play({self.key}, {self.player!r}, {self.script})"

    def chooser(self) -> Chooser:
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
    """The table at every choice and at the end: always the same object."""
    table = case.start(play.key, log)
    choose = play.chooser()
    yield table
    while not table.over:
        assert table.number < case.bound, f"{case}: more than {case.bound} choices"
        table.play(choose(table), table.seat)
        yield table


def positions(case: Case, play: Play, most: int = 6) -> list[Table]:
    """Tables of one game, with journal and log: the first, the last, and some spread between."""
    tables = [table.branch() for table in walk(case, play)]
    if len(tables) <= most:
        return tables
    inner = tables[1:-1]
    step = len(inner) / max(1, most - 2)
    spread = [inner[int(number * step + play.key % max(1, int(step)))] for number in range(most - 2)]
    return [tables[0], *spread, tables[-1]]


def watchers(table: Table) -> range:
    """Every seat, and the spectator."""
    return range(spinney.SPECTATOR, int(table.seats))


def in_turns(table: Table) -> list[int]:
    """Whoever is asked, and one more of those who watch, in turns: for laws that look at every choice."""
    other = int(table.number) % (table.seats + 1) - 1
    return sorted({int(table.seat), other}) if table.seat >= 0 else [other]


def complaint(expected: type[Exception], call: Callable[[], object]) -> str:
    """What an error says that has to be raised."""
    try:
        call()
    except expected as error:
        return str(error)
    raise AssertionError(f"no {expected.__name__}")


# How Hypothesis drives.


def quick(examples: int) -> settings:
    """The default run: the same few examples each time, and no search for a smaller one that fails.

    Interpreted, which takes many times as long, it makes do with a third of them.
    """
    return settings(
        max_examples=examples if engine_kind() == "compiled" else max(2, examples // 3),
        derandomize=True,
        deadline=None,
        database=None,
        phases=(Phase.explicit, Phase.generate),
        suppress_health_check=SLACK,
    )


def wide(examples: int) -> settings:
    """The long run: other examples each time."""
    return settings(max_examples=examples, deadline=None, suppress_health_check=SLACK)


def plays(*players: str) -> st.SearchStrategy[Play]:
    """Any key, any of the players, and the choices of the scripted one."""
    return st.builds(
        Play,
        st.integers(0, 2**32),
        st.sampled_from(players or PLAYERS),
        st.lists(st.integers(0, 99), max_size=25).map(tuple),
    )


@st.composite
def any_case(draw: st.DrawFn) -> Case:
    """Any game, seat count and options whatever, but for counts that only make games long."""
    game = draw(st.sampled_from(all_games()))
    options: dict[str, int | str] = {}
    for option in game.options:
        words, numbers = (
            st.sampled_from(option.words or ("",)),
            st.integers(option.low, min(option.high, 200)),
        )
        options[option.name] = draw(words if option.words else numbers)
    try:
        return Case(game, draw(st.sampled_from(seat_counts(game))), options)
    except spinney.BadOption:
        reject()  # two options that do not go together
