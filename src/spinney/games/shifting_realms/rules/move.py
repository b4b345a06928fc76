"""Chapter 5: moves, marches and relocation."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine.bits import bit, bits_of
from spinney.games.shifting_realms.content import effects
from spinney.games.shifting_realms.content.phrases import Part
from spinney.games.shifting_realms.rules.effect_lookup import enact
from spinney.games.shifting_realms.rules.spots import arrive
from spinney.games.shifting_realms.state.land import spread
from spinney.games.shifting_realms.state.table import RealmsTable
from spinney.games.shifting_realms.state.units import (
    fresh_scouts,
    fresh_soldiers,
    group_of,
    leaving_scouts,
    leaving_soldiers,
    moved_group,
    relocated_group,
    scouts,
    scouts_of_group,
    soldiers,
    soldiers_of_group,
)
from spinney.games.shifting_realms.terms import events


def origins(t: RealmsTable, seat: i64, base: i64) -> i64:
    """S-5.1, S-5.7  Spaces from which a Move may go: with units that may move, and somewhere to go."""
    fresh = t.factions[seat].fresh
    found = fresh & spread(t.enterable())
    if found != fresh:
        for space in bits_of(fresh & ~found):  # shut in; a tunnel may lead out
            if destinations(t, seat, space, base) != 0:
                found |= bit(space)
    return found


def destinations(t: RealmsTable, seat: i64, origin: i64, base: i64) -> i64:
    """S-5.2, S-5.3, S-5.4, S-5.7, A-18  A Move ends on any enterable space in range but its origin."""
    return t.reach(seat, origin, t.steps(seat, origin, base)) & ~bit(origin)


def offer_group(t: RealmsTable, seat: i64, origin: i64, base: i64) -> None:
    """S-5.1, A-16, D-6  How many scouts and how many soldiers go on a Move."""
    units = t.factions[seat].units[origin]
    options = t.content.actions.all_groups(fresh_scouts(units), fresh_soldiers(units))
    t.ask(seat, options[:], group_chosen, origin, base)


def group_chosen(t: RealmsTable, seat: i64, action: i64, origin: i64, base: i64) -> None:
    """D-6  The group of a Move is chosen; then its destination. The path only matters for legality."""
    possible = t.content.actions
    options = possible.tos.on(destinations(t, seat, origin, base))
    group = group_of(possible.part_of(action), possible.second_of(action))
    t.ask(seat, options, destination_chosen, origin, group)


def destination_chosen(t: RealmsTable, seat: i64, action: i64, origin: i64, group: i64) -> None:
    """S-5.5, S-5.6, S-6.6, S-6.8  The group has moved; its scouts take empty spots."""
    leaving = leave(t, seat, origin, group, False)
    space = t.content.actions.part_of(action)
    arrive(t, seat, space, moved_group(leaving))
    t.tell(events.MOVED, seat, t.cell(origin), t.cell(space), group)


def leave(t: RealmsTable, seat: i64, origin: i64, group: i64, moved: bool) -> i64:
    """S-6.8  The pieces that leave a space on a Move; moved ones only where they may go again."""
    faction = t.factions[seat]
    units = faction.units[origin]
    leaving = leaving_scouts(units, scouts_of_group(group), moved)
    leaving += leaving_soldiers(units, soldiers_of_group(group), moved)
    faction.add(origin, -leaving)
    return leaving


# March: a Move by card.


def can_march(t: RealmsTable, seat: i64, part: Part) -> bool:
    """Section 7.2  Is a march possible, a free Move by a card? Somebody must be able to move."""
    return origins(t, seat, part.n) != 0


def march(t: RealmsTable, seat: i64, part: Part, space: i64) -> None:
    """Section 7.2  One Move of so many steps without spending an action."""
    options = t.content.actions.froms.on(origins(t, seat, part.n))
    if len(options) > 0:
        t.ask(seat, options, march_begun, part.n)


enact(effects.MARCH, can_march, march)


def march_begun(t: RealmsTable, seat: i64, action: i64, base: i64) -> None:
    """Section 7.2  The space is chosen from which a march goes; then who goes."""
    offer_group(t, seat, t.content.actions.part_of(action), base)


# Teleport: relocation by card.


def relocation_targets(t: RealmsTable, realm: i64, origin: i64) -> i64:
    """Section 7.2  Spaces of a realm where relocated units may go: enterable, and not where they are."""
    return t.enterable() & t.land.in_realm(realm) & ~bit(origin)


def relocation_origins(t: RealmsTable, seat: i64, realm: i64) -> list[i64]:
    """Section 7.2  Spaces from which units can be relocated: not flat ones, but moved ones too."""
    units = t.factions[seat].units
    return [
        space
        for space in bits_of(t.factions[seat].here)
        if scouts(units[space]) + soldiers(units[space]) > 0 and relocation_targets(t, realm, space) != 0
    ]


def can_relocate(t: RealmsTable, seat: i64, part: Part) -> bool:
    """Section 7.2  A relocation needs units, and a space of the realm that they can go to."""
    return len(relocation_origins(t, seat, part.a)) > 0


def relocate(t: RealmsTable, seat: i64, part: Part, space: i64) -> None:
    """Section 7.2  Up to so many units of one space go anywhere in a realm."""
    froms = t.content.actions.froms
    options = [froms.at(origin) for origin in relocation_origins(t, seat, part.a)]
    if len(options) > 0:
        t.ask(seat, options, relocation_begun, part.n, part.a)


enact(effects.TELEPORT, can_relocate, relocate)


def relocation_begun(t: RealmsTable, seat: i64, action: i64, number: i64, realm: i64) -> None:
    """Section 7.2  The space is chosen whose units are relocated; then who goes."""
    origin = t.content.actions.part_of(action)
    units = t.factions[seat].units[origin]
    options = t.content.actions.groups_of(scouts(units), soldiers(units), number)
    t.ask(seat, options, relocation_group_chosen, origin, realm)


def relocation_group_chosen(t: RealmsTable, seat: i64, action: i64, origin: i64, realm: i64) -> None:
    """Section 7.2  The group is chosen that is relocated; then where it goes."""
    possible = t.content.actions
    options = possible.tos.on(relocation_targets(t, realm, origin))
    group = group_of(possible.part_of(action), possible.second_of(action))
    t.ask(seat, options, relocated, origin, group)


def relocated(t: RealmsTable, seat: i64, action: i64, origin: i64, group: i64) -> None:
    """S-5.5, S-6.2, A-19  A relocation is not a Move: no flag is needed or set, and a moved flag stays."""
    leaving = leave(t, seat, origin, group, True)
    space = t.content.actions.part_of(action)
    arrive(t, seat, space, relocated_group(leaving))
    t.tell(events.MOVED, seat, t.cell(origin), t.cell(space), group)
