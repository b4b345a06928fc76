"""Chapters 7b and 16: Monsters that rush, the Minotaur that charges, and who has left before they come."""

from __future__ import annotations

from games.eldervale.looks import at, play, told
from games.eldervale.scenes import A, B, Seat, eldervale
from rule import rule

IDLE: Seat = {"ready": "worker wizard"}


# Who has left.


@rule("E-7.27", "eldervale/R-65", "E-16.9")
def test_whoever_has_left_meets_nobody_wherever_else_own_units_stand() -> None:
    t = eldervale(
        {"ready": "worker worker", "at": {"DEN": "worker"}, "hand": "SP06"},
        {**IDLE, "at": {"EAR-2": "minotaur", "DEN": "worker"}},
        add={"DEN": (0, 3)},
        monsters={"MO-MOD": "WAT-2"},
        mercenaries={"minotaur": B},
    )
    play(t, "place worker", "to RUIN-DUN2", "decline", "play SP06", "move worker RUIN-DUN2", "to AIR-2")
    assert not told(t, "rushed")
    assert not told(t, "battle")
    assert (t.seat, at(t, B)["EAR-2"]) == (B, "minotaur")


@rule("E-16.5", "E-16.9", "eldervale/D-13")
def test_a_minotaur_in_the_supply_or_far_away_does_not_charge() -> None:
    for where, own in ((-1, {}), (B, {"at": {"DUN2": "minotaur"}}), (B, {"under": "minotaur"})):
        seat: Seat = {**IDLE, **own}  # type: ignore[typeddict-item]
        t = eldervale({"ready": "worker wizard"}, seat, mercenaries={"minotaur": where})
        play(t, "place worker", "to EAR-1", "decline")
        assert t.turn.seat == B


# Rush.


@rule("E-7.3", "E-15.1")
def test_who_leaps_rushes_from_two_steps_and_others_from_one() -> None:
    def rushed(beast: str, tile: str) -> bool:
        t = eldervale({"ready": "worker wizard"}, {"ready": "worker"}, monsters={beast: tile})
        play(t, "place worker", "to RUIN-FORT")
        return bool(told(t, "rushed"))

    assert [rushed("MO-AIR", tile) for tile in ("EAR-1", "MILL", "WAT-1")] == [True, True, False]
    assert [rushed("MO-FIR", tile) for tile in ("EAR-1", "MILL")] == [True, False]
    assert not rushed("MO-EAR", "EAR-1")  # slow


@rule("E-7.3", "E-5.9")
def test_on_the_pilgrim_path_no_unit_causes_a_rush() -> None:
    for kind in ("worker", "warrior", "wizard", "dragon", "minotaur", "MO-LIG"):
        other = "wizard" if kind == "worker" else "worker"
        for cards in ("LIG-Trail", ""):
            t = eldervale(
                {"ready": f"{kind} {other}", "cards": cards},
                {"ready": "worker"},
                monsters={"MO-FIR": "AIR-1"},
                mercenaries={"minotaur": A} if kind == "minotaur" else {},
                tamed={"MO-LIG": A} if kind == "MO-LIG" else {},
            )
            play(t, f"place {kind}", "to EAR-1", "decline")
            assert bool(told(t, "rushed")) == (cards == "")
