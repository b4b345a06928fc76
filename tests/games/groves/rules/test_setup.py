"""Chapters 1 and 2: what is in the box, and how it is set up."""

from __future__ import annotations

from collections import Counter

import pytest

from games.groves.scene import (
    CONTENT,
    GAME,
    TILES,
    bag,
    crystals,
    drawn,
    elements,
    groves,
    legal,
    play,
    realm,
)
from rule import rule
from spinney.engine.errors import IllegalAction
from spinney.games.groves.content.cards import COLOURS, SPIRITS
from spinney.games.groves.state.table import GrovesTable

SEEDS = 60


def begun(seats: int, seed: object = 1, start: int = 1) -> GrovesTable:
    """A game whose resource groves are chosen, each seat taking the first that is left."""
    t = GAME.start(seats, seed=str(seed), start=start)
    while t.round == 0:
        t.play(t.options[0])
    return t


@rule("G-1.1", "groves/R-44")
def test_there_are_93_spirits() -> None:
    assert dict(zip(SPIRITS, CONTENT.spirits, strict=True)) == {
        "white": 32, "yellow": 12, "orange": 12, "green": 12, "blue": 12, "wraith": 13
    }  # fmt: skip
    assert sum(CONTENT.spirits) == 93


@rule("G-1.2")
def test_there_are_28_groves_to_buy() -> None:
    words = [word for word in TILES if not word.startswith("ST-")]
    assert len(words) == 28
    assert Counter(word[:3] for word in words) == {"YEL": 7, "ORA": 7, "GRE": 7, "BLU": 7}


@rule("G-1.3", "groves/R-1")
def test_there_are_four_starting_hexes_of_each_kind() -> None:
    kinds = Counter(word[:6] for word in TILES if word.startswith("ST-"))
    assert kinds == {"ST-CRY": 4, "ST-SPI": 4, "ST-YEL": 1, "ST-ORA": 1, "ST-GRE": 1, "ST-BLU": 1}
    assert GAME.edition is not None
    starts = Counter(entry["kind"] for entry in GAME.edition.data["start"])
    assert starts == {"reference": 1, "crystal": 1, "spirit": 1, "resource": 4}
    t = begun(4)
    for seat in range(4):
        assert len(realm(t, seat)["groves"]) == 3
        assert [0, 0] not in [
            grove["at"] for grove in realm(t, seat)["groves"]
        ]  # the quick-reference is there


@rule("G-1.4")
def test_four_of_sixteen_summoning_cards_need_a_wraith() -> None:
    assert len(CONTENT.summoning) == 16
    assert len([card for card in CONTENT.summoning if card.needs[5]]) == 4


@rule("G-1.5")
def test_there_are_twelve_realm_cards() -> None:
    assert len({card.id for card in CONTENT.realm_cards}) == 12


@rule("G-1.6", "G-1.7", "groves/R-2")
def test_crystals_and_dominion_are_banks_of_76() -> None:
    assert (CONTENT.crystals, CONTENT.dominion_tokens) == (16 + 4 * 5 + 4 * 10, 16 + 4 * 5 + 4 * 10)
    t = groves({"drawn": "white blue", "groves": "BLU-7"}, {"crystals": 75, "dominion": 75, "drawn": "white"})
    play(t, "place white ST-CRY-1", "collect")
    assert (crystals(t), t.supply.crystals) == ([1, 75], 0)  # change is always possible, 77 is not
    play(t, "place white tree-portal", "place blue BLU-7", "leave", "collect")
    assert (realm(t, 0)["dominion"], t.supply.dominion) == (1, 0)


@rule("G-1.8")
def test_there_are_twenty_of_each_element() -> None:
    t = GAME.start(2, seed=1)
    for element, name in enumerate(("earth", "light", "water")):
        held = sum(realm(t, seat)["elements"][name] for seat in range(2))
        assert held + t.supply.elements[element] == 20


@rule("G-1.9")
def test_there_are_eight_bases_and_eight_mirrors() -> None:
    t = GAME.start(4, seed=1)
    assert (t.supply.bases, t.supply.mirrors) == (8, 8)


@rule("G-1.10")
def test_four_bags_one_crown_and_a_mat_with_a_solo_side() -> None:
    assert GAME.seats == (1, 4)
    assert [GAME.view(GAME.start(seats, seed=1, start=1), -1)["crown"] for seats in (1, 2, 3, 4)] == [0] * 4
    assert set(GAME.view(GAME.start(2, seed=1), -1)["tree"]) == {"groves", "bonus", "portal"}
    solo = GAME.view(GAME.start(1, seed=1), -1)
    assert (set(solo["tree"]), solo["solo"]["spaces"]) == ({"groves", "bonus"}, 10)


@rule("G-1.11")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_whatever_is_lost_is_missed(seats: int) -> None:
    t = begun(seats)
    assert GAME.inventory(t) == GAME.box(t)
    for what in ("spirits", "elements"):
        other = t.clone()
        getattr(other.supply, what)[1] -= 1
        assert GAME.inventory(other) != GAME.box(other)
    t.row[0] = -1
    assert GAME.inventory(t) != GAME.box(t)


@rule("G-2.1", "G-2.9", "G-2.11")
@pytest.mark.parametrize(("seats", "whites"), [(2, 16), (3, 8), (4, 0)])
def test_the_supply_holds_what_nobody_has(seats: int, whites: int) -> None:
    t = begun(seats)
    supply = GAME.view(t, -1)["supply"]
    assert supply["spirits"]["white"] == whites
    assert supply["spirits"]["wraith"] == 13
    assert [supply["spirits"][colour] for colour in COLOURS] == [11] * seats + [12] * (4 - seats)
    assert supply["elements"] == dict.fromkeys(("earth", "light", "water"), 20 - 2 * seats)
    assert (supply["dominion"], supply["bases"], supply["mirrors"]) == (76, 8, 8)
    assert supply["crystals"] == 76 - sum(range(1, seats + 1))
    assert [elements(t, seat) for seat in range(seats)] == [[2, 2, 2]] * seats


@rule("G-2.2")
def test_the_summoning_deck_is_shuffled() -> None:
    tops: Counter[str] = Counter()
    for seed in range(SEEDS):
        t = begun(2, seed)
        assert GAME.view(t, -1)["deck"] == {"count": 16, "returned": 0, "known": []}
        play(t, next(text for text in legal(t) if "tree-bonus" in text))
        tops.update(GAME.view(t, 0)["looking"])
    assert len(tops) == 16


@rule("G-2.3")
def test_three_of_twelve_realm_cards_are_in_play() -> None:
    shown: Counter[str] = Counter()
    for seed in range(SEEDS):
        cards = [card["id"] for card in GAME.view(GAME.start(3, seed=seed), -1)["realm_cards"]]
        assert len({*cards}) == 3
        shown.update(cards)
    assert len(shown) == 12


@rule("G-2.4", "G-2.5", "groves/R-3")
@pytest.mark.parametrize(("seats", "stack"), [(2, 17), (3, 22), (4, 25)])
def test_the_stack_and_the_row(seats: int, stack: int) -> None:
    first: Counter[str] = Counter()
    for seed in range(SEEDS):
        seen = GAME.view(GAME.start(seats, seed=seed), -1)
        assert seen["stack"] == stack - 4
        assert [slot["slot"] for slot in seen["row"]] == [1, 2, 3, 4]
        names = [slot["id"] for slot in seen["row"]]
        assert len({*names, *seen["unseen"]}) == 28  # those left out are unseen like the stack
        first.update(names)
    assert len(first) == 28  # any grove may be in, any may be left out


@rule("G-2.6", "groves/R-4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_start_player_has_the_crown_and_the_fewest_crystals(seats: int) -> None:
    for start in range(seats):
        t = GAME.start(seats, seed=1, start=start + 1)
        assert t.crown == start
        assert [crystals(t)[(start + place) % seats] for place in range(seats)] == [1, 2, 3, 4][:seats]
    drawn_by_lot = {GAME.start(seats, seed=seed).crown for seed in range(40)}
    assert drawn_by_lot == set(range(seats))


@rule("G-2.7")
def test_every_player_gets_a_grove_of_each_kind() -> None:
    t = begun(4)
    for seat in range(4):
        ids = [grove["id"] for grove in realm(t, seat)["groves"]]
        assert ids[:2] == ["ST-CRY", "ST-SPI"]
        assert ids[2] in ("ST-YEL", "ST-ORA", "ST-GRE", "ST-BLU")


@rule("G-2.8", "groves/D-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_resource_groves_are_chosen_counter_clockwise_and_the_start_player_is_last(seats: int) -> None:
    t = GAME.start(seats, seed=1, start=2)
    left = {"choose ST-YEL", "choose ST-ORA", "choose ST-GRE", "choose ST-BLU"}
    for step in range(seats - (seats == 4)):
        assert t.seat == (1 - 1 - step) % seats
        assert {*legal(t)} == left
        assert GAME.view(t, -1)["row"][0]["id"]  # row and realm cards are visible
        assert len(GAME.view(t, -1)["realm_cards"]) == 3
        with pytest.raises(IllegalAction):
            play(t, "pass")
        chosen = legal(t)[-1]
        left.remove(chosen)
        play(t, chosen)
    assert t.round == 1
    assert len({realm(t, seat)["groves"][2]["id"] for seat in range(seats)}) == seats


@rule("G-2.10")
def test_a_bag_has_eight_white_spirits_and_one_of_the_groves_colour() -> None:
    t = GAME.start(2, seed=1, start=1)
    play(t, "choose ST-BLU", "choose ST-GRE")
    for seat, colour in ((1, "blue"), (0, "green")):
        words = f"{bag(t, seat)} {drawn(t, seat)}".split()
        assert Counter(words) == {"white": 8, colour: 1}


@rule("G-2.12")
def test_what_nobody_uses_leaves_the_game() -> None:
    t = GAME.start(2, seed=1, start=1)
    play(t, "choose ST-BLU", "choose ST-GRE")
    owned = {grove["tile"] for seat in range(2) for grove in realm(t, seat)["groves"]}
    assert owned == {
        TILES[word] for word in ("ST-CRY-1", "ST-CRY-2", "ST-SPI-1", "ST-SPI-2", "ST-BLU", "ST-GRE")
    }
    assert not any("ST-YEL" in text or "ST-ORA" in text or "-3" in text for text in legal(t))
