"""Section 18: rulings that no scenario and no chapter shows by itself, most of them about modules."""

from __future__ import annotations

from games.eldervale.looks import at, legal, monster, named, play, power, ready, tokens, told, under, vp
from games.eldervale.scenes import CONTENT, GAME, KINDS, TILES, A, B, C, Seat, eldervale
from rule import rule
from spinney.engine.bits import bit
from spinney.games.eldervale.rules.endgame import finish
from spinney.games.eldervale.state.dice import unpacked
from spinney.games.eldervale.state.table import EldervaleTable

IDLE: Seat = {"ready": "worker wizard"}


def dice_of_monster(t: EldervaleTable) -> int:
    return next(len(unpacked(dice)) for _, dice, b, _ in told(t, "rolled") if b)


@rule("eldervale/R-2")
def test_a_player_may_have_power_in_every_element_in_play() -> None:
    spaces = {"air": 2, "earth": 1, "fire": 3, "water": 1, "light": 1, "darkness": 1}
    t = eldervale({**IDLE, "power": spaces, "orbs": 1}, IDLE, elements="light darkness order")
    play(t, "orb track", "space 1", "element order")
    assert power(t, A, "order") == 2
    assert len([space for space in t.players[A].power if space > 0]) == 7


@rule("eldervale/R-24", "E-7.14")
def test_gold_may_be_spent_as_a_sword() -> None:
    t = eldervale(
        {"ready": "warrior worker", "at": {"FORT": "worker"}, "tokens": "$"},
        {**IDLE, "at": {"EAR-1": "worker"}},
        dice="1 6666",
    )
    play(t, "place warrior", "to EAR-1", "decline", "done", "spend gold")
    assert tokens(t, A) == ""
    assert [len(unpacked(dice)) for seat, dice, _, _ in told(t, "rolled") if seat == A] == [4]


@rule("eldervale/R-29", "E-8.1", "E-8.6")
def test_a_realm_has_room_for_one_dwelling_and_a_monster_does_not_prevent_it() -> None:
    a: Seat = {**IDLE, "tokens": "TGS", "at": {"EAR-1": "worker", "EAR-2": "worker"}}
    t = eldervale(a, {**IDLE, "dwellings": "EAR-1"}, monsters={"MO-EAR": "EAR-2"})
    play(t, "place worker", "to RUIN-MILL", "use")
    assert t.players[A].dwellings == bit(TILES["EAR-2"])


@rule("E-8.6")
def test_only_workers_become_dwellings() -> None:
    t = eldervale({**IDLE, "tokens": "TGS", "at": {"EAR-1": "warrior"}}, IDLE)
    play(t, "place worker", "to RUIN-MILL")
    assert t.turn.seat == B  # nothing to build: the action was not offered


@rule("eldervale/R-30", "E-8.5")
def test_an_effect_makes_a_dwelling_a_castle_which_gives_two_dice() -> None:
    t = eldervale(
        {
            "ready": "worker",
            "at": {"FORT": "worker", "TOWER": "worker"},
            "dwellings": "EAR-1",
            "cards": "EAR-Wonder",
            "icons": "EAR-Wonder",
        },
        IDLE,
    )
    play(t, "regroup", "take worker RUIN-FORT", "do EAR-Wonder")
    assert legal(t) == ["to EAR-1", "decline"]
    play(t, "to EAR-1")
    assert t.players[A].castles == bit(TILES["EAR-1"])
    assert power(t, A, "earth") == 1


@rule("eldervale/R-40", "E-11.3")
def test_prophecies_are_revealed_in_ascending_order_of_the_score_before_them() -> None:
    t = eldervale({**IDLE, "vp": 9}, {**IDLE, "vp": 3}, {**IDLE, "vp": 9, "hand": "PR04"})
    finish(t)
    order = [seat for seat, item, _, _ in told(t, "final") if item == 0]
    assert order == [B, A, C]
    assert t.winners == [C]


@rule("eldervale/R-43", "E-15.4", "E-15.6", "E-10.11", "E-2.3")
def test_domination_lasts_until_the_end_of_the_next_regroup() -> None:
    t = eldervale(
        {"ready": "worker", "at": {"EAR-1": "warrior", "DUN2": "worker"}, "cards": "AIR-Bond"},
        IDLE,
        swap={"FIR-1": "FIR-3"},
        monsters={"MO-FIR": "FIR-3"},
    )
    play(t, "regroup", "take warrior EAR-1")
    play(t, "do AIR-Bond", "monster MO-FIR", "ready")
    assert monster(t, "MO-FIR") == "tamed A"
    assert ready(t, A) == "worker worker warrior MO-FIR"
    play(t, "place worker", "to EAR-2", "decline")
    play(t, "place MO-FIR", "to RUIN-TOWER")
    play(t, "place wizard", "to WAT-2", "decline")
    play(t, "regroup", "ready")
    assert monster(t, "MO-FIR") == "FIR-3"
    assert "MO-FIR" not in ready(t, A)


@rule("E-15.4")
def test_monsters_of_the_modules_cannot_be_dominated() -> None:
    t = eldervale(
        {"ready": "worker", "at": {"EAR-1": "warrior", "DUN2": "worker"}, "cards": "CHA-Bond"},
        IDLE,
        monsters={"MO-FRO": "TOWER", "MO-MOD": "MILL"},
    )
    play(t, "regroup", "take warrior EAR-1")
    assert "do CHA-Bond" not in legal(t)


@rule("eldervale/R-44", "E-16.2", "E-16.3")
def test_the_mother_of_dragons_gives_a_trove_besides_glory() -> None:
    t = eldervale(
        {"ready": "warrior worker"},
        IDLE,
        add={"DEN": (0, 3)},
        monsters={"MO-MOD": "DEN"},
        chance=[5, 5, 5, 1, 1, 1, 1, 1, 1],
    )
    play(t, "place warrior", "to DEN", "use")
    assert tokens(t, A) == "$"  # E-6.9
    play(t, "pass")
    assert t.players[A].glory == 1
    play(t, "gain gem")
    assert told(t, "trove") == [(A, 1, 0, 0)]
    assert tokens(t, A) == "G$$$$"
    assert monster(t, "MO-MOD") == "bound A"
    assert t.troves == 0b11101


@rule("eldervale/R-44", "E-16.2")
def test_without_troves_there_is_only_glory() -> None:
    t = eldervale(
        {"ready": "warrior worker"}, IDLE, add={"DEN": (0, 3)}, monsters={"MO-MOD": "DEN"}, dice="666 22222"
    )
    t.troves = 0
    play(t, "place warrior", "to DEN", "decline", "gain gem")
    assert told(t, "trove") == []
    assert t.players[A].glory == 1


@rule("eldervale/R-51", "E-7.23", "E-4.3")
def test_a_turn_goes_on_after_the_placed_unit_has_fallen() -> None:
    t = eldervale({**IDLE, "held": "air-SS"}, IDLE, monsters={"MO-FIR": "AIR-1"}, dice="1 6666")
    play(t, "place worker", "to EAR-1", "decline", "on")
    assert under(t, A) == "worker"
    assert monster(t, "MO-FIR") == "EAR-1"
    assert legal(t) == ["cash", "on"]  # the window after the battle
    play(t, "cash")
    assert tokens(t, A) == "SSW"


@rule("eldervale/R-53", "E-7.28", "E-7.15")
def test_a_monster_never_rolls_more_than_five_dice() -> None:
    t = eldervale(
        {"ready": "warrior worker", "at": {"FORT": "worker"}},
        {**IDLE, "at": {"EAR-1": "worker"}},
        {**IDLE, "at": {"EAR-1": "worker"}},
        {**IDLE, "at": {"EAR-1": "worker"}},
        monsters={"MO-CHA": "AIR-1"},
        dice="1 1 1 111 66666",
    )
    play(t, "place warrior", "to EAR-1", "decline", "done")
    assert dice_of_monster(t) == 5  # 3 and 3 more for frenzy


@rule("eldervale/R-68", "E-10.4")
def test_what_is_simply_gained_cannot_be_declined() -> None:
    t = eldervale({**IDLE, "held": "fire-W?", "hand": "QU02", "slain": 1}, IDLE)
    play(t, "play QU02")
    assert vp(t, A) == 4
    play(t, "cash")
    assert legal(t) == ["gain gem", "gain potion", "gain scroll", "gain tool", "gain sword"]


@rule("eldervale/R-69", "E-7.29", "E-7.11")
def test_grasp_keeps_everybody_from_joining_and_supporting() -> None:
    def battle(beast: str) -> EldervaleTable:
        t = eldervale(
            {"side": "B", "ready": "warrior worker", "at": {"FORT": "worker"}},
            {**IDLE, "at": {"AIR-1": "worker"}},
            monsters={beast: "EAR-1"},
            dice="111 6666",
        )
        return play(t, "place warrior", "to EAR-1", "decline")

    t = battle("MO-FIR")
    assert legal(t) == ["join worker AIR-1", "done"]
    play(t, "done")
    assert legal(t) == ["join worker RUIN-FORT", "support worker RUIN-FORT", "done"]
    assert told(battle("MO-WAT"), "rolled")


@rule("E-7.29", "E-7.28")
def test_whoever_supports_gives_dice_and_is_not_lost() -> None:
    t = eldervale(
        {"side": "B", "ready": "warrior worker", "at": {"FORT": "worker", "FIR-2": "worker"}},
        {**IDLE, "at": {"EAR-1": "worker"}},
        dice="6 11111",
    )
    play(t, "place warrior", "to EAR-1", "decline", "support worker FIR-2", "support worker RUIN-FORT")
    assert [len(unpacked(dice)) for seat, dice, _, _ in told(t, "rolled") if seat == A] == [5]
    play(t, "gain gem")
    assert at(t, A) == {"FORT": "worker", "FIR-2": "worker"}
    assert under(t, A) == "warrior"


def bull(peaceful: bool = False) -> EldervaleTable:
    t = eldervale(
        {"ready": "worker wizard"},
        {**IDLE, "at": {"AIR-1": "minotaur"}},
        mercenaries={"minotaur": B},
        peaceful=peaceful,
        dice="666 1",
    )
    return play(t, "place worker", "to EAR-1", "decline")


@rule("eldervale/D-13", "E-16.5", "E-16.9", "E-16.8")
def test_the_minotaur_charges_at_whoever_is_placed_next_to_it() -> None:
    t = bull()
    assert (t.seat, legal(t)) == (B, ["charge", "stay"])
    play(t, "charge", "gain gem")
    assert under(t, A) == "worker"
    assert at(t, B) == {"EAR-1": "minotaur"}
    t = play(bull(), "stay")
    assert at(t, A) == {"EAR-1": "worker"}
    assert at(t, B) == {"AIR-1": "minotaur"}
    t = bull(peaceful=True)
    assert t.turn.seat == B


@rule("eldervale/R-65", "E-6.14", "E-7.27")
def test_a_placed_unit_that_has_left_and_come_back_does_nothing_there() -> None:
    t = eldervale({**IDLE, "hand": "SP06 SP06 PR01"}, IDLE, monsters={"MO-FIR": "AIR-1"})
    play(t, "place worker", "to EAR-1", "play SP06", "move worker EAR-1", "to RUIN-TOWER")
    play(t, "play SP06", "move worker RUIN-TOWER", "to EAR-1")
    assert legal(t) == ["decline"]
    play(t, "decline", "through")
    assert monster(t, "MO-FIR") == "AIR-1"
    assert at(t, A) == {"EAR-1": "worker"}


@rule("E-9.5", "E-16.5", "E-10.8", "E-2.3")
def test_a_mercenary_for_gold_leaves_in_the_next_regroup_one_for_an_orb_stays() -> None:
    t = eldervale(
        {"ready": "worker wizard", "tokens": "$", "orbs": 1},
        IDLE,
        mercenaries={"minotaur": -1, "shapeshifter": -1},
    )
    assert named(t, "hire") == ["minotaur", "shapeshifter"]
    play(t, "hire minotaur", "orb hire")
    assert ready(t, A) == "worker wizard minotaur shapeshifter"
    assert tokens(t, A) == ""
    play(t, "place minotaur", "to EAR-1", "decline", "place worker", "to EAR-2", "decline")
    play(t, "regroup", "ready")
    assert ready(t, A) == "worker wizard shapeshifter"
    assert t.mercenaries == [-1, A]


@rule("E-16.5", "E-16.8")
def test_the_shapeshifter_is_the_type_that_its_owner_names() -> None:
    t = eldervale(
        {"ready": "shapeshifter worker", "at": {"FORT": "worker"}, "cards": "FIR-Banner"},
        {**IDLE, "at": {"EAR-1": "worker"}},
        mercenaries={"shapeshifter": A},
        dice="1 6666",
    )
    play(t, "place shapeshifter")
    assert named(t, "name") == ["warrior", "wizard", "dragon"]
    dragon = play(t.clone(), "name dragon")
    assert "RUIN-MILL" in named(dragon, "to")
    play(t, "name warrior")
    assert "RUIN-MILL" not in named(t, "to")
    play(t, "to EAR-1", "decline", "done")
    assert [len(unpacked(dice)) for seat, dice, _, _ in told(t, "rolled") if seat == A] == [
        4
    ]  # and the Banner


@rule("E-16.6", "E-16.7")
def test_legendary_monsters_and_basic_factions_are_options() -> None:
    found = set()
    for seed in range(6):
        t = GAME.start(4, seed=seed, legends="on", abilities="off")
        assert {player.side for player in t.players} == {-1}
        present = [at for at, place in enumerate(t.monsters) if place != -1]
        assert len(present) == 6
        elements = [CONTENT.monster_element[at] for at in present]
        assert {bit(element) & t.elements for element in elements} == {bit(element) for element in elements}
        found |= {CONTENT.monsters[at].legendary for at in present}
    assert found == {True, False}
    t = GAME.start(4, seed=1)
    assert not any(CONTENT.monsters[at].legendary for at, place in enumerate(t.monsters) if place != -1)
    assert len(KINDS) == 24
