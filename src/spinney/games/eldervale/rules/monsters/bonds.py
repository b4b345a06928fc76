"""Chapter 15: Monsters under control."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine.bits import bit, bits_of
from spinney.engine.nothing import NONE
from spinney.games.eldervale.content.atoms import DOMINATE_UNDER
from spinney.games.eldervale.content.vocabulary import (
    FIRST_MONSTER,
    MONSTER_COUNT,
)
from spinney.games.eldervale.rules import effects
from spinney.games.eldervale.state.battle import Battle, is_player
from spinney.games.eldervale.state.table import BOUND, TAMED, EldervaleTable
from spinney.games.eldervale.state.units import unit
from spinney.games.eldervale.terms import actions, events


def in_reach(t: EldervaleTable, seat: i64, atom: i64, steps: i64) -> i64:
    """E-15.4  Monsters to dominate: near any Unit of the player, the one that just left too; or below."""
    start = t.players[seat].here
    if t.turn.seat == seat and t.turn.left != NONE:
        start |= bit(t.turn.left)
    near = 0 if atom == DOMINATE_UNDER else t.within(start, steps)
    found: i64 = 0
    for monster in range(MONSTER_COUNT):
        place = t.monsters[monster]
        if t.content.monster_element[monster] == NONE or place < 0:
            continue
        if BOUND <= place < TAMED:
            if atom == DOMINATE_UNDER:
                found |= bit(monster)
        elif place < BOUND and (near >> place) & 1:
            found |= bit(monster)
    return found


def offer_monster(t: EldervaleTable, seat: i64, effect: i64, at: i64) -> None:
    """E-15.4  Which Monster is dominated, or none."""
    parts = t.content.effects[effect]
    found = in_reach(t, seat, parts.atoms[at], parts.a[at])
    options = [t.content.actions.monsters[monster] for monster in bits_of(found)]
    options.append(t.content.actions.decline)
    t.ask(seat, options, monster_chosen, effect, at)


def monster_chosen(t: EldervaleTable, seat: i64, action: i64, effect: i64, at: i64) -> None:
    """E-15.4  The Monster is dominated; or the offer is declined."""
    if t.content.actions.kind_of(action) == actions.DECLINE:
        effects.declined(t, seat, effect, at)
        return
    dominate(t, seat, t.content.actions.part_of(action))
    effects.done(t, seat, effect, at)


def dominate(t: EldervaleTable, seat: i64, monster: i64) -> None:
    """E-15.4, E-10.11  A Dominated Monster goes to the Ready Area as a Unit."""
    t.monsters[monster] = TAMED + seat
    t.players[seat].ready += unit(FIRST_MONSTER + monster)
    t.turn.tamed |= bit(monster)
    t.tell(events.DOMINATED, seat, monster)


def return_monsters(t: EldervaleTable, seat: i64) -> None:
    """E-7.24, E-10.9  Monsters bound to a player go home at the end of its Regroup, if there is room."""
    for monster in range(MONSTER_COUNT):
        if t.monsters[monster] == BOUND + seat and go_home(t, monster):
            t.tell(events.RETURNED, seat, monster, t.monsters[monster])


def go_home(t: EldervaleTable, monster: i64) -> bool:
    """A Monster goes to its Lair, if that is unoccupied."""
    lair = t.content.monster_lair[monster]
    if not (t.laid >> lair) & 1 or (t.occupied() >> lair) & 1:
        return False
    t.monsters[monster] = lair
    return True


def release_monsters(t: EldervaleTable, seat: i64) -> None:
    """E-15.6, R-43  Monsters controlled before this Regroup: to the Lair, else below, bound to the player."""
    player = t.players[seat]
    for monster in range(MONSTER_COUNT):
        if t.monsters[monster] == TAMED + seat and not (t.turn.tamed >> monster) & 1:
            player.ready -= unit(FIRST_MONSTER + monster)
            t.monsters[monster] = BOUND + seat
            home = go_home(t, monster)
            t.tell(events.RELEASED, seat, monster, t.monsters[monster] if home else NONE)


def bind(t: EldervaleTable, battle: Battle, monster: i64) -> None:
    """E-7.24, E-15.6, R-28, R-43  A Monster goes below, bound to whoever won, else to the active player."""
    keeper = battle.winner if is_player(battle) else t.turn.seat
    t.monsters[monster] = BOUND + keeper
    t.tell(events.MONSTER_FELL, keeper, monster)
