"""An oracle for Eldervale: the rules once more, as slowly and plainly as the document says them.

Units are objects with a place, everything else is words, counters and lists. What chance decides is read from
`fate`, which whoever drives the game fills; every draw is checked to be possible. A rule that asks yields
with `seat` and `options` set; a choice with one option is made without asking, unless a hand decides it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable
from typing import Any

Flow = Generator[None, str, None]
Asked = Generator[None, str, str]
Did = Generator[None, str, bool]
Data = dict[str, Any]

ELEMENTS = ("air", "earth", "fire", "water", "light", "darkness", "order", "chaos")
LETTERS = {"G": "gem", "P": "potion", "S": "scroll", "T": "tool", "W": "sword", "$": "gold", "*": "any"}
PLAIN = ("gem", "potion", "scroll", "tool", "sword")
TOKENS = (*PLAIN, "gold")
FACTION = ("worker", "warrior", "wizard", "dragon")
RUINS = ("RUIN-TOWER", "RUIN-FORT", "RUIN-MILL", "RUIN-PORTAL", "RUIN-DUN1", "RUIN-DUN2")
STEPS = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))


class Unit:
    """E-2.8  A Unit is in exactly one place: tray, ready, under, pool, card, built, supply, or a tile."""

    def __init__(self, kind: str, place: str) -> None:
        self.kind, self.place = kind, place
        self.came_from = ""  # E-15.4: the Realm that it left in this Regroup


class Player:
    """What lies before a player."""

    def __init__(self, data: Data, element: str, side: str | None) -> None:
        setup = data["setup"]
        self.element = element
        rows = [row for row in data["side"] if (row["element"], row["side"]) == (element, side)]
        self.abilities: dict[str, str] = {kind: rows[0].get(kind, "") for kind in FACTION} if rows else {}
        self.vp = self.orbs = self.slain = 0
        self.glory: int | None = None
        self.tactics = False
        self.tokens = letters(setup["tokens"])
        self.hand: Counter[str] = Counter()
        self.held: Counter[str] = Counter()
        self.power: Counter[str] = Counter({element: 1})
        self.cards: list[str] = []
        self.units = [
            Unit(kind, place)
            for place in ("ready", "tray")
            for kind, n in setup[place].items()
            for _ in range(n)
        ]
        self.dwellings: dict[str, bool] = {}  # tile -> is it a Castle
        self.regrouped = False
        self.resting = False

    def at(self, place: str) -> list[Unit]:
        return [unit for unit in self.units if unit.place == place]

    def ability(self, unit: Unit) -> str:
        return self.abilities.get(unit.kind, "")


class Position:
    """Everything on the table, and what is asked."""

    def __init__(self, data: Data, seats: int) -> None:
        self.data, self.seats = data, seats
        self.tiles: dict[str, Data] = {tile["id"]: tile for tile in data["tile"]}
        self.cards: dict[str, Data] = {card["id"]: card for card in data["adventure"]}
        self.starters = {card["element"]: card for card in data["starter"]}
        self.magic: dict[str, Data] = {card["id"]: card for card in data["magic"]}
        self.beasts: dict[str, Data] = {monster["id"]: monster for monster in data["monster"]}
        self.players: list[Player] = []
        self.elements: set[str] = set()
        self.map: dict[str, tuple[int, int]] = {}
        self.realms: set[str] = set()
        self.stacks: dict[tuple[str, int], tuple[str, int]] = {}  # top token, tokens below
        self.unseen: Counter[str] = Counter()
        self.market: dict[str, str] = {}  # Element -> card, or ""
        self.decks: dict[str, set[str]] = {}
        self.burned: list[str] = []
        self.deck: Counter[str] = Counter({name: card["copies"] for name, card in self.magic.items()})
        self.discard: Counter[str] = Counter()
        self.claimed: Counter[str] = Counter()
        self.track_orbs: set[str] = set()
        self.glory_orbs: set[int] = set(data["tracks"]["glory_orbs"])
        self.orb_track: dict[int, int] = {}
        self.monsters: dict[str, str] = {}  # in play: tile, `bound n`, `tamed n`, `box`
        self.hired: dict[str, int | None] = {}  # Mercenary -> seat
        self.bought: set[str] = set()
        self.shape = ""
        self.troves: set[int] = set(range(len(data["tracks"]["troves"])))
        self.slots: dict[str, list[str]] = {}
        self.orb_inputs: set[str] = set()
        self.orb_icons: set[str] = set()
        self.auras: dict[str, str] = {}  # card, or the Element's Starter id -> design
        self.peaceful, self.round, self.first = True, 1, 0
        self.trigger: int | None = None
        self.limited = True  # E-11.6: does the round limit hold
        self.lenient = False  # E-6.12, E-8.8, E-10.2: only what the manual forbids is forbidden
        self.turns_left: int | None = None
        self.over, self.winners = False, list[int]()
        self.active = 0
        self.fate: dict[str, list[Any]] = {}
        self.seat, self.options = -1, set[str]()
        self.tops: dict[tuple[str, int], str] = {}  # what whoever drives the game sees on the stacks
        self.gone = self.orbs_paid = 0
        self.with_tactics = False
        self.final: list[int] = []
        self.blink = self.quell = self.retrieving = self.through = False  # of this turn
        self.placed: Unit | None = None
        self.placed_at = ""
        self.acting: Unit | None = None  # the Unit that is being retrieved, until its action is done
        self.tamed_now: set[str] = set()
        self.shifted: set[str] = set()
        self.fighting = self.paying = False  # is a battle, or a payment, going on

    # Asking, and chance.

    def ask(self, seat: int, options: Iterable[str], secret: bool = False) -> Asked:
        found = set(options)
        assert found, "nothing to choose"
        if len(found) == 1 and not secret:
            return found.pop()
        self.seat, self.options = seat, found
        answer = yield
        self.seat, self.options = -1, set()
        return answer

    def draw(self, kind: str) -> Any:
        """What chance brought next."""
        assert self.fate.get(kind), f"chance brought no {kind}"
        return self.fate[kind].pop(0)

    # The map.

    def near(self, tile: str) -> set[str]:
        q, r = self.map[tile]
        around = {(q + dq, r + dr) for dq, dr in STEPS}
        return {other for other, place in self.map.items() if place in around}

    def within(self, tiles: Iterable[str], steps: int) -> set[str]:
        """E-2.6  Along existing tiles."""
        found = set(tiles)
        for _ in range(steps):
            found |= {other for tile in found for other in self.near(tile)}
        return found

    def occupied(self) -> set[str]:
        """E-2.5"""
        units = {unit.place for player in self.players for unit in player.units}
        return (units | set(self.monsters.values())) & set(self.map)

    def own(self, seat: int) -> set[str]:
        return {unit.place for unit in self.players[seat].units} & set(self.map)

    def built(self) -> set[str]:
        return {tile for player in self.players for tile in player.dwellings}

    def monster_at(self, tile: str) -> str:
        return next((name for name, place in self.monsters.items() if place == tile), "")

    def element_of(self, tile: str) -> str:
        name: str = self.tiles[tile].get("element", "")
        return name

    # Order.

    def battle_order(self) -> list[int]:
        """E-2.10"""
        return [(self.active + 1 + at) % self.seats for at in range(self.seats)]

    # Kinds of Units.

    def type_of(self, unit: Unit) -> str:
        """E-16.8  What a Unit counts as."""
        if unit.kind in FACTION:
            return unit.kind
        return self.shape if unit.kind == "shapeshifter" else ""

    def starter_id(self, seat: int) -> str:
        name: str = self.starters[self.players[seat].element]["id"]
        return name

    def top(self) -> int:
        return len(self.data["tracks"]["power"]) - 1

    def passives(self, seat: int) -> list[str]:
        """What the cards of a tableau do by being there, in the order bought."""
        texts = [self.cards[card].get("passive", "") for card in self.players[seat].cards]
        return [part.strip() for text in texts for part in text.split(";") if part.strip()]

    def bonus(self, seat: int, words: str) -> int:
        """The sum of passives such as `die worker +1`."""
        found = [part for part in self.passives(seat) if part.startswith(words + " +")]
        return sum(int(part.split("+")[1]) for part in found)


def letters(text: str) -> Counter[str]:
    """Costs and tokens as words."""
    return Counter(LETTERS[letter] for letter in text if letter in LETTERS)


def atoms_of(text: str) -> list[tuple[str, bool]]:
    """The atoms of an effect; is an atom linked to the one before it?"""
    parts = [part.split(">") for part in text.split(";")] if text not in ("", "-") else []
    return [(atom.strip(), at > 0) for chain in parts for at, atom in enumerate(chain)]
