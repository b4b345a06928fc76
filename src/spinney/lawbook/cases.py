"""The cases under law: games with every number of seats, over their options."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations
from typing import Any

from spinney.engine.build import engine_kind
from spinney.engine.chance import secret_of
from spinney.engine.edition import Edition
from spinney.engine.game import Game
from spinney.engine.options import GameOption
from spinney.engine.options import check_options as with_defaults
from spinney.engine.table import Table
from spinney.lawbook.advice import Options, advice
from spinney.lawbook.games import all_games, game_finder, short_games

SEATS = "seats"  # beside the options, when values are paired
MANY = 8  # words of an option, beyond which some must do
SHORT = 30  # a value of counting options that keeps games short, but not too short to happen something in


class Case:
    """A game, a seat count and options: what a table is started from, but for the key."""

    def __init__(self, game: Game[Any], seats: int, options: Options) -> None:
        self.game = game
        self.seats = seats
        given: dict[str, object] = {**options}
        self.options = with_defaults(game.key, game.options, given)

    def __str__(self) -> str:
        edition = f"-{self.game.edition.name}" if self.game.edition is not None else ""
        options = "-".join(str(value) for value in self.options.values())
        return f"{self.game.key}{edition}-{self.seats}-{options}"

    __repr__ = __str__

    def in_words(self) -> str:
        """The case as a finding tells it: game, edition, seats and options."""
        edition = f" in its edition {self.game.edition.name}" if self.game.edition is not None else ""
        options = ", ".join(f"{name} {value}" for name, value in self.options.items())
        seats = "1 seat" if self.seats == 1 else f"{self.seats} seats"
        return f"{self.game.key}{edition} with {seats}" + (f" and {options}" if options else "")

    @property
    def bound(self) -> int:
        """The most choices that a game of this case can have."""
        return self.game.bound(self.seats, self.options)

    def start(self, key: int | str, log: bool = True) -> Table:
        """A table of this case, with this key, up to its first choice."""
        options: dict[str, object] = {**self.options}
        table: Table = self.game.start_from(self.seats, secret_of(key), [], options, log)
        return table


def seat_counts(game: Game[Any]) -> range:
    """All numbers of seats that a game admits, each of which makes a case."""
    return range(game.seats[0], game.seats[1] + 1)


def option_samples(option: GameOption) -> list[int | str]:
    """The values of an option that cases try: all words or some of many; of numbers default and extremes.

    But for the one with which a game may go on for ever: the laws are about games that end.
    """
    if option.words:
        words = [word for word in option.words if word != option.endless]
        return [*words] if len(words) <= MANY else [words[0], words[1], words[len(words) // 2], words[-1]]
    low = option.low + (option.low == option.endless)
    return [*sorted({int(option.default), low, min(low + 1, option.high), min(SHORT, option.high)})]


def option_sets(game: Game[Any]) -> list[tuple[int, Options]]:
    """Seats and options: the defaults with each number of seats, then sets in which every two values meet."""
    values: dict[str, list[int | str]] = {SEATS: [*seat_counts(game)]}
    values |= {option.name: option_samples(option) for option in game.options}
    defaults = {option.name: option.default for option in game.options}
    sets: list[Options] = [{SEATS: seats, **defaults} for seats in seat_counts(game)]
    named = advice(game).options
    if named:
        sets += [{SEATS: game.seats[1], **each} for each in named]
        values = {}
    missing = [pair for pair in all_pairs(values) if not any(pair.items() <= each.items() for each in sets)]
    while missing:
        sets.append(completed(missing, values))
        missing = [pair for pair in missing if not pair.items() <= sets[-1].items()]
    return [(int(each.pop(SEATS)), each) for each in sets]


def completed(missing: list[Options], values: dict[str, list[int | str]]) -> Options:
    """Options for one more case: the first missing pair of values, and as many others as possible."""
    chosen = dict(missing[0])
    for name in [name for name in values if name not in chosen]:
        wanted = [pair for pair in missing if name in pair]
        chosen[name] = max(values[name], key=lambda value: gain({**chosen, name: value}, wanted))
    return chosen


def gain(chosen: Options, wanted: list[Options]) -> int:
    """How many of the missing pairs of values a case's options, or the beginning of them, would cover."""
    return sum(pair.items() <= chosen.items() for pair in wanted)


def all_pairs(values: dict[str, list[int | str]]) -> Iterator[Options]:
    """Every value of every option, and every two values of two options: what the cases must cover."""
    for name in values:
        yield from ({name: value} for value in values[name])
    for one, other in combinations(values, 2):
        yield from ({one: a, other: b} for a in values[one] for b in values[other])


def short_options(game: Game[Any]) -> Options:
    """Options for cases that laws look at for long: defaults, with counting options cut short."""
    return {
        option.name: option.default if option.words else min(int(option.default), SHORT)
        for option in game.options
    }


def brief(game: Game[Any]) -> Game[Any]:
    """The game with its whole edition, but for numbers that would make its cases long."""
    edition, shorter = game.edition, advice(game).brief
    if edition is None or not shorter:
        return game
    text = edition.text
    for name, number in shorter.items():
        text, times = re.subn(rf"(?m)^{re.escape(name)} = \d+", f"{name} = {number}", text)
        assert times == 1, f"{game.key}: laws.toml: brief: the edition has {times} lines with {name} = ..."
    return game_finder(game)(game.key, Edition("brief", text, "brief", False))


def all_cases() -> list[Case]:
    """Every game with its seats and sets of options; other options than the defaults in the mini edition."""
    return [
        Case(short if number >= len(seat_counts(game)) else brief(game), seats, options)
        for game, short in zip(all_games(), short_games(), strict=True)
        for number, (seats, options) in enumerate(option_sets(game))
    ]


def short_cases() -> list[Case]:
    """Every game and seat count, once; interpreted, not every count where games are long."""
    return [
        Case(game, seats, short_options(game))
        for game in short_games()
        for seats in (engine_kind() != "compiled" and advice(game).seats) or seat_counts(game)
    ]
