"""What a table asks for, by name: section 4 of the rules as code sees it."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from spinney.games.shifting_realms.bidding import bid_made, card_taken
from spinney.games.shifting_realms.build import marker_chosen, return_chosen, site_chosen, waiver_chosen
from spinney.games.shifting_realms.dragon import step_chosen, unit_removed
from spinney.games.shifting_realms.fight import blow_struck
from spinney.games.shifting_realms.gaining import (
    any_chosen,
    exchange_given,
    loot_taken,
    other_taken,
    victim_chosen,
)
from spinney.games.shifting_realms.move import (
    destination_chosen,
    group_chosen,
    march_begun,
    relocated,
    relocation_begun,
    relocation_group_chosen,
)
from spinney.games.shifting_realms.recruit import unit_placed
from spinney.games.shifting_realms.story import deck_chosen, drawn_answered, free_build_named, free_raid_made
from spinney.games.shifting_realms.strikes import converted, rout_begun, routed, slain
from spinney.games.shifting_realms.table import RealmsTable
from spinney.games.shifting_realms.turn import trade_answered, window_answered

BID: Final = 0
CARD: Final = 1
ANY: Final = 2
WINDOW: Final = 3
GROUP: Final = 4
DESTINATION: Final = 5
SITE: Final = 6
WAIVER: Final = 7
MARKER: Final = 8
RETURN: Final = 9
UNIT: Final = 10
BLOW: Final = 11
DECK: Final = 12
DRAWN: Final = 13
STEP: Final = 14
REMOVAL: Final = 15
EXCHANGE: Final = 16
OTHER: Final = 17
VICTIM: Final = 18
LOOT: Final = 19
MARCH: Final = 20
RELOCATION: Final = 21
RELOCATION_GROUP: Final = 22
RELOCATED: Final = 23
ROUT: Final = 24
ROUTED: Final = 25
SLAY: Final = 26
CONVERT: Final = 27
FREE_BUILD: Final = 28
FREE_RAID: Final = 29
TRADE: Final = 30
NOTHING: Final = -1
NAMES: Final = (
    "bid", "card", "any", "window", "group", "destination", "site", "waiver", "marker", "return", "unit",
    "blow", "deck", "drawn", "step", "removal", "exchange", "other", "victim", "loot", "march",
    "relocation", "relocation_group", "relocated", "rout", "routed", "slay", "convert", "free_build",
    "free_raid", "trade",
)  # fmt: skip
ANSWERS: Final[list[Any]] = [
    bid_made, card_taken, any_chosen, window_answered, group_chosen, destination_chosen, site_chosen,
    waiver_chosen, marker_chosen, return_chosen, unit_placed, blow_struck, deck_chosen, drawn_answered,
    step_chosen, unit_removed, exchange_given, other_taken, victim_chosen, loot_taken, march_begun,
    relocation_begun, relocation_group_chosen, relocated, rout_begun, routed, slain, converted,
    free_build_named, free_raid_made, trade_answered,
]  # fmt: skip


def question(t: RealmsTable) -> i64:
    """The number of what is asked, or NOTHING after the end."""
    answer = t.answer
    for at in range(len(ANSWERS)):
        if ANSWERS[at] is answer:
            return at
    return NOTHING


def question_name(t: RealmsTable) -> str:
    asked = question(t)
    return "" if asked == NOTHING else NAMES[asked]
