"""Chapters 1 and 2: components and setup."""

from __future__ import annotations

from collections import Counter

import pytest

from games.leylines.scene import (
    CONTENT,
    GAME,
    A,
    B,
    asked,
    cubes,
    gold,
    legal,
    leylines,
    named,
    night,
    play,
    player,
)
from rule import rule
from spinney.games.leylines.content.effects import COLOURS
from spinney.games.leylines.state.cubes import size
from spinney.games.leylines.state.table import LeylinesTable


@rule("L-1.1", "leylines/R-01")
def test_gold_is_a_number_without_limit() -> None:
    t = leylines({"gold": 10_000, "at": "c01", "dice": "1", "cubes": "GW", "contracts": "K01"}, {"dice": "1"})
    play(t, "to MS1")
    assert gold(t)[A] == 10_005


@rule("L-1.2")
@pytest.mark.parametrize("seats", range(2, 7))
def test_cubes_are_conserved_through_a_whole_game(seats: int) -> None:
    t = GAME.start(seats, seed=seats)
    while not t.over:
        assert t.bag + sum(t.heaps) + sum(who.cubes for who in t.travellers) == CONTENT.all_cubes
        t.play(t.options[(7 * t.number) % len(t.options)])


@rule("L-2.1", "leylines/R-52")
def test_every_market_has_a_token_in_any_order_and_face_up() -> None:
    orders = set()
    for seed in range(30):
        seen = GAME.view(GAME.start(2, seed), -1)
        tokens = [space["token"] for space in seen["spaces"] if space["kind"] == "market"]
        assert sorted(tokens) == sorted(CONTENT.tokens)
        orders.add(tuple(tokens))
    assert len(orders) > 25


@rule("L-2.2", "L-2.10")
@pytest.mark.parametrize("seats", [2, 6])
def test_items_and_reserve_dice_by_players(seats: int) -> None:
    t = GAME.start(seats, seed=3)
    seen = GAME.view(t, -1)
    assert {item["supply"] for item in seen["items"].values()} == {seats}
    assert seen["reserve"] == seats
    assert GAME.box(t)["dice"] == 6 * seats


@rule("L-2.3", "L-2.4", "L-2.5")
def test_displays_and_decks() -> None:
    seen = GAME.view(GAME.start(4, seed=9), -1)
    assert [len(seen["display"]), *map(len, seen["deck"])] == [4, 38]
    assert [len(seen["friends"]), *map(len, seen["friend_deck"])] == [2, 26]
    assert [len(layer) for layer in seen["night"]["deck"]] == [30]
    assert not set(seen["display"]) & set(seen["deck"][0])


@rule("L-2.6", "leylines/R-02")
def test_two_cubes_on_letters_and_one_on_hubs() -> None:
    t = GAME.start(2, seed=4)
    counts: dict[str, set[int]] = {}
    for space, printed in enumerate(CONTENT.board.spaces):
        counts.setdefault(printed.kind, set()).add(int(size(t.heaps[space])))
    assert counts == {"letter": {2}, "hub": {1}, "plain": {0}, "market": {0}}


@rule("L-2.6")
def test_cubes_are_drawn_at_random() -> None:
    drawn: Counter[int] = Counter()
    for seed in range(60):
        t = GAME.start(2, seed)
        for colour in range(len(COLOURS)):
            drawn[colour] += sum((heap >> (6 * colour)) & 63 for heap in t.heaps)
    assert sum(drawn.values()) == 60 * 44
    assert all(360 < number < 520 for number in drawn.values())  # 440 each, were all alike


@rule("L-2.7", "L-2.8", "L-2.13", "leylines/R-53")
def test_what_a_player_begins_with() -> None:
    t = GAME.start(6, seed=1)
    for seat, colour in enumerate(COLOURS):
        seen = player(t, seat)
        assert (seen["character"], seen["gold"], seen["dice_owned"]) == (colour, 10, 5)
        assert (seen["cubes"], seen["items"], seen["friends"]) == ({}, {}, [])
    while asked(t) == "place":
        t.play(t.options[0])
    assert t.round == 1


@rule("leylines/R-53")
def test_characters_can_be_drawn() -> None:
    drawn = set()
    for seed in range(20):
        t = GAME.start(3, seed, characters="lot", accountants="on")
        names = [player(t, seat)["character"] for seat in range(3)]
        assert len(set(names)) == 3
        for seat, name in enumerate(names):
            assert player(t, seat)["friends"] == [f"F{23 + COLOURS.index(name)}"]
        drawn.add(tuple(names))
    assert len(drawn) > 15


@rule("L-2.9", "L-8.1")
def test_a_starting_contract_of_each_deck_for_everybody() -> None:
    t = GAME.start(6, seed=2)
    dealt = [player(t, seat)["contracts"] for seat in range(6)]
    for contracts in dealt:
        assert [name[:2] for name in contracts] == ["SM", "SA", "SE"]
    assert len({name for contracts in dealt for name in contracts}) == 18
    seen = GAME.view(t, -1)["contracts"]["SM1"]
    assert seen == {
        "name": "First Light Posy",
        "market": "Amberwick",
        "cubes": {"purple": 1, "blue": 1},
        "gold": 5,
    }


@rule("L-2.11", "leylines/R-04")
def test_the_starting_player_is_drawn_or_given() -> None:
    assert {int(GAME.start(4, seed).first) for seed in range(40)} == {0, 1, 2, 3}
    assert {int(GAME.start(4, seed, start=3).first) for seed in range(5)} == {2}


@rule("L-2.12", "leylines/D-1", "leylines/R-05")
def test_standees_are_placed_in_turn_order_before_the_roll() -> None:
    t = GAME.start(3, seed=6, start=2)
    order = []
    while asked(t) == "place":
        order.append(int(t.seat))
        assert own_markets(t, t.seat) == set(named(t, "place"))
        assert not any(who.dice for who in t.travellers)
        t.play(t.options[-1])
    assert set(order) <= {1, 2, 0}
    assert order == sorted(order, key=lambda seat: (seat - 1) % 3)
    assert all(who.dice for who in t.travellers)
    assert night(t) == []


def own_markets(t: LeylinesTable, seat: int) -> set[str]:
    tokens = {CONTENT.contracts[card].token for card in t.travellers[seat].contracts}
    return {CONTENT.board.ids[t.market[token]] for token in tokens}


@rule("L-2.12")
def test_several_may_begin_at_one_market() -> None:
    t = leylines({"contracts": "SM1 SA1 SE1"}, {"contracts": "K01 K02 K03"}, begin="setup")
    assert [CONTENT.board.ids[who.space] for who in t.travellers] == ["MS1", "MS1"]  # nothing to choose
    assert cubes(t, A) == cubes(t, B) == ""


@rule("L-2.14", "leylines/D-23", "leylines/R-53")
def test_characters_are_chosen_in_turn_order() -> None:
    t = GAME.start(6, 3, characters="choose", accountants="on", start=3)
    picks = ["white", "red", "purple", "green", "blue"]
    for place, colour in enumerate(picks):
        assert (t.seat, asked(t)) == ((2 + place) % 6, "character")
        assert not {f"character {taken}" for taken in picks[:place]} & set(legal(t))
        assert GAME.view(t, t.seat)["travellers"][t.seat]["character"] == ""
        play(t, f"character {colour}")
    found = [who["character"] for who in GAME.view(t, -1)["travellers"]]
    assert found == ["blue", "yellow", "white", "red", "purple", "green"]  # the last one takes what is left
    assert [player(t, seat)["friends"] for seat in range(6)] == [
        [f"F{23 + COLOURS.index(name)}"] for name in found
    ]
    assert (t.seat, asked(t)) == (2, "place")


@rule("L-2.14")
@pytest.mark.parametrize(("before", "now"), [("by_seat", "seat"), ("drawn", "lot")])
def test_words_of_earlier_versions_mean_the_same(before: str, now: str) -> None:
    assert GAME.start(3, 5, characters=before).fingerprint() == GAME.start(3, 5, characters=now).fingerprint()


@rule("L-2.14")
def test_the_rulebook_lets_players_select() -> None:
    option = {option.name: option for option in GAME.options}["characters"]
    assert [word for word in option.words if not option.is_house_rule(word)] == ["choose"]
    assert (option.default, option.people) == ("seat", "choose")
