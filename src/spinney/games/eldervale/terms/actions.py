"""The kinds of action, one entry each, and the actions of an edition: made and read here alone (E-21.1).

Kinds are declared in the order in which they stand in menus, so that options ascend as they are put together.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from spinney.engine.actions import ActionSpace, Kind
from spinney.engine.terms.actions import Kinds
from spinney.games.eldervale.terms import fields

if TYPE_CHECKING:
    from spinney.games.eldervale.content.edition import EditionContent

KINDS: Final = Kinds("eldervale")

PLACE: Final = 0
KINDS.add(PLACE, "place", "E-4.3", "Place {a}", a=fields.A_UNIT, heading="Place a Unit")
REGROUP: Final = 1
KINDS.add(REGROUP, "regroup", "E-4.2", heading="Regroup instead of placing")
TAKE: Final = 2
KINDS.add(
    TAKE,
    "take",
    "E-10.1",
    "Take back the {a} from {b}",
    a=fields.UNIT,
    b=fields.PLACE,
    heading="Take back a Unit",
)
USE: Final = 3
KINDS.add(USE, "use", "E-6.0", heading="The Realm's action")
CONSULT: Final = 4
KINDS.add(
    CONSULT, "consult", "E-6.7", "Consult the Oracle: draw a Magic Card", heading="The Oracle: a Magic Card"
)
TRADE: Final = 5
KINDS.add(
    TRADE, "trade", "E-6.7", "Consult the Oracle: buy a market card", heading="The Oracle: a market card"
)
PLAY: Final = 6
KINDS.add(PLAY, "play", "E-9.3", a=fields.MAGIC, heading="Play a Magic Card")
CASH: Final = 7
KINDS.add(CASH, "cash", "E-9.1", "Discard a Treasure Token for what it shows", heading="Cash in Treasure")
SLOT: Final = 8
KINDS.add(SLOT, "slot", "E-9.2", "Slot a Treasure Token on a card", heading="Slot Treasure")
SHIFT: Final = 9
KINDS.add(SHIFT, "shift", "E-14.5", a=fields.HOST, heading="Move an Aura")
ORB: Final = 10
KINDS.add(ORB, "orb", "E-9.4", "{a}", a=fields.ORB_USE, heading="Spend an Orb")
HIRE: Final = 11
KINDS.add(HIRE, "hire", "E-9.5", a=fields.MERCENARY, heading="Hire a Mercenary")
RESTORE: Final = 12
KINDS.add(RESTORE, "restore", "E-9.6", "Restore the Tactics Token", heading="Restore tactics")
TO: Final = 13
KINDS.add(TO, "to", "E-5.3", a=fields.TILE, heading="Choose a Realm")
HEX: Final = 14
KINDS.add(HEX, "hex", "E-6.5", a=fields.HEX, heading="Lay the new Realm")
STACK: Final = 15
KINDS.add(STACK, "stack", "E-6.1", a=fields.STACK, heading="Choose a stack")
BUY: Final = 16
KINDS.add(BUY, "buy", "E-6.5", a=fields.ELEMENT, heading="Buy a card")
BURN: Final = 17
KINDS.add(BURN, "burn", "E-6.5", a=fields.ELEMENT, heading="Burn a card")
DO: Final = 18
KINDS.add(DO, "do", "E-10.2", a=fields.ACTION, heading="Use an action space")
READY: Final = 19
KINDS.add(READY, "ready", "E-10.1", "To the Ready Area", heading="No action")
TOKEN: Final = 20
KINDS.add(TOKEN, "token", "E-9.1", "{a}", a=fields.TREASURE, heading="Choose a Treasure Token")
HOST: Final = 21
KINDS.add(HOST, "host", "E-9.4", "On {a}", a=fields.HOST, heading="Choose a card of your tableau")
INTO: Final = 22
KINDS.add(INTO, "into", "E-9.2", "Slot {a}", a=fields.SLOT, heading="Choose a Slot")
SPACE: Final = 23
KINDS.add(SPACE, "space", "E-9.4", "Reward {a}", a=fields.ORB_REWARD, heading="Choose an Orb reward")
ELEMENT: Final = 24
KINDS.add(ELEMENT, "element", "E-13.5", "{a}", a=fields.ELEMENT, heading="Gain Power in an Element")
GAIN: Final = 25
KINDS.add(GAIN, "gain", "E-7.32", "Gain {a}", a=fields.PLAIN_TOKEN, heading="Gain a token of your choice")
LESS: Final = 26
KINDS.add(
    LESS, "less", "E-12.5", "Do not pay the {a}", a=fields.SYMBOL, heading="Choose what you need not pay"
)
PAY: Final = 27
KINDS.add(PAY, "pay", "E-12.1", "Pay with {a}", a=fields.TOKEN, heading="Pay with a token")
HAND_OVER: Final = 28
KINDS.add(HAND_OVER, "hand-over", "E-12.2", "Pay with {a}", a=fields.MAGIC, heading="Pay with a Magic Card")
DISCARD: Final = 29
KINDS.add(DISCARD, "discard", "E-6.2", "Discard {a}", a=fields.MAGIC, heading="Discard a Magic Card")
SUMMON: Final = 30
KINDS.add(SUMMON, "summon", "E-6.6", a=fields.FACTION_UNIT, heading="Summon a Unit")
RESCUE: Final = 31
KINDS.add(
    RESCUE, "rescue", "E-10.11", "Rescue a {a}", a=fields.OWN_UNIT, heading="Rescue from the Underworld"
)
SAVE: Final = 32
KINDS.add(SAVE, "save", "E-7.31", "Save {a}", a=fields.A_UNIT, heading="Save a Unit from the Underworld")
MOVE: Final = 33
KINDS.add(MOVE, "move", "E-4.8", "Move the {a} from {b}", a=fields.UNIT, b=fields.TILE, heading="Move a Unit")
NAME: Final = 34
KINDS.add(NAME, "name", "E-16.5", "As a {a}", a=fields.SHAPE, heading="Name a type for the Shapeshifter")
MONSTER: Final = 35
KINDS.add(MONSTER, "monster", "E-7.3", "{a}", a=fields.MONSTER, heading="Choose a Monster")
JOIN: Final = 36
KINDS.add(JOIN, "join", "E-7.11", a=fields.UNIT, b=fields.TILE, heading="Join the battle")
SUPPORT: Final = 37
KINDS.add(SUPPORT, "support", "E-7.29", a=fields.FACTION_UNIT, b=fields.TILE, heading="Support from afar")
SPEND: Final = 38
KINDS.add(SPEND, "spend", "E-7.14", a=fields.DIE_PRICE, heading="Spend for a die")
AGAINST: Final = 39
KINDS.add(AGAINST, "against", "E-7.28", "{a}", a=fields.RIVAL, heading="Choose whom it weakens")
BY: Final = 40
KINDS.add(BY, "by", "E-7.17", "Reroll by {a}", a=fields.REROLLER, heading="Reroll by a card or a Unit")
REROLL: Final = 41
KINDS.add(REROLL, "reroll", "E-7.30", a=fields.REROLLED, heading="How many dice to roll again")
TACTICS: Final = 42
KINDS.add(TACTICS, "tactics", "E-16.4", "Exhaust the Tactics Token: no battle", heading="Avoid the battle")
GLORY: Final = 43
KINDS.add(GLORY, "glory", "E-7.20", "Advance 1 on the Glory Track", heading="Reward: Glory")
POWER: Final = 44
KINDS.add(POWER, "power", "E-7.20", heading="Reward: Power")
CHARGE: Final = 45
KINDS.add(CHARGE, "charge", "E-16.9", "Charge: the Minotaur joins", heading="The Minotaur")
STAY: Final = 46
KINDS.add(STAY, "stay", "E-16.9", "The Minotaur stays", heading="Stay away")
DECLINE: Final = 47
KINDS.add(DECLINE, "decline", "E-6.0", heading="Or not")
ON: Final = 48
KINDS.add(ON, "on", "E-4.6", "Go on with the turn", heading="Go on")
THROUGH: Final = 49
KINDS.add(
    THROUGH,
    "through",
    "E-4.6",
    "Go on to the end of the turn, with no more Free Actions",
    heading="Go on to the end of the turn",
)
DONE: Final = 50
KINDS.add(DONE, "done", "E-7.29", "Done", heading="That is all")
PASS: Final = 51
KINDS.add(PASS, "pass", "E-7.26", heading="Pass")
REST: Final = 52
KINDS.add(
    REST, "rest", "E-21.6", "Pass, and do not ask me for cards until my turn", heading="Pass until your turn"
)
LEAD: Final = 53
KINDS.add(LEAD, "lead", "E-3.18", a=fields.ELEMENT, b=fields.BOARD_SIDE, heading="Choose a faction")
FURTHER: Final = 54
KINDS.add(FURTHER, "further", "E-3.19", a=fields.ELEMENT, heading="Name a further Element")

PLAIN_SIDE: Final = 2  # what `lead` names without unit abilities; 0 and 1 are the sides of a board
WITH_SWORD: Final = 0  # what `spend` names
WITH_GOLD: Final = 1


class Actions:
    """The action space of one edition: lists of actions by what they name, made once."""

    def __init__(self, content: EditionContent) -> None:
        space = KINDS.space(content)
        self.space: Final[ActionSpace] = space
        self.cards: Final[i64] = len(content.adventures)  # a Starter action is this and its number
        self.places: Final[list[i64]] = space.kinds[PLACE].run()
        self.regroup: Final[i64] = space.kinds[REGROUP].of()
        self.take: Final[Kind] = space.kinds[TAKE]
        self.use: Final[i64] = space.kinds[USE].of()
        self.consult: Final[i64] = space.kinds[CONSULT].of()
        self.trade: Final[i64] = space.kinds[TRADE].of()
        self.plays: Final[list[i64]] = space.kinds[PLAY].run()
        self.cash: Final[i64] = space.kinds[CASH].of()
        self.slot: Final[i64] = space.kinds[SLOT].of()
        self.shifts: Final[list[i64]] = space.kinds[SHIFT].run()
        self.orbs: Final[list[i64]] = space.kinds[ORB].run()
        self.hires: Final[list[i64]] = space.kinds[HIRE].run()
        self.restore: Final[i64] = space.kinds[RESTORE].of()
        self.to: Final[list[i64]] = space.kinds[TO].run()
        self.hexes: Final[list[i64]] = space.kinds[HEX].run()
        self.decline: Final[i64] = space.kinds[DECLINE].of()
        self.on: Final[i64] = space.kinds[ON].of()
        self.through: Final[i64] = space.kinds[THROUGH].of()
        self.done: Final[i64] = space.kinds[DONE].of()
        self.pass_: Final[i64] = space.kinds[PASS].of()
        self.rest: Final[i64] = space.kinds[REST].of()
        self.lead: Final[Kind] = space.kinds[LEAD]
        self.furthers: Final[list[i64]] = space.kinds[FURTHER].run()
        self.list_pieces()
        self.list_resources()
        self.list_battles()

    def list_pieces(self) -> None:
        """Number the actions with stacks, market cards, the tableau, tokens, hosts, Orb spaces, Elements."""
        space = self.space
        self.stacks: list[i64] = space.kinds[STACK].run()
        self.buys: list[i64] = space.kinds[BUY].run()
        self.burns: list[i64] = space.kinds[BURN].run()
        self.does: list[i64] = space.kinds[DO].run()
        self.ready: i64 = space.kinds[READY].of()
        self.tokens: list[i64] = space.kinds[TOKEN].run()
        self.hosts: list[i64] = space.kinds[HOST].run()
        self.into: list[i64] = space.kinds[INTO].run()
        self.spaces: list[i64] = space.kinds[SPACE].run()
        self.elements: list[i64] = space.kinds[ELEMENT].run()

    def list_resources(self) -> None:
        """Number the actions of gaining and paying tokens, and of handing over and discarding Magic Cards."""
        space = self.space
        self.gains: list[i64] = space.kinds[GAIN].run()
        self.less: list[i64] = space.kinds[LESS].run()
        self.pays: list[i64] = space.kinds[PAY].run()
        self.hands: list[i64] = space.kinds[HAND_OVER].run()
        self.discards: list[i64] = space.kinds[DISCARD].run()

    def list_battles(self) -> None:
        """Number the actions with Units that come, go and fight."""
        space = self.space
        self.summons: list[i64] = space.kinds[SUMMON].run()
        self.rescues: list[i64] = space.kinds[RESCUE].run()
        self.saves: list[i64] = space.kinds[SAVE].run()
        self.move: Kind = space.kinds[MOVE]
        self.names: list[i64] = space.kinds[NAME].run()
        self.monsters: list[i64] = space.kinds[MONSTER].run()
        self.join: Kind = space.kinds[JOIN]
        self.support: Kind = space.kinds[SUPPORT]
        self.spends: list[i64] = space.kinds[SPEND].run()
        self.against: list[i64] = space.kinds[AGAINST].run()
        self.by: list[i64] = space.kinds[BY].run()
        self.rerolls: list[i64] = space.kinds[REROLL].run()
        self.tactics: i64 = space.kinds[TACTICS].of()
        self.glory: i64 = space.kinds[GLORY].of()
        self.power: i64 = space.kinds[POWER].of()
        self.charge: i64 = space.kinds[CHARGE].of()
        self.stay: i64 = space.kinds[STAY].of()

    def kind_of(self, action: i64) -> i64:
        """Which kind of action it is: `PLACE`, `REGROUP`, ..."""
        return self.space.kind[action]

    def part_of(self, action: i64) -> i64:
        """The Unit kind, tile, card, Element, resource or number that an action names."""
        return self.space.a[action]

    def tile_of(self, action: i64) -> i64:
        """The tile that an action names after a Unit kind; the side that it names after an Element."""
        return self.space.b[action]

    def retrieval(self, kind: i64, place: i64) -> i64:
        """E-21.2  The action that takes a Unit back from its tile, or from the pool."""
        return self.take.of(kind, place)

    def moving(self, kind: i64, tile: i64) -> i64:
        """The action that moves a Unit away from a tile."""
        return self.move.of(kind, tile)

    def joining(self, kind: i64, tile: i64) -> i64:
        """The action by which a Unit on a tile joins a battle."""
        return self.join.of(kind, tile)

    def supporting(self, kind: i64, tile: i64) -> i64:
        """The action by which a Unit on a tile supports a battle from there."""
        return self.support.of(kind, tile)
