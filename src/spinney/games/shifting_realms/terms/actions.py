"""The actions of an edition: each kind once, and the makers of their numbers.

Kinds are declared in the order in which they stand in menus, so that options ascend as they are put together.
A space is named by its board from the left, its column and its row: `2c3`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from spinney.engine.actions import Kind
from spinney.engine.terms.actions import Kinds
from spinney.games.shifting_realms.state.land import ROWS, SPACES
from spinney.games.shifting_realms.terms import fields

if TYPE_CHECKING:
    from spinney.games.shifting_realms.content.edition import RealmsContent

KINDS: Final = Kinds("shifting_realms")

BID: Final = 0
KINDS.add(
    BID, "bid", "S-2.2", "Bid {a} gold", a=fields.GOLD, heading="Your sealed bid: everybody pays their own"
)
CARD: Final = 1
KINDS.add(
    CARD, "card", "S-2.3", "Take turn order card {a}", a=fields.TURN_CARD_ON_OFFER, heading="Turn order"
)

# What costs an action of the turn: all kinds up to TROLL.

MOVE: Final = 2
KINDS.add(MOVE, "move", "S-5.1", a=fields.SPACE)
RECRUIT: Final = 3
KINDS.add(RECRUIT, "recruit", "S-4.1")
FREE: Final = 4
KINDS.add(FREE, "free", "S-4.3", heading="Recruit for nothing")
FORT: Final = 5
KINDS.add(FORT, "fort", "S-4.1", a=fields.SPACE, heading="Recruit at a fort")
BUILD: Final = 6
KINDS.add(BUILD, "build", "S-7.1", a=fields.TILE)
DRAW: Final = 7
KINDS.add(DRAW, "draw", "S-8.1", a=fields.REALM, heading="Draw a story card")
RAID: Final = 8
KINDS.add(RAID, "raid", "S-13.3.1", a=fields.SPACE, heading="Pirate raid")
TROLL: Final = 9
KINDS.add(TROLL, "troll", "S-13.4.1", a=fields.SPACE, heading="Fight the troll king")

# What else the play window offers.

FIGHT: Final = 10
KINDS.add(FIGHT, "fight", "S-9.1", a=fields.SPACE, b=fields.SEAT)
PLAY: Final = 11
KINDS.add(PLAY, "play", "S-8.6", "Play {a}", a=fields.CARD, heading="Play a story card")
TRADE: Final = 12
KINDS.add(TRADE, "trade", "S-11.1", a=fields.TRADED_FOR, heading="Trade magic")
SWAP: Final = 13
KINDS.add(
    SWAP, "swap", "S-3.6", "Market: give 1 {a} for another resource",
    a=fields.RESOURCE, heading="Swap at a market",
)  # fmt: skip
CACHE: Final = 14
KINDS.add(CACHE, "cache", "S-3.6", "Dig up a Buried Treasure", heading="Buried Treasure")
COLLECT: Final = 15
KINDS.add(COLLECT, "collect", "S-3.5", heading="Actions are done")

# Answers to what follows from them.

GROUP: Final = 16
KINDS.add(GROUP, "group", "S-5.1", a=fields.SCOUTS_OF_GROUP, b=fields.SOLDIERS_OF_GROUP, heading="Who goes")
TO: Final = 17
KINDS.add(TO, "to", "S-5.2", a=fields.SPACE, heading="Where to go")
ON: Final = 18
KINDS.add(ON, "on", "S-7.2", a=fields.SPACE, heading="Where to build")
WAIVE: Final = 19
KINDS.add(WAIVE, "waive", "S-17.1", "Pay one {a} less", a=fields.RESOURCE, heading="What you need not pay")
MARKER: Final = 20
KINDS.add(MARKER, "marker", "S-7.8", a=fields.SPACE, heading="Who becomes the marker")
RETURN: Final = 21
KINDS.add(
    RETURN, "return", "S-7.9", "Your soldiers there return to the town hall",
    heading="Soldiers on the new tile",
)  # fmt: skip
STAY: Final = 22
KINDS.add(STAY, "stay", "S-7.9", "Your soldiers stay there", heading="Soldiers on the new tile")
SCOUT: Final = 23
KINDS.add(SCOUT, "scout", "S-4.6", a=fields.SPACE, heading="Place a scout")
SOLDIER: Final = 24
KINDS.add(SOLDIER, "soldier", "S-4.6", a=fields.SPACE, heading="Place a soldier")
EXCHANGE: Final = 25
KINDS.add(EXCHANGE, "exchange", "S-9.5", heading="Soldier against soldier")
ATTACK: Final = 26
KINDS.add(ATTACK, "attack", "S-9.6", a=fields.SCOUTS_HIT, heading="Attack scouts")
FLY: Final = 27
KINDS.add(FLY, "fly", "S-13.1.9", a=fields.SPACE, heading="Where the dragon flies")
LAND: Final = 28
KINDS.add(LAND, "land", "S-13.1.9", heading="Where the dragon flies")
FROM: Final = 29
KINDS.add(FROM, "from", "S-5.1", a=fields.SPACE, heading="Who goes")
AT: Final = 30
KINDS.add(AT, "at", "S-17.4", a=fields.SPACE, b=fields.SEAT, heading="Whom it strikes")
REMOVE: Final = 31
KINDS.add(REMOVE, "remove", "S-13.1.5", a=fields.SEAT, b=fields.WHICH_UNIT, heading="Whom it strikes")
GIVE: Final = 32
KINDS.add(GIVE, "give", "S-8.7", "Give 1 {a}", a=fields.RESOURCE, heading="What you give")
GAIN: Final = 33
KINDS.add(GAIN, "gain", "S-10.2", a=fields.RESOURCE, heading="What you get")
ROB: Final = 34
KINDS.add(ROB, "rob", "S-8.7", "Take from {a}", a=fields.SEAT, heading="Whom you take from")
NOW: Final = 35
KINDS.add(NOW, "now", "S-8.5", heading="The card that you drew")
KEEP: Final = 36
KINDS.add(KEEP, "keep", "S-8.5", heading="The card that you drew")
STOP: Final = 37
KINDS.add(STOP, "stop", "S-8.7", heading="Enough")
END: Final = 38
KINDS.add(END, "end", "S-11.2", "End the turn", heading="The turn is over")

COLUMN: Final = 15  # the spaces of one column, as a mask


class Places:
    """The actions of a kind that names a space: one, or those of a set of spaces, column by column."""

    def __init__(self, kind: Kind) -> None:
        self.first: Final[i64] = kind.of(0)
        self.columns: Final[list[list[i64]]] = [
            [kind.of(ROWS * column + row) for row in range(ROWS) if (rows >> row) & 1]
            for column in range(SPACES // ROWS)
            for rows in range(1 << ROWS)
        ]  # sixteen for each column: made once, because putting options together is half the work of a rule

    def at(self, space: i64) -> i64:
        """The action of this kind at one space."""
        return self.first + space

    def on(self, spaces: i64) -> list[i64]:
        """The actions of this kind at a set of spaces, ascending."""
        options: list[i64] = []
        self.add(options, spaces)
        return options

    def add(self, options: list[i64], spaces: i64) -> None:
        """Append the actions of a set of spaces to other options."""
        columns = self.columns
        at: i64 = 0
        while spaces != 0:
            rows = spaces & COLUMN
            if rows != 0:
                options.extend(columns[at + rows])
            spaces >>= ROWS
            at += COLUMN + 1


class Actions:
    """The action space of one edition."""

    def __init__(self, content: RealmsContent) -> None:
        space = KINDS.space(content)
        kinds = space.kinds
        self.space: Final = space
        self.bids: Final = kinds[BID].run()
        self.cards: Final = kinds[CARD].run()
        self.moves: Final = Places(kinds[MOVE])
        self.recruit: Final[i64] = kinds[RECRUIT].of()
        self.free: Final[i64] = kinds[FREE].of()
        self.forts: Final = Places(kinds[FORT])
        self.builds: Final = kinds[BUILD].run()
        self.draws: Final = kinds[DRAW].run()
        self.raids: Final = Places(kinds[RAID])
        self.trolls: Final = Places(kinds[TROLL])
        self._fight: Final = kinds[FIGHT]
        self.plays: Final = kinds[PLAY].run()
        self.trades: Final = kinds[TRADE].run()
        self.swaps: Final = kinds[SWAP].run()
        self.cache: Final[i64] = kinds[CACHE].of()
        self.collect: Final[i64] = kinds[COLLECT].of()
        self._group: Final = kinds[GROUP]
        self.tos: Final = Places(kinds[TO])
        self.ons: Final = Places(kinds[ON])
        self.waives: Final = kinds[WAIVE].run()
        self.markers: Final = Places(kinds[MARKER])
        self.return_: Final[i64] = kinds[RETURN].of()
        self.stay: Final[i64] = kinds[STAY].of()
        self.scouts: Final = Places(kinds[SCOUT])
        self.soldiers: Final = Places(kinds[SOLDIER])
        self.exchange: Final[i64] = kinds[EXCHANGE].of()
        self.attacks: Final = kinds[ATTACK].run()
        self.flies: Final = Places(kinds[FLY])
        self.land: Final[i64] = kinds[LAND].of()
        self.froms: Final = Places(kinds[FROM])
        self._at: Final = kinds[AT]
        self._remove: Final = kinds[REMOVE]
        self.gives: Final = kinds[GIVE].run()
        self.gains: Final = kinds[GAIN].run()
        self.robs: Final = kinds[ROB].run()
        self.now: Final[i64] = kinds[NOW].of()
        self.keep: Final[i64] = kinds[KEEP].of()
        self.stop: Final[i64] = kinds[STOP].of()
        self.end: Final[i64] = kinds[END].of()
        self.most_soldiers: Final[i64] = content.soldiers
        self.groups: Final = self.made_groups(content.scouts, content.soldiers)

    def made_groups(self, scouts: i64, soldiers: i64) -> list[list[i64]]:
        """The `group` actions of every number of scouts and soldiers, made once."""
        return [
            self.groups_of(some, others, some + others)
            for some in range(scouts + 1)
            for others in range(soldiers + 1)
        ]

    def fight(self, space: i64, seat: i64) -> i64:
        """The action that fights an opponent on a space."""
        return self._fight.of(space, seat)

    def at(self, space: i64, seat: i64) -> i64:
        """S-17.4  The action that names the target of a card: an opponent on a space."""
        return self._at.of(space, seat)

    def group(self, scouts: i64, soldiers: i64) -> i64:
        """The action that takes so many scouts and soldiers along."""
        return self._group.of(scouts, soldiers)

    def groups_of(self, scouts: i64, soldiers: i64, most: i64) -> list[i64]:
        """The `group` actions of at least one and at most so many units."""
        return [
            self.group(some, others)
            for some in range(scouts + 1)
            for others in range(soldiers + 1)
            if 0 < some + others <= most
        ]

    def all_groups(self, scouts: i64, soldiers: i64) -> list[i64]:
        """S-5.1  The `group` actions of at least one unit, looked up."""
        return self.groups[scouts * (self.most_soldiers + 1) + soldiers]

    def remove(self, seat: i64, what: i64) -> i64:
        """The action that removes a unit of a seat."""
        return self._remove.of(seat, what)

    def kind_of(self, action: i64) -> i64:
        """The kind of an action by its number: a Recruit, a Move, a Build, a fight."""
        return self.space.kind[action]

    def part_of(self, action: i64) -> i64:
        """The space, card, realm, resource or number that an action names first."""
        return self.space.a[action]

    def second_of(self, action: i64) -> i64:
        """The opponent of a fight, the soldiers of a group, what is removed."""
        return self.space.b[action]
