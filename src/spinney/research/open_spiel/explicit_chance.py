"""Play with chance in the open: every draw is a chance node.

An answer is run on a scripted chance that stops at the first draw it has no value for; that draw is a chance
node, and the answer is run again with one value more. Tables are never changed, so a clone costs nothing and
shares no future.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from spinney.engine.chance import Chance, ScriptedChance, ScriptEnded
from spinney.engine.errors import BadOption, BrokenRules, IllegalAction
from spinney.engine.table import Table
from spinney.research.game_config import GameConfig
from spinney.research.history import REDEALT, START, History

NEVER: Final = -3  # no answer is waiting for chance


class Explicit:
    """A history; and, while chance is to move, the answer that waits for it and the draws so far."""

    __slots__ = ("answer", "config", "draws", "most", "past", "ways")

    def __init__(self, config: GameConfig, most: int) -> None:
        self.config: Final = config
        self.most: Final = most  # outcomes that a draw can have
        self.past: History | None = None  # nothing before the first choice
        self.answer = NEVER
        self.draws: tuple[int, ...] = ()
        self.ways = 0  # outcomes of the draw that is wanted, 0 where a seat must choose
        self.run(START)

    @property
    def table(self) -> Table | None:
        """The table at the last choice; while chance moves, as it was before."""
        return None if self.past is None else self.past.table

    def apply(self, action: int) -> None:
        """An answer, or the outcome of a draw."""
        if self.ways == 0:
            self.draws = ()
            self.run(allowed_action(self.table, action))
        elif 0 <= action < self.ways:
            self.draws = (*self.draws, action)
            self.run(self.answer)
        else:
            raise BadOption(f"expected the outcome of a draw below {self.ways}, got {action}")

    def run(self, answer: int) -> None:
        """Run an answer as far as the draws reach; a draw with one outcome is no choice of chance."""
        while True:
            chance = ScriptedChance(list(self.draws))
            try:
                past = self.led_to(answer, chance)
            except ScriptEnded:
                self.ways = int(chance.wanted)
                if self.ways > self.most:
                    raise BrokenRules(f"a draw of {self.ways}, but at most {self.most} expected") from None
                self.answer = answer
                if self.ways > 1:
                    return
                self.draws = (*self.draws, 0)
            else:
                self.past, self.answer, self.ways, self.draws = past, NEVER, 0, ()
                return

    def led_to(self, answer: int, chance: Chance) -> History:
        """The history after an answer, with these draws; or after the setup, if there was none."""
        if self.past is not None:
            return self.past.answered(answer, chance, self.draws)
        table = self.config.lay_out(chance)
        table.log = []
        table.run()
        return History(table, draws=self.draws)

    def resampled(self, seat: int, key: str) -> Explicit:
        """The same state, as this seat must believe it possible."""
        if self.past is None or self.ways:
            raise BadOption("a state can be resampled where a seat must choose, not where chance moves")
        other = self.__deepcopy__({})
        other.past = self.past.redealt(seat, key)
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> Explicit:
        other = Explicit.__new__(Explicit)
        for name in Explicit.__slots__:
            setattr(other, name, getattr(self, name))
        return other

    def __reduce__(self) -> tuple[Callable[..., Explicit], tuple[Any, ...]]:
        """By record: what it was started from, and every entry since."""
        waiting = [] if self.ways == 0 else [(self.answer, self.draws)]
        entries = [] if self.past is None else [*pickled_play(self.past)]
        return explicit_from, (self.config, self.most, [*entries, *waiting])


def explicit_from(config: GameConfig, most: int, entries: list[tuple[Any, ...]]) -> Explicit:
    """Play the entries of a record again, with every draw as it was."""
    play = Explicit(config, most)
    for entry in entries:
        if entry[0] == REDEALT:
            play = play.resampled(entry[1], entry[2])
            continue
        if entry[0] != START:
            play.apply(entry[0])
        while play.ways and len(play.draws) < len(entry[1]):  # draws with one outcome are made on the way
            play.apply(entry[1][len(play.draws)])
    return play


def pickled_play(past: History) -> Iterator[tuple[Any, ...]]:
    """What a pickle holds: each answer with the draws of its chance nodes, and each redeal."""
    for step in past.steps():
        yield (REDEALT, step.seat, step.key) if step.action == REDEALT else (step.action, step.draws)


def allowed_action(table: Table | None, action: int) -> int:
    """The action that OpenSpiel applies between chance nodes, if the table allows it."""
    if table is None or not table.allows(action):
        raise IllegalAction("nothing was asked yet" if table is None else table.refusal(action))
    return action
