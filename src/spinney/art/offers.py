"""What the parts of a picture stand for: you touch what you would touch at a table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, Final, NamedTuple, Protocol, TypeVar

from spinney.art.board import lantern, numbers_of, part
from spinney.art.svg import Child, Markup, Value


class Offer(NamedTuple):
    """What a part stands for: action numbers for the page, and a line each for the tooltip."""

    actions: str = ""
    words: str = ""

    def __bool__(self) -> bool:
        return bool(self.actions)


class Asking(Protocol):
    """What offers are made from: the part of a table that says who is asked, and for what."""

    @property
    def game(self) -> Any: ...
    @property
    def options(self) -> Sequence[int]: ...
    @property
    def seat(self) -> int: ...
    @property
    def over(self) -> bool: ...


Offers = dict[str, Offer]
T = TypeVar("T", bound=Asking)
NOTHING: Final = Offer()
MOST_LINES: Final = 12  # of a tooltip


def offers_of(
    options: Iterable[int], parts_of: Callable[[int], Iterable[str]], label: Callable[[int], str]
) -> Offers:
    """The offer of each part by its key: the options that are about it, with their labels."""
    found: dict[str, list[int]] = {}
    for option in options:
        action = int(option)
        for key in parts_of(action):
            found.setdefault(key, []).append(action)
    return {key: Offer(numbers_of(chosen), lines(chosen, label)) for key, chosen in found.items()}


def offers_to(t: T, seat: int, parts_of: Callable[[T, int], Iterable[str]]) -> Offers:
    """What a seat is offered at a table: nothing if it is not asked."""
    if t.over or t.seat != seat:
        return {}
    return offers_of(t.options, partial(parts_of, t), partial(t.game.label, t))


def lines(chosen: list[int], label: Callable[[int], str]) -> str:
    """The tooltip of an offer: a line for each action, unless there are very many."""
    told = [f"\n{label(action)}" for action in chosen[:MOST_LINES]]
    more = len(chosen) - len(told)
    return "".join(told) + (f"\nand {more} more" if more else "")


def touchable(
    prefix: str,
    key: str,
    words: str,
    offer: Offer,
    ground: Child,
    outline: Markup,
    *children: Child,
    piece: str | None = None,
    **attributes: Value,
) -> Markup:
    """A part with its offer: if there is one, its outline glows above its ground."""
    return part(
        prefix,
        key,
        words + offer.words,
        ground,
        lantern(outline) if offer else None,
        *children,
        actions=offer.actions,
        piece=piece,
        **attributes,
    )
