"""The actions of an edition: made and read here and nowhere else.

Kinds are declared in the order in which they stand in menus, so that options ascend as they are put together.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.engine.actions import ActionSpace, Kind, numbered
from spinney.games.leylines.cards import COLOURS, ITEM_KINDS
from spinney.games.leylines.cubes import KINDS

PLACE: Final = 0  # the kinds, in the order of their declaration
MARK: Final = 1
ROLL: Final = 2
KEEP: Final = 3
GATHER: Final = 4
USE: Final = 5
MOVE: Final = 6
QUICK: Final = 7
TO: Final = 8
FROM: Final = 9
TAKE: Final = 10
COLLECT: Final = 11
LEAVE: Final = 12
DROP: Final = 13
SELL: Final = 14
BUY: Final = 15
DONE: Final = 16
REFRESH: Final = 17
AUCTION: Final = 18
BID: Final = 19
MATCH: Final = 20
CLAIM: Final = 21
PASS: Final = 22
DECLINE: Final = 23
HIRE: Final = 24
REFUSE: Final = 25
COMPLETE: Final = 26
POTION: Final = 27
EXCHANGE: Final = 28
PAIR: Final = 29
PAY: Final = 30
STOP: Final = 31
NEGOTIATORS: Final = 32
END: Final = 33
WAIT: Final = 34

USE_COMPANION: Final = 0  # what `use` names
USE_TABLET: Final = 1
USE_ROUTE: Final = 2
USE_PATHFINDER: Final = 3
USE_SHADOW: Final = 4
USE_DELIVERY: Final = 5
USES: Final = ("companion", "tablet", "secret-route", "pathfinder", "shadow-market", "special-delivery")


class Actions:
    """The action space of one edition."""

    def __init__(
        self,
        spaces: list[str],
        markets: i64,
        places: i64,
        friends: i64,
        contracts: list[str],
        highest: i64,
        negotiators: i64,
    ) -> None:
        space = ActionSpace("leylines")
        values = numbered(6, 1)
        self.space: Final = space
        self.first_market: Final[i64] = len(spaces) - markets
        self._place: Final = space.add("place", spaces[self.first_market :])
        self.marks: Final = run(space.add("mark", values))
        self.roll: Final[i64] = space.add("roll").of()
        self.keep: Final[i64] = space.add("keep").of()
        self.gathers: Final = chosen(space.add("gather", values))
        self.uses: Final = chosen(space.add("use", USES))
        self.moves: Final = chosen(space.add("move", values))
        self.quicks: Final = chosen(space.add("quick", values))
        self.to: Final = run(space.add("to", spaces))
        self.from_: Final = run(space.add("from", spaces))
        self.takes: Final = chosen(space.add("take", COLOURS))
        self.collects: Final = chosen(space.add("collect", values))
        self.leave: Final[i64] = space.add("leave").of()
        self.drops: Final = run(space.add("drop", COLOURS))
        self.sells: Final = run(space.add("sell", COLOURS))
        self.buys: Final = run(space.add("buy", ITEM_KINDS))
        self.done: Final[i64] = space.add("done").of()
        self.refresh: Final[i64] = space.add("refresh").of()
        self.lots: Final = run(space.add("auction", numbered(places, 1)))
        self._bid: Final = space.add("bid", numbered(highest, 1))
        self.match: Final[i64] = space.add("match").of()
        self.claim: Final[i64] = space.add("claim").of()
        self.pass_: Final[i64] = space.add("pass").of()
        self.decline: Final[i64] = space.add("decline").of()
        self.hires: Final = run(space.add("hire", numbered(friends, 1)))
        self.refuse: Final[i64] = space.add("refuse").of()
        self.completes: Final = run(space.add("complete", contracts))
        self._potion: Final = space.add("potion", COLOURS, COLOURS)
        self._exchange: Final = space.add("exchange", COLOURS, COLOURS)
        self._pair: Final = space.add("pair", COLOURS, COLOURS)
        self.pay: Final[i64] = space.add("pay").of()
        self.stop: Final[i64] = space.add("stop").of()
        self._negotiators: Final = space.add("negotiators", numbered(negotiators + 1))
        self.end: Final[i64] = space.add("end").of()
        self.wait: Final[i64] = space.add("wait").of()

    def place(self, market: i64) -> i64:
        """L-2.12  A Market by its number as a space."""
        return self._place.of(market - self.first_market)

    def bids(self, lowest: i64, highest: i64) -> list[i64]:
        """L-7.10  Every amount from one to another."""
        first = self._bid.of(lowest - 1)
        return list(range(first, first + max(0, highest - lowest + 1)))

    def change(self, means: i64, need: i64, given: i64) -> i64:
        """L-8.6  A change by the kind of its action: which colour stands for which."""
        if means == POTION:
            return self._potion.of(need, given)
        return self._exchange.of(need, given) if means == EXCHANGE else self._pair.of(need, given)

    def negotiators(self, most: i64) -> list[i64]:
        first = self._negotiators.of(0)
        return list(range(first, first + most + 1))

    def kind_of(self, action: i64) -> i64:
        return self.space.kind[action]

    def part_of(self, action: i64) -> i64:
        """The space, colour, Item, place, Contract or count that an action names."""
        return self.space.a[action]

    def given_of(self, action: i64) -> i64:
        """The colour that a change gives."""
        return self.space.b[action]

    def number_of(self, action: i64) -> i64:
        """The value of a die, or a bid."""
        return self.space.a[action] + 1

    def market_of(self, action: i64) -> i64:
        """L-2.12  The space that `place` names."""
        return self.first_market + self.space.a[action]


def run(kind: Kind) -> list[i64]:
    """All actions of a kind with one part, made once."""
    return [kind.of(part) for part in range(len(kind.parts[0]))]


def chosen(kind: Kind) -> list[list[i64]]:
    """For every mask of six parts: those actions, so that a menu is a look-up."""
    return [[kind.of(part) for part in range(KINDS) if (mask >> part) & 1] for mask in range(1 << KINDS)]
