"""Chapter 10: what a Unit may do on its way home."""

from __future__ import annotations

from games.eldervale.looks import at, hand, legal, monster, named, play, ready, tokens, under, vp
from games.eldervale.scenes import A, Seat, eldervale
from rule import rule
from spinney.games.eldervale.state.table import EldervaleTable

IDLE: Seat = {"ready": "worker"}


@rule("E-10.2", "E-13.6", "E-10.5")
def test_each_action_of_the_starter_takes_one_unit_per_regroup() -> None:
    t = eldervale(
        {
            "at": {"EAR-1": "worker", "EAR-2": "worker", "FORT": "worker", "MILL": "warrior"},
            "tokens": "GGGGTTTTSSSSPPPP",
            "tray": "worker worker dragon",
        },
        IDLE,
    )
    play(t, "take worker RUIN-FORT", "do dwell", "to EAR-1", "pay scroll", "take warrior RUIN-MILL")
    assert named(t, "do") == ["summon", "gather"]  # EAR-2 could be built on, but Dwell is taken
    play(t, "do summon", "summon worker", "pay gem", "pay gem")
    assert named(t, "do") == ["gather"]  # a Dragon could be paid, but Summon is taken
    play(t, "do gather")
    assert ready(t, A) == "worker worker worker warrior"


@rule("E-4.6", "E-9.1", "E-10.1")
def test_between_two_retrievals_there_is_time_for_free_actions() -> None:
    t = eldervale(
        {"at": {"EAR-1": "worker", "FORT": "worker"}, "held": "air-SS air-SP", "cards": "WAT-Exchange"}, IDLE
    )
    assert legal(t) == ["regroup", "cash"]
    play(t, "regroup", "take worker EAR-1", "ready")
    assert legal(t) == ["take worker RUIN-FORT", "cash"]
    play(t, "cash", "token air-SP")
    assert tokens(t, A) == "PS"
    assert legal(t) == ["take worker RUIN-FORT", "cash"]
    play(t, "take worker RUIN-FORT", "do WAT-Exchange", "gain gem", "gain gem", "gain gem")
    assert (tokens(t, A), legal(t)) == ("GGGS", ["cash", "on"])  # W6


def offered(seat: Seat, where: str = "worker EAR-1") -> list[str]:
    """The actions that are offered to the Unit that is taken first."""
    t = eldervale({"at": {"EAR-1": "worker"}, **seat}, IDLE)
    play(t, *[text for text in ("regroup", f"take {where}") if text in legal(t)])
    return named(t, "do")


@rule("E-10.2", "E-10.12", "E-9.4")
def test_what_an_orb_adds_may_be_the_part_that_has_an_effect() -> None:
    assert "DAR-Wonder" not in offered({"cards": "DAR-Wonder"})  # nobody to rescue
    assert "DAR-Wonder" not in offered({"cards": "DAR-Wonder", "auras": {"DAR-Wonder": "AU03"}})
    assert "DAR-Wonder" in offered({"cards": "DAR-Wonder", "icons": "DAR-Wonder"})


@rule("E-10.2", "E-10.12", "E-9.4", "E-14.5")
def test_an_input_must_be_payable_unless_an_orb_or_ease_pays_it() -> None:
    assert "ORD-Exchange" not in offered({"cards": "ORD-Exchange", "tokens": "G"})
    assert "ORD-Exchange" in offered({"cards": "ORD-Exchange", "tokens": "GG"})
    assert "ORD-Exchange" in offered({"cards": "ORD-Exchange", "inputs": "ORD-Exchange"})
    assert "ORD-Exchange" in offered(
        {"cards": "ORD-Exchange", "tokens": "G", "auras": {"ORD-Exchange": "AU04"}}
    )


def doing_it(seat: Seat, *texts: str) -> EldervaleTable:
    t = eldervale({"at": {"EAR-1": "worker", "FORT": "warrior"}, **seat}, IDLE)
    return play(t, *texts)


@rule("E-10.12", "E-9.4")
def test_first_the_input_then_the_output_then_the_orb_then_plenty() -> None:
    t = doing_it(
        {"cards": "WAT-Wonder", "icons": "WAT-Wonder", "auras": {"WAT-Wonder": "AU01"}},
        "take worker EAR-1", "do WAT-Wonder",
    )  # fmt: skip
    assert tokens(t, A) == "P"
    play(t, "gain gem", "gain gem")
    assert t.players[A].power[3] == 1  # `power self` of the Orb comes before Plenty
    assert named(t, "gain")
    play(t, "gain sword")
    assert tokens(t, A) == "GGPW"


@rule("E-10.3", "eldervale/R-35", "E-16.8")
def test_who_may_use_which_action() -> None:
    cards = "AIR-Lore FIR-Bond AIR-Gate"

    def actions_of(kind: str, **more: object) -> list[str]:
        t = eldervale(
            {"at": {"EAR-1": kind, "FORT": "worker"}, "cards": cards},
            IDLE,
            **more,  # type: ignore[arg-type]
        )
        play(t, f"take {kind} EAR-1")
        return [name for name in named(t, "do") if "-" in name]

    assert actions_of("worker") == ["AIR-Gate"]
    assert actions_of("wizard") == ["AIR-Gate", "AIR-Lore"]
    assert actions_of("warrior") == actions_of("dragon") == ["AIR-Gate", "FIR-Bond"]
    assert actions_of("minotaur", mercenaries={"minotaur": A}) == ["AIR-Gate"]
    assert actions_of("MO-LIG", tamed={"MO-LIG": A}) == ["AIR-Gate"]
    hired = {"shapeshifter": A}
    assert actions_of("shapeshifter", mercenaries=hired, shape="wizard") == ["AIR-Gate", "AIR-Lore"]
    assert actions_of("shapeshifter", mercenaries=hired, shape="dragon") == ["AIR-Gate", "FIR-Bond"]
    assert actions_of("shapeshifter", mercenaries=hired) == ["AIR-Gate"]


@rule("E-10.6", "E-10.8", "E-16.5", "E-10.9")
def test_the_underworld_the_hired_and_the_marker_come_after_step_1() -> None:
    t = eldervale(
        {"at": {"EAR-1": "worker"}, "under": "minotaur dragon", "ready": "shapeshifter", "glory": -1},
        IDLE,
        mercenaries={"minotaur": A, "shapeshifter": A},
        bought="shapeshifter",
        bound={"MO-FIR": A},
        swap={"FIR-1": "FIR-3"},
    )
    play(t, "regroup", "ready")
    assert (ready(t, A), under(t, A), at(t, A)) == ("worker dragon shapeshifter", "", {})
    assert t.mercenaries == [-1, A]
    assert t.players[A].glory == 0
    assert monster(t, "MO-FIR") == "FIR-3"


@rule("E-10.11", "E-10.6")
def test_only_what_was_rescued_in_step_1_acts_and_the_rest_comes_home() -> None:
    t = eldervale(
        {"at": {"EAR-1": "worker"}, "under": "dragon wizard", "cards": "LIG-Gate", "tokens": ""},
        IDLE,
        deck="SP01",
    )
    play(t, "do LIG-Gate", "rescue wizard")
    assert "do LIG-Gate" not in legal(t)
    play(t, "do gather", "on")
    assert (tokens(t, A), hand(t, A), ready(t, A), vp(t, A)) == ("GS", ["SP01"], "worker wizard dragon", 0)


@rule("E-9.4", "E-14.5")
def test_without_an_orb_a_wonder_does_only_what_is_printed() -> None:
    for auras in ({}, {"LIG-Wonder": "AU03"}):
        t = doing_it({"cards": "LIG-Wonder", "auras": auras}, "take worker EAR-1", "do LIG-Wonder")
        assert (vp(t, A), t.players[A].power[4]) == (1, 0)


@rule("E-14.5", "E-13.6")
def test_plenty_on_a_starter_is_for_gather_alone() -> None:
    seat: Seat = {"element": "earth", "auras": {"starter": "AU01"}, "tokens": "GT"}
    t = doing_it(seat, "take worker EAR-1", "do summon")
    assert named(t, "gain") == []
    play(t, "do gather", "gain sword")
    assert tokens(t, A) == "GGTW"


@rule("E-10.7", "E-10.2")
def test_in_the_next_regroup_every_space_is_free_again() -> None:
    t = eldervale(
        {"element": "earth", "at": {"EAR-1": "worker", "FORT": "warrior"}, "cards": "FIR-Gate"},
        {"element": "air", "ready": "worker worker"},
    )
    play(t, "take worker EAR-1", "do FIR-Gate", "do gather")
    play(t, "to RUIN-DUN2", "decline")  # B
    play(t, "place worker", "to AIR-2", "decline")
    play(t, "place worker", "to EAR-2", "decline")
    play(t, "regroup")
    assert {"do FIR-Gate", "do gather"} <= {*legal(t)}


@rule("E-15.4", "E-10.11")
def test_whoever_comes_out_of_the_pool_has_left_no_realm() -> None:
    t = eldervale(
        {"at": {"FORT": "worker"}, "under": "warrior", "cards": "LIG-Gate AIR-Bond"},
        IDLE,
        monsters={"MO-FIR": "EAR-1"},
    )
    play(t, "do LIG-Gate", "rescue warrior")
    assert "do AIR-Bond" not in legal(t)  # the Worker was next to it, the Warrior is not
    other = eldervale({"at": {"FORT": "warrior"}, "cards": "AIR-Bond"}, IDLE, monsters={"MO-FIR": "EAR-1"})
    assert "do AIR-Bond" in legal(other)
