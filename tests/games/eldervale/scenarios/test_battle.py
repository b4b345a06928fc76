"""Section 24, the scenarios of Rush and battle: 17 to 25, 35, 37, 39, 40, 45, 46, 49 and 50."""

from __future__ import annotations

from games.eldervale.looks import at, hand, legal, monster, named, play, power, ready, tokens, told, under
from games.eldervale.scenes import A, B, C, Seat, eldervale
from rule import rule
from spinney.games.eldervale.state.dice import unpacked
from spinney.games.eldervale.state.table import EldervaleTable

IDLE: Seat = {"ready": "worker wizard"}


def dice_rolled(t: EldervaleTable) -> dict[int, int]:
    """How many dice each player rolled; -1 is the Monster."""
    return {-1 if b else seat: len(unpacked(dice)) for seat, dice, b, _ in told(t, "rolled")}


@rule(
    "eldervale/scenario-17",
    "E-7.11",
    "E-2.10",
    "E-7.12",
    "eldervale/R-21",
    "eldervale/R-52",
    "eldervale/D-15",
)
def test_everybody_with_an_adjacent_unit_may_join_and_the_active_player_is_asked_last() -> None:
    t = eldervale(
        {"ready": "warrior worker", "at": {"FORT": "worker"}},
        {**IDLE, "at": {"EAR-1": "worker", "AIR-1": "worker"}},
        {**IDLE, "at": {"MILL": "worker"}},
        {**IDLE, "at": {"DUN2": "worker"}},
        dice="1 1 666",
    )
    play(t, "place warrior", "to EAR-1", "decline")
    assert (t.seat, legal(t)) == (B, ["join worker AIR-1", "done"])
    play(t, "done")
    assert (t.seat, legal(t)) == (C, ["join worker RUIN-MILL", "done"])
    play(t, "join worker RUIN-MILL")
    assert (t.seat, legal(t)) == (A, ["join worker RUIN-FORT", "done"])
    play(t, "done")
    assert dice_rolled(t) == {B: 1, C: 1, A: 3}
    play(t, "gain gem")
    assert (under(t, B), under(t, C)) == ("worker", "worker")
    assert at(t, A) == {"EAR-1": "warrior", "FORT": "worker"}


@rule("eldervale/scenario-18", "E-7.13", "E-7.14", "E-7.15", "eldervale/R-22", "eldervale/D-16")
def test_dwellings_give_dice_and_no_sword_goes_beyond_six() -> None:
    def battle(castles: str, dice: str) -> EldervaleTable:
        a: Seat = {"ready": "warrior worker", "at": {"FORT": "worker"}, "tokens": "WWW$"}
        t = eldervale(
            {**a, "dwellings": "EAR-1", "castles": castles}, {**IDLE, "at": {"EAR-1": "worker"}}, dice=dice
        )
        return play(t, "place warrior", "to EAR-1", "decline", "done")

    t = battle("FIR-2", "1 111112")
    assert dice_rolled(t) == {B: 1, A: 6}
    assert tokens(t, A) == "WWW$"
    t = battle("", "1 111112")
    assert legal(t) == ["spend sword", "spend gold", "pass"]
    play(t, "spend sword", "spend gold")
    assert dice_rolled(t) == {B: 1, A: 6}
    assert tokens(t, A) == "WW"


@rule("eldervale/scenario-19", "E-7.13", "eldervale/R-22", "E-7.9")
def test_a_dwelling_without_its_owner_helps_nobody() -> None:
    t = eldervale(
        {"ready": "warrior worker", "at": {"FORT": "worker"}},
        {**IDLE, "dwellings": "EAR-1"},
        {**IDLE, "at": {"EAR-1": "worker"}},
        dice="1 122",
    )
    play(t, "place warrior", "to EAR-1", "decline", "done")
    assert dice_rolled(t) == {C: 1, A: 3}
    t = eldervale({"ready": "warrior worker"}, {**IDLE, "dwellings": "EAR-1"})
    play(t, "place warrior", "to EAR-1", "decline")
    assert not told(t, "battle")


def three(dice: str, a: str = "warrior", b: str = "wizard") -> EldervaleTable:
    """A enters the Realm of B next to the Magma Drake, which rushes in."""
    t = eldervale(
        {"ready": f"{a} worker", "at": {"FORT": "worker"}},
        {**IDLE, "at": {"EAR-1": b}},
        monsters={"MO-FIR": "AIR-1"},
        dice=dice,
    )
    return play(t, f"place {a}", "to EAR-1", "decline", "done")


@rule("eldervale/scenario-20", "E-7.18", "eldervale/R-25", "E-7.22")
def test_a_third_die_beats_none() -> None:
    t = three("64 641 5555")
    assert legal(t) == ["glory", "power"]
    assert t.seat == A
    play(t, "glory", "gain gem")
    assert under(t, B) == "wizard"
    assert at(t, A)["EAR-1"] == "warrior"


@rule("eldervale/scenario-21", "E-7.19", "E-7.24", "eldervale/R-28")
def test_a_true_tie_has_only_losers() -> None:
    t = eldervale(
        {"ready": "wizard worker", "at": {"FORT": "worker"}},
        {**IDLE, "at": {"EAR-1": "wizard"}},
        {**IDLE, "at": {"EAR-1": "worker"}},
        dice="63 5 63",
    )
    play(t, "place wizard", "to EAR-1", "decline", "done")
    assert [under(t, seat) for seat in (A, B, C)] == ["wizard", "wizard", "worker"]
    assert [tokens(t, seat) for seat in (A, B, C)] == ["W", "W", "W"]
    assert [player.glory for player in t.players] == [0, 0, 0]


@rule("E-7.24", "E-7.19", "eldervale/R-28")
def test_after_a_tie_a_monster_is_bound_to_the_active_player() -> None:
    t = eldervale({"ready": "warrior worker"}, IDLE, monsters={"MO-LIG": "AIR-1"}, dice="654 654")
    play(t, "place warrior", "to EAR-1", "decline")
    assert told(t, "tied")
    assert monster(t, "MO-LIG") == "bound A"
    assert (under(t, A), tokens(t, A)) == ("warrior", "W")


@rule("eldervale/scenario-22", "E-7.20", "eldervale/R-26", "eldervale/D-18")
def test_the_winner_takes_glory_or_the_power_of_the_monster() -> None:
    def won() -> EldervaleTable:
        t = eldervale(
            {"ready": "warrior worker", "at": {"FORT": "worker"}},
            {**IDLE, "at": {"EAR-1": "worker"}},
            monsters={"MO-AIR": "AIR-1"},
            dice="1 666 5555",
        )
        return play(t, "place warrior", "to EAR-1", "decline", "done")

    t = play(won(), "power")
    assert (power(t, A, "air"), t.players[A].glory) == (2, 0)
    t = play(won(), "glory", "gain tool")
    assert (power(t, A, "air"), t.players[A].glory, tokens(t, A)) == (1, 1, "T")


@rule("eldervale/scenario-22", "E-7.20")
def test_without_a_monster_glory_is_forced() -> None:
    t = eldervale(
        {"ready": "warrior worker", "at": {"FORT": "worker"}},
        {**IDLE, "at": {"EAR-1": "worker"}},
        dice="1 666",
    )
    play(t, "place warrior", "to EAR-1", "decline", "done")
    assert t.players[A].glory == 1
    assert named(t, "gain")


@rule("eldervale/scenario-23", "E-7.21", "E-10.6", "eldervale/R-27")
def test_all_units_of_a_loser_fall_and_each_gives_a_sword() -> None:
    t = eldervale(
        {"ready": "warrior worker", "at": {"FORT": "worker"}},
        {**IDLE, "at": {"EAR-1": "worker worker dragon"}},
        dice="11111 666",
    )
    play(t, "place warrior", "to EAR-1", "decline", "done", "gain gem")
    assert under(t, B) == "worker worker dragon"
    assert tokens(t, B) == "WWW"
    play(t, "regroup")
    assert ready(t, B) == "worker worker worker wizard dragon"
    assert under(t, B) == ""
    assert not told(t, "acted")


@rule("eldervale/scenario-24", "E-7.24", "E-10.9", "E-7.5")
def test_a_beaten_monster_returns_with_the_victors_regroup() -> None:
    t = eldervale(
        {"ready": "warrior worker"},
        {**IDLE, "at": {"EAR-2": "worker"}},
        swap={"FIR-1": "FIR-3"},
        monsters={"MO-FIR": "FIR-3"},
        dice="666 5555",
    )
    play(t, "place warrior", "to WAT-1", "decline", "power")
    assert monster(t, "MO-FIR") == "bound A"
    assert t.players[A].slain == 1
    play(t, "place worker", "to WAT-2", "decline")
    assert monster(t, "MO-FIR") == "bound A"
    play(t, "regroup", "ready")
    assert monster(t, "MO-FIR") == "FIR-3"


@rule("E-7.24")
def test_a_monster_waits_while_its_lair_is_occupied() -> None:
    t = eldervale(
        {"at": {"EAR-1": "worker"}, "ready": "worker"},
        {**IDLE, "at": {"FIR-3": "worker"}},
        swap={"FIR-1": "FIR-3"},
        bound={"MO-FIR": A},
    )
    play(t, "regroup", "ready")
    assert monster(t, "MO-FIR") == "bound A"


@rule("eldervale/scenario-25", "E-7.1", "E-7.2", "E-5.7", "eldervale/R-19")
def test_in_peaceful_beginnings_nobody_rushes_or_fights() -> None:
    t = eldervale(
        {"ready": "worker wizard"},
        {"ready": "worker wizard", "at": {"AIR-1": "worker"}},
        {"ready": "worker", "at": {"DUN2": "worker"}},
        monsters={"MO-FIR": "FIR-2"},
        peaceful=True,
    )
    play(t, "place worker", "to EAR-1", "decline", "place worker", "to EAR-1", "decline")
    assert at(t, A) == {"EAR-1": "worker"}
    assert at(t, B) == {"AIR-1": "worker", "EAR-1": "worker"}
    assert monster(t, "MO-FIR") == "FIR-2"
    t.regrouped = 0b011
    play(t, "regroup", "ready")
    assert t.peaceful == 0
    assert not told(t, "battle")
    assert at(t, A) == {"EAR-1": "worker"}


@rule(
    "eldervale/scenario-35",
    "E-7.10",
    "E-14.2",
    "eldervale/R-49",
    "eldervale/R-50",
    "eldervale/D-14",
    "E-21.5",
)
def test_a_faerie_charm_ends_a_battle_on_another_turn_and_later_all_fight() -> None:
    t = eldervale(
        {"ready": "warrior worker", "at": {"FORT": "worker"}},
        {"ready": "worker wizard", "hand": "SP01", "at": {"EAR-1": "worker"}},
        {"ready": "warrior worker", "at": {"AIR-1": "worker"}},
        dice="111 1 666",
    )
    play(t, "place warrior", "to EAR-1", "decline")
    assert (t.seat, legal(t)) == (B, ["play SP01", "pass", "rest"])
    play(t, "play SP01")
    assert at(t, A)["EAR-1"] == "warrior"
    assert at(t, B) == {"EAR-1": "worker"}
    assert not told(t, "rolled")
    assert hand(t, B) == []
    play(t, "place worker", "to RUIN-MILL")
    play(t, "place warrior", "to EAR-1", "decline")
    while not told(t, "rolled"):
        play(t, "done")
    assert dice_rolled(t) == {A: 3, B: 1, C: 3}


@rule("eldervale/scenario-37", "E-7.30")
def test_the_sixes_of_the_golem_count_as_fives() -> None:
    t = eldervale(IDLE, IDLE, monsters={"MO-ORD": "AIR-1"}, dice="6 66211")
    play(t, "place worker", "to EAR-1", "decline")
    assert legal(t) == ["glory", "power"]
    assert t.seat == A


@rule("eldervale/scenario-39", "E-7.27", "E-6.14", "eldervale/R-65")
def test_whoever_walks_away_in_time_meets_nobody() -> None:
    t = eldervale({"ready": "worker wizard", "hand": "SP06"}, IDLE, monsters={"MO-FIR": "AIR-1"})
    play(t, "place worker", "to EAR-1", "decline", "play SP06", "move worker EAR-1", "to RUIN-TOWER")
    assert at(t, A) == {"TOWER": "worker"}
    assert monster(t, "MO-FIR") == "AIR-1"
    assert not told(t, "battle")
    assert t.turn.seat == B


@rule("eldervale/scenario-39", "E-7.27", "eldervale/R-65", "E-9.4")
def test_whoever_becomes_a_dwelling_in_time_meets_nobody() -> None:
    t = eldervale({"ready": "worker wizard", "orbs": 1, "tokens": "T"}, IDLE, monsters={"MO-FIR": "AIR-1"})
    play(t, "place worker", "to EAR-1", "decline", "orb track", "space 8", "to EAR-1", "less any")
    assert t.players[A].dwellings != 0
    assert monster(t, "MO-FIR") == "AIR-1"
    assert t.turn.seat == B


@rule("E-6.14", "eldervale/R-65")
def test_whoever_walks_away_before_the_realm_action_loses_it() -> None:
    t = eldervale({"ready": "worker wizard", "hand": "SP06 PR01"}, IDLE)
    play(t, "place worker", "to EAR-1", "play SP06", "move worker EAR-1", "to RUIN-TOWER")
    assert legal(t) == ["decline"]


@rule("eldervale/scenario-40", "E-4.6", "E-14.6", "E-4.8", "eldervale/D-12")
def test_quell_the_beast_is_for_the_moment_before_a_rush() -> None:
    t = eldervale({"ready": "worker wizard", "hand": "SP10"}, IDLE, monsters={"MO-FIR": "AIR-1"})
    assert "play SP10" not in legal(t)
    play(t, "place worker", "to EAR-1")
    assert "play SP10" not in legal(t)
    play(t, "decline")
    assert legal(t) == ["play SP10", "on", "through"]
    play(t, "play SP10")
    assert monster(t, "MO-FIR") == "AIR-1"
    assert not told(t, "battle")
    t = eldervale({"ready": "worker wizard", "hand": "SP10"}, IDLE, monsters={"MO-FIR": "DUN2"})
    play(t, "place worker", "to EAR-1", "decline")
    assert "play SP10" not in legal(t)


@rule("E-7.3", "eldervale/R-20", "eldervale/D-12")
def test_of_several_monsters_the_active_player_chooses_one() -> None:
    t = eldervale(
        IDLE, IDLE, monsters={"MO-FIR": "AIR-1", "MO-WAT": "FIR-2", "MO-AIR": "WAT-1"}, dice="1 6666"
    )
    play(t, "place worker", "to EAR-1", "decline")
    assert named(t, "monster") == ["MO-AIR", "MO-FIR", "MO-WAT"]
    play(t, "monster MO-FIR")
    assert monster(t, "MO-FIR") == "EAR-1"
    assert monster(t, "MO-WAT") == "FIR-2"


@rule("eldervale/scenario-45", "E-7.25", "E-7.31", "eldervale/D-19")
def test_the_aegis_banner_saves_one_unit() -> None:
    t = eldervale(
        {"ready": "warrior worker", "at": {"FORT": "worker"}},
        {**IDLE, "element": "light", "at": {"EAR-1": "worker worker warrior"}, "cards": "LIG-Banner"},
        dice="11111 666",
    )
    play(t, "place warrior", "to EAR-1", "decline", "done", "gain gem")
    assert t.seat == B
    assert named(t, "save") == ["worker", "warrior"]
    play(t, "save warrior")
    assert "warrior" in ready(t, B)
    assert under(t, B) == "worker worker"
    assert tokens(t, B) == "WW"


@rule("eldervale/scenario-46", "E-7.30", "E-7.17", "eldervale/R-66", "eldervale/D-17")
def test_turned_luck_rolls_up_to_three_of_the_lowest_dice_again() -> None:
    t = eldervale(
        {"ready": "warrior worker", "at": {"FORT": "worker"}},
        {**IDLE, "at": {"EAR-1": "warrior"}, "hand": "SP03 PR01"},
        dice="621 621 55",
    )
    play(t, "place warrior", "to EAR-1", "decline", "pass", "done", "pass", "play SP03")
    assert legal(t) == ["reroll 0", "reroll 1", "reroll 2", "reroll 3"]
    play(t, "reroll 2")
    assert [sorted(unpacked(dice)) for seat, dice, _, _ in told(t, "rerolled") if seat == B] == [[5, 5, 6]]


@rule("eldervale/scenario-49", "E-7.32", "eldervale/D-25")
def test_whoever_gains_on_another_turn_chooses_at_once() -> None:
    t = eldervale(
        {"ready": "warrior worker", "at": {"FORT": "worker"}},
        {**IDLE, "at": {"EAR-1": "warrior"}},
        dice="666 111",
    )
    play(t, "place warrior", "to EAR-1", "decline", "done")
    assert t.seat == B
    assert t.players[B].glory == 1
    assert at(t, A)["EAR-1"] == "warrior"
    play(t, "gain potion")
    assert tokens(t, B) == "P"
    assert under(t, A) == "warrior"


@rule("eldervale/scenario-50", "E-7.28", "E-7.15", "eldervale/R-23", "eldervale/R-57")
def test_leaden_limbs_come_before_the_cap_and_a_spent_sword_is_gone() -> None:
    strong: Seat = {"dwellings": "EAR-1", "castles": "FIR-2 AIR-1"}
    t = eldervale(
        {**strong, "ready": "warrior worker", "at": {"FORT": "worker"}},
        {**IDLE, "at": {"EAR-1": "worker"}, "hand": "SP04"},
        dice="1 654321",
    )
    play(t, "place warrior", "to EAR-1", "decline", "pass", "done", "play SP04")
    assert dice_rolled(t) == {B: 1, A: 6}
    t = eldervale(
        {"at": {"EAR-1": "warrior"}, "ready": "worker wizard", "castles": "FIR-2", "tokens": "W"},
        {"ready": "warrior worker", "at": {"FORT": "worker"}, "hand": "SP04"},
        active=B,
        dice="11111 666",
    )
    play(t, "place warrior", "to EAR-1", "decline", "on", "pass", "done")
    assert (t.seat, legal(t)) == (A, ["spend sword", "pass"])
    play(t, "spend sword")
    assert (t.seat, tokens(t, A)) == (B, "")
    play(t, "play SP04")
    assert dice_rolled(t) == {A: 5, B: 3}
