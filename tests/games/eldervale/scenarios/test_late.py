"""Section 24, the other scenarios: Dwellings, payment, Regroup, the end, Quests and whole games."""

from __future__ import annotations

import pytest

from games.eldervale.looks import at, hand, legal, named, play, power, ready, tokens, told, vp
from games.eldervale.scenes import CONTENT, GAME, TILES, A, B, C, Seat, eldervale
from rule import rule
from spinney.engine.bits import bit, bit_count
from spinney.engine.nothing import NONE
from spinney.games.eldervale.rules.endgame import finish
from spinney.games.eldervale.state.table import EldervaleTable

IDLE: Seat = {"ready": "worker wizard"}


def sheet(t: EldervaleTable, seat: int) -> dict[str, int]:
    """A player's lines of the score sheet."""
    return {item.name: item.points[seat] for item in GAME.score_sheet(t)}


@rule(
    "eldervale/scenario-26",
    "E-8.1",
    "E-8.2",
    "E-8.3",
    "E-8.4",
    "E-8.5",
    "E-6.4",
    "eldervale/D-7",
    "eldervale/R-54",
)
def test_a_dwelling_on_a_lair() -> None:
    t = eldervale(
        {**IDLE, "at": {"EAR-3": "worker"}, "tokens": "TTG", "hand": "PR01"},
        {**IDLE, "dwellings": "AIR-2"},
        swap={"WAT-1": "EAR-3"},
    )
    play(t, "place worker", "to RUIN-MILL", "use")
    assert vp(t, A) == 6
    assert power(t, A, "earth") == 2
    assert t.players[A].castles == t.players[A].dwellings == bit(TILES["EAR-3"])
    assert (tokens(t, A), hand(t, A)) == ("", [])
    assert at(t, A) == {"MILL": "worker"}


def oracle(a: Seat) -> EldervaleTable:
    """A stands on an Oracle; only a card for SP* is in the market."""
    market = {"air": "AIR-Vault", "earth": "", "fire": "", "water": ""}
    return play(eldervale({**IDLE, **a}, IDLE, market=market), "place worker", "to AIR-2")


@rule(
    "eldervale/scenario-27",
    "E-12.1",
    "E-12.2",
    "E-12.3",
    "E-12.8",
    "E-6.7",
    "eldervale/R-17",
    "eldervale/R-18",
)
def test_gold_pays_a_named_symbol_and_a_magic_card_only_a_chest() -> None:
    t = oracle({"tokens": "S$", "hand": "PR01"})
    assert "trade" in legal(t)
    play(t, "trade")
    assert (tokens(t, A), hand(t, A)) == ("", [])
    assert [CONTENT.adventures[card].id for card in t.players[A].cards] == ["AIR-Vault"]
    assert power(t, A, "air") == 2
    t = oracle({"tokens": "S", "hand": "PR01 PR02"})
    assert "trade" not in legal(t)
    assert "consult" in legal(t)


def regrouping() -> EldervaleTable:
    t = eldervale({"at": {"AIR-1": "worker", "MILL": "worker"}, "ready": "worker", "tokens": "SPT"}, IDLE)
    return play(t, "regroup")


@rule("eldervale/scenario-28", "E-10.1", "E-10.5", "eldervale/R-36", "eldervale/R-34", "eldervale/D-20")
def test_dwell_takes_a_worker_that_is_still_in_a_realm() -> None:
    t = play(regrouping(), "take worker RUIN-MILL")
    assert "do dwell" in legal(t)
    play(t, "do dwell")
    assert t.players[A].dwellings == bit(TILES["AIR-1"])
    assert at(t, A) == {}
    t = play(regrouping(), "take worker AIR-1")
    assert "do dwell" not in legal(t)
    play(t, "ready")
    assert legal(t) == ["do summon", "do gather", "ready"]


@rule("eldervale/scenario-29", "E-10.2", "E-10.3", "eldervale/R-35")
def test_an_action_takes_one_unit_of_its_type() -> None:
    t = eldervale(
        {
            "at": {"AIR-1": "warrior", "MILL": "worker", "DUN1": "wizard"},
            "ready": "worker",
            "cards": "AIR-Lore",
        },
        IDLE,
    )
    play(t, "regroup", "take warrior AIR-1")
    assert "do gather" in legal(t)
    play(t, "do gather", "take worker RUIN-MILL")
    assert t.turn.seat == A
    assert "do gather" not in legal(t)
    assert "do AIR-Lore" not in legal(t)
    while "do AIR-Lore" not in legal(t):
        play(t, "ready" if "ready" in legal(t) else legal(t)[0])
    play(t, "do AIR-Lore")


@rule("eldervale/scenario-30", "E-9.4", "E-9.8", "eldervale/R-32", "eldervale/R-38")
def test_an_orb_on_an_input_makes_the_action_free_and_scores_nothing() -> None:
    t = eldervale(
        {"at": {"AIR-1": "worker", "MILL": "worker"}, "ready": "worker", "orbs": 1, "cards": "ORD-Exchange"},
        IDLE,
    )
    before = sheet(t, A)["Orbs"]
    play(t, "orb input")  # there is one place for it
    assert t.players[A].orbs == 0
    assert (before, sheet(t, A)["Orbs"]) == (1, 0)
    play(t, "regroup", "take worker AIR-1", "do ORD-Exchange")
    assert tokens(t, A) == "$$"
    assert vp(t, A) == 1


@rule("eldervale/scenario-31", "E-11.3", "E-11.8", "E-13.1", "eldervale/R-39", "eldervale/R-56")
@pytest.mark.parametrize(("dwellings", "cards"), [("WAT-1 WAT-2", 22), ("", 0), ("WAT-1 WAT-2 EAR-1", 25)])
def test_three_cards_score_for_each_dwelling_and_the_starter_always(dwellings: str, cards: int) -> None:
    t = eldervale(
        {
            **IDLE,
            "power": {"air": 8, "earth": 7, "fire": 5, "water": 3, "light": 1},
            "cards": "LIG-Gate WAT-Gate FIR-Gate AIR-Gate EAR-Gate FIR-Rite WAT-Rite AIR-Rite",
            "dwellings": dwellings,
        },
        IDLE,
        elements="light",
    )
    assert sheet(t, A)["Adventure Cards"] == cards
    assert sheet(t, A)["Starter Card"] == 5
    assert sum(sheet(t, A).values()) == t.scores[A]


def seats_until_over(t: EldervaleTable) -> list[int]:
    """Play on with the last option, and note whose turns come."""
    turns = [t.turn]
    while not t.over:
        t.play(t.options[-1])
        if not t.over and turns[-1] is not t.turn:
            turns.append(t.turn)
    return [int(turn.seat) for turn in turns]


@rule("eldervale/scenario-32", "E-11.1", "E-11.2", "eldervale/R-37", "E-8.7")
def test_after_the_sixth_dwelling_everybody_has_one_more_turn() -> None:
    t = eldervale(
        IDLE,
        {
            **IDLE,
            "at": {"EAR-1": "worker"},
            "dwellings": "AIR-1 AIR-2 FIR-1 FIR-2 WAT-1",
            "tokens": "TGS",
            "tray": "",
        },
        IDLE,
        active=B,
    )
    play(t, "place worker", "to RUIN-MILL", "use")
    assert bit_count(t.players[B].dwellings) == 6
    assert t.trigger == B
    assert seats_until_over(t) == [C, A, B]


@rule("eldervale/scenario-13", "E-11.2")
def test_a_second_trigger_changes_nothing() -> None:
    t = eldervale(IDLE, IDLE, stack="WAT-3")
    t.trigger = B
    play(t, "place worker", "to RUIN-DUN1", "use")
    assert t.realms == 0
    assert t.trigger == B


@rule("eldervale/scenario-33", "E-11.5", "E-11.7", "E-11.4", "eldervale/R-41")
def test_resources_decide_between_players_who_are_level() -> None:
    t = eldervale(
        {**IDLE, "vp": 86, "tokens": "GPS", "hand": "SP01 SP02"},
        {**IDLE, "vp": 86, "tokens": "GPST", "held": "air-SS air-SP"},
    )
    assert t.scores == [88, 88]
    finish(t)
    assert t.winners == [A]


@rule("E-11.5", "E-11.7")
def test_whoever_is_level_in_everything_shares_the_victory() -> None:
    t = eldervale({**IDLE, "vp": 86, "tokens": "GPS"}, {**IDLE, "vp": 86, "tokens": "WWW"})
    finish(t)
    assert t.winners == [A, B]


@rule("eldervale/scenario-34", "E-13.3", "E-13.4", "eldervale/R-47", "eldervale/R-48")
def test_the_first_at_the_top_of_a_track_takes_its_orb() -> None:
    t = eldervale(
        {**IDLE, "orbs": 1, "power": {"light": 7}},
        {**IDLE, "orbs": 1, "power": {"light": 7}},
        elements="light",
    )
    play(t, "orb track", "space 1", "element light")
    assert power(t, A, "light") == 8
    assert t.players[A].orbs == 1
    play(t, "place worker", "to AIR-1", "decline", "through")
    play(t, "orb track", "space 9", "element earth", "element light")
    assert power(t, B, "light") == 8
    assert t.players[B].orbs == 0
    assert CONTENT.tracks.power[8] == 5


@rule("eldervale/scenario-36", "E-4.2", "E-7.1", "eldervale/R-9")
def test_a_first_regroup_with_nothing_out_counts() -> None:
    t = GAME.start(2, seed=1)
    first, other = t.seat, 1 - t.seat
    play(t, "regroup", "on")
    assert told(t, "regrouped") == [(first, 1, 0, 0)]
    assert told(t, "retrieved") == []
    assert [t.players[seat].glory for seat in (first, other)] == [0, -1]
    assert t.peaceful
    play(t, "regroup", "on")
    assert not t.peaceful


@rule("eldervale/scenario-38", "E-3.17")
def test_the_same_seed_and_decisions_give_the_same_game() -> None:
    def whole(seed: int) -> EldervaleTable:
        t = GAME.start(3, seed=seed)
        while not t.over and t.number < 400:
            t.play(t.options[7 * t.number % len(t.options)])
        return t

    assert whole(1).fingerprint() == whole(1).fingerprint()
    assert whole(1).fingerprint() != whole(2).fingerprint()


@rule("eldervale/scenario-41", "E-8.8", "eldervale/R-64")
def test_the_last_unit_is_not_converted() -> None:
    a: Seat = {"at": {"AIR-2": "worker"}, "orbs": 1, "tokens": "SP"}
    t = play(eldervale(a, IDLE), "orb track", "space 8")
    assert t.players[A].dwellings == 0
    assert named(t, "to") == []
    t = play(eldervale({**a, "under": "warrior"}, IDLE), "orb track", "space 8")
    assert named(t, "to") == ["AIR-2"]


def lenient(t: EldervaleTable) -> EldervaleTable:
    t.lenient = 1
    return t


@rule("E-10.14", "E-8.8", "eldervale/R-64")
def test_without_restrictions_the_last_unit_may_become_a_dwelling_and_its_owner_regroups() -> None:
    a: Seat = {"at": {"AIR-2": "worker"}, "orbs": 1, "tokens": "SP"}
    t = play(lenient(eldervale(a, IDLE)), "orb track", "space 8")
    assert named(t, "to") == ["AIR-2"]
    play(t, "to AIR-2")
    while not t.players[A].dwellings:
        play(t, legal(t)[0])
    assert at(t, A) == {}
    assert ready(t, A) == ""
    assert t.seat == B
    assert GAME.log(t, A)[-1] == "Seat 1 has regrouped.", "nothing is left to place"


@rule("E-11.11", "E-10.14", "eldervale/R-64")
@pytest.mark.parametrize("limit", [NONE, 100])
def test_a_table_where_nobody_can_do_anything_but_regroup_ends(limit: int) -> None:
    """Without a round limit it would go on for ever, with nobody to ask."""
    t = lenient(eldervale({"at": {"AIR-2": "worker"}, "orbs": 1, "tokens": "SP"}, {}))
    t.limit = limit
    play(t, "orb track", "space 8", "to AIR-2")
    while not t.over:
        play(t, legal(t)[0])
    near = "The end is near: by a house rule, nobody can do anything but regroup."
    assert f"{near} Everybody has one more turn." in GAME.log(t, A)
    assert t.round == 5
    assert t.winners == [A]


@rule("E-11.11")
@pytest.mark.parametrize("b", [IDLE, {"under": "worker"}, {"hand": "SP06"}, {"held": "air-SS"}])
def test_where_anybody_has_a_unit_a_card_or_a_free_action_the_game_goes_on(b: Seat) -> None:
    t = lenient(eldervale({}, b))
    while t.round < 7:
        assert t.seat == B
        play(t, "on" if "on" in legal(t) else "regroup")
    assert told(t, "endgame") == []


@rule("E-10.14", "E-6.12", "eldervale/R-63")
def test_without_restrictions_two_gold_may_be_sold_for_two() -> None:
    t = lenient(eldervale({**IDLE, "tokens": "$$", "orbs": 1}, IDLE))
    play(t, "place worker", "to RUIN-FORT")
    assert "use" in legal(t)
    play(t, "use")
    assert tokens(t, A) == "$$"


@rule("E-10.14", "E-10.2")
def test_without_restrictions_an_action_may_be_used_for_nothing() -> None:
    """The Wonder of Dark rescues Units, and nobody is in the Underworld."""
    a: Seat = {"at": {"EAR-1": "worker", "FORT": "warrior"}, "cards": "DAR-Wonder"}
    t = play(eldervale(a, IDLE), "take worker EAR-1")
    assert "do DAR-Wonder" not in legal(t)
    t = play(lenient(eldervale(a, IDLE)), "take worker EAR-1")
    before = vp(t, A), tokens(t, A)
    play(t, "do DAR-Wonder")
    assert (vp(t, A), tokens(t, A)) == before
    assert "do DAR-Wonder" not in legal(t), "its space is taken"


@rule("E-10.14")
def test_restrictions_are_a_house_rule_that_a_table_can_switch_off() -> None:
    option = next(one for one in GAME.options if one.name == "restrictions")
    assert (option.default, option.book, option.endless) == ("on", "off", None)
    assert GAME.start(2, 1).lenient == 0
    assert GAME.start(2, 1, restrictions="off").lenient == 1


@rule("eldervale/scenario-42", "E-5.10", "eldervale/R-62")
def test_on_a_full_map_a_first_placement_goes_anywhere() -> None:
    t = eldervale(
        IDLE,
        {"at": {"AIR-1": "worker", "TOWER": "worker", "EAR-1": "worker", "MILL": "worker"}},
        without="FIR-1 FORT WAT-1 FIR-2 PORTAL DUN1 AIR-2 WAT-2 EAR-2 DUN2",
    )
    play(t, "place worker")
    assert named(t, "to") == ["AIR-1", "EAR-1", "RUIN-TOWER", "RUIN-MILL"]
    play(t, "to RUIN-TOWER")
    assert told(t, "battle")


@rule("eldervale/scenario-43", "E-6.12", "E-6.13", "eldervale/R-63")
def test_two_gold_are_no_payment_at_the_fortress() -> None:
    def at_fortress(held: str) -> EldervaleTable:
        return play(eldervale({**IDLE, "tokens": held, "orbs": 1}, IDLE), "place worker", "to RUIN-FORT")

    assert "use" not in legal(at_fortress("$$"))
    t = at_fortress("T$")
    assert "use" in legal(t)
    play(t, "use")
    assert tokens(t, A) == "$$"
    t = play(at_fortress("TT$$"), "use")  # a Gold first would need a second Gold
    assert legal(t) == ["pay tool", "pay gold"]
    play(t, "pay gold")
    assert tokens(t, A) == "T$$$"


@rule("eldervale/scenario-44", "E-12.9", "E-12.10", "E-12.6", "eldervale/D-24", "E-21.3")
def test_every_way_to_pay_has_one_sequence() -> None:
    t = eldervale({**IDLE, "tokens": "G$P", "hand": "SP01"}, IDLE)
    play(t, "place worker", "to RUIN-PORTAL", "use", "summon dragon")
    ways = {
        "pay gem": {"pay potion": ["pay gold", "hand-over SP01"], "pay gold": ["hand-over SP01"]},
        "pay gold": {"pay gem": ["pay potion", "hand-over SP01"], "pay potion": ["hand-over SP01"]},
    }
    assert legal(t) == list(ways)
    for first, seconds in ways.items():
        second = play(t.clone(), first)
        assert set(legal(second)) == set(seconds)
        for choice, thirds in seconds.items():
            third = play(second.clone(), choice)
            if len(thirds) > 1:
                assert legal(third) == thirds
            else:
                assert hand(third, A) == []
                assert ready(third, A) == "wizard dragon"


@rule("eldervale/scenario-47", "E-14.3", "E-12.7", "E-14.7", "eldervale/R-67", "E-9.7")
def test_a_claimed_quest_is_out_of_the_game() -> None:
    units = {"AIR-1": "worker", "MILL": "worker", "DUN1": "worker", "EAR-1": "worker"}
    t = eldervale({"at": units, "ready": "worker", "hand": "QU03"}, IDLE, deck="", discard="")
    play(t, "play QU03")
    assert vp(t, A) == 3
    assert hand(t, A) == []
    assert t.discard == []
    assert [CONTENT.magic[card].id for card in t.claimed] == ["QU03"]
    assert at(t, A).keys() == units.keys()


@rule("eldervale/scenario-48", "E-11.6", "E-2.11", "eldervale/R-60")
def test_after_a_hundred_rounds_everybody_has_one_more_turn() -> None:
    t = eldervale(IDLE, IDLE, IDLE, round=100, active=C)
    assert t.trigger == NONE
    assert seats_until_over(t) == [C, A, B, C]
    assert told(t, "endgame") == [(C, 2, 0, 0)]
    complete = eldervale(IDLE, IDLE, IDLE, round=100, active=B)
    assert seats_until_over(complete) == [B, C, A, B, C]  # not before the round is complete
