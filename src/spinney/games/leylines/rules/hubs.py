"""Chapter 7A: Hubs, and Items to buy there."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.engine.bits import bit
from spinney.games.leylines.content.effects import HARP
from spinney.games.leylines.rules import auction, using
from spinney.games.leylines.rules.paying import begin_payment, can_pay_item, changes_left
from spinney.games.leylines.state.cubes import one
from spinney.games.leylines.state.table import LeylinesTable
from spinney.games.leylines.terms import actions, events

ITEMS_A_VISIT: Final = 2


def visit_hub(t: LeylinesTable, seat: i64) -> None:
    """L-7.1, L-7.2, R-15  Items, then an auction; the same Hub once a turn."""
    space = t.travellers[seat].space
    hub = space - t.content.board.letters
    if (t.turn.visited >> hub) & 1:
        return
    t.turn.visited |= bit(hub)
    t.plan((close_shop, seat))
    offer_items(t, seat, 0, space)


def offer_items(t: LeylinesTable, seat: i64, bought: i64, hub: i64) -> None:
    """L-7.3, L-7.24, L-15.1, D-12, R-55  Up to two Items that can be paid, while the player is there."""
    if t.travellers[seat].space != hub:
        return
    possible = t.content.actions
    options = using.cards_at_hub_or_auction(t, seat)[:]
    if bought < ITEMS_A_VISIT:
        changes = changes_left(t, seat)
        for item in range(len(possible.buys)):
            if not t.travellers[seat].has(item) and can_pay_item(t, seat, item, changes):
                options.append(possible.buys[item])
    if options:
        options.append(possible.done)
        t.ask(seat, options, item_named, bought, hub)


def item_named(t: LeylinesTable, seat: i64, action: i64, bought: i64, hub: i64) -> None:
    """L-7.3  An Item is paid and gained, then the next is offered; or the player has done."""
    kind = t.content.actions.kind_of(action)
    if kind == actions.USE:
        t.plan((offer_items, seat, bought, hub))
        using.use_card(t, seat, action)
    elif kind == actions.BUY:
        item = t.content.actions.part_of(action)
        t.plan((gain_item, seat, item), (offer_items, seat, bought + 1, hub))
        begin_payment(t, seat, t.content.item_cost[item], 0)


def gain_item(t: LeylinesTable, seat: i64, item: i64) -> None:
    """L-7.4, L-14.1, L-14.2, L-14.6  It works at once; the Harp is a die, rolled now."""
    traveller = t.travellers[seat]
    traveller.items |= bit(item)
    t.tell(events.BOUGHT, seat, item)
    if item == HARP:
        value = t.chance.die()
        traveller.owned += 1
        traveller.dice += one(value - 1)
        t.tell(events.HARP_DIE, seat, value)


def close_shop(t: LeylinesTable, seat: i64) -> None:
    """L-7.24, L-8.4, R-14  Changes left on an Exchange are lost; then the auction, wherever the player is."""
    t.turn.changes = 0
    auction.open_auction(t, seat)
