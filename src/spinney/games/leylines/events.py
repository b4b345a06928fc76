"""What can happen, as numbers. `events` of the game lists their names in this order."""

from __future__ import annotations

from typing import Final

from spinney.engine.facts import Fact
from spinney.games.leylines.actions import USES
from spinney.games.leylines.cards import COLOURS, ITEM_KINDS
from spinney.games.leylines.content import Content

NAMES: Final = (
    "starts", "token_laid", "dealt", "accountant", "placed", "round_begins", "rolled", "rerolled", "gathered",
    "moved", "quickened", "arrived", "took", "collected", "dropped", "used", "fetched", "sold", "delivered",
    "bought", "harp_die", "changed", "paid", "refreshed", "contract_shown", "auctioned", "bid", "passed",
    "won_contract", "declined", "hired", "appraised", "friend_shown", "completed", "negotiated", "earned",
    "night_card", "finished", "compensated", "night", "grew", "short_bag", "token_passes", "scored", "wins",
)  # fmt: skip

STARTS: Final = 0  # the seat with the First Player token
TOKEN_LAID: Final = 1  # a: token, b: space
DEALT: Final = 2  # a: Starting Contract
STARTING_ACCOUNTANT: Final = 3  # a: Friend
PLACED: Final = 4  # a: space of the standee
ROUND_BEGINS: Final = 5  # a: round
ROLLED: Final = 6  # a: dice, a heap
REROLLED: Final = 7  # a: dice before, b: after
GATHERED: Final = 8  # a: space, b: how many cubes, c: the cubes
MOVED: Final = 9  # a: value of the Movement die
QUICKENED: Final = 10  # a: value of the Quickness die
ARRIVED: Final = 11  # a: space, b: by what (BY)
TOOK: Final = 12  # a: colour, b: space
COLLECTED: Final = 13  # a: space, b: how many cubes, c: the cubes
DROPPED: Final = 14  # a: colour, b: space
USED: Final = 15  # a: card, as `use` numbers them
FETCHED: Final = 16  # a: colour, b: space
SOLD: Final = 17  # a: colour
DELIVERED: Final = 18  # a: cubes, a heap
BOUGHT: Final = 19  # a: Item
HARP_DIE: Final = 20  # a: value
CHANGED: Final = 21  # a: means (MEANS), b: colour needed, c: colour given
PAID: Final = 22  # a: cubes, a heap
REFRESHED: Final = 23
CONTRACT_SHOWN: Final = 24  # a: Contract, b: place
AUCTIONED: Final = 25  # a: Contract
BID: Final = 26  # a: Gold
PASSED: Final = 27
WON: Final = 28  # a: Contract, b: Gold, c: how (SALES)
DECLINED: Final = 29  # a: Contract
HIRED: Final = 30  # a: Friend, b: Gold that lay on it
APPRAISED: Final = 31  # a: Gold
FRIEND_SHOWN: Final = 32  # a: Friend, b: place
COMPLETED: Final = 33  # a: Contract
NEGOTIATED: Final = 34  # a: Negotiators
EARNED: Final = 35  # a: from what (SOURCES), b: Gold
NIGHT_CARD: Final = 36  # a: card
FINISHED: Final = 37  # a: dice left, b: Gold for them at the end of the Day
COMPENSATED: Final = 38  # a: Gold for dice that could not be used
NIGHT: Final = 39  # a: round
GREW: Final = 40  # a: space, b: how many cubes, c: the cubes
SHORT_BAG: Final = 41  # the bag ran out in the night
TOKEN_PASSES: Final = 42  # to this seat
SCORED: Final = 43  # a: Gold
WINS: Final = 44  # a: Gold, b: 1 if the victory is shared

BY_FOOT: Final = 0
BY_PATHFINDER: Final = 1
BY_ROUTE: Final = 2
MEANS: Final = ("potion", "exchange", "pair")
SALES: Final = ("for nothing", "matched", "to a bidder")
SOURCES: Final = ("contracts", "bonus", "accountants", "negotiators")
FOR_CONTRACTS: Final = 0
FOR_BONUS: Final = 1
FOR_ACCOUNTANTS: Final = 2
FOR_NEGOTIATORS: Final = 3


def facts(content: Content) -> tuple[Fact, ...]:
    """What the numbers mean to whoever counts."""
    contracts = [f"{contract.id} {contract.name}" for contract in content.contracts]
    friends = [f"{friend.id} {friend.name}" for friend in content.friends]
    nights = [card.id for card in content.night_cards]
    spaces = content.board.ids
    return (
        Fact(TOKEN_LAID, "a", content.tokens, nobody=True),
        Fact(DEALT, "a", contracts),
        Fact(STARTING_ACCOUNTANT, "a", friends),
        Fact(PLACED, "a", spaces),
        Fact(ROUND_BEGINS, beat=True, nobody=True),
        Fact(GATHERED, many="b"),
        Fact(ARRIVED, "a", spaces),
        Fact(TOOK, "a", COLOURS),
        Fact(COLLECTED, many="b"),
        Fact(DROPPED, "a", COLOURS),
        Fact(USED, "a", USES),
        Fact(FETCHED, "a", COLOURS),
        Fact(SOLD, "a", COLOURS),
        Fact(BOUGHT, "a", ITEM_KINDS),
        Fact(CHANGED, "a", MEANS),
        Fact(CONTRACT_SHOWN, "a", contracts, nobody=True),
        Fact(AUCTIONED, "a", contracts),
        Fact(BID, many="a"),
        Fact(WON, "c", SALES, many="b"),
        Fact(HIRED, "a", friends),
        Fact(APPRAISED, many="a"),
        Fact(FRIEND_SHOWN, "a", friends, nobody=True),
        Fact(COMPLETED, "a", contracts),
        Fact(NEGOTIATED, many="a"),
        Fact(EARNED, "a", SOURCES, many="b"),
        Fact(NIGHT_CARD, "a", nights),
        Fact(FINISHED, many="a"),
        Fact(COMPENSATED, many="a"),
        Fact(NIGHT, nobody=True),
        Fact(GREW, "a", spaces, many="b", nobody=True),
        Fact(SHORT_BAG, nobody=True),
        Fact(SCORED, many="a"),
        Fact(WINS, "b", ("alone", "shared"), ending=True),
    )
