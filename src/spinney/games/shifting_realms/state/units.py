"""S-6.8  The units of one owner on one space, as one number.

Scouts stand on a collecting spot or wait (on spaces without spots all of them "wait"); each may have *moved*
this turn. Soldiers stand, and may have moved or be *spent*; or they lie flat on a ship.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

SCOUT_TYPE: Final = 0
SOLDIER_TYPE: Final = 1
ANY_TYPE: Final = 2
TYPES: Final = ("scout", "soldier", "any")

SPOT: Final = 1 << 0  # one scout on a spot, not moved
SPOT_MOVED: Final = 1 << 4
WAIT: Final = 1 << 8  # one scout beside the spots, not moved
WAIT_MOVED: Final = 1 << 13
SOLDIER: Final = 1 << 18  # one standing soldier, neither moved nor spent
SOLDIER_MOVED: Final = 1 << 22
SPENT: Final = 1 << 26
SPENT_MOVED: Final = 1 << 30
FLAT: Final = 1 << 34
SPOTS: Final = 3  # S-6.1
NO_MOVED: Final = 15 | (31 << 8) | (15 << 18) | (15 << 26)  # fields of units that have not moved

FLAGGED: Final = (15 << 4) | (31 << 13) | (15 << 22) | (15 << 26) | (15 << 30)  # of moved or spent ones

IN_SPOT: Final = 0  # what a unit is to whoever picks one (D-15, D-21)
IN_WAIT: Final = 1
IN_RANKS: Final = 2
WHAT: Final = ("spot", "waiting", "soldier")


def spot_scouts(units: i64) -> i64:
    """Scouts that stand on spots."""
    return (units & 15) + ((units >> 4) & 15)


def waiting_scouts(units: i64) -> i64:
    """Scouts that wait beside the spots, or stand where there are none."""
    return ((units >> 8) & 31) + ((units >> 13) & 31)


def scouts(units: i64) -> i64:
    """All scouts among the units of one space."""
    return (units & 15) + ((units >> 4) & 15) + ((units >> 8) & 31) + ((units >> 13) & 31)


def soldiers(units: i64) -> i64:
    """Standing soldiers among the units of one space."""
    return ((units >> 18) & 15) + ((units >> 22) & 15) + ((units >> 26) & 15) + ((units >> 30) & 15)


def flat_soldiers(units: i64) -> i64:
    """Soldiers that lie flat on a ship."""
    return (units >> 34) & 15


def unspent(units: i64) -> i64:
    """S-9.1  Standing soldiers that may fight."""
    return ((units >> 18) & 15) + ((units >> 22) & 15)


def fresh_scouts(units: i64) -> i64:
    """S-5.1  Scouts that have not moved."""
    return (units & 15) + ((units >> 8) & 31)


def fresh_soldiers(units: i64) -> i64:
    """S-5.1  Standing soldiers that have not moved."""
    return ((units >> 18) & 15) + ((units >> 26) & 15)


def number_of(units: i64, what: i64) -> i64:
    """How many units of a sort there are to pick from: scouts on spots, waiting ones, standing soldiers."""
    if what == IN_SPOT:
        return spot_scouts(units)
    return waiting_scouts(units) if what == IN_WAIT else soldiers(units)


# Which of several like pieces: S-6.8, S-9.13. Each gives the pieces to take off, as units.


def leaving_scouts(units: i64, number: i64, moved: bool) -> i64:
    """S-6.6, S-6.8  Waiting ones first, then those on spots; moved ones first where both may go."""
    taken: i64 = 0
    if moved:
        taken, number = pick(units, taken, number, WAIT_MOVED, 31)
    taken, number = pick(units, taken, number, WAIT, 31)
    if moved:
        taken, number = pick(units, taken, number, SPOT_MOVED, 15)
    taken, number = pick(units, taken, number, SPOT, 15)
    return taken


def leaving_soldiers(units: i64, number: i64, moved: bool) -> i64:
    """S-6.8  Spent ones first; moved ones first where both may go."""
    taken: i64 = 0
    if moved:
        taken, number = pick(units, taken, number, SPENT_MOVED, 15)
    taken, number = pick(units, taken, number, SPENT, 15)
    if moved:
        taken, number = pick(units, taken, number, SOLDIER_MOVED, 15)
    taken, number = pick(units, taken, number, SOLDIER, 15)
    return taken


def removed_unit(units: i64, what: i64) -> i64:
    """S-6.8  One unit of a kind: a moved one first."""
    if what == IN_SPOT:
        return SPOT_MOVED if (units >> 4) & 15 else SPOT
    if what == IN_WAIT:
        return WAIT_MOVED if (units >> 13) & 31 else WAIT
    if (units >> 30) & 15:
        return SPENT_MOVED
    if (units >> 22) & 15:
        return SOLDIER_MOVED
    return SPENT if (units >> 26) & 15 else SOLDIER


def exposed_scouts(units: i64, number: i64) -> i64:
    """S-9.12  Scouts of an opponent: those on spots first."""
    on_spots = min(number, units & 15)
    return on_spots * SPOT + (number - on_spots) * WAIT


def fallen_soldiers(units: i64, number: i64) -> i64:
    """S-9.13  The attacker's losses: unspent soldiers, moved ones first."""
    moved = min(number, (units >> 22) & 15)
    return moved * SOLDIER_MOVED + (number - moved) * SOLDIER


def pick(units: i64, taken: i64, number: i64, one: i64, field: i64) -> tuple[i64, i64]:
    """Pick as many units of one sort as are wanted, or as there are; and how many are still wanted."""
    some = min(number, (units // one) & field)
    return taken + some * one, number - some


# A group: so many scouts and soldiers of one space, as one number.


def group_of(scouts: i64, soldiers: i64) -> i64:
    """A group of so many scouts and soldiers, as one number."""
    return 16 * scouts + soldiers


def scouts_of_group(group: i64) -> i64:
    """The scouts of a group."""
    return group >> 4


def soldiers_of_group(group: i64) -> i64:
    """The soldiers of a group."""
    return group & 15


# Changing what the pieces are.


def moved_group(units: i64) -> i64:
    """S-5.5, S-9.8  A group that arrives by Move: all moved, none spent; its scouts do not stand on spots."""
    return scouts(units) * WAIT_MOVED + soldiers(units) * SOLDIER_MOVED


def relocated_group(units: i64) -> i64:
    """S-5.5  A group that arrives by a card: moved flags stay, nobody is spent or on a spot."""
    return (
        ((units & 15) + ((units >> 8) & 31)) * WAIT
        + (((units >> 4) & 15) + ((units >> 13) & 31)) * WAIT_MOVED
        + (((units >> 18) & 15) + ((units >> 26) & 15)) * SOLDIER
        + (((units >> 22) & 15) + ((units >> 30) & 15)) * SOLDIER_MOVED
    )


def rested(units: i64) -> i64:
    """Units when the turn is over: nobody has moved, nobody is spent."""
    return (
        spot_scouts(units) * SPOT
        + waiting_scouts(units) * WAIT
        + soldiers(units) * SOLDIER
        + flat_soldiers(units) * FLAT
    )


def spent_here(units: i64) -> i64:
    """S-9.8  After an attack on scouts, all of the attacker's soldiers on the space are spent."""
    return (
        units
        + ((units >> 18) & 15) * (SPENT - SOLDIER)
        + ((units >> 22) & 15) * (SPENT_MOVED - SOLDIER_MOVED)
    )


def stepped_up(units: i64, room: i64) -> i64:
    """S-6.2, S-6.8  Waiting scouts step onto free spots, moved ones first."""
    moved = min(room, (units >> 13) & 31)
    others = min(room - moved, (units >> 8) & 31)
    return units + moved * (SPOT_MOVED - WAIT_MOVED) + others * (SPOT - WAIT)


def stepped_off(units: i64) -> i64:
    """S-6.7  The spots are gone: scouts simply stand there."""
    return units + (units & 15) * (WAIT - SPOT) + ((units >> 4) & 15) * (WAIT_MOVED - SPOT_MOVED)
