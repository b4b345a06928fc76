"""Why a spirit, an element, a card, a realm or a power cannot be chosen now."""

from __future__ import annotations

from typing import Final

from spinney.engine.faces.asking import Reason
from spinney.engine.faces.names import seat_mark
from spinney.engine.nothing import NONE
from spinney.engine.text import a
from spinney.games.groves.content.cards import ELEMENT_NAMES, SPIRITS, WHITE, WRAITH
from spinney.games.groves.rules.portals import neighbour
from spinney.games.groves.state.table import GrovesTable
from spinney.games.groves.terms import questions
from spinney.games.groves.terms.actions import TO_LEFT, TO_RIGHT
from spinney.games.groves.terms.questions import QUESTIONS
from spinney.games.groves.words.powers import POWERS, price

TAKE_BELOW: Final = "What you can take glows before you: touch it there."
TO_PLACE: Final = Reason("Spirits are placed one by one, in turns.", "G-4.5", waits=True)
TO_PAY: Final = Reason("Elements are touched when you choose which of them to pay.", "G-6.25", waits=True)
COUNTED: Final = Reason("This only counts what you have.", waits=True)
TO_GAIN: Final = Reason("Elements of the supply come with rewards.", "G-6.11", waits=True)
TO_RECEIVE: Final = Reason("Spirits of the supply come with rewards.", "G-6.15", waits=True)
TO_SEND: Final = Reason("A spirit of a reward can go into the wraith bag.", "G-14.12", waits=True)
TO_LEAD: Final = Reason("Realms are chosen for a portal that you set.", "G-8.3", waits=True)
OWNED: Final = (*ELEMENT_NAMES, "crystals", "crystal", "dominion", "portal", "portals", "base")


def seat_and_rest(rest: str) -> tuple[int, str]:
    """The seat and the thing of a key that names both; nobody's where it does not."""
    seat, _, thing = rest.partition("-")
    return (int(seat), thing) if seat.isdecimal() else (NONE, rest)


# Spirits and elements.


def why_not_drawn(t: GrovesTable, rest: str) -> Reason | None:
    """G-4.5, G-7.8  Why a spirit cannot be placed."""
    seat, name = seat_and_rest(rest)
    if name not in SPIRITS:
        return None
    if seat != t.seat:
        return Reason(f"This is a spirit of {seat_mark(seat)}.", "G-4.5")
    if QUESTIONS.of(t) != questions.PLACE:
        return TO_PLACE
    if t.realms[seat].drawn[SPIRITS.index(name)] == 0:
        return Reason(f"You have no {spirit_thing(name)} to place.", "G-4.5")
    return Reason("Every grove in your reach is taken: the wraith waits.", "G-7.2")


def spirit_thing(name: str) -> str:
    """A spirit by its name, without an article."""
    return name if name == SPIRITS[WRAITH] else f"{name} spirit"


def why_not_has(t: GrovesTable, rest: str) -> Reason | None:
    """G-6.25  Why an element cannot be paid."""
    seat, name = seat_and_rest(rest)
    if name not in OWNED:
        return None
    if seat != t.seat:
        return Reason(f"This is what {seat_mark(seat)} has.", "G-6.25")
    if QUESTIONS.of(t) != questions.PAY:
        return TO_PAY if name in ELEMENT_NAMES else COUNTED
    if name not in ELEMENT_NAMES:
        return Reason("An element is to be paid now.", "G-6.25")
    return Reason(f"You have no {name}.", "G-6.25")


def why_not_supply(t: GrovesTable, name: str) -> Reason | None:
    """G-6.11, G-6.15  Why something cannot be taken from the supply."""
    asked = QUESTIONS.of(t)
    if name in ELEMENT_NAMES:
        if asked != questions.GAIN:
            return TO_GAIN
        left = t.supply.elements[ELEMENT_NAMES.index(name)]
        return Reason(TAKE_BELOW if left else f"The supply has no {name} left.", "G-6.11")
    if name == "crystal":
        return Reason("Crystals are never chosen: they come with rewards.", "G-6.10")
    if name not in SPIRITS:
        return None
    if asked != questions.SPIRIT:
        return TO_RECEIVE
    if name == SPIRITS[WRAITH]:
        return Reason("A wraith is never a spirit of your choice.", "G-6.15")
    left = t.supply.spirits[SPIRITS.index(name)]
    return Reason(TAKE_BELOW if left else f"The supply has no {name} spirit left.", "G-6.15")


def why_not_bag(t: GrovesTable, name: str) -> Reason | None:
    """G-14.12, G-14.13  Why a spirit cannot go into the wraith bag."""
    solo = t.solo
    if solo is None or name not in SPIRITS:
        return None
    if QUESTIONS.of(t) != questions.SPIRIT:
        return TO_SEND
    spirit = SPIRITS.index(name)
    if spirit == WRAITH:
        return Reason("A wraith is never a spirit of your choice.", "G-6.15")
    if t.more == 0:
        return Reason("Of one reward only one spirit can go into the wraith bag.", "G-14.12")
    if spirit != WHITE and solo.markers[spirit]:
        words = f"{a(f'{name} spirit').capitalize()} was sent already: each colour goes in only once."
        return Reason(words, "G-14.13")
    return Reason(f"The supply has no {name} spirit left.", "G-14.12")


def why_not_card(t: GrovesTable, rest: str) -> Reason | None:
    """G-10.1, G-10.2  Why a summoning card cannot be kept."""
    seat, _ = seat_and_rest(rest)
    if seat == NONE:
        return None
    if seat != t.seat:
        return Reason(f"This is a card of {seat_mark(seat)}.", "G-10.1")
    return Reason("It is yours already: a draw that has its spirits reveals it.", "G-10.2")


def why_not_realm(t: GrovesTable, rest: str) -> Reason | None:
    """G-8.3  Why a portal cannot lead to a realm."""
    seat, _ = seat_and_rest(rest)
    if seat not in range(int(t.seats)):
        return None
    if QUESTIONS.of(t) == questions.PLACE:
        return Reason("No spirit stands on a Lore Stone, only on the groves around it.", "G-3.1")
    if QUESTIONS.of(t) != questions.PORTAL:
        return TO_LEAD
    if seat == t.seat:
        return Reason("A portal leads to somebody else's realm.", "G-8.3")
    if seat not in (neighbour(t, t.seat, TO_LEFT), neighbour(t, t.seat, TO_RIGHT)):
        return Reason(f"{seat_mark(seat)} sits opposite: portals lead to neighbours.", "G-8.3")
    return None


# What is never chosen.


def why_not_own_bag(t: GrovesTable, rest: str) -> Reason | None:
    """G-4.1  A bag of spirits."""
    return Reason("Spirits come out of a bag at random, when a round begins.", "G-4.1")


def why_not_prize(t: GrovesTable, number: str) -> Reason | None:
    """G-10.8, G-10.11  A realm card."""
    if not number.isdecimal() or int(number) >= len(t.realm_cards):
        return None
    if t.content.realm_cards[t.realm_cards[int(number)]].lightning:
        return Reason("It goes by itself to the first who has bought what it asks for.", "G-10.11")
    return Reason("It goes by itself to whoever has the most at the end.", "G-10.8")


def why_not_hollow(t: GrovesTable, number: str) -> Reason | None:
    """G-14.8  A space of the Hollows."""
    return Reason("Wraiths settle in the Hollows by themselves, from the lowest space on.", "G-14.8")


def why_not_draw(t: GrovesTable, name: str) -> Reason | None:
    """G-14.8  A spirit of the wraith draw."""
    if name == SPIRITS[WRAITH]:
        return Reason("A drawn wraith goes to the Hollows with a button, unless a power stops it.", "G-14.8")
    return Reason("Spirits drawn against you are not placed: a colour gives you its power.", "G-14.15")


def why_not_power(t: GrovesTable, colour: str) -> Reason | None:
    """G-14.15, G-14.20, G-14.27  A power of the wraith draw."""
    solo = t.solo
    named = [power for power in POWERS if SPIRITS[power.colour] == colour]
    if solo is None or not named:
        return None
    power = named[0]
    if QUESTIONS.of(t) != questions.WRAITH:
        return Reason("Powers are used when wraiths are drawn, at the end of a round.", "G-14.15")
    if solo.drawn[power.colour] == 0:
        return Reason(f"No {colour} spirit is in this draw.", "G-14.15")
    if not (solo.ready >> power.colour) & 1:
        return Reason(f"You have used {power.name} in this draw.", "G-14.27")
    costs = price(t.content, power).words
    needs = f" It costs {costs}." if costs else ""
    return Reason(f"{power.name} would do nothing now, or you cannot pay for it.{needs}", "G-14.20")
