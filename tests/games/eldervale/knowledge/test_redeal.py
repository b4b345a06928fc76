"""Section 22 and law 6: Magic hands are dealt anew with the right frequencies."""

from __future__ import annotations

from collections import Counter
from math import sqrt

from games.eldervale.looks import hand, legal, play
from games.eldervale.scenes import GAME, A, B, C, eldervale
from rule import rule
from spinney.games.eldervale.state.table import EldervaleTable

MANY = 3000


def near(count: int, share: float) -> bool:
    """Within five standard deviations."""
    return abs(count - MANY * share) < 5 * sqrt(MANY * share * (1 - share))


def hands(t: EldervaleTable, watcher: int, seat: int) -> Counter[str]:
    """What a watcher must believe that a seat holds."""
    return Counter(" ".join(hand(GAME.redeal(t, watcher, key), seat)) for key in range(MANY))


@rule("E-14.1")
def test_a_hand_may_be_anything_that_was_not_seen() -> None:
    t = eldervale({"ready": "worker", "hand": "SP01"}, {"hand": "SP02"}, deck="SP03 SP04", discard="SP05")
    found = hands(t, A, B)
    assert set(found) == {"SP02", "SP03", "SP04"}
    assert all(near(number, 1 / 3) for number in found.values())
    assert set(hands(t, -1, A)) == {"SP01", "SP02", "SP03", "SP04"}
    assert set(hands(t, B, B)) == {"SP02"}


@rule("E-12.7")
def test_what_was_held_before_a_reshuffle_is_not_in_the_new_deck() -> None:
    t = eldervale(
        {"ready": "worker", "orbs": 1},
        {"hand": "SP01"},
        {"hand": "SP02"},
        deck="SP03",
        discard="SP04 SP05 SP06",
    )
    play(t, "orb track", "space 5")
    found = hands(t, A, B)
    assert set(found) == {"SP01", "SP02"}
    assert near(found["SP01"], 1 / 2)
    assert set(hands(t, B, C)) == {"SP02", "SP03"}  # A drew the last card of the old deck
    drawn = Counter(card for key in range(300) for card in hand(GAME.redeal(t, B, key), A))
    assert set(drawn) <= {"SP02", "SP03", "SP04", "SP05", "SP06"}


@rule("E-14.2")
def test_a_second_copy_of_a_card_that_was_shown_counts_for_half() -> None:
    """Two cards of SP07 SP07 SP08 were drawn and SP07 is shown: three deals, in two of which SP08 is left."""
    t = eldervale({"ready": "worker", "hand": "SP07 SP08"}, {}, deck="SP07")
    play(t, "play SP07", "gain gem", "gain gem")
    assert near(hands(t, B, A)["SP08"], 2 / 3)


@rule("E-12.10", "E-12.9")
def test_cards_chosen_for_a_payment_are_secret_until_it_is_made() -> None:
    t = eldervale(
        {"ready": "worker", "hand": "SP01 SP02 SP03", "tokens": ""}, {"ready": "worker"}, deck="SP04"
    )
    play(t, "place worker", "to RUIN-FORT", "use")
    assert legal(t) == ["hand-over SP01", "hand-over SP02"]
    play(t, "hand-over SP02")
    chosen: Counter[tuple[tuple[int, ...], int]] = Counter()
    for key in range(MANY):
        imagined = GAME.redeal(t, B, key)
        assert imagined.payment is not None
        left = [card for card in imagined.players[A].hand if card not in imagined.payment.cards]
        assert any(card >= imagined.payment.cards[0] for card in left)
        chosen[tuple(sorted(imagined.players[A].hand)), imagined.payment.cards[0]] += 1
    assert len(chosen) == 8  # four hands of three, in each the lower two
    assert all(near(number, 1 / 8) for number in chosen.values())
    assert GAME.view(t, B)["payment"]["shown"] == []
    assert GAME.view(t, A)["payment"]["shown"] == ["SP02"]


@rule("E-21.3")
def test_whoever_goes_on_discarding_still_can() -> None:
    t = eldervale(
        {"at": {"EAR-1": "wizard"}, "cards": "CHA-Lore", "hand": "SP01 SP05", "ready": "worker"},
        {"ready": "worker"},
        deck="SP02 SP03 SP04 SP06 PR01",
    )
    play(t, "regroup", "take wizard EAR-1", "do CHA-Lore")
    play(t, legal(t)[-1])
    for key in range(200):
        assert GAME.redeal(t, B, key).options
