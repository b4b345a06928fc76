"""What a table asks for, by name: section 17 as code sees it."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from spinney.games.leylines.arrival import path_followed, route_taken
from spinney.games.leylines.auction import bid_made, decision_made, lot_named, second_bid_made
from spinney.games.leylines.bag import dropped
from spinney.games.leylines.compensation import friend_chosen
from spinney.games.leylines.day import dice_marked, dusk_answered
from spinney.games.leylines.goods import companion_sent, cube_fetched, cube_sold
from spinney.games.leylines.hubs import item_named
from spinney.games.leylines.markets import contract_named, negotiators_chosen
from spinney.games.leylines.paying import payment_made
from spinney.games.leylines.quickness import cubes_chosen
from spinney.games.leylines.setup import market_chosen
from spinney.games.leylines.table import LeylinesTable
from spinney.games.leylines.turn import (
    destination_chosen,
    end_answered,
    leftover_answered,
    start_answered,
)

PLACE: Final = 0
REROLL: Final = 1
START: Final = 2
DESTINATION: Final = 3
CUBES: Final = 4
DROP: Final = 5
END: Final = 6
LEFTOVER: Final = 7
COMPANION: Final = 8
FETCH: Final = 9
SALE: Final = 10
PATH: Final = 11
ROUTE: Final = 12
ITEM: Final = 13
PAYMENT: Final = 14
LOT: Final = 15
BID: Final = 16
SECOND_BID: Final = 17
DECISION: Final = 18
FRIEND: Final = 19
CONTRACT: Final = 20
NEGOTIATORS: Final = 21
DUSK: Final = 22
NOTHING: Final = -1
NAMES: Final = (
    "place", "reroll", "start", "destination", "cubes", "drop", "end", "leftover", "companion", "fetch",
    "sale", "path", "route", "item", "payment", "lot", "bid", "second_bid", "decision", "friend", "contract",
    "negotiators", "dusk",
)  # fmt: skip
ANSWERS: Final[list[Any]] = [
    market_chosen, dice_marked, start_answered, destination_chosen, cubes_chosen, dropped, end_answered,
    leftover_answered, companion_sent, cube_fetched, cube_sold, path_followed, route_taken, item_named,
    payment_made, lot_named, bid_made, second_bid_made, decision_made, friend_chosen, contract_named,
    negotiators_chosen, dusk_answered,
]  # fmt: skip


def question(t: LeylinesTable) -> i64:
    """The number of what is asked, or NOTHING after the end."""
    answer = t.answer
    for at in range(len(ANSWERS)):
        if ANSWERS[at] is answer:
            return at
    return NOTHING


def question_name(t: LeylinesTable) -> str:
    asked = question(t)
    return "" if asked == NOTHING else NAMES[asked]
