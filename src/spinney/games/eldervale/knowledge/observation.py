"""The view as a row of small ints, the seat itself first, then the others clockwise."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.engine.bits import bit, bits_of
from spinney.engine.nothing import NONE
from spinney.engine.observation import Row
from spinney.games.eldervale.content.heaps import count
from spinney.games.eldervale.content.vocabulary import (
    ELEMENT_COUNT,
    FACTION_KINDS,
    FIRST_RUIN,
    TILE_COUNT,
    TOKEN_KINDS,
    UNIT_KINDS,
)
from spinney.games.eldervale.state.dice import DICE, unpacked
from spinney.games.eldervale.state.hexes import COORDINATES, FAR
from spinney.games.eldervale.state.players import Player
from spinney.games.eldervale.state.table import (
    AURA_AT,
    AURA_BITS,
    BOUND,
    NO_STACK,
    ORB_ON_ICON,
    ORB_ON_INPUT,
    SUPPLY,
    TAMED,
    USED,
    EldervaleTable,
)
from spinney.games.eldervale.state.units import PLAIN, kinds_of, many
from spinney.games.eldervale.terms.questions import QUESTIONS

MOST: Final = 255
BESIDE: Final = 5  # places of a Unit that are no tiles: tray, ready, Underworld, pool, card
FIGHTERS: Final = 6  # seats at a battle, the Monster last


def observe(row: Row, t: EldervaleTable, seat: i64) -> None:
    """Write the observation of a seat into a row; a spectator looks from seat 0."""
    me: i64 = max(0, seat)
    order: list[i64] = [(me + place) % t.seats for place in range(t.seats)]
    put_state(t, row, seat, order)
    put_map(t, row)
    put_pieces(t, row, order)
    put_monsters(t, row, order)
    put_resources(t, row, seat, order)
    put_cards(t, row, order)
    put_orbs(t, row, order)
    put_turn(t, row)
    put_battle(t, row, order)
    put_payment(t, row)


def put_pieces(t: EldervaleTable, row: Row, order: list[i64]) -> None:
    """The Units of all seats."""
    row.part("units", 15, "Units of each seat on each tile")
    for other in order:
        put_units(t.players[other], row)
    row.part("beside", 15, "in tray, ready, below, in the pool, acting")
    for other in order:
        put_beside(t.players[other], row)
    row.part("others", TILE_COUNT + BESIDE, "Mercenaries, Monsters")
    for other in order:
        put_others(t.players[other], row)


def put_resources(t: EldervaleTable, row: Row, seat: i64, order: list[i64]) -> None:
    """Markers, tokens, Power and Treasure of all seats; Magic Cards."""
    content = t.content
    row.part("numbers", MOST, "Element, side, VP, Glory, Orbs, slain, Tactics, hand ...")
    for other in order:
        put_numbers(t, row, other)
    row.part("tokens", MOST, "G, P, S, T, W, Gold")
    for other in order:
        row.put_all([min(MOST, number) for number in t.players[other].tokens])
    row.part("power", 15, "spaces on the Power Tracks")
    for other in order:
        row.put_all(t.players[other].power)
    row.part("held", 12, "Treasure Tokens held")
    for other in order:
        put_counts(row, t.players[other].held, len(content.tokens))
    row.part("hand", 9, "my Magic Cards")
    put_counts(row, t.players[seat].hand if seat >= 0 else [], len(content.magic))
    row.part("discard", 9, "Magic Cards face up")
    put_counts(row, t.discard, len(content.magic))


def from_me(order: list[i64], seat: i64) -> i64:
    """A seat of Eldervale as it is observed: 1 for me, 2 for the next, and so on; 0 for nobody."""
    return 0 if seat < 0 else order.index(seat) + 1


def put_state(t: EldervaleTable, row: Row, seat: i64, order: list[i64]) -> None:
    """Observe what is asked, the round, the seats in turn, and the Elements in play."""
    row.part("asked", len(QUESTIONS.names), "1 if I am asked, and what is asked")
    row.put(1 if t.seat == seat and seat >= 0 else 0)
    row.put(QUESTIONS.of(t))
    row.part("state", MOST, "round, peace, 1 + trigger, turns left, first, active, deck, over, limit")
    row.put_all([min(MOST, t.round), t.peaceful, from_me(order, t.trigger), t.turns_left])
    row.put_all([from_me(order, t.first), from_me(order, t.turn.seat)])
    row.put_all([min(MOST, len(t.deck)), 1 if t.over else 0, 0 if t.limit == NONE else 1])
    row.part("elements", 1, "1 for those in play")
    for element in range(ELEMENT_COUNT):
        row.put((t.elements >> element) & 1)


def put_map(t: EldervaleTable, row: Row) -> None:
    """Observe where the tiles lie, and their Treasure."""
    row.part("hexes", 2 * FAR + 1, "q and r of each tile, 1 the least; 0 off the map")
    for tile in range(TILE_COUNT):
        if (t.laid >> tile) & 1:
            q, r = COORDINATES[t.hexes[tile]]
            row.put(q + FAR + 1)
            row.put(r + FAR + 1)
        else:
            row.skip(2)
    row.part("stack", 1, "1 for tiles in the Realm Stack")
    for tile in range(TILE_COUNT):
        row.put((t.realms >> tile) & 1)
    row.part("treasure", len(t.content.tokens), "of two stacks: 1 + top token, and how many below")
    for at in range(2 * FIRST_RUIN):
        stack = t.stacks[at]
        row.put(0 if stack == NO_STACK else stack // 4 + 1)
        row.put(0 if stack == NO_STACK else stack & 3)
    row.part("unseen", 12, "Treasure Tokens that nobody has seen")
    row.put_all(t.pool)


def put_units(player: Player, row: Row) -> None:
    """Observe the Units of a player on the map, tile by tile."""
    first = row.skip(TILE_COUNT * FACTION_KINDS)
    for tile in bits_of(player.here):
        for kind in range(FACTION_KINDS):
            row.put_at(first + FACTION_KINDS * tile + kind, many(player.units[tile], kind))


def put_beside(player: Player, row: Row) -> None:
    """Observe the Units of a player that are not on the map."""
    for units in beside(player):
        for kind in range(FACTION_KINDS):
            row.put(many(units, kind))


def beside(player: Player) -> list[i64]:
    """The heaps of Units that are observed beside the map, in the order of the row."""
    return [player.tray, player.ready, player.under, player.pool, player.acting]


def put_others(player: Player, row: Row) -> None:
    """Mercenaries and Dominated Monsters: 1 + tile, or one of the places beside the map."""
    first = row.skip(UNIT_KINDS - FACTION_KINDS)
    heaps = beside(player)
    for at in range(len(heaps)):
        put_singles(row, first, heaps[at], TILE_COUNT + 1 + at)
    for tile in bits_of(player.here):
        put_singles(row, first, player.units[tile], tile + 1)


def put_singles(row: Row, first: i64, units: i64, place: i64) -> None:
    """Observe the Mercenaries and Dominated Monsters of a heap at a place."""
    if units > PLAIN:
        for kind in kinds_of(units):
            if kind >= FACTION_KINDS:
                row.put_at(first + kind - FACTION_KINDS, place)


def put_monsters(t: EldervaleTable, row: Row, order: list[i64]) -> None:
    """0 not there, 1 + tile, then below and serving by seat; waiting ones are known by their tile."""
    row.part("monsters", TILE_COUNT + 1 + 2 * t.seats, "where each Monster is")
    for place in t.monsters:
        if place >= TAMED:
            row.put(TILE_COUNT + t.seats + from_me(order, place - TAMED))
        elif place >= BOUND:
            row.put(TILE_COUNT + from_me(order, place - BOUND))
        else:
            row.put(TILE_COUNT + 2 * t.seats + 1 if place < NONE else place + 1)
    row.part(
        "mercenaries", max(t.seats, FACTION_KINDS), "1 + owner of each, or 0; 1 + the shape; 1 if for good"
    )
    for owner in t.mercenaries:
        row.put(0 if owner <= SUPPLY else from_me(order, owner))
    row.put(t.shape + 1)
    for mercenary in range(len(t.mercenaries)):
        row.put((t.bought >> mercenary) & 1)
    row.part("dwellings", 2 * t.seats, "1 + owner, more by the seats for a Castle")
    for tile in range(TILE_COUNT):
        owner = 0
        for other in order:
            if (t.players[other].dwellings >> tile) & 1:
                castle = (t.players[other].castles >> tile) & 1
                owner = int(from_me(order, other) + castle * t.seats)
        row.put(owner)


def put_numbers(t: EldervaleTable, row: Row, seat: i64) -> None:
    """Observe what one number tells of a player: Element, VP, Glory, Orbs and so on."""
    player = t.players[seat]
    row.put_all([player.element + 1, player.side + 1, min(MOST, player.vp), player.glory + 1, player.orbs])
    row.put_all([min(MOST, player.slain), player.tactics + 1, min(MOST, len(player.hand))])
    row.put_all([(t.regrouped >> seat) & 1, (t.resting >> seat) & 1, min(MOST, len(player.cards))])


def put_counts(row: Row, things: list[i64], kinds: i64) -> None:
    """Observe things by kind: how many there are of each."""
    first = row.skip(kinds)
    for thing in things:
        row.numbers[first + thing] += 1


def put_cards(t: EldervaleTable, row: Row, order: list[i64]) -> None:
    """Observe where each Adventure Card is, and what lies on it."""
    places: list[i64] = [0] * len(t.marks)
    for element in range(ELEMENT_COUNT):
        for kind in range(t.content.kinds):
            if (t.decks[element] >> kind) & 1:
                places[element * t.content.kinds + kind] = 1
        if t.faces[element] != NONE:
            places[t.faces[element]] = 2
    for card in t.burned:
        places[card] = 3
    for other in order:
        for card in t.tableau(other):
            places[card] = 3 + from_me(order, other)
    row.part("cards", t.seats + 3, "1 in its stack, 2 face up, 3 burned, 4 + owner")
    row.put_all(places)
    put_marks(t, row)


def put_marks(t: EldervaleTable, row: Row) -> None:
    """What lies on the cards; most are bare."""
    row.part("marks", MOST, "uses and Orbs; 1 + Aura; 0")
    first = row.skip(3 * len(t.marks))
    row.part("slots", len(t.content.tokens), "1 + the Treasure Token in each Slot")
    slots = row.skip(3 * len(t.marks))
    for card in range(len(t.marks)):
        marks = t.marks[card]
        if marks != 0:
            orbs = (4 if marks & ORB_ON_INPUT else 0) + (8 if marks & ORB_ON_ICON else 0)
            row.put_at(first + 3 * card, (marks & USED) + orbs)
            row.put_at(first + 3 * card + 1, (marks // AURA_AT) & AURA_BITS)
            for slot in range(3):
                row.put_at(slots + 3 * card + slot, t.slot_of(card, slot) + 1)


def put_orbs(t: EldervaleTable, row: Row, order: list[i64]) -> None:
    """Observe the Orbs on tracks, on Glory and on the rewards."""
    row.part("orbs", t.seats, "on tracks, on Glory, 1 + owner on the rewards")
    for element in range(ELEMENT_COUNT):
        row.put((t.track_orbs >> element) & 1)
    for space in range(16):
        row.put((t.glory_orbs >> space) & 1)
    first = row.skip(9)
    for at in range(len(t.orb_track)):
        row.put_at(first + at, from_me(order, t.orb_track[at]))


def put_turn(t: EldervaleTable, row: Row) -> None:
    """Observe what the active player has done in the turn."""
    row.part("turn", MOST, "Unit, tile, retrieving, blink, quell, through, card, troves, new tile")
    turn = t.turn
    row.put_all([turn.kind + 1, turn.tile + 1, turn.retrieving, turn.blink, turn.quell, turn.through])
    row.put_all([turn.card + 1, t.troves & MOST, turn.drawn + 1])


def put_battle(t: EldervaleTable, row: Row, order: list[i64]) -> None:
    """Tile and Monster, then for each fighter bonus (16 is none) and dice, the Monster last."""
    row.part("battle", MOST, "the battle, its dice")
    battle = t.battle
    first = row.skip(4 + 2 * FIGHTERS + DICE * FIGHTERS)
    if battle is None:
        return
    row.put_at(first, battle.tile + 1)
    row.put_at(first + 1, battle.monster + 1)
    for seat in bits_of(battle.losers):
        row.numbers[first + 2] += int(bit(order.index(seat)))
    row.put_at(first + 3, battle.saves)
    for at in range(FIGHTERS):
        if FIGHTERS - 1 > at >= t.seats:
            continue
        who = order[at] if at < t.seats else FIGHTERS - 1
        row.put_at(first + 4 + 2 * at, min(31, max(0, 16 + battle.bonus[who])))
        row.put_at(first + 5 + 2 * at, 1 if battle.winner == who else 0)
        dice = unpacked(battle.rolls[who])
        for die in range(len(dice)):
            row.put_at(first + 4 + 2 * FIGHTERS + DICE * at + die, dice[die])


def put_payment(t: EldervaleTable, row: Row) -> None:
    """Observe the payment that is being made."""
    row.part("payment", MOST, "the payment")
    payment = t.payment
    if payment is None:
        row.skip(1 + 7 + 1 + TOKEN_KINDS + 1)
        return
    row.put(1)
    for kind in range(7):
        row.put(count(payment.cost, kind))
    row.put(payment.discount)
    row.put_all([min(MOST, number) for number in payment.tokens])
    row.put(len(payment.cards))
