"""Chapter 12: every way to pay a cost, written out, against the sequences of small choices."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement
from random import Random

import pytest

from games.eldervale.looks import hand, tokens
from games.eldervale.scenes import A, eldervale
from rule import rule
from spinney.games.eldervale.content.heaps import read_cost
from spinney.games.eldervale.rules.payment import can_pay, can_pay_both, pay
from spinney.games.eldervale.rules.realms import can_trade, pay_at_fortress
from spinney.games.eldervale.rules.turn import open_turn
from spinney.games.eldervale.state.table import EldervaleTable

LETTERS = "GPSTW$"
Left = tuple[str, tuple[str, ...]]  # the tokens and cards that are left


def holding(held: str, cards: list[str]) -> EldervaleTable:
    return eldervale({"ready": "worker", "tokens": held, "hand": " ".join(cards)}, {"ready": "worker"})


def sequences(t: EldervaleTable) -> Iterator[Left]:
    """What is left after each sequence of choices."""
    if t.payment is None:
        yield tokens(t, A), tuple(hand(t, A))
        return
    for option in t.options:
        other = t.clone()
        other.play(option)
        yield from sequences(other)


def begun(t: EldervaleTable, *step: object) -> EldervaleTable:
    t.answer = None
    t.plan(step, (open_turn, A))
    t.run()
    return t


def reduced(cost: str, discount: int) -> set[str]:
    """E-12.5  What may be left of a cost, symbols in their order."""
    found = {"".join(sorted(cost))}
    for _ in range(min(discount, len(cost))):
        found = {left[:at] + left[at + 1 :] for left in found for at in range(len(left))}
    return found


def ways(cost: str, held: str, cards: list[str], most_gold: int = 9) -> Iterator[Left]:
    """E-12.1 to E-12.4  All ways to pay: for each named symbol its token or Gold, then a set for all `*`."""
    named = [letter for letter in cost if letter in "GPSTW"]
    for gilded in {subset for n in range(len(named) + 1) for subset in subsets(named, n)}:
        paid = Counter(named) - Counter(gilded) + Counter({"$": len(gilded) + cost.count("$")})
        left = Counter(held) - paid
        if not paid <= Counter(held):
            continue
        any_kind = [*sorted(left), *sorted({*cards})]
        for chosen in combinations_with_replacement(any_kind, cost.count("*")):
            wild = Counter(chosen)
            if wild <= left + Counter(cards) and wild["$"] <= most_gold:
                rest = left + Counter(cards) - wild
                yield (
                    "".join(letter * rest[letter] for letter in LETTERS),
                    tuple(sorted(card for card in rest.elements() if card in cards)),
                )


def subsets(named: list[str], number: int) -> set[tuple[str, ...]]:
    return {
        chosen
        for chosen in combinations_with_replacement(sorted({*named}), number)
        if Counter(chosen) <= Counter(named)
    }


def a_purse(generator: Random) -> tuple[str, list[str]]:
    held = "".join(generator.choice("GGPSW$$") for _ in range(generator.randrange(6)))
    return held, sorted(generator.choice(("SP01", "SP05", "PR01")) for _ in range(generator.randrange(3)))


@rule("E-12.1", "E-12.2", "E-12.3", "E-12.4", "E-12.5", "E-12.6", "E-12.8", "E-12.9", "E-12.10")
@pytest.mark.parametrize("number", range(12))
def test_every_payment_has_exactly_one_sequence(number: int) -> None:
    generator = Random(number)
    for _ in range(12):
        held, cards = a_purse(generator)
        cost = "".join(generator.choice("GGPS$**") for _ in range(generator.randint(1, 4)))
        discount = generator.choice((0, 0, 0, 1, 2))
        t = holding(held, cards)
        wanted = [way for left in reduced(cost, discount) for way in ways(left, held, cards)]
        said = f"{cost} less {discount} of {held} {cards}"
        assert bool(can_pay(t, A, read_cost("here", cost), discount)) == bool(wanted), said
        if wanted:
            begun(t, pay, A, read_cost("here", cost), discount)
            assert Counter(sequences(t)) == Counter(wanted), said


@rule("E-10.12", "E-12.5", "E-12.8", "E-9.8")
@pytest.mark.parametrize("number", range(4))
def test_an_input_and_then_another_cost_are_payable_if_some_way_pays_both(number: int) -> None:
    generator = Random(f"both {number}")
    for _ in range(60):
        held, cards = a_purse(generator)
        first, second = (
            "".join(generator.choice("GPS$**") for _ in range(generator.choice(most)))
            for most in ((0, 1, 1, 2), (1, 2, 3))
        )
        off, discount, apart = generator.choice((0, 0, 1)), generator.choice((0, 1, 2)), min(1, len(cards))
        free = cards[apart:]
        wanted = any(
            [*ways(one + other, held, free)]
            for one in reduced(first, off)
            for other in reduced(second, discount)
        )
        costs = read_cost("here", first or "-"), off, read_cost("here", second), discount
        said = f"{first} less {off}, {second} less {discount} of {held} {free}"
        assert bool(can_pay_both(holding(held, cards), A, *costs, apart)) == wanted, said


@rule("E-6.12", "E-6.3", "E-12.9", "eldervale/R-63")
def test_at_the_fortress_no_second_gold_pays() -> None:
    generator = Random("fort")
    for _ in range(60):
        held, cards = a_purse(generator)
        t = holding(held, cards)
        wanted = list(ways("**", held, cards, most_gold=1))
        assert bool(can_trade(t, A)) == bool(wanted), (held, cards)
        if wanted:
            begun(t, pay_at_fortress, A)
            assert Counter(sequences(t)) == Counter(wanted), (held, cards)


@rule("E-12.10", "E-14.7")
def test_all_is_handed_over_when_the_last_choice_is_made() -> None:
    t = begun(holding("GG", ["SP01", "SP05"]), pay, A, read_cost("here", "G**"), 0)
    before = tokens(t, A), hand(t, A)
    while t.payment is not None:
        assert (tokens(t, A), hand(t, A), t.discard) == (*before, [])
        t.play(t.options[-1])
    assert (tokens(t, A), hand(t, A), len(t.discard)) == ("G", [], 2)
