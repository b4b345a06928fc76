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
        self.add_pieces(tiles, cards, tokens)
        self.add_resources(magic)
        self.add_battles(tiles, cards, monsters)
        self.decline: Final[i64] = space.add("decline").of()
        self.on: Final[i64] = space.add("on").of()
        self.through: Final[i64] = space.add("through").of()
        self.done: Final[i64] = space.add("done").of()
        self.pass_: Final[i64] = space.add("pass").of()
        self.rest: Final[i64] = space.add("rest").of()

    def add_pieces(self, tiles: list[str], cards: list[str], tokens: list[str]) -> None:
        """Stacks, market cards, actions of the tableau, tokens, hosts, Orb spaces, Elements."""
        space = self.space
        self.stacks: list[i64] = run(space.add("stack", numbered(2, 1)))
        self.buys: list[i64] = run(space.add("buy", ELEMENTS))
        self.burns: list[i64] = run(space.add("burn", ELEMENTS))
        self.does: list[i64] = run(space.add("do", [*cards, *STARTER_ACTIONS]))
        self.ready: i64 = space.add("ready").of()
        self.tokens: list[i64] = run(space.add("token", tokens))
        self.hosts: list[i64] = run(space.add("host", [*cards, "starter"]))
        self.into: list[i64] = run(space.add("into", numbered(3, 1)))
        self.spaces: list[i64] = run(space.add("space", numbered(9, 1)))
        self.elements: list[i64] = run(space.add("element", ELEMENTS))

    def add_resources(self, magic: list[str]) -> None:
        """Gains, payments and discards."""
        space = self.space
        self.gains: list[i64] = run(space.add("gain", RESOURCES[: TOKEN_KINDS - 1]))
        self.less: list[i64] = run(space.add("less", [*RESOURCES[:TOKEN_KINDS], "any"]))
        self.pays: list[i64] = run(space.add("pay", RESOURCES[:TOKEN_KINDS]))
        self.hands: list[i64] = run(space.add("hand-over", magic))
        self.discards: list[i64] = run(space.add("discard", magic))

    def add_battles(self, tiles: list[str], cards: list[str], monsters: list[str]) -> None:
        """Units that come, go and fight."""
        space, units = self.space, [*UNITS, *monsters]
        self.summons: list[i64] = run(space.add("summon", UNITS[:FACTION_KINDS]))
        self.rescues: list[i64] = run(space.add("rescue", UNITS))
        self.saves: list[i64] = run(space.add("save", units))
        self.move: Kind = space.add("move", units, tiles)
        self.names: list[i64] = run(space.add("name", UNITS[1:FACTION_KINDS]))
        self.monsters: list[i64] = run(space.add("monster", monsters))
        self.join: Kind = space.add("join", units, tiles)
        self.support: Kind = space.add("support", UNITS[:FACTION_KINDS], tiles)
        self.spends: list[i64] = run(space.add("spend", ("sword", "gold")))
        self.against: list[i64] = run(space.add("against", [*numbered(MOST_SEATS, 1), "monster"]))
        self.by: list[i64] = run(space.add("by", [*cards, *UNITS[:FACTION_KINDS]]))
        self.rerolls: list[i64] = run(space.add("reroll", numbered(7)))
        self.tactics: i64 = space.add("tactics").of()
        self.glory: i64 = space.add("glory").of()
        self.power: i64 = space.add("power").of()
        self.charge: i64 = space.add("charge").of()
        self.stay: i64 = space.add("stay").of()

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
