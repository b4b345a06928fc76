"""What happened, in one sentence each."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine.events import Event
from spinney.games.eldervale import actions, events
from spinney.games.eldervale.atoms import MOST_SEATS, NONE, STARTER_ACTIONS, UNITS
from spinney.games.eldervale.box import Box
from spinney.games.eldervale.sheet import NAMES
from spinney.games.eldervale.words_effects import effect_words
from spinney.games.eldervale.words_names import (
    card_name,
    dice_words,
    element_name,
    magic_name,
    seat_name,
    some,
    the_tile,
    things,
    token_name,
    unit_name,
)


def sentence(content: Box, event: Event, seat: i64) -> str:
    """Each chapter knows its own events; what other lines tell anyway has none."""
    who = seat_name(event.seat)
    for told in (of_setup, of_turns, of_gains, of_cards, of_free_actions, of_battle, of_losses, of_monsters):
        line = told(content, event, who)
        if line:
            return line
    return ""


def of_setup(content: Box, event: Event, who: str) -> str:
    kind, a, b = event.kind, event.a, event.b
    if kind == events.FACTION:
        side = "" if b == NONE else f", the {content.sides[b].name}"
        return f"{who} leads {element_name(a)}{side}."
    if kind == events.START_ROLL:
        return f"{who} rolls a {a} for the start."
    if kind == events.STARTS:
        return f"{who} begins."
    if kind == events.ELEMENT:
        return f"{element_name(a)} is in play."
    if kind == events.MONSTER_COMES:
        return f"The {content.monsters[a].name} stands in {the_tile(content, b)}."
    return ""


def of_turns(content: Box, event: Event, who: str) -> str:
    kind, a, b = event.kind, event.a, event.b
    if kind == events.ROUND_BEGINS:
        return f"Round {a} begins."
    if kind == events.PLACED:
        return f"{who} places a {unit_name(content, a)} in {the_tile(content, b)}."
    if kind == events.NAMED:
        return f"{who}'s Shapeshifter is a {unit_name(content, a)} now."
    if kind == events.RETRIEVED:
        where = "the pool" if b == actions.POOL else the_tile(content, b)
        return f"{who} takes the {unit_name(content, a)} back from {where}."
    if kind == events.ACTED:
        cards = content.first_starter
        return (
            f"{who} uses {card_name(content, a) if a < cards else STARTER_ACTIONS[a - cards].capitalize()}."
        )
    if kind == events.REGROUPED:
        return f"{who} has regrouped{' for the first time' if a else ''}."
    if kind == events.PEACE_ENDS:
        return "Peaceful Beginnings are over."
    if kind == events.ENDGAME:
        return f"The end is near: {events.ENDINGS[a]}. Everybody has one more turn."
    if kind == events.FINAL:
        return f"{who} scores {b} VP for {NAMES[a]}." if b else ""
    if kind == events.WINS:
        return f"{who} {'shares the victory' if b else 'wins'} with {a} VP."
    return ""


def of_gains(content: Box, event: Event, who: str) -> str:
    kind, a, b = event.kind, event.a, event.b
    if kind == events.GAINED:
        return f"{who} gains {things(a, b)}."
    if kind == events.DREW:
        return f"{who} draws {some(a, 'Magic Card')}."
    if kind == events.DREW_CARD:
        return f"You draw {magic_name(content, a)}."
    if kind == events.RESHUFFLED:
        return f"The discard pile is shuffled into a new deck of {a}."
    if kind == events.SCORED:
        return f"{who} scores {a} VP." if b == events.FOR_EFFECT else ""
    if kind == events.POWERED:
        return f"{who} reaches space {b} of the {element_name(a)} track."
    if kind == events.TOOK_ORB:
        return f"{who} takes the Orb of {'the Glory Track' if a > 7 else element_name(a)}."
    if kind == events.GLORY:
        return f"{who} reaches space {a} of the Glory Track."
    if kind == events.TOOK_TREASURE:
        return f"{who} takes the {token_name(content, a)} from {the_tile(content, b)}."
    if kind == events.TROVE:
        return f"{who} gains a Trove: {effect_words(content, content.tracks.troves[a])}."
    return ""


def of_cards(content: Box, event: Event, who: str) -> str:
    kind, a = event.kind, event.a
    if kind == events.BOUGHT:
        return f"{who} buys {card_name(content, a)}."
    if kind == events.BURNED:
        return f"{who} burns {card_name(content, a)}."
    if kind == events.SHOWN:
        return f"{card_name(content, a)} comes to the market."
    if kind == events.DISCARDED:
        return f"{who} discards {magic_name(content, a)}."
    if kind == events.PAID:
        return f"{who} pays {things(a, event.b)}."
    if kind == events.HANDED_OVER:
        return f"{who} pays with {magic_name(content, a)}."
    if kind == events.PLAYED:
        return f"{who} plays {magic_name(content, a)}."
    if kind == events.CLAIMED:
        return f"{who} fulfils {magic_name(content, a)}."
    if kind == events.AURA:
        verb = "moves" if event.c else "lays"
        return f"{who} {verb} {magic_name(content, a)} under {card_name(content, event.b)}."
    return ""


def of_free_actions(content: Box, event: Event, who: str) -> str:
    kind, a, b = event.kind, event.a, event.b
    if kind == events.CASHED:
        return f"{who} discards the {token_name(content, a)}."
    if kind == events.SLOTTED:
        return f"{who} slots the {token_name(content, a)} on {card_name(content, b)}."
    if kind == events.ORB_SPENT:
        return f"{who} spends an Orb: {orb_words(content, a, b)}."
    if kind == events.HIRED:
        return f"{who} hires the {UNITS[4 + a].capitalize()}."
    if kind == events.RESTORED:
        return f"{who} restores the Tactics Token."
    if kind == events.DREW_TILE:
        return f"{who} draws {the_tile(content, a)} and lays it on the map."
    if kind == events.SUMMONED:
        return f"{who} summons a {unit_name(content, a)}."
    if kind == events.DWELT:
        return f"{who} builds a Dwelling in {the_tile(content, a)} and scores {b} VP at once."
    if kind == events.CASTLED:
        return f"{who}'s Dwelling in {the_tile(content, a)} becomes a Castle."
    if kind == events.MOVED:
        places = f"from {the_tile(content, b)} to {the_tile(content, event.c)}"
        return f"{who} moves the {unit_name(content, a)} {places}."
    if kind == events.RESCUED:
        return f"{who} rescues a {unit_name(content, a)}."
    return ""


def orb_words(content: Box, use: i64, place: i64) -> str:
    if use == actions.ORB_TRACK:
        return f"reward {place + 1}, {effect_words(content, content.tracks.orbs[place])}"
    if use == actions.ORB_HIRE:
        return f"for the {UNITS[4 + place].capitalize()}"
    return f"on the {'input' if use == actions.ORB_INPUT else 'icon'} of {card_name(content, place)}"


def of_battle(content: Box, event: Event, who: str) -> str:
    kind, a, b = event.kind, event.a, event.b
    if kind == events.BATTLE:
        monster = "" if b == 0 else f" with the {content.monsters[b - 1].name}"
        return f"Battle in {the_tile(content, a)}{monster}!"
    if kind == events.CANCELLED:
        return f"{who} avoids the battle."
    if kind == events.JOINED:
        return f"{who} joins with the {unit_name(content, a)} from {the_tile(content, b)}."
    if kind == events.SUPPORTED:
        return f"{who}'s {unit_name(content, a)} supports from {the_tile(content, b)}."
    if kind == events.SPENT:
        return f"{who} spends {'Gold' if a else 'a Sword'} for a die."
    if kind == events.WEAKENED:
        target = "the Monster" if a == MOST_SEATS else seat_name(a)
        return f"{who} weakens {target} by {some(b, 'die', 'dice')}."
    if kind == events.ROLLED:
        return f"{roller(content, who, b)} rolls {dice_words(a)}."
    if kind == events.REROLLED:
        again = some(b, "die", "dice")
        return f"{roller(content, who, event.c)} rolls {again} again: now {dice_words(a)}."
    if kind == events.WON:
        return f"{who} wins the battle."
    if kind == events.MONSTER_WON:
        return f"The {content.monsters[a].name} wins the battle."
    if kind == events.TIED:
        return "A true tie: all lose."
    return ""


def roller(content: Box, who: str, monster: i64) -> str:
    return who if monster == 0 else f"The {content.monsters[monster - 1].name}"


def fallen(content: Box, kind: i64, number: i64) -> str:
    return unit_name(content, kind) if number == 1 else f"{number} {unit_name(content, kind)}s"


def of_losses(content: Box, event: Event, who: str) -> str:
    kind, a, b = event.kind, event.a, event.b
    if kind == events.SAVED:
        return f"{who} saves the {unit_name(content, a)}."
    if kind == events.UNDYING:
        return f"{who}'s undying {fallen(content, a, b)} {'goes' if b == 1 else 'go'} to the Ready Area."
    if kind == events.FELL:
        return f"{who} loses {some(b, unit_name(content, a))} to the Underworld."
    if kind == events.MONSTER_FELL:
        return f"The {content.monsters[a].name} is in the Underworld, bound to {who}."
    return ""


def of_monsters(content: Box, event: Event, who: str) -> str:
    kind, a, b = event.kind, event.a, event.b
    if kind == events.RUSHED:
        places = f"from {the_tile(content, event.c)} into {the_tile(content, b)}"
        return f"The {content.monsters[a].name} rushes {places}."
    if kind == events.CHARGED:
        return f"{who}'s Minotaur charges into {the_tile(content, a)}."
    if kind == events.DOMINATED:
        return f"{who} dominates the {content.monsters[a].name}."
    if kind == events.RELEASED:
        where = "to the Underworld" if b == NONE else f"to {the_tile(content, b)}"
        return f"{who} releases the {content.monsters[a].name} {where}."
    if kind == events.RETURNED:
        return f"The {content.monsters[a].name} returns to {the_tile(content, b)}."
    if kind == events.MERCENARY_LEFT:
        return f"The {UNITS[4 + a].capitalize()} leaves {who}."
    if kind == events.QUELLED:
        return "No Monster rushes this turn."
    if kind == events.BLINKED:
        return f"{who} may place in any unoccupied Realm this turn."
    return ""
