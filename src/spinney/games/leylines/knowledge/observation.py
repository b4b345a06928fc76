"""The view as a row of small ints, the seat itself first, then the others clockwise."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.engine.bits import bits_of
from spinney.engine.nothing import NOBODY, NONE
from spinney.engine.observation import Row
from spinney.engine.table import NOT_GIVEN
from spinney.games.leylines.content.effects import ITEMS
from spinney.games.leylines.state.cubes import COLOUR_COUNT, counts_of
from spinney.games.leylines.state.table import LeylinesTable, Traveller
from spinney.games.leylines.terms import questions
from spinney.games.leylines.terms.questions import QUESTIONS

DECK, UNDER, SHOWN, OUT, HELD = range(5)  # of a Contract: in the deck, under it, face up, not in play, owners
GOLD: Final = 255


def observe(row: Row, t: LeylinesTable, seat: i64) -> None:
    """Write the observation of a seat; a spectator looks from seat 0."""
    me = max(0, int(seat))
    order = [(me + place) % int(t.seats) for place in range(t.seats)]
    observe_turn(row, t, seat, order)
    observe_board(row, t)
    observe_travellers(row, t, order)
    observe_cards(row, t, order)
    observe_dealings(row, t, order)


def observe_turn(row: Row, t: LeylinesTable, seat: i64, order: list[int]) -> None:
    """What is asked, and how far the turn has come."""
    asked = QUESTIONS.of(t)
    rerolls = asked == questions.REROLL
    row.part("asked", 1, "1 if I am asked")
    row.put(1 if t.seat == seat and not t.over else 0)
    row.part("question", QUESTIONS.count, "what is asked, 0 after the end")
    row.put(asked + 1)
    row.part("about", 255, "1 + the number of the question: steps, free cubes, Items bought ...")
    row.put(0 if rerolls or t.about == NOT_GIVEN else min(255, max(0, t.about + 1)))
    row.part("marked", 9, "dice marked for a re-roll, by value")
    row.put_all(counts_of(t.more if rerolls else 0))
    row.part("round", 9, "the round")
    row.put(t.round)
    row.part("first", t.seats, "who holds the token, and 1 + whose turn it is or 0, from mine")
    row.put(order.index(int(t.first)))
    row.put(0 if t.turn.start == NONE else 1 + order.index(int(t.turn.seat)))
    turn = t.turn
    row.part("turn", 255, "1 + start space, and what was done in this turn")
    numbers = [turn.start + 1, turn.placed, turn.gathered, turn.left, turn.used, turn.completed]
    for number in [*numbers, turn.negotiators, turn.changes, turn.due]:
        row.put(min(255, number))
    row.part("visited", 1, "Hubs visited in this turn")
    for hub in range(t.content.board.hubs):
        row.put((turn.visited >> hub) & 1)


def observe_board(row: Row, t: LeylinesTable) -> None:
    """Cubes on the board and in the bag, and where the Markets are."""
    row.part("board", 31, "cubes on each space by colour")
    for heap in t.heaps:
        row.put_all(counts_of(heap))
    row.part("bag", 31, "cubes in the bag")
    row.put_all(counts_of(t.bag))
    row.part("markets", t.content.board.markets, "1 + the token on each")
    for token in market_tokens(t):
        row.put(token)


def observe_travellers(row: Row, t: LeylinesTable, order: list[int]) -> None:
    """What each player has, mine first."""
    who = [t.travellers[one] for one in order]
    row.part("standees", len(t.content.board.spaces), "1 + the space of each standee")
    for one in who:
        row.put(one.space + 1)
    row.part("characters", COLOUR_COUNT, "the colour of each character, 6 while it is not chosen")
    for one in who:
        row.put(COLOUR_COUNT if one.character == NONE else one.character)
    row.part("gold", GOLD, "Gold")
    for one in who:
        row.put(min(GOLD, one.gold))
    row.part("cubes", 31, "cubes held")
    for one in who:
        row.put_all(counts_of(one.cubes))
    row.part("dice", 9, "unused dice by value")
    for one in who:
        row.put_all(counts_of(one.dice))
    row.part("slots", 99, "Movement slots filled, Quickness slots open, carrying limit")
    for seat in order:
        row.put(t.travellers[seat].moved)
        row.put(max(0, t.quick_slots(seat)))
        row.put(min(99, t.limit(seat)))
    row.part("finished", 9, "1 if finished, and Gold for stranded dice")
    for one in who:
        row.put(one.finished)
        row.put(min(9, one.stranded))
    row.part("resting", 1, "1 if Special Delivery is kept until the next turn")
    for one in who:
        row.put(one.resting)
    row.part("items", 2, "0 not owned, 1 ready, 2 used")
    for one in who:
        for state in item_states(one):
            row.put(state)


def observe_cards(row: Row, t: LeylinesTable, order: list[int]) -> None:
    """Where every card is."""
    content = t.content
    row.part("contracts", HELD + 2 * t.seats - 1, "0 deck, 1 under it, 2 shown, 3 not in play, owners")
    for state in contract_states(t, order):
        row.put(state)
    row.part("display", len(content.contracts), "1 + the Contract in each place")
    row.put_next(t.display)
    row.part("friends", 3 + t.seats - 1, "0 deck, 1 shown, 2 discarded, 3 + owner from mine")
    for state in friend_states(t, order):
        row.put(state)
    row.part("hireable", 255, "1 + the Friend in each place, and the Gold on it")
    row.put_next(t.friends)
    for gold in t.friend_gold:
        row.put(min(255, gold))
    row.part("night", 2, "0 in the deck, 1 face up, 2 discarded")
    for state in night_states(t):
        row.put(state)


def observe_dealings(row: Row, t: LeylinesTable, order: list[int]) -> None:
    """An auction, a visit, a payment; zeros where there is none."""
    row.part("auction", 255, "1 + seat, refreshed, 1 + place, high bid, 1 + bidder, second bid")
    for number in auction_part(t, order):
        row.put(number)
    row.part("visit", 255, "1 in a Market, Contract owed, Contracts, Gold")
    for number in visit_part(t):
        row.put(number)
    row.part("payment", 31, "1 while paying, Potion, Exchanges; need, given")
    for number in payment_part(t):
        row.put(number)
    row.part("two_for_one", 1, "1 with the variant")
    row.put(t.two_for_one)
    row.part("over", 1, "1 if the game is over")
    row.put(1 if t.over else 0)


def market_tokens(t: LeylinesTable) -> list[int]:
    """For each Market: 1 + the token on it, 0 before they are laid."""
    board = t.content.board
    laid = [int(space) for space in t.market]
    return [
        laid.index(space) + 1 if space in laid else 0 for space in range(board.first_market, len(t.heaps))
    ]


def item_states(who: Traveller) -> list[int]:
    """Items as small ints of a row: 0 not owned, 1 ready, 2 used in this round."""
    return [(2 if (who.flipped >> item) & 1 else 1) if who.has(item) else 0 for item in range(len(ITEMS.all))]


def contract_states(t: LeylinesTable, order: list[int]) -> list[int]:
    """For each Contract its owner from mine: first those of incomplete ones, then of completed ones."""
    states = [OUT] * len(t.content.contracts)
    for layer in t.deck.layers:
        for card in layer.cards:
            states[card] = UNDER if layer.known != 0 else DECK
    for card in t.display:
        if card != NONE:
            states[card] = SHOWN
    for place, seat in enumerate(order):
        for card in t.travellers[seat].contracts:
            states[card] = HELD + place
        for card in bits_of(t.travellers[seat].completed):
            states[card] = HELD + int(t.seats) + place
    return states


def friend_states(t: LeylinesTable, order: list[int]) -> list[int]:
    """For each Friend: 0 in the deck, 1 for hire, 2 discarded, 3 + the owner from mine."""
    states = [0] * len(t.content.friends)
    for card in t.friends:
        if card != NONE:
            states[card] = 1
    for card in t.friend_discard:
        states[card] = 2
    for place, seat in enumerate(order):
        for card in bits_of(t.travellers[seat].friends):
            states[card] = 3 + place
    return states


def night_states(t: LeylinesTable) -> list[int]:
    """For each Night card: 0 in the deck, 1 revealed, 2 discarded."""
    states = [0] * len(t.content.night_cards)
    for card in t.night_shown:
        states[card] = 1
    for card in t.night_discard:
        states[card] = 2
    return states


def auction_part(t: LeylinesTable, order: list[int]) -> list[int]:
    """The auction that runs, as six numbers of the observation."""
    auction = t.auction
    if auction is None:
        return [0] * 6
    bidder = 0 if auction.bidder == NOBODY else 1 + order.index(int(auction.bidder))
    return [
        1 + order.index(int(auction.seat)),
        int(auction.refreshed),
        int(auction.lot) + 1,
        min(255, int(auction.high)),
        bidder,
        int(auction.again),
    ]


def visit_part(t: LeylinesTable) -> list[int]:
    """The Market visit that goes on, as four numbers of the observation."""
    visit = t.visit
    if visit is None:
        return [0] * 4
    return [1, int(visit.owed), min(255, int(visit.contracts)), min(255, int(visit.gold))]


def payment_part(t: LeylinesTable) -> list[int]:
    """The payment in progress, as numbers of the observation: changes made, cubes needed, cubes given."""
    payment = t.payment
    if payment is None:
        return [0] * (3 + 2 * COLOUR_COUNT)
    paid = [1, int(payment.potion), min(31, int(payment.exchanged))]
    return [*paid, *counts_of(payment.need), *counts_of(payment.given)]
