"""E-7.13 to E-7.15, E-7.28 and 19.11: how many dice everybody rolls."""

from __future__ import annotations

import pytest

from games.eldervale.looks import legal, named, play, told
from games.eldervale.scenes import A, B, Rest, Seat, eldervale
from rule import rule
from spinney.games.eldervale.state.dice import unpacked

IDLE: Seat = {"ready": "worker wizard", "glory": 3}
MONSTER = -1


def rolled(own: Seat, other: Seat | None = None, kind: str = "warrior", **rest: object) -> dict[int, int]:
    """How many dice are rolled when A's Unit comes to EAR-1."""
    more: Rest = {**rest}  # type: ignore[typeddict-item]
    t = eldervale(
        {"ready": f"{kind} worker", "at": {"FORT": "worker"}, **own}, {**IDLE, **(other or {})}, **more
    )
    play(t, f"place {kind}", "to EAR-1", "decline")
    while not told(t, "rolled") or "pass" in legal(t):
        play(t, next(text for text in ("done", "pass") if text in legal(t)))
    return {MONSTER if beast else seat: len(unpacked(dice)) for seat, dice, beast, _ in told(t, "rolled")}


BESIDE: Seat = {"at": {"EAR-1": "worker"}}


@rule("E-7.13", "E-8.5", "eldervale/R-54", "eldervale/R-22", "eldervale/R-30")
def test_own_dwellings_in_the_realm_or_next_to_it_give_dice_and_castles_two() -> None:
    assert rolled({}, BESIDE) == {A: 3, B: 1}
    assert rolled({"dwellings": "EAR-1"}, BESIDE)[A] == 4
    assert rolled({"dwellings": "AIR-1 FIR-2"}, BESIDE)[A] == 5
    assert rolled({"castles": "AIR-1"}, BESIDE)[A] == 5
    assert rolled({"castles": "EAR-1"}, BESIDE)[A] == 5
    assert rolled({"dwellings": "WAT-1 EAR-2", "castles": "AIR-2 FIR-1"}, BESIDE)[A] == 3  # too far away
    assert rolled({"castles": "AIR-1"}, {**BESIDE, "dwellings": "FIR-2"}) == {A: 5, B: 2}


@rule("E-7.28")
def test_the_rampart_banner_gives_one_die_in_all_near_home() -> None:
    banner: Seat = {"cards": "EAR-Banner"}
    assert rolled({**banner}, BESIDE)[A] == 3
    assert rolled({**banner, "dwellings": "WAT-1"}, BESIDE)[A] == 3
    assert rolled({**banner, "dwellings": "AIR-1"}, BESIDE)[A] == 5
    assert rolled({**banner, "dwellings": "AIR-1 EAR-1"}, BESIDE)[A] == 6


@rule("E-7.28", "E-7.15")
def test_banners_add_dice_to_each_unit_of_their_kind_and_six_are_the_most() -> None:
    assert rolled({"cards": "FIR-Banner"}, BESIDE)[A] == 4
    assert rolled({"cards": "AIR-Banner"}, BESIDE)[A] == 3
    assert rolled({"cards": "AIR-Banner"}, BESIDE, "dragon")[A] == 4
    assert rolled({"cards": "AIR-Banner"}, {**BESIDE, "cards": "FIR-Banner"}, "dragon") == {A: 4, B: 1}
    assert rolled({"cards": "FIR-Banner", "castles": "AIR-1 FIR-2"}, BESIDE)[A] == 6


@rule("E-16.5", "E-16.8", "E-7.13")
@pytest.mark.parametrize(
    ("kind", "dice"),
    [("worker", 1), ("wizard", 2), ("warrior", 3), ("dragon", 3)],
    ids=lambda word: str(word),
)
def test_units_have_their_dice_and_the_shapeshifter_those_of_its_type(kind: str, dice: int) -> None:
    assert rolled({}, {"at": {"EAR-1": kind}})[B] == dice
    if kind != "worker":
        hired = {"shapeshifter": B}
        shifted: Seat = {"at": {"EAR-1": "shapeshifter"}}
        assert rolled({}, shifted, mercenaries=hired, shape=kind)[B] == dice
        cards = {"dragon": "AIR-Banner", "warrior": "FIR-Banner", "wizard": "AIR-Banner FIR-Banner"}[kind]
        assert rolled({}, {**shifted, "cards": cards}, mercenaries=hired, shape=kind)[B] == (
            dice + (kind != "wizard")
        )
    assert (
        rolled({}, {"at": {"EAR-1": "minotaur"}, "cards": "FIR-Banner"}, mercenaries={"minotaur": B})[B] == 3
    )
    assert rolled({}, {"at": {"EAR-1": "MO-EAR"}, "cards": "FIR-Banner"}, tamed={"MO-EAR": B})[B] == 5


# Monsters.


@rule("E-7.28", "E-7.15", "eldervale/R-53")
def test_frenzy_is_a_die_for_each_player_beyond_the_first() -> None:
    assert rolled({}, monsters={"MO-CHA": "AIR-1"}) == {A: 3, MONSTER: 3}
    assert rolled({}, BESIDE, monsters={"MO-CHA": "AIR-1"}) == {A: 3, B: 1, MONSTER: 4}
    assert rolled({}, BESIDE, monsters={"LE-CHA": "AIR-1"})[MONSTER] == 5
    t = eldervale({"ready": "warrior worker", "hand": "SP04"}, IDLE, monsters={"MO-LIG": "AIR-1"})
    play(t, "place warrior", "to EAR-1", "decline", "on", "pass", "play SP04")
    assert len(unpacked(told(t, "rolled")[1][1])) == 2


@rule("E-7.28")
def test_dread_takes_a_die_after_the_cap_but_never_the_last() -> None:
    wight = {"MO-DAR": "AIR-1"}
    assert rolled({}, BESIDE, monsters=wight) == {A: 2, B: 1, MONSTER: 4}
    assert rolled({"castles": "AIR-1 FIR-2"}, monsters=wight)[A] == 5  # 7, cut to 6, less 1
    assert rolled({}, monsters={"LE-DAR": "TOWER"})[A] == 2  # which leaps as well


@rule("E-7.28", "E-16.1")
def test_chill_takes_the_dice_of_dwellings() -> None:
    homes: Seat = {"dwellings": "FIR-2", "castles": "EAR-1"}
    assert rolled(homes, monsters={"MO-WAT": "AIR-1"})[A] == 6
    assert rolled(homes, monsters={"MO-FRO": "AIR-1"})[A] == 3
    assert rolled(homes, BESIDE, monsters={"MO-WAT": "DUN2", "MO-FRO": "WAT-1"})[A] == 6  # it is elsewhere


@rule("E-7.14", "E-15.1")
def test_awe_forbids_swords_and_gold_but_no_cards() -> None:
    for beast, ways in (("MO-LIG", ["SP02"]), ("MO-CHA", ["SP02"])):
        t = eldervale(
            {"ready": "warrior worker", "hand": "SP02", "tokens": "W$"}, IDLE, monsters={beast: "AIR-1"}
        )
        play(t, "place warrior", "to EAR-1", "decline", "on", "pass")
        assert named(t, "play") == ways
        assert named(t, "spend") == ([] if beast == "MO-LIG" else ["sword", "gold"])


@rule("E-7.29", "eldervale/R-69")
def test_grasp_leaves_out_joining_and_supporting() -> None:
    for beast, asked in (("MO-WAT", False), ("MO-FIR", True)):
        t = eldervale(
            {"element": "light", "side": "A", "ready": "warrior worker", "at": {"FORT": "worker"}},
            IDLE,
            monsters={beast: "AIR-1"},
        )
        play(t, "place warrior", "to EAR-1", "decline")
        assert ("support worker RUIN-FORT" in legal(t)) == asked
        assert ("join worker RUIN-FORT" in legal(t)) == asked
