"""Chapter 8: what a Contract is, and how prices are paid."""

from __future__ import annotations

from functools import cache
from itertools import product
from random import Random

import pytest

from games.leylines.scene import A, asked, cubes, four, gold, heap, legal, named, play, player, sound
from rule import rule
from spinney.games.leylines.rules.paying import NEVER, least_pairs
from spinney.games.leylines.state.cubes import counts_of, heap_of

Counts = tuple[int, ...]


@cache
def payable(need: Counts, held: Counts, changes: int, pairs: bool) -> bool:
    """L-8.3 told plainly: cover the needs one by one, in every way."""
    for colour, wanted in enumerate(need):
        if wanted:
            rest = less(need, colour, 1)
            ways = [(less(held, colour, 1), changes)] if held[colour] else []
            for given, there in enumerate(held):
                if given != colour and there and changes:
                    ways.append((less(held, given, 1), changes - 1))
                if given != colour and there >= 2 and pairs:
                    ways.append((less(held, given, 2), changes))
            return any(payable(rest, left, number, pairs) for left, number in ways)
    return True


def less(counts: Counts, colour: int, number: int) -> Counts:
    return tuple(count - number if at == colour else count for at, count in enumerate(counts))


@rule("L-8.5", "leylines/R-60")
@pytest.mark.parametrize("pairs", [False, True])
def test_the_payable_test_is_right(pairs: bool) -> None:
    chance = Random(5)
    found = set()
    for _ in range(3000):
        need = tuple(chance.choice((0, 0, 1, 1, 2, 3)) for _ in range(6))
        held = tuple(chance.choice((0, 0, 0, 1, 2, 3, 5)) for _ in range(6))
        if sum(need) > 5:
            continue
        for changes in range(4):
            told = least_pairs(heap_of([*need]), heap_of([*held]), changes, int(pairs)) != NEVER
            assert told == payable(need, held, changes, pairs), (need, held, changes, pairs)
            found.add((told, changes))
    assert len(found) == 8


@rule("L-8.5")
def test_the_payable_test_on_all_small_heaps() -> None:
    for need in product(range(3), repeat=3):
        for held in product(range(4), repeat=3):
            full_need, full_held = (*need, 0, 0, 0), (*held, 0, 0, 0)
            for changes, pairs in product(range(3), (0, 1)):
                told = least_pairs(heap_of([*full_need]), heap_of([*full_held]), changes, pairs) != NEVER
                assert told == payable(full_need, full_held, changes, bool(pairs))


@rule("L-8.2", "L-9.1")
def test_a_contract_is_completed_at_its_own_market_only() -> None:
    t = four({"at": "c01", "dice": "1", "cubes": "YRGW", "contracts": "K08 K01"})
    play(t, "to MS1")
    assert player(t, A)["completed"] == ["K01"]  # K08 is for Briarfair
    t = four({"at": "c01", "dice": "1", "cubes": "YR", "contracts": "K08"}, markets={"Briarfair": "MS1"})
    play(t, "to MS1")
    assert player(t, A)["completed"] == ["K08"]


@rule("L-8.3", "L-8.4")
def test_changes_are_allowed_where_the_colour_is_held() -> None:
    t = four({"at": "c01", "dice": "1", "cubes": "GWPP", "contracts": "K01", "items": "potion"})
    play(t, "to MS1")
    assert legal(t) == [
        "potion green purple",
        "potion white purple",
        "pay",
    ]
    play(t, "potion green purple")  # the rest is paid by itself
    assert cubes(t, A) == "PG"


@rule("L-8.4")
def test_a_second_exchange_is_begun_when_the_first_is_spent() -> None:
    t = four(
        {"at": "c01", "dice": "1", "gold": 0, "cubes": "RRRRR", "contracts": "K06", "friends": "F04 F05"}
    )
    play(t, "to MS1")  # for purple, green, yellow and white: four changes, in any order
    assert len(legal(t)) == 4
    play(t, "exchange white red", "exchange purple red", "exchange yellow red")
    assert player(t, A)["completed"] == ["K06"]
    assert player(t, A)["friends"] == []
    assert gold(t)[A] == 12


@rule("L-8.6")
def test_a_change_that_would_make_the_rest_unpayable_is_not_offered() -> None:
    t = four({"at": "c03", "dice": "1", "cubes": "YBR", "contracts": "K08", "items": "potion"})
    play(t, "to MS2")
    assert legal(t) == ["potion yellow blue", "potion red blue", "pay"]  # never a cube that is needed


@rule("L-8.6")
def test_nothing_is_spent_before_the_payment() -> None:
    t = four(
        {
            "at": "c03",
            "dice": "1",
            "cubes": "BBGGRRW",
            "contracts": "K12",
            "items": "potion",
            "friends": "F04",
        }
    )
    play(t, "to MS2", "exchange yellow red")
    assert (cubes(t, A), player(t, A)["friends"], asked(t)) == ("BBGGRRW", ["F04"], "payment")
    play(t, "pay")
    assert (cubes(t, A), player(t, A)["friends"], player(t, A)["items"]) == ("GRW", [], {"potion": "ready"})
    sound(t)


@rule("L-16.1", "leylines/R-48")
def test_pairs_in_a_payment() -> None:
    t = four({"at": "c01", "dice": "1", "cubes": "GWRRRR", "contracts": "K01", "gold": 0}, two_for_one=True)
    play(t, "to MS1")
    assert legal(t) == ["pair green red", "pair white red", "pay"]
    play(t, "pair green red")
    assert legal(t) == ["pair white red", "pay"]
    play(t, "pair white red")
    assert (cubes(t, A), gold(t)[A]) == ("GW", 5)


@rule("L-16.1")
def test_without_the_variant_there_are_no_pairs() -> None:
    t = four({"at": "c01", "dice": "1", "cubes": "GRR", "contracts": "K01"})
    assert "MS1" not in named(t, "to")


def test_heaps() -> None:
    assert counts_of(heap("PPBW")) == [2, 1, 0, 0, 0, 1]
