"""What can happen: each event once, with its sentence and what the lab counts of it."""

from __future__ import annotations

from typing import Final

from spinney.engine.terms.events import OTHERS, Events
from spinney.engine.terms.field import NUMBER, Field, count, one_of
from spinney.games.leylines.terms import fields
from spinney.games.leylines.terms.fields import (
    CHARACTER,
    COLOUR,
    CONTRACT,
    CONTRACT_NAME,
    CUBES,
    DICE,
    FRIEND,
    ITEM,
    SPACE,
    TOKEN,
    USE,
)

BY_FOOT: Final = 0  # how somebody arrives
BY_PATHFINDER: Final = 1
BY_ROUTE: Final = 2
FOR_CONTRACTS: Final = 0  # where Gold comes from
FOR_BONUS: Final = 1
FOR_ACCOUNTANTS: Final = 2
FOR_NEGOTIATORS: Final = 3

MEANS: Final = one_of("Potion", "Exchange", "two for one", names=("potion", "exchange", "pair"))
SALE: Final = Field(
    names=lambda _: ("for nothing", "matched", "to a bidder"),
    told=lambda it, how: f"for {it.event.b} Gold" if how else "for nothing",
)
SOURCE: Final = one_of(
    "the Contract", "the bonus of several Contracts", "Accountants", "Negotiators",
    names=("contracts", "bonus", "accountants", "negotiators"),
)  # fmt: skip
GOLD_ON_IT: Final = Field(words=lambda _, gold: f" with the {gold} Gold on the card" if gold else "")
DICE_GOLD: Final = Field(
    told=lambda it, gold: f"; {'it brings' if it.event.a == 1 else 'they bring'} {gold} Gold" if gold else ""
)
VICTORY: Final = one_of("wins", "shares the victory", names=("alone", "shared"))

EVENTS: Final = Events("leylines")

STARTS: Final = 0  # told with the seat that has the token
EVENTS.add(STARTS, "starts", "{who} takes the First Player token.")
TOKEN_LAID: Final = 1
EVENTS.add(TOKEN_LAID, "token_laid", "{a} is {b}.", a=TOKEN, b=SPACE, item="a", nobody=True)
DEALT: Final = 2
EVENTS.add(DEALT, "dealt", "{who} is dealt {a}.", a=CONTRACT, item="a")
ACCOUNTANT: Final = 3
EVENTS.add(ACCOUNTANT, "accountant", "{who} begins with {a}.", a=FRIEND, item="a")
PLACED: Final = 4
EVENTS.add(PLACED, "placed", "{who} begins at {a}.", a=SPACE, item="a")
ROUND_BEGINS: Final = 5
EVENTS.add(ROUND_BEGINS, "round_begins", "Day {a} begins with {who}.", a=NUMBER, beat=True, nobody=True)
ROLLED: Final = 6
EVENTS.add(ROLLED, "rolled", "{who} rolls {a}.", a=DICE)
REROLLED: Final = 7  # a: dice before, b: after
EVENTS.add(REROLLED, "rerolled", "{who} pays to roll {a} again: {b}.", a=DICE, b=DICE)
GATHERED: Final = 8  # b: how many cubes
EVENTS.add(
    GATHERED, "gathered", "{who} collects everything on {a}: {c}.",
    a=SPACE, b=NUMBER, c=CUBES, many="b",
)  # fmt: skip
MOVED: Final = 9
EVENTS.add(MOVED, "moved", "{who} moves with a {a}.", a=NUMBER)
QUICKENED: Final = 10
EVENTS.add(QUICKENED, "quickened", "{who} adds a {a} for more steps.", a=NUMBER)
ARRIVED: Final = 11  # c: where from, counted from 1
EVENTS.add(
    ARRIVED, "arrived", "{who} arrives at {a}{b}.",
    a=SPACE, b=one_of("", " by Pathfinder", " by Secret Route"), item="a",
)  # fmt: skip
TOOK: Final = 12
EVENTS.add(TOOK, "took", "{who} takes a {a} cube from {b}.", a=COLOUR, b=SPACE, item="a")
COLLECTED: Final = 13  # b: how many cubes
EVENTS.add(
    COLLECTED, "collected", "{who} collects everything on {a}: {c}.",
    a=SPACE, b=NUMBER, c=CUBES, many="b",
)  # fmt: skip
DROPPED: Final = 14
EVENTS.add(DROPPED, "dropped", "{who} drops a {a} cube on {b}.", a=COLOUR, b=SPACE, item="a")
USED: Final = 15
EVENTS.add(USED, "used", "{who} uses {a}.", a=USE, item="a")
FETCHED: Final = 16
EVENTS.add(FETCHED, "fetched", "{who} fetches a {a} cube from {b}.", a=COLOUR, b=SPACE, item="a")
SOLD: Final = 17
EVENTS.add(SOLD, "sold", "{who} sells a {a} cube.", a=COLOUR, item="a")
DELIVERED: Final = 18
EVENTS.add(DELIVERED, "delivered", "{who} draws {a} from the bag.", a=CUBES)
BOUGHT: Final = 19
EVENTS.add(BOUGHT, "bought", "{who} buys the {a}.", a=ITEM, item="a")
HARP_DIE: Final = 20
EVENTS.add(HARP_DIE, "harp_die", "{who} takes a die for the Harp and rolls a {a}.", a=NUMBER)
CHANGED: Final = 21  # b: colour needed, c: colour given
EVENTS.add(CHANGED, "changed", "{who} gives {c} as {b} ({a}).", a=MEANS, b=COLOUR, c=COLOUR, item="a")
PAID: Final = 22
EVENTS.add(PAID, "paid", "{who} pays {a}.", a=CUBES)
REFRESHED: Final = 23
EVENTS.add(REFRESHED, "refreshed", "{who} pays for new Contracts.")
CONTRACT_SHOWN: Final = 24  # b: place
EVENTS.add(
    CONTRACT_SHOWN, "contract_shown", "{a} comes into the display.",
    a=CONTRACT, b=NUMBER, item="a", nobody=True,
)  # fmt: skip
AUCTIONED: Final = 25
EVENTS.add(AUCTIONED, "auctioned", "{who} auctions {a}.", a=CONTRACT, item="a", concerns=OTHERS)
BID: Final = 26
EVENTS.add(BID, "bid", "{who} bids {a} Gold.", a=NUMBER, many="a")
PASSED: Final = 27
EVENTS.add(PASSED, "passed", "{who} passes.")
WON_CONTRACT: Final = 28  # b: Gold
EVENTS.add(
    WON_CONTRACT, "won_contract", "{who} takes {a} {c}.",
    a=CONTRACT_NAME, b=NUMBER, c=SALE, item="c", many="b", concerns=OTHERS,
)  # fmt: skip
DECLINED: Final = 29
EVENTS.add(DECLINED, "declined", "{who} leaves {a} in the display.", a=CONTRACT_NAME)
HIRED: Final = 30
EVENTS.add(HIRED, "hired", "{who} hires {a}{b}.", a=FRIEND, b=GOLD_ON_IT, item="a")
APPRAISED: Final = 31
EVENTS.add(APPRAISED, "appraised", "The Appraiser brings {who} {a} Gold.", a=NUMBER, many="a")
FRIEND_SHOWN: Final = 32  # b: place
EVENTS.add(FRIEND_SHOWN, "friend_shown", "{a} can be hired.", a=FRIEND, b=NUMBER, item="a", nobody=True)
COMPLETED: Final = 33
EVENTS.add(COMPLETED, "completed", "{who} completes {a}.", a=CONTRACT, item="a")
NEGOTIATED: Final = 34
EVENTS.add(NEGOTIATED, "negotiated", "{who} discards {a}.", a=count("Negotiator"), many="a")
EARNED: Final = 35
EVENTS.add(EARNED, "earned", "{who} earns {b} Gold from {a}.", a=SOURCE, b=NUMBER, item="a", many="b")
NIGHT_CARD: Final = 36
EVENTS.add(NIGHT_CARD, "night_card", "A Night card shows {a}.", a=fields.NIGHT_CARD, item="a")
FINISHED: Final = 37  # a: dice left, b: Gold for them at the end of the Day
EVENTS.add(
    FINISHED, "finished", "{who} finishes the Day with {a} left{b}.",
    a=count("die"), b=DICE_GOLD, many="a",
)  # fmt: skip
COMPENSATED: Final = 38
EVENTS.add(
    COMPENSATED, "compensated", "{who} receives {a} Gold for dice that could not be used.",
    a=NUMBER, many="a",
)  # fmt: skip
NIGHT: Final = 39
EVENTS.add(NIGHT, "night", "Night {a} falls.", a=NUMBER, nobody=True)
GREW: Final = 40  # b: how many cubes
EVENTS.add(GREW, "grew", "{a} grows {c}.", a=SPACE, b=NUMBER, c=CUBES, item="a", many="b", nobody=True)
SHORT_BAG: Final = 41
EVENTS.add(SHORT_BAG, "short_bag", "The bag is empty: the forest cannot grow further.", nobody=True)
TOKEN_PASSES: Final = 42  # told with the seat that has it now
EVENTS.add(TOKEN_PASSES, "token_passes", "The First Player token passes to {who}.")
SCORED: Final = 43
EVENTS.add(SCORED, "scored", "{who} has {a} Gold in the end.", a=NUMBER, many="a")
WINS: Final = 44
EVENTS.add(WINS, "wins", "{who} {b} with {a} Gold.", a=NUMBER, b=VICTORY, item="b", ending=True)
CHOSE: Final = 45
EVENTS.add(CHOSE, "chose", "{who} plays {a}.", a=CHARACTER, item="a")
