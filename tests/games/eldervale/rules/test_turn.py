"""Chapter 4 and section 21: the turn, its windows, and how choices are taken apart."""

from __future__ import annotations

import pytest

from games.eldervale.looks import at, hand, legal, named, play, ready, seen, tokens, told
from games.eldervale.scenes import CONTENT, GAME, TILES, A, B, eldervale
from rule import rule
from spinney.engine.chance import secret_of
from spinney.games.eldervale.content.vocabulary import TOKEN_LETTERS
from spinney.games.eldervale.rules.regroup import may_regroup

GO_ON = ["on", "through"]


@rule("E-4.1", "E-4.4", "eldervale/D-1", "eldervale/D-2", "E-21.2")
def test_a_turn_is_one_placement_or_a_regroup() -> None:
    t = eldervale({"ready": "worker worker warrior", "at": {"EAR-1": "worker"}}, {"ready": "worker"})
    assert legal(t) == ["place worker", "place warrior", "regroup"]
    play(t, "place worker")
    assert named(t, "to") == ["AIR-1", "FIR-2", "RUIN-TOWER", "RUIN-FORT", "RUIN-MILL", "RUIN-PORTAL"]
    play(t, "to AIR-1", "decline")
    assert t.turn.seat == B
    assert at(t, A) == {"AIR-1": "worker", "EAR-1": "worker"}


@rule("E-4.2", "eldervale/R-9")
def test_regroup_may_be_chosen_whether_or_not_a_unit_is_out() -> None:
    assert legal(eldervale({"ready": "worker warrior"}, {})) == ["place worker", "place warrior", "regroup"]
    assert "regroup" in legal(eldervale({"ready": "worker warrior", "under": "dragon"}, {}))
    assert "regroup" in legal(eldervale({"ready": "warrior", "at": {"MILL": "worker"}}, {}))


@rule("E-4.2", "eldervale/R-9")
def test_by_rules_1_regroup_needed_a_unit_in_a_realm_or_below() -> None:
    t = eldervale({"ready": "worker warrior"}, {"ready": "worker", "under": "dragon"})
    t.rules = 1
    assert not may_regroup(t, A)
    assert may_regroup(t, B)
    before = GAME.start_from(2, secret_of(1), [], {}, rules="1")
    assert "regroup" not in legal(before)
    assert "regroup" in legal(GAME.start_from(2, secret_of(1), [], {}))


@rule("E-4.2")
def test_without_a_placement_regroup_is_mandatory() -> None:
    t = eldervale({"under": "worker", "tray": ""}, {"ready": "worker"})
    assert told(t, "regrouped") == [(A, 0, 0, 0)]
    assert ready(t, A) == "worker"
    assert t.turn.seat == B


@rule("E-4.5", "E-4.6", "eldervale/R-10", "eldervale/R-58", "eldervale/D-22")
def test_free_actions_are_offered_in_all_windows_of_the_own_turn() -> None:
    t = eldervale({"ready": "worker", "held": "air-SS earth-TT fire-WW water-PP"}, {"held": "air-SP"})
    assert legal(t) == ["place worker", "regroup", "cash"]
    play(t, "cash", "token air-SS", "place worker", "to EAR-1")
    assert legal(t) == ["use", "cash", "decline"]
    play(t, "cash", "token earth-TT", "decline")
    assert legal(t) == ["cash", *GO_ON]
    play(t, "cash", "token fire-WW", "on")
    assert legal(t) == ["cash", "on"]
    play(t, "cash")
    assert tokens(t, A) == "PPSSTTWW"
    assert t.turn.seat == B
    assert "cash" in legal(t)


@rule("E-4.6")
def test_a_player_may_go_through_the_windows_that_are_left() -> None:
    t = eldervale({"ready": "worker", "held": "air-SS"}, {"ready": "worker"})
    play(t, "place worker", "to EAR-1", "decline", "through")
    assert t.turn.seat == B


@rule("E-4.6", "E-4.5")
def test_windows_of_a_regroup() -> None:
    t = eldervale(
        {"at": {"EAR-1": "worker", "MILL": "worker"}, "held": "air-SS water-PP"}, {"ready": "worker"}
    )
    play(t, "regroup")
    assert legal(t) == ["take worker EAR-1", "take worker RUIN-MILL", "cash"]
    play(t, "take worker EAR-1", "ready")
    assert "cash" in legal(t)
    play(t, "take worker RUIN-MILL", "ready")
    assert legal(t) == ["cash", "on"]
    play(t, "cash", "token air-SS", "on")
    assert t.turn.seat == B


@rule("E-4.7")
def test_a_free_action_uses_up_what_no_free_action_returns() -> None:
    t = eldervale({"ready": "worker", "held": "air-SS air-SS", "hand": "SP07"}, {})
    play(t, "cash", "play SP07", "gain gem", "gain gem", "cash")
    assert not t.players[A].held
    assert t.gone == 2
    assert hand(t, A) == []
    assert not {"cash", "play SP07"} & set(legal(t))


@rule("E-4.8")
def test_after_blink_the_turn_is_a_placement() -> None:
    t = eldervale({"ready": "worker", "at": {"FORT": "worker"}, "hand": "SP09"}, {"ready": "worker"})
    assert "regroup" in legal(t)
    play(t, "play SP09")
    assert "to RUIN-DUN2" in legal(t)
    play(t, "to RUIN-DUN2", "decline")
    assert at(t, A) == {"FORT": "worker", "DUN2": "worker"}
    assert t.turn.blink == 0


@rule("E-4.3", "eldervale/D-3", "eldervale/D-4")
def test_the_order_of_a_place_turn() -> None:
    """Placed, the card's trigger, the Realm's action, Rush, Charge, Battle, wandering."""
    t = eldervale(
        {"element": "water", "side": "B", "ready": "warrior", "cards": "EAR-Trail", "held": "air-SS"},
        {"at": {"MILL": "minotaur"}, "ready": "worker"},
        mercenaries={"minotaur": B},
        monsters={"MO-FIR": "AIR-1"},
        empty="EAR-1",
        dice="111 666 5555",
    )
    play(t, "place warrior", "to EAR-1")
    assert tokens(t, A) == "T"
    play(t, "use", "on", "charge", "glory", "gain gem", "on", "move warrior EAR-1", "to AIR-1")
    names = [GAME.events[event.kind] for event in t.log or []]
    steps = ("placed", "gained", "rushed", "charged", "battle", "battle_won", "moved")
    assert " ".join(name for name in names if name in steps) == (
        "placed gained gained rushed charged battle battle_won gained gained moved"
    )
    assert names.index("rolled") > names.index("battle")
    assert [seat for seat, *_ in told(t, "battle")] == [A]
    assert tokens(t, A) == "GTT"
    assert t.turn.seat == B


@rule("E-4.3", "E-2.5", "eldervale/D-3")
@pytest.mark.parametrize(
    ("card", "realms", "gain"),
    [
        ("EAR-Trail", "EAR-1 EAR-2", "T"),
        ("WAT-Trail", "WAT-1 WAT-2", "P"),
        ("FIR-Trail", "RUIN-MILL AIR-1", "W"),  # others stood there; a Dwelling is nobody
        ("ORD-Trail", "RUIN-FORT RUIN-TOWER", "S"),
        ("DAR-Trail", "FIR-3", "?"),
        ("CHA-Trail", "RUIN-DUN1 RUIN-DUN2", "?"),
    ],
)
def test_a_card_is_triggered_by_placing_in_its_realms_alone(card: str, realms: str, gain: str) -> None:
    start = eldervale(
        {"ready": "warrior", "cards": card},
        {"ready": "worker", "at": {"MILL": "worker"}, "dwellings": "FIR-2"},
        swap={"FIR-1": "FIR-3"},
        monsters={"MO-AIR": "AIR-1"},
        peaceful=True,
    )
    play(start, "place warrior")
    found = []
    for realm in named(start, "to"):
        t = play(start.clone(), f"to {realm}")
        if named(t, "gain"):
            assert gain == "?"
            play(t, "gain gem")
        if tokens(t, A) != "":
            assert tokens(t, A) == gain.replace("?", "G")
            found.append(realm)
    assert sorted(found) == sorted(realms.split())


@rule("E-4.3", "eldervale/D-3")
@pytest.mark.parametrize(("element", "side"), [("earth", "B"), ("water", "A")])
def test_a_forager_finds_what_the_realm_prints_and_a_scholar_reads_in_ruins(element: str, side: str) -> None:
    start = eldervale(
        {"element": element, "side": side, "ready": "wizard"}, {"ready": "worker"}, swap={"FIR-1": "CHA-3"}
    )
    for realm in named(start, "to"):
        t = play(start.clone(), f"to {realm}")
        ruin = realm.startswith("RUIN")
        letter = "" if ruin else TOKEN_LETTERS[CONTENT.tile_resource[TILES[realm]]]
        assert tokens(t, A) == (letter if element == "earth" else "")
        assert len(hand(t, A)) == (1 if ruin and element == "water" else 0)


@rule("E-16.5", "E-16.8", "eldervale/D-2", "E-21.2")
def test_the_shapeshifter_is_named_as_a_type_that_has_a_realm() -> None:
    t = eldervale(
        {"ready": "worker shapeshifter", "at": dict.fromkeys(("AIR-1", "FORT", "EAR-1", "FIR-2"), "worker")},
        {"ready": "worker"},
        without="TOWER FIR-1 MILL WAT-1 PORTAL DUN1 WAT-2 EAR-2",
        mercenaries={"shapeshifter": A},
    )
    assert legal(t) == ["place shapeshifter", "regroup"]
    play(t, "place shapeshifter")
    assert legal(t) == ["to AIR-2", "to RUIN-DUN2"]  # as a Wizard, and as nothing else


@rule("E-21.1", "E-21.3")
def test_equal_pieces_are_one_option() -> None:
    t = eldervale({"ready": "worker worker worker", "held": "air-SS air-SS", "hand": "SP07 SP07"}, {})
    assert legal(t) == ["place worker", "regroup", "play SP07", "cash"]


@pytest.mark.parametrize("cards", ["SP01", "PR01"])
@rule("E-21.5", "E-21.6")
def test_a_window_with_a_hand_is_asked_whatever_the_hand_holds(cards: str) -> None:
    t = eldervale({"ready": "warrior"}, {"at": {"EAR-1": "worker"}, "hand": cards})
    play(t, "to EAR-1", "decline")
    assert t.seat == B
    assert seen(t, A)["question"] == "peace"
    assert seen(t, A)["players"][B]["hand"] == []
    imagined = {tuple(GAME.redeal(t, A, key).options) for key in range(300)}
    assert len(imagined) == 2
    play(t, "pass")
    assert seen(t, A)["question"] == "swords"
    assert told(t, "played") == []


@rule("E-21.6")
def test_a_standing_pass_lasts_until_the_own_turn() -> None:
    t = eldervale(
        {"ready": "warrior"}, {"at": {"EAR-1": "worker"}, "hand": "PR01", "ready": "worker"}, dice="666 5"
    )
    play(t, "to EAR-1", "decline", "rest")
    assert told(t, "rolled")
    play(t, "gain gem")
    assert [seat for seat, *_ in told(t, "fell")] == [B]
    assert t.turn.seat == B
    assert t.resting == 0


@rule("E-21.6")
def test_a_standing_pass_takes_no_open_choice_away() -> None:
    t = eldervale(
        {"ready": "warrior"}, {"at": {"EAR-1": "worker"}, "hand": "SP02", "tokens": "W"}, dice="666 5"
    )
    play(t, "to EAR-1", "decline", "rest")
    assert seen(t, A)["players"][B]["resting"]
    assert legal(t) == ["play SP02", "spend sword", "pass"]


@rule("E-21.6")
def test_without_cards_nobody_is_asked_about_a_hand() -> None:
    t = eldervale({"ready": "warrior"}, {"at": {"EAR-1": "worker"}, "ready": "worker"}, dice="666 1")
    play(t, "to EAR-1", "decline")
    assert named(t, "gain") == ["gem", "potion", "scroll", "tool", "sword"]
    assert told(t, "battle_won") == [(A, 0, 1, 0)]


@rule("eldervale/D-23")
def test_wander_moves_a_unit_at_the_end_of_a_place_turn() -> None:
    t = eldervale({"element": "air", "side": "A", "ready": "wizard"}, {"ready": "worker"})
    play(t, "to EAR-1", "decline")
    assert legal(t) == ["move wizard EAR-1", "decline"]
    play(t, "move wizard EAR-1", "to RUIN-MILL")
    assert at(t, A) == {"MILL": "wizard"}
    assert t.turn.seat == B


@rule("E-21.2")
def test_an_option_is_offered_only_if_it_can_be_finished() -> None:
    t = eldervale({"ready": "worker", "held": "air-SS"}, {})
    assert "slot" not in legal(t)
    assert "slot" in legal(eldervale({"ready": "worker", "held": "air-SS", "cards": "AIR-Relic"}, {}))


@rule("E-21.3", "eldervale/D-26")
def test_discards_never_go_backwards() -> None:
    t = eldervale(
        {"at": {"EAR-1": "wizard"}, "cards": "CHA-Lore", "hand": "SP01 SP05 PR01"},
        {"ready": "worker"},
        deck="SP02 SP03 SP04 SP06",
    )
    play(t, "regroup", "take wizard EAR-1", "do CHA-Lore")
    assert named(t, "discard") == ["SP01", "SP02", "SP03", "SP04", "SP05", "SP06"]
    play(t, "discard SP04")
    assert named(t, "discard") == ["SP05", "SP06", "PR01"]
    play(t, "discard PR01")
    assert hand(t, A) == ["SP01", "SP02", "SP03", "SP05", "SP06"]
    assert CONTENT.magic[t.discard[-1]].id == "PR01"
