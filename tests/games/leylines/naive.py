"""A naive retelling of Leylines, straight from the document: words, counters and generators, nothing shared.

What chance did is read from the log of a true game; everything else is worked out anew.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Generator
from functools import cache
from math import inf
from typing import Any

Data = dict[str, Any]
Choice = tuple[int, set[str]]
Flow = Generator[Choice, str, None]
Answer = Generator[Choice, str, str]
Number = Generator[Choice, str, int]
COLOURS = ("purple", "blue", "green", "yellow", "red", "white")
LETTERS = dict(zip("PBGYRW", COLOURS, strict=True))


class Turn:
    """What a player has done in a turn."""

    def __init__(self, seat: int, start: str) -> None:
        self.seat, self.start = seat, start
        self.placed = self.gathered = self.carded = False
        self.used = self.completed = self.negotiators = self.changes = 0
        self.hubs: set[str] = set()


class Position:
    """Everything on the table, by words."""

    def __init__(self, data: Data, seats: int, pairs: bool, said: dict[str, deque[tuple[int, ...]]]) -> None:
        self.data, self.seats, self.pairs, self.said = data, seats, pairs, said
        self.links = {space["id"]: space["links"] for space in data["space"]}
        self.kind = {space["id"]: space["kind"] for space in data["space"]}
        self.cards = {card["id"]: card for card in [*data["contract"], *data["start"]]}
        self.friend_cards = {card["id"]: card for card in data["friend"]}
        self.price = {item["kind"]: cubes_of(item["cubes"]) for item in data["item"]}
        self.gold = [data["setup"]["gold"]] * seats
        self.at = [""] * seats
        self.cubes: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.owned = [data["setup"]["dice"]] * seats
        self.dice: list[Counter[int]] = [Counter() for _ in range(seats)]
        self.moved, self.quick = [0] * seats, [0] * seats
        self.items: list[set[str]] = [set() for _ in range(seats)]
        self.flipped: list[set[str]] = [set() for _ in range(seats)]
        self.friends: list[list[str]] = [[] for _ in range(seats)]
        self.contracts: list[list[str]] = [[] for _ in range(seats)]
        self.done: list[list[str]] = [[] for _ in range(seats)]
        self.heaps: dict[str, Counter[str]] = {space: Counter() for space in self.links}
        self.bag: Counter[str] = Counter()
        self.market: dict[str, str] = {}
        self.display: list[str] = []
        self.deck = 0
        self.shown: list[str] = []
        self.on_friend = [0, 0]
        self.friend_deck = 0
        self.friend_discard: list[str] = []
        self.night_deck, self.night_discard = len(data["night_card"]), 0
        self.night: list[str] = []
        self.round, self.first = 0, 0
        self.finished: set[int] = set()
        self.turn = Turn(-1, "")
        self.owing = False

    def chance(self, kind: str) -> tuple[int, ...]:
        """The next thing of this kind that chance did."""
        return self.said[kind].popleft()

    def ask(self, seat: int, options: set[str]) -> Answer:
        """Nobody is asked for the inevitable."""
        if len(options) == 1:
            return next(iter(options))
        answer = yield seat, options
        return answer

    def kinds(self, seat: int, kind: str) -> int:
        return sum(self.friend_cards[card]["kind"] == kind for card in self.friends[seat])

    def discard(self, seat: int, kind: str) -> None:
        card = min(
            (card for card in self.friends[seat] if self.friend_cards[card]["kind"] == kind),
            key=list(self.friend_cards).index,
        )
        self.friends[seat].remove(card)
        self.friend_discard.append(card)

    def limit(self, seat: int) -> int:
        room: int = self.data["board"]["resources"]
        room += self.data["items"]["satchel"] * ("satchel" in self.items[seat])
        room += self.data["friends"]["critter"] * self.kinds(seat, "helpful-critter")
        return room

    def slots(self, seat: int) -> int:
        more: int = self.data["items"]["lantern"] * ("lantern" in self.items[seat])
        return int(self.data["board"]["quickness"]) + more - self.quick[seat]

    def ready(self, seat: int, item: str) -> bool:
        return item in self.items[seat] - self.flipped[seat]

    def changes(self, seat: int) -> int:
        cards = self.kinds(seat, "exchange") * int(self.data["friends"]["exchange"])
        return self.turn.changes + cards + self.ready(seat, "potion")


def cubes_of(letters: str) -> Counter[str]:
    return Counter(LETTERS[letter] for letter in letters)


def decoded(heap: int) -> Counter[str]:
    """Cubes as events number them."""
    return +Counter({colour: (heap >> (6 * at)) & 63 for at, colour in enumerate(COLOURS)})


def rolled(heap: int) -> Counter[int]:
    return +Counter({at + 1: (heap >> (6 * at)) & 63 for at in range(6)})


# Ways.


def reach(p: Position, start: str, steps: int) -> set[str]:
    """All spaces that a walk can end on, Markets as ends only."""
    found, edge = {start}, {start}
    for _ in range(steps):
        edge = {
            link for space in edge if space == start or p.kind[space] != "market" for link in p.links[space]
        } - found
        found |= edge
    return found


def may_go(p: Position, seat: int, steps: int) -> set[str]:
    here = p.at[seat]
    return {
        space
        for space in reach(p, here, steps)
        if p.kind[space] != "market" or space == here or payable_at(p, seat, space)
    }


# Paying.


@cache
def fewest(need: tuple[str, ...], held: tuple[tuple[str, int], ...], changes: int, pairs: bool) -> float:
    """How many cubes a price takes at least; without end where it cannot be paid."""
    if not need:
        return 0
    colour, rest = need[0], need[1:]
    best = inf
    for given, there in held:
        if given == colour:
            best = min(best, 1 + fewest(rest, without(held, given, 1), changes, pairs))
        elif changes:
            best = min(best, 1 + fewest(rest, without(held, given, 1), changes - 1, pairs))
        if given != colour and there >= 2 and pairs:
            best = min(best, 2 + fewest(rest, without(held, given, 2), changes, pairs))
    return best


def without(held: tuple[tuple[str, int], ...], colour: str, number: int) -> tuple[tuple[str, int], ...]:
    return tuple(
        (one, there - number if one == colour else there)
        for one, there in held
        if one != colour or there > number
    )


def cost(need: Counter[str], held: Counter[str], changes: int, pairs: bool) -> float:
    return fewest(tuple(sorted(need.elements())), tuple(sorted((+held).items())), changes, pairs)


def payable_at(p: Position, seat: int, space: str) -> list[str]:
    """The player's Contracts that can be completed at a Market."""
    return [
        card
        for card in p.contracts[seat]
        if p.market[p.cards[card]["market"]] == space
        and cost(cubes_of(p.cards[card]["cubes"]), p.cubes[seat], p.changes(seat), p.pairs) < inf
    ]


def pay(p: Position, seat: int, price: Counter[str], pairs: bool) -> Flow:
    """Changes one by one, then everything at once."""
    need, held, given = price.copy(), p.cubes[seat].copy(), Counter[str]()
    potion, exchanged, left = False, 0, p.changes(seat)
    while True:
        options = {"pay"} if not need - held else set()
        exchanges = left - (p.ready(seat, "potion") and not potion)
        for means, allowed, each in (
            ("potion", p.ready(seat, "potion") and not potion, 1),
            ("exchange", exchanges > 0, 1),
            ("pair", pairs, 2),
        ):
            for colour in +need:
                for other in +held:
                    if allowed and other != colour and held[other] >= each:
                        after = cost(
                            need - Counter({colour: 1}),
                            held - Counter({other: each}),
                            left - (means != "pair"),
                            pairs,
                        )
                        if after < inf:
                            options.add(f"{means} {colour} {other}")
        answer = yield from p.ask(seat, options)
        if answer == "pay":
            break
        means, colour, other = answer.split()
        each = 2 if means == "pair" else 1
        need -= Counter({colour: 1})
        held -= Counter({other: each})
        given += Counter({other: each})
        potion = potion or means == "potion"
        exchanged += means == "exchange"
        left -= means != "pair"
    if potion:
        p.flipped[seat].add("potion")
    p.turn.changes -= exchanged
    while p.turn.changes < 0:
        p.discard(seat, "exchange")
        p.turn.changes += p.data["friends"]["exchange"]
    p.cubes[seat] -= need + given
    p.bag += need + given
