"""Chapter 8: story cards, drawn, kept and played."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine.bits import bit_count, lowest_bit
from spinney.engine.events import only
from spinney.games.shifting_realms import effects, events
from spinney.games.shifting_realms.build import add_income, buildable, offer_site
from spinney.games.shifting_realms.content import LATER, NOW, NOW_OR_LATER
from spinney.games.shifting_realms.dragon import move_dragon
from spinney.games.shifting_realms.effects import Part
from spinney.games.shifting_realms.goods import bit
from spinney.games.shifting_realms.land import NOWHERE
from spinney.games.shifting_realms.parts import can_do_part, do_part
from spinney.games.shifting_realms.realm_rules import make_raid, raiders
from spinney.games.shifting_realms.table import DRAGON, NO_CARD, RealmsTable

# Drawing.


def offer_deck(t: RealmsTable, seat: i64) -> None:
    """S-8.2, A-29, A-52, D-16, D-25  The top card of any open deck, or none."""
    draws = t.content.actions.draws
    options = [draws[realm] for realm in t.open_decks()]
    if len(options) > 0:
        options.append(t.content.actions.stop)
        t.ask(seat, options, deck_chosen)


def deck_chosen(t: RealmsTable, seat: i64, action: i64) -> None:
    if action != t.content.actions.stop:
        draw_card(t, seat, t.content.actions.part_of(action))


def draw_card(t: RealmsTable, seat: i64, realm: i64) -> None:
    """S-8.1, S-8.3, S-8.5, S-8.9  Seen by its drawer only, unless it must be played at once."""
    left = t.deck & t.content.deck_of[realm]
    t.reveal()
    number = bit_count(left)
    for _ in range(t.chance.below(number) if number > 1 else 0):
        left &= left - 1
    card = left & -left
    t.deck &= ~card
    t.tell(events.DREW, seat, realm)
    drawn = lowest_bit(card)
    t.tell(events.LOOKED, seat, drawn, to=only(seat))
    if t.content.timing[drawn] == NOW:
        play_card(t, seat, drawn)
    else:
        t.drawn = drawn
        t.ask_secretly(seat, keep_or_play, drawn_answered)


def keep_or_play(t: RealmsTable, seat: i64) -> list[i64]:
    """S-8.5, D-11  Asked in secret: a kept card must look like any other kept card."""
    possible = t.content.actions
    if t.content.timing[t.drawn] == NOW_OR_LATER and is_playable(t, seat, t.drawn):
        return [possible.now, possible.keep]
    return [possible.keep]


def drawn_answered(t: RealmsTable, seat: i64, action: i64) -> None:
    card = t.drawn
    t.drawn = NO_CARD
    if action == t.content.actions.now:
        t.reveal()
        play_card(t, seat, card)
    else:
        t.factions[seat].hand.append(card)
        t.tell(events.KEPT, seat, t.content.card_realm[card])


# Playing.


def playable_cards(t: RealmsTable, seat: i64) -> list[i64]:
    """S-8.5, S-8.6, D-12  Cards of the hand that may be played now, ascending."""
    hand, timing = t.factions[seat].hand, t.content.timing
    found: list[i64] = []
    for at in range(len(hand)):
        card = hand[at]
        when = timing[card]
        if (when == NOW_OR_LATER or (when == LATER and at < t.turn.since)) and is_playable(t, seat, card):
            found.append(card)
    found.sort()
    return found


def is_playable(t: RealmsTable, seat: i64, card: i64) -> bool:
    """S-8.7, A-31  Permanents always; events if at least one part can take effect."""
    if t.content.permanent[card]:
        return True
    can = False
    for part in t.content.parts[card]:
        can = can or can_do(t, seat, part)
    return can


def can_do(t: RealmsTable, seat: i64, part: Part) -> bool:
    if part.op == effects.DRAW:
        return len(t.open_decks()) > 0
    if part.op == effects.FREE_BUILD:
        return len(buildable(t, seat)) > 0
    if part.op == effects.FREE_RAID:
        return raiders(t, seat) != 0
    return can_do_part(t, seat, part)


def play_from_hand(t: RealmsTable, seat: i64, card: i64) -> None:
    """S-8.5, S-8.6  It costs no action; everybody sees it."""
    hand = t.factions[seat].hand
    at: i64 = hand.index(card)
    hand.pop(at)
    if at < t.turn.since:
        t.turn.since -= 1
    t.reveal()
    play_card(t, seat, card)


def play_card(t: RealmsTable, seat: i64, card: i64) -> None:
    """S-8.4, S-17.5  An event goes to the discard pile, a permanent stays and works at once."""
    t.tell(events.PLAYED, seat, card)
    if t.content.permanent[card]:
        t.factions[seat].laid |= bit(card)
        add_income(t.factions[seat], t.content.card_powers[card])
    else:
        t.discard |= bit(card)
    resolve(t, seat, card, 0)


def resolve(t: RealmsTable, seat: i64, card: i64, at: i64) -> None:
    """S-8.7, S-8.9  Part by part, in the order written, as far as possible."""
    parts = t.content.parts[card]
    if at < len(parts):
        if at + 1 < len(parts):
            t.plan((resolve, seat, card, at + 1))
        do(t, seat, card, parts[at])


def do(t: RealmsTable, seat: i64, card: i64, part: Part) -> None:
    op = part.op
    if op == effects.VP and (t.content.dragon_cards >> card) & 1:
        t.earn(seat, DRAGON, part.n)
    elif op == effects.DRAGON:
        move_dragon(t, seat)
    elif op == effects.DRAW:
        offer_deck(t, seat)
    elif op == effects.FREE_BUILD:
        offer_free_build(t, seat)
    elif op == effects.FREE_RAID:
        offer_free_raid(t, seat)
    else:
        do_part(t, seat, part, NOWHERE)


def offer_free_build(t: RealmsTable, seat: i64) -> None:
    """Section 7.2  One Build now without spending an action; the cost is paid."""
    builds = t.content.actions.builds
    options = [builds[kind] for kind in buildable(t, seat)]
    if len(options) > 0:
        t.ask(seat, options, free_build_named)


def free_build_named(t: RealmsTable, seat: i64, action: i64) -> None:
    offer_site(t, seat, t.content.actions.part_of(action))


def offer_free_raid(t: RealmsTable, seat: i64) -> None:
    """Section 7.2  One raid now, even if you raided this turn."""
    options = t.content.actions.raids.on(raiders(t, seat))
    if len(options) > 0:
        t.ask(seat, options, free_raid_made)


def free_raid_made(t: RealmsTable, seat: i64, action: i64) -> None:
    raid(t, seat, t.content.actions.part_of(action))


def raid(t: RealmsTable, seat: i64, space: i64) -> None:
    """S-13.3.1  Gold and VP at once, then a card of any open deck, or none."""
    make_raid(t, seat, space)
    offer_deck(t, seat)
