"""Chapters 9, 13 and 14: Free Actions, tableau and Power, Magic Cards."""

from __future__ import annotations

from games.eldervale.looks import (
    at,
    hand,
    held,
    legal,
    market,
    named,
    play,
    power,
    ready,
    seen,
    tokens,
    told,
    under,
    vp,
)
from games.eldervale.scenes import CARDS, CONTENT, GAME, MAGIC, A, B, eldervale
from rule import rule
from spinney.engine.bits import bits_of
from spinney.engine.nothing import NONE
from spinney.games.eldervale.state.table import EldervaleTable


def regroup(t: EldervaleTable, *texts: str) -> None:
    """Regroup, where it is not forced, and answer."""
    play(t, *[text for text in ("regroup",) if text in legal(t)], *texts)


# Free Actions.


@rule("E-9.1")
def test_a_discarded_token_gives_what_it_shows_and_is_gone() -> None:
    t = eldervale({"ready": "worker", "held": "air-SM"}, {}, deck="SP01")
    play(t, "cash")
    assert tokens(t, A) == "S"
    assert hand(t, A) == ["SP01"]
    assert held(t, A) == []
    assert t.gone == 1


@rule("E-9.2", "eldervale/R-31")
def test_a_filled_slot_loses_its_old_token_without_effect() -> None:
    t = eldervale(
        {"ready": "worker", "held": "fire-WW", "cards": "AIR-Relic", "slots": {"AIR-Relic": "air-SS"}}, {}
    )
    play(t, "slot")
    assert tokens(t, A) == ""
    assert seen(t)["players"][A]["tableau"][1]["slots"] == ["fire-WW"]
    assert t.gone == 1
    assert "cash" not in legal(t)


@rule("E-9.2")
def test_empty_slots_are_one_option_and_filled_ones_differ_by_token() -> None:
    t = eldervale(
        {"ready": "worker", "held": "fire-WW", "cards": "AIR-Vault", "slots": {"AIR-Vault": "air-SS"}}, {}
    )
    play(t, "slot")
    assert legal(t) == ["into 1", "into 2"]
    play(t, "into 2")
    assert seen(t)["players"][A]["tableau"][1]["slots"] == ["air-SS", "fire-WW", ""]


@rule("E-9.3", "E-14.2", "E-14.7", "E-9.7")
def test_a_spell_is_played_applied_and_discarded() -> None:
    t = eldervale({"ready": "worker", "hand": "SP07 QU01"}, {})
    assert named(t, "play") == ["SP07"]
    play(t, "play SP07", "gain gem", "gain tool")
    assert tokens(t, A) == "GT"
    assert [CONTENT.magic[card].id for card in t.discard] == ["SP07"]


@rule("E-9.4", "eldervale/R-38", "E-9.8")
def test_an_orb_on_the_reward_track_gives_its_benefit_and_scores() -> None:
    t = eldervale({"ready": "worker", "orbs": 2}, {})
    play(t, "orb track", "space 7")
    assert vp(t, A) == 4
    assert t.orb_track[6] == A
    assert "orb track" in legal(t)
    play(t, "orb track")
    assert "space 7" not in legal(t)
    assert "space 6" in legal(t)  # nobody to rescue, but the Swords come
    play(t, "space 6")
    assert tokens(t, A) == "WW"
    assert GAME.score_sheet(t)[1].points[A] == 2


@rule("E-9.8")
def test_an_impossible_benefit_of_an_orb_is_lost() -> None:
    t = eldervale({"ready": "worker", "orbs": 1}, {})
    play(t, "orb track", "space 8")
    assert t.orb_track[7] == A
    assert legal(t)
    assert bits_of(t.players[A].dwellings) == []


@rule("E-9.4")
def test_an_orb_on_an_icon_adds_to_the_output() -> None:
    t = eldervale({"at": {"EAR-1": "worker"}, "cards": "LIG-Wonder", "orbs": 1}, {"ready": "worker"})
    play(t, "orb icon")
    regroup(t, "do LIG-Wonder")
    assert vp(t, A) == 3
    assert power(t, A, "light") == 1
    assert GAME.score_sheet(t)[1].points[A] == 0


@rule("E-9.4", "eldervale/R-32")
def test_an_orb_goes_on_printed_inputs_only() -> None:
    t = eldervale({"ready": "worker", "cards": "WAT-Exchange WAT-Gate", "orbs": 1}, {})
    assert named(t, "orb") == ["track", "input"]
    play(t, "orb input")
    assert seen(t)["players"][A]["tableau"][1]["orb_on_input"]
    assert not seen(t)["players"][A]["tableau"][2]["orb_on_input"]


# Tableau and Power.


@rule("E-13.1", "E-13.2", "eldervale/R-46")
def test_a_bought_card_joins_the_tableau_with_one_power() -> None:
    t = eldervale({"ready": "worker", "orbs": 1}, {}, market={"fire": "FIR-Wonder"})
    play(t, "orb track", "space 3", "buy fire")
    assert [CONTENT.adventures[card].id for card in t.players[A].cards] == ["FIR-Wonder"]
    assert power(t, A, "fire") == 1
    assert vp(t, A) == 3
    assert market(t)["fire"] not in ("", "FIR-Wonder")


@rule("E-13.3", "E-13.4", "eldervale/R-47", "eldervale/R-48", "eldervale/R-2")
def test_the_first_at_the_top_takes_the_orb_and_more_is_lost() -> None:
    t = eldervale({"ready": "worker", "power": {"air": 7}, "orbs": 1}, {"power": {"air": 8}})
    assert not t.track_orbs & 1
    play(t, "orb track", "space 1", "element air")
    assert power(t, A, "air") == 8
    assert t.players[A].orbs == 0
    other = eldervale({"ready": "worker", "power": {"water": 7}, "orbs": 1}, {})
    play(other, "orb track", "space 1", "element water")
    assert power(other, A, "water") == 8
    assert other.players[A].orbs == 1
    assert not other.track_orbs >> 3 & 1


@rule("E-13.5", "E-13.8")
def test_power_any_offers_elements_in_play_below_the_top() -> None:
    t = eldervale({"ready": "worker", "power": {"air": 8}, "orbs": 1}, {})
    play(t, "orb track", "space 1")
    assert named(t, "element") == ["earth", "fire", "water"]
    top = dict.fromkeys(("air", "earth", "fire", "water"), 8)
    full = eldervale({"ready": "worker", "power": top, "orbs": 1}, {})
    play(full, "orb track", "space 1")
    assert named(full, "element") == []


@rule("E-13.8", "E-21.3")
def test_split_power_is_for_different_elements_in_their_order() -> None:
    t = eldervale({"ready": "worker", "orbs": 1}, {})
    play(t, "orb track", "space 9")
    assert named(t, "element") == ["air", "earth", "fire"]
    play(t, "element earth")
    assert named(t, "element") == ["fire", "water"]
    play(t, "element water")
    assert (power(t, A, "earth"), power(t, A, "water"), power(t, A, "air")) == (1, 1, 1)


@rule("E-13.6", "E-10.13")
def test_starter_actions() -> None:
    t = eldervale(
        {"at": {"EAR-1": "worker", "MILL": "worker", "FORT": "warrior"}, "tokens": "SPTGS"},
        {"ready": "worker"},
    )
    regroup(t, "take warrior RUIN-FORT")
    assert legal(t) == ["do summon", "do gather", "do dwell", "ready"]
    play(t, "do gather")
    assert tokens(t, A) == "GPSSST"
    assert len(hand(t, A)) == 1
    play(t, "take worker RUIN-MILL")
    assert "do gather" not in legal(t)
    play(t, "do dwell", "pay scroll")
    assert t.players[A].dwellings != 0


@rule("E-13.7")
def test_glory_gives_each_reward_and_the_orb_once() -> None:
    t = eldervale(
        {"at": {"EAR-1": "worker"}, "cards": "FIR-Exchange", "glory": 2, "tokens": "WWWW"},
        {"at": {"FORT": "worker"}, "cards": "FIR-Bond", "glory": 10},
    )
    regroup(t, "do FIR-Exchange")
    assert t.players[A].glory == 3
    assert t.players[A].orbs == 1
    assert bits_of(t.glory_orbs) == [7]
    last = eldervale({"at": {"EAR-1": "warrior"}, "cards": "LIG-Bond", "glory": 10}, {"ready": "worker"})
    regroup(last, "do LIG-Bond")
    assert vp(last, A) == 3
    assert last.players[A].glory == 10


@rule("E-13.7")
def test_a_later_player_finds_gold_where_the_orb_was() -> None:
    t = eldervale({"at": {"EAR-1": "warrior"}, "cards": "LIG-Bond", "glory": 2}, {"ready": "worker"})
    t.glory_orbs = 0
    regroup(t, "do LIG-Bond")
    assert tokens(t, A) == "$"
    assert t.players[A].orbs == 0


# Magic Cards.


@rule("E-14.1")
def test_hands_are_secret_and_their_size_is_not() -> None:
    t = eldervale({"ready": "worker", "hand": "SP01 PR01"}, {"hand": "QU01"})
    assert seen(t, A)["players"][A]["hand"] == ["PR01", "SP01"]
    assert seen(t, A)["players"][B]["hand"] == []
    assert seen(t, A)["players"][B]["cards"] == 1
    assert seen(t)["players"][A]["hand"] == []


@rule("E-14.3", "eldervale/R-67")
def test_a_quest_is_claimed_if_its_condition_holds() -> None:
    assert "play QU02" not in legal(eldervale({"ready": "worker", "hand": "QU02 QU02"}, {}))
    t = eldervale({"ready": "worker", "hand": "QU02 QU02", "slain": 1}, {})
    play(t, "play QU02")
    assert vp(t, A) == 4
    assert t.claimed == [MAGIC["QU02"]]
    assert t.discard == []
    assert "play QU02" in legal(t)


@rule("E-14.4", "E-11.3")
def test_a_prophecy_scores_from_hand_and_is_lost_if_paid() -> None:
    t = eldervale(
        {"ready": "worker", "hand": "PR01", "dwellings": "EAR-1 WAT-1", "tokens": "T"}, {"ready": "worker"}
    )
    assert GAME.score_sheet(t)[8].points == [2, 0]
    assert GAME.score_sheet(t, B)[8].points == [0, 0]
    play(t, "place worker", "to RUIN-FORT", "use")
    assert GAME.score_sheet(t)[8].points == [0, 0]


@rule("E-14.5", "eldervale/R-42", "E-4.7")
def test_an_aura_is_paid_laid_and_moved_once_per_turn() -> None:
    t = eldervale(
        {"ready": "worker", "hand": "AU04", "tokens": "SSS", "cards": "WAT-Exchange AIR-Rite WAT-Gate"}, {}
    )
    play(t, "play AU04")
    assert named(t, "host") == ["AIR-Rite", "WAT-Exchange"]
    play(t, "host AIR-Rite")
    assert tokens(t, A) == "SS"
    assert t.aura_on(CARDS["AIR-Rite"]) == MAGIC["AU04"]
    play(t, "shift AIR-Rite")
    assert tokens(t, A) == "S"
    assert t.aura_on(CARDS["AIR-Rite"]) == NONE
    assert t.aura_on(CARDS["WAT-Exchange"]) == MAGIC["AU04"]
    assert named(t, "shift") == []


@rule("E-14.5")
def test_ease_makes_an_input_cheaper_and_plenty_adds_a_token() -> None:
    t = eldervale(
        {
            "at": {"EAR-1": "worker", "FORT": "worker"},
            "cards": "WAT-Exchange WAT-Gate",
            "auras": {"WAT-Exchange": "AU04", "WAT-Gate": "AU01"},
        },
        {"ready": "worker"},
    )
    regroup(t, "take worker EAR-1", "do WAT-Exchange", "gain gem", "gain gem", "gain gem")
    play(t, "take worker RUIN-FORT", "do WAT-Gate", "gain tool", "gain sword")
    assert tokens(t, A) == "GGGPTW"


@rule("E-14.5", "E-10.2")
def test_haste_gives_a_second_space() -> None:
    at_ = {"EAR-1": "worker", "FORT": "worker", "MILL": "worker"}
    t = eldervale(
        {"at": at_, "auras": {"starter": "AU02"}, "element": "earth"}, {"element": "air", "ready": "worker"}
    )
    regroup(t, "take worker EAR-1", "do gather", "take worker RUIN-FORT", "do gather")
    assert tokens(t, A) == "GGTT"
    assert "do gather" not in legal(t)


@rule("E-14.6")
def test_each_spell_has_its_moment() -> None:
    t = eldervale({"ready": "worker", "hand": "SP01 SP02 SP03 SP04 SP09 SP10 SP12"}, {})
    assert named(t, "play") == ["SP09"]
    play(t, "place worker", "to EAR-1")
    assert named(t, "play") == []


@rule("E-12.7", "E-14.7")
def test_an_empty_deck_is_made_of_the_discard_pile() -> None:
    t = eldervale({"ready": "worker", "orbs": 1}, {}, deck="SP01", discard="SP02")
    play(t, "orb track", "space 5")
    assert hand(t, A) == ["SP01", "SP02"]
    assert t.deck == t.discard == []
    assert told(t, "reshuffled")


@rule("eldervale/R-68", "eldervale/D-25", "E-7.32")
def test_plain_gains_cannot_be_declined() -> None:
    t = eldervale({"at": {"EAR-1": "worker"}, "cards": "CHA-Harvest"}, {"ready": "worker"})
    regroup(t, "do CHA-Harvest")
    assert legal(t) == ["gain gem", "gain potion", "gain scroll", "gain tool", "gain sword"]


@rule("E-10.4", "eldervale/D-21")
def test_optional_atoms_may_be_declined_with_what_is_linked_to_them() -> None:
    t = eldervale(
        {"at": {"EAR-1": "worker", "FORT": "worker"}, "cards": "EAR-Muster", "tokens": "TT"},
        {"ready": "worker"},
    )
    regroup(t, "take worker EAR-1", "do EAR-Muster")
    assert legal(t) == ["summon worker", "decline"]
    other = t.clone()
    play(t, "decline")
    assert tokens(t, A) == "TT"
    play(other, "summon worker")
    assert tokens(other, A) == "TTT"
    assert "worker" in ready(other, A)


@rule("E-10.11")
def test_rescued_units_are_retrieved_too() -> None:
    t = eldervale(
        {"at": {"EAR-1": "worker"}, "under": "dragon worker", "cards": "DAR-Exchange", "tokens": "G"},
        {"ready": "worker"},
    )
    regroup(t, "do DAR-Exchange")
    assert legal(t) == ["rescue worker", "rescue dragon", "decline"]
    play(t, "rescue dragon")
    assert under(t, A) == "worker"
    assert legal(t) == ["do summon", "do gather", "ready"]
    play(t, "do gather", "on")
    assert at(t, A) == {}
    assert t.turn.seat == B


@rule("E-10.7", "E-10.10", "E-10.6")
def test_units_come_back_and_what_lies_on_cards_stays() -> None:
    t = eldervale(
        {
            "at": {"EAR-1": "worker"},
            "under": "dragon",
            "cards": "AIR-Relic WAT-Exchange",
            "slots": {"AIR-Relic": "air-SS"},
            "inputs": "WAT-Exchange",
            "auras": {"AIR-Relic": "AU03"},
            "tray": "",
        },
        {"ready": "worker"},
    )
    regroup(t, "do WAT-Exchange", "gain gem", "gain gem", "gain gem")
    assert ready(t, A) == "worker dragon"
    assert t.players[A].acting == t.players[A].under == 0
    relic, exchange = seen(t)["players"][A]["tableau"][1:]
    assert (relic["slots"], relic["aura"], exchange["orb_on_input"]) == (["air-SS"], "AU03", True)
    assert exchange["used"] == 0


@rule("E-10.12", "E-10.2")
def test_an_action_needs_a_part_that_could_be_done_after_its_input() -> None:
    def offered(**seat: str) -> list[str]:
        t = eldervale({"at": {"EAR-1": "worker"}, **seat}, {"ready": "worker"})  # type: ignore[typeddict-item]
        regroup(t)
        return named(t, "do")

    assert "AIR-Relic" in offered(cards="AIR-Relic")  # no token to echo, but a Magic Card
    assert "DAR-Wonder" not in offered(cards="DAR-Wonder")
    assert "DAR-Wonder" in offered(cards="DAR-Wonder", under="worker")
    assert "WAT-Muster" in offered(cards="WAT-Muster")  # two symbols less make a Worker free
    assert "WAT-Muster" not in offered(cards="WAT-Muster", tray="")


@rule("E-12.5", "E-12.9")
def test_a_discount_removes_symbols_of_the_payers_choice() -> None:
    t = eldervale(
        {"ready": "worker", "hand": "SP11", "tokens": "SPT"}, {"ready": "worker"}, market={"air": "AIR-Lore"}
    )
    play(t, "play SP11", "buy air")
    assert legal(t) == ["less potion", "less scroll", "less any"]
    play(t, "less scroll")
    assert legal(t) == ["pay scroll", "pay tool"]
    play(t, "pay tool")
    assert tokens(t, A) == "S"
