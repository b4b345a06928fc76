"""The options of a game: what people may set before it starts, with types and defaults."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from spinney.engine.errors import BadOption

LIMITS_AGAIN: Final = "Only bots are left: the limit on the length of the game holds again"  # see `LIMITS`


class GameOption:
    """One option: a whole number in a range, or one of a few words.

    `book` is the value that the rulebook has; with any other the option is a house rule and is marked as one.
    `people` is proposed where people set up a table. With `endless` nothing forces an end: for people
    only. `former` has words of earlier versions that mean the same, for records; `zero` says what a number of
    0 means.
    """

    def __init__(
        self,
        name: str,
        meaning: str,
        default: int | str,
        low: int = 0,
        high: int = 0,
        words: tuple[str, ...] = (),
        unlike: tuple[str, ...] = (),
        book: int | str | None = None,
        people: int | str | None = None,
        endless: int | str | None = None,
        former: Mapping[str, str] | None = None,
        zero: str = "",
    ) -> None:
        self.name: Final = name
        self.meaning: Final = meaning
        self.default: Final = default
        self.low: Final = low
        self.high: Final = high
        self.words: Final = words
        self.unlike: Final = unlike  # options that must have other values, the default excepted
        self.book: Final = book
        self.people: Final = default if people is None else people
        self.endless: Final = endless
        self.former: Final[Mapping[str, str]] = former or {}
        self.zero: Final = zero

    def first_word(self, value: int | str) -> int | str:
        """The word that this value had first, which digests keep."""
        for word, now in self.former.items():
            if now == value:
                return word
        return value

    def is_house_rule(self, value: int | str) -> bool:
        """Is this not in the rulebook?"""
        return self.book is not None and value != self.book

    @property
    def title(self) -> str:
        """Its name as people read it: `Max turns`."""
        return self.name.replace("_", " ").capitalize()

    @property
    def by_the_book(self) -> str:
        """How to play it by the rulebook, as a sentence; empty where the rulebook leaves it open."""
        return "" if self.book is None else f"A house rule unless it is {in_words(self.book)}."

    @property
    def needs_people(self) -> str:
        """Which value is for tables with people, as a sentence; empty where bots may have any."""
        if self.endless is None:
            return ""
        return f"With {in_words(self.endless)} a game may never end, so a person must sit at the table."

    def house_rule(self, value: int | str) -> str:
        """A house rule beside what the rulebook has: `Max turns: 400 (by the book: no limit)`."""
        book = "" if self.book is None else f" (by the book: {self.said(self.book)})"
        return f"{self.title}: {self.said(value)}{book}"

    def said(self, value: int | str) -> str:
        """A value to people who do not see what the option is about."""
        return self.zero if value == 0 and self.zero else in_words(value)

    @property
    def expected(self) -> str:
        """The values that are allowed, in words."""
        if self.words:
            return "one of " + ", ".join(self.words)
        return f"a whole number from {self.low} to {self.high}"

    def check(self, game: str, value: object) -> int | str:
        """The value, if it is allowed. A number may be text, as on a command line or in a record."""
        if self.words:
            if isinstance(value, str):
                value = self.former.get(value, value)
                if value in self.words:
                    return value
        elif isinstance(value, int) and not isinstance(value, bool):
            if self.low <= value <= self.high:
                return value
        elif isinstance(value, str) and value.isascii() and value.isdigit() and len(value) < 18:
            return self.check(game, int(value))
        raise BadOption(f"{game}: option {self.name}: expected {self.expected}, got {value!r}")


def in_words(value: int | str) -> str:
    """A value as people read it."""
    return str(value).replace("_", " ")


def check_options(
    game: str, declared: tuple[GameOption, ...], given: dict[str, object]
) -> dict[str, int | str]:
    """All options of a game with their values, defaults filled in."""
    names = [option.name for option in declared]
    for name in given:
        if name not in names:
            raise BadOption(f"{game}: no option {name!r}; it has {', '.join(names) or 'none'}")
    values = {option.name: option.check(game, given.get(option.name, option.default)) for option in declared}
    for option in declared:
        check_unlike(game, option, values)
    return values


def check_unlike(game: str, option: GameOption, values: dict[str, int | str]) -> None:
    """Refuse the value of an option if one that must differ from it has the same."""
    value = values[option.name]
    for other in option.unlike:
        if value == values[other] != option.default:
            both = f"options {other} and {option.name}"
            raise BadOption(f"{game}: {both}: expected two that differ, got {value!r} twice")


def house_rules(declared: tuple[GameOption, ...], values: Mapping[str, int | str]) -> list[GameOption]:
    """The options by which a table differs from the rulebook."""
    return [option for option in declared if option.is_house_rule(values[option.name])]


def house_rules_in_words(declared: tuple[GameOption, ...], values: Mapping[str, int | str]) -> list[str]:
    """Each house rule of a table, beside what the rulebook has."""
    return [option.house_rule(values[option.name]) for option in house_rules(declared, values)]


def is_endless(declared: tuple[GameOption, ...], values: Mapping[str, int | str]) -> bool:
    """May a game with these options go on for ever?"""
    return any(option.endless is not None and values[option.name] == option.endless for option in declared)


def check_ends(game: str, declared: tuple[GameOption, ...], values: Mapping[str, int | str]) -> None:
    """Refuse options with which a game may go on for ever, where nobody is there to end it."""
    for option in declared:
        if option.endless is not None and values[option.name] == option.endless:
            raise BadOption(
                f"{game}: option {option.name}: with {option.endless!r} a game may never end, which is for "
                "tables where people sit"
            )
