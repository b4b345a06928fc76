"""Chapter 3: setup, and chapter 16 where modules change it."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from spinney.engine.bits import bit, bits_of
from spinney.engine.chance import Chance
from spinney.engine.game import Game
from spinney.engine.nothing import NONE
from spinney.engine.parts import Options
from spinney.games.eldervale.content.heaps import count
from spinney.games.eldervale.content.lookups import EldervaleContent
from spinney.games.eldervale.content.vocabulary import (
    BIFROST_TILE,
    DEN_TILE,
    DUNGEON_TILE,
    ELEMENT_COUNT,
    ELEMENTAL_KINDS,
    FIRST_RUIN,
    MONSTER_COUNT,
    TILE_COUNT,
    TOKEN_KINDS,
)
from spinney.games.eldervale.rules import faction_choice
from spinney.games.eldervale.rules.bounds import set_limits
from spinney.games.eldervale.rules.cards.draw_and_discard import draw_cards
from spinney.games.eldervale.rules.dungeon import lay_tile
from spinney.games.eldervale.rules.turn import begin_turn
from spinney.games.eldervale.state.hexes import OFF_MAP, hex_at
from spinney.games.eldervale.state.players import OFF_TRACK, Player
from spinney.games.eldervale.state.table import ABSENT, IN_BOX, NO_STACK, SUPPLY, WAITING, EldervaleTable
from spinney.games.eldervale.state.turn import new_turn
from spinney.games.eldervale.state.units import heap_of
from spinney.games.eldervale.terms import events
from spinney.games.eldervale.terms.actions import PLAIN_SIDE

FROST_GIANT: Final = 8
MOTHER: Final = 9
LEGENDS: Final = 10  # the Legendary Monster of Element e is this and e

WITH_BIFROST: Final = 1  # section 16: what is switched on, as a mask
WITH_DEN: Final = 2
WITH_TACTICS: Final = 4
WITH_MINOTAUR: Final = 8
WITH_SHAPESHIFTER: Final = 16
WITH_LEGENDS: Final = 32
BASIC: Final = 64  # E-16.7: no unit abilities
BY_SEAT: Final = 128  # Elements in the order of the seats
SIDE_A: Final = 256
SIDE_B: Final = 512
CHOSEN: Final = 1024  # E-3.18: factions are chosen
NAMED: Final = 2048  # E-3.19: further Elements are named
START_AT: Final = 12  # E-3.20: from this bit on the seat that starts, 0 for none


MODULES: Final[list[tuple[str, str, int]]] = [
    ("bifrost", "on", WITH_BIFROST),
    ("den", "on", WITH_DEN),
    ("tactics", "on", WITH_TACTICS),
    ("minotaur", "on", WITH_MINOTAUR),
    ("shapeshifter", "on", WITH_SHAPESHIFTER),
    ("legends", "on", WITH_LEGENDS),
    ("abilities", "off", BASIC),
    ("factions", "seat", BY_SEAT),
    ("factions", "choose", CHOSEN),
    ("elements", "choose", NAMED),
    ("sides", "a", SIDE_A),
    ("sides", "b", SIDE_B),
]  # an option, its word, and what it switches


def lay_out(game: Game[EldervaleTable], seats: i64, chance: Chance, options: Options) -> EldervaleTable:
    """E-3.16, E-16.1 to E-16.7  The setup of a new table; modules are off unless they are switched on."""
    modules: i64 = 0
    for name, word, flag in MODULES:
        if options[name] == word:
            modules |= flag
    modules |= int(options["start"]) << START_AT
    table = bare_table(game, game.content, seats, chance, modules)
    if options["round_limit"] == "on":
        set_limits(table)
    table.lenient = 1 if options["restrictions"] == "off" else 0
    table.plan((deal, modules))
    return table


def bare_table(
    game: Game[Any], content: EldervaleContent, seats: i64, chance: Chance, modules: i64
) -> EldervaleTable:
    """E-3.13, E-3.15, E-3.16  A new table before anything is dealt: what is the same in every game."""
    none: list[i64] = []
    deck = [design for design in range(len(content.magic)) for _ in range(content.magic_copies[design])]
    return EldervaleTable(
        game=game,
        seats=seats,
        chance=chance,
        content=content,
        players=[lay_player(content, modules) for _ in range(seats)],
        first=0,
        round_=0,
        regrouped=0,
        peaceful=1,
        trigger=NONE,
        turns_left=0,
        resting=0,
        elements=0,
        laid=0,
        hexes=[OFF_MAP] * TILE_COUNT,
        adjacent=[0] * TILE_COUNT,
        realms=0,
        stacks=[NO_STACK] * (2 * TILE_COUNT),
        pool=[0] * len(content.tokens),
        gone=0,
        faces=[NONE] * ELEMENT_COUNT,
        decks=[0] * ELEMENT_COUNT,
        burned=[],
        marks=[0] * (len(content.adventures) + ELEMENT_COUNT),
        deck=deck,
        discard=none,
        claimed=[],
        ledger=deck[:],
        track_orbs=0,
        glory_orbs=bit(content.tracks.glory_orbs[0]) | bit(content.tracks.glory_orbs[1]),
        orb_track=[NONE] * len(content.tracks.orbs),
        monsters=[IN_BOX] * MONSTER_COUNT,
        mercenaries=[SUPPLY if modules & flag else ABSENT for flag in (WITH_MINOTAUR, WITH_SHAPESHIFTER)],
        bought=0,
        shape=NONE,
        troves=bit(len(content.tracks.troves)) - 1 if modules & WITH_DEN else 0,
        turn=new_turn(0),
        battle=None,
        payment=None,
        limit=NONE,
        ending=NONE,
        lenient=0,
    )


def lay_player(content: EldervaleContent, modules: i64) -> Player:
    """E-3.15  Units, rooftops and tokens of a player at setup; Element and side are dealt later."""
    setup = content.setup
    return Player(
        element=NONE,
        side=NONE,
        vp=0,
        glory=OFF_TRACK,
        orbs=0,
        slain=0,
        tactics=1 if modules & WITH_TACTICS else NONE,
        tokens=[count(setup.tokens, kind) for kind in range(TOKEN_KINDS)],
        power=[0] * ELEMENT_COUNT,
        hand=[],
        held=[],
        cards=[],
        tray=heap_of(setup.tray),
        ready=heap_of(setup.ready),
        under=0,
        pool=0,
        acting=0,
        units=[0] * TILE_COUNT,
    )


def deal(t: EldervaleTable, modules: i64) -> None:
    """E-3.1, E-3.17, E-3.18  Setup begins: factions are chosen, or dealt without asking anybody."""
    if modules & CHOSEN:
        t.plan((faction_choice.offer_faction, t.seats - 1, open_sides(modules)), (deal_elements, modules))
    else:
        deal_factions(t, modules)
        deal_elements(t, modules)


def open_sides(modules: i64) -> i64:
    """E-3.18  The sides of the boards that the modules of this setup leave to choose from."""
    if modules & BASIC:
        return faction_choice.PLAIN
    if modules & SIDE_A:
        return faction_choice.SIDE_A
    return faction_choice.SIDE_B if modules & SIDE_B else faction_choice.SIDE_A | faction_choice.SIDE_B


def deal_elements(t: EldervaleTable, modules: i64) -> None:
    """E-3.2, E-3.4, E-3.19, E-3.20  During setup: who starts, and the further Elements, named or drawn."""
    start = modules >> START_AT
    if start > 0:
        start_with(t, (start - 1) % t.seats)
    else:
        roll_for_start(t)
    if modules & NAMED:
        t.plan((faction_choice.offer_element, t.first, t.content.setup.extra), (deal_rest, modules))
    else:
        draw_elements(t, modules)
        deal_rest(t, modules)


def deal_rest(t: EldervaleTable, modules: i64) -> None:
    """E-3.5 to E-3.17  The last step of setup: the map and all that chance decides."""
    set_pieces(t, modules)
    lay_map(t, modules)
    for seat in range(t.seats):
        draw_cards(t, seat, t.content.setup.magic)
    t.plan((begin_turn, t.first))


def deal_factions(t: EldervaleTable, modules: i64) -> None:
    """E-3.1, E-16.7, R-5  Setup where nobody chooses: an Element and a side for each, by lot or by seat."""
    left: list[i64] = list(range(ELEMENT_COUNT))
    for seat in range(t.seats):
        element = left.pop(0 if modules & BY_SEAT else t.chance.below(len(left)))
        side: i64 = 0
        if modules & SIDE_B:
            side = 1
        elif not modules & SIDE_A:
            side = t.chance.below(2)
        faction_choice.take_faction(t, seat, element, PLAIN_SIDE if modules & BASIC else side)


def roll_for_start(t: EldervaleTable) -> None:
    """E-3.2  Highest die starts, tied leaders roll again."""
    leaders: list[i64] = list(range(t.seats))
    while len(leaders) > 1:
        dice = [t.chance.die() for _ in leaders]
        for at in range(len(leaders)):
            t.tell(events.START_ROLL, leaders[at], dice[at])
        best = max(dice)
        leaders = [leaders[at] for at in range(len(leaders)) if dice[at] == best]
    start_with(t, leaders[0])


def start_with(t: EldervaleTable, seat: i64) -> None:
    """E-3.3, E-3.20  Setup of the start player, and of VP by turn order."""
    t.first = seat
    t.tell(events.STARTS, t.first)
    for place in range(t.seats):
        t.players[(t.first + place) % t.seats].vp = t.content.setup.vp[place]


def draw_elements(t: EldervaleTable, modules: i64) -> None:
    """E-3.4, R-5  Two more Elements by lot; by rules 1 the next in order where Elements go by seat."""
    left = faction_choice.free_elements(t)
    in_order = modules & BY_SEAT != 0 and t.rules < 2
    for _ in range(t.content.setup.extra):
        if len(left) == 1 or in_order:
            t.elements |= bit(left.pop(0))
        else:
            t.elements |= bit(left.pop(t.chance.below(len(left))))


def set_pieces(t: EldervaleTable, modules: i64) -> None:
    """E-3.5, E-3.6, E-3.14, E-16.6  The pieces of all Elements in play at setup."""
    for element in bits_of(t.elements):
        legend = modules & WITH_LEGENDS != 0 and t.chance.below(2) == 1
        t.monsters[LEGENDS + element if legend else element] = WAITING
        for kind in range(t.content.first_token[element], t.content.first_token[element + 1]):
            t.pool[kind] = t.content.token_copies[kind]
        gate = t.content.gate[element]
        t.faces[element] = gate
        t.decks[element] = (bit(t.content.kinds) - 1) & ~bit(gate - element * t.content.kinds)
        t.tell(events.ELEMENT, t.first, element)
    t.track_orbs = t.elements


def lay_map(t: EldervaleTable, modules: i64) -> None:
    """E-3.7 to E-3.12, E-16.1, E-16.2, R-6, R-7  Tiles at random on the template; the rest is the stack."""
    setup, row = t.content.setup, t.seats - 2
    tiles = draw_start_tiles(t, setup.realms[row])
    tiles += list(range(FIRST_RUIN, DUNGEON_TILE + setup.dungeons[row]))
    t.chance.shuffle(tiles)
    for at in range(len(tiles)):
        q, r = setup.maps[row][at]
        lay_tile(t, t.first, tiles[at], hex_at(q, r))
    if modules & WITH_BIFROST:
        q, r = setup.bifrost[row]
        lay_special(t, BIFROST_TILE, hex_at(q, r), FROST_GIANT)
    if modules & WITH_DEN:
        q, r = setup.den[row]
        lay_special(t, DEN_TILE, hex_at(q, r), MOTHER)


def draw_start_tiles(t: EldervaleTable, number: i64) -> list[i64]:
    """E-3.7, E-3.10, R-6  Tiles of the start map: at most one Lair, a second goes to the Realm Stack."""
    pile: list[i64] = []
    for element in bits_of(t.elements):
        pile += list(range(ELEMENTAL_KINDS * element, ELEMENTAL_KINDS * (element + 1)))
    t.chance.shuffle(pile)
    drawn: list[i64] = []
    lairs: i64 = 0
    for tile in pile:
        is_lair = (t.content.lairs >> tile) & 1
        if len(drawn) == number or lairs + is_lair > 1:
            t.realms |= bit(tile)
        else:
            drawn.append(tile)
            lairs += is_lair
    return drawn


def lay_special(t: EldervaleTable, tile: i64, place: i64, monster: i64) -> None:
    """E-16.1, E-16.2  An extra tile on the start map, which is the Lair of its Monster."""
    lay_tile(t, t.first, tile, place)
    t.monsters[monster] = tile
    t.tell(events.MONSTER_COMES, t.first, monster, tile)
