"""Chapter 9: Free Actions. What is possible in a window, and what follows from choosing it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.engine.bits import bits_of
from spinney.engine.nothing import NONE
from spinney.games.eldervale.content.vocabulary import (
    OWN_TURN,
    RUSH,
    TURN_START,
)
from spinney.games.eldervale.rules import effects, orbs
from spinney.games.eldervale.rules.asking import ask_from_hand
from spinney.games.eldervale.rules.cards import auras
from spinney.games.eldervale.rules.cards.magic import fits, play_card
from spinney.games.eldervale.rules.mercenaries import hire
from spinney.games.eldervale.rules.payment import can_pay, pay
from spinney.games.eldervale.state.table import SUPPLY, EldervaleTable
from spinney.games.eldervale.terms import actions, events

W1: Final = 1  # E-4.6
W2: Final = 2
W3: Final = 3
W4: Final = 4
W5: Final = 5
W6: Final = 6


def free_actions(t: EldervaleTable, seat: i64, window: i64) -> list[i64]:
    """E-4.5, E-9.8  The Free Actions that are possible now, ascending."""
    player, menu = t.players[seat], t.content.actions
    options = playable(t, seat, window) if len(player.hand) > 0 else []
    if len(player.held) > 0:
        options.append(menu.cash)
        if len(slotted_cards(t, seat)) > 0:
            options.append(menu.slot)
    options += auras.movable(t, seat)
    if player.orbs > 0:
        options += orbs.orb_uses(t, seat)
    for mercenary in range(len(t.mercenaries)):
        if t.mercenaries[mercenary] == SUPPLY and can_pay(t, seat, t.content.play.hire, 0):
            options.append(menu.hires[mercenary])
    if player.tactics == 0 and can_pay(t, seat, t.content.play.restore, 0):
        options.append(menu.restore)
    return options


def is_open(t: EldervaleTable, seat: i64, window: i64) -> bool:
    """E-21.6  Is there a window for Free Actions? Not if everybody sees that nothing is possible in it."""
    return len(t.players[seat].hand) > 0 or len(free_actions(t, seat, window)) > 0


def playable(t: EldervaleTable, seat: i64, window: i64) -> list[i64]:
    """E-9.3, E-9.7, E-14.6  Free Actions in a window that play a Magic Card, by design, with a target."""
    content, hand = t.content, t.players[seat].designs()
    timely = content.spells[OWN_TURN] | content.quests | content.auras
    if window == W1:
        timely |= content.spells[TURN_START]
    elif window == W3:
        timely |= content.spells[RUSH]
    return [content.actions.plays[design] for design in bits_of(hand & timely) if fits(t, seat, design)]


def do_free_action(t: EldervaleTable, seat: i64, action: i64) -> None:
    """D-22  A kind of Free Action is chosen; now piece, target and payment."""
    menu = t.content.actions
    kind, part = menu.kind_of(action), menu.part_of(action)
    if kind == actions.PLAY:
        play_card(t, seat, part)
    elif kind == actions.CASH:
        t.ask(seat, held_tokens(t, seat), token_cashed)
    elif kind == actions.SLOT:
        t.ask(seat, held_tokens(t, seat), token_to_slot)
    elif kind == actions.SHIFT:
        auras.offer_host(t, seat, t.starter_of(seat) if part == menu.cards else part)
    elif kind == actions.ORB:
        orbs.offer_place(t, seat, part)
    elif kind == actions.HIRE:
        t.plan((pay, seat, t.content.play.hire, 0), (hire, seat, part))
    else:
        t.plan((pay, seat, t.content.play.restore, 0), (restore, seat))


# Treasure Tokens.


def held_tokens(t: EldervaleTable, seat: i64) -> list[i64]:
    """Treasure Tokens that a Free Action can use, by Element and face; equal ones are one option."""
    return [t.content.actions.tokens[kind] for kind in sorted(set(t.players[seat].held))]


def token_cashed(t: EldervaleTable, seat: i64, action: i64) -> None:
    """E-9.1  Free Action: gain what a Treasure Token shows; it leaves the game."""
    kind = t.content.actions.part_of(action)
    t.players[seat].held.remove(kind)
    t.gone += 1
    t.tell(events.CASHED, seat, kind)
    t.plan((effects.do_effect, seat, t.content.token_effect[kind], 0))


def slotted_cards(t: EldervaleTable, seat: i64) -> list[i64]:
    """For the Free Action that fills a Slot: the cards in a tableau that have Slots, ascending."""
    return sorted([card for card in t.players[seat].cards if t.content.card_slots[card] > 0])


def token_to_slot(t: EldervaleTable, seat: i64, action: i64) -> None:
    """E-9.2  Free Action: a Treasure Token goes into a Slot; onto which card."""
    options = [t.content.actions.hosts[card] for card in slotted_cards(t, seat)]
    t.ask(seat, options, slot_card_chosen, t.content.actions.part_of(action))


def slot_card_chosen(t: EldervaleTable, seat: i64, action: i64, kind: i64) -> None:
    """E-9.2  Which Slot: the first empty one, or one whose token goes; equal tokens are one option."""
    card = t.content.actions.part_of(action)
    options: list[i64] = []
    seen: list[i64] = []
    for slot in range(t.content.card_slots[card]):
        token = t.slot_of(card, slot)
        if token not in seen:
            seen.append(token)
            options.append(t.content.actions.into[slot])
    t.ask(seat, options, slot_chosen, kind, card)


def slot_chosen(t: EldervaleTable, seat: i64, action: i64, kind: i64, card: i64) -> None:
    """E-9.2, R-31  Free Action: the Treasure Token fills the Slot; an old one leaves without effect."""
    slot = t.content.actions.part_of(action)
    if t.slot_of(card, slot) != NONE:
        t.gone += 1
    t.players[seat].held.remove(kind)
    t.fill_slot(card, slot, kind)
    t.tell(events.SLOTTED, seat, kind, card)


# Modules.


def restore(t: EldervaleTable, seat: i64) -> None:
    """E-9.6, R-33  Free Action: the Tactics Token is flipped to its ready side."""
    t.players[seat].tactics = 1
    t.tell(events.RESTORED, seat)


def open_window(t: EldervaleTable, seat: i64, window: i64) -> None:
    """E-4.6 (W3, W4, W6), E-21.6  Free Actions until the player goes on."""
    if t.turn.through == 0 and is_open(t, seat, window):
        ask_from_hand(t, seat, window_choices, window_chosen, window)


def window_choices(t: EldervaleTable, seat: i64, window: i64) -> list[i64]:
    """What a window of Free Actions offers: these, going on, and in W3 going through."""
    menu = t.content.actions
    options = free_actions(t, seat, window)
    options.append(menu.on)
    if window == W3:
        options.append(menu.through)
    return options


def window_chosen(t: EldervaleTable, seat: i64, action: i64, window: i64) -> None:
    """A Free Action, after which the window opens again; or going on, or through all that are left."""
    kind = t.content.actions.kind_of(action)
    if kind == actions.THROUGH:
        t.turn.through = 1
    elif kind != actions.ON:
        t.plan((open_window, seat, window))
        do_free_action(t, seat, action)
