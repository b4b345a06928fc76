"""What is asked, in so many words that nobody has to remember how it came to this."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spinney.games.shifting_realms.effects import TYPES
from spinney.games.shifting_realms.goods import RESOURCES
from spinney.games.shifting_realms.question import question_name
from spinney.games.shifting_realms.table import RealmsTable
from spinney.games.shifting_realms.words_names import counted, group_words, place_name, seat_name

ASKED: Final = {
    "bid": "bid for the turn order, in secret",
    "card": "take a turn order card",
    "window": "act, fight, play a card or trade; or collect",
    "deck": "draw a story card, or none",
    "drawn": "play the card now, or keep it",
    "removal": "choose a unit that the dragon removes",
    "convert": "choose a scout that becomes yours",
    "free_build": "build without spending an action",
    "free_raid": "choose a ship: a raid without spending an action",
    "trade": "trade magic, or end the turn",
}  # what says enough without numbers


Words = dict[str, Callable[[], str]]


def asked_words(t: RealmsTable) -> str:
    """The question, with what it is about."""
    name = question_name(t)
    if name in ASKED:
        return ASKED[name]
    for words in (of_ways, of_building, of_goods, of_strikes):
        found = words(t, int(t.about), int(t.more))
        if name in found:
            return found[name]()
    return ""


def of_ways(t: RealmsTable, first: int, second: int) -> Words:
    """Who goes from where, how far, and who is placed."""
    return {
        "group": lambda: f"choose who goes from {where(t, first)}",
        "destination": lambda: f"choose where to go with {group_words(second >> 4, second & 15)}",
        "march": lambda: f"choose who marches up to {counted(first, 'step')}",
        "relocation": lambda: f"up to {first} units of one space go to {t.content.realm_names[second]}",
        "relocation_group": lambda: f"choose who goes to {t.content.realm_names[second]}",
        "relocated": lambda: f"choose where to put {group_words(second >> 4, second & 15)}",
        "unit": lambda: placing(first),
        "step": lambda: f"move the dragon: {counted(int(t.content.dragon_steps) - first, 'step')} left",
    }


def of_building(t: RealmsTable, first: int, second: int) -> Words:
    names = t.content.kind_names
    return {
        "site": lambda: f"choose where to build: {names[first]}",
        "waiver": lambda: f"{names[first >> 6 & 63]}: pay {counted(first >> 12, 'resource')} less, which?",
        "marker": lambda: f"which scout becomes the marker of {names[first]}?",
        "return": lambda: f"soldiers on {names[first]}: to the town hall, or stay",
    }


def of_goods(t: RealmsTable, first: int, second: int) -> Words:
    return {
        "any": lambda: f"take {counted(first, 'resource')} of any type, one by one",
        "exchange": lambda: f"give a resource for another, or stop: {first} left",
        "other": lambda: f"choose what you get for 1 {RESOURCES[first]}",
        "victim": lambda: f"choose an opponent who gives you {counted(first, 'resource')}",
        "loot": lambda: f"take {counted(second, 'resource')} from {seat_name(first)}",
    }


def of_strikes(t: RealmsTable, first: int, second: int) -> Words:
    return {
        "blow": lambda: f"{where(t, first)}, {seat_name(second)}: {blows(t)}",
        "rout": lambda: f"send up to {counted(first, 'unit')} of an opponent to the town hall",
        "routed": lambda: f"send units of {seat_name(first & 3)} to the town hall: {second} left",
        "slay": lambda: f"choose a {TYPES[first]} to destroy",
    }


def blows(t: RealmsTable) -> str:
    """S-9.16  Which blows are possible."""
    both = t.content.actions.exchange in t.options
    return "exchange soldiers, or hit scouts" if both else "how many scouts to hit?"


def where(t: RealmsTable, space: int) -> str:
    return place_name(t.content, t.land, space)


def placing(owed: int) -> str:
    """S-4.6  How many units must be placed, and how many may be."""
    must, scouts = owed & 15, owed >> 4 & 15
    more = (owed >> 8 & 15) + (owed >> 12 & 15) + (owed >> 16 & 15)
    if must + scouts == 0:
        return f"place up to {counted(more, 'unit')}, or stop"
    bonus = f", then up to {more} more" if more else ""
    return f"place {counted(must + scouts, 'scout' if scouts else 'unit')}, one by one{bonus}"
