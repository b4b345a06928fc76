"""Why a card of the market, of the tableau or of the hand cannot be chosen now."""

from __future__ import annotations

from typing import Final

from spinney.engine.bits import bit
from spinney.engine.faces.asking import Reason
from spinney.engine.nothing import NONE
from spinney.games.eldervale.content.vocabulary import (
    ALL_UNITS,
    AURA,
    ELEMENTS,
    PROPHECY,
    QUEST,
    SPELL,
    STARTER_ACTIONS,
    STARTER_GATHER,
    STARTER_SUMMON,
)
from spinney.games.eldervale.rules.cards.auras import fits_on
from spinney.games.eldervale.rules.regroup import discount_on, input_of, spaces
from spinney.games.eldervale.state.counters import holds
from spinney.games.eldervale.state.table import (
    DWELT,
    ORB_ON_ICON,
    ORB_ON_INPUT,
    SUMMONED,
    USED,
    EldervaleTable,
)
from spinney.games.eldervale.state.units import type_of
from spinney.games.eldervale.terms import fields, questions
from spinney.games.eldervale.terms.questions import QUESTIONS
from spinney.games.eldervale.words.cards import moment_words
from spinney.games.eldervale.words.cards import who as users
from spinney.games.eldervale.words.reasons.costs import costs
from spinney.games.eldervale.words.reasons.things import OWN_TURN, WINDOWS
from spinney.games.eldervale.words.reasons.tiles import NOBODY_TO_SUMMON, no_dwelling
from spinney.games.eldervale.words.scores import condition_words

BUYING: Final = (questions.FIRST_CARD, questions.SECOND_CARD, questions.PURCHASE, questions.ORACLE)
WHERE_TO_BUY: Final = Reason("Cards are bought in a Dungeon or at an Oracle.", "E-6.5")
NO_CARD: Final = Reason("There is no card of this Element any more.", "E-6.11")
NOT_YOURS: Final = Reason("The card is not yours.", "E-10.2")
WHEN_REGROUPING: Final = Reason("Cards are used by Units that you take back when you regroup.", "E-10.2")
NO_ACTION: Final = Reason("The card has no action: it works by being there.", "E-10.2")
TOUCH_ACTION: Final = Reason("Touch the action of the card that the Unit should use.", "E-13.6")
USED_UP: Final = Reason("It was used in this Regroup already.", "E-10.2")
NO_EFFECT: Final = Reason("It would have no effect now.", "E-10.2")
HAS_AURA: Final = Reason("An Aura lies under it already.", "E-14.5")
NO_AURA_FITS: Final = Reason("This Aura would do nothing for it.", "E-14.5")
NO_SLOT: Final = Reason("The card has no Slot for Treasure.", "E-9.2")
ORB_THERE: Final = Reason("An Orb lies there already.", "E-9.8")
NO_ORB_PLACE: Final = Reason("The card has no place for an Orb like that.", "E-9.4")
SAME_THERE: Final = Reason("A Slot that glows holds the same.", "E-9.2")
SLOTTING: Final = Reason("To fill it, choose to slot a Treasure Token.", "E-9.2")
AT_THE_END: Final = Reason("A Prophecy scores at the end, if it is still in your hand.", "E-14.4")
NO_HOST: Final = Reason("None of your cards has room for this Aura.", "E-14.5")


# The market.


def of_market(t: EldervaleTable, seat: int, name: str) -> Reason | None:
    """E-6.5  Why a card of the market cannot be bought."""
    if name not in ELEMENTS:
        return None
    card = t.faces[ELEMENTS.index(name)]
    if card == NONE:
        return NO_CARD
    asked = QUESTIONS.of(t)
    if asked not in BUYING:
        return WHERE_TO_BUY
    off = int(t.content.effects[t.about].a[t.more]) if asked == questions.PURCHASE else 0
    return costs(t, seat, t.content.card_cost[card], "E-6.5", off)


# The tableau.


def of_card(t: EldervaleTable, seat: int, id_: str) -> Reason | None:
    """Why a card of a tableau cannot be chosen, by what is asked."""
    found = [at for at, card in enumerate(t.content.adventures) if card.id == id_]
    if not found:
        return None
    if found[0] not in t.players[seat].cards:
        return NOT_YOURS
    return own_card(t, seat, found[0])


def own_card(t: EldervaleTable, seat: int, card: int) -> Reason | None:
    """Why a card of one's own cannot be chosen, by what is asked."""
    asked = QUESTIONS.of(t)
    if asked == questions.DESTINATION:
        return unused(t, seat, card)
    if asked in (questions.HOST, questions.NEW_HOST):
        design = t.turn.card if asked == questions.HOST else t.aura_on(t.about)
        return HAS_AURA if t.aura_on(card) != NONE else no_fit(t, design, card)
    if asked == questions.SLOT_CARD:
        return NO_SLOT
    if asked == questions.ORB:
        return no_orb(t, card)
    return WHEN_REGROUPING if t.content.has_action[card] == 1 else NO_ACTION


def no_fit(t: EldervaleTable, design: int, card: int) -> Reason | None:
    """19.10  Why an Aura does not fit on a card without one."""
    return NO_AURA_FITS if design != NONE and not fits_on(t, design, card) else None


def no_orb(t: EldervaleTable, card: int) -> Reason:
    """E-9.4, E-9.8  Why an Orb cannot be put on a card."""
    mark = ORB_ON_INPUT if t.about == fields.ORB_INPUT else ORB_ON_ICON
    return ORB_THERE if t.marks[card] & mark else NO_ORB_PLACE


def unused(t: EldervaleTable, seat: int, card: int) -> Reason | None:
    """E-10.2, E-10.3  Why a Unit cannot use a card."""
    content, kind = t.content, t.about
    if content.card_who[card] == 0:
        return NO_ACTION
    types = bit(kind) | (bit(type_of(t, kind)) if type_of(t, kind) != NONE else 0)
    if not content.card_who[card] & types:
        return Reason(f"It is used by {users(content.card_who[card] & ALL_UNITS)}.", "E-10.3")
    if t.marks[card] & USED >= spaces(t, card):
        return USED_UP
    off = int(discount_on(t, card))
    return costs(t, seat, input_of(t, card), "E-10.2", off) or NO_EFFECT


def of_starter(t: EldervaleTable, seat: int, name: str) -> Reason | None:
    """E-13.6  Why the Starter Card, or one of its actions, cannot be chosen."""
    card, asked = int(t.starter_of(seat)), QUESTIONS.of(t)
    if name not in STARTER_ACTIONS:
        return TOUCH_ACTION if asked == questions.DESTINATION else own_card(t, seat, card)
    if asked != questions.DESTINATION:
        return WHEN_REGROUPING
    action, marks = STARTER_ACTIONS.index(name), t.marks[card]
    if action == STARTER_GATHER:
        return USED_UP if marks & USED >= spaces(t, card) else NO_EFFECT
    if action == STARTER_SUMMON:
        return USED_UP if marks & SUMMONED else NOBODY_TO_SUMMON
    no_money = Reason("You cannot pay for any Dwelling.", "E-10.13")
    return USED_UP if marks & DWELT else no_dwelling(t, seat) or no_money


def of_slot(t: EldervaleTable, seat: int, name: str) -> Reason | None:
    """E-9.2  Why a Slot cannot be chosen."""
    id_ = name.rpartition("-")[0]
    own = [t.content.adventures[card].id for card in t.players[seat].cards]
    if id_ not in own:
        return NOT_YOURS
    return SAME_THERE if QUESTIONS.of(t) == questions.SLOT_PLACE else SLOTTING


# The hand.


def of_magic(t: EldervaleTable, seat: int, id_: str) -> Reason | None:
    """E-9.3, E-14.6  Why a Magic Card of one's own hand cannot be played."""
    found = [design for design in t.players[seat].hand if t.content.magic[design].id == id_]
    if not found:
        return None
    design = found[0]
    card, kind = t.content.magic[design], t.content.magic_kind[design]
    if QUESTIONS.of(t) == questions.PAYMENT:
        return Reason("A Magic Card pays only for a resource of any kind.", "E-12.3")
    if kind == PROPHECY:
        return AT_THE_END
    if kind == QUEST and card.condition is not None and not holds(t, seat, design):
        return Reason(f"It needs that {condition_words(card.condition)}.", "E-14.3")
    if kind != SPELL and QUESTIONS.of(t) not in WINDOWS:
        return OWN_TURN
    if kind == AURA:
        return costs(t, seat, t.content.magic_cost[design], "E-14.5") or NO_HOST
    if kind == SPELL:
        when = moment_words(t.content, design)
        return Reason(f"It is played {when}, if it has an effect then.", "E-14.6")
    return None
