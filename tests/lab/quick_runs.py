"""Quick runs for the lab's tests, and bots that are installed for one test."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from spinney.engine.installed import all_installed
from spinney.lab import GameResult, Run, Summary, simulate
from spinney.lab.results.game_result import write_result

GAME = "battle_for_the_grove"
QUICK = {"max_turns": 20}

BOTS = '''
import os, signal
from spinney.bots import Bot
from spinney.bots.random import Random

class Cheat(Random):
    """Legal until its sixth choice of a game."""
    def choose(self, seen):
        return 9999 if seen.number > 5 else super().choose(seen)

class Clumsy(Random):
    def choose(self, seen):
        return 1 // 0 if seen.number > 5 else super().choose(seen)

class Doomed(Random):
    """Kills its process in the eighth game of seed 1."""
    def __init__(self, seed=None):
        super().__init__(seed)
        self.doomed = seed in ("1/7/0", "1/7/1")
    def choose(self, seen):
        if self.doomed:
            os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(seen)
'''

POINTS = """[spinney.bots]
cheat = bots_for_a_test:Cheat
clumsy = bots_for_a_test:Clumsy
doomed = bots_for_a_test:Doomed
"""


def quick_run(*bots: str, seed: int | str = 1) -> Run:
    return Run.of(GAME, bots or ("random",), seed, options=QUICK)


def simulate_quickly(
    out: Path | None, games: int = 8, bots: tuple[str, ...] = ("random",), seed: int | str = 1, jobs: int = 1
) -> Summary:
    return simulate(GAME, games, bots, seed=seed, options=QUICK, out=out, jobs=jobs)


def result(
    number: int, bots: str, winners: tuple[int, ...], scores: tuple[int, ...], choices: int
) -> GameResult:
    """A game made by hand; `bots` are their names by seat."""
    return GameResult(number, f"1/{number}", tuple(bots.split()), choices, scores, winners)


@contextmanager
def more_bots(folder: Path) -> Iterator[None]:
    """The bots above, installed as a package of their own; worker processes find them too."""
    (folder / "bots_for_a_test.py").write_text(BOTS, encoding="utf-8")
    about = folder / "bots_for_a_test-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: bots_for_a_test\nVersion: 1\n")
    (about / "entry_points.txt").write_text(POINTS, encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(folder))
        patch.delitem(sys.modules, "bots_for_a_test", raising=False)
        all_installed.cache_clear()
        try:
            yield
        finally:
            all_installed.cache_clear()


def line_of(result: GameResult) -> bytes:
    lines = bytearray()
    write_result(result, lines)
    return bytes(lines)
