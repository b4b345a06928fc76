"""What can be asked: each question once (section 17), in words for whoever must answer."""

from __future__ import annotations

from typing import Final

from spinney.engine.terms.questions import Questions
from spinney.games.leylines.rules.arrival import path_followed, route_taken
from spinney.games.leylines.rules.auction import bid_made, decision_made, lot_named, second_bid_made
from spinney.games.leylines.rules.collecting import cubes_chosen
from spinney.games.leylines.rules.compensation import friend_chosen
from spinney.games.leylines.rules.cube_cards import companion_sent, cube_fetched, cube_sold
from spinney.games.leylines.rules.day import delivery_answered, dice_marked, dusk_answered
from spinney.games.leylines.rules.dropping import dropped
from spinney.games.leylines.rules.hubs import item_named
from spinney.games.leylines.rules.markets import contract_named, negotiators_chosen
from spinney.games.leylines.rules.paying import payment_made
from spinney.games.leylines.rules.setup import character_chosen, market_chosen
from spinney.games.leylines.rules.turn import (
    destination_chosen,
    end_answered,
    leftover_answered,
    start_answered,
)

QUESTIONS: Final = Questions("leylines")

PLACE: Final = 0
QUESTIONS.add(PLACE, "place", "choose the Market where you begin", market_chosen)
REROLL: Final = 1
QUESTIONS.add(REROLL, "reroll", "mark dice to roll again, or keep them", dice_marked)
START: Final = 2
QUESTIONS.add(START, "start", "choose a die for the move, or use something first", start_answered)
NOTHING_TO_USE: Final = "choose a die for the move"  # the same with nothing but dice
DESTINATION: Final = 3
QUESTIONS.add(DESTINATION, "destination", "choose where to go", destination_chosen)
USE_ON_THE_WAY: Final = "choose where to go, or use something first"  # the same with cards
CUBES: Final = 4
QUESTIONS.add(CUBES, "cubes", "take cubes, or leave them", cubes_chosen)
DROP: Final = 5
QUESTIONS.add(DROP, "drop", "drop a cube: you carry too many", dropped)
END: Final = 6
QUESTIONS.add(END, "end", "use a card, or end the turn", end_answered)
LEFTOVER: Final = 7
QUESTIONS.add(
    LEFTOVER, "leftover", "no Movement slot is open: use something, or end the turn", leftover_answered
)
COMPANION: Final = 8
QUESTIONS.add(COMPANION, "companion", "send the Companion to a space", companion_sent)
FETCH: Final = 9
QUESTIONS.add(FETCH, "fetch", "choose a cube to fetch", cube_fetched)
SALE: Final = 10
QUESTIONS.add(SALE, "sale", "choose a cube to sell", cube_sold)
PATH: Final = 11
QUESTIONS.add(PATH, "path", "follow the Pathfinder", path_followed)
ROUTE: Final = 12
QUESTIONS.add(ROUTE, "route", "choose any other space", route_taken)
ITEM: Final = 13
QUESTIONS.add(ITEM, "item", "buy an Item, or none", item_named)
PAYMENT: Final = 14
QUESTIONS.add(PAYMENT, "payment", "change colours, or pay", payment_made)
LOT: Final = 15
QUESTIONS.add(LOT, "lot", "choose a Contract to auction", lot_named)
BID: Final = 16
QUESTIONS.add(BID, "bid", "bid, or pass", bid_made)
SECOND_BID: Final = 17
QUESTIONS.add(SECOND_BID, "second_bid", "bid once more, or let the match stand", second_bid_made)
DECISION: Final = 18
QUESTIONS.add(DECISION, "decision", "match, or pass", decision_made)
NOBODY_HAS_BID: Final = "take it for nothing, or leave it"  # the same without a bid
FRIEND: Final = 19
QUESTIONS.add(FRIEND, "friend", "hire a Forest Friend, or none", friend_chosen)
CONTRACT: Final = 20
QUESTIONS.add(CONTRACT, "contract", "choose a Contract to complete", contract_named)
NOTHING_TO_COMPLETE: Final = "use something, or end the visit"  # the same with nothing but cards
NEGOTIATORS: Final = 21
QUESTIONS.add(NEGOTIATORS, "negotiators", "choose how many Negotiators to discard", negotiators_chosen)
DUSK: Final = 22
QUESTIONS.add(DUSK, "dusk", "dusk: use Special Delivery, or keep it", dusk_answered)
DELIVERY: Final = 23
QUESTIONS.add(DELIVERY, "delivery", "use Special Delivery now, or keep it", delivery_answered)
CHARACTER: Final = 24
QUESTIONS.add(CHARACTER, "character", "choose your character", character_chosen)
