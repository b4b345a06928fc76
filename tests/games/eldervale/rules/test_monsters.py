"""Chapters 15 and 16: Monsters, Dominated Monsters and the modules."""

from __future__ import annotations

from games.eldervale.looks import (
    at,
    hand,
    legal,
    monster,
    named,
    play,
    power,
    ready,
    seen,
    tokens,
    told,
    under,
    vp,
)
from games.eldervale.scenes import CONTENT, GAME, MONSTERS, TILES, A, B, C, eldervale
from rule import rule
from spinney.engine.bits import bit_count, bits_of
from spinney.engine.nothing import NONE
from spinney.games.eldervale.state.table import BOUND, EldervaleTable


def regroup(t: EldervaleTable, *texts: str) -> None:
    """Regroup, where it is not forced, and answer."""
    play(t, *[text for text in ("regroup",) if text in legal(t)], *texts)


@rule("E-15.1")
def test_a_monster_card_states_its_dice_and_abilities() -> None:
    by_name = {found.name: found for found in CONTENT.monsters}
    assert by_name["Storm Roc"].dice == 4
    assert by_name["Brass Golem"].dice == 5
    assert by_name["Frost Giant"].element == NONE
    for found in CONTENT.monsters:
        abilities = bit_count(found.abilities)
        assert abilities in ((1, 2) if found.legendary else (1,))


@rule("E-15.3")
def test_monster_dice_are_rolled_without_asking() -> None:
    t = eldervale({"ready": "worker"}, {"ready": "worker"}, monsters={"MO-FIR": "FIR-2"}, dice="1 1345 2")
    play(t, "to EAR-1", "decline")
    assert told(t, "rolled")[1][2] == MONSTERS["MO-FIR"] + 1
    assert told(t, "rerolled")[0][1:] == (told(t, "rerolled")[0][1], 1, MONSTERS["MO-FIR"] + 1)
    assert monster(t, "MO-FIR") == "EAR-1"


@rule("E-15.4")
def test_dominating_reaches_from_the_realm_just_left_and_from_own_units() -> None:
    t = eldervale(
        {"at": {"FORT": "warrior", "DUN2": "worker"}, "cards": "EAR-Bond"},
        {"ready": "worker"},
        monsters={"MO-FIR": "FIR-2", "MO-WAT": "EAR-2", "MO-AIR": "WAT-1"},
    )
    regroup(t, "take warrior RUIN-FORT", "do EAR-Bond")
    assert named(t, "monster") == ["MO-FIR", "MO-WAT"]
    play(t, "monster MO-FIR")
    assert monster(t, "MO-FIR") == "tamed A"
    assert ready(t, A) == "MO-FIR"
    assert tokens(t, A) == "T"


@rule("E-15.4")
def test_giant_and_mother_cannot_be_dominated() -> None:
    t = eldervale(
        {"at": {"TOWER": "warrior"}, "cards": "CHA-Bond DAR-Bond"},
        {"ready": "worker"},
        add={"BIFROST": (1, -2)},
        monsters={"MO-FRO": "BIFROST"},
        bound={"MO-MOD": A, "MO-FIR": B},
    )
    regroup(t)
    assert "do CHA-Bond" not in legal(t)
    play(t, "do DAR-Bond")
    assert named(t, "monster") == ["MO-FIR"]


@rule("E-15.5", "E-15.7")
def test_a_dominated_monster_fights_as_a_unit() -> None:
    t = eldervale(
        {"ready": "warrior"},
        {"at": {"EAR-1": "MO-FIR"}, "glory": 0},
        tamed={"MO-FIR": B},
        dice="1112 666",
    )
    play(t, "to EAR-1", "decline")
    rolled = {seat: size_of(dice) for seat, dice, *_ in told(t, "rolled")}
    assert rolled == {B: 4, A: 3}
    assert "power" not in legal(t)
    assert told(t, "battle_won") == [(A, 0, 1, 0)]


def size_of(roll: int) -> int:
    return len([digit for digit in f"{roll:06o}" if digit != "0"])


@rule("E-15.6", "eldervale/R-43", "E-15.5")
def test_a_beaten_dominated_monster_is_bound_to_the_winner() -> None:
    for name in ("MO-FIR", "MO-AIR"):
        t = eldervale({"ready": "warrior"}, {"at": {"EAR-1": name}}, tamed={name: B}, dice="1112 666")
        play(t, "to EAR-1", "decline", "gain gem")
        assert monster(t, name) == "bound A"
        assert tokens(t, B) == "W"
        assert at(t, B) == {}
        assert under(t, B) == ""


@rule("E-15.6", "E-10.9")
def test_release_comes_with_the_next_regroup() -> None:
    t = eldervale(
        {"at": {"EAR-2": "warrior"}, "cards": "FIR-Bond WAT-Bond", "tray": ""},
        {"ready": "worker worker worker worker"},
        add={"FIR-3": (2, 2)},
        monsters={"MO-FIR": "DUN2"},
    )
    regroup(t, "do WAT-Bond", "monster MO-FIR")
    assert monster(t, "MO-FIR") == "tamed A"  # not released by the Regroup in which it was dominated
    play(t, "to AIR-1", "decline", "place MO-FIR", "to RUIN-FORT")
    play(t, "place worker", "to RUIN-TOWER")
    play(t, "regroup", "ready")
    assert told(t, "released") == [(A, MONSTERS["MO-FIR"], TILES["FIR-3"], 0)]
    assert monster(t, "MO-FIR") == "FIR-3"
    assert ready(t, A) == "warrior"


@rule("E-15.8")
def test_a_saved_monster_stays_dominated_and_rescue_takes_none() -> None:
    t = eldervale(
        {"ready": "warrior"},
        {"at": {"EAR-1": "MO-FIR"}, "cards": "LIG-Banner"},
        tamed={"MO-FIR": B},
        dice="1112 666",
    )
    play(t, "to EAR-1", "decline", "gain gem")
    assert legal(t) == ["save MO-FIR", "pass"]
    play(t, "save MO-FIR")
    assert monster(t, "MO-FIR") == "tamed B"
    assert ready(t, B) == "MO-FIR"
    assert tokens(t, B) == ""
    assert all(not text.startswith("rescue MO") for text in GAME.actions.texts)


# Modules.


@rule("E-16.1")
def test_the_frost_giant_gives_glory_only() -> None:
    t = GAME.start(3, seed=2, bifrost="on")
    assert t.monsters[MONSTERS["MO-FRO"]] == TILES["BIFROST"]
    assert bit_count(t.adjacent[TILES["BIFROST"]]) >= 2
    battle = eldervale(
        {"ready": "warrior", "tokens": "WWW"},
        {"ready": "worker"},
        add={"BIFROST": (1, -2)},
        monsters={"MO-FRO": "BIFROST"},
        dice="666666 11111",
    )
    play(battle, "to BIFROST", "decline", "spend sword", "spend sword", "spend sword", "gain gem")
    assert battle.players[A].glory == 1
    assert battle.monsters[MONSTERS["MO-FRO"]] == BOUND + A


@rule("E-16.2", "E-16.3", "eldervale/R-44")
def test_the_mother_of_dragons_leaves_a_trove() -> None:
    t = eldervale(
        {"ready": "warrior", "tokens": "WWW"},
        {"ready": "worker"},
        add={"DEN": (0, 3)},
        monsters={"MO-MOD": "DEN"},
        chance=[5, 5, 5, 5, 5, 5, 1, 1, 1, 1, 1, 0],
    )
    play(t, "to DEN", "decline", "spend sword", "spend sword", "spend sword", "gain gem")
    assert t.players[A].glory == 1
    assert told(t, "trove") == [(A, 0, 0, 0)]
    assert vp(t, A) == 5
    assert bit_count(t.troves) == 4


@rule("E-16.4", "E-9.6", "eldervale/R-33", "eldervale/R-49")
def test_a_tactics_token_cancels_a_battle_and_is_restored_for_swords() -> None:
    t = eldervale(
        {"ready": "warrior"}, {"at": {"EAR-1": "worker"}, "tactics": 1, "tokens": "WWWW", "ready": "worker"}
    )
    play(t, "to EAR-1", "decline")
    assert legal(t) == ["tactics", "pass"]
    play(t, "tactics")
    assert at(t, A) == at(t, B) | {"EAR-1": "warrior"}
    assert t.players[B].tactics == 0
    play(t, "restore")
    assert tokens(t, B) == "W"
    assert t.players[B].tactics == 1


@rule("E-16.5", "E-9.5", "E-12.4", "E-10.8")
def test_a_mercenary_for_gold_serves_until_the_regroup() -> None:
    t = eldervale(
        {"at": {"EAR-1": "worker"}, "tokens": "$T", "orbs": 0},
        {"ready": "worker", "tokens": "TTTT"},
        mercenaries={"minotaur": -1},
    )
    play(t, "hire minotaur")
    assert tokens(t, A) == "T"
    play(t, "place minotaur", "to RUIN-MILL")
    assert t.turn.seat == B
    assert named(t, "hire") == []
    play(t, "to RUIN-DUN2")
    while t.turn.seat == B:
        play(t, "decline")
    regroup(t)
    while t.turn.seat == A:
        play(t, legal(t)[0] if legal(t)[0].startswith("take") else "ready")
    assert seen(t)["mercenaries"] == {"minotaur": -1}
    assert told(t, "mercenary_left") == [(A, 0, 0, 0)]


@rule("E-9.4", "E-16.5")
def test_a_mercenary_for_an_orb_stays() -> None:
    t = eldervale(
        {"at": {"EAR-1": "worker"}, "orbs": 1}, {"ready": "worker"}, mercenaries={"shapeshifter": -1}
    )
    play(t, "orb hire")
    assert t.bought == 2
    play(t, "regroup", "ready")
    assert seen(t)["mercenaries"] == {"shapeshifter": A}
    assert "shapeshifter" in ready(t, A)


@rule("E-16.5", "E-16.9", "eldervale/D-13")
def test_the_minotaur_charges_into_an_adjacent_realm() -> None:
    t = eldervale(
        {"ready": "worker"},
        {"at": {"MILL": "minotaur"}, "ready": "worker"},
        {"ready": "worker"},
        mercenaries={"minotaur": B},
        dice="222 1",
    )
    play(t, "to EAR-1", "decline")
    assert (t.seat, legal(t)) == (B, ["charge", "stay"])
    stays = t.clone()
    play(t, "charge", "gain gem")
    assert at(t, B) == {"EAR-1": "minotaur"}
    assert under(t, A) == "worker"
    play(stays, "stay")
    assert told(t, "rushed") == []
    assert at(stays, A) == {"EAR-1": "worker"}


@rule("E-16.9")
def test_nobody_charges_in_peace_or_on_the_own_turn() -> None:
    for peaceful in (True, False):
        t = eldervale(
            {"ready": "worker"},
            {"at": {"MILL": "minotaur"}, "ready": "worker"},
            mercenaries={"minotaur": B},
            peaceful=peaceful,
            active=A if peaceful else B,
        )
        play(t, *[text for text in ("place worker",) if text in legal(t)], "to EAR-1", "decline")
        assert "charge" not in legal(t)


@rule("E-16.5", "E-16.8", "E-10.3")
def test_the_shapeshifter_is_what_was_named_last() -> None:
    t = eldervale(
        {"ready": "shapeshifter", "cards": "AIR-Lore FIR-Banner"},
        {"at": {"EAR-1": "worker"}, "ready": "worker"},
        mercenaries={"shapeshifter": A},
        bought="shapeshifter",
        dice="1111 6",
    )
    play(t, "place shapeshifter")
    assert legal(t) == ["name warrior", "name wizard", "name dragon"]
    wizard = t.clone()
    play(t, "name warrior")
    assert "to EAR-1" in legal(t)  # Aggression
    play(t, "to EAR-1", "decline")
    assert size_of(next(dice for seat, dice, *_ in told(t, "rolled") if seat == A)) == 4
    play(wizard, "name wizard")
    assert "to EAR-1" not in legal(wizard)
    play(wizard, "to RUIN-DUN2", "decline", "place worker", "to RUIN-MILL")
    assert "do AIR-Lore" in legal(wizard)


@rule("E-16.6")
def test_legendary_monsters_may_take_the_place_of_regular_ones() -> None:
    legends = 0
    for seed in range(40):
        t = GAME.start(3, seed=seed, legends="on")
        for element in bits_of(t.elements):
            here = [t.monsters[element] != -1, t.monsters[10 + element] != -1]
            assert here.count(True) == 1
            legends += here[1]
    assert 80 < legends < 120  # about half of them


@rule("E-16.7")
def test_unit_abilities_may_be_switched_off() -> None:
    assert all(player.side == NONE for player in GAME.start(4, seed=1, abilities="off").players)
    assert all(player.side != NONE for player in GAME.start(4, seed=1).players)


@rule("E-7.24", "E-10.9", "eldervale/R-28")
def test_a_bound_monster_waits_while_its_lair_is_occupied() -> None:
    t = eldervale(
        {"at": {"EAR-1": "worker"}},
        {"at": {"FIR-3": "worker"}, "ready": "worker"},
        swap={"FIR-1": "FIR-3"},
        bound={"MO-FIR": A},
    )
    other = eldervale(
        {"at": {"EAR-1": "worker"}}, {"ready": "worker"}, swap={"FIR-1": "FIR-3"}, bound={"MO-FIR": A}
    )
    regroup(t, "ready")
    regroup(other, "ready")
    assert monster(t, "MO-FIR") == "bound A"
    assert monster(other, "MO-FIR") == "FIR-3"


def test_power_is_a_reward_for_beating_a_monster() -> None:
    t = eldervale(
        {"ready": "warrior"},
        {"ready": "worker"},
        {},
        monsters={"MO-FIR": "FIR-2"},
        dice="666 1222 3",
    )
    play(t, "to FIR-2", "decline")
    assert legal(t) == ["glory", "power"]
    play(t, "power")
    assert power(t, A, "fire") == 1
    assert t.players[A].slain == 1
    assert hand(t, C) == []


@rule("E-7.16", "E-7.26", "E-7.12")
def test_all_participants_roll_and_nobody_withdraws() -> None:
    t = eldervale(
        {"ready": "warrior"},
        {"at": {"EAR-1": "worker"}, "tokens": "W"},
        {"at": {"EAR-1": "wizard"}, "ready": "worker"},
        dice="1 11 666",
    )
    play(t, "to EAR-1", "decline")
    assert legal(t) == ["spend sword", "pass"]
    play(t, "pass", "gain gem")
    assert [(seat, size_of(dice)) for seat, dice, *_ in told(t, "rolled")] == [(B, 1), (C, 2), (A, 3)]
    assert tokens(t, B) == "WW"
    assert under(t, C) == "wizard"
