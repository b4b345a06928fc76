"""The tree bot: Monte Carlo tree search over tables that its seat must believe possible."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from spinney.bots.bot import Bot
from spinney.bots.budget import Budget, Clock
from spinney.bots.hints import Advice, advice
from spinney.bots.memory import Memory
from spinney.bots.search import NODES, SAMPLE, URGENCY, Search
from spinney.engine.errors import OutOfTurn
from spinney.engine.seen import Seen

ITERATIONS: Final = 1000
ENDLESS: Final = 1 << 40


@mypyc_attr(allow_interpreted_subclasses=True)
class Tree(Bot):
    """Thinks for a number of iterations, or for seconds on a clock: `Tree(seconds=2, clock=perf_counter)`.

    With both it stops at whichever comes first. A seed and a number of iterations repeat exactly; seconds
    do not. The game says how much to explore (`curiosity`) and how many random choices to make before asking
    the judge (`cut`), unless they are given here.
    """

    def __init__(
        self,
        seed: int | str | bytes | None = None,
        iterations: int | None = None,
        *,
        seconds: float = 0.0,
        clock: Clock | None = None,
        curiosity: float | None = None,
        urgency: float = URGENCY,
        sample: int = SAMPLE,
        cut: int | None = None,
        nodes: int = NODES,
    ) -> None:
        super().__init__(seed)
        if iterations is None:
            iterations = ENDLESS if seconds > 0.0 else ITERATIONS
        budget = Budget(iterations, seconds, clock)
        self.search = Search(budget, (curiosity, cut), urgency, sample, nodes)
        self.memory = Memory()
        self.done: i64 = 0  # the iterations that the last choice took

    def choose(self, seen: Seen) -> int:
        """The best option; without thinking if there is only one."""
        options = seen.options
        return options[0] if len(options) == 1 else self.advise(seen)[0].action

    def advise(self, seen: Seen) -> list[Advice]:
        """What the tree says about every option, the best first."""
        if seen.asked != seen.seat:
            raise OutOfTurn(f"seat {seen.seat} wants advice, but seat {seen.asked} must choose")
        root = self.memory.recall(seen, self.chance)
        before = seen.redeal(self.chance.key_for())
        self.done = self.search.grow(root, seen, self.chance)
        found = advice(root, seen.seat, seen.options)
        self.memory.keep(root, before, found[0].action, self.chance)
        return found
