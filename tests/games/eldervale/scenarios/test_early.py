"""Section 24, scenarios 1 to 16: setup, placement, Realm actions and Rush."""

from __future__ import annotations

import pytest

from games.eldervale.looks import (
    at,
    hand,
    held,
    legal,
    market,
    monster,
    named,
    play,
    power,
    ready,
    tokens,
    told,
    under,
    vp,
)
from games.eldervale.scenes import CONTENT, GAME, MONSTERS, TILES, A, B, eldervale
from rule import rule
from spinney.engine.bits import bit_count, bits_of
from spinney.engine.nothing import NONE
from spinney.games.eldervale.content.vocabulary import GATE
from spinney.games.eldervale.state.players import OFF_TRACK
from spinney.games.eldervale.state.table import EldervaleTable


def start(seats: int, seed: int) -> EldervaleTable:
    return GAME.start(seats, seed=seed)


@pytest.mark.parametrize(
    ("seats", "elements", "tiles", "elemental", "dungeons", "stack"),
    [(2, 4, 10, 5, 1, 7), (3, 5, 12, 7, 1, 8), (4, 6, 14, 8, 2, 10), (5, 7, 14, 8, 2, 13)],
)
@rule(
    "eldervale/scenario-1", "eldervale/scenario-2", "E-3.4", "E-3.5", "E-3.6", "E-3.7", "E-3.8", "E-3.9",
    "E-3.10", "E-3.14", "E-3.3", "eldervale/R-6", "eldervale/R-45",
)  # fmt: skip
def test_setup(seats: int, elements: int, tiles: int, elemental: int, dungeons: int, stack: int) -> None:
    for seed in range(20):
        t = start(seats, seed)
        assert bit_count(t.elements) == elements
        assert bit_count(t.laid) == tiles
        assert bit_count(t.laid & CONTENT.elemental) == elemental
        assert bit_count(t.laid & CONTENT.dungeons) == dungeons
        assert bit_count(t.laid & CONTENT.ruins) == 4 + dungeons
        assert bit_count(t.laid & CONTENT.lairs) <= 1
        assert bit_count(t.realms) == stack
        assert t.realms & t.laid == 0
        faces = [card for card in t.faces if card != NONE]
        assert [CONTENT.adventures[card].kind for card in faces] == [GATE] * elements
        assert [bit_count(deck) for deck in t.decks if deck] == [12] * elements
        assert t.track_orbs == t.elements
        assert bits_of(t.glory_orbs) == [3, 7]
        in_order = [(t.first + place) % seats for place in range(seats)]
        assert [t.players[seat].vp for seat in in_order] == [1, 2, 3, 4, 5][:seats]
        assert {CONTENT.tile_element[tile] for tile in bits_of((t.laid | t.realms) & CONTENT.elemental)} == {
            *bits_of(t.elements)
        }


@rule("eldervale/scenario-2", "E-3.14")
def test_orbs_in_play() -> None:
    for seats, orbs in ((4, 8), (5, 9)):
        t = start(seats, 1)
        assert bit_count(t.track_orbs) + bit_count(t.glory_orbs) == orbs


@rule("eldervale/scenario-3", "E-3.13", "E-3.15", "eldervale/R-61")
def test_start_hand() -> None:
    t = start(3, 5)
    for seat, player in enumerate(t.players):
        assert len(player.hand) == 5
        assert tokens(t, seat) == "GPSTW"
        assert ready(t, seat) == "worker worker worker"
        assert player.power == [int(element == player.element) for element in range(8)]
        assert CONTENT.tracks.power[1] == 1
        assert player.glory == OFF_TRACK
        assert player.cards == []
        assert bit_count(player.dwellings) == 0
    assert len(t.deck) == 45


def first_placement() -> EldervaleTable:
    return eldervale(
        {"ready": "worker warrior"},
        {"at": {"FORT": "worker"}, "dwellings": "WAT-2"},
        monsters={"MO-FIR": "FIR-2"},
    )


@rule("eldervale/scenario-4", "E-5.1", "E-2.5", "E-5.8")
def test_first_placement_of_a_worker_is_in_any_unoccupied_realm() -> None:
    t = play(first_placement(), "place worker")
    assert set(named(t, "to")) == {tile_id(name) for name in ALL - {"FORT", "FIR-2"}}


@rule("eldervale/scenario-4", "E-5.2")
def test_a_warrior_may_begin_in_an_occupied_realm() -> None:
    t = play(first_placement(), "place warrior")
    assert set(named(t, "to")) == {tile_id(name) for name in ALL}


ALL = {
    "AIR-1", "TOWER", "FIR-1", "FORT", "EAR-1", "MILL", "WAT-1", "FIR-2", "PORTAL", "DUN1", "AIR-2", "WAT-2",
    "EAR-2", "DUN2",
}  # fmt: skip


def tile_id(name: str) -> str:
    """The name of a tile in actions."""
    return CONTENT.tiles[TILES[name]].id


def targets(t: EldervaleTable, unit: str) -> set[str]:
    """Where a Unit may be placed, in the short names of scenes."""
    play(t, f"place {unit}")
    return {name.removeprefix("RUIN-") for name in named(t, "to")}


@rule("eldervale/scenario-5", "E-5.3", "E-5.6", "E-2.6")
def test_later_workers_go_next_to_an_own_unit_and_not_to_it() -> None:
    t = eldervale(
        {"ready": "worker", "at": {"EAR-1": "worker"}, "dwellings": "WAT-2"}, {"at": {"MILL": "worker"}}
    )
    assert targets(t, "worker") == {"FORT", "MILL", "AIR-1", "TOWER", "FIR-2", "PORTAL"}


@rule("eldervale/scenario-6", "E-5.4", "eldervale/R-4")
def test_a_dragon_flies_two_steps_over_anything() -> None:
    t = eldervale(
        {"ready": "dragon", "at": {"EAR-1": "worker"}},
        {"at": {"MILL": "worker", "WAT-1": "worker"}},
        monsters={"MO-WAT": "WAT-2"},
    )
    near = {"FORT", "MILL", "AIR-1", "TOWER", "FIR-2", "PORTAL"}
    assert targets(t, "dragon") == near | {"FIR-1", "WAT-1", "DUN1", "WAT-2", "EAR-2"}


@rule("eldervale/R-4", "E-2.6")
def test_a_gap_in_the_map_is_no_way() -> None:
    t = eldervale({"ready": "dragon", "at": {"FORT": "worker"}}, {}, without="AIR-1 EAR-1")
    assert targets(t, "dragon") == {"FIR-2", "PORTAL", "WAT-2"}  # TOWER lies two hexes away, over a gap
    t = eldervale({"ready": "dragon", "at": {"FORT": "worker"}}, {}, without="AIR-1 EAR-1 FIR-2")
    assert legal(t) == ["do gather", "ready"]  # nothing can be placed: a Regroup, and the only Unit is taken


@rule("eldervale/scenario-6", "E-5.5")
def test_a_wizard_goes_to_any_free_realm_or_to_an_occupied_neighbour() -> None:
    t = eldervale(
        {"ready": "wizard", "at": {"EAR-1": "worker"}}, {"at": {"MILL": "worker", "WAT-1": "worker"}}
    )
    assert targets(t, "wizard") == ALL - {"EAR-1", "WAT-1"}


@rule("eldervale/scenario-7", "E-5.1", "eldervale/R-11")
def test_after_all_units_are_lost_a_placement_is_a_first_one() -> None:
    t = eldervale({"ready": "worker", "under": "worker"}, {"at": {"MILL": "worker"}})
    assert targets(t, "worker") == ALL - {"MILL"}


@rule("eldervale/scenario-8", "E-6.1", "eldervale/R-13", "E-6.13")
def test_an_elemental_realm_gives_the_token_that_is_left_or_its_printed_resource() -> None:
    t = eldervale(
        {"ready": "worker wizard"}, {"ready": "worker"}, empty="AIR-1/1", tops={"AIR-1/2": "air-$S"}
    )
    play(t, "place worker", "to AIR-1", "use")
    assert held(t, A) == ["air-$S"]
    t = eldervale({"ready": "worker wizard"}, {"ready": "worker"}, empty="AIR-1")
    play(t, "place worker", "to AIR-1", "use")
    assert tokens(t, A) == "S"


@rule("eldervale/scenario-8", "E-6.1", "eldervale/D-4")
def test_of_two_stacks_one_is_chosen() -> None:
    tops = {"AIR-1/1": "air-SS", "AIR-1/2": "air-PM"}
    t = eldervale({"ready": "worker wizard"}, {"ready": "worker"}, tops=tops)
    play(t, "place worker", "to AIR-1", "use")
    assert legal(t) == ["stack 1", "stack 2"]
    play(t, "stack 2")
    assert held(t, A) == ["air-PM"]
    assert t.stacks[2 * TILES["AIR-1"] + 1] & 3 == 1


@rule("eldervale/scenario-9", "E-6.3", "E-12.2", "eldervale/R-15", "eldervale/D-6")
def test_the_fortress_changes_any_two_resources_into_two_gold() -> None:
    t = eldervale({"ready": "worker wizard", "tokens": "G", "hand": "PR01"}, {"ready": "worker"})
    play(t, "place worker", "to RUIN-FORT", "use")  # there is one way to pay
    assert tokens(t, A) == "$$"
    assert hand(t, A) == []
    t = eldervale({"ready": "worker wizard", "tokens": "G"}, {"ready": "worker"})
    play(t, "place worker", "to RUIN-FORT")
    assert "use" not in legal(t)
    assert tokens(t, A) == "G"


@rule("eldervale/scenario-10", "E-6.2", "eldervale/R-14", "eldervale/D-5", "eldervale/D-26")
def test_the_mage_tower_draws_three_and_discards_any_card_of_the_hand() -> None:
    t = eldervale(
        {"ready": "worker wizard", "tokens": "TW", "hand": "PR01 PR02"},
        {"ready": "worker"},
        deck="SP05 SP06 SP07",
    )
    play(t, "place worker", "to RUIN-TOWER", "use", "pay tool", "pay sword")
    assert named(t, "discard") == ["SP05", "SP06", "SP07", "PR01", "PR02"]
    play(t, "discard PR02")
    assert hand(t, A) == ["PR01", "SP05", "SP06", "SP07"]
    assert [CONTENT.magic[card].id for card in t.discard] == ["PR02"]


def dungeon(door: str = "DUN1", **rest: object) -> EldervaleTable:
    """A goes to a Dungeon with tokens, and uses it."""
    seats: object = {"ready": "worker wizard", "tokens": "WTSGP$"}
    t = eldervale(seats, {"ready": "worker", "at": {"AIR-1": "worker"}}, **rest)  # type: ignore[arg-type]
    return play(t, "place worker", f"to RUIN-{door}", "use")


@rule("eldervale/scenario-11", "E-6.5", "E-13.2", "eldervale/R-16", "eldervale/D-8", "eldervale/D-9")
def test_a_full_dungeon() -> None:
    t = dungeon(stack="AIR-3 EAR-3 WAT-3", decks={"fire": "FIR-Harvest", "air": "AIR-Harvest"})
    assert {text.split()[0] for text in legal(t)} == {"hex"}
    place = named(t, "hex")[0]
    play(t, f"hex {place}")
    assert bit_count(t.realms) == 2
    play(t, "buy fire")
    while "buy air" not in legal(t):
        play(t, legal(t)[0])
    assert power(t, A, "fire") == 1
    assert market(t)["fire"] == ""
    play(t, "buy air")
    while market(t)["air"] != "AIR-Harvest":
        play(t, legal(t)[0])
    assert power(t, A, "air") == 2
    assert market(t)["fire"] == "FIR-Harvest"
    assert [CONTENT.adventures[card].id for card in t.players[A].cards] == ["FIR-Gate", "AIR-Gate"]


@rule("E-6.5", "E-21.4", "eldervale/R-59")
def test_a_new_tile_touches_two_others() -> None:
    t = dungeon(stack="AIR-3 EAR-3 WAT-3")
    places = {tuple(int(part) for part in name.split(",")) for name in named(t, "hex")}
    taken = {
        (q, r)
        for r, row in zip((-1, 0, 1, 2), (range(3), range(-1, 3), range(-1, 3), range(-1, 2)), strict=True)
        for q in row
    }
    steps = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
    around = {(q + dq, r + dr) for q, r in taken for dq, dr in steps} - taken
    assert places == {(q, r) for q, r in around if sum((q + dq, r + dr) in taken for dq, dr in steps) >= 2}
    assert 0 < len(places) < 40


@rule("eldervale/scenario-12", "E-6.5", "eldervale/R-16", "eldervale/D-10")
def test_without_a_first_purchase_there_is_no_second_one() -> None:
    t = dungeon()
    assert "decline" in legal(t)
    assert named(t, "buy")
    play(t, "decline")
    assert not named(t, "buy")
    assert set(named(t, "burn")) == {"air", "earth", "fire", "water"}
    assert "decline" in legal(t)
    play(t, "burn fire")
    assert [CONTENT.adventures[card].id for card in t.burned] == ["FIR-Gate"]


@rule("eldervale/scenario-13", "E-6.5")
def test_a_dungeon_without_tiles_left() -> None:
    t = dungeon()
    assert set(named(t, "buy")) == {"air", "earth", "fire", "water"}
    assert t.trigger == NONE


@rule("eldervale/scenario-14", "E-7.3", "E-7.4", "E-3.12", "eldervale/R-55")
def test_a_monster_that_comes_with_a_new_lair_rushes_at_once() -> None:
    t = dungeon("DUN2", stack="WAT-3", decks={}, chance=[0] * 40)
    play(t, "hex 2,2")
    assert monster(t, "MO-WAT") == "WAT-3"
    play(t, "buy fire", "pay sword", "pay gem")
    assert monster(t, "MO-WAT") == "WAT-3"  # the purchases come first
    play(t, "decline", "pass")
    assert told(t, "rushed") == [(A, MONSTERS["MO-WAT"], TILES["DUN2"], TILES["WAT-3"])]
    assert told(t, "battle")
    assert monster(t, "MO-WAT") == "DUN2"


@rule("eldervale/scenario-14", "E-7.3")
def test_a_lair_that_does_not_touch_the_dungeon_sends_nobody() -> None:
    t = dungeon("DUN2", stack="WAT-3")
    play(t, "hex 3,-1")
    assert monster(t, "MO-WAT") == "WAT-3"
    play(t, "decline", "decline")
    assert monster(t, "MO-WAT") == "WAT-3"
    assert not told(t, "battle")


@rule("eldervale/scenario-15", "E-4.3", "E-7.8")
def test_a_rush_and_opponents_make_one_battle() -> None:
    t = eldervale(
        {"ready": "worker warrior"},
        {"ready": "worker wizard", "at": {"EAR-1": "worker"}},
        monsters={"MO-FIR": "FIR-2"},
        dice="1 666 6666",
    )
    play(t, "place warrior", "to EAR-1", "decline")
    assert [event[2] for event in told(t, "battle")] == [1 + 2]
    assert monster(t, "MO-FIR") == "EAR-1"
    assert at(t, A) == at(t, B) == {}
    assert (under(t, A), under(t, B)) == ("warrior", "worker")


@rule("eldervale/scenario-16", "E-7.3", "eldervale/R-20")
def test_a_slow_monster_does_not_rush_but_fights_whoever_enters() -> None:
    t = eldervale(
        {"ready": "worker wizard"}, {"ready": "worker"}, monsters={"MO-EAR": "EAR-2"}, dice="1 65555"
    )
    play(t, "place worker", "to RUIN-PORTAL")
    assert monster(t, "MO-EAR") == "EAR-2"
    assert not told(t, "battle")
    t = eldervale(
        {"ready": "worker", "at": {"PORTAL": "worker"}},
        {"ready": "worker"},
        monsters={"MO-EAR": "EAR-2"},
        dice="1 65555",
    )
    play(t, "place worker", "to EAR-2", "decline", "done")
    assert told(t, "battle")
    assert under(t, A) == "worker"
    assert vp(t, A) == 0
