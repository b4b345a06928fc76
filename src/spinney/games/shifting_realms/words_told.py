"""What happened, in one sentence each."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.engine.events import Event
from spinney.games.shifting_realms import events
from spinney.games.shifting_realms.actions import cell_name
from spinney.games.shifting_realms.content import Content
from spinney.games.shifting_realms.effects import TYPES
from spinney.games.shifting_realms.goods import RESOURCES
from spinney.games.shifting_realms.land import BOARD
from spinney.games.shifting_realms.words_cards import card_words, task_words
from spinney.games.shifting_realms.words_names import (
    counted,
    goods_words,
    group_words,
    seat_name,
    token_words,
    unit_words,
)

AGAINST: Final = (
    events.EXCHANGED, events.ATTACKED, events.REMOVED, events.ROUTED, events.SLAIN, events.CONVERTED,
    events.ROBBED, events.TITHED,
)  # fmt: skip  # what is done to the seat that `a` names

SIDES: Final = ("on the left", "in the middle", "on the right")  # of the three boards


def place_words(space: i64) -> str:
    """A space by its cell and its board: c2 on the left."""
    return f"{cell_name(space)} {SIDES[space // BOARD]}"


def verb(word: str, number: i64) -> str:
    """One flees, several flee."""
    return f"{word}s" if number == 1 else word


def concerns(event: Event, seat: i64) -> bool:
    """Did somebody else do this to the seat?"""
    return event.kind in AGAINST and event.a == seat and event.seat != seat


def sentence(content: Content, event: Event, seat: i64) -> str:
    """Each chapter knows its own events; what other lines tell anyway has none."""
    who = seat_name(event.seat)
    for told in (of_setup, of_actions, of_cards, of_fights, of_goods, of_creatures, of_end):
        line = told(content, event, who)
        if line:
            return line
    return ""


def of_setup(content: Content, event: Event, who: str) -> str:
    kind, a = event.kind, event.a
    if kind == events.REALMS:
        names = [content.realm_names[realm] for realm in content.lands[a].realms]
        return f"The realms, from the left: {', '.join(names)}."
    if kind == events.TASK:
        return f"{who} is dealt the task {task_words(content, a)}."
    if kind == events.BID:
        return f"{who} bids {a} gold."
    if kind == events.TIE_DRAW:
        return f"{who} draws a {a} to break the tie."
    if kind == events.TOOK_CARD:
        return f"{who} takes turn order card {a}."
    if kind == events.ROUND_BEGINS:
        return f"Round {a} begins."
    return ""


def of_actions(content: Content, event: Event, who: str) -> str:
    kind, a, b, c = event.kind, event.a, event.b, event.c
    if kind == events.RECRUITS:
        return f"{who} recruits {events.RECRUITS_HOW[a]}."
    if kind == events.PLACED:
        return f"{who} places a {TYPES[a]} at {place_words(b)}."
    if kind == events.MOVED:
        return f"{who} goes from {place_words(a)} to {place_words(b)} with {group_words(c >> 4, c & 15)}."
    if kind == events.BUILT:
        return f"{who} builds {content.kind_names[a]} at {place_words(b)} ({content.kind_vp[a]} VP)."
    if kind == events.MARKER:
        return f"{who} turns a scout at {place_words(a)} into the marker."
    if kind == events.RETURNED:
        return f"{counted(a, 'soldier')} of {who} {verb('return', a)} from {place_words(b)} to the town hall."
    return ""


def of_cards(content: Content, event: Event, who: str) -> str:
    kind, a = event.kind, event.a
    if kind == events.DREW:
        return f"{who} draws a story card of {content.realm_names[a]}."
    if kind == events.LOOKED:
        return f"{who} looks at {card_words(content, a)}."
    if kind == events.PLAYED:
        return f"{who} plays {card_words(content, a)}."
    if kind == events.KEPT:
        return f"{who} keeps the card of {content.realm_names[a]} face down."
    if kind == events.VP:
        return f"{who} scores {a} VP."
    return ""


def of_fights(content: Content, event: Event, who: str) -> str:
    kind, a, b, c = event.kind, event.a, event.b, event.c
    if kind == events.EXCHANGED:
        return f"{who} destroys a soldier of {seat_name(a)} at {place_words(b)} and loses {c or 'none'}."
    if kind == events.ATTACKED:
        return f"{who} destroys {counted(c, 'scout')} of {seat_name(a)} at {place_words(b)}."
    if kind == events.FLED:
        return f"{counted(a, 'scout')} of {who} at {place_words(b)} {verb('flee', a)} to the town hall."
    if kind == events.ROUTED:
        return f"{who} sends {unit_words(b)} of {seat_name(a)} from {place_words(c)} to the town hall."
    if kind == events.SLAIN:
        return f"{who} destroys a {TYPES[b]} of {seat_name(a)} at {place_words(c)}."
    if kind == events.CONVERTED:
        return f"{who} converts a scout of {seat_name(a)} at {place_words(c)}."
    return ""


def of_goods(content: Content, event: Event, who: str) -> str:
    kind, a, b = event.kind, event.a, event.b
    if kind == events.GAINED:
        return f"{who} gains {b} {RESOURCES[a]}."
    if kind == events.COLLECTED:
        return f"{who} collects {goods_words(a)}."
    if kind == events.TRADED:
        return f"{who} trades {b} magic for 1 {RESOURCES[a]}."
    if kind == events.SWAPPED:
        return f"{who} gives 1 {RESOURCES[a]} for 1 {RESOURCES[b]}."
    if kind == events.CACHED:
        return f"{who} digs up the treasure at {place_words(a)}."
    if kind == events.ROBBED:
        return f"{who} takes 1 {RESOURCES[b]} from {seat_name(a)}."
    if kind == events.TITHED:
        return f"{seat_name(a)} gives 1 {RESOURCES[b]} to {who}."
    return ""


def of_creatures(content: Content, event: Event, who: str) -> str:
    kind, a, b, c = event.kind, event.a, event.b, event.c
    if kind == events.FLEW:
        return f"The dragon flies to {place_words(a)}."
    if kind == events.REMOVED:
        return f"The dragon drives {unit_words(b)} of {seat_name(a)} from {place_words(c)}."
    if kind == events.DRAGON_LEFT:
        return "The dragon leaves the realms."
    if kind == events.RAIDED:
        return f"{who} raids from {place_words(a)}: {content.raid_gold} gold, {content.raid_vp} VP."
    if kind == events.TOKEN:
        return f"{who} takes troll king token {a + 1}: {token_words(content, a)}."
    if kind == events.OBJECTIVE:
        return f"The objective of {content.realm_names[a]} is met."
    return ""


def of_end(content: Content, event: Event, who: str) -> str:
    kind, a, b = event.kind, event.a, event.b
    if kind == events.ENDED:
        why = (
            "enough objectives are met",
            "all tiles are built",
            "nobody acts any more",
            "the last round is over",
        )
        return f"The game ends: {why[a]}."
    if kind == events.TASK_MET:
        return f"{who} has fulfilled {task_words(content, a)}."
    if kind == events.LEGEND:
        return f"{who} scores {b} VP with {card_words(content, a)}."
    if kind == events.LEFTOVER:
        return f"{who} has {counted(a, 'resource')} left: {b} VP."
    if kind == events.SCORED:
        return f"{who} has {a} VP."
    if kind == events.WINS:
        return f"{who} shares the victory with {a} VP." if b else f"{who} wins with {a} VP."
    return ""
