"""Why what only counts or holds things is never chosen: chips of people, slots, purse, bag and Night."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spinney.engine.faces.asking import Reason
from spinney.engine.faces.names import seat_mark
from spinney.games.leylines.state.table import LeylinesTable

Find = Callable[[LeylinesTable, str], Reason | None]


def counts(what: str, rule: str) -> Find:
    """A chip of a person: what it counts, and whose they are."""

    def find(t: LeylinesTable, seat: str) -> Reason | None:
        if not seat.isdecimal():
            return None
        whose = "your" if int(seat) == t.seat else f"{seat_mark(int(seat))}'s"
        return Reason(f"This only counts {whose} {what}.", rule, waits=True)

    return find


def always(words: str, rule: str) -> Find:
    """The same for everything of its kind, at any time, and what is asked now."""
    reason = Reason(words, rule, waits=True)
    return lambda *_: reason


def slots(t: LeylinesTable, which: str) -> Reason:
    """L-4.2, L-6.1  Slots are filled by choosing the die."""
    if which == "move":
        return Reason("A die fills a Movement slot when you move with it.", "L-4.2", waits=True)
    return Reason("A die fills a Quickness slot when you go further or collect with it.", "L-6.1", waits=True)


COUNTED: Final[dict[str, Find]] = {
    "contracts": counts("open Contracts", "L-8.1"),
    "done": counts("completed Contracts", "L-9.6"),
    "items": counts("Items", "L-7.6"),
    "friends": counts("Friends", "L-7.23"),
    "cubes": counts("cubes", "L-5.4"),
    "slots": slots,
    "purse": always("Gold is paid without a touch: for Contracts, Friends and new rolls.", "L-1.1"),
    "bag": always("Cubes are drawn from the bag at random, mostly at Night.", "L-11.1"),
    "tonight": always("Cubes come to these Letters by themselves, at Night.", "L-11.1"),
}  # by how a key begins
