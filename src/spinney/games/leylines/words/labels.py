"""Labels that need the table: what an option costs and what it brings; then the rules behind options."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from spinney.engine.faces.names import seat_mark
from spinney.engine.nothing import NOBODY, NONE
from spinney.engine.text import many
from spinney.games.leylines.content.effects import USED
from spinney.games.leylines.rules.auction import bid_above
from spinney.games.leylines.rules.setup import deal_accountants
from spinney.games.leylines.state.cubes import size
from spinney.games.leylines.state.table import LeylinesTable
from spinney.games.leylines.terms import actions, questions
from spinney.games.leylines.terms.questions import QUESTIONS
from spinney.games.leylines.words.names import (
    CHARACTERS,
    contract_words,
    cubes_words,
    friend_does,
    item_words,
    space_name,
    use_words,
)

Label = Callable[[LeylinesTable, int], str]


def character(t: LeylinesTable, action: int) -> str:
    """L-2.8, L-16.2  Characters differ in name alone, unless each brings an Accountant."""
    colour = t.content.actions.part_of(action)
    brings = "only the name differs, your piece keeps the colour of your seat"
    if t.is_planned(deal_accountants):
        brings = f"begin with {friend_does(t.content, t.content.accountant[colour])}"
    return f"Play {CHARACTERS[colour]}: {brings}"


# Places.


def place(t: LeylinesTable, action: int) -> str:
    """L-2.12  The label of a Market to begin at."""
    return f"Begin at {space_words(t, t.content.actions.market_of(action))}"


def fetch_from(t: LeylinesTable, action: int) -> str:
    """L-14.3  The label of a space to fetch cubes from."""
    return f"Fetch from {space_words(t, t.content.actions.part_of(action))}"


def go_to(t: LeylinesTable, action: int) -> str:
    """The label of a destination: what lies there, and how far it is."""
    space = t.content.actions.part_of(action)
    here = t.travellers[t.seat].space if t.seat != NOBODY else NONE
    if space == here:
        return f"Stay on {space_words(t, space)}{unfree(t, space)}"
    steps = t.content.steps[here][space] if here != NONE else 0
    far = "" if QUESTIONS.of(t) == questions.ROUTE else f", {many(steps, 'step')}"
    return f"Go to {space_words(t, space)}{far}{unfree(t, space)}"


def unfree(t: LeylinesTable, space: i64) -> str:
    """L-5.2, R-42  No cube is free where the turn began, except with a Pathfinder."""
    is_path = QUESTIONS.of(t) == questions.PATH
    return "; no cube is free there" if t.heaps[space] and space == t.turn.start and not is_path else ""


def space_words(t: LeylinesTable, space: i64) -> str:
    """A space in a label, with its token and its cubes."""
    printed = t.content.board.spaces[space]
    if space in t.market:
        name = t.content.tokens[t.market.index(space)]
    else:
        name = f"Market {printed.id}" if printed.kind == "market" else space_name(t.content, space)
    return f"{name} [{cubes_words(t.heaps[space])}]" if t.heaps[space] else name


# Dice.


def mark(t: LeylinesTable, action: int) -> str:
    """L-3.3  The label of a die to mark for a re-roll."""
    value = t.content.actions.number_of(action)
    return f"Mark a {value} to be rolled again ({t.content.reroll} Gold for all that are marked)"


def roll(t: LeylinesTable, action: int) -> str:
    """L-3.3  The label of rolling the marked dice again."""
    return f"Roll the marked dice again for {t.content.reroll} Gold"


def move(t: LeylinesTable, action: int) -> str:
    """L-4.2  The label of a Movement die."""
    value = t.content.actions.number_of(action)
    return f"Move with the {value}: up to {many(value, 'step')}"


def quicken(t: LeylinesTable, action: int) -> str:
    """L-6.2  The label of a die for more steps."""
    value = t.content.actions.number_of(action)
    steps = value + (t.about if QUESTIONS.of(t) == questions.DESTINATION else 0)
    return f"Add the {value} in a Quickness slot: up to {many(steps, 'step')}"


def gather(t: LeylinesTable, action: int) -> str:
    """L-6.3  The label of a die that collects where the turn began."""
    return collecting(t, action, " before you leave")


def collect(t: LeylinesTable, action: int) -> str:
    """L-6.3  The label of a die that collects where the move ended."""
    return collecting(t, action, "")


def collecting(t: LeylinesTable, action: int, when: str) -> str:
    """The label of a die that collects: what lies there."""
    value = t.content.actions.number_of(action)
    heap = t.heaps[t.travellers[t.seat].space] if t.seat != NOBODY else 0
    return f"Put the {value} in a Quickness slot to collect everything{when}: {cubes_words(heap)}"


# Items, Friends and Contracts.


def buy(t: LeylinesTable, action: int) -> str:
    """L-7.3  The label of an Item to buy, with its price."""
    item = t.content.actions.part_of(action)
    return f"Buy the {item_words(t.content, item)} for {cubes_words(t.content.item_cost[item])}"


def use(t: LeylinesTable, action: int) -> str:
    """L-15.1  The label of a card to use, and what for."""
    return f"Use {use_words(t.content, t.content.actions.part_of(action))}"


def hire(t: LeylinesTable, action: int) -> str:
    """L-7.18, L-7.19  The label of a Friend to hire: what that costs, and what lies on the card."""
    place = t.content.actions.part_of(action)
    card = t.friends[place]
    if card == NONE:
        return f"Hire Friend {place + 1}"
    gold = f", with {t.friend_gold[place]} Gold on it" if t.friend_gold[place] else ""
    other = "onto the other card" if t.friends[1 - place] != NONE else "to the supply"
    return f"Hire {friend_does(t.content, card)}{gold}; {t.content.friend_price} Gold goes {other}"


def discard_negotiators(t: LeylinesTable, action: int) -> str:
    """L-13.1  The label of a number of Negotiators, and the Gold that they bring."""
    number = t.content.actions.part_of(action)
    if number == 0:
        return "Discard no Negotiator"
    gold = number * t.turn.completed * t.content.negotiator
    return f"Discard {many(number, 'Negotiator')} for {gold} Gold"


def pay(t: LeylinesTable, action: int) -> str:
    """L-8.6  The label of paying the price as it stands."""
    payment = t.payment
    return f"Pay {cubes_words(payment.need + payment.given)}" if payment is not None else "Pay"


# Auctions.


def call_auction(t: LeylinesTable, action: int) -> str:
    """L-7.9  The label of a Contract to auction."""
    lot = t.content.actions.part_of(action)
    card = t.display[lot]
    return f"Auction {contract_words(t.content, card)}" if card != NONE else f"Auction Contract {lot + 1}"


def bid(t: LeylinesTable, action: int) -> str:
    """L-7.10  The option to bid; a bid of 0 is not a pass."""
    gold = bid_above(t) + t.content.actions.part_of(action)
    return f"Bid {gold} Gold" if gold else "Bid 0 Gold: a bid like any other, but it costs nothing"


def more(t: LeylinesTable, action: int) -> str:
    """L-7.11  The option to bid more than the scale of bids has, and more than the high bid."""
    high = t.auction.high if t.auction is not None else 0
    return f"Bid more than {max(high, bid_above(t) + t.content.highest_bid)} Gold"


def match(t: LeylinesTable, action: int) -> str:
    """L-7.12  The label of matching the high bid."""
    return f"Match: pay {t.auction.high if t.auction is not None else 0} Gold for {auctioned(t)}"


def claim(t: LeylinesTable, action: int) -> str:
    """L-7.13  The label of taking the Contract for nothing."""
    return f"Take {auctioned(t)} for nothing"


def decline(t: LeylinesTable, action: int) -> str:
    """L-7.13  The label of leaving the Contract in the display."""
    return f"Leave {auctioned(t)} in the display"


def auctioned(t: LeylinesTable) -> str:
    """The Contract that is being auctioned, in a label."""
    lot = t.display[t.auction.lot] if t.auction is not None and t.auction.lot != NONE else NONE
    return contract_words(t.content, lot) if lot != NONE else "the Contract"


def pass_(t: LeylinesTable, action: int) -> str:
    """The label of not bidding: what that means, by whose auction it is."""
    auction = t.auction
    if auction is not None and t.seat == auction.seat:
        return f"Pass: {seat_mark(auction.bidder)} gets it for {auction.high} Gold{consoled(t)}"
    if QUESTIONS.of(t) == questions.SECOND_BID and auction is not None:
        return f"Let the match stand: {seat_mark(auction.seat)} gets it for {auction.high} Gold{consoled(t)}"
    return "Pass: make no bid"


def consoled(t: LeylinesTable) -> str:
    """L-7.17, L-7.18  What whoever does not get the Contract may do then."""
    shown = any(card != NONE for card in t.friends)
    return (
        ", and you may hire a Friend" if shown and t.travellers[t.seat].gold >= t.content.friend_price else ""
    )


def refresh(t: LeylinesTable, action: int) -> str:
    """L-7.7  The label of a new display."""
    return f"Pay {t.content.refresh} Gold for new Contracts in the display"


# Endings.


NO_MORE: Final[dict[int, tuple[str, str]]] = {
    questions.FETCH: ("Fetch no more", "L-14.3"),
    questions.SALE: ("Sell no more", "L-13.7"),
    questions.CONTRACT: ("Complete no more", "L-9.3"),
}  # by what is asked: how to stop is labelled, and its rule


def stop(t: LeylinesTable, action: int) -> str:
    """The label of what there is no more of; a visit can also be over before it has begun."""
    asked = int(QUESTIONS.of(t))
    if asked == questions.CONTRACT and t.visit is not None and t.visit.contracts == 0:
        return "Complete no Contract"
    return NO_MORE[asked][0] if asked in NO_MORE else "Stop"


def end(t: LeylinesTable, action: int) -> str:
    """L-10.3  The label of ending a turn, or of finishing the Day with dice left."""
    if QUESTIONS.of(t) != questions.LEFTOVER or t.turn.used:
        return "End the turn"
    return f"Finish the Day with {many(size(t.travellers[t.seat].dice), 'die')} left"


LABELS: Final[dict[int, Label]] = {
    actions.CHARACTER: character,
    actions.PLACE: place,
    actions.MARK: mark,
    actions.ROLL: roll,
    actions.GATHER: gather,
    actions.USE: use,
    actions.MOVE: move,
    actions.QUICK: quicken,
    actions.TO: go_to,
    actions.FROM: fetch_from,
    actions.COLLECT: collect,
    actions.BUY: buy,
    actions.REFRESH: refresh,
    actions.AUCTION: call_auction,
    actions.BID: bid,
    actions.MORE: more,
    actions.MATCH: match,
    actions.CLAIM: claim,
    actions.PASS: pass_,
    actions.DECLINE: decline,
    actions.HIRE: hire,
    actions.PAY: pay,
    actions.STOP: stop,
    actions.NEGOTIATORS: discard_negotiators,
    actions.END: end,
}


# The rule behind an action, where the same words mean different things by what is asked.


def rule_of_using(t: LeylinesTable, action: int) -> str:
    """The rule behind using a card: out of turn it is the moment that matters, else what is used."""
    if QUESTIONS.of(t) == questions.DUSK:
        return "L-15.5"
    return USED[t.content.actions.part_of(action)].rule if t.seat == t.turn.seat else "L-15.8"


def rule_of_waiting(t: LeylinesTable, action: int) -> str:
    """The rule behind not using Special Delivery: between two turns, or at dusk."""
    return "L-15.8" if QUESTIONS.of(t) == questions.DELIVERY else "L-15.5"


def rule_of_going(t: LeylinesTable, action: int) -> str:
    """The rule behind a destination: by card, to a Market, or on foot."""
    asked = QUESTIONS.of(t)
    if asked == questions.PATH:
        return "L-13.8"
    if asked == questions.ROUTE:
        return "L-13.4"
    return "L-9.2" if t.content.board.is_market(t.content.actions.part_of(action)) else "L-4.8"


def rule_of_taking(t: LeylinesTable, action: int) -> str:
    """The rule behind taking a cube: with the Companion, or on arrival."""
    return "L-14.3" if QUESTIONS.of(t) == questions.FETCH else "L-5.1"


def rule_of_bidding(t: LeylinesTable, action: int) -> str:
    """The rule behind a bid: the first one, or the second."""
    return "L-7.16" if QUESTIONS.of(t) == questions.SECOND_BID else "L-7.10"


def rule_of_passing(t: LeylinesTable, action: int) -> str:
    """The rule behind a pass, of a bidder or of whoever decides."""
    return "L-7.12" if QUESTIONS.of(t) == questions.DECISION else rule_of_bidding(t, action)


def rule_of_stopping(t: LeylinesTable, action: int) -> str:
    """The rule behind "no more", by what there is no more of."""
    asked = int(QUESTIONS.of(t))
    return NO_MORE[asked if asked in NO_MORE else questions.CONTRACT][1]


def rule_of_ending(t: LeylinesTable, action: int) -> str:
    """The rule behind the end of a turn, leftover or not."""
    return "L-10.3" if QUESTIONS.of(t) == questions.LEFTOVER else "L-15.7"


RULES: Final[dict[int, Label]] = {
    actions.USE: rule_of_using,
    actions.TO: rule_of_going,
    actions.TAKE: rule_of_taking,
    actions.BID: rule_of_bidding,
    actions.PASS: rule_of_passing,
    actions.STOP: rule_of_stopping,
    actions.END: rule_of_ending,
    actions.WAIT: rule_of_waiting,
}
