"""The facts of a run, counted over all its games: what was done, how often, and how those who did it fared.

A result numbers the cells of its facts kind by kind, thing by thing, seat by seat. Everything here has the
same order: a place is a thing of a kind, and it has a cell for each seat.
"""

from __future__ import annotations

import re
from typing import Final

from spinney.engine.facts import Layout
from spinney.lab.errors import BadResults
from spinney.lab.results.game_result import GameResult
from spinney.lab.results.totals import PIECES
from spinney.lab.stats import Estimate, Moments, wilson

UPTAKE: Final = re.compile(r"`(?:uptake|per_game)\((\w+), (\w+)\)`")
NEVER: Final = -1


class FactCount:
    """One thing of one kind of fact: how often it was done, by how many seats, and how they fared."""

    def __init__(self, column: int, name: str) -> None:
        self.column: Final = column
        self.name: Final = name
        self.count = 0
        self.games = 0  # in which it was done
        self.doers = 0  # seats of games that did it
        self.pieces = 0  # of the victories of those
        self.last = NEVER  # the game in which it was done last

    @property
    def won(self) -> float:
        """Victories of the seats that did it, a shared one as a share."""
        return self.pieces / PIECES

    @property
    def win_rate(self) -> Estimate:
        """The share of the victories of those who did it."""
        return wilson(self.won, self.doers)


class Uptake:
    """How often a thing was there to be taken, and how often it was."""

    def __init__(self, taken: FactCount, shown: FactCount) -> None:
        self.taken: Final = taken
        self.shown: Final = shown
        self.games = 0  # in which it was both there and taken
        self.before = 0  # how often it was taken in all games so far
        self.times = Moments()  # how often it was taken in a game in which it was there

    def add(self, number: int) -> None:
        """Take in the game that has just been counted."""
        if self.shown.last == number:
            self.games += self.taken.last == number
            self.times.add(self.taken.count - self.before)
        self.before = self.taken.count


class Kind:
    """A kind of fact as a whole."""

    def __init__(self, name: str, nobody: bool) -> None:
        self.name: Final = name
        self.nobody: Final = nobody
        self.games = 0  # in which anything of it happened
        self.last = NEVER
        self.total = 0  # over all seats of all games
        self.squares = 0  # of what each seat did in a game
        self.doers = 0  # seats of games that did anything of it


class FactCounts:
    """Everything that was counted in the games of a run."""

    def __init__(self, layout: Layout, seats: int, rules: str) -> None:
        self.seats: Final = seats
        self.kinds: Final = [Kind(column.name, column.nobody) for column in layout.columns]
        self.places: Final = [
            FactCount(at, item) for at, column in enumerate(layout.columns) for item in column.items or [""]
        ]
        self.uptakes: Final = [one for pair in UPTAKE.findall(rules) for one in self.pairs(*pair)]

    def pairs(self, taken: str, shown: str) -> list[Uptake]:
        """Each thing of one kind beside the same thing of another."""
        by_name = {fact.name: fact for fact in self.of(taken)}
        return [Uptake(by_name[fact.name], fact) for fact in self.of(shown) if fact.name in by_name]

    def of(self, kind: str) -> list[FactCount]:
        """All things of a kind, done or not."""
        return [fact for fact in self.places if self.kinds[fact.column].name == kind]

    def there(self, kind: str, number: int) -> str:
        """The things of a kind in the game with this number, which must be the one counted last."""
        return " ".join(fact.name for fact in self.of(kind) if fact.last == number)

    def done(self) -> dict[str, dict[str, FactCount]]:
        """Everything that was done at least once, by kind and by name."""
        found: dict[str, dict[str, FactCount]] = {}
        for fact in self.places:
            if fact.games:
                found.setdefault(self.kinds[fact.column].name, {})[fact.name] = fact
        return found

    def add(self, result: GameResult) -> None:
        """Every cell of a game: whose it is, and how that seat fared."""
        number, seats, winners = result.number, self.seats, result.winners
        share = PIECES // len(winners) if winners else 0
        by_seat: dict[int, int] = {}  # what a seat did of a kind
        try:
            for cell, count in result.counts():
                place, seat = divmod(cell, seats)
                fact = self.places[place]
                fact.count += count
                if fact.last != number:
                    fact.last = number
                    fact.games += 1
                if not self.kinds[fact.column].nobody:
                    fact.doers += 1
                    if seat in winners:
                        fact.pieces += share
                whose = fact.column * seats + seat
                by_seat[whose] = by_seat.get(whose, 0) + count
        except (ValueError, IndexError) as error:
            raise BadResults(f"game {number}: facts that this game does not have") from error
        self.add_kinds(number, by_seat)
        for pair in self.uptakes:
            pair.add(number)

    def add_kinds(self, number: int, by_seat: dict[int, int]) -> None:
        """Count a game for each kind of fact as a whole, seat by seat."""
        for whose, count in by_seat.items():
            kind = self.kinds[whose // self.seats]
            kind.total += count
            kind.squares += count * count
            kind.doers += 1
            if kind.last != number:
                kind.last = number
                kind.games += 1
