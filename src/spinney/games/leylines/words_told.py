"""What happened, in one sentence each."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine.events import Event
from spinney.games.leylines import events
from spinney.games.leylines.actions import USES
from spinney.games.leylines.cards import COLOURS, ITEM_KINDS
from spinney.games.leylines.content import Content
from spinney.games.leylines.words import (
    contract_words,
    counted,
    cubes_words,
    dice_words,
    friend_words,
    seat_name,
    space_name,
)


def sentence(content: Content, event: Event, seat: i64) -> str:
    """Each chapter knows its own events; what other lines tell anyway has none."""
    who = seat_name(event.seat)
    for told in (of_setup, of_day, of_moves, of_cards, of_auctions, of_markets, of_night):
        line = told(content, event, who)
        if line:
            return line
    return ""


def of_setup(content: Content, event: Event, who: str) -> str:
    kind, a, b = event.kind, event.a, event.b
    if kind == events.STARTS:
        return f"{who} takes the First Player token."
    if kind == events.TOKEN_LAID:
        return f"{content.tokens[a]} is {space_name(content, b)}."
    if kind == events.DEALT:
        return f"{who} is dealt {contract_words(content, a)}."
    if kind == events.STARTING_ACCOUNTANT:
        return f"{who} begins with {friend_words(content, a)}."
    if kind == events.PLACED:
        return f"{who} begins at {space_name(content, a)}."
    return ""


def of_day(content: Content, event: Event, who: str) -> str:
    kind, a, b = event.kind, event.a, event.b
    if kind == events.ROUND_BEGINS:
        return f"Day {a} begins with {who}."
    if kind == events.ROLLED:
        return f"{who} rolls {dice_words(a)}."
    if kind == events.REROLLED:
        return f"{who} pays to roll {dice_words(a)} again: {dice_words(b)}."
    if kind == events.FINISHED:
        gold = f"; they bring {b} Gold" if b else ""
        return f"{who} finishes the Day with {counted(a, 'die')} left{gold}."
    if kind == events.COMPENSATED:
        return f"{who} receives {a} Gold for dice that could not be used."
    return ""


def of_moves(content: Content, event: Event, who: str) -> str:
    kind, a, b, c = event.kind, event.a, event.b, event.c
    if kind == events.MOVED:
        return f"{who} moves with a {a}."
    if kind == events.QUICKENED:
        return f"{who} adds a {a} for more steps."
    if kind == events.ARRIVED:
        return f"{who} arrives at {space_name(content, a)}{('', ' by Pathfinder', ' by Secret Route')[b]}."
    if kind == events.TOOK:
        return f"{who} takes a {COLOURS[a]} cube from {space_name(content, b)}."
    if kind in (events.GATHERED, events.COLLECTED):
        return f"{who} collects everything on {space_name(content, a)}: {cubes_words(c)}."
    if kind == events.DROPPED:
        return f"{who} drops a {COLOURS[a]} cube on {space_name(content, b)}."
    return ""


def of_cards(content: Content, event: Event, who: str) -> str:
    kind, a, b, c = event.kind, event.a, event.b, event.c
    if kind == events.USED:
        return f"{who} uses {USES[a].replace('-', ' ').title()}."
    if kind == events.FETCHED:
        return f"{who} fetches a {COLOURS[a]} cube from {space_name(content, b)}."
    if kind == events.SOLD:
        return f"{who} sells a {COLOURS[a]} cube."
    if kind == events.DELIVERED:
        return f"{who} draws {cubes_words(a)} from the bag."
    if kind == events.BOUGHT:
        return f"{who} buys the {ITEM_KINDS[a].capitalize()}."
    if kind == events.HARP_DIE:
        return f"{who} takes a die for the Harp and rolls a {a}."
    if kind == events.CHANGED:
        means = ("Potion", "Exchange", "two for one")[a]
        return f"{who} gives {COLOURS[c]} as {COLOURS[b]} ({means})."
    if kind == events.PAID:
        return f"{who} pays {cubes_words(a)}."
    return ""


def of_auctions(content: Content, event: Event, who: str) -> str:
    kind, a, b, c = event.kind, event.a, event.b, event.c
    if kind == events.REFRESHED:
        return f"{who} pays for new Contracts."
    if kind == events.CONTRACT_SHOWN:
        return f"{contract_words(content, a)} comes into the display."
    if kind == events.AUCTIONED:
        return f"{who} auctions {contract_words(content, a)}."
    if kind == events.BID:
        return f"{who} bids {a}."
    if kind == events.PASSED:
        return f"{who} passes."
    if kind == events.WON:
        price = "for nothing" if c == 0 else f"for {b} Gold"
        return f"{who} takes {content.contracts[a].name} {price}."
    if kind == events.DECLINED:
        return f"{who} leaves {content.contracts[a].name} in the display."
    if kind == events.HIRED:
        gold = f" and the {b} Gold on the card" if b else ""
        return f"{who} hires {friend_words(content, a)}{gold}."
    if kind == events.APPRAISED:
        return f"The Appraiser brings {who} {a} Gold."
    if kind == events.FRIEND_SHOWN:
        return f"{friend_words(content, a)} can be hired."
    return ""


def of_markets(content: Content, event: Event, who: str) -> str:
    kind, a, b = event.kind, event.a, event.b
    if kind == events.COMPLETED:
        return f"{who} completes {contract_words(content, a)}."
    if kind == events.NEGOTIATED:
        return f"{who} discards {counted(a, 'Negotiator')}."
    if kind == events.EARNED:
        source = ("the Contract", "the bonus of several Contracts", "Accountants", "Negotiators")[a]
        return f"{who} earns {b} Gold from {source}."
    if kind == events.NIGHT_CARD:
        letters = " and ".join([space_name(content, space) for space in content.night_cards[a].spaces])
        return f"A Night card shows {letters}."
    return ""


def of_night(content: Content, event: Event, who: str) -> str:
    kind, a, b, c = event.kind, event.a, event.b, event.c
    if kind == events.NIGHT:
        return f"Night {a} falls."
    if kind == events.GREW:
        return f"{space_name(content, a)} grows {cubes_words(c)}."
    if kind == events.SHORT_BAG:
        return "The bag is empty: the forest cannot grow further."
    if kind == events.TOKEN_PASSES:
        return f"The First Player token passes to {who}."
    if kind == events.SCORED:
        return f"{who} has {a} Gold in the end."
    if kind == events.WINS:
        return f"{who} {'shares the victory' if b else 'wins'} with {a} Gold."
    return ""
