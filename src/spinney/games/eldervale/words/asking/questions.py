"""Every question of the game as one asks it at a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spinney.engine.nothing import NONE
from spinney.engine.text import many
from spinney.games.eldervale.rules.free_actions import W3
from spinney.games.eldervale.state.table import EldervaleTable
from spinney.games.eldervale.terms import actions, fields, questions
from spinney.games.eldervale.words.asked import named, paid_for
from spinney.games.eldervale.words.names import card_name, magic_name, the_tile, token_name, unit_name

Question = Callable[[EldervaleTable], str]

LONGEST: Final = 56  # letters of a question


def offers(t: EldervaleTable, *kinds: int) -> bool:
    """Is any option of one of these kinds?"""
    return any(t.content.actions.kind_of(option) in kinds for option in t.options)


def turn(t: EldervaleTable) -> str:
    """E-4.2  How a turn begins."""
    places, regroups = offers(t, actions.PLACE), offers(t, actions.REGROUP)
    if places and regroups:
        return "Do you place a Unit, or regroup?"
    return "Which Unit do you place?" if places else "You have no Unit to place. Do you regroup?"


def realm(t: EldervaleTable) -> str:
    """E-5.3  Where a Unit is placed."""
    return f"Where does the {unit_name(t.content, t.about)} go?"


def use(t: EldervaleTable) -> str:
    """E-6.0  The action of the Realm where the Unit stands."""
    if t.turn.tile == NONE:
        return "The Unit is gone from its Realm. What else?"
    where = the_tile(t.content, t.turn.tile)
    if offers(t, actions.CONSULT, actions.TRADE):
        return "What do you do at this Oracle?"
    if offers(t, actions.USE):
        return f"What do you do in {where}?"
    return f"{where[0].upper()}{where[1:]} cannot be used now. What else?"


def window(t: EldervaleTable) -> str:
    """E-4.6  Free Actions between the steps of a turn."""
    if t.about == W3 and t.peaceful == 0:
        return "Anything else before battles come?"
    return f"Anything else before your turn {'goes on' if t.about == W3 else 'ends'}?"


def send(t: EldervaleTable) -> str:
    """E-10.2  What a Unit does that was taken back."""
    return f"What does the {unit_name(t.content, t.about)} do?"


def payment(t: EldervaleTable) -> str:
    """E-12.9  What is paid with, symbol by symbol."""
    what = "What do you not pay" if offers(t, actions.LESS) else "What do you pay"
    whole, building = f"{what} {paid_for(t)}".rstrip() + "?", " for a Dwelling in "
    if len(whole) <= LONGEST:
        return whole
    return f"{what}{building.removesuffix(' in ') if building in whole else ''}?"


def hex_(t: EldervaleTable) -> str:
    """E-6.5  Where the new Realm lies."""
    what = "the new Realm" if t.turn.drawn == NONE else the_tile(t.content, t.turn.drawn)
    return f"Where do you lay {what}?"


def buy(t: EldervaleTable) -> str:
    """E-6.5  A card of the market."""
    return "Which card do you buy?" if offers(t, actions.BUY) else "There is no card that you can pay. Go on?"


def second(t: EldervaleTable) -> str:
    """E-6.5  The second card of the Dungeon."""
    ways = [word for kind, word in ((actions.BUY, "buy"), (actions.BURN, "burn")) if offers(t, kind)]
    return f"Which card do you {' or '.join(ways)}?" if ways else "The market is empty. Go on?"


def charge(t: EldervaleTable) -> str:
    """E-16.9  The Minotaur next door."""
    return f"Does the Minotaur charge into {the_tile(t.content, t.turn.tile)}?"


def peace(t: EldervaleTable) -> str:
    """E-7.10  Whether a battle is avoided, and where it is."""
    where = f" in {the_tile(t.content, t.battle.tile)}" if t.battle is not None else ""
    return f"Do you {'avoid the battle' if offers(t, actions.TACTICS) else 'fight'}{where}?"


def swords(t: EldervaleTable) -> str:
    """E-7.14  More dice, while there is something that brings them."""
    return "Do you add dice to the battle?" if len(t.options) > 1 else "You have no dice to add. Go on?"


def rerolls(t: EldervaleTable) -> str:
    """E-7.17  Another roll, while there is something that allows it."""
    return "Do you roll again?" if len(t.options) > 1 else "You cannot roll again. Go on?"


def token(t: EldervaleTable) -> str:
    """E-7.32  Tokens of choice, one by one."""
    return "Which token do you take?" if t.about == 1 else f"Which token do you take? {t.about} to go."


def discard(t: EldervaleTable) -> str:
    """E-6.2  Magic Cards from hand, one by one."""
    more = f" {t.about} to go." if t.about > 1 else ""
    return f"Which Magic Card do you discard?{more}"


def element(t: EldervaleTable) -> str:
    """E-13.5  Power in one Element."""
    return f"In which Element do you gain {t.about} Power?"


def elements(t: EldervaleTable) -> str:
    """E-21.3  Power in different Elements, one by one."""
    more = f" {many(t.about, 'Element')} to go." if t.about > 1 else ""
    return f"In which Element do you gain 1 Power?{more}"


def stack(t: EldervaleTable) -> str:
    """E-6.1  Which of two Treasure stacks."""
    return f"Which Treasure do you take from {the_tile(t.content, t.about)}?"


def summon(t: EldervaleTable) -> str:
    """E-6.6  Which Unit comes from the tray."""
    return "Whom do you summon?" if offers(t, actions.SUMMON) else "There is nobody to summon. Go on?"


def dwelling(t: EldervaleTable) -> str:
    """E-8.1  Where a Dwelling is built."""
    if offers(t, actions.TO):
        return "Where do you build a Dwelling?"
    return "There is no Dwelling that you can build. Go on?"


def target(t: EldervaleTable) -> str:
    """19.0  Where a Unit moves."""
    return f"Where does the {unit_name(t.content, t.about)} go?"


def weakened(t: EldervaleTable) -> str:
    """E-7.28  Who loses dice."""
    return f"Who loses {many(t.about, 'die')} in this battle?"


def slot_card(t: EldervaleTable) -> str:
    """E-9.2  Which card gets a Treasure Token."""
    return f"Which card gets the {token_name(t.content, t.about)}?"


def slot_place(t: EldervaleTable) -> str:
    """E-9.2  Which Slot of the card."""
    return f"Which Slot of {card_name(t.content, t.more)} does it fill?"


def host(t: EldervaleTable) -> str:
    """E-14.5  Where an Aura is laid."""
    aura = magic_name(t.content, t.turn.card) if t.turn.card != NONE else "the Aura"
    return f"Which card gets {aura}?"


def new_host(t: EldervaleTable) -> str:
    """E-14.5  Where an Aura is moved."""
    design = t.aura_on(t.about)
    return f"Which card does {magic_name(t.content, design) if design != NONE else 'the Aura'} move to?"


ORBS: Final = {
    fields.ORB_TRACK: "Which reward does your Orb bring?",
    fields.ORB_INPUT: "Which card costs nothing from now on?",
    fields.ORB_ICON: "Which card gets the Orb on its icon?",
    fields.ORB_HIRE: "Which Mercenary comes for good?",
}


def further(t: EldervaleTable) -> str:
    """E-3.19  Elements that nobody leads."""
    extra = int(t.content.setup.extra)
    return (
        f"Which Element comes into play ({named(t)} of {extra})?"
        if extra > 1
        else "Which Element comes into play?"
    )


def mover(t: EldervaleTable) -> str:
    """19.0  Which Unit moves."""
    return "Which Unit moves?" if offers(t, actions.MOVE) else "No Unit can move. Go on?"


def monster(t: EldervaleTable) -> str:
    """E-15.4  Which Monster is dominated."""
    return "Which Monster do you dominate?" if offers(t, actions.MONSTER) else "No Monster is near. Go on?"


def saves(t: EldervaleTable) -> str:
    """E-7.31  Whom a loser saves."""
    if offers(t, actions.SAVE):
        return "Whom do you save from the Underworld?"
    return "You lost the battle. Do you play a card?"


def rescue(t: EldervaleTable) -> str:
    """E-10.11  Whom a player brings back."""
    if offers(t, actions.RESCUE):
        return "Whom do you rescue from the Underworld?"
    return "There is nobody else to rescue. Go on?"


WORDS: Final[dict[int, Question]] = {
    questions.TURN: turn,
    questions.TYPE: lambda t: "What is the Shapeshifter in this turn?",
    questions.REALM: realm,
    questions.ACTION: use,
    questions.WINDOW: window,
    questions.RETRIEVAL: lambda t: "Which Unit do you take back?",
    questions.DESTINATION: send,
    questions.PAYMENT: payment,
    questions.HEX: hex_,
    questions.FIRST_CARD: buy,
    questions.SECOND_CARD: second,
    questions.RUSHER: lambda t: "Which Monster rushes in?",
    questions.CHARGE: charge,
    questions.PEACE: peace,
    questions.JOIN: lambda t: "Which of your Units joins the battle?",
    questions.SWORDS: swords,
    questions.REROLLS: rerolls,
    questions.REWARD: lambda t: "You won the battle. What is your reward?",
    questions.SAVES: saves,
    questions.TOKEN: token,
    questions.DISCARD: discard,
    questions.ELEMENT: element,
    questions.ELEMENTS: elements,
    questions.STACK: stack,
    questions.TREASURE: lambda t: "From which Realm do you take Treasure?",
    questions.SUMMON: summon,
    questions.DWELLING: dwelling,
    questions.CASTLE: lambda t: "Which Dwelling becomes a Castle?",
    questions.PURCHASE: buy,
    questions.ORACLE: lambda t: "Which card do you buy at the Oracle?",
    questions.RESCUE: rescue,
    questions.MOVER: mover,
    questions.WANDERER: lambda t: "Which Unit wanders on?",
    questions.TARGET: target,
    questions.MONSTER: monster,
    questions.WEAKENED: weakened,
    questions.REROLL: lambda t: "How many dice do you roll again?",
    questions.CASH: lambda t: "Which Treasure Token do you cash in?",
    questions.SLOT: lambda t: "Which Treasure Token goes into a Slot?",
    questions.SLOT_CARD: slot_card,
    questions.SLOT_PLACE: slot_place,
    questions.HOST: host,
    questions.NEW_HOST: new_host,
    questions.ORB: lambda t: ORBS[int(t.about)],
    questions.FACTION: lambda t: "Which faction do you lead?",
    questions.FURTHER: further,
}
