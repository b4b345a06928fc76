"""An oracle for Leylines: the rules once more, as slowly and plainly as the document says them.

The position is counters and lists of ids. What chance decides is read from `fate`, which whoever drives the
game fills; every draw is checked to be possible. A rule that asks yields with `seat` and `options` set.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from typing import Any

COLOURS = ("purple", "blue", "green", "yellow", "red", "white")
LETTERS = dict(zip("PBGYRW", COLOURS, strict=True))
ITEMS = ("lantern", "harp", "companion", "tablet", "potion", "satchel")

Flow = Generator[None, str, None]
Asked = Generator[None, str, str]
Data = dict[str, Any]
Cubes = Counter[str]


class Traveller:
    """Chapter 2: what a player has."""

    def __init__(self, data: Data, character: str) -> None:
        self.character = character
        self.space = ""
        self.gold: int = data["setup"]["gold"]
        self.owned: int = data["setup"]["dice"]
        self.dice: Counter[int] = Counter()
        self.moved = self.quick = 0
        self.cubes: Cubes = Counter()
        self.items: dict[str, bool] = {}  # kind -> is it ready
        self.friends: list[str] = []
        self.contracts: list[str] = []
        self.completed: list[str] = []
        self.finished = False
        self.stranded = 0
        self.resting = False


class Turn:
    """What is remembered from the start of a turn to its end."""

    def __init__(self, start: str) -> None:
        self.start = start
        self.placed = self.gathered = self.card_move = False
        self.dice = self.completed = self.negotiators = self.changes = self.due = 0
        self.visited: set[str] = set()


class Position:
    """Everything on the table, and what is asked."""

    def __init__(
        self, data: Data, seats: int, pairs: bool, characters: str = "seat", unlimited: bool = False
    ) -> None:
        self.unlimited = unlimited
        self.data, self.seats, self.pairs = data, seats, pairs
        self.spaces = {space["id"]: space for space in data["space"]}
        self.cards: dict[str, Data] = {card["id"]: card for card in [*data["contract"], *data["start"]]}
        self.kind = {friend["id"]: friend["kind"] for friend in data["friend"]}
        self.colour = {friend["id"]: friend.get("colour", "") for friend in data["friend"]}
        self.letters = {card["id"]: card["letters"] for card in data.get("night_card", [])}
        self.cost = {item["kind"]: cubes_of(item["cubes"]) for item in data["item"]}
        self.token: dict[str, str] = {}  # Market space -> name of the token on it
        self.heaps: dict[str, Cubes] = {space: Counter() for space in self.spaces}
        self.bag: Cubes = Counter(dict.fromkeys(COLOURS, data["box"]["cubes"]))
        self.selected = characters == "choose"
        self.travellers = [Traveller(data, "" if self.selected else COLOURS[seat]) for seat in range(seats)]
        self.deck = [{card["id"] for card in data["contract"]}]  # layers, the top one first
        self.display = [""] * data["setup"]["contracts"]
        self.friend_deck = set(self.kind)
        self.friend_discard: list[str] = []
        self.friends = ["", ""]
        self.friend_gold = [0, 0]
        self.night_deck = set(self.letters)
        self.night_shown: list[str] = []
        self.night_discard: list[str] = []
        self.round = 1
        self.first = 0
        self.active = -1
        self.turn = Turn("")
        self.entered = ""  # the Market that was entered and where no Contract was paid yet
        self.bidding = False  # is there an auction
        self.done: list[str] | None = None  # Contracts of the visit to a Market, if there is one
        self.rich = False  # did everybody get gifts
        self.over = False
        self.winners: list[int] = []
        self.final: list[int] = []
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

    def from_first(self) -> list[int]:
        return [(self.first + step) % self.seats for step in range(self.seats)]

    def spaces_of(self, kind: str) -> list[str]:
        return sorted(space for space in self.spaces if self.spaces[space]["kind"] == kind)

    def held(self, seat: int, kind: str) -> list[str]:
        """Friends of a kind."""
        return [card for card in self.travellers[seat].friends if self.kind[card] == kind]

    def discard(self, seat: int, kind: str) -> None:
        card = next(card for card in self.kind if card in self.held(seat, kind))  # copies are alike
        self.travellers[seat].friends.remove(card)
        self.friend_discard.append(card)

    def ready(self, seat: int, item: str) -> bool:
        return self.travellers[seat].items.get(item, False)

    def limit(self, seat: int) -> int:
        """L-5.4, L-13.3, L-14.6"""
        more: int = self.data["items"]["satchel"] if "satchel" in self.travellers[seat].items else 0
        critters: int = self.data["friends"]["critter"] * len(self.held(seat, "helpful-critter"))
        return int(self.data["board"]["resources"]) + more + critters

    def quick_slots(self, seat: int) -> int:
        """L-6.1, L-14.1  Open ones."""
        more: int = self.data["items"]["lantern"] if "lantern" in self.travellers[seat].items else 0
        return int(self.data["board"]["quickness"]) + more - self.travellers[seat].quick

    def dice_to_spare(self, seat: int) -> list[int]:
        """L-4.11, L-6.1  Values that may go into a Quickness slot now."""
        who = self.travellers[seat]
        kept = who.moved < self.data["board"]["movement"] and not self.turn.placed
        if self.quick_slots(seat) == 0 or who.dice.total() <= kept:
            return []
        return [value for value, number in who.dice.items() if number]

    def fill_quick_slot(self, seat: int, value: int) -> None:
        who = self.travellers[seat]
        assert who.dice[value] > 0
        who.dice[value] -= 1
        who.quick += 1
        self.turn.dice += 1

    def draw(self, cubes: Cubes, number: int) -> Cubes:
        """Cubes that chance took from the bag: as many as asked for, or all."""
        assert cubes.total() == min(number, self.bag.total())
        assert cubes <= self.bag
        self.bag.subtract(cubes)
        return cubes

    def changes(self, seat: int) -> int:
        """W of L-8.5"""
        exchanges: int = len(self.held(seat, "exchange")) * self.data["friends"]["exchange"]
        return exchanges + self.turn.changes + self.ready(seat, "potion")

    def completable(self, seat: int, market: str, cubes: Cubes) -> list[str]:
        """L-8.2, L-8.5"""
        who = self.travellers[seat]
        here = [card for card in who.contracts if self.cards[card]["market"] == self.token[market]]
        return [
            card
            for card in here
            if fewest(cubes_of(self.cards[card]["cubes"]), cubes, self.changes(seat), self.pairs) is not None
        ]


def cubes_of(letters: str) -> Cubes:
    return Counter(LETTERS[letter] for letter in letters)


def fewest(need: Cubes, held: Cubes, singles: int, pairs: bool) -> int | None:
    """L-8.3  Try every way to pay, and say how few cubes it takes; None if there is no way."""
    wanted = sorted(need.elements())
    ways = {(tuple(held[colour] for colour in COLOURS), singles): 0}
    for colour in wanted:
        after: dict[tuple[tuple[int, ...], int], int] = {}
        for (hand, left), spent in ways.items():
            for given, cubes, changes in ways_to_cover(colour, left, pairs):
                at = COLOURS.index(given)
                if hand[at] >= cubes:
                    rest = (*hand[:at], hand[at] - cubes, *hand[at + 1 :]), left - changes
                    after[rest] = min(after.get(rest, 999), spent + cubes)
        ways = after
    return min(ways.values()) if ways else None


def ways_to_cover(need: str, singles: int, pairs: bool) -> list[tuple[str, int, int]]:
    """Colour given, how many cubes of it, changes used."""
    others = [colour for colour in COLOURS if colour != need]
    found = [(need, 1, 0)]
    if singles > 0:
        found += [(colour, 1, 1) for colour in others]
    if pairs:
        found += [(colour, 2, 0) for colour in others]
    return found
