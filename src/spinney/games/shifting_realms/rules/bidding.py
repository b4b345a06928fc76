"""Chapter 2: sealed bids for turn order cards."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine.nothing import NONE
from spinney.games.shifting_realms.rules.resources import offer_any
from spinney.games.shifting_realms.rules.turn import begin_round
from spinney.games.shifting_realms.state.goods import GOLD, of, resources
from spinney.games.shifting_realms.state.table import RealmsTable
from spinney.games.shifting_realms.terms import events


def offer_bid(t: RealmsTable, seat: i64) -> None:
    """S-2.2, D-1  A bid for the turn order, in secret: others learn it when all bids are in."""
    t.ask_secretly(seat, possible_bids, bid_made)


def possible_bids(t: RealmsTable, seat: i64) -> list[i64]:
    """S-2.2  A bid is of 0 to all gold in the supply."""
    return t.content.actions.bids[: of(t.factions[seat].goods, GOLD) + 1]


def bid_made(t: RealmsTable, seat: i64, action: i64) -> None:
    """S-2.2  A bid lies face down until the last seat has bid."""
    t.bids[seat] = t.content.actions.part_of(action)
    if seat + 1 < t.seats:
        offer_bid(t, seat + 1)
    else:
        reveal_bids(t)


def reveal_bids(t: RealmsTable) -> None:
    """S-2.3  All bids are shown at once."""
    t.reveal()
    for seat in range(t.seats):
        t.tell(events.BID, seat, t.bids[seat])
    choose_next(t)


def choose_next(t: RealmsTable) -> None:
    """S-2.3, S-2.4, A-9  The highest bidders without a card choose next; if several, they draw for it."""
    best: i64 = NONE
    tied: list[i64] = []
    for seat in range(t.seats):
        if t.factions[seat].card == 0 and t.bids[seat] >= best:
            if t.bids[seat] > best:
                tied = []
            best = t.bids[seat]
            tied.append(seat)
    if len(tied) == 0:
        settle_order(t)
        return
    if len(tied) > 1:
        tied = drawn_order(t, tied)
    t.plan((choose_next,))
    for at in range(len(tied) - 1, -1, -1):
        t.plan((offer_card, tied[at]))


def cards_on_offer(t: RealmsTable) -> list[i64]:
    """S-2.1  As many turn order cards as players, less those that were taken."""
    taken = [faction.card for faction in t.factions]
    return [card for card in range(1, t.seats + 1) if card not in taken]


def drawn_order(t: RealmsTable, tied: list[i64]) -> list[i64]:
    """S-2.4, A-8  Tied bidders each draw a card on offer, only to compare: the lower number goes first."""
    cards = cards_on_offer(t)
    number: list[i64] = [0] * t.seats
    for seat in tied:
        number[seat] = cards.pop(t.chance.below(len(cards)) if len(cards) > 1 else 0)
        t.tell(events.TIE_DRAW, seat, number[seat])
    ranked: list[i64] = []
    for card in range(1, t.seats + 1):
        for seat in tied:
            if number[seat] == card:
                ranked.append(seat)
    return ranked


def offer_card(t: RealmsTable, seat: i64) -> None:
    """S-2.3, D-2  Pay the bid, whatever is left; then take one of the turn order cards on offer."""
    t.factions[seat].goods -= resources(GOLD, t.bids[seat])
    cards = t.content.actions.cards
    t.ask(seat, [cards[card - 1] for card in cards_on_offer(t)], card_taken)


def card_taken(t: RealmsTable, seat: i64, action: i64) -> None:
    """S-2.5  The starting resources of a turn order card are received at once."""
    card = t.content.actions.part_of(action)
    faction = t.factions[seat]
    faction.card = card + 1
    faction.goods += t.content.turn_goods[card]
    t.tell(events.TOOK_CARD, seat, card + 1)
    if t.content.turn_any[card] > 0:
        t.plan((offer_any, seat, t.content.turn_any[card]))


def settle_order(t: RealmsTable) -> None:
    """S-2.6, A-11  All bids are paid: the numbers of the cards are the turn order of the whole game."""
    t.order = [0] * t.seats
    for seat in range(t.seats):
        t.order[t.factions[seat].card - 1] = seat
    begin_round(t)
