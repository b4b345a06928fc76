"""What lies on the table at the fair, and what each seat knows of it."""

from __future__ import annotations

from typing import Any, Self

from mypy_extensions import i64

from spinney.engine.chance import Chance
from spinney.engine.events import EVERYONE
from spinney.engine.game import Game
from spinney.engine.piles import Pile
from spinney.engine.table import Table
from toy.content import Content


def knows(mask: i64, seat: i64) -> bool:
    """Is this seat, or the spectator (-1), in the mask?"""
    return mask < 0 if seat < 0 else (mask >> seat) & 1 == 1


class Hand:
    """Cards in slots. The slots are public; so is who knows a card, and which colours it cannot have."""

    def __init__(self, cards: list[i64], known: list[i64], denied: list[i64]) -> None:
        self.cards = cards
        self.known = known  # for each slot: the mask of those who know the card
        self.denied = denied  # for each slot: the mask of colours that the card cannot have (T-3.2)

    def clone(self) -> Hand:
        return Hand(self.cards[:], self.known[:], self.denied[:])

    def add(self, card: i64, known: i64, denied: i64) -> None:
        self.cards.append(card)
        self.known.append(known)
        self.denied.append(denied)

    def remove(self, slot: i64) -> None:
        del self.cards[slot], self.known[slot], self.denied[slot]


class Auction:
    """T-5.1  A card of the display is for sale."""

    def __init__(self, lot: i64, caller: i64, leader: i64, high: i64) -> None:
        self.lot: i64 = lot
        self.caller: i64 = caller
        self.leader: i64 = leader
        self.high: i64 = high

    def clone(self) -> Auction:
        return Auction(self.lot, self.caller, self.leader, self.high)


class Curse:
    """T-7.1  A hex on its way from one seat to another."""

    def __init__(self, by: i64, target: i64) -> None:
        self.by: i64 = by
        self.target: i64 = target

    def clone(self) -> Curse:
        return Curse(self.by, self.target)


class Sealed:
    """T-6.1  Sealed bids, -1 for a seat that has not bid yet."""

    def __init__(self, by: i64, bids: list[i64]) -> None:
        self.by: i64 = by
        self.bids = bids

    def clone(self) -> Sealed:
        return Sealed(self.by, self.bids[:])


class Fair(Table):
    """One fair in progress."""

    def __init__(
        self,
        game: Game[Any],
        seats: i64,
        chance: Chance,
        content: Content,
        rounds: i64,
        bank: i64,
        coins: list[i64],
        hands: list[Hand],
        pile: Pile,
        excluded: list[i64],
        display: list[i64],
        prizes: list[list[i64]],
        discard: list[i64],
        opened: list[i64],
        turns: i64 = 0,
        auction: Auction | None = None,
        curse: Curse | None = None,
        sealed: Sealed | None = None,
    ) -> None:
        super().__init__(game, seats, chance)
        self.content = content
        self.rounds: i64 = rounds
        self.bank: i64 = bank
        self.coins = coins
        self.hands = hands
        self.pile = pile
        self.excluded = excluded  # for each layer of the pile: the colours that its cards cannot have
        self.display = display
        self.prizes = prizes
        self.discard = discard
        self.opened = opened  # the bids of the last feast, which all have seen
        self.turns: i64 = turns
        self.auction = auction
        self.curse = curse
        self.sealed = sealed

    def clone(self) -> Self:
        other = type(self)(
            self.game,
            self.seats,
            self.chance.clone(),
            self.content,
            self.rounds,
            self.bank,
            self.coins[:],
            [hand.clone() for hand in self.hands],
            self.pile.clone(),
            self.excluded[:],
            self.display[:],
            [prizes[:] for prizes in self.prizes],
            self.discard[:],
            self.opened[:],
            self.turns,
            None if self.auction is None else self.auction.clone(),
            None if self.curse is None else self.curse.clone(),
            None if self.sealed is None else self.sealed.clone(),
        )
        self.copy_flow_to(other)
        return other

    def score(self, seat: i64) -> i64:
        """T-8.1  Coins, cards won, cards in hand."""
        return self.coins[seat] + self.worth(self.prizes[seat]) + self.worth(self.hands[seat].cards)

    def worth(self, cards: list[i64]) -> i64:
        return sum(self.content.cards[card].worth for card in cards)

    def colour(self, card: i64) -> i64:
        return self.content.cards[card].colour

    def left_of(self, seat: i64) -> list[i64]:
        """The other seats, in turn order."""
        return [(seat + step) % self.seats for step in range(1, self.seats)]

    def slot_with(self, seat: i64, power: i64) -> i64:
        """Where a seat holds a card of this power; -1 where it holds none."""
        for slot, card in enumerate(self.hands[seat].cards):
            if self.content.cards[card].power == power:
                return slot
        return -1

    def pay(self, seat: i64, to: i64, coins: i64) -> None:
        """T-1.4  Coins change hands; the bank is seat -1."""
        self.receive(seat, -coins)
        self.receive(to, coins)

    def receive(self, seat: i64, coins: i64) -> None:
        if seat < 0:
            self.bank += coins
        else:
            self.coins[seat] += coins

    def take_from_pile(self) -> tuple[i64, i64, i64]:
        """The next card, who knows it already, and the colours that it cannot have."""
        known, denied = self.pile.layers[-1].known, self.excluded[-1]
        card = self.draw(self.pile)
        if len(self.excluded) > len(self.pile.layers):
            self.excluded.pop()
        return card, known, denied

    def show(self, seat: i64, slot: i64) -> None:
        """T-3.3  Everybody sees a card from a hand."""
        self.hands[seat].known[slot] = EVERYONE
        self.reveal()

    def close_auction(self) -> None:
        self.auction = None
