"""What happened, in one sentence each."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine.events import Event
from spinney.games.groves import events
from spinney.games.groves.cards import SPIRITS
from spinney.games.groves.content import Content
from spinney.games.groves.words import (
    AREAS,
    SYMBOL_WORDS,
    card_words,
    many,
    realm_card_words,
    reward_words,
    seat_name,
    spirit_words,
    spirits_in,
    tile_name,
)


def sentence(content: Content, event: Event, seat: i64) -> str:
    """Each chapter knows its own events; what other lines tell anyway has none."""
    who = seat_name(event.seat)
    for told in (of_round, of_placing, of_rewards, of_cards, of_solo, of_end):
        line = told(content, event, who)
        if line:
            return line
    return ""


def of_round(content: Content, event: Event, who: str) -> str:
    kind, a, b = event.kind, event.a, event.b
    if kind == events.STARTS:
        return f"{who} takes the crown and starts."
    if kind == events.REALM_CARD_SHOWN:
        return f"Realm card: {realm_card_words(content, a)}."
    if kind == events.GROVE_SHOWN:
        return f"{tile_name(content, a)} comes into slot {b + 1}."
    if kind == events.RESOURCE_CHOSEN:
        return f"{who} chooses {tile_name(content, a)}."
    if kind == events.ROUND_BEGINS:
        return f"Round {a} begins; the crown is with {who}."
    if kind == events.FINAL_ROUND:
        return "The stack is empty: the next round is the last."
    if kind == events.DREW:
        return f"{who} draws {spirits_in(a)}."
    if kind == events.EMPTY_BAG:
        return f"{who} has an empty bag and takes {many(a, 'white spirit')}."
    if kind == events.SWEPT:
        return f"{who}'s realm: {many(a, 'spirit')} back to the bag." if a else ""
    if kind == events.GROVE_REMOVED:
        return f"{tile_name(content, a)} leaves the game."
    if kind == events.CROWN_PASSES:
        return f"The crown passes to {who}."
    return ""


def of_placing(content: Content, event: Event, who: str) -> str:
    kind, a, b, c = event.kind, event.a, event.b, event.c
    if kind == events.PLACED_ON_TREE:
        return f"{who} places {spirit_words(a)} on {AREAS[b]}."
    if kind == events.PLACED:
        what = spirit_words(a)
        where = tile_name(content, b) + ("" if c == event.seat else f" of {seat_name(c)}")
        return f"{who} places {what} on {where}."
    if kind == events.DISPLACED:
        where = tile_name(content, a) + ("" if b == event.seat else f" of {seat_name(b)}")
        return f"{who} displaces the wraith on {where} with a white spirit."
    if kind == events.WRAITH_RETURNED:
        return f"{who} finds no grove for a wraith and puts it back."
    if kind == events.BOUGHT:
        return f"{who} buys {tile_name(content, a)} from slot {b + 1}."
    if kind == events.BOUGHT_NOTHING:
        return f"{who} buys nothing."
    if kind == events.BASE_TAKEN:
        return f"{who} takes the base of a portal."
    if kind == events.PORTAL_OPENED:
        return f"{who} opens a portal to {seat_name(a)}{' and takes a wraith' if b else ''}."
    return ""


def told_words(content: Content, reward: i64) -> str:
    """A reward in words about somebody else."""
    return (
        reward_words(content, reward).replace(" of your choice", " of choice").replace("your bag", "the bag")
    )


def of_rewards(content: Content, event: Event, who: str) -> str:
    kind, a, b, c = event.kind, event.a, event.b, event.c
    if kind == events.LEFT:
        return f"{who} leaves {told_words(content, a)}."
    if kind == events.GAINED:
        return f"{who} receives {many(b, SYMBOL_WORDS[a])}."
    if kind == events.PAID:
        return f"{who} pays {many(b, SYMBOL_WORDS[a])}{'' if c < 0 else f' to {seat_name(c)}'}."
    if kind == events.SPIRIT_CALLED:
        return f"{who} takes {spirit_words(a)} into the bag."
    if kind == events.SPIRIT_SENT:
        return f"{who} sends {spirit_words(a)} into the wraith bag."
    if kind == events.CULLED:
        return f"{who} culls {spirit_words(a)}."
    if kind == events.DREW_MORE:
        return f"{who} draws one more: {SPIRITS[a]}."
    return ""


def of_cards(content: Content, event: Event, who: str) -> str:
    kind, a, b = event.kind, event.a, event.b
    if kind == events.LOOKED:
        return f"You look at {card_words(content, a)}."
    if kind == events.KEPT:
        back = f" and return {card_words(content, b)}" if b >= 0 else ""
        return f"You keep {card_words(content, a)}{back}."
    if kind == events.TOOK_CARD:
        return f"{who} keeps a summoning card{' and returns another' if a else ''}."
    if kind == events.REVEALED:
        return f"{who} reveals {card_words(content, a)}."
    if kind == events.LIGHTNING_WON:
        return f"{who} wins the realm card: {realm_card_words(content, a)}."
    if kind == events.TROPHY_WON:
        return f"{who} wins the trophy with {b}: {realm_card_words(content, a)}."
    return ""


def of_solo(content: Content, event: Event, who: str) -> str:
    kind, a = event.kind, event.a
    if kind == events.WRAITHS_DRAWN:
        return f"The wraith draw: {spirits_in(a)}."
    if kind == events.SETTLED and a == content.hollows:
        return "A wraith settles on the last space of the Hollows."
    if kind == events.SETTLED:
        return f"A wraith settles in the Hollows; to beat: {content.first_hollow + a}."
    if kind == events.POWER_USED:
        return f"{who} uses {('', 'Recall', 'Spawn', 'Banish', 'Repel')[a]}."
    if kind == events.WRAITH_ADDED:
        return f"A wraith joins the wraith bag, which holds {a} now."
    return ""


def of_end(content: Content, event: Event, who: str) -> str:
    kind, a, b = event.kind, event.a, event.b
    if kind == events.LOST:
        return "The Hollows are full: the game is lost." if a else "The wraiths are not beaten: a loss."
    if kind == events.SCORED:
        return f"{who} has {a} dominion."
    if kind == events.WINS:
        return f"{who} {'shares the victory' if b else 'wins'} with {a} dominion."
    return ""
