"""Chapter 4: recruits, and units that cards and tiles place for free."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.engine.bits import bit, bit_count
from spinney.games.shifting_realms.content.effects import MUSTER, RECRUIT_BONUS, RECRUIT_FREE_HERE
from spinney.games.shifting_realms.content.phrases import Part
from spinney.games.shifting_realms.content.slots import HERE, LEGAL, ON_BOARD, realm_of_place
from spinney.games.shifting_realms.rules.effect_lookup import enact
from spinney.games.shifting_realms.state.goods import GOLD, of, resources
from spinney.games.shifting_realms.state.land import NOWHERE
from spinney.games.shifting_realms.state.table import RealmsTable
from spinney.games.shifting_realms.state.units import ANY_TYPE, SCOUT_TYPE, SOLDIER, SOLDIER_TYPE, WAIT
from spinney.games.shifting_realms.terms import events

MUST: Final = 1 << 0  # units that are still to be placed, sixteen of each at most: of any type,
MUST_SCOUT: Final = 1 << 4  # scouts,
MAY_ANY: Final = 1 << 8  # and those that may be declined
MAY_SCOUT: Final = 1 << 12
MAY_SOLDIER: Final = 1 << 16


def must_any(owed: i64) -> i64:
    """Units that a Recruit still owes: of any type, not to be declined."""
    return owed & 15


def must_scout(owed: i64) -> i64:
    """Units that a Recruit still owes: scouts, not to be declined."""
    return (owed >> 4) & 15


def must_place(owed: i64) -> i64:
    """Units that a Recruit still owes and that cannot be declined."""
    return must_any(owed) + must_scout(owed)


def may_any(owed: i64) -> i64:
    """Units that a Recruit or muster still owes: of any type, may be declined."""
    return (owed >> 8) & 15


def may_scout(owed: i64) -> i64:
    """Units that a Recruit or muster still owes: scouts, may be declined."""
    return (owed >> 12) & 15


def may_soldier(owed: i64) -> i64:
    """Units to recruit that a Recruit or muster still owes: soldiers, may be declined."""
    return (owed >> 16) & 15


# Who may recruit.


def scouts_on_boards(t: RealmsTable, seat: i64) -> i64:
    """S-4.3, S-7.7  Ownership markers and the scoring marker are not scouts on the boards."""
    faction = t.factions[seat]
    return t.content.scouts - 1 - faction.scouts - bit_count(faction.tiles)


def has_recruits(t: RealmsTable, seat: i64) -> bool:
    """S-4.2, S-9.15  Is there a unit in reserve that may be recruited now?"""
    return t.factions[seat].scouts > 0 or t.recruits(seat) > 0


def can_pay_recruit(t: RealmsTable, seat: i64) -> bool:
    """S-4.1, S-4.2  A paid Recruit needs enough gold, and somebody to place."""
    return of(t.factions[seat].goods, GOLD) >= t.content.recruit_gold and has_recruits(t, seat)


def can_recruit_free(t: RealmsTable, seat: i64) -> bool:
    """S-4.3, A-14  The No Scouts Rule: whoever has no scout on the boards may recruit for nothing."""
    return t.factions[seat].scouts > 0 and scouts_on_boards(t, seat) == 0


def free_forts(t: RealmsTable, seat: i64) -> i64:
    """D-5  Forts that can recruit for nothing now: once a turn each, and not under the dragon."""
    forts = t.tiles_with(seat, RECRUIT_FREE_HERE) & ~t.turn.forts
    if forts == 0 or not has_recruits(t, seat):
        return 0
    return forts & ~bit(t.dragon) if t.dragon != NOWHERE else forts


def recruit_paid(t: RealmsTable, seat: i64) -> None:
    """S-4.1  Recruit two units of any mix for 1 gold."""
    t.factions[seat].goods -= resources(GOLD, t.content.recruit_gold)
    t.tell(events.RECRUITS, seat, events.PAID)
    offer_unit(t, seat, t.content.recruit * MUST + bonus(t, seat), LEGAL)


def recruit_free(t: RealmsTable, seat: i64) -> None:
    """S-4.3  Recruit two scouts for nothing."""
    t.tell(events.RECRUITS, seat, events.UNPAID)
    offer_unit(t, seat, t.content.recruit * MUST_SCOUT, LEGAL)


def recruit_at_fort(t: RealmsTable, seat: i64, space: i64) -> None:
    """D-5  Recruit at a fort: all units go onto that tile; it still counts as a paid Recruit."""
    t.turn.forts |= bit(space)
    t.tell(events.RECRUITS, seat, events.AT_FORT)
    offer_unit(t, seat, t.content.recruit * MUST + bonus(t, seat), space)


def bonus(t: RealmsTable, seat: i64) -> i64:
    """S-17.2  Units that powers add to a Recruit: each differently named source counts once."""
    faction, content = t.factions[seat], t.content
    owed: i64 = 0
    for card in content.cards_with[RECRUIT_BONUS]:
        if (faction.laid >> card) & 1:
            owed += bonus_of(content.card_powers[card])
    for kind in content.tiles_with[RECRUIT_BONUS]:
        if faction.built[kind] != 0:
            owed += bonus_of(content.kind_powers[kind])
    return owed


def bonus_of(powers: list[Part]) -> i64:
    """S-17.2  Units that the powers of one card or tile add to a Recruit."""
    owed: i64 = 0
    for part in powers:
        if part.op == RECRUIT_BONUS:
            owed += optional(part.n, part.a)
    return owed


def optional(number: i64, type_: i64) -> i64:
    """Units of a type that a Recruit or muster offers and that may be declined, as units owed."""
    if type_ == ANY_TYPE:
        return number * MAY_ANY
    return number * (MAY_SCOUT if type_ == SCOUT_TYPE else MAY_SOLDIER)


# Cards and tiles that place units.


def muster(t: RealmsTable, seat: i64, part: Part, space: i64) -> None:
    """Section 7.2  A muster recruits for nothing: up to n units from the reserve, one by one."""
    where = muster_place(t, part, space)
    if where != NOWHERE:
        offer_unit(t, seat, optional(part.n, part.a), where)


def muster_place(t: RealmsTable, part: Part, space: i64) -> i64:
    """Section 7.2  Where a muster recruits its units now; nowhere if its realm is not in play."""
    if part.b == HERE:
        return space
    if part.b == LEGAL:
        return LEGAL
    board = t.land.board_of_realm[realm_of_place(part.b)]
    return NOWHERE if board == NOWHERE else ON_BOARD + board


def can_muster(t: RealmsTable, seat: i64, part: Part) -> bool:
    """S-8.7  Could a muster place at least one unit? (There is always a town hall.)"""
    if part.b == HERE or muster_place(t, part, NOWHERE) == NOWHERE:
        return False
    scouts, soldiers = t.factions[seat].scouts > 0, t.recruits(seat) > 0
    if part.a == ANY_TYPE:
        return scouts or soldiers
    return scouts if part.a == SCOUT_TYPE else soldiers


enact(MUSTER, can_muster, muster)

# Unit by unit.


def offer_unit(t: RealmsTable, seat: i64, owed: i64, where: i64) -> None:
    """S-4.6, D-5  The next unit to be placed: type and space. What is not in reserve cannot be owed."""
    if owed == 0:
        return
    bound = must_place(owed) > 0
    scout = bound or may_any(owed) + may_scout(owed) > 0
    soldier = must_any(owed) > 0 if bound else may_any(owed) + may_soldier(owed) > 0
    options = unit_options(
        t, places(t, seat, where), scout and t.factions[seat].scouts > 0, soldier and t.recruits(seat) > 0
    )
    if len(options) == 0:
        return
    if not bound:
        options.append(t.content.actions.stop)
    t.ask(seat, options, unit_placed, owed, where)


def unit_options(t: RealmsTable, spaces: i64, scout: bool, soldier: bool) -> list[i64]:
    """S-4.6  A scout or a soldier, on any of these spaces."""
    options: list[i64] = []
    if scout:
        t.content.actions.scouts.add(options, spaces)
    if soldier:
        t.content.actions.soldiers.add(options, spaces)
    return options


def places(t: RealmsTable, seat: i64, where: i64) -> i64:
    """S-4.1, S-4.4, A-15  Recruits go to town halls and your structures, but never to the dragon's space."""
    spaces = bit(where) if where < LEGAL else t.land.halls | t.factions[seat].tiles
    if where >= ON_BOARD:
        spaces &= t.land.on_board(where - ON_BOARD)
    return spaces & ~bit(t.dragon) if t.dragon != NOWHERE else spaces


def unit_placed(t: RealmsTable, seat: i64, action: i64, owed: i64, where: i64) -> None:
    """S-4.1, S-4.5, A-17  A recruit comes onto its space, and has not moved yet; then the next one."""
    possible = t.content.actions
    if action == possible.stop:
        return
    space = possible.part_of(action)
    faction = t.factions[seat]
    if action < possible.soldiers.first:
        faction.scouts -= 1
        faction.add(space, WAIT)
        t.tell(events.PLACED, seat, SCOUT_TYPE, t.cell(space))
        offer_unit(t, seat, owed - spent_on(owed, MAY_SCOUT), where)
    else:
        faction.soldiers -= 1
        faction.add(space, SOLDIER)
        t.tell(events.PLACED, seat, SOLDIER_TYPE, t.cell(space))
        offer_unit(t, seat, owed - spent_on(owed, MAY_SOLDIER), where)


def spent_on(owed: i64, own: i64) -> i64:
    """Which of the units owed a recruit was: what must be placed first, then what fits its type alone."""
    if must_any(owed) != 0:
        return MUST
    if must_scout(owed) != 0:
        return MUST_SCOUT
    return own if (owed // own) & 15 != 0 else MAY_ANY


def real_numbers(t: RealmsTable, owed: i64) -> tuple[i64, i64]:
    """S-4.2, S-4.3, S-4.6  How many units owed must and may be placed, as far as the reserve goes."""
    seat = max(0, t.seat)
    scouts, soldiers = t.factions[seat].scouts, t.recruits(seat)
    must = min(must_place(owed), scouts if must_scout(owed) else scouts + soldiers)
    may = may_any(owed) + min(may_scout(owed), scouts) + min(may_soldier(owed), soldiers)
    return must, min(may, scouts + soldiers - must)
