"""Labels of actions that need the table, names of seats."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from spinney.engine.faces.names import seat_mark
from toy import actions
from toy.table import Fair

SEATS: Final = ("Fern", "Moss", "Reed")
VERBS: Final[dict[int, str]] = {
    actions.BURY: "Bury",
    actions.BOAST: "Boast with",
    actions.SHOW: "Show",
    actions.WARD: "Ward with",
}


def auction(t: Fair, action: int) -> str:
    return f"Auction {named(t, t.display, actions.part_of(action))}"


def of_hand(t: Fair, action: int) -> str:
    verb = VERBS[int(actions.kind_of(action))]
    return f"{verb} {named(t, t.hands[t.seat].cards, actions.part_of(action))}"


def hex_(t: Fair, action: int) -> str:
    seat = actions.part_of(action)
    name = seat_mark(seat)
    return f"Hex {name} ({t.coins[seat]} coins)" if seat < t.seats else f"Hex {name}"


def named(t: Fair, cards: list[i64], at: i64) -> str:
    """A card by its name and place; only the place if there is no card."""
    return f"{t.content.cards[cards[at]].name} ({at + 1})" if at < len(cards) else f"card {at + 1}"


LABELS: Final[dict[int, Callable[[Fair, int], str]]] = {
    actions.AUCTION: auction,
    actions.AT: hex_,
    **dict.fromkeys(VERBS, of_hand),
}


def rule_of_pass(t: Fair, action: int) -> str:
    """Passing is a rule of auctions and of hexes."""
    return "T-7.2" if t.auction is None else "T-5.1"


RULES: Final[dict[int, Callable[[Fair, int], str]]] = {actions.PASS: rule_of_pass}


def seat_name(seat: i64) -> str:
    return SEATS[seat]
