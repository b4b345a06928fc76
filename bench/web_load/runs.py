"""One load at one server, or at two in turns, so that whatever else the machine does meets both alike."""

from __future__ import annotations

import time
from contextlib import ExitStack
from pathlib import Path
from typing import Final

from web_load.clients import Clients
from web_load.loads import Load
from web_load.results import Result, Turn
from web_load.server import Server


class Side:
    """A server with its clients, and what was measured there."""

    def __init__(self, sources: Path, load: Load, processes: int, ends: ExitStack) -> None:
        self.result: Final = Result()
        self.server: Final = Server(sources)
        ends.callback(self.server.stop)
        self.clients: Final = Clients(self.server.url, load, processes)
        ends.callback(self.clients.stop)
        self.clients.warm()
        self.empty: Final = self.server.memory()
        cpu = self.server.cpu()
        self.clients.refill()
        self.result.opening = (self.server.cpu() - cpu) / load.tables
        self.clients.go_ahead()

    def play(self, turn: int) -> None:
        self.clients.refill()
        cpu, began = self.server.cpu(), time.perf_counter()
        said = self.clients.play(turn)
        seconds = time.perf_counter() - began
        self.result.turns.append(Turn(said.moves, seconds, self.server.cpu() - cpu))
        self.result.memory = (self.server.memory() - self.empty) / said.opened
        self.result.played = said.played


def measure(trees: list[Path], load: Load, turns: int, processes: int) -> list[Result]:
    """The results of fresh servers from these sources; each goes first in every other turn."""
    with ExitStack() as ends:
        sides = [Side(sources, load, processes, ends) for sources in trees]
        for turn in range(turns):
            for side in sides if turn % 2 == 0 else reversed(sides):
                side.play(turn)
        return [side.result for side in sides]
