"""Chapter 8: portals."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.games.groves.content.cards import WRAITH
from spinney.games.groves.state.table import GrovesTable
from spinney.games.groves.terms import events
from spinney.games.groves.terms.actions import TO_LEFT, TO_RIGHT


def take_part(t: GrovesTable, seat: i64) -> None:
    """G-8.1, G-5.7, G-8.9  A base, or the mirror for the base; nothing where no base is left."""
    realm = t.realms[seat]
    if realm.base:
        offer_neighbour(t, seat)
    elif t.supply.bases > 0:
        t.supply.bases -= 1
        realm.base = 1
        t.tell(events.BASE_TAKEN, seat)


def offer_neighbour(t: GrovesTable, seat: i64) -> None:
    """G-8.3, G-8.11, D-13  Towards the left or the right neighbour; two seats have no choice."""
    actions = t.content.actions
    sides = [actions.portal(TO_LEFT)] if t.seats == 2 else [actions.portal(TO_LEFT), actions.portal(TO_RIGHT)]
    t.ask(seat, sides, portal_opened)


def neighbour(t: GrovesTable, seat: i64, side: i64) -> i64:
    """G-13.1  The left neighbour is the next seat clockwise."""
    return (seat + 1) % t.seats if side == TO_LEFT else (seat - 1) % t.seats


def portal_opened(t: GrovesTable, seat: i64, action: i64) -> None:
    """G-8.1, G-8.4, G-8.6, R-36  The portal stands for good, and a wraith comes into the bag."""
    realm = t.realms[seat]
    target = neighbour(t, seat, t.content.actions.part_of(action))
    realm.base = 0
    t.supply.mirrors -= 1
    realm.portals.append(target)
    realm.reach |= 1 << target
    wraiths = min(1, t.supply.spirits[WRAITH])
    t.supply.spirits[WRAITH] -= wraiths
    realm.bag[WRAITH] += wraiths
    t.tell(events.PORTAL_OPENED, seat, target, wraiths)
