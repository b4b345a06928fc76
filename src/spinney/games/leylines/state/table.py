"""What lies on the table: the board with its cubes, travellers and their boards, cards, and the turn."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from spinney.engine.bits import bit_count
from spinney.engine.chance import Chance
from spinney.engine.game import Game
from spinney.engine.nothing import NONE
from spinney.engine.piles import Pile
from spinney.engine.table import Table
from spinney.games.leylines.content.edition import LeylinesContent
from spinney.games.leylines.content.effects import CRITTER, LANTERN, SATCHEL
from spinney.games.leylines.state.cubes import COLOUR_COUNT, left_of, size, sum_of


class Traveller:
    """A seat's standee and what lies on its board. Cubes and dice are heaps, cards are masks."""

    def __init__(
        self,
        character: i64,
        space: i64,
        gold: i64,
        cubes: i64,
        owned: i64,
        dice: i64,
        moved: i64,
        quick: i64,
        items: i64,
        flipped: i64,
        friends: i64,
        contracts: list[i64],
        completed: i64,
        finished: i64,
        stranded: i64,
        resting: i64,
    ) -> None:
        self.character: i64 = character  # a colour; NONE until it is chosen (L-2.14)
        self.space: i64 = space
        self.gold: i64 = gold
        self.cubes: i64 = cubes
        self.owned: i64 = owned  # how many dice
        self.dice: i64 = dice  # the unused ones, by value
        self.moved: i64 = moved  # filled Movement slots
        self.quick: i64 = quick  # filled Quickness slots
        self.items: i64 = items
        self.flipped: i64 = flipped  # Items used in this round
        self.friends: i64 = friends
        self.contracts = contracts  # incomplete ones
        self.completed: i64 = completed
        self.finished: i64 = finished  # 1 if the day is over with dice left (L-10.3)
        self.stranded: i64 = stranded  # Gold for dice that could not be used (L-10.4)
        self.resting: i64 = resting  # 1 if Special Delivery is kept until the next turn (L-15.8)

    def clone(self) -> Traveller:
        return Traveller(
            self.character,
            self.space,
            self.gold,
            self.cubes,
            self.owned,
            self.dice,
            self.moved,
            self.quick,
            self.items,
            self.flipped,
            self.friends,
            self.contracts[:],
            self.completed,
            self.finished,
            self.stranded,
            self.resting,
        )

    def has(self, item: i64) -> bool:
        """L-7.4  Is the Item owned, used or not?"""
        return (self.items >> item) & 1 == 1

    def is_ready(self, item: i64) -> bool:
        """L-14.7  Owned, and not used in this round."""
        return ((self.items & ~self.flipped) >> item) & 1 == 1


class Turn:
    """What the seat to move has done in its turn."""

    def __init__(
        self,
        seat: i64,
        start: i64,
        placed: i64,
        gathered: i64,
        left: i64,
        used: i64,
        visited: i64,
        completed: i64,
        negotiators: i64,
        changes: i64,
        due: i64,
    ) -> None:
        self.seat: i64 = seat
        self.start: i64 = start  # the space where the turn began
        self.placed: i64 = placed  # 1 with a Movement die placed
        self.gathered: i64 = gathered  # 1 after a start collection
        self.left: i64 = left  # 1 after a move by card
        self.used: i64 = used  # dice placed in any slot
        self.visited: i64 = visited  # Hubs, as a mask
        self.completed: i64 = completed  # Contracts
        self.negotiators: i64 = negotiators  # discarded in this turn
        self.changes: i64 = changes  # left on the Exchange in use (L-8.4)
        self.due: i64 = due  # auctions that wait for the one that runs (L-7.25)

    def clone(self) -> Turn:
        """A copy of the turn, with the Hubs visited and the dice used in it, for the clone of a table."""
        return Turn(
            self.seat,
            self.start,
            self.placed,
            self.gathered,
            self.left,
            self.used,
            self.visited,
            self.completed,
            self.negotiators,
            self.changes,
            self.due,
        )


def nobodys_turn() -> Turn:
    """Before the first turn of a Day, and after the last."""
    return Turn(0, NONE, 0, 0, 0, 0, 0, 0, 0, 0, 0)


class Auction:
    """Chapter 7B: the auction while it lasts."""

    def __init__(self, seat: i64, refreshed: i64, lot: i64, high: i64, bidder: i64, again: i64) -> None:
        self.seat: i64 = seat  # the active player
        self.refreshed: i64 = refreshed
        self.lot: i64 = lot  # the place of the Contract in the display
        self.high: i64 = high
        self.bidder: i64 = bidder
        self.again: i64 = again  # 1 after a second bid (L-7.16)

    def clone(self) -> Auction:
        return Auction(self.seat, self.refreshed, self.lot, self.high, self.bidder, self.again)


class Visit:
    """Chapter 9: a Market visit while it lasts."""

    def __init__(self, owed: i64, contracts: i64, gold: i64, negotiators: i64) -> None:
        self.owed: i64 = owed  # 1 until a Contract is paid by somebody who entered (L-9.3)
        self.contracts: i64 = contracts  # paid so far
        self.gold: i64 = gold  # of those, Accountants included
        self.negotiators: i64 = negotiators  # discarded for this visit

    def clone(self) -> Visit:
        return Visit(self.owed, self.contracts, self.gold, self.negotiators)


class Payment:
    """Chapter 8A: a price while it is paid. Pairs are for Contracts only."""

    def __init__(self, need: i64, given: i64, potion: i64, exchanged: i64, pairs: i64) -> None:
        self.need: i64 = need  # what is not covered by a change yet
        self.given: i64 = given  # held cubes that changes use
        self.potion: i64 = potion
        self.exchanged: i64 = exchanged
        self.pairs: i64 = pairs  # 1 if pairs are allowed

    def clone(self) -> Payment:
        """A copy of the payment, for the clone of a table where cubes are being paid."""
        return Payment(self.need, self.given, self.potion, self.exchanged, self.pairs)


class LeylinesTable(Table):
    """One game in progress."""

    # fmt: off
    def __init__(
        self, game: Game[Any], seats: i64, chance: Chance, content: LeylinesContent, two_for_one: i64,
        bid_limit: i64, travellers: list[Traveller], heaps: list[i64], bag: i64, market: list[i64],
        display: list[i64], deck: Pile, friends: list[i64], friend_gold: list[i64], friend_deck: Pile,
        friend_discard: list[i64], night_deck: Pile, night_shown: list[i64], night_discard: list[i64],
        round_: i64, first: i64, turn: Turn, auction: Auction | None, visit: Visit | None,
        payment: Payment | None,
    ) -> None:
        # fmt: on
        super().__init__(game, seats, chance)
        self.content = content
        self.two_for_one: i64 = two_for_one  # L-16.1
        self.bid_limit: i64 = bid_limit  # L-7.11: 1 where bids end at the highest of the edition
        self.travellers = travellers
        self.heaps = heaps  # cubes by space
        self.bag: i64 = bag
        self.market = market  # by token: the Market space that it lies on
        self.display = display  # by place: a Contract, or NONE
        self.deck = deck
        self.friends = friends  # by place: a Friend, or NONE
        self.friend_gold = friend_gold
        self.friend_deck = friend_deck
        self.friend_discard = friend_discard
        self.night_deck = night_deck
        self.night_shown = night_shown  # in the order in which they were revealed
        self.night_discard = night_discard
        self.round: i64 = round_
        self.first: i64 = first  # who holds the First Player token
        self.turn = turn
        self.auction = auction
        self.visit = visit
        self.payment = payment

    def clone(self) -> LeylinesTable:
        auction, visit, payment = self.auction, self.visit, self.payment
        other = LeylinesTable(
            self.game,
            self.seats,
            self.chance.clone(),
            self.content,
            self.two_for_one,
            self.bid_limit,
            [traveller.clone() for traveller in self.travellers],
            self.heaps[:],
            self.bag,
            self.market[:],
            self.display[:],
            self.deck.clone(),
            self.friends[:],
            self.friend_gold[:],
            self.friend_deck.clone(),
            self.friend_discard[:],
            self.night_deck.clone(),
            self.night_shown[:],
            self.night_discard[:],
            self.round,
            self.first,
            self.turn.clone(),
            None if auction is None else auction.clone(),
            None if visit is None else visit.clone(),
            None if payment is None else payment.clone(),
        )
        self.copy_flow_to(other)
        return other

    # Questions that many rules ask.

    def limit(self, seat: i64) -> i64:
        """L-5.4  How many cubes a seat can carry."""
        traveller, content = self.travellers[seat], self.content
        limit = content.resources
        if traveller.has(SATCHEL):
            limit += content.satchel
        critters = traveller.friends & content.friends_of[CRITTER]
        if critters != 0:
            limit += content.critter * bit_count(critters)
        return limit

    def quick_slots(self, seat: i64) -> i64:
        """L-6.1  Quickness slots that are open."""
        traveller, content = self.travellers[seat], self.content
        slots = content.quickness - traveller.quick
        return slots + content.lantern if traveller.has(LANTERN) else slots

    def can_move(self, seat: i64) -> bool:
        """L-4.2  Is a Movement slot open?"""
        return self.travellers[seat].moved < self.content.movement

    def owes_contract(self, seat: i64) -> bool:
        """L-9.3, L-9.12  Has the seat entered a Market, and paid no Contract there yet?"""
        visit = self.visit
        return visit is not None and visit.owed == 1 and self.turn.seat == seat

    def friends_held(self, seat: i64, kind: i64) -> i64:
        """How many Friends of a kind a seat has."""
        return bit_count(self.travellers[seat].friends & self.content.friends_of[kind])

    def left_of(self, seat: i64) -> i64:
        """The next seat clockwise."""
        return seat + 1 if seat + 1 < self.seats else 0

    def cubes_on_board(self) -> i64:
        """How many cubes lie on spaces: all that are neither in the bag nor held."""
        held = size(self.bag)
        for traveller in self.travellers:
            held += size(traveller.cubes)
        return self.content.cubes * COLOUR_COUNT - held

    # Chapter 12: the score as it would be if the game ended now.

    def whose_turn(self) -> i64:
        """The seat whose turn it is; others may be asked in it."""
        return self.turn.seat

    def score(self, seat: i64) -> i64:
        """L-12.1  Gold, cubes that Contracts need, other cubes, Items."""
        needed, others = self.cube_gold(seat)
        return self.travellers[seat].gold + needed + others + self.item_gold(seat)

    def needed_cubes(self, seat: i64) -> i64:
        """L-12.2  For each colour what is held, but no more than all incomplete Contracts need."""
        traveller, need = self.travellers[seat], self.content.need
        left = traveller.cubes
        for contract in traveller.contracts:
            left = left_of(left, need[contract])
        return size(traveller.cubes) - sum_of(left)

    def cube_gold(self, seat: i64) -> tuple[i64, i64]:
        """L-12.1, L-12.2  Gold for the cubes that Contracts need, and for the others, three for a Gold."""
        needed = self.needed_cubes(seat)
        others = size(self.travellers[seat].cubes) - needed
        return needed * self.content.needed_gold, others // self.content.others

    def item_gold(self, seat: i64) -> i64:
        """L-12.1  Gold for the Items that a seat has, by their number."""
        return self.content.item_gold[bit_count(self.travellers[seat].items)]
