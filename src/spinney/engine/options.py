"""The options of a game: what people may set before it starts, with types and defaults."""

from __future__ import annotations

from typing import Final

from spinney.engine.errors import BadOption


class GameOption:
    """One option: a whole number in a range, or one of a few words."""

    def __init__(
        self,
        name: str,
        meaning: str,
        default: int | str,
        low: int = 0,
        high: int = 0,
        words: tuple[str, ...] = (),
        unlike: tuple[str, ...] = (),
    ) -> None:
        self.name: Final = name
        self.meaning: Final = meaning
        self.default: Final = default
        self.low: Final = low
        self.high: Final = high
        self.words: Final = words
        self.unlike: Final = unlike  # options that must not name the same, but for the default

    @property
    def expected(self) -> str:
        """What may be given, in words."""
        if self.words:
            return "one of " + ", ".join(self.words)
        return f"a whole number from {self.low} to {self.high}"

    def check(self, game: str, value: object) -> int | str:
        """The value as the rules want it; text is read, as it comes from a command line or a record."""
        if self.words:
            if isinstance(value, str) and value in self.words:
                return value
        elif isinstance(value, int) and not isinstance(value, bool):
            if self.low <= value <= self.high:
                return value
        elif isinstance(value, str) and value.isascii() and value.isdigit() and len(value) < 18:
            return self.check(game, int(value))
        raise BadOption(f"{game}: option {self.name}: expected {self.expected}, got {value!r}")


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
    """What one option took, others cannot take as well."""
    value = values[option.name]
    for other in option.unlike:
        if value == values[other] != option.default:
            both = f"options {other} and {option.name}"
            raise BadOption(f"{game}: {both}: expected two that differ, got {value!r} twice")
