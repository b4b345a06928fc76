"""An oracle for Groves: the rules once more, as slowly and plainly as the document says them.

The position is counters and lists of words. What chance decides is read from `fate`, which whoever drives the
game fills; every draw is checked to be possible. A rule that asks yields with `seat` and `options` set.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from typing import Any

COLOURS = ("yellow", "orange", "green", "blue")
ELEMENTS = ("earth", "light", "water")
TREE = ("tree-groves", "tree-bonus", "tree-portal")

Flow = Generator[None, str, None]
Asked = Generator[None, str, str]
Data = dict[str, Any]


class Realm:
    """What a player has."""

    def __init__(self, whites: int, elements: int) -> None:
        self.bag = Counter({"white": whites})
        self.drawn: Counter[str] = Counter()
        self.elements = Counter(dict.fromkeys(ELEMENTS, elements))
        self.crystals = 0
        self.dominion = 0
        self.groves: list[str] = []
        self.bought: list[str] = []
        self.base = False
        self.portals: list[int] = []
        self.cards: list[str] = []
        self.shown: list[str] = []
        self.won: list[str] = []


class Position:
    """Chapter 2: the table after setup, but for what chance and the players choose."""

    def __init__(self, data: Data, seats: int, start: int, at_once: bool) -> None:
        self.at_once, self.lost = at_once, ""
        box, setup = data["box"], data["setup"]
        self.data, self.seats, self.crown = data, seats, start
        self.solo: Data | None = data["solo"] if seats == 1 else None
        self.groves = {grove["id"]: grove for grove in data["grove"]}
        self.summoning = {card["id"]: card for card in data.get("summoning", [])}
        self.realm_cards = {card["id"]: card for card in data.get("realm", [])}
        self.rewards: dict[str, tuple[str, str, str]] = {}  # grove word -> colour, primary, bonus
        self.spirits = Counter({name: box[name] for name in ("white", *COLOURS, "wraith")})
        self.elements = Counter(dict.fromkeys(ELEMENTS, box["element"] - seats * setup["elements"]))
        self.crystals: int = box["crystals"]
        self.dominion: int = box["dominion"]
        self.bases: int = box["portals"]
        self.mirrors: int = box["portals"]
        self.realms = [Realm(setup["white"], setup["elements"]) for _ in range(seats)]
        self.spirits["white"] -= seats * setup["white"]
        for place in range(seats):
            amount = self.solo["crystals"] if self.solo else setup["crystals"][place]
            self.realms[(start + place) % seats].crystals = amount
            self.crystals -= amount
        self.standing: dict[str, str] = {}  # grove word -> the spirit on it
        self.tree: Counter[tuple[str, str]] = Counter()
        self.row: list[str] = [""] * (self.solo or setup)["row"]
        self.stack: int = self.solo["stack"] if self.solo else setup["stack"][seats - 2]
        self.unseen = set(self.groves)
        self.removed: list[str] = []
        self.deck = {card["id"] for card in data.get("summoning", []) if card.get("solo", True) or seats > 1}
        self.returned: list[str] = []  # at the bottom of the deck, the oldest first
        self.looking: list[str] = []
        self.shown_realm_cards: list[str] = []
        self.round = 0
        self.crown_placed = 0
        self.final = self.over = False
        self.winners: list[int] = []
        self.wraith_bag: Counter[str] = Counter()
        self.wraith_draw: Counter[str] = Counter()
        self.powers: set[str] = set()
        self.added: set[str] = set()
        self.hollows = self.gone = 0
        self.seat = -1
        self.options: set[str] = set()
        self.fate: dict[str, list[Any]] = {}

    def chance(self, kind: str) -> Any:
        """The next thing of this kind that chance brings."""
        assert self.fate.get(kind), f"{kind} is wanted, but {self.fate} is what happened"
        return self.fate[kind].pop(0)

    def ask(self, seat: int, options: set[str]) -> Asked:
        """One option is no question."""
        assert options
        if len(options) == 1:
            return next(iter(options))
        self.seat, self.options = seat, options
        answer = yield
        self.seat, self.options = -1, set()
        assert answer in options
        return answer

    def take_from(self, bag: Counter[str], spirit: str) -> None:
        assert bag[spirit] > 0, f"there is no {spirit} in {bag}"
        bag[spirit] -= 1

    def colour_count(self, seat: int, colour: str) -> int:
        """G-10.7  Purchased groves of a colour."""
        return sum(self.groves[grove]["colour"] == colour for grove in self.realms[seat].bought)

    def spirit_count(self, seat: int, colour: str) -> int:
        """G-10.9  In the bag and standing in the realm."""
        here = [self.standing.get(grove) for grove in self.realms[seat].groves]
        return self.realms[seat].bag[colour] + here.count(colour)

    def score(self, seat: int) -> int:
        """G-12.1  Everything that counts."""
        realm = self.realms[seat]
        printed: int = sum(self.groves[grove]["dominion"] for grove in realm.bought)
        cards: int = sum(self.realm_cards[card]["dominion"] for card in realm.won)
        summoned: int = sum(self.summoning[card]["dominion"] for card in realm.shown)
        portals: int = len(realm.portals) * self.data["scoring"]["portal"]
        return realm.dominion + printed + cards + summoned + portals + self.rest(seat) // self.per_point

    def rest(self, seat: int) -> int:
        return sum(self.realms[seat].elements.values()) + self.realms[seat].crystals

    @property
    def per_point(self) -> int:
        return int(self.data["scoring"]["leftovers"])


def symbols(words: str) -> list[tuple[Any, ...]]:
    """Section 19.2: a reward as a list of its symbols."""
    found: list[tuple[Any, ...]] = []
    part, depth = "", 0
    for letter in words + ",":
        depth += (letter == "(") - (letter == ")")
        if letter == "," and depth == 0:
            if part.strip():
                found.append(symbol(part.strip()))
            part = ""
        else:
            part += letter
    return found


def symbol(words: str) -> tuple[Any, ...]:
    for name, between in (("swap", "→"), ("either", "/")):
        if words.startswith(name):
            one, other = words[len(name) + 1 : -1].split(between)
            return name, symbols(one), symbols(other)
    name, _, number = words.partition(":")
    return name, int(number or 1)
