"""Chapters 7C and 13: the Forest Friends that can be hired, those that are kept, those that are discarded."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine.bits import bit, bit_count, lowest_bit
from spinney.engine.nothing import NONE
from spinney.games.leylines.content.effects import APPRAISER
from spinney.games.leylines.state.table import LeylinesTable
from spinney.games.leylines.terms import events


def refill_friends(t: LeylinesTable) -> None:
    """L-2.4, L-7.22, R-26  Empty places from the Friend deck, which the discard pile renews."""
    for place in range(len(t.friends)):
        if t.friends[place] == NONE:
            show_friend(t, place)


def show_friend(t: LeylinesTable, place: i64) -> None:
    """L-7.21  A new Friend for hire in a place, if there is one in the deck or among the discards."""
    if len(t.friend_deck.layers) == 0 and t.friend_discard:
        t.friend_deck.put_on_top(t.friend_discard)
        t.friend_discard = []
    if len(t.friend_deck.layers) > 0:
        t.friends[place] = t.draw(t.friend_deck)
        t.tell(events.FRIEND_SHOWN, t.first, t.friends[place], place)


def take_friend(t: LeylinesTable, seat: i64, card: i64) -> None:
    """L-7.23, L-13.5  A hired Appraiser is paid out and discarded at once; all other Friends are kept."""
    traveller = t.travellers[seat]
    if t.content.friend_kind[card] == APPRAISER:
        gold = t.content.appraiser * bit_count(traveller.completed)
        traveller.gold += gold
        t.friend_discard.append(card)
        t.tell(events.APPRAISED, seat, gold)
    else:
        traveller.friends |= bit(card)


def discard_friend(t: LeylinesTable, seat: i64, kind: i64) -> None:
    """Chapter 13: one of this kind to the Friend discard pile; copies do not differ."""
    card = lowest_bit(t.travellers[seat].friends & t.content.friends_of[kind])
    t.travellers[seat].friends ^= bit(card)
    t.friend_discard.append(card)
