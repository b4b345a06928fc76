"""Chapter 13: the dragon."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine.bits import bit, bits_of
from spinney.games.shifting_realms.content.effects import DRAGON, DRAGON_PROOF
from spinney.games.shifting_realms.content.phrases import Part
from spinney.games.shifting_realms.rules.effect_lookup import always, enact
from spinney.games.shifting_realms.rules.objectives import note_objectives
from spinney.games.shifting_realms.state.land import NOWHERE
from spinney.games.shifting_realms.state.table import RealmsTable
from spinney.games.shifting_realms.state.units import IN_RANKS, WHAT, number_of, removed_unit
from spinney.games.shifting_realms.terms import events


def move_dragon(t: RealmsTable, seat: i64, part: Part, space: i64) -> None:
    """S-13.1.1, S-13.1.2, D-14  The dragon flies up to four steps; after the last card it leaves."""
    t.plan((end_flight, seat))
    if t.dragon != NOWHERE:
        offer_step(t, seat, 0, 0)


enact(DRAGON, always, move_dragon)


def next_spaces(t: RealmsTable, space: i64, steps: i64, entered: i64) -> i64:
    """S-13.1.3, S-13.1.4, S-13.1.9, A-44  The dragon's next step goes where it can stop, or go on."""
    near = t.land.near[space] & ~entered
    possible: i64 = near & ~t.land.no_stop
    for over in bits_of(near & t.land.no_stop):
        if steps + 1 < t.content.dragon_steps and next_spaces(t, over, steps + 1, entered | bit(over)) != 0:
            possible |= bit(over)
    return possible


def offer_step(t: RealmsTable, seat: i64, steps: i64, entered: i64) -> None:
    """S-13.1.9, D-14  Where the dragon flies next, or stop."""
    possible = t.content.actions
    options: list[i64] = []
    if steps < t.content.dragon_steps:
        options = possible.flies.on(next_spaces(t, t.dragon, steps, entered))
    if (steps > 0 or may_stay(t)) and (t.land.no_stop >> t.dragon) & 1 == 0:
        options.append(possible.land)
    if len(options) > 0:
        t.ask(seat, options, step_chosen, steps, entered)


def may_stay(t: RealmsTable) -> bool:
    """S-13.1.2, A-87  Up to four steps may be none; by rules 1 the dragon had to move."""
    return t.rules >= 2


def step_chosen(t: RealmsTable, seat: i64, action: i64, steps: i64, entered: i64) -> None:
    """S-13.1.9  The dragon flies one step and removes a unit there, if it can; or it stops."""
    possible = t.content.actions
    if action == possible.land:
        if steps == 0:
            t.tell(events.STAYED, seat, t.cell(t.dragon))
        return
    t.dragon = possible.part_of(action)
    t.tell(events.FLEW, seat, t.cell(t.dragon))
    t.plan((offer_step, seat, steps + 1, entered | bit(t.dragon)))
    offer_removal(t, seat)


def offer_removal(t: RealmsTable, seat: i64) -> None:
    """S-13.1.4, S-13.1.5, A-45, A-85, D-15  The dragon removes one unit of any owner, if it can."""
    if (t.land.no_stop >> t.dragon) & 1 or is_proof(t, t.dragon):
        return
    options: list[i64] = []
    for owner in range(t.seats):
        units = t.factions[owner].units[t.dragon]
        if units != 0:
            for what in range(len(WHAT)):
                if number_of(units, what) > 0:
                    options.append(t.content.actions.remove(owner, what))
    if len(options) > 0:
        t.ask(seat, options, unit_removed)


def is_proof(t: RealmsTable, space: i64) -> bool:
    """S-17.2  Does a tile there keep the dragon off?"""
    if (t.covered >> space) & 1 == 0:
        return False
    proof: i64 = 0
    for owner in range(t.seats):
        proof |= t.tiles_with(owner, DRAGON_PROOF)
    return (proof >> space) & 1 == 1


def unit_removed(t: RealmsTable, seat: i64, action: i64) -> None:
    """S-13.1.5, S-6.8, A-80  The unit goes to its owner's reserve, and may be recruited at once."""
    possible = t.content.actions
    owner, what = possible.part_of(action), possible.second_of(action)
    faction = t.factions[owner]
    faction.add(t.dragon, -removed_unit(faction.units[t.dragon], what))
    if what == IN_RANKS:
        faction.soldiers += 1
    else:
        faction.scouts += 1
    t.tell(events.REMOVED, seat, owner, what, t.cell(t.dragon))


def end_flight(t: RealmsTable, seat: i64) -> None:
    """S-13.1.8, A-48  After the last Dragon Moves card the dragon leaves, and its deck is closed."""
    t.flights += 1
    if t.flights == t.content.dragon_moves:
        t.dragon = NOWHERE
        t.tell(events.DRAGON_LEFT, seat)
    note_objectives(t, seat)
