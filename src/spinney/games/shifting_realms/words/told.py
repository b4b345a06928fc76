"""What the strip of deeds shows of an event: whether it is a headline, where it was, what it brought."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spinney.engine.events import Event
from spinney.engine.faces.deeds import Told
from spinney.engine.text import a, many
from spinney.games.shifting_realms.state.goods import GOLD, MAGIC, RESOURCES, counts_of, total
from spinney.games.shifting_realms.state.units import SCOUT_TYPE
from spinney.games.shifting_realms.terms import events
from spinney.games.shifting_realms.words.deeds.chips import (
    GAIN,
    HEADLINE,
    NOTHING,
    Tells,
    cell_key,
    chip,
    goods_chips,
)
from spinney.games.shifting_realms.words.deeds.fights import FIGHTS
from spinney.games.shifting_realms.words.names import goods_words
from spinney.games.shifting_realms.words.spaces import cell_words

if TYPE_CHECKING:
    from spinney.games.shifting_realms.content.edition import RealmsContent

FEW_KINDS: Final = 2  # of resources, that the strip names one by one


def told(content: RealmsContent, event: Event) -> Told:
    """Where it happened, and what it brought; a headline if it is one of the main deeds of a turn."""
    tells = TELLS.get(int(event.kind))
    return NOTHING if tells is None else tells(content, event)


# Setup and turns.


def bid(content: RealmsContent, event: Event) -> Told:
    """S-2.3  Everybody pays their own bid."""
    return Told((), (chip(event.seat, RESOURCES[GOLD], -event.a),) if event.a else (), headline=True)


def took_card(content: RealmsContent, event: Event) -> Told:
    """S-2.5  A turn order card with its starting resources."""
    return Told((), goods_chips(event.seat, content.turn_goods[event.a - 1]), headline=True)


def gained(content: RealmsContent, event: Event) -> Told:
    """A resource that came from the bank."""
    return Told((), (chip(event.seat, RESOURCES[event.a], event.b),))


def collected(content: RealmsContent, event: Event) -> Told:
    """S-10.1  What a turn brought; many kinds are only counted."""
    if not event.a:
        return NOTHING
    kinds = len([n for n in counts_of(event.a) if n])
    what = goods_words(event.a) if kinds <= FEW_KINDS else many(int(total(event.a)), "resource")
    return Told((), goods_chips(event.seat, event.a), headline=True, brief=f"collects {what}")


def recruits(content: RealmsContent, event: Event) -> Told:
    """S-4.1  A Recruit, and what it costs."""
    paid = event.a == events.PAID
    chips = (chip(event.seat, RESOURCES[GOLD], -content.recruit_gold),) if paid else ()
    return Told((), chips, headline=True, brief="recruits")


def placed(content: RealmsContent, event: Event) -> Told:
    """S-4.6  A unit comes onto the boards. It was nowhere before, so it leaves no trail."""
    what = "scout" if event.a == SCOUT_TYPE else "soldier"
    return Told((), (chip(event.seat, what, 1),))


def moved(content: RealmsContent, event: Event) -> Told:
    """S-5.2  A group goes from one space to another."""
    places = cell_key(content, event.a), cell_key(content, event.b)
    return Told(places, headline=True, brief=f"moves to {cell_words(content, event.b)}")


def built(content: RealmsContent, event: Event) -> Told:
    """S-7.6  A tile and its VP."""
    points = (chip(event.seat, "VP", content.kind_vp[event.a]),)
    brief = f"builds {a(content.kind_names[event.a])} at {cell_words(content, event.b)}"
    return Told((cell_key(content, event.b),), points, headline=True, sound=GAIN, brief=brief)


def at_a(content: RealmsContent, event: Event) -> Told:
    """Only where it was."""
    return Told((cell_key(content, event.a),))


def dug_up(content: RealmsContent, event: Event) -> Told:
    """A Buried Treasure; what it brings follows."""
    return Told((cell_key(content, event.a),), headline=True, sound=GAIN)


# Story cards.


def drew(content: RealmsContent, event: Event) -> Told:
    """S-8.1  A card of a deck."""
    deck = content.realm_names[event.a]
    return Told((), (chip(event.seat, "story card", 1),), headline=True, brief=f"draws from {deck}")


def played(content: RealmsContent, event: Event) -> Told:
    """S-8.4  A card leaves the hand, or was drawn just now."""
    brief = f"plays {content.card_names[event.a]}"
    return Told((), (chip(event.seat, "story card", -1),), headline=True, brief=brief)


def scored(content: RealmsContent, event: Event) -> Told:
    """VP of a card."""
    return Told((), (chip(event.seat, "VP", event.a),), sound=GAIN)


def at_the_end(content: RealmsContent, event: Event) -> Told:
    """S-15.1  VP of a task, a legend or what is left."""
    return Told((), (chip(event.seat, "VP", event.b),) if event.b else ())


# Resources from hand to hand.


def traded(content: RealmsContent, event: Event) -> Told:
    """S-11.1  Magic for something else."""
    chips = chip(event.seat, RESOURCES[MAGIC], -event.b), chip(event.seat, RESOURCES[event.a], 1)
    return Told((), chips, headline=True, brief=f"trades {event.b} magic for 1 {RESOURCES[event.a]}")


def swapped(content: RealmsContent, event: Event) -> Told:
    """One resource for another."""
    return Told((), (chip(event.seat, RESOURCES[event.a], -1), chip(event.seat, RESOURCES[event.b], 1)))


def taken(content: RealmsContent, event: Event) -> Told:
    """S-8.7  What one seat takes from another."""
    what = RESOURCES[event.b]
    return Told((), (chip(event.a, what, -1), chip(event.seat, what, 1)))


TELLS: Final[dict[int, Tells]] = {
    events.BID: bid,
    events.TIE_DRAW: lambda *_: HEADLINE,  # it says why somebody went first
    events.TOOK_CARD: took_card,
    events.GAINED: gained,
    events.TURN: lambda *_: HEADLINE,  # it has no sentence: from here on the deeds are this seat's
    events.RECRUITS: recruits,
    events.PLACED: placed,
    events.MOVED: moved,
    events.BUILT: built,
    events.MARKER: at_a,
    events.RETURNED: lambda content, event: Told((cell_key(content, event.b),)),
    events.DREW: drew,
    events.PLAYED: played,
    events.COLLECTED: collected,
    events.TRADED: traded,
    events.SWAPPED: swapped,
    events.CACHED: dug_up,
    events.FLEW: at_a,
    events.DRAGON_LEFT: lambda *_: HEADLINE,
    events.OBJECTIVE: lambda *_: HEADLINE,
    events.ROBBED: taken,
    events.TITHED: taken,
    events.VP: scored,
    events.FINISHED: lambda *_: HEADLINE,
    events.TASK_MET: at_the_end,
    events.LEGEND: at_the_end,
    events.LEFTOVER: at_the_end,
    events.WINS: lambda *_: HEADLINE,
    events.STAYED: at_a,
    **FIGHTS,
}
