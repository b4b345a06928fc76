"""The actions of an edition: made and read here and nowhere else.

Kinds are declared in the order in which they stand in menus, so that options ascend as they are put together.
A space is named by its board from the left, its column and its row: `2c3`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.engine.actions import ActionSpace, Kind, numbered
from spinney.games.shifting_realms.goods import KINDS, RESOURCES
from spinney.games.shifting_realms.land import BOARD, ROWS, SPACES
from spinney.games.shifting_realms.units import WHAT

BID: Final = 0  # the kinds, in the order of their declaration
CARD: Final = 1
MOVE: Final = 2
RECRUIT: Final = 3
FREE: Final = 4
FORT: Final = 5
BUILD: Final = 6
DRAW: Final = 7
RAID: Final = 8
TROLL: Final = 9
FIGHT: Final = 10
PLAY: Final = 11
TRADE: Final = 12
SWAP: Final = 13
CACHE: Final = 14
COLLECT: Final = 15
GROUP: Final = 16
TO: Final = 17
ON: Final = 18
WAIVE: Final = 19
MARKER: Final = 20
RETURN: Final = 21
STAY: Final = 22
SCOUT: Final = 23
SOLDIER: Final = 24
EXCHANGE: Final = 25
ATTACK: Final = 26
FLY: Final = 27
LAND: Final = 28
FROM: Final = 29
AT: Final = 30
REMOVE: Final = 31
GIVE: Final = 32
GAIN: Final = 33
ROB: Final = 34
NOW: Final = 35
KEEP: Final = 36
STOP: Final = 37
END: Final = 38

COLOURS: Final = ("black", "green", "red", "blue")  # the factions, by seat
COLUMN_NAMES: Final = "abcde"
COLUMN: Final = 15  # the spaces of one column, as a mask


def cell_name(space: i64) -> str:
    """A space on its own board: c2."""
    return f"{COLUMN_NAMES[space % BOARD // ROWS]}{space % ROWS + 1}"


def space_word(space: i64) -> str:
    return f"{space // BOARD + 1}{cell_name(space)}"


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
        return self.first + space

    def on(self, spaces: i64) -> list[i64]:
        options: list[i64] = []
        self.add(options, spaces)
        return options

    def add(self, options: list[i64], spaces: i64) -> None:
        """Put the actions of a set of spaces behind other options."""
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

    def __init__(
        self, realms: list[str], kinds: list[str], cards: list[str], gold: i64, scouts: i64, soldiers: i64
    ) -> None:
        space = ActionSpace("shifting_realms")
        spaces = [space_word(at) for at in range(SPACES)]
        self.space: Final = space
        self.bids: Final = run(space.add("bid", numbered(gold + 1)))
        self.cards: Final = run(space.add("card", numbered(len(COLOURS), 1)))
        self.moves: Final = Places(space.add("move", spaces))
        self.recruit: Final[i64] = space.add("recruit").of()
        self.free: Final[i64] = space.add("free").of()
        self.forts: Final = Places(space.add("fort", spaces))
        self.builds: Final = run(space.add("build", kinds))
        self.draws: Final = run(space.add("draw", realms))
        self.raids: Final = Places(space.add("raid", spaces))
        self.trolls: Final = Places(space.add("troll", spaces))
        self._fight: Final = space.add("fight", spaces, COLOURS)
        self.plays: Final = run(space.add("play", cards))
        self.trades: Final = run(space.add("trade", RESOURCES[:3]))
        self.swaps: Final = run(space.add("swap", RESOURCES))
        self.cache: Final[i64] = space.add("cache").of()
        self.collect: Final[i64] = space.add("collect").of()
        self._group: Final = space.add("group", numbered(scouts + 1), numbered(soldiers + 1))
        self.tos: Final = Places(space.add("to", spaces))
        self.ons: Final = Places(space.add("on", spaces))
        self.waives: Final = run(space.add("waive", RESOURCES))
        self.markers: Final = Places(space.add("marker", spaces))
        self.return_: Final[i64] = space.add("return").of()
        self.stay: Final[i64] = space.add("stay").of()
        self.scouts: Final = Places(space.add("scout", spaces))
        self.soldiers: Final = Places(space.add("soldier", spaces))
        self.exchange: Final[i64] = space.add("exchange").of()
        self.attacks: Final = run(space.add("attack", numbered(soldiers, 1)))
        self.flies: Final = Places(space.add("fly", spaces))
        self.land: Final[i64] = space.add("land").of()
        self.froms: Final = Places(space.add("from", spaces))
        self._at: Final = space.add("at", spaces, COLOURS)
        self._remove: Final = space.add("remove", COLOURS, WHAT)
        self.gives: Final = run(space.add("give", RESOURCES))
        self.gains: Final = run(space.add("gain", RESOURCES))
        self.robs: Final = run(space.add("rob", COLOURS))
        self.now: Final[i64] = space.add("now").of()
        self.keep: Final[i64] = space.add("keep").of()
        self.stop: Final[i64] = space.add("stop").of()
        self.end: Final[i64] = space.add("end").of()
        self.gain_any: Final = self.gains[:KINDS]
        self.groups: Final = self.made_groups(scouts, soldiers)
        self.most_soldiers: Final[i64] = soldiers

    def made_groups(self, scouts: i64, soldiers: i64) -> list[list[i64]]:
        """The options of every number of scouts and soldiers."""
        return [
            self.groups_of(some, others, some + others)
            for some in range(scouts + 1)
            for others in range(soldiers + 1)
        ]

    def fight(self, space: i64, seat: i64) -> i64:
        return self._fight.of(space, seat)

    def at(self, space: i64, seat: i64) -> i64:
        """S-17.4  The target of a card: an opponent on a space."""
        return self._at.of(space, seat)

    def group(self, scouts: i64, soldiers: i64) -> i64:
        return self._group.of(scouts, soldiers)

    def groups_of(self, scouts: i64, soldiers: i64, most: i64) -> list[i64]:
        """Every group of at least one and at most so many units."""
        return [
            self.group(some, others)
            for some in range(scouts + 1)
            for others in range(soldiers + 1)
            if 0 < some + others <= most
        ]

    def all_groups(self, scouts: i64, soldiers: i64) -> list[i64]:
        """S-5.1  Every group of at least one."""
        return self.groups[scouts * (self.most_soldiers + 1) + soldiers]

    def remove(self, seat: i64, what: i64) -> i64:
        return self._remove.of(seat, what)

    def kind_of(self, action: i64) -> i64:
        return self.space.kind[action]

    def part_of(self, action: i64) -> i64:
        """The space, card, realm, resource or number that an action names first."""
        return self.space.a[action]

    def second_of(self, action: i64) -> i64:
        """The opponent of a fight, the soldiers of a group, what is removed."""
        return self.space.b[action]


def run(kind: Kind) -> list[i64]:
    """All actions of a kind with one part, made once."""
    return [kind.of(part) for part in range(len(kind.parts[0]))]
