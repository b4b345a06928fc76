"""The actions of an edition: made and read here and nowhere else.

Kinds are declared in the order in which they stand in menus, so that options ascend as they are put together.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from spinney.engine.actions import ActionSpace, Kind
from spinney.engine.terms.actions import Kinds
from spinney.games.leylines.terms import fields
from spinney.games.leylines.terms.fields import (
    COLOUR,
    CONTRACT,
    FRIEND_PLACE,
    GOLD_BID,
    ITEM,
    LOT,
    MARKET,
    SPACE,
    VALUE,
)

if TYPE_CHECKING:
    from spinney.games.leylines.content.edition import LeylinesContent

KINDS: Final = Kinds("leylines")

PLACE: Final = 0
KINDS.add(PLACE, "place", "L-2.12", a=MARKET, heading="Where to begin")
MARK: Final = 1
KINDS.add(MARK, "mark", "L-3.3", a=VALUE, heading="Roll again")
ROLL: Final = 2
KINDS.add(ROLL, "roll", "L-3.3", heading="Roll again")
KEEP: Final = 3
KINDS.add(KEEP, "keep", "L-3.3", "Keep all dice", heading="As they are")
GATHER: Final = 4
KINDS.add(GATHER, "gather", "L-6.3", a=VALUE, heading="Before leaving")
USE: Final = 5
KINDS.add(USE, "use", "L-15.3", a=fields.USE, heading="Items and Friends")
MOVE: Final = 6
KINDS.add(MOVE, "move", "L-4.2", a=VALUE, heading="Move")
QUICK: Final = 7
KINDS.add(QUICK, "quick", "L-6.2", a=VALUE, heading="Add a die")
TO: Final = 8
KINDS.add(TO, "to", "L-4.8", a=SPACE, heading="Where to go")
FROM: Final = 9
KINDS.add(FROM, "from", "L-14.3", a=SPACE, heading="Where to fetch from")
TAKE: Final = 10
KINDS.add(TAKE, "take", "L-5.1", "Take a {a} cube", a=COLOUR, heading="Take a cube")
COLLECT: Final = 11
KINDS.add(COLLECT, "collect", "L-6.3", a=VALUE, heading="Collect everything")
LEAVE: Final = 12
KINDS.add(LEAVE, "leave", "L-5.1", "Take nothing more")
DROP: Final = 13
KINDS.add(DROP, "drop", "L-5.5", "Drop a {a} cube here", a=COLOUR, heading="Drop a cube")
SELL: Final = 14
KINDS.add(SELL, "sell", "L-13.7", "Sell a {a} cube for 1 Gold", a=COLOUR)
BUY: Final = 15
KINDS.add(BUY, "buy", "L-7.3", a=ITEM)
DONE: Final = 16
KINDS.add(DONE, "done", "L-7.1", "Buy nothing more")
REFRESH: Final = 17
KINDS.add(REFRESH, "refresh", "L-7.7")
AUCTION: Final = 18
KINDS.add(AUCTION, "auction", "L-7.9", a=LOT, heading="Call an auction")
BID: Final = 19
KINDS.add(BID, "bid", "L-7.10", a=GOLD_BID)
MATCH: Final = 20
KINDS.add(MATCH, "match", "L-7.12")
CLAIM: Final = 21
KINDS.add(CLAIM, "claim", "L-7.13", heading="Nobody has bid")
PASS: Final = 22
KINDS.add(PASS, "pass", "L-7.10")
DECLINE: Final = 23
KINDS.add(DECLINE, "decline", "L-7.13")
HIRE: Final = 24
KINDS.add(HIRE, "hire", "L-7.18", a=FRIEND_PLACE, heading="Hire a Friend")
REFUSE: Final = 25
KINDS.add(REFUSE, "refuse", "L-7.17", "Hire nobody")
COMPLETE: Final = 26
KINDS.add(COMPLETE, "complete", "L-9.3", "Complete {a}", a=CONTRACT, heading="Complete a Contract")
POTION: Final = 27
KINDS.add(POTION, "potion", "L-14.5", "Potion: a {b} cube as {a}", a=COLOUR, b=COLOUR)
EXCHANGE: Final = 28
KINDS.add(
    EXCHANGE,
    "exchange",
    "L-13.2",
    "Exchange: a {b} cube as {a}",
    a=COLOUR,
    b=COLOUR,
    heading="Exchange Friend",
)
PAIR: Final = 29
KINDS.add(PAIR, "pair", "L-16.1", "Two {b} cubes as one {a}", a=COLOUR, b=COLOUR, heading="Two for one")
PAY: Final = 30
KINDS.add(PAY, "pay", "L-8.6")
STOP: Final = 31
KINDS.add(STOP, "stop", "L-9.3")
NEGOTIATORS: Final = 32
KINDS.add(NEGOTIATORS, "negotiators", "L-13.1", a=fields.NEGOTIATORS)
END: Final = 33
KINDS.add(END, "end", "L-15.7")
WAIT: Final = 34
KINDS.add(WAIT, "wait", "L-15.5", "Keep Special Delivery for later", heading="Not now")
REST: Final = 35
KINDS.add(
    REST,
    "rest",
    "L-15.8",
    "Keep Special Delivery, and do not ask again before my turn or the dusk",
    heading="Keep it until your turn",
)
CHARACTER: Final = 36
KINDS.add(CHARACTER, "character", "L-2.14", a=fields.CHARACTER, heading="Choose a character")
MORE: Final = 37
KINDS.add(MORE, "more", "L-7.11", heading="Bid more")


class Actions:
    """The action space of one edition."""

    def __init__(self, content: LeylinesContent) -> None:
        space = KINDS.space(content)
        kinds = space.kinds
        self.space: Final[ActionSpace] = space
        self.first_market: Final[i64] = content.board.first_market
        self._place: Final[Kind] = kinds[PLACE]
        self.marks: Final[list[i64]] = kinds[MARK].run()
        self.roll: Final[i64] = kinds[ROLL].of()
        self.keep: Final[i64] = kinds[KEEP].of()
        self.gathers: Final[list[list[i64]]] = chosen(kinds[GATHER])
        self.uses: Final[list[list[i64]]] = chosen(kinds[USE])
        self.moves: Final[list[list[i64]]] = chosen(kinds[MOVE])
        self.quicks: Final[list[list[i64]]] = chosen(kinds[QUICK])
        self.to: Final[list[i64]] = kinds[TO].run()
        self.from_: Final[list[i64]] = kinds[FROM].run()
        self.takes: Final[list[list[i64]]] = chosen(kinds[TAKE])
        self.collects: Final[list[list[i64]]] = chosen(kinds[COLLECT])
        self.leave: Final[i64] = kinds[LEAVE].of()
        self.drops: Final[list[i64]] = kinds[DROP].run()
        self.sells: Final[list[i64]] = kinds[SELL].run()
        self.buys: Final[list[i64]] = kinds[BUY].run()
        self.done: Final[i64] = kinds[DONE].of()
        self.refresh: Final[i64] = kinds[REFRESH].of()
        self.lots: Final[list[i64]] = kinds[AUCTION].run()
        self._bid: Final[Kind] = kinds[BID]
        self.match: Final[i64] = kinds[MATCH].of()
        self.claim: Final[i64] = kinds[CLAIM].of()
        self.pass_: Final[i64] = kinds[PASS].of()
        self.decline: Final[i64] = kinds[DECLINE].of()
        self.hires: Final[list[i64]] = kinds[HIRE].run()
        self.refuse: Final[i64] = kinds[REFUSE].of()
        self.completes: Final[list[i64]] = kinds[COMPLETE].run()
        self._potion: Final[Kind] = kinds[POTION]
        self._exchange: Final[Kind] = kinds[EXCHANGE]
        self._pair: Final[Kind] = kinds[PAIR]
        self.pay: Final[i64] = kinds[PAY].of()
        self.stop: Final[i64] = kinds[STOP].of()
        self._negotiators: Final[Kind] = kinds[NEGOTIATORS]
        self.end: Final[i64] = kinds[END].of()
        self.wait: Final[i64] = kinds[WAIT].of()
        self.rest: Final[i64] = kinds[REST].of()
        self.characters: Final[list[i64]] = kinds[CHARACTER].run()
        self.more: Final[i64] = kinds[MORE].of()

    def place(self, market: i64) -> i64:
        """L-2.12  A Market by its number as a space."""
        return self._place.of(market - self.first_market)

    def bids(self, lowest: i64, highest: i64) -> list[i64]:
        """L-7.10  Every amount from one to another; none if there is no such amount."""
        if lowest > highest:
            return []
        first = self._bid.of(lowest)
        return list(range(first, first + highest - lowest + 1))

    def change(self, means: i64, need: i64, given: i64) -> i64:
        """L-8.6  A change by the kind of its action: which colour stands for which."""
        if means == POTION:
            return self._potion.of(need, given)
        return self._exchange.of(need, given) if means == EXCHANGE else self._pair.of(need, given)

    def negotiators(self, most: i64) -> list[i64]:
        """L-17.6  Every number of Negotiators, from none on."""
        first = self._negotiators.of(0)
        return list(range(first, first + most + 1))

    def kind_of(self, action: i64) -> i64:
        """Which kind of action of Leylines a number is, such as MOVE or BID."""
        return self.space.kind[action]

    def part_of(self, action: i64) -> i64:
        """The space, colour, Item, place, Contract, bid or count that an action names."""
        return self.space.a[action]

    def given_of(self, action: i64) -> i64:
        """The colour that a change gives."""
        return self.space.b[action]

    def number_of(self, action: i64) -> i64:
        """The value of the die that an action names."""
        return self.space.a[action] + 1

    def market_of(self, action: i64) -> i64:
        """L-2.12  The space that `place` names."""
        return self.first_market + self.space.a[action]


def chosen(kind: Kind) -> list[list[i64]]:
    """For every mask of the dice, cubes or cards that a kind names: its actions, so a menu is a look-up."""
    every = kind.run()
    return [
        [action for part, action in enumerate(every) if (mask >> part) & 1] for mask in range(1 << len(every))
    ]
