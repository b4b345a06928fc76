"""The actions of an edition: made and read here and nowhere else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from spinney.engine.actions import Kind
from spinney.engine.terms.actions import Kinds
from spinney.games.groves.content.groves import tile_words
from spinney.games.groves.terms import fields

if TYPE_CHECKING:
    from spinney.games.groves.content.edition import GrovesContent

TO_LEFT: Final = 0
TO_RIGHT: Final = 1

KINDS: Final = Kinds("groves")

PLACE: Final = 0
KINDS.add(PLACE, "place", "G-5.1", a=fields.SPIRIT, b=fields.TARGET, heading="Place a spirit")
CHOOSE: Final = 1
KINDS.add(CHOOSE, "choose", "G-2.8", a=fields.RESOURCE, heading="Your resource grove")
COLLECT: Final = 2
KINDS.add(COLLECT, "collect", "G-6.4")
LEAVE: Final = 3
KINDS.add(LEAVE, "leave", "G-6.4")
GAIN: Final = 4
KINDS.add(GAIN, "gain", "G-6.11", a=fields.ELEMENT, heading="An element of your choice")
PAY: Final = 5
KINDS.add(PAY, "pay", "G-6.25", a=fields.ELEMENT, heading="Pay an element")
FIRST: Final = 6
KINDS.add(FIRST, "first", "G-6.17", heading="Take the first")
SECOND: Final = 7
KINDS.add(SECOND, "second", "G-6.17", heading="Or the second")
SWAP: Final = 8
KINDS.add(SWAP, "swap", "G-6.14")
REFUSE: Final = 9
KINDS.add(REFUSE, "refuse", "G-6.14", "Do not swap")
SPIRIT: Final = 10
KINDS.add(SPIRIT, "spirit", "G-6.15", a=fields.TAME, heading="A spirit of your choice")
SEND: Final = 11
KINDS.add(SEND, "send", "G-14.12", a=fields.TAME, heading="A spirit for the wraiths")
BUY: Final = 12
KINDS.add(BUY, "buy", "G-9.1", a=fields.SLOT, heading="Buy a grove")
PASS: Final = 13
KINDS.add(PASS, "pass", "G-9.1", "Buy nothing")
KEEP: Final = 14
KINDS.add(KEEP, "keep", "G-10.1", "Keep {a}", a=fields.CARD, heading="Keep a card")
PORTAL: Final = 15
KINDS.add(PORTAL, "portal", "G-8.3", a=fields.SIDE, heading="Through the portal")
SETTLE: Final = 16
KINDS.add(SETTLE, "settle", "G-14.8")
RECALL: Final = 17
KINDS.add(RECALL, "recall", "G-14.16")
SPAWN: Final = 18
KINDS.add(SPAWN, "spawn", "G-14.17")
BANISH: Final = 19
KINDS.add(BANISH, "banish", "G-14.18")
REPEL: Final = 20
KINDS.add(REPEL, "repel", "G-14.19")
FINISH: Final = 21
KINDS.add(FINISH, "finish", "G-14.26", "Finish the wraith draw")


class Actions:
    """The action space of one edition. A target is a Tree area (0-2), or 3 and the number of a tile."""

    def __init__(self, content: GrovesContent) -> None:
        space = KINDS.space(content)
        kinds = space.kinds
        self.space: Final = space
        self.tile_words: Final = tile_words(content.tiles)
        self._choose: Final[Kind] = kinds[CHOOSE]
        self._buy: Final[Kind] = kinds[BUY]
        self._keep: Final[Kind] = kinds[KEEP]
        self._portal: Final[Kind] = kinds[PORTAL]
        self.places: Final[list[list[i64]]] = runs(kinds[PLACE])
        self.gains: Final[list[i64]] = kinds[GAIN].run()
        self.pays: Final[list[i64]] = kinds[PAY].run()
        self.spirits: Final[list[i64]] = kinds[SPIRIT].run()
        self.sends: Final[list[i64]] = kinds[SEND].run()
        self.collect: Final[i64] = kinds[COLLECT].of()
        self.leave: Final[i64] = kinds[LEAVE].of()
        self.first: Final[i64] = kinds[FIRST].of()
        self.second: Final[i64] = kinds[SECOND].of()
        self.swap: Final[i64] = kinds[SWAP].of()
        self.refuse: Final[i64] = kinds[REFUSE].of()
        self.pass_: Final[i64] = kinds[PASS].of()
        self.settle: Final[i64] = kinds[SETTLE].of()
        self.recall: Final[i64] = kinds[RECALL].of()
        self.spawn: Final[i64] = kinds[SPAWN].of()
        self.banish: Final[i64] = kinds[BANISH].of()
        self.repel: Final[i64] = kinds[REPEL].of()
        self.finish: Final[i64] = kinds[FINISH].of()

    def choose(self, colour: i64) -> i64:
        """G-2.8  The resource grove of a colour (1 to 4)."""
        return self._choose.of(colour - 1)

    def buy(self, slot: i64) -> i64:
        """G-9.1  A slot is numbered from 0 here and from 1 in words."""
        return self._buy.of(slot)

    def keep(self, card: i64) -> i64:
        """G-10.1  Keep this summoning card."""
        return self._keep.of(card)

    def portal(self, side: i64) -> i64:
        """G-8.3  Open the portal to the neighbour on this side."""
        return self._portal.of(side)

    def kind_of(self, action: i64) -> i64:
        """Which kind of action it is, such as PLACE or COLLECT."""
        return self.space.kind[action]

    def part_of(self, action: i64) -> i64:
        """The spirit, element, slot, card or side that an action names; the colour of `choose`, less one."""
        return self.space.a[action]

    def target_of(self, action: i64) -> i64:
        """Where a spirit is placed: an area of the Tree, or 3 and the tile."""
        return self.space.b[action]


def runs(kind: Kind) -> list[list[i64]]:
    """All actions of a kind with two parts, by the first: placements, by their spirit."""
    return [[kind.of(a, b) for b in range(len(kind.parts[1]))] for a in range(len(kind.parts[0]))]
