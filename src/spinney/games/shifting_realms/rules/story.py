"""Chapter 8: story cards, drawn, kept and played."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine.bits import bit, bit_count, lowest_bit
from spinney.engine.events import only
from spinney.engine.nothing import NONE
from spinney.games.shifting_realms.content import effects
from spinney.games.shifting_realms.content.edition import LATER, NOW, NOW_OR_LATER
from spinney.games.shifting_realms.content.phrases import Part
from spinney.games.shifting_realms.rules.collect import add_income
from spinney.games.shifting_realms.rules.effect_lookup import always, can_do, do, enact
from spinney.games.shifting_realms.rules.objectives import note_objectives
from spinney.games.shifting_realms.state.faction import VP_DRAGON, VP_STORY
from spinney.games.shifting_realms.state.land import NOWHERE
from spinney.games.shifting_realms.state.table import RealmsTable
from spinney.games.shifting_realms.terms import events

# Drawing.


def offer_deck(t: RealmsTable, seat: i64) -> None:
    """S-8.2, A-29, A-52, D-16, D-25  Draw the top story card of any open deck, or none."""
    draws = t.content.actions.draws
    options = [draws[realm] for realm in t.open_decks()]
    if len(options) > 0:
        options.append(t.content.actions.stop)
        t.ask(seat, options, deck_chosen)


def can_draw(t: RealmsTable, seat: i64, part: Part) -> bool:
    """Section 7.2  A card that draws another needs an open deck."""
    return len(t.open_decks()) > 0


def draw_any(t: RealmsTable, seat: i64, part: Part, space: i64) -> None:
    """Section 7.2  One story card lets you draw another, from any open story deck."""
    offer_deck(t, seat)


enact(effects.DRAW, can_draw, draw_any)


def deck_chosen(t: RealmsTable, seat: i64, action: i64) -> None:
    """S-8.2  The deck is chosen from which a story card is drawn, or none."""
    if action != t.content.actions.stop:
        draw_card(t, seat, t.content.actions.part_of(action))


def draw_card(t: RealmsTable, seat: i64, realm: i64) -> None:
    """S-8.1, S-8.3, S-8.5, S-8.9  A drawn story card is seen by its drawer only, unless it must be played."""
    left = t.deck & t.content.deck_of[realm]
    t.reveal()
    number = bit_count(left)
    for _ in range(t.chance.below(number) if number > 1 else 0):
        left &= left - 1
    card = left & -left
    t.deck &= ~card
    t.tell(events.DREW, seat, realm)
    note_objectives(t, seat)
    drawn = lowest_bit(card)
    t.tell(events.LOOKED, seat, drawn, to=only(seat))
    if t.content.timing[drawn] == NOW:
        play_card(t, seat, drawn)
    else:
        t.drawn = drawn
        t.ask_secretly(seat, keep_or_play, drawn_answered)


def keep_or_play(t: RealmsTable, seat: i64) -> list[i64]:
    """S-8.5, D-11  A drawn card is kept or played: asked in secret, so that all kept cards look alike."""
    possible = t.content.actions
    if t.content.timing[t.drawn] == NOW_OR_LATER and is_playable(t, seat, t.drawn):
        return [possible.now, possible.keep]
    return [possible.keep]


def drawn_answered(t: RealmsTable, seat: i64, action: i64) -> None:
    """S-8.5  The story card that was drawn is played now, or kept face down."""
    card = t.drawn
    t.drawn = NONE
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
    """S-8.7, A-31  May this story card be played? Permanents always, events if a part of it takes effect."""
    if t.content.permanent[card]:
        return True
    can = False
    for part in t.content.card_parts[card]:
        can = can or can_do(t, seat, part)
    return can


def play_from_hand(t: RealmsTable, seat: i64, card: i64) -> None:
    """S-8.5, S-8.6  Playing a story card of the hand costs no action; everybody sees it."""
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
    """S-8.7, S-8.9  A story card that is played takes effect part by part, as written, as far as possible."""
    parts = t.content.card_parts[card]
    if at < len(parts):
        if at + 1 < len(parts):
            t.plan((resolve, seat, card, at + 1))
        if parts[at].op == effects.VP and (t.content.dragon_cards >> card) & 1:
            t.earn(seat, VP_DRAGON, parts[at].n)  # S-13.1.1
        else:
            do(t, seat, parts[at], NOWHERE)


def score_vp(t: RealmsTable, seat: i64, part: Part, space: i64) -> None:
    """Section 7.2  A story card that is played scores VP at once."""
    t.earn(seat, VP_STORY, part.n)
    t.tell(events.VP, seat, part.n)


enact(effects.VP, always, score_vp)
