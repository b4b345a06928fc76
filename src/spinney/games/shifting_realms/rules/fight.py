"""Chapter 9: fights."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine.bits import bit, lowest_bit
from spinney.games.shifting_realms.content.effects import BERSERK
from spinney.games.shifting_realms.content.phrases import Part
from spinney.games.shifting_realms.rules.effect_lookup import always, enact
from spinney.games.shifting_realms.rules.spots import has_spots, step_up
from spinney.games.shifting_realms.state.land import BOARD
from spinney.games.shifting_realms.state.table import RealmsTable
from spinney.games.shifting_realms.state.units import (
    SOLDIER,
    WAIT,
    exposed_scouts,
    fallen_soldiers,
    scouts,
    soldiers,
    spent_here,
    spot_scouts,
    unspent,
)
from spinney.games.shifting_realms.terms import events


def fights(t: RealmsTable, seat: i64) -> list[i64]:
    """S-9.1, S-9.2, S-9.3, S-9.14, D-13, A-34, A-40, A-71  Fights that are possible: where, and with whom."""
    mine = t.factions[seat]
    found: list[i64] = []
    shared: i64 = 0
    for other in range(t.seats):
        if other != seat:
            shared |= t.factions[other].here
    shared &= mine.here & t.open_spaces()
    while shared != 0:
        space = lowest_bit(shared)
        shared &= shared - 1
        force = unspent(mine.units[space])
        if force > 0:
            for other in range(t.seats):
                if other != seat and may_fight(t, seat, space, other, force):
                    found.append(t.content.actions.fight(space, other))
    return found


def may_fight(t: RealmsTable, seat: i64, space: i64, other: i64, force: i64) -> bool:
    """S-9.3, S-9.10  One opponent a turn on a space, and something that a fight could destroy."""
    units = t.factions[other].units[space]
    if units == 0:
        return False
    for third in range(t.seats):
        if third != other and (t.turn.fought[third] >> space) & 1:
            return False
    return (soldiers(units) > 0 and force >= exchange_price(t)) or t.exposed(other, space) > 0


def exchange_price(t: RealmsTable) -> i64:
    """S-9.5, S-16.2, A-38  How many soldiers it takes in a fight to destroy one."""
    return 2 if t.seats == 2 else 1


def offer_blow(t: RealmsTable, seat: i64, space: i64, other: i64) -> None:
    """S-9.9, S-9.10, S-9.16  The next blow of a fight: exchange a soldier, or attack so many scouts."""
    possible = t.content.actions
    force = unspent(t.factions[seat].units[space])
    options: list[i64] = []
    if soldiers(t.factions[other].units[space]) > 0 and force >= exchange_price(t):
        options.append(possible.exchange)
    options += possible.attacks[: min(force, t.exposed(other, space))]
    t.ask(seat, options, blow_struck, space, other)


def blow_struck(t: RealmsTable, seat: i64, action: i64, space: i64, other: i64) -> None:
    """S-9.3  The first blow against an opponent makes it this turn's fight on that space."""
    if (t.turn.fought[other] >> space) & 1 == 0:
        t.tell(events.FOUGHT, seat, other, t.cell(space))
        t.turn.fought[other] |= bit(space)
    if action == t.content.actions.exchange:
        exchange_soldiers(t, seat, space, other)
    else:
        attack_scouts(t, seat, space, other, t.content.actions.part_of(action) + 1)


def exchange_soldiers(t: RealmsTable, seat: i64, space: i64, other: i64) -> None:
    """S-9.4, S-9.5, S-9.11, S-9.13, S-9.15, S-9.16  A fight costs both soldiers; `berserk` spares one."""
    mine, theirs = t.factions[seat], t.factions[other]
    theirs.add(space, -SOLDIER)
    theirs.soldiers += 1
    lost = exchange_price(t) - t.turn.berserk
    t.turn.berserk = 0
    mine.add(space, -fallen_soldiers(mine.units[space], lost))
    mine.soldiers += lost
    t.turn.barred += lost
    t.tell(events.EXCHANGED, seat, other, t.cell(space), lost)


def go_berserk(t: RealmsTable, seat: i64, part: Part, space: i64) -> None:
    """Section 7.2  For fights of this turn: the next exchange costs one soldier less."""
    t.turn.berserk = 1


enact(BERSERK, always, go_berserk)


def attack_scouts(t: RealmsTable, seat: i64, space: i64, other: i64, number: i64) -> None:
    """S-9.6, S-9.7, S-9.8, S-9.12, A-35, A-36  Some fall, other unprotected ones flee; yours are spent."""
    mine, theirs = t.factions[seat], t.factions[other]
    exposed = t.exposed(other, space)
    before = spot_scouts(theirs.units[space])
    theirs.add(space, -exposed_scouts(theirs.units[space], number))
    theirs.scouts += number
    t.tell(events.ATTACKED, seat, other, t.cell(space), number)
    fleeing = exposed - number
    if fleeing > 0:
        theirs.add(space, -exposed_scouts(theirs.units[space], fleeing))
        theirs.add(t.land.hall[space // BOARD], fleeing * WAIT)
        t.tell(events.FLED, other, fleeing, t.cell(space))
    mine.units[space] = spent_here(mine.units[space])
    freed = before - spot_scouts(theirs.units[space])
    if freed > 0 and has_spots(t, space) and scouts(mine.units[space]) > 0:
        step_up(t, seat, space, freed)
