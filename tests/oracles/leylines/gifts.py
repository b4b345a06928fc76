"""Cubes, Items, Friends and Contracts for everybody, on both tables, so that a short game has rich turns."""

from __future__ import annotations

from collections import Counter
from random import Random

from oracles.leylines.table import COLOURS, Position, Traveller
from spinney.games.leylines.content.effects import ITEMS
from spinney.games.leylines.rules.setup import pile_of
from spinney.games.leylines.state.cubes import heap_of
from spinney.games.leylines.state.table import LeylinesTable


def endow(t: LeylinesTable, p: Position, r: Random) -> None:
    """Give before the first turn, while nobody has anything but Starting Contracts."""
    p.rich = True
    for seat, who in enumerate(p.travellers):
        who.items = {item: r.random() < 0.8 for item in p.cost if r.random() < 0.3}
        who.owned += "harp" in who.items
        who.friends += friends(p, r)
        who.contracts += contracts(p, r)
        who.cubes.update(cubes(p, r, p.limit(seat)))
        give(t, seat, who)
    ids, names = words(t)
    t.bag = heap_of([p.bag[colour] for colour in COLOURS])
    t.friend_deck = pile_of([ids.index(card) for card in sorted(p.friend_deck)])
    t.deck = pile_of([names.index(card) for layer in p.deck for card in sorted(layer)])


def words(t: LeylinesTable) -> tuple[list[str], list[str]]:
    """Friends and Contracts by number."""
    return [friend.id for friend in t.content.friends], [contract.id for contract in t.content.contracts]


def friends(p: Position, r: Random) -> list[str]:
    """An Appraiser is never held."""
    kept = [card for card in sorted(p.friend_deck) if p.kind[card] != "appraiser"]
    given = r.sample(kept, min(r.randint(0, 4), len(kept)))
    p.friend_deck -= {*given}
    return given


def contracts(p: Position, r: Random) -> list[str]:
    deck = p.deck[0] if p.deck else set()
    given = r.sample(sorted(deck), min(r.randint(0, 2), len(deck)))
    deck -= {*given}
    p.deck = [layer for layer in p.deck if layer]
    return given


def cubes(p: Position, r: Random, most: int) -> Counter[str]:
    bag = sorted(p.bag.elements())
    given = Counter(r.sample(bag, min(r.randint(0, most), len(bag))))
    p.bag -= given
    return given


def give(t: LeylinesTable, seat: int, oracle: Traveller) -> None:
    """The same on the table of the engine."""
    ids, names = words(t)
    who = t.travellers[seat]
    who.items = sum(1 << ITEMS.words.index(item) for item in oracle.items)
    who.flipped = sum(1 << ITEMS.words.index(item) for item, ready in oracle.items.items() if not ready)
    who.owned = oracle.owned
    who.friends = sum(1 << ids.index(card) for card in oracle.friends)
    who.contracts = [names.index(card) for card in oracle.contracts]
    who.cubes = heap_of([oracle.cubes[colour] for colour in COLOURS])
