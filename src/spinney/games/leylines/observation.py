"""The view as a row of small ints, the seat itself first, then the others clockwise."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.engine.observation import Part, Spec
from spinney.engine.table import NONE
from spinney.games.leylines import question
from spinney.games.leylines.cards import FRIEND_PLACES, ITEM_KINDS
from spinney.games.leylines.content import Content
from spinney.games.leylines.cubes import KINDS, counts_of
from spinney.games.leylines.inventory import cards_in
from spinney.games.leylines.table import EMPTY, LeylinesTable, Traveller

DECK, UNDER, SHOWN, OUT, HELD = range(5)  # of a Contract: in the deck, under it, face up, not in play, owners
GOLD: Final = 255


def spec(content: Content, seats: int) -> Spec:
    """The layout for so many seats."""
    spaces, contracts = len(content.board.spaces), len(content.contracts)
    friends, nights = len(content.friends), len(content.night_cards)
    return Spec(
        [
            Part("asked", 1, 1, "1 if I am asked"),
            Part("question", 1, len(question.NAMES), "what is asked, 0 after the end"),
            Part("about", 1, 255, "1 + the number of the question: steps, free cubes, Items bought ..."),
            Part("marked", KINDS, 9, "dice marked for a re-roll, by value"),
            Part("round", 1, 9, "the round"),
            Part("first", 2, seats, "who holds the token, and 1 + who is on turn, from mine"),
            Part("turn", 8, 255, "1 + start space, and what was done in this turn"),
            Part("visited", int(content.board.hubs), 1, "Hubs visited in this turn"),
            Part("board", spaces * KINDS, 31, "cubes on each space by colour"),
            Part("bag", KINDS, 31, "cubes in the bag"),
            Part("markets", int(content.board.markets), int(content.board.markets), "1 + the token on each"),
            Part("standees", seats, spaces, "1 + the space of each standee"),
            Part("characters", seats, KINDS, "the colour of each character"),
            Part("gold", seats, GOLD, "Gold"),
            Part("cubes", seats * KINDS, 31, "cubes held"),
            Part("dice", seats * KINDS, 9, "unused dice by value"),
            Part("slots", seats * 3, 99, "Movement slots filled, Quickness slots open, carrying limit"),
            Part("finished", seats * 2, 9, "1 if finished, and Gold for stranded dice"),
            Part("items", seats * len(ITEM_KINDS), 2, "0 not owned, 1 ready, 2 used"),
            Part(
                "contracts",
                contracts,
                HELD + 2 * seats - 1,
                "0 deck, 1 under it, 2 shown, 3 not in play, owners",
            ),
            Part("display", int(content.display), contracts, "1 + the Contract in each place"),
            Part("friends", friends, 3 + seats - 1, "0 deck, 1 shown, 2 discarded, 3 + owner from mine"),
            Part("hireable", 2 * FRIEND_PLACES, 255, "1 + the Friend in each place, and the Gold on it"),
            Part("night", nights, 2, "0 in the deck, 1 face up, 2 discarded"),
            Part("auction", 5, 255, "1 + seat, refreshed, 1 + place, high bid, 1 + bidder"),
            Part("visit", 4, 255, "1 in a Market, Contract owed, Contracts, Gold"),
            Part("payment", 3 + 2 * KINDS, 31, "1 while paying, Potion, Exchanges; need, given"),
            Part("two_for_one", 1, 1, "1 with the variant"),
            Part("over", 1, 1, "1 if the game is over"),
        ]
    )


def observation(t: LeylinesTable, seat: i64) -> list[int]:
    """A spectator looks from seat 0."""
    me = max(0, int(seat))
    order = [(me + place) % int(t.seats) for place in range(t.seats)]
    who = [t.travellers[one] for one in order]
    row: list[int] = [
        *asked_part(t, seat),
        int(t.round),
        order.index(int(t.first)),
        1 + order.index(int(t.turn.seat)),
        *turn_part(t),
        *[count for heap in t.heaps for count in counts_of(heap)],
        *counts_of(t.bag),
        *markets(t),
        *[int(one.space) + 1 for one in who],
        *[int(one.character) for one in who],
        *[min(GOLD, int(one.gold)) for one in who],
        *[count for one in who for count in counts_of(one.cubes)],
        *[count for one in who for count in counts_of(one.dice)],
        *[number for one in order for number in slots(t, one)],
        *[number for one in who for number in (int(one.finished), min(9, int(one.stranded)))],
        *[state for one in who for state in item_states(one)],
        *contract_states(t, order),
        *[int(card) + 1 for card in t.display],
        *friend_states(t, order),
        *[int(card) + 1 for card in t.friends],
        *[min(255, int(gold)) for gold in t.friend_gold],
        *night_states(t),
        *auction_part(t, order),
        *visit_part(t),
        *payment_part(t),
        int(t.two_for_one),
        int(t.over),
    ]
    return row


def asked_part(t: LeylinesTable, seat: i64) -> list[int]:
    asked = int(question.question(t))
    about, marked = 0, 0
    if asked == question.REROLL:
        marked = int(t.more)
    elif t.about != NONE:
        about = min(255, max(0, int(t.about) + 1))
    return [int(t.seat == seat and not t.over), asked + 1, about, *counts_of(marked)]


def turn_part(t: LeylinesTable) -> list[int]:
    turn = t.turn
    numbers = [turn.start + 1, turn.placed, turn.gathered, turn.left, turn.used, turn.completed]
    hubs = range(t.content.board.hubs)
    return [
        *[min(255, int(number)) for number in [*numbers, turn.negotiators, turn.changes]],
        *[int((turn.visited >> hub) & 1) for hub in hubs],
    ]


def markets(t: LeylinesTable) -> list[int]:
    board = t.content.board
    laid = [int(space) for space in t.market]
    return [
        laid.index(space) + 1 if space in laid else 0 for space in range(board.first_market, len(t.heaps))
    ]


def slots(t: LeylinesTable, seat: i64) -> list[int]:
    return [int(t.travellers[seat].moved), max(0, int(t.quick_slots(seat))), min(99, int(t.limit(seat)))]


def item_states(who: Traveller) -> list[int]:
    return [
        (2 if (who.flipped >> item) & 1 else 1) if who.has(item) else 0 for item in range(len(ITEM_KINDS))
    ]


def contract_states(t: LeylinesTable, order: list[int]) -> list[int]:
    """Owners from mine: first those of incomplete Contracts, then of completed ones."""
    states = [OUT] * len(t.content.contracts)
    for layer in t.deck.layers:
        for card in layer.cards:
            states[card] = UNDER if layer.known != 0 else DECK
    for card in t.display:
        if card != EMPTY:
            states[card] = SHOWN
    for place, seat in enumerate(order):
        for card in t.travellers[seat].contracts:
            states[card] = HELD + place
        for card in cards_in(t.travellers[seat].completed):
            states[card] = HELD + int(t.seats) + place
    return states


def friend_states(t: LeylinesTable, order: list[int]) -> list[int]:
    states = [0] * len(t.content.friends)
    for card in t.friends:
        if card != EMPTY:
            states[card] = 1
    for card in t.friend_discard:
        states[card] = 2
    for place, seat in enumerate(order):
        for card in cards_in(t.travellers[seat].friends):
            states[card] = 3 + place
    return states


def night_states(t: LeylinesTable) -> list[int]:
    states = [0] * len(t.content.night_cards)
    for card in t.night_shown:
        states[card] = 1
    for card in t.night_discard:
        states[card] = 2
    return states


def auction_part(t: LeylinesTable, order: list[int]) -> list[int]:
    auction = t.auction
    if auction is None:
        return [0] * 5
    bidder = 0 if auction.bidder < 0 else 1 + order.index(int(auction.bidder))
    return [
        1 + order.index(int(auction.seat)),
        int(auction.refreshed),
        int(auction.lot) + 1,
        int(auction.high),
        bidder,
    ]


def visit_part(t: LeylinesTable) -> list[int]:
    visit = t.visit
    if visit is None:
        return [0] * 4
    return [1, int(visit.owed), min(255, int(visit.contracts)), min(255, int(visit.gold))]


def payment_part(t: LeylinesTable) -> list[int]:
    payment = t.payment
    if payment is None:
        return [0] * (3 + 2 * KINDS)
    paid = [1, int(payment.potion), min(31, int(payment.exchanged))]
    return [*paid, *counts_of(payment.need), *counts_of(payment.given)]
