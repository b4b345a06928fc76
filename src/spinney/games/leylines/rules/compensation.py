"""Chapter 7C: whoever lost an auction may hire a Forest Friend."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine.bits import bit, bit_count
from spinney.engine.nothing import NONE
from spinney.games.leylines.content.effects import APPRAISER
from spinney.games.leylines.rules import using
from spinney.games.leylines.state.table import LeylinesTable
from spinney.games.leylines.terms import actions, events


def refill_friends(t: LeylinesTable) -> None:
    """L-2.4, L-7.22, R-26  Empty places from the Friend deck, which the discard pile renews."""
    for place in range(len(t.friends)):
        if t.friends[place] == NONE:
            show_friend(t, place)


def show_friend(t: LeylinesTable, place: i64) -> None:
    """L-7.21  A new Friend in a place, if there is one in the deck or among the discards."""
    if len(t.friend_deck.layers) == 0 and t.friend_discard:
        t.friend_deck.put_on_top(t.friend_discard)
        t.friend_discard = []
    if len(t.friend_deck.layers) > 0:
        t.friends[place] = t.draw(t.friend_deck)
        t.tell(events.FRIEND_SHOWN, t.first, t.friends[place], place)


def compensate(t: LeylinesTable, seat: i64) -> None:
    """L-7.17, L-7.18, L-7.20, L-15.1, D-18  Whoever has no Gold cannot hire, whatever lies on a card."""
    refill_friends(t)
    hires = t.content.actions.hires
    options = [hires[place] for place in range(len(t.friends)) if t.friends[place] != NONE]
    if options and t.travellers[seat].gold >= t.content.friend_price:
        options.append(t.content.actions.refuse)
        cards = using.usable(t, seat)
        t.ask(seat, cards + options if cards else options, friend_chosen)


def friend_chosen(t: LeylinesTable, seat: i64, action: i64) -> None:
    """L-7.18 to L-7.20, R-25  Gold onto the other card, or the supply; what lies on this one is taken."""
    if action == t.content.actions.refuse:
        return
    if t.content.actions.kind_of(action) == actions.USE:
        t.plan((compensate, seat))
        using.use_card(t, seat, action)
        return
    place = t.content.actions.part_of(action)
    other = 1 - place
    traveller = t.travellers[seat]
    traveller.gold -= t.content.friend_price
    if t.friends[other] != NONE:
        t.friend_gold[other] += t.content.friend_price
    t.tell(events.HIRED, seat, t.friends[place], t.friend_gold[place])
    traveller.gold += t.friend_gold[place]
    t.friend_gold[place] = 0
    take_friend(t, seat, t.friends[place])
    t.friends[place] = NONE
    show_friend(t, place)


def take_friend(t: LeylinesTable, seat: i64, card: i64) -> None:
    """L-7.23, L-13.5  An Appraiser is paid out and discarded at once; all others are kept."""
    traveller = t.travellers[seat]
    if t.content.friend_kind[card] == APPRAISER:
        gold = t.content.appraiser * bit_count(traveller.completed)
        traveller.gold += gold
        t.friend_discard.append(card)
        t.tell(events.APPRAISED, seat, gold)
    else:
        traveller.friends |= bit(card)
