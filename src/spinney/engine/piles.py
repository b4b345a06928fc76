"""Decks and bags without a secret order: a stack of layers, each an unordered group.

Drawing picks from the top layer by chance. A card put at the bottom is a layer of its own, known to whoever
put it there; a shuffled discard is one layer. So there is no order to leak, and a redeal is mostly a new key.
"""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine import copies
from spinney.engine.chance import Chance
from spinney.engine.errors import BrokenRules


class Layer:
    """Cards in no order, and the seats that know them (a mask of seat bits)."""

    def __init__(self, cards: list[i64], known: i64 = 0) -> None:
        self.cards = cards
        self.known: i64 = known

    def clone(self) -> Layer:
        """The same cards in a list of their own."""
        return Layer(self.cards[:], self.known)


class Pile:
    """Layers from bottom to top. No layer is ever empty."""

    def __init__(self, layers: list[Layer]) -> None:
        self.layers = layers

    def clone(self) -> Pile:
        """A pile with layers of its own."""
        return Pile([layer.clone() for layer in self.layers])

    def __len__(self) -> int:
        size = 0
        for layer in self.layers:
            size += len(layer.cards)
        return size

    def cards(self) -> list[i64]:
        """Every card of the pile, in no meaningful order."""
        return [card for layer in self.layers for card in layer.cards]

    def draw(self, chance: Chance) -> i64:
        """Take a card from the top layer. Rules call `Table.draw`, so that it cannot be undone."""
        if not self.layers:
            raise BrokenRules("a card is drawn from an empty pile")
        cards = self.layers[-1].cards
        size: i64 = len(cards)
        at: i64 = chance.below(size) if size > 1 else 0
        card = cards[at]
        cards[at] = cards[size - 1]
        cards.pop()
        if size == 1:
            self.layers.pop()
        return card

    def put_on_top(self, cards: list[i64], known: i64 = 0) -> None:
        """Add a top layer; `known` is the mask of seats that know what is in it."""
        if cards:
            self.layers.append(Layer(cards, known))

    def put_at_bottom(self, cards: list[i64], known: i64 = 0) -> None:
        """Add a bottom layer; `known` is the mask of seats that know what is in it."""
        if cards:
            self.layers.insert(0, Layer(cards, known))

    def shuffle_in(self, cards: list[i64]) -> None:
        """Shuffle these cards and the whole pile together: one layer that nobody knows."""
        merged = self.cards() + cards
        self.layers = [Layer(merged)] if merged else []

    def hidden_from(self, seat: i64) -> list[list[i64]]:
        """The layers that a seat does not know, for `deal_anew`; a spectator (-1) knows what all know."""
        if seat < 0:
            return [layer.cards for layer in self.layers if layer.known >= 0]
        return [layer.cards for layer in self.layers if not (layer.known >> seat) & 1]


def deal_anew(chance: Chance, groups: list[list[i64]]) -> None:
    """Shuffle the hidden cards of all groups together and deal them back, each group keeping its size."""
    cards = [card for group in groups for card in group]
    chance.shuffle(cards)
    at: i64 = 0
    for group in groups:
        for place in range(len(group)):
            group[place] = cards[at]
            at += 1


copies.register(Layer, Pile)
