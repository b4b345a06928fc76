"""Chapters 12 and 14: Magic Cards are drawn, and discarded from hand."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine.events import only
from spinney.games.eldervale.rules.asking import ask_from_hand
from spinney.games.eldervale.state import ledger
from spinney.games.eldervale.state.table import EldervaleTable
from spinney.games.eldervale.terms import events


def draw_cards(t: EldervaleTable, seat: i64, number: i64) -> None:
    """E-12.7  Magic Cards are drawn one by one; what cannot be drawn is lost."""
    drawn: i64 = 0
    for _ in range(number):
        if len(t.deck) == 0:
            reshuffle(t)
        left: i64 = len(t.deck)
        if left == 0:
            break
        at = t.chance.below(left) if left > 1 else 0
        card = t.deck[at]
        t.deck[at] = t.deck[left - 1]
        t.deck.pop()
        ledger.draw(t, seat, card)
        t.tell(events.DREW_CARD, seat, card, to=only(seat))
        drawn += 1
    if drawn > 0:
        t.reveal()
        t.tell(events.DREW, seat, drawn)


def reshuffle(t: EldervaleTable) -> None:
    """E-12.7  The discard pile is shuffled into a new deck: everybody knows what is in it."""
    if len(t.discard) == 0:
        return
    t.deck = t.discard
    t.discard = []
    ledger.shuffle(t)
    t.tell(events.RESHUFFLED, t.turn.seat, len(t.deck))


def discard_cards(t: EldervaleTable, seat: i64, number: i64, least: i64) -> None:
    """E-6.2, E-21.3, D-26  Cards of the whole hand, by design, one at a time and never backwards."""
    left: i64 = len(t.players[seat].hand)
    if number <= 0 or left == 0:
        return
    if left <= number:
        for card in sorted(t.players[seat].hand):
            throw_away(t, seat, card)
        return
    ask_from_hand(t, seat, discardable, card_discarded, number, least)


def discardable(t: EldervaleTable, seat: i64, number: i64, least: i64) -> list[i64]:
    """Designs to discard after which enough cards are left that come no earlier."""
    hand = t.players[seat].hand
    options: list[i64] = []
    for card in sorted(set(hand)):
        if card >= least:
            after: i64 = 0
            for other in hand:
                if other >= card:
                    after += 1
            if after >= number:
                options.append(t.content.actions.discards[card])
    return options


def card_discarded(t: EldervaleTable, seat: i64, action: i64, number: i64, least: i64) -> None:
    """E-21.3  One Magic Card is discarded; then the next one is asked for."""
    card = t.content.actions.part_of(action)
    throw_away(t, seat, card)
    discard_more(t, seat, number - 1, card)


def discard_more(t: EldervaleTable, seat: i64, number: i64, least: i64) -> None:
    """Go on discarding; cards before `least` stay in the hand."""
    if number > 0:
        ask_from_hand(t, seat, discardable, card_discarded, number, least)


def throw_away(t: EldervaleTable, seat: i64, card: i64) -> None:
    """E-14.7  A Magic Card is discarded from hand, face up onto the common pile."""
    ledger.show(t, seat, card)
    t.discard.append(card)
    t.tell(events.DISCARDED, seat, card)
