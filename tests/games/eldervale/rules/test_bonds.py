"""Chapter 15: whose Monsters are, for players other than the first one as well."""

from __future__ import annotations

from games.eldervale.looks import legal, monster, named, play, ready
from games.eldervale.scenes import A, B, C, Seat, eldervale
from rule import rule

IDLE: Seat = {"ready": "worker wizard"}


@rule("E-15.4", "E-10.11")
def test_a_dominated_monster_serves_whoever_dominated_it() -> None:
    for seat in (A, B, C):
        seats: list[Seat] = [{**IDLE}, {**IDLE}, {**IDLE}]
        seats[seat] = {"at": {"FORT": "warrior"}, "cards": "CHA-Bond"}
        t = eldervale(*seats, active=seat, monsters={"MO-AIR": "AIR-1", "MO-FIR": "DUN2"})
        play(t, "do CHA-Bond")
        assert (t.seat, legal(t)) == (seat, ["monster MO-AIR", "decline"])  # the other one is too far away
        play(t, "monster MO-AIR")
        assert monster(t, "MO-AIR") == f"tamed {'ABC'[seat]}"
        assert ready(t, seat) == "warrior MO-AIR"


@rule("E-15.4", "eldervale/R-43")
def test_only_monsters_in_the_underworld_are_dominated_there_whoever_they_are_bound_to() -> None:
    t = eldervale(
        {"at": {"FORT": "warrior"}, "cards": "DAR-Bond"},
        {**IDLE, "ready": "worker MO-CHA"},
        {**IDLE},
        monsters={"MO-AIR": "AIR-1"},
        bound={"MO-FIR": A, "MO-WAT": B, "MO-LIG": C},
        tamed={"MO-CHA": B},
    )
    play(t, "do DAR-Bond")
    assert named(t, "monster") == ["MO-FIR", "MO-WAT", "MO-LIG"]
    play(t, "monster MO-LIG")
    assert monster(t, "MO-LIG") == "tamed A"
    own = eldervale(
        {"at": {"FORT": "warrior"}, "ready": "MO-CHA", "cards": "DAR-Bond"}, IDLE, tamed={"MO-CHA": A}
    )
    play(own, "regroup")
    assert "monster MO-CHA" not in legal(play(own, "do DAR-Bond"))


@rule("E-7.24", "E-10.9", "E-15.6")
def test_monsters_return_with_the_regroup_of_whoever_they_are_bound_to_and_only_home() -> None:
    for seat in (A, B):
        seats: list[Seat] = [{**IDLE}, {**IDLE}]
        seats[seat] = {"at": {"FORT": "warrior"}}
        t = eldervale(
            *seats,
            active=seat,
            swap={"FIR-1": "FIR-3", "WAT-1": "WAT-3"},
            bound={"MO-FIR": seat, "MO-WAT": 1 - seat, "MO-EAR": seat},
        )
        play(t, "ready")
        assert monster(t, "MO-FIR") == "FIR-3"
        assert monster(t, "MO-WAT") == f"bound {'AB'[1 - seat]}"  # not this player's
        assert monster(t, "MO-EAR") == f"bound {'AB'[seat]}"  # its Lair has not come


@rule("E-15.6")
def test_a_monster_is_released_to_its_lair_or_below() -> None:
    for other, place in (({}, "FIR-3"), ({"at": {"FIR-3": "worker"}}, "bound B")):
        t = eldervale(
            {**IDLE, **other},  # type: ignore[typeddict-item]
            {"at": {"FORT": "warrior"}, "ready": "MO-FIR"},
            active=B,
            swap={"FIR-1": "FIR-3"},
            tamed={"MO-FIR": B},
        )
        play(t, "regroup", "ready")
        assert (monster(t, "MO-FIR"), ready(t, B)) == (place, "warrior")
