"""Piles in layers: no order to leak, and a redeal that respects what is known."""

from __future__ import annotations

from collections import Counter

import pytest

from spinney.engine.chance import Chance, secret_of
from spinney.engine.errors import BrokenRules
from spinney.engine.events import EVERYONE, only
from spinney.engine.piles import Layer, Pile, deal_anew


def pile(*layers: list[int]) -> Pile:
    return Pile([Layer(cards) for cards in layers])


def test_drawing_takes_from_the_top_layer_until_it_is_gone() -> None:
    chance = Chance(secret_of(1))
    deck = pile([1, 2], [3, 4, 5])
    assert len(deck) == 5
    assert {deck.draw(chance) for _ in range(3)} == {3, 4, 5}
    assert {deck.draw(chance) for _ in range(2)} == {1, 2}
    assert len(deck) == 0


def test_every_card_of_the_top_layer_is_equally_likely() -> None:
    chance = Chance(secret_of(2))
    drawn = Counter(pile([9], [1, 2, 3]).draw(chance) for _ in range(3000))
    assert set(drawn) == {1, 2, 3}
    assert all(900 < count < 1100 for count in drawn.values())


def test_a_card_at_the_bottom_comes_last_and_is_known_to_whoever_put_it_there() -> None:
    chance = Chance(secret_of(3))
    deck = pile([1, 2, 3])
    deck.put_at_bottom([9], known=only(1))
    assert deck.hidden_from(0) == [[9], [1, 2, 3]]
    assert deck.hidden_from(1) == [[1, 2, 3]]
    assert deck.hidden_from(-1) == [[9], [1, 2, 3]]
    deck.put_at_bottom([8], known=EVERYONE)
    assert deck.hidden_from(0) == deck.hidden_from(-1) == [[9], [1, 2, 3]]
    deck.layers.pop(0)
    assert [deck.draw(chance) for _ in range(4)][-1] == 9


def test_cards_on_top_come_first_and_shuffling_in_forgets_all_layers() -> None:
    chance = Chance(secret_of(4))
    deck = pile([1, 2, 3])
    deck.put_on_top([9])
    assert deck.clone().draw(chance) == 9
    deck.shuffle_in([10])
    assert len(deck.layers) == 1
    assert sorted(deck.cards()) == [1, 2, 3, 9, 10]


def test_empty_groups_make_no_layers() -> None:
    deck = pile()
    deck.put_on_top([])
    deck.put_at_bottom([])
    deck.shuffle_in([])
    assert deck.layers == []


def test_a_clone_shares_nothing() -> None:
    deck = pile([1, 2, 3])
    other = deck.clone()
    other.draw(Chance(secret_of(5)))
    assert len(deck) == 3


def test_dealing_anew_keeps_sizes_and_reaches_every_deal_equally() -> None:
    chance = Chance(secret_of(6))
    hands: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        hand, deck = [1, 2], [3, 4]
        deal_anew(chance, [hand, deck])
        assert sorted(hand + deck) == [1, 2, 3, 4]
        hands[tuple(sorted(hand))] += 1
    assert len(hands) == 6
    assert all(850 < count < 1150 for count in hands.values())


def test_an_empty_pile_gives_no_card() -> None:
    with pytest.raises(BrokenRules, match="a card is drawn from an empty pile"):
        pile().draw(Chance(secret_of(1)))
