"""Section 7.2: cards against others: rout, slay, convert. No fights; town halls are safe (S-17.4)."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine.bits import bits_of
from spinney.games.shifting_realms.content import effects
from spinney.games.shifting_realms.content.phrases import Part
from spinney.games.shifting_realms.rules.effect_lookup import enact
from spinney.games.shifting_realms.state.land import BOARD, spread
from spinney.games.shifting_realms.state.table import RealmsTable
from spinney.games.shifting_realms.state.units import (
    IN_RANKS,
    SCOUT_TYPE,
    SPOT,
    WAIT,
    WHAT,
    exposed_scouts,
    number_of,
    relocated_group,
    removed_unit,
    soldiers,
    spot_scouts,
)
from spinney.games.shifting_realms.terms import events


def routable(t: RealmsTable, seat: i64) -> list[i64]:
    """S-9.2, S-17.4  Whom a rout can strike: opponents' units on open spaces."""
    spaces = t.open_spaces()
    possible = t.content.actions
    return [
        possible.at(space, other)
        for space in bits_of(spaces & everywhere(t, seat))
        for other in t.others(seat)
        if t.factions[other].units[space] != 0
    ]


def everywhere(t: RealmsTable, seat: i64) -> i64:
    """Spaces with units of others, where a card could strike."""
    spaces: i64 = 0
    for other in t.others(seat):
        spaces |= t.factions[other].here
    return spaces


def can_rout(t: RealmsTable, seat: i64, part: Part) -> bool:
    """Section 7.2  A rout needs units of an opponent on an open space."""
    return len(routable(t, seat)) > 0


def rout(t: RealmsTable, seat: i64, part: Part, space: i64) -> None:
    """D-21  A rout strikes an opponent of your choice on one space."""
    options = routable(t, seat)
    if len(options) > 0:
        t.ask(seat, options, rout_begun, part.n)


enact(effects.ROUT, can_rout, rout)


def target_of(space: i64, seat: i64) -> i64:
    """Whom a card strikes, an opponent on a space, as one number."""
    return 4 * space + seat


def space_of_target(target: i64) -> i64:
    """Where the rout, the slaying or the conversion of a card strikes."""
    return target >> 2


def seat_of_target(target: i64) -> i64:
    """The opponent whom a card strikes."""
    return target & 3


def rout_begun(t: RealmsTable, seat: i64, action: i64, number: i64) -> None:
    """Section 7.2  It is chosen whom a rout strikes; then which units go."""
    possible = t.content.actions
    target = target_of(possible.part_of(action), possible.second_of(action))
    offer_routed(t, seat, target, number, False)


def offer_routed(t: RealmsTable, seat: i64, target: i64, number: i64, may_stop: bool) -> None:
    """Section 7.2  The next unit that a rout sends away: any one, protected or not, up to n."""
    space, victim = space_of_target(target), seat_of_target(target)
    units = t.factions[victim].units[space]
    possible = t.content.actions
    options = [possible.remove(victim, what) for what in range(len(WHAT)) if number_of(units, what) > 0]
    if number > 0 and len(options) > 0:
        if may_stop:
            options.append(possible.stop)
        t.ask(seat, options, routed, target, number)


def routed(t: RealmsTable, seat: i64, action: i64, target: i64, number: i64) -> None:
    """Section 7.2, S-6.5  A routed unit goes to the realm's town hall; nobody steps up."""
    possible = t.content.actions
    if action == possible.stop:
        return
    space, victim = space_of_target(target), seat_of_target(target)
    what = possible.second_of(action)
    faction = t.factions[victim]
    unit = removed_unit(faction.units[space], what)
    faction.add(space, -unit)
    faction.add(t.land.hall[space // BOARD], relocated_group(unit))
    t.tell(events.ROUTED, seat, victim, what, t.cell(space))
    offer_routed(t, seat, target, number - 1, True)


# Slay: one unit is destroyed.


def slayable(t: RealmsTable, seat: i64, type_: i64) -> list[i64]:
    """S-9.6  Whom a card can slay: soldiers, or scouts that are not protected."""
    possible = t.content.actions
    return [
        possible.at(space, other)
        for space in bits_of(t.open_spaces() & everywhere(t, seat))
        for other in t.others(seat)
        if (t.exposed(other, space) if type_ == SCOUT_TYPE else soldiers(t.factions[other].units[space])) > 0
    ]


def can_slay(t: RealmsTable, seat: i64, part: Part) -> bool:
    """Section 7.2  A card that slays needs such a unit of an opponent."""
    return len(slayable(t, seat, part.a)) > 0


def slay(t: RealmsTable, seat: i64, part: Part, space: i64) -> None:
    """D-21  A card slays a unit of an opponent of your choice."""
    options = slayable(t, seat, part.a)
    if len(options) > 0:
        t.ask(seat, options, slain, part.a)


enact(effects.SLAY, can_slay, slay)


def slain(t: RealmsTable, seat: i64, action: i64, type_: i64) -> None:
    """S-9.11  A slain unit goes to its owner's reserve; a scout on a spot before a waiting one."""
    possible = t.content.actions
    space, victim = possible.part_of(action), possible.second_of(action)
    faction = t.factions[victim]
    if type_ == SCOUT_TYPE:
        faction.add(space, -exposed_scouts(faction.units[space], 1))
        faction.scouts += 1
    else:
        faction.add(space, -removed_unit(faction.units[space], IN_RANKS))
        faction.soldiers += 1
    t.tell(events.SLAIN, seat, victim, type_, t.cell(space))


# Convert: a scout changes sides.


def convertible(t: RealmsTable, seat: i64) -> list[i64]:
    """Section 7.2  Unprotected scouts on open, enterable spaces on or next to which you have a unit."""
    here = t.factions[seat].here
    spaces = t.open_spaces() & t.enterable() & (here | spread(here)) & everywhere(t, seat)
    possible = t.content.actions
    return [
        possible.at(space, other)
        for space in bits_of(spaces)
        for other in t.others(seat)
        if t.exposed(other, space) > 0
    ]


def can_convert(t: RealmsTable, seat: i64, part: Part) -> bool:
    """Section 7.2  A card that converts needs a scout that can be converted."""
    return len(convertible(t, seat)) > 0


def convert(t: RealmsTable, seat: i64, part: Part, space: i64) -> None:
    """D-21  A card converts a scout of an opponent of your choice."""
    options = convertible(t, seat)
    if len(options) > 0:
        t.ask(seat, options, converted)


enact(effects.CONVERT, can_convert, convert)


def converted(t: RealmsTable, seat: i64, action: i64) -> None:
    """Section 7.2  The scout returns to its reserve, and one of yours takes its place, its spot included."""
    possible = t.content.actions
    space, victim = possible.part_of(action), possible.second_of(action)
    mine, theirs = t.factions[seat], t.factions[victim]
    unit: i64 = SPOT if spot_scouts(theirs.units[space]) > 0 else WAIT
    theirs.add(space, -unit)
    theirs.scouts += 1
    if mine.scouts > 0:
        mine.scouts -= 1
        mine.add(space, unit)
    t.tell(events.CONVERTED, seat, victim, 0, t.cell(space))
