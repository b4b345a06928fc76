"""Section 17: the questions that the manual answers."""

from __future__ import annotations

from games.eldervale.looks import at, hand, held, legal, monster, named, play, ready, tokens, told, under, vp
from games.eldervale.scenes import CONTENT, GAME, MAGIC, A, B, Seat, eldervale
from rule import rule

IDLE: Seat = {"ready": "worker wizard"}


@rule("E-6.5", "E-6.13")
def test_the_dungeon_may_be_used_when_no_tiles_are_left() -> None:
    t = play(eldervale({**IDLE, "tokens": "WWTT"}, IDLE), "place worker", "to RUIN-DUN1")
    assert "use" in legal(t)
    play(t, "use")
    assert named(t, "buy") == ["earth", "fire"]


@rule("E-11.3", "E-13.1")
def test_the_starter_card_is_no_adventure_card() -> None:
    t = eldervale({**IDLE, "hand": "PR03"}, IDLE)
    points = {item.name: item.points[A] for item in GAME.score_sheet(t)}
    assert points["Adventure Cards"] == 0
    assert points["Starter Card"] == 1
    assert points["Prophecies"] == 0  # A Thousand Tales counts Adventure Cards


@rule("E-7.10", "E-16.4", "eldervale/R-33", "E-9.6")
def test_a_tactics_token_lets_units_coexist_and_is_restored_for_three_swords() -> None:
    t = eldervale(
        {"ready": "warrior worker", "at": {"FORT": "worker"}, "tactics": 1},
        {**IDLE, "at": {"EAR-1": "worker"}, "tactics": 1, "tokens": "WWW"},
    )
    play(t, "place warrior", "to EAR-1", "decline")
    assert (t.seat, "tactics" in legal(t)) == (B, True)
    play(t, "tactics")
    assert not told(t, "rolled")
    assert at(t, A)["EAR-1"] == "warrior"
    assert at(t, B)["EAR-1"] == "worker"
    assert (t.players[A].tactics, t.players[B].tactics) == (1, 0)
    play(t, "restore")
    assert t.players[B].tactics == 1
    assert tokens(t, B) == ""
    assert "restore" not in legal(t)


@rule("E-7.7", "E-15.5", "E-15.7", "E-5.9")
def test_a_dominated_monster_may_enter_the_realm_of_a_monster_and_fights_it() -> None:
    t = eldervale(
        {"ready": "MO-WAT worker", "at": {"FORT": "worker"}},
        IDLE,
        monsters={"MO-FIR": "EAR-1"},
        tamed={"MO-WAT": A},
        dice="6666 5555",
    )
    play(t, "place MO-WAT", "to EAR-1", "decline", "done")
    assert told(t, "battle")
    assert legal(t) == ["glory", "power"]
    play(t, "glory", "gain gem")
    assert monster(t, "MO-FIR") == "bound A"
    assert at(t, A)["EAR-1"] == "MO-WAT"


@rule("E-15.7", "E-15.6", "eldervale/R-43", "E-7.20")
def test_beating_a_dominated_monster_is_beating_a_unit() -> None:
    t = eldervale(
        {"ready": "warrior worker", "at": {"FORT": "worker"}},
        {**IDLE, "at": {"EAR-1": "MO-WAT"}},
        tamed={"MO-WAT": B},
        dice="1111 666",
    )
    play(t, "place warrior", "to EAR-1", "decline", "done")
    assert t.players[A].glory == 1  # no choice of Power
    play(t, "gain gem")
    assert monster(t, "MO-WAT") == "bound A"
    assert tokens(t, B) == "W"
    assert under(t, B) == ""
    assert t.players[A].slain == 0


@rule("E-10.3", "E-15.5", "E-16.8", "eldervale/R-35", "eldervale/D-21")
def test_mercenaries_and_dominated_monsters_use_actions_for_any_unit() -> None:
    t = eldervale(
        {
            "at": {"EAR-1": "MO-WAT", "MILL": "minotaur", "TOWER": "shapeshifter"},
            "ready": "worker",
            "cards": "FIR-Gate AIR-Bond AIR-Lore",
        },
        IDLE,
        tamed={"MO-WAT": A},
        monsters={"MO-FIR": "FIR-1"},
        mercenaries={"minotaur": A, "shapeshifter": A},
        shape="dragon",
    )
    play(t, "regroup")
    for unit, bond in (
        ("MO-WAT EAR-1", False),
        ("minotaur RUIN-MILL", False),
        ("shapeshifter RUIN-TOWER", True),
    ):
        chosen = play(t.clone(), f"take {unit}")
        assert "do FIR-Gate" in legal(chosen)
        assert "do gather" in legal(chosen)
        assert ("do AIR-Bond" in legal(chosen)) == bond
        assert "do AIR-Lore" not in legal(chosen)


@rule("E-14.5", "eldervale/R-42", "E-9.8")
def test_an_aura_may_be_moved_for_its_cost_once_a_turn() -> None:
    t = eldervale(
        {
            **IDLE,
            "cards": "FIR-Gate AIR-Gate",
            "auras": {"FIR-Gate": "AU01"},
            "tokens": "GGG",
            "hand": "PR01",
        },
        IDLE,
    )
    assert named(t, "shift") == ["FIR-Gate"]
    play(t, "shift FIR-Gate")
    assert named(t, "host") == ["AIR-Gate", "starter"]
    play(t, "host AIR-Gate", "pay gem")
    assert tokens(t, A) == "GG"
    assert t.aura_on(CONTENT.adventures.index(CONTENT.adventures[CONTENT.gate[0]])) == MAGIC["AU01"]
    assert named(t, "shift") == []
    play(t, "place worker", "to AIR-1", "decline", "through")
    play(t, "place worker", "to EAR-2", "decline")
    assert named(t, "shift") == ["AIR-Gate"]


@rule("E-12.2", "E-12.3", "E-12.4")
def test_a_magic_card_pays_only_a_chest_and_only_gold_pays_gold() -> None:
    t = eldervale(
        {
            "at": {"EAR-1": "warrior"},
            "ready": "worker",
            "cards": "ORD-Bond",
            "tokens": "GPSTW",
            "hand": "PR01",
        },
        IDLE,
    )
    play(t, "regroup", "take warrior EAR-1")
    assert "do ORD-Bond" not in legal(t)  # its input is a Gold
    t = eldervale({"at": {"EAR-1": "warrior"}, "ready": "worker", "cards": "ORD-Bond", "tokens": "$"}, IDLE)
    play(t, "regroup", "do ORD-Bond")
    assert tokens(t, A) == ""
    assert t.players[A].glory == 1


@rule("E-12.1", "E-12.2")
def test_gold_pays_a_chest() -> None:
    t = eldervale({**IDLE, "tokens": "$$"}, IDLE)
    play(t, "place worker", "to RUIN-TOWER", "use")
    assert tokens(t, A) == ""
    assert len(hand(t, A)) == 3
    assert named(t, "discard")


@rule("E-9.1", "E-9.2", "eldervale/R-31", "E-9.8")
def test_a_token_is_cashed_or_slotted_and_a_slotted_one_feeds_the_relic() -> None:
    t = eldervale(
        {
            "at": {"EAR-1": "worker", "MILL": "worker"},
            "ready": "worker",
            "cards": "FIR-Relic",
            "held": "air-$S air-SM",
        },
        IDLE,
        deck="PR01",
    )
    play(t, "cash", "token air-SM")
    assert (tokens(t, A), hand(t, A), held(t, A)) == ("S", ["PR01"], ["air-$S"])
    play(t, "slot")
    assert held(t, A) == []
    assert tokens(t, A) == "S"
    play(t, "regroup", "take worker EAR-1", "do FIR-Relic")
    assert tokens(t, A) == "SSW$"
    assert t.gone == 1
    assert vp(t, A) == 0


@rule("E-9.2")
def test_a_token_in_a_full_slot_is_lost() -> None:
    t = eldervale(
        {**IDLE, "cards": "FIR-Relic", "held": "air-SS", "slots": {"FIR-Relic": "air-SP"}, "hand": "PR01"},
        IDLE,
    )
    play(t, "slot")
    assert t.gone == 1
    assert tokens(t, A) == ""
    assert ready(t, A) == "worker wizard"
    assert "cash" not in legal(t)
