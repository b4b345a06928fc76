"""Labels of actions, sentences of events, names of things."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.engine.events import Event
from toy import actions, events
from toy.content import Content
from toy.table import Fair

SEATS: Final = ("Fern", "Moss", "Reed")
RULES: Final = (
    "T-3.1", "T-5.1", "T-4.1", "T-7.1", "T-6.1", "T-2.2", "T-7.1", "T-4.1",
    "T-5.1", "T-6.1", "T-3.1", "T-3.2", "T-7.2", "T-5.1", "T-4.2",
)  # fmt: skip  # by kind of action


def label(t: Fair, action: int) -> str:
    """An action in words, for the seat that is asked."""
    kind, part = actions.kind_of(action), actions.part_of(action)
    if kind == actions.CALL:
        return f"Call for {actions.COLOURS[part]}"
    if kind == actions.AUCTION:
        return f"Auction {named(t, t.display, part)}"
    if kind in (actions.BURY, actions.BOAST, actions.SHOW, actions.WARD):
        verb = {actions.BURY: "Bury", actions.BOAST: "Boast with", actions.SHOW: "Show"}.get(
            kind, "Ward with"
        )
        return f"{verb} {named(t, t.hands[t.seat].cards, part)}"
    if kind == actions.AT:
        return f"Hex {SEATS[part]} ({t.coins[part]} coins)" if part < t.seats else f"Hex {SEATS[part]}"
    if kind == actions.TO:
        return "Put it on top of the pile" if part == 0 else "Put it at the bottom of the pile"
    if kind in (actions.BID, actions.SEAL):
        return f"{'Bid' if kind == actions.BID else 'Seal'} {actions.coins_in(action)} coins"
    return plain_label(kind)


def plain_label(kind: i64) -> str:
    """Actions without parts."""
    return {
        actions.HEX: "Hex another seat",
        actions.FEAST: "Hold a feast",
        actions.NO_SUCH_CARD: "Say that you hold none",
        actions.PASS: "Pass",
        actions.DONE: "Bury no more",
    }[kind]


def named(t: Fair, cards: list[i64], at: i64) -> str:
    """A card by its name and place; only the place where there is no such card."""
    return f"{t.content.cards[cards[at]].name} ({at + 1})" if at < len(cards) else f"card {at + 1}"


def rule_of(t: Fair, action: int) -> str:
    """The rule behind an action; a pass is for an auction or for a hex."""
    kind = actions.kind_of(action)
    return "T-7.2" if kind == actions.PASS and t.auction is None else RULES[kind]


def sentence(content: Content, event: Event) -> str:
    """What happened, in one sentence."""
    who, kind, a, b, c = SEATS[event.seat], event.kind, event.a, event.b, event.c
    if kind == events.BEGINS:
        return f"{who} begins."
    if kind == events.DRAWS:
        return f"You draw {content.cards[a].name}."
    if kind == events.DRAWS_HIDDEN:
        return f"{who} draws a card."
    if kind == events.DISPLAYED:
        return f"{content.cards[a].name} is for sale."
    if kind == events.CALLS:
        return f"{who} calls for {actions.COLOURS[a]}."
    if kind == events.SHOWS:
        return f"{who} shows {content.cards[b].name}."
    if kind == events.DENIES:
        return f"{who} holds no {actions.COLOURS[a]} card."
    if kind == events.BOASTS:
        return f"{who} boasts with {content.cards[b].name} and takes {c} coins."
    if kind == events.BURIES:
        return f"You bury {content.cards[c].name} {'at the bottom' if b else 'on top'}."
    if kind == events.BURIED:
        return f"{who} buries card {a + 1} {'at the bottom' if b else 'on top'}."
    return deal_of(content, event)


def deal_of(content: Content, event: Event) -> str:
    """Bids, hexes and the end."""
    who, kind, a, b = SEATS[event.seat], event.kind, event.a, event.b
    if kind == events.AUCTIONS:
        return f"{who} auctions {content.cards[a].name}."
    if kind == events.BIDS:
        return f"{who} bids {a}."
    if kind == events.PASSES:
        return f"{who} passes."
    if kind == events.TAKES:
        return f"{who} takes {content.cards[a].name} for {b} coins."
    if kind == events.SEALS:
        return f"You seal a bid of {a}."
    if kind == events.SEALED:
        return f"{who} seals a bid."
    if kind == events.OPENS:
        return f"{who} had sealed {a}."
    if kind == events.HEXES:
        return f"{who} hexes {SEATS[a]}."
    if kind == events.WARDS:
        return f"{who} wards it off with {content.cards[a].name}."
    if kind == events.GIVES:
        return f"{who} gives {SEATS[a]} {b} coins."
    return f"{who} wins with {a} points."
