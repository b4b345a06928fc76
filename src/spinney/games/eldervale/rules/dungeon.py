"""E-6.5: the Dungeon. A new tile, market cards, and the cards that follow them."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine.bits import bit, bits_of
from spinney.engine.nothing import NONE
from spinney.games.eldervale.content.tile_kinds import LAIR
from spinney.games.eldervale.content.vocabulary import (
    ELEMENT_COUNT,
    MONSTER_COUNT,
)
from spinney.games.eldervale.rules.cards.market import burn_card, purchases, reveal_market, take_card
from spinney.games.eldervale.rules.endgame import trigger_end
from spinney.games.eldervale.rules.payment import pay
from spinney.games.eldervale.rules.treasure import lay_stacks
from spinney.games.eldervale.state.hexes import NEXT_TO
from spinney.games.eldervale.state.table import WAITING, EldervaleTable
from spinney.games.eldervale.terms import actions, events


def has_market(t: EldervaleTable) -> bool:
    """E-6.11  Does the Dungeon have anything to sell: is any card face up?"""
    return any(face != NONE for face in t.faces)


def enter(t: EldervaleTable, seat: i64) -> None:
    """E-6.5  The steps of the Dungeon, in their order."""
    if t.realms != 0:
        t.plan((draw_tile, seat), (offer_first, seat))
    else:
        t.plan((offer_first, seat))


def draw_tile(t: EldervaleTable, seat: i64) -> None:
    """E-6.5 (1), E-11.1, D-8  The Dungeon's new tile goes to a hex next to at least two tiles."""
    left = bits_of(t.realms)
    tile = left[t.chance.below(len(left)) if len(left) > 1 else 0]
    t.realms &= ~bit(tile)
    t.turn.drawn = tile
    t.reveal()
    t.tell(events.DREW_TILE, seat, tile)
    if t.realms == 0:
        trigger_end(t, seat, events.LAST_TILE)
    t.ask(seat, [t.content.actions.hexes[place] for place in open_hexes(t)], hex_chosen)


def open_hexes(t: EldervaleTable) -> list[i64]:
    """E-6.5, R-59  In the Dungeon: hexes for the new tile, empty and next to two tiles or more, ascending."""
    taken: set[i64] = set()
    for tile in bits_of(t.laid):
        taken.add(t.hexes[tile])
    touched: dict[i64, int] = {}
    for place in taken:
        for near in NEXT_TO[place]:
            if near not in taken:
                touched[near] = touched.get(near, 0) + 1
    return sorted([place for place in touched if touched[place] > 1])


def hex_chosen(t: EldervaleTable, seat: i64, action: i64) -> None:
    """E-6.5 (1)  The tile that was drawn in the Dungeon is laid there."""
    tile = t.turn.drawn
    t.turn.drawn = NONE
    lay_tile(t, seat, tile, t.content.actions.part_of(action))


def lay_tile(t: EldervaleTable, seat: i64, tile: i64, place: i64) -> None:
    """E-2.6, E-6.5 (1)  A tile from Dungeon or start map, with its Treasure and the Monster of a Lair."""
    near: i64 = 0
    for other in bits_of(t.laid):
        if t.hexes[other] in NEXT_TO[place]:
            near |= bit(other)
            t.adjacent[other] |= bit(tile)
    t.hexes[tile] = place
    t.adjacent[tile] = near
    t.laid |= bit(tile)
    t.tell(events.TILE_LAID, seat, tile, place)
    lay_stacks(t, tile)
    if t.content.tile_kind[tile] == LAIR:
        wake_monster(t, seat, tile)


def wake_monster(t: EldervaleTable, seat: i64, tile: i64) -> None:
    """E-3.12, E-16.6  A Monster that waits comes when its Lair is the new tile, mostly in the Dungeon."""
    for monster in range(MONSTER_COUNT):
        if t.content.monster_lair[monster] == tile and t.monsters[monster] == WAITING:
            t.monsters[monster] = tile
            t.tell(events.MONSTER_COMES, seat, monster, tile)


def offer_first(t: EldervaleTable, seat: i64) -> None:
    """E-6.5 (2), D-9  In the Dungeon: a first market card, or none."""
    options = purchases(t, seat, 0)
    options.append(t.content.actions.decline)
    t.ask(seat, options, first_chosen)


def first_chosen(t: EldervaleTable, seat: i64, action: i64) -> None:
    """E-6.5 (3)  The first card in the Dungeon; buying gives Power."""
    t.plan((reveal_market, seat))
    if t.content.actions.kind_of(action) == actions.DECLINE:
        t.plan((offer_second, seat, 0))
    else:
        t.plan((offer_second, seat, 1))
        buy_in_dungeon(t, seat, t.content.actions.part_of(action))


def buy_in_dungeon(t: EldervaleTable, seat: i64, element: i64) -> None:
    """E-6.5, E-13.2  In the Dungeon a card is paid and taken; its stack is turned only at the end."""
    t.plan((pay, seat, t.content.card_cost[t.faces[element]], 0), (take_card, seat, element))


def offer_second(t: EldervaleTable, seat: i64, bought: i64) -> None:
    """E-6.5 (4), R-16, D-10  In the Dungeon: a second card after a first one, or burn one, or nothing."""
    options = purchases(t, seat, 0) if bought == 1 else []
    for element in range(ELEMENT_COUNT):
        if t.faces[element] != NONE:
            options.append(t.content.actions.burns[element])
    options.append(t.content.actions.decline)
    t.ask(seat, options, second_chosen)


def second_chosen(t: EldervaleTable, seat: i64, action: i64) -> None:
    """E-6.5 (4)  The second card in the Dungeon is bought, or one is burned."""
    kind, element = t.content.actions.kind_of(action), t.content.actions.part_of(action)
    if kind == actions.BUY:
        buy_in_dungeon(t, seat, element)
    elif kind == actions.BURN:
        burn_card(t, seat, element)
