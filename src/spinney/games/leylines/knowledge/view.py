"""Section 18: what a seat may know. All is public but the order of decks and of what the bag will give.

A tree of dicts, lists, ints and strings; cards, spaces and Items are named by their ids and words:

    you, asked     this seat (-1 for a spectator), and the seat that is asked (-1 after the end)
    question       what is asked (see `question.NAMES`), and `about` its two numbers
    round, rounds, first (who holds the First Player token), active (whose turn it is, or -1)
    spaces         for each: {id, kind, name, cubes, token, standees}; the edition has the links
    travellers     for each seat: see `view_of_traveller`
    bag            cubes by colour
    display        Contract ids by place, "" where none lies
    contracts      those of the display and the open ones of players, by id: {name, market, cubes, gold}
    deck           layers of the Contract deck from the top: the ids in each, in no order
    friends        by place: {id, gold}, id "" where none lies; then friend_deck, friend_discard
    night          {deck, shown, discard}
    items          {supply, cost} by kind; reserve: dice
    auction        None, or {seat, refreshed, contract, high, bidder, second}
    visit          None, or {owed, contracts, gold, negotiators}
    payment        None, or {need, given, potion, exchanged}
    two_for_one, scores, over, winners
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from mypy_extensions import i64

from spinney.engine.piles import Pile
from spinney.engine.table import NONE
from spinney.games.leylines.cards import COLOURS, ITEM_KINDS
from spinney.games.leylines.cubes import counts_of
from spinney.games.leylines.inventory import cards_in, reserve, supply
from spinney.games.leylines.question import question_name
from spinney.games.leylines.table import EMPTY, LeylinesTable


def view(t: LeylinesTable, seat: i64) -> dict[str, Any]:
    """The same for everybody, but for who looks."""
    return {
        "you": int(seat),
        "asked": int(t.seat),
        "question": question_name(t),
        "about": [None if number == NONE else int(number) for number in (t.about, t.more)],
        "round": int(t.round),
        "rounds": int(t.content.rounds),
        "first": int(t.first),
        "active": -1 if t.turn.start == EMPTY else int(t.turn.seat),
        "turn": view_of_turn(t),
        "spaces": [view_of_space(t, space) for space in range(len(t.heaps))],
        "travellers": [view_of_traveller(t, who) for who in range(t.seats)],
        "bag": colour_counts(t.bag),
        "display": ["" if card == EMPTY else t.content.contracts[card].id for card in t.display],
        "contracts": {t.content.contracts[card].id: view_of_contract(t, card) for card in open_contracts(t)},
        "deck": layers(t.deck, [contract.id for contract in t.content.contracts]),
        "friends": [view_of_friend(t, place) for place in range(len(t.friends))],
        "friend_deck": layers(t.friend_deck, [friend.id for friend in t.content.friends]),
        "friend_discard": sorted([t.content.friends[card].id for card in t.friend_discard]),
        "night": view_of_night(t),
        "items": view_of_items(t),
        "reserve": reserve(t),
        "auction": view_of_auction(t),
        "visit": view_of_visit(t),
        "payment": view_of_payment(t),
        "two_for_one": t.two_for_one == 1,
        "scores": t.scores,
        "over": t.over,
        "winners": [int(winner) for winner in t.winners],
    }


def open_contracts(t: LeylinesTable) -> list[i64]:
    """Those of the display, and those before the players that are not completed."""
    found = [card for card in t.display if card != EMPTY]
    for traveller in t.travellers:
        found += traveller.contracts
    return found


def view_of_turn(t: LeylinesTable) -> dict[str, Any]:
    """`start` is the space where the turn began; the rest counts what was done since."""
    turn = t.turn
    return {
        "start": "" if turn.start == EMPTY else t.content.board.ids[turn.start],
        "placed": turn.placed == 1,
        "gathered": turn.gathered == 1,
        "card_move": turn.left == 1,
        "dice": int(turn.used),
        "visited": [t.content.board.ids[t.content.board.letters + hub] for hub in cards_in(turn.visited)],
        "completed": int(turn.completed),
        "negotiators": int(turn.negotiators),
        "changes": int(turn.changes),
    }


def view_of_space(t: LeylinesTable, space: i64) -> dict[str, Any]:
    printed = t.content.board.spaces[space]
    return {
        "id": printed.id,
        "kind": printed.kind,
        "name": printed.name,
        "cubes": colour_counts(t.heaps[space]),
        "token": token_on(t, space),
        "standees": [seat for seat, who in enumerate(t.travellers) if who.space == space],
    }


def token_on(t: LeylinesTable, space: i64) -> str:
    return t.content.tokens[t.market.index(space)] if space in t.market else ""


def view_of_traveller(t: LeylinesTable, seat: i64) -> dict[str, Any]:
    """`dice` are the unused ones by value; `stranded` is the Gold that waits for the end of the Day."""
    who = t.travellers[seat]
    content = t.content
    return {
        "seat": int(seat),
        "character": COLOURS[who.character],
        "space": "" if who.space == EMPTY else content.board.ids[who.space],
        "gold": int(who.gold),
        "cubes": colour_counts(who.cubes),
        "limit": int(t.limit(seat)),
        "dice": counts_of(who.dice),
        "dice_owned": int(who.owned),
        "movement": {"filled": int(who.moved), "slots": int(content.movement)},
        "quickness": {"filled": int(who.quick), "open": int(t.quick_slots(seat))},
        "items": {
            name: ("used" if (who.flipped >> item) & 1 else "ready")
            for item, name in enumerate(ITEM_KINDS)
            if who.has(item)
        },
        "friends": [content.friends[card].id for card in cards_in(who.friends)],
        "contracts": [content.contracts[card].id for card in who.contracts],
        "completed": [content.contracts[card].id for card in cards_in(who.completed)],
        "finished": who.finished == 1,
        "stranded": int(who.stranded),
    }


def view_of_contract(t: LeylinesTable, card: i64) -> dict[str, Any]:
    contract = t.content.contracts[card]
    return {
        "name": contract.name,
        "market": t.content.tokens[contract.token],
        "cubes": colour_counts(contract.need),
        "gold": int(contract.gold),
    }


def view_of_friend(t: LeylinesTable, place: i64) -> dict[str, Any]:
    card = t.friends[place]
    return {
        "id": "" if card == EMPTY else t.content.friends[card].id,
        "gold": int(t.friend_gold[place]),
    }


def view_of_night(t: LeylinesTable) -> dict[str, Any]:
    ids = [card.id for card in t.content.night_cards]
    return {
        "deck": layers(t.night_deck, ids),
        "shown": [ids[card] for card in t.night_shown],
        "discard": sorted([ids[card] for card in t.night_discard]),
    }


def view_of_items(t: LeylinesTable) -> dict[str, Any]:
    return {
        name: {"supply": supply(t, item), "cost": colour_counts(t.content.item_cost[item])}
        for item, name in enumerate(ITEM_KINDS)
    }


def view_of_auction(t: LeylinesTable) -> dict[str, Any] | None:
    auction = t.auction
    if auction is None:
        return None
    lot = t.display[auction.lot] if auction.lot != EMPTY else EMPTY
    return {
        "seat": int(auction.seat),
        "refreshed": auction.refreshed == 1,
        "contract": "" if lot == EMPTY else t.content.contracts[lot].id,
        "high": int(auction.high),
        "bidder": int(auction.bidder),
        "second": auction.again == 1,
    }


def view_of_visit(t: LeylinesTable) -> dict[str, Any] | None:
    visit = t.visit
    if visit is None:
        return None
    return {
        "owed": visit.owed == 1,
        "contracts": int(visit.contracts),
        "gold": int(visit.gold),
        "negotiators": int(visit.negotiators),
    }


def view_of_payment(t: LeylinesTable) -> dict[str, Any] | None:
    payment = t.payment
    if payment is None:
        return None
    return {
        "need": colour_counts(payment.need),
        "given": colour_counts(payment.given),
        "potion": payment.potion == 1,
        "exchanged": int(payment.exchanged),
        "pairs": payment.pairs == 1,
    }


def layers(pile: Pile, ids: list[str]) -> list[list[str]]:
    """Section 18: what is in a deck can be deduced; its order cannot."""
    return [sorted([ids[card] for card in layer.cards]) for layer in reversed(pile.layers)]


def colour_counts(heap: i64) -> dict[str, int]:
    return dict(counted(int(heap)))


@lru_cache(1 << 14)
def counted(heap: int) -> tuple[tuple[str, int], ...]:
    """The colours of a heap with their counts; heaps repeat, and views are made often."""
    return tuple([(name, count) for name, count in zip(COLOURS, counts_of(heap), strict=True) if count])
