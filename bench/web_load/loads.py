"""What is played in a run: which games, at how many tables, and how often somebody answers."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from random import Random
from typing import Final

GAMES: Final = {
    "battle_for_the_grove": "Battle for the Grove",
    "groves": "Groves",
    "eldervale": "Dwellings of Eldervale",
}
OPTIONS: Final = {"battle_for_the_grove": {"option.max_turns": 10_000}}  # random play takes its time
WARMING: Final = 40  # answers at a table of each game, before anything is measured


@dataclass(frozen=True)
class Load:
    """Tables that are played at in turns. The same seed means the same games, at whatever server."""

    title: str
    games: tuple[str, ...]  # table after table
    tables: int
    ahead: int = 0  # answers at a table before anything is measured
    moves: int = 0  # at full speed: answers at a table in one turn
    every: float = 0.0  # at slow tables: seconds from one answer to the next
    seconds: float = 0.0  # at slow tables: how long one turn takes
    seed: str = "1"

    def game_at(self, table: int) -> str:
        return self.games[table % len(self.games)]

    def chance(self, *what: object) -> Random:
        """Random numbers that depend on the seed and on what they are for."""
        return Random(" ".join(map(str, (self.seed, *what))))

    def moments(self, table: int, turn: int) -> list[float]:
        """When somebody answers at a table, in seconds from the beginning of a turn."""
        if not self.every:
            return [0.0] * self.moves
        first = self.every * self.chance("moment", table, turn).random()
        count = ceil(max(0.0, self.seconds - first) / self.every)
        return [first + at * self.every for at in range(count)]


def at_full_speed(game: str, tables: int, moves: int) -> Load:
    """One game: at every table the next answer follows as soon as both browsers have heard of the last."""
    title = f"{GAMES.get(game, game)}, {tables:,} tables at full speed"
    return Load(title, (game,), tables, moves=moves)


def slow(games: tuple[str, ...], tables: int, ahead: int, every: float, seconds: float) -> Load:
    """All games: tables where somebody answers now and then, as friends do who are not in a hurry."""
    named = ", ".join(GAMES.get(game, game) for game in games)
    title = f"{tables:,} slow tables ({named}), an answer every {every:g} s at each"
    return Load(title, games, tables, ahead, every=every, seconds=seconds)
