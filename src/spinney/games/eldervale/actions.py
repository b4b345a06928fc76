"""The actions of an edition: made and read here and nowhere else (E-21.1).

Kinds are declared in the order in which they stand in menus, so that options ascend as they are put together.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.engine.actions import ActionSpace, Kind, numbered
from spinney.games.eldervale.atoms import (
    ELEMENTS,
    FACTION_KINDS,
    MOST_SEATS,
    RESOURCES,
    STARTER_ACTIONS,
    TOKEN_KINDS,
    UNITS,
)
from spinney.games.eldervale.hexes import WORDS

PLACE: Final = 0  # the kinds, in the order of their declaration
REGROUP: Final = 1
TAKE: Final = 2
USE: Final = 3
CONSULT: Final = 4
TRADE: Final = 5
PLAY: Final = 6
CASH: Final = 7
SLOT: Final = 8
SHIFT: Final = 9
ORB: Final = 10
HIRE: Final = 11
RESTORE: Final = 12
TO: Final = 13
HEX: Final = 14
STACK: Final = 15
BUY: Final = 16
BURN: Final = 17
DO: Final = 18
READY: Final = 19
TOKEN: Final = 20
HOST: Final = 21
INTO: Final = 22
SPACE: Final = 23
ELEMENT: Final = 24
GAIN: Final = 25
LESS: Final = 26
PAY: Final = 27
HAND_OVER: Final = 28
DISCARD: Final = 29
SUMMON: Final = 30
RESCUE: Final = 31
SAVE: Final = 32
MOVE: Final = 33
NAME: Final = 34
MONSTER: Final = 35
JOIN: Final = 36
SUPPORT: Final = 37
SWORD: Final = 38
AGAINST: Final = 39
BY: Final = 40
REROLL: Final = 41
TACTICS: Final = 42
GLORY: Final = 43
POWER: Final = 44
CHARGE: Final = 45
STAY: Final = 46
DECLINE: Final = 47
ON: Final = 48
THROUGH: Final = 49
DONE: Final = 50
PASS: Final = 51
REST: Final = 52

ORB_TRACK: Final = 0  # the four ways of E-9.4
ORB_INPUT: Final = 1
ORB_ICON: Final = 2
ORB_HIRE: Final = 3
ORB_USES: Final = ("track", "input", "icon", "hire")
POOL: Final = 32  # the place of a Unit in the retrieval pool, after the tiles
WITH_SWORD: Final = 0  # what `spend` names
WITH_GOLD: Final = 1


class Actions:
    """The action space of one edition."""

    def __init__(
        self, tiles: list[str], cards: list[str], tokens: list[str], magic: list[str], monsters: list[str]
    ) -> None:
        space = ActionSpace("eldervale")
        units = [*UNITS, *monsters]
        self.space: Final = space
        self.cards: Final[i64] = len(cards)  # a Starter action is this and its number
        self.places: Final = run(space.add("place", units))
        self.regroup: Final[i64] = space.add("regroup").of()
        self.take: Final = space.add("take", units, [*tiles, "pool"])
        self.use: Final[i64] = space.add("use").of()
        self.consult: Final[i64] = space.add("consult").of()
        self.trade: Final[i64] = space.add("trade").of()
        self.plays: Final = run(space.add("play", magic))
        self.cash: Final[i64] = space.add("cash").of()
        self.slot: Final[i64] = space.add("slot").of()
        self.shifts: Final = run(space.add("shift", [*cards, "starter"]))
        self.orbs: Final = run(space.add("orb", ORB_USES))
        self.hires: Final = run(space.add("hire", UNITS[FACTION_KINDS:]))
        self.restore: Final[i64] = space.add("restore").of()
        self.to: Final = run(space.add("to", tiles))
        self.hexes: Final = run(space.add("hex", WORDS))
        self.stacks: Final = run(space.add("stack", numbered(2, 1)))
        self.buys: Final = run(space.add("buy", ELEMENTS))
        self.burns: Final = run(space.add("burn", ELEMENTS))
        self.does: Final = run(space.add("do", [*cards, *STARTER_ACTIONS]))
        self.ready: Final[i64] = space.add("ready").of()
        self.tokens: Final = run(space.add("token", tokens))
        self.hosts: Final = run(space.add("host", [*cards, "starter"]))
        self.into: Final = run(space.add("into", numbered(3, 1)))
        self.spaces: Final = run(space.add("space", numbered(9, 1)))
        self.elements: Final = run(space.add("element", ELEMENTS))
        self.gains: Final = run(space.add("gain", RESOURCES[: TOKEN_KINDS - 1]))
        self.less: Final = run(space.add("less", [*RESOURCES[:TOKEN_KINDS], "any"]))
        self.pays: Final = run(space.add("pay", RESOURCES[:TOKEN_KINDS]))
        self.hands: Final = run(space.add("hand-over", magic))
        self.discards: Final = run(space.add("discard", magic))
        self.summons: Final = run(space.add("summon", UNITS[:FACTION_KINDS]))
        self.rescues: Final = run(space.add("rescue", UNITS))
        self.saves: Final = run(space.add("save", units))
        self.move: Final = space.add("move", units, tiles)
        self.names: Final = run(space.add("name", UNITS[1:FACTION_KINDS]))
        self.monsters: Final = run(space.add("monster", monsters))
        self.join: Final = space.add("join", units, tiles)
        self.support: Final = space.add("support", UNITS[:FACTION_KINDS], tiles)
        self.spends: Final = run(space.add("spend", ("sword", "gold")))
        self.against: Final = run(space.add("against", [*numbered(MOST_SEATS, 1), "monster"]))
        self.by: Final = run(space.add("by", [*cards, *UNITS[:FACTION_KINDS]]))
        self.rerolls: Final = run(space.add("reroll", numbered(7)))
        self.tactics: Final[i64] = space.add("tactics").of()
        self.glory: Final[i64] = space.add("glory").of()
        self.power: Final[i64] = space.add("power").of()
        self.charge: Final[i64] = space.add("charge").of()
        self.stay: Final[i64] = space.add("stay").of()
        self.decline: Final[i64] = space.add("decline").of()
        self.on: Final[i64] = space.add("on").of()
        self.through: Final[i64] = space.add("through").of()
        self.done: Final[i64] = space.add("done").of()
        self.pass_: Final[i64] = space.add("pass").of()
        self.rest: Final[i64] = space.add("rest").of()

    def kind_of(self, action: i64) -> i64:
        return self.space.kind[action]

    def part_of(self, action: i64) -> i64:
        """The Unit kind, tile, card, Element, resource or number that an action names."""
        return self.space.a[action]

    def tile_of(self, action: i64) -> i64:
        """The tile that an action names after a Unit kind."""
        return self.space.b[action]

    def retrieval(self, kind: i64, place: i64) -> i64:
        """E-21.2  A Unit kind with its tile, or with the pool."""
        return self.take.of(kind, place)

    def moving(self, kind: i64, tile: i64) -> i64:
        return self.move.of(kind, tile)

    def joining(self, kind: i64, tile: i64) -> i64:
        return self.join.of(kind, tile)

    def supporting(self, kind: i64, tile: i64) -> i64:
        return self.support.of(kind, tile)


def run(kind: Kind) -> list[i64]:
    """All actions of a kind with one part, made once."""
    return [kind.of(part) for part in range(len(kind.parts[0]))]
