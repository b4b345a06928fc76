"""Chapters 5, 6 and 7a, 7b: placement, Realm actions, peace and Rush."""

from __future__ import annotations

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
from games.eldervale.scenes import GAME, TILES, A, B, eldervale
from rule import rule
from spinney.engine.bits import bits_of

# Placement.


@rule("E-5.7", "E-7.1", "eldervale/R-19")
def test_in_peaceful_beginnings_units_enter_and_nobody_fights() -> None:
    t = eldervale(
        {"ready": "worker", "at": {"MILL": "worker"}},
        {"at": {"EAR-1": "worker"}, "ready": "worker"},
        peaceful=True,
        monsters={"MO-FIR": "FIR-2"},
    )
    play(t, "place worker")
    assert "to EAR-1" in legal(t)
    play(t, "to EAR-1", "decline")
    assert t.turn.seat == B
    assert at(t, A)["EAR-1"] == at(t, B)["EAR-1"] == "worker"
    assert monster(t, "MO-FIR") == "FIR-2"
    assert told(t, "battle") == told(t, "rushed") == []


@rule("E-7.1", "E-7.2")
def test_peace_ends_with_the_last_first_regroup_and_nobody_fights_by_that() -> None:
    t = eldervale(
        {"ready": "worker", "at": {"EAR-1": "worker"}, "glory": -1},
        {"ready": "worker", "at": {"EAR-1": "worker"}, "glory": -1},
        peaceful=True,
    )
    play(t, "regroup", "ready")
    assert t.peaceful == 1
    play(t, "regroup", "ready")
    assert t.peaceful == 0
    assert told(t, "battle") == []
    play(t, "to EAR-1", "decline")
    assert told(t, "peace_ends") == [(B, 0, 0, 0)]  # once


@rule("E-5.9", "E-16.5")
def test_mercenaries_and_dominated_monsters_are_placed_like_workers() -> None:
    t = eldervale(
        {"ready": "minotaur MO-FIR", "at": {"FORT": "worker"}},
        {},
        mercenaries={"minotaur": A},
        tamed={"MO-FIR": A},
    )
    play(t, "place MO-FIR")
    assert named(t, "to") == ["AIR-1", "EAR-1", "FIR-2"]


@rule("E-5.10", "eldervale/R-62")
def test_where_every_realm_is_occupied_any_may_be_chosen() -> None:
    tiles = [
        "AIR-1",
        "TOWER",
        "FIR-1",
        "FORT",
        "EAR-1",
        "MILL",
        "WAT-1",
        "FIR-2",
        "PORTAL",
        "DUN1",
        "AIR-2",
        "WAT-2",
        "EAR-2",
        "DUN2",
    ]
    t = eldervale({"ready": "worker"}, {"at": dict.fromkeys(tiles, "worker"), "tray": ""})
    assert len(named(play(t, "place worker"), "to")) == len(tiles)


@rule("E-5.1", "eldervale/R-11")
def test_a_first_placement_is_any_with_no_own_unit_on_the_map() -> None:
    t = eldervale({"ready": "worker", "under": "worker"}, {})
    play(t, "place worker")
    assert "to RUIN-DUN2" in legal(t)
    assert "to AIR-1" in legal(t)


# Realm actions.


@rule("E-6.0", "eldervale/R-12")
def test_a_realm_action_may_be_declined() -> None:
    t = eldervale({"ready": "worker"}, {"ready": "worker"})
    play(t, "to EAR-1")
    assert legal(t) == ["use", "decline"]
    play(t, "decline")
    assert held(t, A) == []


@rule("E-6.1", "eldervale/R-13")
def test_a_stack_is_chosen_where_two_are_filled() -> None:
    t = eldervale({"ready": "worker"}, {"ready": "worker"}, tops={"AIR-1/1": "air-SP", "AIR-1/2": "air-$S"})
    play(t, "to AIR-1", "use")
    assert legal(t) == ["stack 1", "stack 2"]
    play(t, "stack 2")
    assert held(t, A) == ["air-$S"]


@rule("E-6.4", "eldervale/D-7", "E-8.1")
def test_the_mill_builds_with_a_worker_anywhere() -> None:
    t = eldervale(
        {"ready": "warrior worker", "at": {"EAR-1": "worker", "WAT-1": "worker"}, "tokens": "GSTP"},
        {"ready": "worker"},
    )
    play(t, "place warrior", "to RUIN-MILL")
    play(t, "use")
    assert legal(t) == ["to EAR-1", "to WAT-1"]
    play(t, "to EAR-1", "pay scroll")
    assert bits_of(t.players[A].dwellings) == [TILES["EAR-1"]]
    assert tokens(t, A) == "P"


@rule("E-6.5", "eldervale/D-8", "eldervale/D-9", "eldervale/D-10", "eldervale/R-16", "eldervale/R-46")
def test_the_dungeon_step_by_step() -> None:
    t = eldervale({"ready": "worker", "tokens": "WGG"}, {"ready": "worker"}, stack="LIG-1 LIG-2")
    play(t, "to RUIN-DUN1", "use")
    assert all(text.startswith("hex ") for text in legal(t))
    play(t, legal(t)[0])
    assert legal(t) == ["buy fire", "buy light", "decline"]
    play(t, "buy fire")
    assert power(t, A, "fire") == 1
    assert market(t)["fire"] == ""
    assert "burn fire" not in legal(t)
    assert "burn air" in legal(t)
    play(t, "burn air")
    assert market(t)["fire"] not in ("", "FIR-Gate")
    assert market(t)["air"] not in ("", "AIR-Gate")
    assert len(t.burned) == 1


@rule("E-6.5", "eldervale/R-16")
def test_without_a_first_card_only_burning_is_left() -> None:
    t = eldervale({"ready": "worker", "tokens": "WGG"}, {"ready": "worker"})
    play(t, "to RUIN-DUN1", "use", "decline")
    assert {text.split()[0] for text in legal(t)} == {"burn", "decline"}


@rule("E-6.6", "eldervale/D-11")
def test_the_portal_summons_for_the_cost_of_the_starter() -> None:
    t = eldervale({"ready": "worker", "tokens": "SPT", "tray": "wizard dragon"}, {"ready": "worker"})
    play(t, "to RUIN-PORTAL")
    assert legal(t) == ["use", "decline"]
    play(t, "use")
    assert ready(t, A) == "wizard"
    assert tokens(t, A) == "T"
    empty = eldervale({"ready": "worker", "tokens": "SPT", "tray": "dragon"}, {"ready": "worker"})
    play(empty, "to RUIN-PORTAL")
    assert empty.turn.seat == B


@rule("E-6.7", "eldervale/R-18", "E-13.2")
def test_the_oracle_gives_a_magic_card_or_sells_a_market_card() -> None:
    t = eldervale({"ready": "worker", "tokens": "WG"}, {"ready": "worker"})
    play(t, "to AIR-2")
    assert legal(t) == ["use", "consult", "trade", "decline"]
    other = t.clone()
    play(t, "consult")
    assert len(hand(t, A)) == 1
    assert held(t, A) == []
    play(other, "trade")
    assert tokens(other, A) == ""
    assert power(other, A, "fire") == 1
    assert market(other)["fire"] not in ("", "FIR-Gate")


@rule("E-6.8", "E-6.9", "E-16.1", "E-16.2")
def test_bifrost_and_den() -> None:
    t = eldervale({"ready": "worker"}, {"ready": "worker"}, add={"BIFROST": (1, -2), "DEN": (0, 3)})
    den = t.clone()
    play(t, "to BIFROST", "use")
    assert len(hand(t, A)) == 1
    play(den, "to DEN", "use")
    assert tokens(den, A) == "$"


@rule("E-6.10")
def test_a_lair_is_an_elemental_realm() -> None:
    t = eldervale(
        {"ready": "warrior"}, {"ready": "worker"}, swap={"EAR-1": "FIR-3"}, tops={"FIR-3": "fire-GG"}
    )
    play(t, "to FIR-3", "use")
    assert held(t, A) == ["fire-GG"]


@rule("E-6.11")
def test_an_exhausted_stack_has_no_card_any_more() -> None:
    t = eldervale({"ready": "worker", "tokens": "WG"}, {"ready": "worker"}, decks={"fire": ""})
    play(t, "to AIR-2", "trade")
    assert market(t)["fire"] == ""
    assert t.faces[2] == -1


@rule("E-6.12", "E-6.13", "eldervale/R-63", "E-6.3", "eldervale/R-15", "eldervale/D-6")
def test_the_fortress_takes_one_gold_at_most() -> None:
    t = eldervale({"ready": "worker", "tokens": "$$"}, {"ready": "worker"})
    play(t, "to RUIN-FORT")
    assert t.turn.seat == B
    other = eldervale({"ready": "worker", "tokens": "T$$"}, {"ready": "worker"})
    play(other, "to RUIN-FORT", "use")
    assert tokens(other, A) == "$$$"


@rule("E-6.2", "eldervale/R-14", "eldervale/D-5")
def test_the_mage_tower_draws_three_and_discards_one_of_all() -> None:
    t = eldervale(
        {"ready": "worker", "tokens": "TW", "hand": "SP01"}, {"ready": "worker"}, deck="SP02 SP03 SP04"
    )
    play(t, "place worker", "to RUIN-TOWER", "use", "pay tool", "pay sword")
    assert named(t, "discard") == ["SP01", "SP02", "SP03", "SP04"]
    play(t, "discard SP01")
    assert hand(t, A) == ["SP02", "SP03", "SP04"]


@rule("E-6.14", "eldervale/R-65")
def test_whoever_left_has_no_realm_action() -> None:
    t = eldervale({"ready": "worker", "hand": "SP06 PR01"}, {"ready": "worker"})
    play(t, "place worker", "to EAR-1")
    assert "use" in legal(t)
    play(t, "play SP06", "move worker EAR-1", "to RUIN-MILL")
    assert legal(t) == ["decline"]


# Rush.


@rule("E-7.3", "eldervale/R-20", "eldervale/D-12")
def test_of_several_monsters_one_rushes() -> None:
    t = eldervale(
        {"ready": "worker"},
        {"ready": "worker"},
        monsters={"MO-FIR": "FIR-2", "MO-WAT": "MILL"},
        dice="1 2222",
    )
    play(t, "to EAR-1", "decline")
    assert legal(t) == ["monster MO-FIR", "monster MO-WAT"]
    play(t, "monster MO-FIR")
    assert monster(t, "MO-FIR") == "EAR-1"
    assert monster(t, "MO-WAT") == "MILL"
    assert under(t, A) == "worker"


@rule("E-7.3", "E-7.7")
def test_no_monster_rushes_where_one_is() -> None:
    t = eldervale(
        {"ready": "warrior"},
        {"ready": "worker"},
        monsters={"MO-FIR": "FIR-2", "MO-WAT": "EAR-1"},
        dice="111 2222",
    )
    play(t, "to EAR-1", "decline")
    assert told(t, "rushed") == []
    assert monster(t, "MO-FIR") == "FIR-2"
    assert monster(t, "MO-WAT") == "EAR-1"


@rule("E-7.5", "E-15.2")
def test_only_placing_causes_a_rush() -> None:
    t = eldervale(
        {"ready": "worker", "at": {"WAT-1": "worker"}, "hand": "SP06"},
        {"ready": "worker"},
        monsters={"MO-FIR": "FIR-2"},
    )
    play(t, "play SP06", "move worker WAT-1", "to RUIN-MILL", "regroup")
    assert monster(t, "MO-FIR") == "FIR-2"
    assert told(t, "rushed") == []


@rule("E-7.6")
def test_a_monster_that_rushes_leaves_others_behind() -> None:
    t = eldervale(
        {"ready": "worker"},
        {"at": {"FIR-2": "worker"}, "ready": "worker"},
        monsters={"MO-FIR": "FIR-2"},
        dice="1 2222",
    )
    play(t, "to EAR-1", "decline")
    assert t.seat == B
    assert legal(t) == ["join worker FIR-2", "done"]
    assert monster(t, "MO-FIR") == "EAR-1"


@rule("E-7.9", "E-7.8")
def test_a_dwelling_alone_causes_no_battle() -> None:
    t = eldervale({"ready": "worker"}, {"dwellings": "EAR-1", "ready": "worker"})
    play(t, "to EAR-1", "decline")
    assert told(t, "battle") == []
    assert t.turn.seat == B
    assert vp(t, A) == 0


def test_sketch_and_labels_of_a_scene_say_something() -> None:
    t = eldervale({"ready": "worker"}, {"ready": "worker"}, monsters={"MO-FIR": "FIR-2"})
    lines = ["".join(text for text, _ in line) for line in GAME.sketch(t, A)]
    assert any("!FIR" in line for line in lines)
    play(t, "place worker")
    assert GAME.label(t, t.options[0]).startswith("Kitewind Steppe (Treasure)")
