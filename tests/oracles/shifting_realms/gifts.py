"""Gifts for a game that is to be eventful: goods, units, tiles, cards, on both tables alike."""

from __future__ import annotations

from collections import Counter
from random import Random

from oracles.shifting_realms.table import RESOURCES, TERRAIN, Position
from spinney.games.shifting_realms.rules.collect import add_income
from spinney.games.shifting_realms.rules.objectives import note_objectives
from spinney.games.shifting_realms.rules.spots import arrive, cover_spots
from spinney.games.shifting_realms.rules.turn import begin_turn
from spinney.games.shifting_realms.state.goods import goods_of
from spinney.games.shifting_realms.state.table import RealmsTable
from spinney.games.shifting_realms.state.units import FLAT, SOLDIER, WAIT


def endow(t: RealmsTable, p: Position, generator: Random) -> None:
    """Before the first turn everybody gets some of everything, and the first turn begins again."""
    crowded = generator.sample(sorted(p.place), 6)
    if p.troll:
        crowded.append(generator.choice(sorted(p.adjacent(p.troll))))
    for seat in range(p.seats):
        give_goods(t, p, seat, generator)
        give_tiles(t, p, seat, generator)
        give_units(t, p, seat, generator, crowded)
        give_cards(t, p, seat, generator)
    if p.dragon:
        p.dragon = generator.choice([space for space in sorted(p.place) if p.letter[space] not in "TK"])
        t.dragon = number_of(p, p.dragon)
    p.tokens = generator.choice((0, 1, p.tokens, p.tokens)) if p.troll else 0
    t.tokens = p.tokens
    p.round = 0
    t.answer = None
    note_objectives(t, t.order[0])
    begin_turn(t, t.order[0])
    t.run()


def number_of(p: Position, space: str) -> int:
    x, y = p.place[space]
    return 4 * x + y


def give_goods(t: RealmsTable, p: Position, seat: int, generator: Random) -> None:
    most = generator.choice((1, 4, 12))
    counts = [generator.randint(0, most) for _ in RESOURCES]
    p.players[seat].goods += Counter(dict(zip(RESOURCES, counts, strict=True)))
    t.factions[seat].goods += goods_of(counts)


def give_tiles(t: RealmsTable, p: Position, seat: int, generator: Random) -> None:
    for _ in range(generator.randint(0, 4)):
        kind = generator.choice(sorted(p.kinds))
        tile = p.kinds[kind]
        sites = [
            space
            for space in sorted(p.place)
            if p.realm(space) == tile["realm"]
            and TERRAIN[p.letter[space]] == tile["space"]
            and space not in p.tiles
        ]
        if p.piles[kind] > 1 and p.players[seat].scouts > 0:
            lay_tile(t, p, seat, kind, generator.choice(sites))


def lay_tile(t: RealmsTable, p: Position, seat: int, kind: str, space: str) -> None:
    p.piles[kind] -= 1
    p.tiles[space] = (kind, seat)
    p.players[seat].scouts -= 1
    for piece in p.units(space):
        piece.spot = False
    number, faction, at = t.content.kind_ids.index(kind), t.factions[seat], number_of(p, space)
    t.piles[number] -= 1
    t.covered |= 1 << at
    faction.built[number] |= 1 << at
    faction.tiles |= 1 << at
    faction.scouts -= 1
    add_income(faction, t.content.kind_powers[number])
    cover_spots(t, at)


def give_units(t: RealmsTable, p: Position, seat: int, generator: Random, crowded: list[str]) -> None:
    keep = generator.choice((0, 2, 5))
    faction = t.factions[seat]
    while p.players[seat].scouts > keep or p.players[seat].soldiers > keep:
        type_ = "scout" if p.players[seat].scouts > keep else "soldier"
        ships = 2 * p.with_power(seat, "raid")
        space = generator.choice([space for space in [*crowded, *p.owned(seat), *ships] if space != p.troll])
        p.place_new(seat, type_, space)
        p.step_up(p.pieces[-1:], p.free_spots(space))
        flat = type_ == "soldier" and space in p.with_power(seat, "raid") and p.players[seat].raids < 2
        if flat:
            p.pieces[-1].flat = True
            p.players[seat].raids += 1
            faction.raids += 1
        arrive(t, seat, number_of(p, space), WAIT if type_ == "scout" else FLAT if flat else SOLDIER)
        if type_ == "scout":
            faction.scouts -= 1
        else:
            faction.soldiers -= 1


def give_cards(t: RealmsTable, p: Position, seat: int, generator: Random) -> None:
    faction, player = t.factions[seat], p.players[seat]
    for card in generator.sample(sorted(p.deck), min(4, len(p.deck))):
        number = t.content.card_ids.index(card)
        if p.cards[card]["timing"] == "now" and "power" not in p.cards[card]:
            continue
        p.deck.remove(card)
        t.deck &= ~(1 << number)
        if "power" in p.cards[card] and generator.random() < 0.7:
            player.laid.append(card)
            faction.laid |= 1 << number
            add_income(faction, t.content.card_powers[number])
        else:
            player.hand.append(card)
            faction.hand.append(number)
