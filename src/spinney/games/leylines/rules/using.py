"""Chapter 15: what can be used where a seat is asked."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.games.leylines.content.effects import (
    DELIVERY,
    PATHFINDER,
    ROUTE,
    TABLET,
    USE_DELIVERY,
    USE_PATHFINDER,
    USE_ROUTE,
    USE_TABLET,
)
from spinney.games.leylines.rules import arrival, auction
from spinney.games.leylines.rules.cube_cards import usable_cube_cards, use_cube_card
from spinney.games.leylines.state.table import LeylinesTable
from spinney.games.leylines.terms import events


def any_time(t: LeylinesTable) -> bool:
    """R-47, R-65  May cards be used whenever a seat is asked? Since rules 2; see section 23."""
    return t.rules >= 2


# What can be used.


def usable_cards(t: LeylinesTable, seat: i64) -> list[i64]:
    """L-15.2, L-15.3, D-4, D-5  All that the active player can use between two steps."""
    traveller = t.travellers[seat]
    friends = traveller.friends & t.content.playable
    if friends == 0 and traveller.items & ~traveller.flipped == 0:
        return t.content.actions.uses[0]
    mask = usable_cube_cards(t, seat)
    if traveller.is_ready(TABLET) and t.auction is None and auction.has_display(t):
        mask |= 1 << USE_TABLET
    if friends != 0 and not t.owes_contract(seat):  # L-9.12
        if friends & t.content.friends_of[ROUTE] != 0:
            mask |= 1 << USE_ROUTE
        if friends & t.content.friends_of[PATHFINDER] != 0:
            mask |= 1 << USE_PATHFINDER
    return t.content.actions.uses[mask]


def cards_at_hub_or_auction(t: LeylinesTable, seat: i64) -> list[i64]:
    """L-15.1  At a Hub and in one's own auction; by rules 1 not what moves a standee or calls an auction."""
    return usable_cards(t, seat) if any_time(t) else t.content.actions.uses[usable_cube_cards(t, seat)]


def usable(t: LeylinesTable, seat: i64) -> list[i64]:
    """L-15.1, L-15.8  All that a seat can use where it is asked; on other turns Special Delivery."""
    traveller = t.travellers[seat]
    if (traveller.items == 0 and traveller.friends == 0) or not any_time(t):
        return t.content.actions.uses[0]
    return usable_cards(t, seat) if seat == t.turn.seat else deliveries(t, seat)


def deliveries(t: LeylinesTable, seat: i64) -> list[i64]:
    """L-13.6, L-15.5, L-15.8  Special Delivery can be used by its holder, with cubes in the bag."""
    if t.bag != 0 and t.travellers[seat].friends & t.content.friends_of[DELIVERY] != 0:
        return t.content.actions.uses[1 << USE_DELIVERY]
    return t.content.actions.uses[0]


# Using it.


def use_card(t: LeylinesTable, seat: i64, action: i64) -> None:
    """L-15.7, L-15.9  Use a card; whoever calls this has planned to ask the same menu again."""
    use = t.content.actions.part_of(action)
    if use == USE_TABLET:
        consult_tablet(t, seat)
    elif use == USE_ROUTE:
        arrival.take_secret_route(t, seat)
    elif use == USE_PATHFINDER:
        arrival.follow_pathfinder(t, seat)
    else:
        use_cube_card(t, seat, use)


def consult_tablet(t: LeylinesTable, seat: i64) -> None:
    """L-14.4, R-46  Use the Tablet: an auction from any space, without Items."""
    t.tell(events.USED, seat, USE_TABLET)
    t.travellers[seat].flipped |= 1 << TABLET
    auction.open_auction(t, seat)
