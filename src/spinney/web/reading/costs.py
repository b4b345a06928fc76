"""What clients have cost lately."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

HALF: Final = 30.0  # seconds after which half of what somebody has cost is forgotten
REMEMBERED: Final = 10_000  # clients


class Costs:
    """How many seconds of a reader each client's questions took; the longer ago, the less it counts."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock: Final = clock
        self.spent: Final[OrderedDict[str, tuple[float, float]]] = OrderedDict()  # seconds, as of when

    def of(self, client: str) -> float:
        """What a client has cost lately."""
        seconds, then = self.spent.get(client, (0.0, 0.0))
        return float(seconds * 0.5 ** ((self.clock() - then) / HALF))

    def add(self, client: str, seconds: float) -> None:
        """A question of a client took so long."""
        self.spent[client] = (self.of(client) + seconds, self.clock())
        self.spent.move_to_end(client)
        if len(self.spent) > REMEMBERED:
            self.spent.popitem(last=False)
