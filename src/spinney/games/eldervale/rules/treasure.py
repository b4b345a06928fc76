"""Chapter 6: Treasure stacks. A stack shows its top token; what lies below has no order until it is seen."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine.bits import bit
from spinney.engine.nothing import NONE
from spinney.games.eldervale.content.vocabulary import FIRST_RUIN
from spinney.games.eldervale.rules import effects
from spinney.games.eldervale.rules.gaining import gain_token
from spinney.games.eldervale.state.table import NO_STACK, EldervaleTable
from spinney.games.eldervale.terms import actions, events


def lay_stacks(t: EldervaleTable, tile: i64) -> None:
    """E-3.11, E-6.5  A stack of three Treasure Tokens of its Element on each printed space, face up."""
    for stack in range(t.content.tile_stacks[tile]):
        below = t.content.setup.stack - 1
        t.stacks[2 * tile + stack] = 4 * draw_token(t, t.content.tile_element[tile]) + below


def draw_token(t: EldervaleTable, element: i64) -> i64:
    """R-8  A Treasure Token nobody has seen; stacks and pile are one unordered lot until one is on top."""
    first, end = t.content.first_token[element], t.content.first_token[element + 1]
    left: i64 = 0
    for kind in range(first, end):
        left += t.pool[kind]
    at = t.chance.below(left) if left > 1 else 0
    t.reveal()
    for kind in range(first, end):
        if at < t.pool[kind]:
            t.pool[kind] -= 1
            return kind
        at -= t.pool[kind]
    return first


def stacks_on(t: EldervaleTable, tile: i64) -> list[i64]:
    """The Treasure stacks of a Realm that are not empty."""
    return [stack for stack in range(2) if t.stacks[2 * tile + stack] != NO_STACK]


def filled(t: EldervaleTable) -> i64:
    """The tiles with Treasure, as a mask."""
    found: i64 = 0
    for tile in range(FIRST_RUIN):
        if t.stacks[2 * tile] != NO_STACK or t.stacks[2 * tile + 1] != NO_STACK:
            found |= bit(tile)
    return found


def has_treasure(t: EldervaleTable) -> bool:
    """Does any Realm have Treasure?"""
    return filled(t) != 0


def take_top(t: EldervaleTable, seat: i64, tile: i64, stack: i64) -> None:
    """E-6.1, E-1.1  The top Treasure Token is kept face up; the next one can be seen."""
    at = 2 * tile + stack
    kind, below = t.stacks[at] // 4, t.stacks[at] & 3
    held = t.players[seat].held
    held.append(kind)
    held.sort()
    t.tell(events.TOOK_TREASURE, seat, kind, tile)
    if below == 0:
        t.stacks[at] = NO_STACK
    else:
        t.stacks[at] = 4 * draw_token(t, t.content.tile_element[tile]) + below - 1


def choose_stack(t: EldervaleTable, seat: i64, tile: i64) -> None:
    """E-6.1, R-13  Which Treasure stack, if two are not empty."""
    options = [t.content.actions.stacks[stack] for stack in stacks_on(t, tile)]
    t.ask(seat, options, stack_chosen, tile)


def stack_chosen(t: EldervaleTable, seat: i64, action: i64, tile: i64) -> None:
    """E-6.1  The top token of this Treasure stack is taken."""
    take_top(t, seat, tile, t.content.actions.part_of(action))


def offer_treasure(t: EldervaleTable, seat: i64, effect: i64, at: i64) -> None:
    """19.0 `treasure any`  Treasure from any Realm: the tile, then the stack if it has two."""
    mask = filled(t)
    options = [t.content.actions.to[tile] for tile in range(FIRST_RUIN) if (mask >> tile) & 1]
    options.append(t.content.actions.decline)
    t.ask(seat, options, treasure_chosen, effect, at)


def treasure_chosen(t: EldervaleTable, seat: i64, action: i64, effect: i64, at: i64) -> None:
    """19.0 `treasure any`  Treasure is taken there; or the offer is declined."""
    if t.content.actions.kind_of(action) == actions.DECLINE:
        effects.declined(t, seat, effect, at)
        return
    effects.done(t, seat, effect, at)
    choose_stack(t, seat, t.content.actions.part_of(action))


def take_treasure(t: EldervaleTable, seat: i64, tile: i64) -> None:
    """E-6.1, E-6.10, R-13  The top Treasure Token, or the printed resource if all stacks are empty."""
    if len(stacks_on(t, tile)) > 0:
        choose_stack(t, seat, tile)
    elif t.content.tile_resource[tile] != NONE:
        gain_token(t, seat, t.content.tile_resource[tile], 1)
