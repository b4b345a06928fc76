"""What the parts of a picture stand for: one touches what one would touch at a table."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from spinney.art.board import numbers_of


class Offer(NamedTuple):
    """What a part stands for: action numbers for the page, and a line each for the tooltip."""

    actions: str = ""
    words: str = ""

    def __bool__(self) -> bool:
        return bool(self.actions)


Offers = dict[str, Offer]
NOTHING: Final = Offer()
MOST_LINES: Final = 12  # of a tooltip


def offers_of(
    options: Iterable[int], parts_of: Callable[[int], Iterable[str]], label: Callable[[int], str]
) -> Offers:
    """The offer of each part by its key: the options that are about it, and what they are called."""
    found: dict[str, list[int]] = {}
    for option in options:
        action = int(option)
        for part in parts_of(action):
            found.setdefault(part, []).append(action)
    return {part: Offer(numbers_of(chosen), lines(chosen, label)) for part, chosen in found.items()}


def lines(chosen: list[int], label: Callable[[int], str]) -> str:
    """A line for each action, unless there are very many."""
    told = [f"\n{label(action)}" for action in chosen[:MOST_LINES]]
    more = len(chosen) - len(told)
    return "".join(told) + (f"\nand {more} more" if more else "")
