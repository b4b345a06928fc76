"""Section 16: who knows what."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games.groves.scene import CARDS, GAME, face_down, groves, log, play
from rule import rule
from spinney.games.groves.content.cards import SPIRITS
from spinney.games.groves.state.table import GrovesTable
from spinney.games.groves.words.cards import card_words

A, B, C = range(3)
X, Y, Z, W = "SUM-01", "SUM-02", "SUM-03", "SUM-04"


def public(seen: dict[str, Any]) -> dict[str, Any]:
    """A view without what only its seat may know."""
    realms = [
        {**realm, "face_down": [{**card, "card": ""} for card in realm["face_down"]]}
        for realm in seen["realms"]
    ]
    deck = {**seen["deck"], "known": []}
    return {**seen, "you": 0, "looking": [], "traces": [], "realms": realms, "deck": deck}


def everybody(t: GrovesTable) -> list[int]:
    return [-1, *range(t.seats)]


@rule("groves/R-26")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everything_public_is_the_same_for_everyone(seats: int) -> None:
    t, player = GAME.start(seats, seed=f"who knows {seats}"), Random(seats)
    while not t.over:
        views = [GAME.view(t, seat) for seat in everybody(t)]
        assert all(public(view) == public(views[0]) for view in views)
        assert public(views[0]) == {**views[0], "you": 0}  # a spectator knows nothing else
        t.play(player.choice(t.options))
    views = [GAME.view(t, seat) for seat in everybody(t)]
    assert all({**view, "you": 0} == {**views[0], "you": 0} for view in views)  # afterwards all is open


@rule("groves/R-26")
def test_bags_are_counted_for_everyone() -> None:
    t = groves({"bag": "white*2 blue", "drawn": "green"}, {"bag": "wraith", "drawn": "white"})
    for seat in everybody(t):
        realms = GAME.view(t, seat)["realms"]
        assert [realm["bag"]["blue"] for realm in realms] == [1, 0]
        assert [realm["bag"]["wraith"] for realm in realms] == [0, 1]
        assert realms[A]["drawn"] == {name: int(name == "green") for name in SPIRITS}
    t = groves({"drawn": "white"}, wraith_bag="white*5 blue wraith")
    assert GAME.view(t, -1)["solo"]["bag"] == {
        "white": 5, "yellow": 0, "orange": 0, "green": 0, "blue": 1, "wraith": 1
    }  # fmt: skip


def test_face_down_cards_are_the_owners_and_their_number_everybodys() -> None:
    t = groves({"drawn": "white", "cards": f"{X} {Y}"}, {"cards": Z}, {})
    for seat in everybody(t):
        realms = GAME.view(t, seat)["realms"]
        shown = [[card["card"] for card in realm["face_down"]] for realm in realms]
        assert shown == [[X, Y] if seat == A else ["", ""], [Z] if seat == B else [""], []]


def test_who_looks_at_two_cards_sees_them_and_nobody_else() -> None:
    t = groves({"drawn": "white*2"}, {}, deck=f"{X} {Y} {Z}")
    play(t, "place white tree-bonus")
    assert [GAME.view(t, seat)["looking"] for seat in everybody(t)] == [[], [X, Y], []]
    assert {GAME.view(t, seat)["looks"] for seat in everybody(t)} == {2}
    play(t, f"keep {Y}")
    for seat in (-1, B):
        told = " ".join(log(t, seat))
        assert not any(card_words(t.content, card) in told for card in CARDS.values())
    mine = " ".join(log(t, A))
    assert [card_words(t.content, CARDS[card]) in mine for card in (X, Y, Z)] == [True, True, False]


def test_a_returned_card_and_its_place_are_known_to_who_returned_it() -> None:
    t = groves({"drawn": "white*2"}, {"drawn": "white"}, deck=f"{X} {Y} {Z} {W}")
    play(t, "place white tree-bonus", f"keep {X}")
    known = [GAME.view(t, seat)["deck"]["known"] for seat in everybody(t)]
    assert known == [[], [{"place": 2, "card": Y}], []]
    assert {GAME.view(t, seat)["deck"]["returned"] for seat in everybody(t)} == {1}
    play(t, "place white tree-bonus", f"keep {Z}")  # looks at Z and W, returns W beneath Y
    assert GAME.view(t, A)["deck"] == {"count": 2, "returned": 2, "known": [{"place": 0, "card": Y}]}
    assert GAME.view(t, B)["deck"]["known"] == [{"place": 1, "card": W}]


def test_a_card_that_is_still_face_down_is_none_that_was_completed() -> None:
    t = groves({"cards": X, "bag": "green blue"}, {}, begin=True)
    (card,) = GAME.view(t, B)["realms"][A]["face_down"]
    assert (card["card"], card["not"]) == ("", ["SUM-06"])  # green and blue would have been revealed
    for key in range(40):
        assert face_down(GAME.redeal(t, B, key), A) != ["SUM-06"]


def test_a_redeal_changes_only_what_a_seat_cannot_know() -> None:
    t = groves({"drawn": "white*2"}, {"drawn": "white*2"}, deck=" ".join(CARDS))
    play(t, "place white tree-bonus", f"keep {X}")
    play(t, "place white tree-bonus", f"keep {Z}")
    dealt = set()
    for key in range(60):
        imagined = GAME.redeal(t, A, key)
        assert GAME.view(imagined, A) == GAME.view(t, A)
        assert face_down(imagined, A) == [X]
        dealt.update(face_down(imagined, B))
    assert len(dealt) > 8
    assert not dealt & {X, Y}


def test_nothing_of_chance_is_in_a_view() -> None:
    t = GAME.start(2, seed=1)
    text = str(GAME.view(t, A))
    assert t.chance.key.hex() not in text
    assert repr(t.chance.key) not in text


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_redeals_and_labels_hold_at_every_choice(seats: int) -> None:
    t, player = GAME.start(seats, seed=f"again {seats}"), Random(seats)
    while not t.over:
        for seat in range(t.seats):
            imagined = GAME.redeal(t, seat, t.number)
            assert GAME.view(imagined, seat) == GAME.view(t, seat)
            assert GAME.inventory(imagined) == GAME.box(imagined)
            assert seat != t.seat or imagined.options == t.options
        labels = [GAME.label(t, option) for option in t.options]
        assert len({*labels}) == len(labels)
        t.play(player.choice(t.options))
