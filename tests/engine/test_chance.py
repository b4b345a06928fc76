"""Chance: repeatable, uniform, and committed to without giving anything away."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b

import pytest

from spinney.engine.chance import (
    Chance,
    QuickChance,
    ScriptedChance,
    ScriptEnded,
    commitment,
    secret_of,
    stream_key,
)

KINDS = pytest.mark.parametrize("kind", [Chance, QuickChance])


def test_the_stream_is_the_same_for_ever() -> None:
    chance = Chance(b"k" * 32)
    words = [chance.word() for _ in range(40)]
    expected = b"".join(blake2b(b"k" * 32 + n.to_bytes(8, "little")).digest() for n in range(3))
    assert words == [int.from_bytes(expected[4 * n : 4 * n + 4], "little") for n in range(40)]


def test_the_quick_stream_is_the_same_for_ever() -> None:
    chance = QuickChance(bytes(range(32)))
    a, b, c = 0x03020100, 0x07060504, 0x0B0A0908
    for count in range(1, 1000):
        word = (a + b + count) % 2**32
        a, b, c = b ^ b >> 9, 9 * c % 2**32, ((c << 21 | c >> 11) + word) % 2**32
        assert chance.word() == word
        assert chance.drawn == count


def test_the_whole_state_is_key_and_counter() -> None:
    chance = Chance(b"k" * 32)
    chance.dice(29)
    rebuilt = Chance(chance.key, chance.drawn)
    assert [rebuilt.word() for _ in range(20)] == [chance.word() for _ in range(20)]


@KINDS
def test_a_clone_goes_on_alike_and_alone(kind: type[Chance]) -> None:
    chance = kind(secret_of(1))
    chance.dice(7)
    other = chance.clone()
    rolled = chance.dice(30)
    assert other.dice(30) == rolled


@KINDS
@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 10, 52])
def test_below_is_uniform(kind: type[Chance], n: int) -> None:
    chance = kind(secret_of(n))
    counts = Counter(chance.below(n) for _ in range(3000 * n))
    assert set(counts) == set(range(n))
    surprise = sum((count - 3000) ** 2 / 3000 for count in counts.values())
    assert surprise < n + 6 * (2 * n) ** 0.5


@KINDS
def test_below_rejects_what_would_not_be_even(kind: type[Chance]) -> None:
    n = 3 * 2**29  # a quarter of all words must be drawn again
    chance = kind(secret_of("uneven"))
    numbers = [chance.below(n) for _ in range(2000)]
    assert chance.drawn > 2300
    assert 0.47 < sum(number < n // 2 for number in numbers) / 2000 < 0.53


@KINDS
def test_every_order_of_a_shuffle_is_equally_likely(kind: type[Chance]) -> None:
    chance = kind(secret_of("orders"))
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        things = [0, 1, 2]
        chance.shuffle(things)
        orders[tuple(things)] += 1
    assert len(orders) == 6
    assert all(850 < count < 1150 for count in orders.values())


def test_seven_and_the_text_seven_are_one_seed_and_bytes_are_another() -> None:
    assert secret_of(7) == secret_of("7")
    assert secret_of(7) != secret_of(b"7")


def test_the_commitment_is_not_the_key_and_every_part_of_the_entropy_counts() -> None:
    secret = secret_of(1)
    streams = {
        stream_key(secret, parts) for parts in ([], [b"a"], [b"b"], [b"a", b"b"], [b"ab"], [b"", b"ab"])
    }
    assert len(streams) == 6
    assert bytes.fromhex(commitment(secret)) not in streams | {secret}
    assert commitment(secret) != commitment(secret_of(2))


def test_a_scripted_chance_answers_from_its_script_and_then_says_what_is_wanted() -> None:
    chance = ScriptedChance([5, 0, 3])
    assert chance.dice(2) == [6, 1]
    other = chance.clone()
    assert other.die() == 4
    with pytest.raises(ScriptEnded, match="after 3 draws; the next must be below 6"):
        other.die()
    assert other.wanted == 6
    assert chance.drawn == 2


def test_a_script_that_does_not_fit_the_draw_is_refused() -> None:
    with pytest.raises(ScriptEnded, match="draw 0 of the script is 6, but must be below 6"):
        ScriptedChance([6]).die()


def test_any_text_is_a_seed() -> None:
    assert secret_of("\udcff") != secret_of("?")
