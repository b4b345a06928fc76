"""Why a Unit that is not on the map cannot be chosen now."""

from __future__ import annotations

from typing import Final

from spinney.engine.faces.asking import Reason
from spinney.engine.faces.names import seat_mark
from spinney.games.eldervale.content.vocabulary import FACTION_KINDS, UNITS
from spinney.games.eldervale.rules.summoning import price
from spinney.games.eldervale.state.table import ABSENT, SUPPLY, EldervaleTable
from spinney.games.eldervale.state.units import kinds_of, many
from spinney.games.eldervale.terms import questions
from spinney.games.eldervale.terms.questions import QUESTIONS
from spinney.games.eldervale.words.names import unit_name
from spinney.games.eldervale.words.places import unit_id
from spinney.games.eldervale.words.reasons.costs import costs
from spinney.games.eldervale.words.reasons.things import OWN_TURN, WINDOWS

NOWHERE: Final = Reason("There is no Realm where it could be placed.", "E-5.3")
ONE_A_TURN: Final = Reason("One Unit is placed in a turn, at its beginning.", "E-4.4")
WHEN_SUMMONED: Final = Reason("Units leave the tray at a Portal, or by a card that summons.", "E-6.6")
TRAY_EMPTY: Final = Reason("You have none of them left in your tray.", "E-6.6")
NOT_ALLOWED: Final = Reason("What you use does not summon this Unit.", "E-6.6")
WHEN_RESCUED: Final = Reason("Units leave the Underworld when you regroup or rescue them.", "E-10.6")
ORDER: Final = Reason("Units are rescued in the order of their kinds.", "E-21.3")
WITH_ORB_OR_GOLD: Final = Reason("Nobody can be hired now.", "E-9.5")
TAKEN_BACK: Final = Reason("It waits until you take back your Units.", "E-10.11")


def of_ready(t: EldervaleTable, seat: int, name: str) -> Reason | None:
    """E-4.3  Why a ready Unit cannot be placed."""
    if not any(unit_id(t, int(kind)) == name for kind in kinds_of(t.players[seat].ready)):
        return None
    return NOWHERE if QUESTIONS.of(t) == questions.TURN else ONE_A_TURN


def of_tray(t: EldervaleTable, seat: int, name: str) -> Reason | None:
    """E-6.6  Why a Unit cannot be summoned."""
    if name not in UNITS[:FACTION_KINDS]:
        return None
    kind = UNITS.index(name)
    if many(t.players[seat].tray, kind) == 0:
        return TRAY_EMPTY
    if QUESTIONS.of(t) != questions.SUMMON:
        return WHEN_SUMMONED
    parts = t.content.effects[t.about]
    if not (parts.b[t.more] >> kind) & 1:
        return NOT_ALLOWED
    return costs(t, seat, price(t, seat, kind), "E-6.6", int(parts.a[t.more]))


def of_under(t: EldervaleTable, seat: int, name: str) -> Reason | None:
    """E-10.6  Why a Unit stays in the Underworld."""
    return ORDER if QUESTIONS.of(t) == questions.RESCUE else WHEN_RESCUED


def of_pool(t: EldervaleTable, seat: int, name: str) -> Reason | None:
    """E-10.11  Why a rescued Unit cannot be used yet."""
    return TAKEN_BACK


def of_out(t: EldervaleTable, seat: int, name: str) -> Reason | None:
    """E-10.1  A Unit that stands in a Realm."""
    return Reason("It is in a Realm: it comes back when you regroup.", "E-10.1")


def of_acting(t: EldervaleTable, seat: int, name: str) -> Reason | None:
    """E-10.7  A Unit that has used a card in this Regroup."""
    return Reason("It has used a card in this Regroup already.", "E-10.7")


def of_fighter(t: EldervaleTable, seat: int, name: str) -> Reason | None:
    """E-7.31  A Unit in the battle."""
    if QUESTIONS.of(t) == questions.SAVES:
        return Reason("Nobody else can be saved.", "E-7.31")
    return Reason("It fights in this battle.", "E-7.12")


def of_helper(t: EldervaleTable, seat: int, name: str) -> Reason:
    """E-7.29  A Unit that supports from afar."""
    return Reason("It supports this battle from next door.", "E-7.29")


def of_hire(t: EldervaleTable, seat: int, name: str) -> Reason | None:
    """E-9.5  Why a Mercenary cannot be hired."""
    if name not in UNITS[FACTION_KINDS:]:
        return None
    mercenary = UNITS.index(name) - FACTION_KINDS
    owner = t.mercenaries[mercenary] if mercenary < len(t.mercenaries) else ABSENT
    if owner == ABSENT:
        return None
    if owner != SUPPLY:
        who = unit_name(t.content, FACTION_KINDS + mercenary)
        hirer = "you" if owner == seat else seat_mark(owner)
        return Reason(f"The {who} serves {hirer} already.", "E-16.5")
    if QUESTIONS.of(t) not in WINDOWS:
        return OWN_TURN
    return costs(t, seat, t.content.play.hire, "E-9.5") or WITH_ORB_OR_GOLD
