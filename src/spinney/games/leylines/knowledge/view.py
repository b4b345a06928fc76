"""Section 18: what a seat may know. All is public but the order of decks and of what the bag will give.

A tree of dicts, lists, ints and strings; cards, spaces and Items are named by their ids and words.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from mypy_extensions import i64

from spinney.engine.bits import bits_of
from spinney.engine.nothing import NOBODY, NONE
from spinney.engine.piles import Pile
from spinney.engine.table import NOT_GIVEN
from spinney.games.leylines.content.effects import COLOURS, ITEMS
from spinney.games.leylines.knowledge.inventory import dice_in_reserve, items_in_supply
from spinney.games.leylines.state.cubes import counts_of
from spinney.games.leylines.state.table import LeylinesTable
from spinney.games.leylines.terms.questions import QUESTIONS


def view(t: LeylinesTable, seat: i64) -> dict[str, Any]:
    """The same for everybody, but for who looks."""
    return {
        "you": int(seat),  # NOBODY for a spectator
        "asked": int(t.seat),  # NOBODY after the end
        "question": QUESTIONS.name_of(t),  # see `terms/questions.py`; "about" are its numbers
        "about": [None if number == NOT_GIVEN else int(number) for number in (t.about, t.more)],
        "round": int(t.round),
        "rounds": int(t.content.rounds),
        "first": int(t.first),  # who holds the First Player token
        "active": NOBODY if t.turn.start == NONE else int(t.turn.seat),  # whose turn it is
        "turn": view_of_turn(t),
        "spaces": [view_of_space(t, space) for space in range(len(t.heaps))],  # the edition has the links
        "travellers": [view_of_traveller(t, who) for who in range(t.seats)],  # by seat
        "bag": colour_counts(t.bag),
        # "" where none lies.
        "display": ["" if card == NONE else t.content.contracts[card].id for card in t.display],
        # Those of the display and the open ones of players, by id.
        "contracts": {t.content.contracts[card].id: view_of_contract(t, card) for card in open_contracts(t)},
        # Layers from the top, the ids in each in no order.
        "deck": layers(t.deck, [contract.id for contract in t.content.contracts]),
        "friends": [view_of_friend(t, place) for place in range(len(t.friends))],
        "friend_deck": layers(t.friend_deck, [friend.id for friend in t.content.friends]),
        "friend_discard": sorted([t.content.friends[card].id for card in t.friend_discard]),
        "night": view_of_night(t),
        "items": view_of_items(t),  # by name
        "reserve": dice_in_reserve(t),  # dice
        "auction": view_of_auction(t),  # None while there is none, as for the next two
        "visit": view_of_visit(t),
        "payment": view_of_payment(t),
        "two_for_one": t.two_for_one == 1,
        "bid_limit": t.bid_limit == 1,
        "scores": t.scores,
        "over": t.over,
        "winners": [int(winner) for winner in t.winners],
    }


def open_contracts(t: LeylinesTable) -> list[i64]:
    """The Contracts that a view describes: those of the display, and those not completed by their owners."""
    found = [card for card in t.display if card != NONE]
    for traveller in t.travellers:
        found += traveller.contracts
    return found


def view_of_turn(t: LeylinesTable) -> dict[str, Any]:
    """`start` is the space where the turn began; the rest counts what was done since."""
    turn = t.turn
    return {
        "start": "" if turn.start == NONE else t.content.board.ids[turn.start],
        "placed": turn.placed == 1,
        "gathered": turn.gathered == 1,
        "card_move": turn.left == 1,
        "dice": int(turn.used),
        "visited": [t.content.board.ids[t.content.board.letters + hub] for hub in bits_of(turn.visited)],
        "completed": int(turn.completed),
        "negotiators": int(turn.negotiators),
        "changes": int(turn.changes),
        "due": int(turn.due),  # auctions to be held after the one that runs
    }


def view_of_space(t: LeylinesTable, space: i64) -> dict[str, Any]:
    """A space of the board: what is printed, and what and who is on it."""
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
    """The Market token on a space by its name, "" where there is none."""
    return t.content.tokens[t.market.index(space)] if space in t.market else ""


def view_of_traveller(t: LeylinesTable, seat: i64) -> dict[str, Any]:
    """`dice` are the unused ones by value; `stranded` is the Gold that waits for the end of the Day."""
    who = t.travellers[seat]
    content = t.content
    return {
        "seat": int(seat),
        "character": "" if who.character == NONE else COLOURS[who.character],
        "space": "" if who.space == NONE else content.board.ids[who.space],
        "gold": int(who.gold),
        "cubes": colour_counts(who.cubes),
        "limit": int(t.limit(seat)),
        "dice": counts_of(who.dice),
        "dice_owned": int(who.owned),
        "movement": {"filled": int(who.moved), "slots": int(content.movement)},
        "quickness": {"filled": int(who.quick), "open": int(t.quick_slots(seat))},
        "items": {
            name: ("used" if (who.flipped >> item) & 1 else "ready")
            for item, name in enumerate(ITEMS.words)
            if who.has(item)
        },
        "friends": [content.friends[card].id for card in bits_of(who.friends)],
        "contracts": [content.contracts[card].id for card in who.contracts],
        "completed": [content.contracts[card].id for card in bits_of(who.completed)],
        "finished": who.finished == 1,
        "stranded": int(who.stranded),
        "resting": who.resting == 1,  # keeps Special Delivery until the next turn
    }


def view_of_contract(t: LeylinesTable, card: i64) -> dict[str, Any]:
    """What a Contract says: its Market, its cubes, its Gold."""
    contract = t.content.contracts[card]
    return {
        "name": contract.name,
        "market": t.content.tokens[contract.token],
        "cubes": colour_counts(contract.need),
        "gold": int(contract.gold),
    }


def view_of_friend(t: LeylinesTable, place: i64) -> dict[str, Any]:
    """What can be hired in a place, id "" where nobody is, and the Gold on it."""
    card = t.friends[place]
    return {
        "id": "" if card == NONE else t.content.friends[card].id,
        "gold": int(t.friend_gold[place]),
    }


def view_of_night(t: LeylinesTable) -> dict[str, Any]:
    """Night cards by their ids; the order of the deck is nobody's to know."""
    ids = [card.id for card in t.content.night_cards]
    return {
        "deck": layers(t.night_deck, ids),
        "shown": [ids[card] for card in t.night_shown],
        "discard": sorted([ids[card] for card in t.night_discard]),
    }


def view_of_items(t: LeylinesTable) -> dict[str, Any]:
    """For each Item how many are left, and what it costs."""
    return {
        name: {"supply": items_in_supply(t, item), "cost": colour_counts(t.content.item_cost[item])}
        for item, name in enumerate(ITEMS.words)
    }


def view_of_auction(t: LeylinesTable) -> dict[str, Any] | None:
    """The auction that runs, if there is one; the Contract is "" until it is named."""
    auction = t.auction
    if auction is None:
        return None
    lot = t.display[auction.lot] if auction.lot != NONE else NONE
    return {
        "seat": int(auction.seat),
        "refreshed": auction.refreshed == 1,
        "contract": "" if lot == NONE else t.content.contracts[lot].id,
        "high": int(auction.high),
        "bidder": int(auction.bidder),
        "second": auction.again == 1,
    }


def view_of_visit(t: LeylinesTable) -> dict[str, Any] | None:
    """The Market visit that goes on, if there is one."""
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
    """The payment in progress, if there is one: what is still needed, what is given in exchange."""
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
    """Section 18: the Contracts, Friends or Night cards in a deck can be deduced; their order cannot."""
    return [sorted([ids[card] for card in layer.cards]) for layer in reversed(pile.layers)]


def colour_counts(heap: i64) -> dict[str, int]:
    """A heap of cubes by the names of colours, as views show it."""
    return dict(cubes_by_colour(int(heap)))


@lru_cache(1 << 14)
def cubes_by_colour(heap: int) -> tuple[tuple[str, int], ...]:
    """The colours of a heap with their counts, remembered: heaps repeat, and views are made often."""
    return tuple([(name, count) for name, count in zip(COLOURS, counts_of(heap), strict=True) if count])
