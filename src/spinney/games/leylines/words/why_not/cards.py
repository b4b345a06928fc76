"""Why an Item, a Friend, a Contract, a bid or a character cannot be chosen now."""

from __future__ import annotations

from typing import Final

from spinney.engine.faces.asking import Reason
from spinney.engine.faces.names import seat_mark
from spinney.engine.nothing import NOBODY, NONE
from spinney.games.leylines.content import effects
from spinney.games.leylines.content.effects import COLOURS, FRIENDS, ITEMS, Effect
from spinney.games.leylines.rules.auction import has_display, highest_bid, lowest_bid
from spinney.games.leylines.rules.hubs import ITEMS_A_VISIT
from spinney.games.leylines.state.table import LeylinesTable
from spinney.games.leylines.terms import questions
from spinney.games.leylines.terms.questions import QUESTIONS
from spinney.games.leylines.words.asking import given
from spinney.games.leylines.words.names import CHARACTERS, cubes_words
from spinney.games.leylines.words.why_not.places import lack, seat_and_rest

BIDDING: Final = (questions.BID, questions.SECOND_BID)
ONE_AUCTION: Final = Reason("One Contract is auctioned at a time.", "L-7.25", waits=True)
TO_BID: Final = Reason("Bids are made when somebody auctions a Contract.", "L-7.10", waits=True)


# Items.


def why_not_own(t: LeylinesTable, rest: str) -> Reason | None:
    """L-14.7, L-15.3  Why an Item that a seat has cannot be used."""
    seat, word = seat_and_rest(rest)
    if word not in ITEMS.words:
        return None
    item = ITEMS.words.index(word)
    effect = ITEMS.all[item]
    if seat != t.seat:
        return Reason(f"This is the {effect.name} of {seat_mark(seat)}.", effect.rule) if seat >= 0 else None
    if not t.travellers[seat].has(item):
        return Reason(f"You do not have the {effect.name}.", effect.rule)
    if not t.travellers[seat].is_ready(item):
        return Reason(f"You have used the {effect.name} today.", "L-14.7")
    if item == effects.COMPANION and t.cubes_on_board() == 0:
        return Reason("No cube lies on the board.", "L-14.3")
    if item == effects.TABLET and t.auction is not None:
        return Reason("An auction is going on already.", "L-15.2")
    if item == effects.TABLET and not has_display(t):
        return Reason("There is no Contract to auction.", "L-14.4")
    return passive(t, effect)


def passive(t: LeylinesTable, effect: Effect) -> Reason:
    """What works by itself, and what cannot be used just now."""
    if effect.use != NONE:
        return Reason(f"{effect.name} is used between the steps of your turn.", "L-15.1", waits=True)
    if effect.name in ("Potion", "Exchange"):
        return Reason(f"{effect.name} is used when you pay with cubes.", effect.rule)
    if effect.name == "Negotiator":
        return Reason("Negotiators are asked for when you have completed Contracts.", effect.rule)
    return Reason(f"{effect.name} works by itself.", effect.rule)


def why_not_item(t: LeylinesTable, word: str) -> Reason | None:
    """L-7.1, L-7.3  Why an Item cannot be bought."""
    if word not in ITEMS.words:
        return None
    item, traveller = ITEMS.words.index(word), t.travellers[t.seat]
    name, price = ITEMS.all[item].name, cubes_words(t.content.item_cost[item])
    if traveller.has(item):
        return Reason(f"You have the {name} already.", "L-7.3")
    if QUESTIONS.of(t) != questions.ITEM:
        return Reason("Items are bought when a move ends on a Hub.", "L-7.1")
    if given(t.about) >= ITEMS_A_VISIT:
        return Reason(f"Only {ITEMS_A_VISIT} Items can be bought in one visit.", "L-7.3")
    lacking = lack(traveller.cubes, t.content.item_cost[item])
    return Reason(f"The {name} costs {price}, and {lacking}.", "L-7.3")


# Friends.


def why_not_friend(t: LeylinesTable, id_: str) -> Reason | None:
    """L-7.17, L-9.12, L-15.2  Why a Friend cannot be hired, or used."""
    ids = [friend.id for friend in t.content.friends]
    if id_ not in ids:
        return None
    card = ids.index(id_)
    effect = FRIENDS.all[t.content.friends[card].kind]
    if card in t.friends:
        return Reason("Friends are hired by whoever loses an auction.", "L-7.17")
    holders = [seat for seat in range(t.seats) if (t.travellers[seat].friends >> card) & 1]
    if not holders:
        return None
    if holders[0] != t.seat:
        return Reason(f"This is a Friend of {seat_mark(holders[0])}.", effect.rule)
    return why_not_use(t, t.content.friends[card].kind, effect)


def why_not_use(t: LeylinesTable, kind: int, effect: Effect) -> Reason:
    """L-9.12, L-15.2, L-15.3  Why one's own Friend cannot be used."""
    if kind in (effects.ROUTE, effects.PATHFINDER) and t.owes_contract(t.seat):
        return Reason("A Contract has to be completed here first.", "L-9.12")
    if kind == effects.DELIVERY and t.bag == 0:
        return Reason("The bag is empty.", "L-13.6")
    if kind == effects.SHADOW and t.travellers[t.seat].cubes == 0:
        return Reason("You hold no cube to sell.", "L-13.7")
    if kind == effects.SHADOW and t.owes_contract(t.seat):
        return Reason("A Contract of this Market still has to be completed with your cubes.", "L-9.12")
    if effect.use not in (NONE, effects.USE_DELIVERY) and t.turn.seat != t.seat:
        return Reason("It is used in your own turn.", "L-15.2")
    return passive(t, effect)


# Contracts.


def why_not_contract(t: LeylinesTable, id_: str) -> Reason | None:
    """L-7.9, L-8.2, L-9.2  Why a Contract cannot be auctioned, or completed."""
    ids = [contract.id for contract in t.content.contracts]
    if id_ not in ids:
        return None
    card = ids.index(id_)
    if card in t.display:
        if t.auction is not None and t.auction.lot != NONE:
            return ONE_AUCTION
        if QUESTIONS.of(t) == questions.ITEM:
            return Reason("The auction comes next: first buy Items and use cards, or go on.", "L-7.1")
        return Reason("Contracts are auctioned when a move ends on a Hub.", "L-7.1")
    for seat in range(t.seats):
        if card in t.travellers[seat].contracts:
            return why_not_complete(t, card, seat)
        if (t.travellers[seat].completed >> card) & 1:
            return Reason("It is completed.", "L-9.6")
    return None


def why_not_complete(t: LeylinesTable, card: int, seat: int) -> Reason:
    """L-8.2, L-9.2  Why a Contract cannot be completed: whose it is, where it goes, what it needs."""
    contract, traveller = t.content.contracts[card], t.travellers[t.seat]
    if seat != t.seat:
        return Reason(f"This is a Contract of {seat_mark(seat)}.", "L-8.1")
    if t.market[contract.token] != traveller.space or QUESTIONS.of(t) != questions.CONTRACT:
        words = f"It is completed at {t.content.tokens[contract.token]}, with {cubes_words(contract.need)}."
        return Reason(words, "L-8.2")
    words = f"It needs {cubes_words(contract.need)}, and {lack(traveller.cubes, contract.need)}."
    return Reason(words, "L-8.3")


# Bids and characters.


def why_not_bid(t: LeylinesTable, bid: str) -> Reason | None:
    """L-7.10, L-7.11  Why so much cannot be bid."""
    if QUESTIONS.of(t) not in BIDDING or t.auction is None:
        return TO_BID
    gold = t.travellers[t.seat].gold
    if not bid.isdecimal():
        return Reason(f"You cannot bid more: you have {gold} Gold.", "L-7.11")
    if int(bid) < lowest_bid(t) and t.auction.bidder != NOBODY:
        return Reason(f"{seat_mark(t.auction.bidder)} has bid {t.auction.high} Gold: bid more.", "L-7.10")
    if int(bid) > gold:
        return Reason(f"You have {gold} Gold.", "L-7.11")
    if int(bid) > highest_bid(t, t.seat):
        return Reason(f"No bid is above {t.content.highest_bid} Gold.", "L-7.11")
    return None


def why_not_character(t: LeylinesTable, colour: str) -> Reason | None:
    """L-2.14  Why a character cannot be chosen."""
    if colour not in COLOURS:
        return None
    for seat in range(t.seats):
        if t.travellers[seat].character == COLOURS.index(colour):
            return Reason(f"{seat_mark(seat)} plays {CHARACTERS[COLOURS.index(colour)]}.", "L-2.14")
    return None
