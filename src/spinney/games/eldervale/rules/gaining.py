"""Chapters 12 and 13: tokens, Magic Cards, VP, Elemental Power and Glory come to a player."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine.bits import bit
from spinney.engine.events import only
from spinney.games.eldervale.content.heaps import count
from spinney.games.eldervale.content.vocabulary import ELEMENT_COUNT, TOKEN_KINDS
from spinney.games.eldervale.rules.asking import ask_from_hand
from spinney.games.eldervale.state import ledger
from spinney.games.eldervale.state.table import EldervaleTable
from spinney.games.eldervale.terms import events


def gain_token(t: EldervaleTable, seat: i64, kind: i64, number: i64) -> None:
    """E-12.7, R-1  From an unlimited supply."""
    t.players[seat].tokens[kind] += number
    t.tell(events.GAINED, seat, kind, number)


def gain_tokens(t: EldervaleTable, seat: i64, heap: i64) -> None:
    for kind in range(TOKEN_KINDS):
        number = count(heap, kind)
        if number > 0:
            gain_token(t, seat, kind, number)


def choose_tokens(t: EldervaleTable, seat: i64, number: i64) -> None:
    """19.0, E-7.32  For each `?` a token of choice among G, P, S, T, W."""
    if number > 0:
        t.ask(seat, t.content.actions.gains[:], token_chosen, number)


def token_chosen(t: EldervaleTable, seat: i64, action: i64, number: i64) -> None:
    gain_token(t, seat, t.content.actions.part_of(action), 1)
    choose_tokens(t, seat, number - 1)


def score_points(t: EldervaleTable, seat: i64, points: i64, source: i64) -> None:
    if points > 0:
        t.players[seat].vp += points
        t.tell(events.SCORED, seat, points, source)


# Magic Cards.


def draw_cards(t: EldervaleTable, seat: i64, number: i64) -> None:
    """E-12.7  One by one; what cannot be drawn is lost."""
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
    """Designs after which enough cards are left that come no earlier."""
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
    card = t.content.actions.part_of(action)
    throw_away(t, seat, card)
    discard_more(t, seat, number - 1, card)


def discard_more(t: EldervaleTable, seat: i64, number: i64, least: i64) -> None:
    """The cards that are left; those before `least` stay."""
    if number > 0:
        ask_from_hand(t, seat, discardable, card_discarded, number, least)


def throw_away(t: EldervaleTable, seat: i64, card: i64) -> None:
    """E-14.7  Face up onto the common discard pile."""
    ledger.show(t, seat, card)
    t.discard.append(card)
    t.tell(events.DISCARDED, seat, card)


# Elemental Power.


def gain_power(t: EldervaleTable, seat: i64, element: i64, number: i64) -> None:
    """E-13.3, E-13.4, R-47  Up to the top, where the first one finds an Orb; the rest is lost."""
    player, top = t.players[seat], t.content.tracks.top
    if number <= 0 or player.power[element] >= top:
        return
    player.power[element] = min(top, player.power[element] + number)
    t.tell(events.POWERED, seat, element, player.power[element])
    if player.power[element] == top and (t.track_orbs >> element) & 1:
        t.track_orbs &= ~bit(element)
        player.orbs += 1
        t.tell(events.TOOK_ORB, seat, element)


def risable(t: EldervaleTable, seat: i64) -> i64:
    """E-13.5, E-13.8  The Elements in play in which the marker is below the top, as a mask."""
    power, top = t.players[seat].power, t.content.tracks.top
    found: i64 = 0
    for element in range(ELEMENT_COUNT):
        if (t.elements >> element) & 1 and power[element] < top:
            found |= bit(element)
    return found


def choose_power(t: EldervaleTable, seat: i64, number: i64) -> None:
    """E-13.5  All of it in one Element of choice."""
    options = elements_of(t, risable(t, seat))
    if options:
        t.ask(seat, options, power_chosen, number)


def elements_of(t: EldervaleTable, mask: i64) -> list[i64]:
    elements = t.content.actions.elements
    return [elements[element] for element in range(ELEMENT_COUNT) if (mask >> element) & 1]


def power_chosen(t: EldervaleTable, seat: i64, action: i64, number: i64) -> None:
    gain_power(t, seat, t.content.actions.part_of(action), number)


def split_power(t: EldervaleTable, seat: i64, number: i64, least: i64) -> None:
    """19.0, E-21.3  1 Power each in different Elements, one by one in their order."""
    left = risable(t, seat)
    left &= ~(bit(least) - 1)
    options = elements_of(t, left)
    many: i64 = len(options)
    if number <= 0 or many == 0:
        return
    t.ask(seat, options[: max(1, many - number + 1)], split_chosen, number)


def split_chosen(t: EldervaleTable, seat: i64, action: i64, number: i64) -> None:
    element = t.content.actions.part_of(action)
    gain_power(t, seat, element, 1)
    split_power(t, seat, number - 1, element + 1)
