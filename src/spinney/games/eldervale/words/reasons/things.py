"""Why a token, an Orb, a reward, a track, a faction or an Element cannot be chosen now."""

from __future__ import annotations

from typing import Final

from spinney.engine.faces.asking import Reason
from spinney.engine.faces.names import seat_mark
from spinney.engine.nothing import NONE
from spinney.games.eldervale.content.abilities import AWE
from spinney.games.eldervale.content.vocabulary import ELEMENTS, GOLD, RESOURCES, SWORD, TOKEN_KINDS
from spinney.games.eldervale.rules.battle.strength import has
from spinney.games.eldervale.state.table import EldervaleTable
from spinney.games.eldervale.terms import questions
from spinney.games.eldervale.terms.questions import QUESTIONS
from spinney.games.eldervale.words.names import payment_words, resource_name
from spinney.games.eldervale.words.phrases import cost_words

CASH_OR_SLOT: Final = Reason("First choose whether you cash in Treasure or slot it.", "E-9.1")
NO_TREASURE: Final = Reason("You have no Treasure Token.", "E-9.1")
NO_ORB: Final = Reason("You have no Orb to spend.", "E-9.4")
NO_ORB_PLACE: Final = Reason("There is no place left for your Orb.", "E-9.8")
OWN_TURN: Final = Reason("Free Actions are for your own turn, between its steps.", "E-4.5", waits=True)
SPEND_ORB: Final = Reason("To get it, spend an Orb on the Reward Track.", "E-9.4")
NOT_IN_PLAY: Final = Reason("This Element is not in play.", "E-13.5")
AT_THE_TOP: Final = Reason("You are at the top of this track.", "E-13.8")
TRACK_ORDER: Final = Reason("Elements are chosen in the order of their tracks.", "E-21.3")
IN_PLAY: Final = Reason("This Element is in play already.", "E-3.19")
SIDE_FIRST: Final = Reason("Choose a side of this board: touch one that glows.", "E-3.18")
TO_LEAD: Final = Reason("Sides are chosen for a faction that somebody leads.", "E-3.18", waits=True)
SIDES: Final = Reason("A side of a battle is chosen by a card that takes dice away.", "E-7.28", waits=True)
OWN_SIDE: Final = Reason("The card takes dice from somebody else.", "E-7.28")
WINDOWS: Final = (questions.TURN, questions.ACTION, questions.WINDOW, questions.RETRIEVAL)


def of_held(t: EldervaleTable, seat: int, id_: str) -> Reason | None:
    """E-9.1, E-9.2  Why a Treasure Token cannot be chosen."""
    if not any(t.content.tokens[kind].id == id_ for kind in t.players[seat].held):
        return None
    return CASH_OR_SLOT if QUESTIONS.of(t) in WINDOWS else OWN_TURN


def of_treasure(t: EldervaleTable, seat: int, name: str) -> Reason:
    """E-9.1  Why no Treasure Token can be used."""
    return OWN_TURN if t.players[seat].held else NO_TREASURE


def of_token(t: EldervaleTable, seat: int, name: str) -> Reason | None:
    """Why a resource cannot be touched: to pay, to gain or to spend it."""
    if name not in RESOURCES[:TOKEN_KINDS]:
        return Reason("Touch a Magic Card of your hand instead.", "E-9.3") if name == RESOURCES[-1] else None
    kind, asked = RESOURCES.index(name), QUESTIONS.of(t)
    if asked == questions.TOKEN and kind == GOLD:
        return Reason("Gold is no token of your choice.", "E-7.32")
    if asked == questions.PAYMENT:
        return unpaid(t, seat, kind)
    if asked == questions.SWORDS:
        return unspent(t, seat, kind)
    what = payment_words(kind)
    return Reason(f"{what[0].upper()}{what[1:]} pays for cards, Units and Dwellings.", "E-12.1", waits=True)


def unpaid(t: EldervaleTable, seat: int, kind: int) -> Reason:
    """E-12.1  Why a token does not pay for what is left of a cost."""
    left = 0 if t.payment is None else t.payment.cost
    spent = 0 if t.payment is None else t.payment.tokens[kind]
    if t.players[seat].tokens[kind] - spent <= 0:
        return Reason(f"You have no {resource_name(kind)} left.", "E-12.1")
    words = f"With {payment_words(kind)} you could not pay the rest: {cost_words(left)}."
    return Reason(words, "E-12.9")


def unspent(t: EldervaleTable, seat: int, kind: int) -> Reason | None:
    """E-7.14  Why a token cannot be spent for a die."""
    battle = t.battle
    if battle is None:
        return None
    if kind not in (SWORD, GOLD):
        return Reason("Only a Sword or Gold buys a die.", "E-7.14")
    if t.players[seat].tokens[kind] == 0:
        return Reason(f"You have no {resource_name(kind)}.", "E-7.14")
    if has(t, battle, AWE):
        return Reason("Against this Monster no Swords can be spent.", "E-7.14")
    return Reason(f"You roll {t.content.play.dice} dice already, the most there are.", "E-7.15")


def of_orbs(t: EldervaleTable, seat: int, name: str) -> Reason | None:
    """E-9.4  Why no Orb can be spent."""
    if t.players[seat].orbs == 0:
        return NO_ORB
    return NO_ORB_PLACE if QUESTIONS.of(t) in WINDOWS else OWN_TURN


def of_reward(t: EldervaleTable, seat: int, name: str) -> Reason | None:
    """E-9.4  Why a reward of the Orb track cannot be chosen."""
    if not name.isdecimal() or int(name) >= len(t.orb_track):
        return None
    owner = t.orb_track[int(name)]
    if owner != NONE:
        return Reason("It is taken." if owner == seat else f"{seat_mark(owner)} has taken it.", "E-9.4")
    return NO_ORB if t.players[seat].orbs == 0 else SPEND_ORB


def of_track(t: EldervaleTable, seat: int, name: str) -> Reason | None:
    """E-13.5, E-13.8  Why Power cannot be gained in an Element."""
    if name not in ELEMENTS:
        return None
    element = ELEMENTS.index(name)
    if not (t.elements >> element) & 1:
        return NOT_IN_PLAY
    if QUESTIONS.of(t) not in (questions.ELEMENT, questions.ELEMENTS):
        return Reason("Power comes from cards that you buy, Dwellings and battles.", "E-13.3")
    return AT_THE_TOP if t.players[seat].power[element] >= t.content.tracks.top else TRACK_ORDER


def of_side(t: EldervaleTable, seat: int, name: str) -> Reason:
    """E-7.28  Why nobody can be chosen among those who fight."""
    return OWN_SIDE if QUESTIONS.of(t) == questions.WEAKENED else SIDES


def of_glory(t: EldervaleTable, seat: int, name: str) -> Reason | None:
    """E-7.20  The Glory Track."""
    return Reason("Glory is a reward for winning battles.", "E-7.20")


def of_faction(t: EldervaleTable, seat: int, name: str) -> Reason | None:
    """E-3.18  Why a faction cannot be led."""
    element = name.partition("-")[0]
    if element not in ELEMENTS:
        return None
    for other, player in enumerate(t.players):
        if player.element == ELEMENTS.index(element):
            who = "You lead" if other == seat else f"{seat_mark(other)} leads"
            return Reason(f"{who} this faction.", "E-3.18")
    if QUESTIONS.of(t) == questions.FACTION:
        return SIDE_FIRST
    return IN_PLAY if (t.elements >> ELEMENTS.index(element)) & 1 else TO_LEAD


def of_further(t: EldervaleTable, seat: int, name: str) -> Reason | None:
    """E-3.19  Why an Element cannot be named."""
    return IN_PLAY if name in ELEMENTS and (t.elements >> ELEMENTS.index(name)) & 1 else None
