"""Games small enough to walk their whole tree, and the shelf that they stand on while a test module runs."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import EntryPoint
from pathlib import Path

from mypy_extensions import i64

from spinney.engine.chance import Chance
from spinney.engine.installed import GAMES, all_installed
from toy import feast, setup, turn
from toy.game import Toy
from toy.table import Fair

HERE = Path(__file__).parent
ACORN = HERE / "acorn.toml"  # of the toy: four cards, a coin each
PURSE = HERE / "purse.toml"  # the same with three coins, to bid with
SEED = HERE / "seed.toml"  # of Groves: two groves, two summoning cards, a spirit a round


class Feast(Toy):
    """One feast and nothing else: a card each, seen by nobody else, and a sealed bid for a third."""

    def lay_out(self, seats: i64, chance: Chance, options: dict[str, int | str]) -> Fair:
        table = setup.lay_out(self.fair, self, self.content, seats, chance, 1)
        table.plan((draw_nothing,), (setup.deal,), (draw_nothing,), (feast.feast, 0), (turn.lay_open,))
        return table


def draw_nothing(t: Fair) -> None:
    """A draw with one outcome, which is no choice of chance."""
    t.chance.below(1)


@contextmanager
def on_the_shelf() -> Iterator[None]:
    """The toys among the installed games, as if a package had brought them."""
    ours = {"toy": "toy.game:Toy", "feast": "research.small_games:Feast"}
    for name, value in ours.items():
        all_installed(GAMES)[name] = EntryPoint(name, value, GAMES)
    try:
        yield
    finally:
        for name in ours:
            all_installed(GAMES).pop(name, None)
