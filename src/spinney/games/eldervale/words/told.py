"""What the strip of deeds shows of an event: whether it is a headline, where it was, what it brought.

A battle is an entry of its own, which is nobody's: who joined, the dice, who won and who fell belong to it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spinney.engine.events import Event
from spinney.engine.faces.deeds import Change, Die, Told
from spinney.games.eldervale.terms import events
from spinney.games.eldervale.words.deeds.battles import BATTLES
from spinney.games.eldervale.words.deeds.chips import (
    CARD,
    DICE,
    GAIN,
    MAGIC,
    NOTHING,
    ORB,
    TREASURE,
    VP,
    Tells,
    at_tile,
    brought,
    chip,
    headline,
    market,
    tile,
    token,
)
from spinney.games.eldervale.words.names import element_name

if TYPE_CHECKING:
    from spinney.games.eldervale.content.lookups import EldervaleContent


def told(content: EldervaleContent, event: Event) -> Told:
    """Where it happened, and what it brought; a headline if it is one of the main deeds of a turn."""
    tells = TELLS.get(int(event.kind))
    return NOTHING if tells is None else tells(content, event)


# What is gained and paid.


def gained(content: EldervaleContent, event: Event) -> Told:
    """E-12.7  Tokens that came."""
    return Told((), (token(event, event.a, event.b),))


def paid(content: EldervaleContent, event: Event) -> Told:
    """E-12.10  Tokens that went."""
    return Told((), (token(event, event.a, -event.b),))


def drew(content: EldervaleContent, event: Event) -> Told:
    """E-12.7  Magic Cards that came; which ones is for their owner alone."""
    return Told((), (chip(event, MAGIC, event.a),))


def scored(content: EldervaleContent, event: Event) -> Told:
    """VP at once."""
    return Told((), (chip(event, VP, event.a),), sound=GAIN)


def powered(content: EldervaleContent, event: Event) -> Told:
    """E-13.3  A marker on a Power Track: where it is now."""
    return Told((), (Change(int(event.seat), "", 0, f"{element_name(event.a)} Power {event.b}"),))


def glory(content: EldervaleContent, event: Event) -> Told:
    """E-7.20  The marker on the Glory Track: where it is now."""
    return Told((), (Change(int(event.seat), "", 0, f"Glory {event.a}"),))


def treasure(content: EldervaleContent, event: Event) -> Told:
    """E-6.1  A Treasure Token, and where it lay."""
    return Told((tile(content, event.b),), (chip(event, TREASURE, 1),), headline=True)


def bought(content: EldervaleContent, event: Event) -> Told:
    """E-13.1  A card of the market."""
    return Told((market(content, event.a),), (chip(event, CARD, 1),), headline=True, sound=GAIN)


def burned(content: EldervaleContent, event: Event) -> Told:
    """E-6.5  A card leaves the market for good."""
    return Told((market(content, event.a),), headline=True)


def aura(content: EldervaleContent, event: Event) -> Told:
    """E-14.5  Laying an Aura was told when it was played; moving one is a deed of its own."""
    return Told(headline=event.c == 1)


TELLS: Final[dict[int, Tells]] = {
    events.FACTION: headline,
    events.START_ROLL: lambda content, event: Told((), (), [Die(int(event.seat), int(event.a))], sound=DICE),
    events.STARTS: headline,
    events.PLACED: at_tile("b"),
    events.GAINED: gained,
    events.DREW: drew,
    events.DISCARDED: brought(MAGIC, -1),
    events.SCORED: scored,
    events.POWERED: powered,
    events.TOOK_ORB: brought(ORB, 1, sound=GAIN),
    events.GLORY: glory,
    events.TOOK_TREASURE: treasure,
    events.CASHED: brought(TREASURE, -1),  # what it brought is told by chips
    events.SLOTTED: brought(TREASURE, -1, headline=True),
    events.PAID: paid,
    events.HANDED_OVER: brought(MAGIC, -1),
    events.DREW_TILE: at_tile("a"),
    events.BOUGHT: bought,
    events.BURNED: burned,
    events.SUMMONED: headline,
    events.DWELT: at_tile("a", sound=GAIN),
    events.CASTLED: at_tile("a", sound=GAIN),
    events.CLAIMED: brought(MAGIC, -1, headline=True),
    events.AURA: aura,
    events.ORB_SPENT: brought(ORB, -1, headline=True),
    events.HIRED: headline,
    events.RESTORED: headline,
    events.ACTED: headline,
    events.DOMINATED: headline,
    events.REGROUPED: headline,
    events.PEACE_ENDS: headline,
    events.TROVE: headline,
    events.ENDGAME: headline,
    events.WINS: headline,
    events.FURTHER: headline,
    events.LIMIT_ENDS: headline,
    **BATTLES,
}
