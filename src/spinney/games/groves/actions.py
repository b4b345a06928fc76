"""The actions of an edition: made and read here and nowhere else."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.engine.actions import ActionSpace, Kind, numbered
from spinney.games.groves.cards import (
    COLOURS,
    ELEMENT_NAMES,
    RESOURCE_GROVE,
    SEATS,
    SPIRITS,
    STARTS,
    Grove,
    Summoning,
)

AREA_WORDS: Final = ("tree-groves", "tree-bonus", "tree-portal")
GROVES_AREA: Final = 0
BONUS_AREA: Final = 1
PORTAL_AREA: Final = 2
AREAS: Final = 3

PLACE: Final = 0  # the kinds, in the order of their declaration
CHOOSE: Final = 1
COLLECT: Final = 2
LEAVE: Final = 3
GAIN: Final = 4
PAY: Final = 5
FIRST: Final = 6
SECOND: Final = 7
SWAP: Final = 8
REFUSE: Final = 9
SPIRIT: Final = 10
SEND: Final = 11
BUY: Final = 12
PASS: Final = 13
KEEP: Final = 14
PORTAL: Final = 15
SETTLE: Final = 16
RECALL: Final = 17
SPAWN: Final = 18
BANISH: Final = 19
REPEL: Final = 20
FINISH: Final = 21

LEFT: Final = 0
RIGHT: Final = 1


class Actions:
    """The action space of one edition. A target is a Tree area (0-2), or 3 and the number of a tile."""

    def __init__(self, tiles: list[Grove], cards: list[Summoning], slots: i64) -> None:
        space = ActionSpace("groves")
        resources = [tile.id for tile in tiles[RESOURCE_GROVE:STARTS]]
        self.space: Final = space
        self.targets: Final[i64] = AREAS + len(tiles)
        self.tile_words: Final = tile_words(tiles)
        self._place: Final = space.add("place", SPIRITS, [*AREA_WORDS, *self.tile_words])
        self._choose: Final = space.add("choose", resources)
        self.collect: Final[i64] = space.add("collect").of()
        self.leave: Final[i64] = space.add("leave").of()
        self._gain: Final = space.add("gain", ELEMENT_NAMES)
        self._pay: Final = space.add("pay", ELEMENT_NAMES)
        self.first: Final[i64] = space.add("first").of()
        self.second: Final[i64] = space.add("second").of()
        self.swap: Final[i64] = space.add("swap").of()
        self.refuse: Final[i64] = space.add("refuse").of()
        self._spirit: Final = space.add("spirit", ("white", *COLOURS))
        self._send: Final = space.add("send", ("white", *COLOURS))
        self._buy: Final = space.add("buy", numbered(slots, 1))
        self.pass_: Final[i64] = space.add("pass").of()
        self._keep: Final = space.add("keep", [card.id for card in cards])
        self._portal: Final = space.add("portal", ("left", "right"))
        self.settle: Final[i64] = space.add("settle").of()
        self.recall: Final[i64] = space.add("recall").of()
        self.spawn: Final[i64] = space.add("spawn").of()
        self.banish: Final[i64] = space.add("banish").of()
        self.repel: Final[i64] = space.add("repel").of()
        self.finish: Final[i64] = space.add("finish").of()
        self.places: Final[list[list[i64]]] = runs(self._place)
        self.gains: Final[list[i64]] = run(self._gain)
        self.pays: Final[list[i64]] = run(self._pay)
        self.spirits: Final[list[i64]] = run(self._spirit)
        self.sends: Final[list[i64]] = run(self._send)

    def place(self, spirit: i64, target: i64) -> i64:
        return self._place.of(spirit, target)

    def choose(self, colour: i64) -> i64:
        """G-2.8  The resource grove of a colour (1 to 4)."""
        return self._choose.of(colour - 1)

    def buy(self, slot: i64) -> i64:
        """G-9.1  A slot is numbered from 0 here and from 1 in words."""
        return self._buy.of(slot)

    def keep(self, card: i64) -> i64:
        return self._keep.of(card)

    def portal(self, side: i64) -> i64:
        return self._portal.of(side)

    def kind_of(self, action: i64) -> i64:
        return self.space.kind[action]

    def part_of(self, action: i64) -> i64:
        """The spirit, element, slot, card or side that an action names; the colour of `choose`, less one."""
        return self.space.a[action]

    def target_of(self, action: i64) -> i64:
        return self.space.b[action]


def run(kind: Kind) -> list[i64]:
    """All actions of a kind with one part, made once."""
    return [kind.of(part) for part in range(len(kind.parts[0]))]


def runs(kind: Kind) -> list[list[i64]]:
    """All actions of a kind with two parts, by the first."""
    return [[kind.of(a, b) for b in range(len(kind.parts[1]))] for a in range(len(kind.parts[0]))]


def tile_words(tiles: list[Grove]) -> list[str]:
    """A tile's word is its id; tiles that every seat has are numbered by the seat: `ST-CRY-1`."""
    return [f"{tile.id}-{at % SEATS + 1}" if at < 2 * SEATS else tile.id for at, tile in enumerate(tiles)]
