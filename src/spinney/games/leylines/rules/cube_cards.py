"""Chapters 13 to 15: Companion, Shadow Market and Special Delivery, which bring and cost cubes."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.games.leylines.content.effects import (
    COMPANION,
    DELIVERY,
    SHADOW,
    USE_COMPANION,
    USE_DELIVERY,
    USE_SHADOW,
)
from spinney.games.leylines.rules.bag import draw_cubes
from spinney.games.leylines.rules.dropping import can_part_with, drop_excess
from spinney.games.leylines.rules.friends import discard_friend
from spinney.games.leylines.state.cubes import COLOUR_COUNT, kinds, of, one
from spinney.games.leylines.state.table import LeylinesTable
from spinney.games.leylines.terms import events


def usable_cube_cards(t: LeylinesTable, seat: i64) -> i64:
    """L-15.3, D-5  Which of Companion, Shadow Market, Special Delivery can be used now, as a mask."""
    traveller = t.travellers[seat]
    friends = traveller.friends & t.content.playable
    mask: i64 = 0
    if traveller.is_ready(COMPANION) and t.cubes_on_board() > 0:
        mask |= 1 << USE_COMPANION
    if friends != 0:
        if friends & t.content.friends_of[SHADOW] != 0 and sellable(t, seat, 0):
            mask |= 1 << USE_SHADOW
        if t.bag != 0 and friends & t.content.friends_of[DELIVERY] != 0:
            mask |= 1 << USE_DELIVERY
    return mask


def use_cube_card(t: LeylinesTable, seat: i64, use: i64) -> None:
    """L-15.7  Use one of the three; whoever calls this has planned to ask the same menu again."""
    if use == USE_COMPANION:
        send_companion(t, seat)
    elif use == USE_SHADOW:
        t.tell(events.USED, seat, use)
        discard_friend(t, seat, SHADOW)
        offer_sale(t, seat, 0, 0)
    else:
        deliver(t, seat)


# Companion.


def send_companion(t: LeylinesTable, seat: i64) -> None:
    """L-14.3, L-17.4, R-45  The Companion's card fetches cubes from any one space of the board."""
    t.tell(events.USED, seat, USE_COMPANION)
    t.travellers[seat].flipped |= 1 << COMPANION
    from_ = t.content.actions.from_
    heaps = t.heaps
    t.ask(seat, [from_[space] for space in range(len(heaps)) if heaps[space] != 0], companion_sent)


def companion_sent(t: LeylinesTable, seat: i64, action: i64) -> None:
    """L-14.3  The space that the Companion's card fetches cubes from."""
    offer_fetch(t, seat, t.content.actions.part_of(action), 0)


def offer_fetch(t: LeylinesTable, seat: i64, space: i64, fetched: i64) -> None:
    """L-14.3, L-17.4  The Companion's card brings one or two cubes of that space; then L-5.5."""
    heap = t.heaps[space]
    if fetched == t.content.companion or heap == 0:
        drop_excess(t, seat)
        return
    takes = t.content.actions.takes[kinds(heap)]
    options = [*takes, t.content.actions.stop] if fetched > 0 else takes
    t.ask(seat, options, cube_fetched, space, fetched)


def cube_fetched(t: LeylinesTable, seat: i64, action: i64, space: i64, fetched: i64) -> None:
    """L-14.3  The cube that the Companion's card brings, or no more."""
    if action == t.content.actions.stop:
        drop_excess(t, seat)
        return
    colour = t.content.actions.part_of(action)
    t.heaps[space] -= one(colour)
    t.travellers[seat].cubes += one(colour)
    t.tell(events.FETCHED, seat, colour, space)
    offer_fetch(t, seat, space, fetched + 1)


# Shadow Market.


def sellable(t: LeylinesTable, seat: i64, colour: i64) -> list[i64]:
    """L-13.7, L-17.4, L-9.12  Cubes that the card Shadow Market buys: held, not owed to a Market entered."""
    cubes, sells = t.travellers[seat].cubes, t.content.actions.sells
    options = [sells[other] for other in range(colour, COLOUR_COUNT) if of(cubes, other) > 0]
    return can_part_with(t, seat, options)


def offer_sale(t: LeylinesTable, seat: i64, sold: i64, colour: i64) -> None:
    """L-13.7, L-17.4  The card Shadow Market buys one to six held cubes, colours in ascending order."""
    if sold == t.content.shadow:
        return
    options = sellable(t, seat, colour)
    if sold > 0:
        options.append(t.content.actions.stop)
    t.ask(seat, options, cube_sold, sold)


def cube_sold(t: LeylinesTable, seat: i64, action: i64, sold: i64) -> None:
    """L-13.7  The card Shadow Market pays 1 Gold for each cube, which goes to the bag."""
    if action == t.content.actions.stop:
        return
    colour = t.content.actions.part_of(action)
    t.travellers[seat].cubes -= one(colour)
    t.bag += one(colour)
    t.travellers[seat].gold += 1
    t.tell(events.SOLD, seat, colour)
    offer_sale(t, seat, sold + 1, colour)


# Special Delivery.


def deliver(t: LeylinesTable, seat: i64) -> None:
    """L-13.6  The card Special Delivery brings four random cubes of the bag, or what is left; then L-5.5."""
    t.tell(events.USED, seat, USE_DELIVERY)
    discard_friend(t, seat, DELIVERY)
    cubes = draw_cubes(t, t.content.delivery)
    t.travellers[seat].cubes += cubes
    t.tell(events.DELIVERED, seat, cubes)
    drop_excess(t, seat)
