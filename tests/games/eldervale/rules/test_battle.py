"""Chapter 7d step by step: who is asked, in which order, and what follows from it."""

from __future__ import annotations

from games.eldervale.looks import at, hand, legal, monster, named, play, ready, tokens, told, under, vp
from games.eldervale.scenes import A, B, C, D, Rest, Seat, eldervale
from rule import rule
from spinney.games.eldervale.state.dice import unpacked
from spinney.games.eldervale.state.table import EldervaleTable

IDLE: Seat = {"ready": "worker wizard", "glory": 3}


def dice_of(t: EldervaleTable, word: str = "rolled") -> dict[int, list[int]]:
    """The dice of each player, highest first; -1 is the Monster."""
    rows = [(seat, dice, c if word == "rerolled" else b) for seat, dice, b, c in told(t, word)]
    return {-1 if beast else seat: [int(die) for die in unpacked(dice)] for seat, dice, beast in rows}


# Step 0.


@rule("E-7.10", "E-2.10", "eldervale/D-14")
def test_only_players_in_the_realm_may_avoid_a_battle_from_the_left_of_the_active_one() -> None:
    t = eldervale(
        {"ready": "warrior worker", "hand": "SP01"},
        {**IDLE, "at": {"MILL": "worker"}, "hand": "SP01"},
        {**IDLE, "at": {"EAR-1": "worker"}, "hand": "SP02"},
        {**IDLE, "at": {"EAR-1": "worker"}, "tactics": 1},
    )
    play(t, "place warrior", "to EAR-1", "decline", "on")
    assert (t.seat, legal(t)) == (C, ["pass", "rest"])
    play(t, "pass")
    assert (t.seat, legal(t)) == (D, ["tactics", "pass"])
    play(t, "pass")
    assert (t.seat, legal(t)) == (A, ["play SP01", "pass"])
    play(t, "play SP01")
    assert told(t, "cancelled")
    assert not told(t, "rolled")
    assert t.battle is None


@rule("E-7.10", "E-16.4")
def test_the_first_who_cancels_ends_it_and_nobody_else_is_asked() -> None:
    t = eldervale(
        {"ready": "warrior worker", "tactics": 1}, {**IDLE, "at": {"EAR-1": "worker"}, "tactics": 1}, IDLE
    )
    play(t, "place warrior", "to EAR-1", "decline", "tactics")
    assert [player.tactics for player in t.players[:2]] == [1, 0]
    assert t.turn.seat == B


# Step 1.


@rule("E-7.29", "E-21.3", "E-7.11", "eldervale/D-15")
def test_units_join_one_by_one_in_the_order_of_tiles_and_then_others_support() -> None:
    t = eldervale(
        {
            "element": "light", "side": "A", "ready": "warrior",
            "at": {"AIR-1": "worker worker", "FIR-2": "worker worker dragon", "PORTAL": "wizard"},
        },
        {**IDLE, "at": {"EAR-1": "dragon"}},
        dice="666 111111",
    )  # fmt: skip
    play(t, "place warrior", "to EAR-1", "decline")
    supports = ["support worker AIR-1", "support worker FIR-2"]
    joins = ["join worker AIR-1", "join worker FIR-2", "join wizard RUIN-PORTAL", "join dragon FIR-2"]
    assert legal(t) == [*joins, *supports, "done"]
    play(t, "join worker FIR-2")
    assert legal(t) == [*joins[1:], *supports, "done"]  # no more from AIR-1
    play(t, "support worker AIR-1")
    assert legal(t) == [*supports, "done"]  # nobody joins any more
    play(t, "support worker AIR-1")
    assert legal(t) == ["support worker FIR-2", "done"]
    play(t, "support worker FIR-2")
    assert len(dice_of(t)[A]) == 6  # 3 + 1, and three that support
    homes = {"AIR-1": "worker worker", "FIR-2": "worker dragon", "PORTAL": "wizard"}
    assert at(t, A) == homes  # who supports is not lost
    assert under(t, A) == "worker warrior"


@rule("E-7.29", "E-21.3")
def test_a_kind_that_was_passed_over_does_not_join_later() -> None:
    t = eldervale(
        {"ready": "warrior worker", "at": {"FIR-2": "worker worker wizard dragon", "PORTAL": "worker"}},
        {**IDLE, "at": {"EAR-1": "dragon"}},
        dice="111 666666",
    )
    play(t, "place warrior", "to EAR-1", "decline", "join worker FIR-2", "join wizard FIR-2")
    assert legal(t) == ["join worker RUIN-PORTAL", "join dragon FIR-2", "done"]
    play(t, "join dragon FIR-2")
    assert legal(t) == ["join worker RUIN-PORTAL", "done"]  # not the second Worker of FIR-2
    play(t, "join worker RUIN-PORTAL")
    assert len(dice_of(t)[A]) == 6  # 3 + 1 + 2 + 3 + 1, cut
    assert at(t, A) == {"EAR-1": "worker worker warrior wizard dragon", "FIR-2": "worker"}


@rule("E-7.29", "E-7.12")
def test_who_has_nobody_in_the_realm_supports_only_after_joining() -> None:
    t = eldervale(
        {"ready": "warrior worker", "glory": 3},
        {**IDLE, "at": {"EAR-1": "worker"}},
        {**IDLE, "element": "light", "side": "A", "at": {"MILL": "worker worker"}},
        dice="1 11 666",
    )
    play(t, "place warrior", "to EAR-1", "decline")
    assert (t.seat, legal(t)) == (C, ["join worker RUIN-MILL", "done"])
    play(t, "join worker RUIN-MILL")
    assert legal(t) == ["join worker RUIN-MILL", "support worker RUIN-MILL", "done"]
    play(t, "support worker RUIN-MILL")
    assert len(dice_of(t)[C]) == 2
    assert at(t, C) == {"MILL": "worker"}


# Step 3.


@rule("E-7.14", "E-14.6", "eldervale/D-16", "eldervale/R-23")
def test_swords_and_cards_come_one_by_one_and_only_from_participants() -> None:
    t = eldervale(
        {"ready": "warrior worker", "tokens": "W", "hand": "SP02", "glory": 3},
        {**IDLE, "at": {"EAR-1": "worker"}, "tokens": "WW$", "hand": "SP02"},
        {**IDLE, "at": {"DUN2": "worker"}, "tokens": "WW$", "hand": "SP04"},
        dice="55555 666666",
    )
    play(t, "place warrior", "to EAR-1", "decline", "on", "pass", "pass")
    assert (t.seat, legal(t)) == (B, ["play SP02", "spend sword", "spend gold", "pass", "rest"])
    play(t, "play SP02")
    assert legal(t) == ["spend sword", "spend gold", "pass"]  # without a hand there is nothing to rest from
    play(t, "spend gold", "spend sword", "pass")
    assert (t.seat, legal(t)) == (A, ["play SP02", "spend sword", "pass"])
    play(t, "spend sword", "play SP02")
    assert {seat: len(dice) for seat, dice in dice_of(t).items()} == {B: 5, A: 6}
    assert [tokens(t, seat) for seat in (A, B, C)] == ["", "WW", "WW$"]  # B's Worker fell
    assert hand(t, C) == ["SP04"]


@rule("E-21.6", "E-7.17", "E-7.31")
def test_whoever_rests_is_asked_no_more_until_the_own_turn() -> None:
    t = eldervale(
        {"ready": "warrior worker", "at": {"FORT": "worker"}, "glory": 3},
        {**IDLE, "at": {"EAR-1": "worker", "MILL": "warrior"}, "hand": "SP03 SP12"},
        dice="1 666 1 666",
    )
    play(t, "place warrior", "to EAR-1", "decline", "pass", "done", "done")
    assert (t.seat, legal(t)) == (B, ["pass", "rest"])  # Step 3: no card for it in the hand
    play(t, "rest")
    assert t.turn.seat == B  # neither rerolls nor saves were asked
    assert under(t, B) == "worker"
    assert not t.resting
    play(t, "place worker", "to EAR-1", "decline", "on")
    assert (t.seat, legal(t)) == (B, ["pass"])  # on the own turn again


@rule("E-7.28", "E-14.6")
def test_leaden_limbs_weaken_another_participant_or_the_monster() -> None:
    t = eldervale(
        {"ready": "warrior worker", "hand": "SP04 SP04"},
        {**IDLE, "at": {"EAR-1": "worker"}},
        {**IDLE, "at": {"DUN2": "worker"}},
        monsters={"MO-FIR": "AIR-1"},
        dice="1 666 222",
    )
    play(t, "place warrior", "to EAR-1", "decline", "on", "pass", "play SP04")
    assert named(t, "against") == ["2", "monster"]  # neither A nor C, who is elsewhere
    play(t, "against monster", "play SP04", "against 2")
    assert dice_of(t) == {B: [1], A: [6, 6, 6], -1: [2, 2, 2]}  # at least one die is left


# Steps 4 and 5.


@rule("E-7.30", "E-15.3", "E-7.16")
def test_fury_rolls_ones_again_once_and_keeps_the_rest() -> None:
    t = eldervale(
        {"ready": "warrior worker"}, {"ready": "worker"}, monsters={"MO-FIR": "AIR-1"}, dice="555 1614 13"
    )
    play(t, "place warrior", "to EAR-1", "decline")
    assert dice_of(t)[-1] == [6, 4, 1, 1]
    assert dice_of(t, "rerolled")[-1] == [6, 4, 3, 1]  # a second 1 stays
    assert monster(t, "MO-FIR") == "EAR-1"
    assert told(t, "monster_won")
    calm = eldervale(
        {"ready": "warrior worker"}, {"ready": "worker"}, monsters={"MO-FIR": "AIR-1"}, dice="555 2634"
    )
    play(calm, "place warrior", "to EAR-1", "decline")
    assert told(calm, "rerolled") == []


@rule("E-7.30", "eldervale/R-66", "E-7.17")
def test_a_reroll_takes_the_lowest_dice_and_no_more_than_there_are() -> None:
    t = eldervale(
        {"ready": "worker dragon", "at": {"FORT": "worker"}},
        {**IDLE, "at": {"EAR-1": "worker"}, "cards": "CHA-Banner WAT-Banner"},
        {**IDLE, "at": {"DUN2": "worker"}, "cards": "CHA-Banner"},
        dice="2 411 3 4 5",
    )
    play(t, "place dragon", "to EAR-1", "decline", "done")
    assert (t.seat, legal(t)) == (B, ["by WAT-Banner", "by CHA-Banner", "pass"])
    play(t, "by CHA-Banner")
    assert named(t, "reroll") == ["0", "1"]  # two points, but one die
    play(t, "reroll 1")
    assert legal(t) == ["by WAT-Banner", "pass"]  # each source once
    play(t, "by WAT-Banner", "reroll 0")
    assert dice_of(t, "rerolled") == {B: [3]}
    assert told(t, "battle_won")[0][0] == A


@rule("E-7.17", "E-7.30", "E-14.6")
def test_abilities_cards_and_spells_are_sources_of_their_own_for_each_player_in_turn() -> None:
    t = eldervale(
        {"element": "fire", "side": "B", "ready": "warrior worker", "at": {"FORT": "worker"}, "glory": 3},
        {
            **IDLE, "element": "light", "side": "B", "at": {"EAR-1": "warrior"}, "cards": "CHA-Banner",
            "hand": "SP03 SP03",
        },
        dice="641 321 5 44 111 6 5",
    )  # fmt: skip
    play(t, "place warrior", "to EAR-1", "decline", "pass", "done", "pass")
    assert (t.seat, legal(t)) == (B, ["play SP03", "by CHA-Banner", "by warrior", "pass", "rest"])
    play(t, "by warrior")
    assert named(t, "reroll") == ["0", "1"]
    play(t, "reroll 1")
    assert dice_of(t, "rerolled")[B] == [6, 5, 4]
    assert legal(t) == ["play SP03", "by CHA-Banner", "pass", "rest"]
    play(t, "by CHA-Banner", "reroll 2")
    assert dice_of(t, "rerolled")[B] == [6, 4, 4]
    play(t, "play SP03", "reroll 3")
    assert legal(t) == ["play SP03", "pass", "rest"]  # the second copy is a source of its own
    play(t, "rest")
    assert (t.seat, legal(t)) == (A, ["by warrior", "pass"])
    play(t, "by warrior", "reroll 1")
    assert dice_of(t, "rerolled") == {B: [1, 1, 1], A: [6, 3, 2]}
    assert told(t, "battle_won")[0][0] == A
    assert t.turn.seat == B  # whoever rests saves nobody


# Steps 7 and 8, and after.


def banners(cards: dict[int, str], dice: str, **rest: object) -> EldervaleTable:
    """A's Warrior comes to a Worker of B and a Warrior of C."""
    more: Rest = {"dice": dice, **rest}  # type: ignore[typeddict-item]
    t = eldervale(
        {"ready": "warrior worker", "at": {"FORT": "worker"}, "glory": 3, "cards": cards.get(A, "")},
        {**IDLE, "at": {"EAR-1": "worker"}, "cards": cards.get(B, "")},
        {**IDLE, "at": {"EAR-1": "warrior"}, "cards": cards.get(C, "")},
        **more,
    )
    return play(t, "place warrior", "to EAR-1", "decline", "done")


@rule("E-7.25", "E-7.32", "eldervale/D-25")
def test_what_winning_and_losing_bring_comes_after_all_have_fallen_in_battle_order() -> None:
    t = banners(
        {A: "ORD-Banner FIR-Banner DAR-Banner", B: "DAR-Banner", C: "WAT-Banner DAR-Banner ORD-Banner"},
        "1 111 6666",
    )
    play(t, "pass")  # C rolls nothing again
    assert (t.seat, named(t, "gain")) == (B, ["gem", "potion", "scroll", "tool", "sword"])
    assert (vp(t, A), tokens(t, A)) == (4, "W")  # 2 of Glory space 4, 2 of Phalanx, the winner comes first
    assert (under(t, B), under(t, C)) == ("worker", "warrior")
    assert (vp(t, B), tokens(t, C)) == (0, "W")  # the token of choice comes before the VP; C comes after B
    play(t, "gain gem")
    assert (t.seat, vp(t, B), tokens(t, C)) == (C, 1, "PW")
    play(t, "gain tool")
    assert (vp(t, C), tokens(t, C)) == (1, "PTW")
    assert t.battle is None


@rule("E-7.25", "E-7.31")
def test_what_losing_brings_comes_also_if_all_were_saved() -> None:
    t = banners({B: "LIG-Banner DAR-Banner"}, "1 111 666")
    assert (t.seat, legal(t)) == (B, ["save worker", "pass"])
    play(t, "save worker")
    assert (t.seat, named(t, "gain")[0]) == (B, "gem")
    play(t, "gain gem")
    assert (ready(t, B), tokens(t, B), vp(t, B)) == ("worker worker wizard", "G", 1)


@rule("E-7.31", "E-7.25")
def test_a_save_that_was_not_used_is_nobody_elses_and_onlookers_lose_nothing() -> None:
    t = eldervale(
        {"ready": "warrior worker", "at": {"FORT": "worker"}, "glory": 3},
        {**IDLE, "at": {"EAR-1": "worker"}, "cards": "LIG-Banner"},
        {**IDLE, "at": {"EAR-1": "worker"}},
        {**IDLE, "at": {"DUN2": "worker"}, "cards": "DAR-Banner WAT-Banner"},
        dice="1 1 666",
    )
    play(t, "place warrior", "to EAR-1", "decline", "done")
    assert (t.seat, legal(t)) == (B, ["save worker", "pass"])
    play(t, "pass")
    assert t.turn.seat == B  # neither C nor D was asked anything
    assert [tokens(t, seat) for seat in (B, C, D)] == ["W", "W", ""]


@rule("E-7.30", "E-7.18")
def test_rote_makes_fives_of_sixes_and_nothing_else() -> None:
    t = eldervale(
        {"ready": "warrior worker"}, {"ready": "worker"}, monsters={"MO-ORD": "AIR-1"}, dice="553 66211"
    )
    play(t, "place warrior", "to EAR-1", "decline")
    assert legal(t) == ["glory", "power"]


@rule("E-7.11", "E-7.12", "E-7.18", "E-7.19", "E-7.20")
def test_five_players_and_a_monster_in_one_battle() -> None:
    others = [("AIR-1", "worker"), ("TOWER", "dragon"), ("PORTAL", "wizard worker"), ("FIR-2", "warrior")]
    joiners: list[Seat] = [{**IDLE, "at": {tile: units}} for tile, units in others]
    t = eldervale(
        {"ready": "warrior worker", "at": {"FORT": "worker"}, "glory": 3},
        *joiners,
        monsters={"MO-CHA": "MILL"},
        dice="1 666 644 555 6656 66611",
    )
    play(t, "place warrior", "to EAR-1", "decline")
    for seat, (tile, units) in enumerate(others, 1):
        name = tile if "-" in tile else f"RUIN-{tile}"
        assert t.seat == seat
        play(t, *[f"join {kind} {name}" for kind in sorted(units.split(), reverse=True)])
    assert t.seat == A
    play(t, "join worker RUIN-FORT")
    rolled = {seat: len(dice) for seat, dice in dice_of(t).items()}
    assert rolled == {1: 1, 2: 3, 3: 3, 4: 3, A: 4, -1: 5}  # frenzy: 3 + 4, cut to 5
    assert (t.seat, legal(t)) == (A, ["glory", "power"])  # the fourth die decides
    play(t, "glory")
    assert [tokens(t, seat) for seat in range(5)] == ["", "W", "W", "WW", "W"]
    assert [under(t, seat) for seat in range(5)] == ["", "worker", "dragon", "worker wizard", "warrior"]
    assert (at(t, A), monster(t, "MO-CHA")) == ({"EAR-1": "worker warrior"}, "bound A")


@rule("E-7.25", "E-7.19")
def test_without_a_winner_all_lose_and_nobody_wins() -> None:
    t = banners({A: "ORD-Banner WAT-Banner", B: "WAT-Banner ORD-Banner"}, "5 666 666")
    play(t, "pass", "pass")
    assert [tokens(t, seat) for seat in (A, B, C)] == ["PW", "PW", "W"]
    assert [vp(t, seat) for seat in (A, B, C)] == [0, 0, 0]


@rule("E-7.25", "E-7.24")
def test_what_winning_brings_comes_after_the_monster_has_fallen() -> None:
    t = eldervale(
        {"element": "fire", "side": "A", "ready": "warrior worker", "glory": 3},
        IDLE,
        monsters={"MO-LIG": "AIR-1"},
        dice="666 123",
    )
    play(t, "place warrior", "to EAR-1", "decline", "glory")
    assert (t.seat, named(t, "gain")[0], monster(t, "MO-LIG")) == (A, "gem", "bound A")


@rule("E-7.31", "E-7.24", "E-7.20")
def test_losers_are_asked_in_order_before_the_monster_falls() -> None:
    t = banners({B: "LIG-Banner", C: "LIG-Banner"}, "1 111 666 234", monsters={"MO-LIG": "AIR-1"})
    assert t.seat == A
    play(t, "power")
    assert (t.seat, monster(t, "MO-LIG")) == (B, "EAR-1")
    play(t, "pass")
    assert (t.seat, tokens(t, B), monster(t, "MO-LIG")) == (C, "W", "EAR-1")
    play(t, "save warrior")
    assert (ready(t, C), tokens(t, C), monster(t, "MO-LIG")) == ("worker warrior wizard", "", "bound A")
    assert t.players[A].slain == 1


@rule("E-7.31", "E-21.3", "E-15.8")
def test_saves_are_taken_one_by_one_and_in_order() -> None:
    t = eldervale(
        {"ready": "dragon worker", "at": {"FORT": "worker"}, "glory": 3},
        {**IDLE, "at": {"EAR-1": "worker warrior MO-LIG"}, "cards": "LIG-Banner", "hand": "SP12"},
        tamed={"MO-LIG": B},
        dice="111111 666",
    )
    play(t, "place dragon", "to EAR-1", "decline", "pass", "done", "pass", "pass")
    assert (t.seat, legal(t)) == (
        B, ["play SP12", "save worker", "save warrior", "save MO-LIG", "pass", "rest"],
    )  # fmt: skip
    play(t, "play SP12", "save warrior")
    assert legal(t) == ["save MO-LIG", "pass"]  # not backwards
    play(t, "save MO-LIG")
    assert (monster(t, "MO-LIG"), under(t, B), tokens(t, B)) == ("tamed B", "worker", "W")
    assert ready(t, B) == "worker warrior wizard MO-LIG"
