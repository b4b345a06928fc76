"""Positions of Eldervale, set up as the rulebook would describe them: peace is over, and somebody is to move.

The map of a scene, unless it says otherwise (pointy hexes, each row half a hex to the right of the one above
or below; `(0,0)` is EAR-1):

          AIR-1    TOWER    FIR-1
      FORT     EAR-1    MILL     WAT-1
          FIR-2    PORTAL   DUN1     AIR-2
              WAT-2    EAR-2    DUN2
"""

from __future__ import annotations

from typing import TypedDict, Unpack

from spinney.engine.bits import bit, bits_of
from spinney.engine.chance import Chance, ScriptedChance
from spinney.engine.nothing import NONE
from spinney.games.eldervale import Eldervale
from spinney.games.eldervale.content.lookups import EldervaleContent
from spinney.games.eldervale.content.vocabulary import ELEMENTS, TOKEN_LETTERS, UNITS
from spinney.games.eldervale.rules.cards.market import note_passive
from spinney.games.eldervale.rules.turn import begin_turn
from spinney.games.eldervale.state.hexes import NEXT_TO, hex_at
from spinney.games.eldervale.state.ledger import drawn
from spinney.games.eldervale.state.players import Player
from spinney.games.eldervale.state.table import (
    ABSENT,
    AURA_AT,
    BOUND,
    IN_BOX,
    NO_STACK,
    ORB_ON_ICON,
    ORB_ON_INPUT,
    SUPPLY,
    TAMED,
    WAITING,
    EldervaleTable,
)
from spinney.games.eldervale.state.turn import new_turn
from spinney.games.eldervale.state.units import many, unit

GAME = Eldervale()
CONTENT: EldervaleContent = GAME.content
TILES = {tile.id.removeprefix("RUIN-"): at for at, tile in enumerate(CONTENT.tiles)}
CARDS = {card.id: at for at, card in enumerate(CONTENT.adventures)}
MAGIC = {card.id: at for at, card in enumerate(CONTENT.magic)}
MONSTERS = {monster.id: at for at, monster in enumerate(CONTENT.monsters)}
TOKENS = {f"{ELEMENTS[token.element]}-{token.face}": at for at, token in enumerate(CONTENT.tokens)}
KINDS = {name: at for at, name in enumerate([*UNITS, *MONSTERS])}
A, B, C, D = range(4)
ROWS = (
    (0, "AIR-1 TOWER FIR-1"),
    (-1, "FORT EAR-1 MILL WAT-1"),
    (-1, "FIR-2 PORTAL DUN1 AIR-2"),
    (-1, "WAT-2 EAR-2 DUN2"),
)  # the first q of each row, from r = -1 on


class Seat(TypedDict, total=False):
    """A player: Units as words by place, tokens as letters, cards and tiles as ids."""

    element: str
    side: str  # "A", "B", or none
    vp: int
    glory: int  # -1 off the track
    orbs: int
    slain: int
    tactics: int
    tokens: str
    power: dict[str, int]
    hand: str
    held: str
    cards: str
    tray: str
    ready: str
    under: str
    at: dict[str, str]
    dwellings: str
    castles: str
    slots: dict[str, str]  # card -> tokens in its Slots
    inputs: str  # cards with an Orb on the input
    icons: str  # cards with an Orb on the icon
    auras: dict[str, str]  # card or "starter" -> design


class Rest(TypedDict, total=False):
    """What lies between the players."""

    swap: dict[str, str]  # tile of the map above -> what lies there instead
    add: dict[str, tuple[int, int]]  # tile -> (q, r)
    without: str  # tiles of the map above that are not there
    stack: str  # the Realm Stack
    elements: str
    monsters: dict[str, str]  # Monster -> tile
    bound: dict[str, int]  # Monster -> seat
    tamed: dict[str, int]
    empty: str  # tiles without Treasure: `AIR-1`, or `AIR-1/2` for one stack
    tops: dict[str, str]  # `AIR-1` or `AIR-1/2` -> token on top
    market: dict[str, str]  # Element -> card face up, "" for none
    decks: dict[str, str]  # Element -> cards below
    deck: str
    discard: str
    mercenaries: dict[str, int]  # Mercenary -> seat, or -1 for the supply
    bought: str
    shape: str
    chance: list[int]
    dice: str  # the dice to come: chance that rolls these and nothing else
    peaceful: bool
    round: int
    active: int
    troves: str


def eldervale(*seats: Seat, **rest: Unpack[Rest]) -> EldervaleTable:
    """A table with these players; the active one (the first) begins a turn."""
    t = bare(len(seats), chance_of(rest))
    lay_map(t, rest)
    for number, seat in enumerate(seats):
        t.players.append(player_of(t, number, seat))
    for number, seat in enumerate(seats):
        lay_tableau(t, number, seat)
    lay_elements(t, rest)
    lay_treasure(t, rest)
    lay_market(t, rest)
    lay_magic(t, rest)
    lay_monsters(t, rest)
    lay_mercenaries(t, rest)
    t.log = []
    begin_turn(t, rest.get("active", A))
    t.run()
    return t


def chance_of(rest: Rest) -> Chance:
    if "dice" in rest:
        return ScriptedChance([int(die) - 1 for die in rest["dice"] if die.isdigit()])
    return ScriptedChance(rest["chance"]) if "chance" in rest else Chance(b"scene")


def bare(seats: int, chance: Chance) -> EldervaleTable:
    """An empty table."""
    tiles, cards = len(CONTENT.tiles), len(CONTENT.adventures) + len(CONTENT.starters)
    return EldervaleTable(
        GAME, seats, chance, CONTENT, [], 0, 3, bit(seats) - 1, 0, NONE, 0, 0, 0, 0,
        [NONE] * tiles, [0] * tiles, 0, [NO_STACK] * (2 * tiles), [0] * len(TOKENS), 0,
        [NONE] * len(ELEMENTS), [0] * len(ELEMENTS), [], [0] * cards, [], [], [], [], 0, 0,
        [NONE] * len(CONTENT.tracks.orbs), [IN_BOX] * len(MONSTERS), [ABSENT, ABSENT], 0, NONE, 0,
        new_turn(0), None, None, CONTENT.play.rounds, NONE, 0,
    )  # fmt: skip


def lay_map(t: EldervaleTable, rest: Rest) -> None:
    places: dict[str, tuple[int, int]] = {}
    for r, (first, row) in enumerate(ROWS, -1):
        for q, name in enumerate(row.split(), first):
            if name not in rest.get("without", "").split():
                places[rest.get("swap", {}).get(name, name)] = (q, r)
    places |= rest.get("add", {})
    for name, (q, r) in places.items():
        t.laid |= bit(TILES[name])
        t.hexes[TILES[name]] = hex_at(q, r)
    for tile in bits_of(t.laid):
        near = NEXT_TO[t.hexes[tile]]
        t.adjacent[tile] = sum(bit(other) for other in bits_of(t.laid) if t.hexes[other] in near)


def units_of(words: str) -> int:
    return sum(unit(KINDS[word]) for word in words.split())


def letters_to_tokens(letters: str) -> list[int]:
    return [letters.count(letter) for letter in TOKEN_LETTERS]


def player_of(t: EldervaleTable, number: int, seat: Seat) -> Player:
    """Nothing but what the scene says: no tokens, no cards; Units that it does not name are in the tray."""
    element = ELEMENTS.index(seat.get("element", ELEMENTS[number]))
    side = 2 * element + "AB".index(seat["side"]) if "side" in seat else NONE
    power = [0] * len(ELEMENTS)
    power[element] = 1
    for name, space in seat.get("power", {}).items():
        power[ELEMENTS.index(name)] = space
    units = [0] * len(CONTENT.tiles)
    for name, words in seat.get("at", {}).items():
        units[TILES[name]] = units_of(words)
    castles = mask_of(seat.get("castles", ""))
    dwellings = mask_of(seat.get("dwellings", "")) | castles
    player = Player(
        element, side, seat.get("vp", 0), seat.get("glory", 0), seat.get("orbs", 0), seat.get("slain", 0),
        seat.get("tactics", -1), letters_to_tokens(seat.get("tokens", "")), power,
        [MAGIC[name] for name in seat.get("hand", "").split()],
        sorted(TOKENS[name] for name in seat.get("held", "").split()), [],
        tray_of(seat, units, dwellings), units_of(seat.get("ready", "")), units_of(seat.get("under", "")), 0,
        0, units,
    )  # fmt: skip
    player.here = sum(bit(tile) for tile in range(len(units)) if units[tile])
    player.dwellings = dwellings
    player.castles = castles
    return player


def mask_of(names: str) -> int:
    return sum(bit(TILES[name]) for name in names.split())


def tray_of(seat: Seat, units: list[int], dwellings: int) -> int:
    if "tray" in seat:
        return units_of(seat["tray"])
    heaps = [*units, units_of(seat.get("ready", "")), units_of(seat.get("under", ""))]
    setup, left = CONTENT.setup, 0
    for kind in range(4):
        out = sum(many(heap, kind) for heap in heaps) + (len(bits_of(dwellings)) if kind == 0 else 0)
        left += max(0, setup.ready[kind] + setup.tray[kind] - out) * unit(kind)
    return left


def lay_tableau(t: EldervaleTable, number: int, seat: Seat) -> None:
    for name in seat.get("cards", "").split():
        t.players[number].cards.append(CARDS[name])
        note_passive(t, number, CARDS[name])
    for name, tokens in seat.get("slots", {}).items():
        for slot, token in enumerate(tokens.split()):
            t.fill_slot(CARDS[name], slot, TOKENS[token])
    for name in seat.get("inputs", "").split():
        t.marks[CARDS[name]] += ORB_ON_INPUT
    for name in seat.get("icons", "").split():
        t.marks[CARDS[name]] += ORB_ON_ICON
    for name, design in seat.get("auras", {}).items():
        card = t.starter_of(number) if name == "starter" else CARDS[name]
        t.marks[card] += (MAGIC[design] + 1) * AURA_AT


def lay_elements(t: EldervaleTable, rest: Rest) -> None:
    """The Elements of the players and of the map, or those that the scene names."""
    for name in rest.get("elements", "").split():
        t.elements |= bit(ELEMENTS.index(name))
    stack = [TILES[name] for name in rest.get("stack", "").split()]
    for tile in [*bits_of(t.laid), *stack]:
        if CONTENT.tile_element[tile] != NONE:
            t.elements |= bit(CONTENT.tile_element[tile])
    for player in t.players:
        t.elements |= bit(player.element)
    t.realms = sum(bit(tile) for tile in stack)
    t.track_orbs = t.elements
    for player in t.players:
        for element in range(len(ELEMENTS)):
            if player.power[element] == CONTENT.tracks.top:
                t.track_orbs &= ~bit(element)
    t.glory_orbs = sum(bit(space) for space in CONTENT.tracks.glory_orbs)
    t.peaceful = int(rest.get("peaceful", False))
    t.regrouped = 0 if t.peaceful else bit(t.seats) - 1
    t.round = rest.get("round", 3)
    t.troves = bit(len(CONTENT.tracks.troves)) - 1


def lay_treasure(t: EldervaleTable, rest: Rest) -> None:
    """Stacks of three everywhere, the first token of the Element on top, unless the scene says otherwise."""
    for at, token in enumerate(CONTENT.tokens):
        if t.elements >> token.element & 1:
            t.pool[at] = token.copies
    for player in t.players:
        for kind in player.held:
            t.pool[kind] -= 1
        for card in player.cards:
            for slot in range(3):
                if t.slot_of(card, slot) != NONE:
                    t.pool[t.slot_of(card, slot)] -= 1
    for tile in bits_of(t.laid & CONTENT.elemental):
        for stack in range(CONTENT.tile_stacks[tile]):
            names = (CONTENT.tiles[tile].id, f"{CONTENT.tiles[tile].id}/{stack + 1}")
            if any(name in rest.get("empty", "").split() for name in names):
                continue
            tops = [rest["tops"][name] for name in names if name in rest.get("tops", {})]
            first = CONTENT.first_token[CONTENT.tile_element[tile]]
            kind = TOKENS[tops[0]] if tops else next(k for k in range(first, first + 8) if t.pool[k] > 0)
            t.pool[kind] -= 1
            t.stacks[2 * tile + stack] = 4 * kind + 2


def lay_market(t: EldervaleTable, rest: Rest) -> None:
    """The Gates are face up, unless the scene says otherwise; below lie all cards that nobody has."""
    owned = {card for player in t.players for card in player.cards}
    for element in bits_of(t.elements):
        name = ELEMENTS[element]
        top = rest.get("market", {}).get(name, CONTENT.adventures[CONTENT.gate[element]].id)
        first = element * CONTENT.kinds
        left = [card for card in range(first, first + CONTENT.kinds) if card not in owned]
        if name in rest.get("decks", {}):
            left = [CARDS[card] for card in rest["decks"][name].split()] + ([CARDS[top]] if top else [])
        t.faces[element] = CARDS[top] if top and CARDS[top] in left else NONE
        t.decks[element] = sum(bit(card - first) for card in left if card != t.faces[element])


def lay_magic(t: EldervaleTable, rest: Rest) -> None:
    """Every card that is in no hand lies in the deck, unless the scene says what lies there."""
    t.discard = [MAGIC[name] for name in rest.get("discard", "").split()]
    hands = [(seat, card) for seat, player in enumerate(t.players) for card in player.hand]
    if "deck" in rest:
        t.deck = [MAGIC[name] for name in rest["deck"].split()]
    else:
        t.deck = [design for design in range(len(MAGIC)) for _ in range(CONTENT.magic_copies[design])]
        lying = [t.aura_on(card) for card in range(len(t.marks)) if t.aura_on(card) != NONE]
        for design in [*(card for _, card in hands), *t.discard, *lying]:
            t.deck.remove(design)
    t.ledger = [*(card for _, card in hands), *t.deck, *(drawn(seat, card) for seat, card in hands)]


def lay_monsters(t: EldervaleTable, rest: Rest) -> None:
    for element in bits_of(t.elements):
        t.monsters[element] = WAITING
    for name, tile in rest.get("monsters", {}).items():
        t.monsters[MONSTERS[name]] = TILES[tile]
    for name, seat in rest.get("bound", {}).items():
        t.monsters[MONSTERS[name]] = BOUND + seat
    for name, seat in rest.get("tamed", {}).items():
        t.monsters[MONSTERS[name]] = TAMED + seat


def lay_mercenaries(t: EldervaleTable, rest: Rest) -> None:
    for name, seat in rest.get("mercenaries", {}).items():
        t.mercenaries[UNITS.index(name) - 4] = seat if seat >= 0 else SUPPLY
    t.bought = sum(bit(UNITS.index(name) - 4) for name in rest.get("bought", "").split())
    if "shape" in rest:
        t.shape = UNITS.index(rest["shape"])
