"""Law 6 for Magic Cards: what the other seats have drawn and shown, explained anew.

Every order of a shuffled lot is equally likely. So each card that was shown is put on one of the draws that
were in the hand that showed it, and all other draws and the deck get the cards that are left of their lots.
A deal in which the seat held k such cards when it showed one comes about in k ways: it stands once in k.

Once cards of two lots are in the hands, a card that was shown may be of either. Each lot is taken as often as
all that was shown from then on is likely with it, over all ways to explain that: so nothing is thrown away,
and every deal comes as often as it should. With one other seat two lots are all there ever are, since a
reshuffle shows what is in its hand. With more seats and a second reshuffle the lots are weighed one card at a
time: nothing impossible is dealt then, but the frequencies are only nearly right. The same is so in editions
with few designs and many copies, in which hardly a deal would ever stand: after many tries any does.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.engine.chance import Chance
from spinney.engine.nothing import NONE
from spinney.games.eldervale.content.vocabulary import MOST_SEATS
from spinney.games.eldervale.state.ledger import DESIGNS, DREW, LOT, SHOWED, drawn
from spinney.games.eldervale.state.table import EldervaleTable

FINE: Final = 1073741824  # how finely lots are weighed
WEIGHED: Final = 2  # lots that are weighed to the end
SCALE: Final = 4.0  # keeps long products of small shares from vanishing


class Past:
    """Steps are draws and shows of the others, in order; lots are heaps of cards by design."""

    def __init__(self, t: EldervaleTable, watcher: i64) -> None:
        self.seats: list[i64] = []  # by step
        self.cards: list[i64] = []  # by step: the design that was shown, or NONE for a draw
        self.lots: list[i64] = []  # by step: the lot that was drawn from, or NONE for a show
        self.entries: list[i64] = []  # by step: where it stands in the ledger, NONE if it need not be there
        self.shows: list[i64] = []  # the steps that are shows
        self.heaps: list[list[i64]] = []  # by lot: cards that are on no draw yet
        self.sizes: list[i64] = []  # by lot: how many those are
        self.draws: list[i64] = [0] * (WEIGHED * MOST_SEATS)  # so far, by seat and lot
        self.drawn: list[i64] = []  # by show and lot: draws of its seat before it
        self.taken: list[i64] = []  # by seat and lot: draws of which the card was shown
        self.again: list[list[i64]] = []  # by show: designs that were shown before and will be again
        self.likelihoods: dict[tuple[int, ...], float] = {}
        self.dealt: list[i64] = []  # by step: the card of a draw
        self.hands: list[list[i64]] = []  # by seat: draws still in hand
        self.read(t, watcher)
        if len(self.heaps) == WEIGHED:
            self.note_again()

    # Reading the ledger.

    def read(self, t: EldervaleTable, watcher: i64) -> None:
        """The watcher's own draws are known: they are out of the heaps."""
        alone = t.seats == 2 and watcher != NONE  # there is just one other seat
        hand: list[i64] = []  # of that seat
        last: i64 = DREW
        for at in range(len(t.ledger)):
            kind, card = t.ledger[at] // DESIGNS, t.ledger[at] % DESIGNS
            if kind == LOT:
                if last != LOT:
                    if alone:
                        self.forget(1 - watcher, hand)
                    self.open_lot()
                self.put(card, 1)
            elif kind == DREW + watcher:
                self.put(card, -1)
            elif kind < SHOWED:
                self.note_draw(kind - DREW, len(self.heaps) - 1, at)
                if alone:
                    hand.append(card)
            elif kind != SHOWED + watcher:
                self.note_show(kind - SHOWED, card, at)
                if alone:
                    hand.remove(card)
            last = kind

    def open_lot(self) -> None:
        """A new lot begins: a deck was shuffled."""
        self.heaps.append([0] * DESIGNS)
        self.sizes.append(0)

    def put(self, card: i64, number: i64) -> None:
        """Into the last lot."""
        self.heaps[-1][card] += number
        self.sizes[-1] += number

    def forget(self, seat: i64, hand: list[i64]) -> None:
        """E-12.7  With an empty deck all that is hidden is in the one hand, no matter how it came there."""
        self.seats, self.cards, self.lots, self.entries, self.shows = [], [], [], [], []
        self.heaps, self.sizes, self.drawn = [], [], []
        self.draws = [0] * (WEIGHED * MOST_SEATS)
        if len(hand) > 0:
            self.open_lot()
            for card in hand:
                self.put(card, 1)
                self.note_draw(seat, 0, NONE)

    def note_draw(self, seat: i64, lot: i64, entry: i64) -> None:
        """Another seat drew a card of a lot."""
        self.seats.append(seat)
        self.cards.append(NONE)
        self.lots.append(lot)
        self.entries.append(entry)
        if lot < WEIGHED:
            self.draws[WEIGHED * seat + lot] += 1

    def note_show(self, seat: i64, card: i64, entry: i64) -> None:
        """Another seat showed a card."""
        self.shows.append(len(self.seats))
        self.seats.append(seat)
        self.cards.append(card)
        self.lots.append(NONE)
        self.entries.append(entry)
        self.drawn += self.draws[WEIGHED * seat : WEIGHED * (seat + 1)]

    def note_again(self) -> None:
        """Of the cards shown before, only these still make a difference."""
        shown = [self.cards[step] for step in self.shows]
        for at in range(len(shown)):
            self.again.append(sorted(set(shown[:at]) & set(shown[at:])))

    # Explaining it.

    def explain(self, chance: Chance, patient: bool) -> bool:
        """One way in which all may have come about; False if another one is to be tried."""
        heaps, sizes = [heap[:] for heap in self.heaps], self.sizes[:]
        self.taken = [0] * (WEIGHED * MOST_SEATS)
        self.dealt = [NONE] * len(self.seats)
        self.hands = [[] for _ in range(MOST_SEATS)]
        possible = self.place_shown(chance)
        if possible:
            self.deal_rest(chance)
        self.heaps, self.sizes = heaps, sizes
        return possible and (not patient or self.stands(chance))

    def place_shown(self, chance: Chance) -> bool:
        """Each card that was shown goes on one of the draws in its hand."""
        show: i64 = 0
        for step in range(len(self.seats)):
            hand, card = self.hands[self.seats[step]], self.cards[step]
            if card == NONE:
                hand.append(step)
                continue
            lot = self.lot_of(chance, show)
            if lot == NONE:
                return False
            self.dealt[self.pick(chance, hand, lot)] = card
            self.take(show, lot, 1)
            show += 1
        return True

    def pick(self, chance: Chance, hand: list[i64], lot: i64) -> i64:
        """Any draw of a lot leaves the hand."""
        if len(self.heaps) == 1:
            return hand.pop(chance.below(len(hand)))
        among = [draw for draw in hand if self.lots[draw] == lot]
        draw = among[chance.below(len(among))]
        hand.remove(draw)
        return draw

    def lot_of(self, chance: Chance, show: i64) -> i64:
        """The lot that a card comes from, NONE if there is none that has it."""
        if len(self.heaps) == 1:
            return 0
        shares = [self.share(show, lot) for lot in range(len(self.heaps))]
        possible = [lot for lot in range(len(shares)) if shares[lot] > 0.0]
        if len(possible) <= 1:
            return possible[0] if possible else NONE
        if len(self.heaps) == WEIGHED:
            shares = [self.weighed(show, lot, shares[lot]) for lot in range(WEIGHED)]
        left = sum(shares) * float(chance.below(FINE)) / float(FINE)
        found: i64 = NONE
        for lot in range(len(shares)):
            if shares[lot] > 0.0:
                found = lot
                if left < shares[lot]:
                    break
                left -= shares[lot]
        return found

    def share(self, show: i64, lot: i64) -> float:
        """How likely a draw of this lot in the hand is the card, times how many such draws there are."""
        step = self.shows[show]
        cards, seat = self.heaps[lot][self.cards[step]], self.seats[step]
        if cards == 0:
            return 0.0
        draws: i64 = 0
        if len(self.heaps) == WEIGHED:
            draws = self.drawn[WEIGHED * show + lot] - self.taken[WEIGHED * seat + lot]
        else:
            draws = len([draw for draw in self.hands[seat] if self.lots[draw] == lot])
        return SCALE * float(draws * cards) / float(self.sizes[lot])

    def weighed(self, show: i64, lot: i64, share: float) -> float:
        """A share, times how likely all is that was shown later."""
        if share == 0.0:
            return 0.0
        self.take(show, lot, 1)
        likely = share * self.likelihood(show + 1)
        self.take(show, lot, -1)
        return likely

    def likelihood(self, show: i64) -> float:
        """How likely it is that all this was shown from here on, over all lots it may be from."""
        if show == len(self.shows):
            return 1.0
        key = self.state(show)
        if key not in self.likelihoods:
            shares = [self.weighed(show, lot, self.share(show, lot)) for lot in range(WEIGHED)]
            self.likelihoods[key] = sum(shares)
        return self.likelihoods[key]

    def state(self, show: i64) -> tuple[int, ...]:
        """All that makes a difference from here on."""
        left = [int(self.heaps[0][card]) for card in self.again[show]]
        return (int(show), *[int(number) for number in self.taken], *left)

    def take(self, show: i64, lot: i64, number: i64) -> None:
        """A card that was shown is of this lot."""
        step = self.shows[show]
        self.heaps[lot][self.cards[step]] -= number
        self.sizes[lot] -= number
        if lot < WEIGHED:
            self.taken[WEIGHED * self.seats[step] + lot] += number

    def deal_rest(self, chance: Chance) -> None:
        """The cards that are left of each lot, on its draws that are still in hands; then the deck."""
        for lot in range(len(self.heaps)):
            rest = cards_of(self.heaps[lot])
            chance.shuffle(rest)
            for hand in self.hands:
                for draw in hand:
                    if self.lots[draw] == lot:
                        self.dealt[draw] = rest.pop()

    def stands(self, chance: Chance) -> bool:
        """Whoever showed one of k cards of a design may have shown any of them: once in k times."""
        held: list[i64] = [0] * (MOST_SEATS * DESIGNS)
        for step in range(len(self.seats)):
            first = DESIGNS * self.seats[step]
            if self.cards[step] == NONE:
                held[first + self.dealt[step]] += 1
                continue
            same = held[first + self.cards[step]]
            if same > 1 and chance.below(same) > 0:
                return False
            held[first + self.cards[step]] -= 1
        return True

    # Laying it out.

    def lay_out(self, t: EldervaleTable, watcher: i64) -> None:
        """Hands, deck and ledger as they were explained."""
        for step in range(len(self.seats)):
            if self.cards[step] == NONE and self.entries[step] != NONE:
                t.ledger[self.entries[step]] = drawn(self.seats[step], self.dealt[step])
        for seat in range(t.seats):
            if seat != watcher:
                t.players[seat].hand = [self.dealt[draw] for draw in self.hands[seat]]
        left = self.heaps[-1][:]
        for step in range(len(self.seats)):
            if self.cards[step] == NONE and self.lots[step] == len(self.heaps) - 1:
                left[self.dealt[step]] -= 1
        t.deck = cards_of(left)


def cards_of(heap: list[i64]) -> list[i64]:
    """The cards of a lot's heap, one by one."""
    cards: list[i64] = []
    for design in range(len(heap)):
        for _ in range(heap[design]):
            cards.append(design)
    return cards
