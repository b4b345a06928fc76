"""Chapter 8 and section 7.2: story cards and their effects."""

from __future__ import annotations

import pytest

from games.shifting_realms.scene import (
    CARDS,
    CONTENT,
    asked,
    can,
    goods,
    hand,
    laid,
    legal,
    named,
    on,
    play,
    reserve,
    scene,
    seen,
    spelled,
    vp,
)
from rule import rule


@rule("S-8.1", "shifting_realms/D-10", "S-8.3")
def test_any_open_deck_without_presence() -> None:
    t = scene(empty="AL", decks="LI-S01")
    assert named(t, "draw") == ["TY", "LI"]
    play(t, "draw LI")
    assert (goods(t, "black"), t.turn.draws, t.turn.actions) == ("gold 4", 1, 2)
    assert named(t, "draw") == ["TY"]  # an exhausted deck is not refilled


@rule("S-8.4", "S-8.9", "shifting_realms/A-83")
def test_events_are_discarded_and_permanents_stay() -> None:
    t = scene(decks="AL-S03 LI-S01")
    play(t, "draw AL", "draw LI")
    assert laid(t, "black") == ["AL-S03"]
    assert seen(t)["discard"] == ["LI-S01"]


@rule("S-8.5", "S-8.9", "shifting_realms/D-11", "shifting_realms/A-70", "shifting_realms/A-83")
def test_a_kept_card_looks_like_any_other() -> None:
    for card in ("AL-S04", "AL-S07", "AL-S09"):
        t = scene(decks=card, goods={"black": "wood 1"})
        play(t, "draw AL")
        assert legal(t) == (["now", "keep"] if card == "AL-S04" else ["keep"])
        assert seen(t, 0)["drawn"] == card
        assert (seen(t, 1)["drawn"], t.seat) == ("", 0)
        play(t, "keep")
        assert hand(t, "black") == [card]
        assert (seen(t, 1)["factions"][0]["backs"], seen(t, 1)["factions"][0]["hand"]) == (["AL"], [])


@rule("S-8.6", "shifting_realms/D-12", "shifting_realms/A-30")
def test_cards_cost_no_action_and_are_played_on_the_own_turn() -> None:
    t = scene(actions=0, hands={"black": "AN-S04 AL-S06", "green": "AL-S07"}, realms="AN AL TY")
    assert named(t, "play") == ["AL-S06", "AN-S04"]
    play(t, "play AN-S04", "play AL-S06")
    assert (goods(t, "black"), laid(t, "black"), t.seat) == ("magic 6", ["AL-S06"], 0)


@rule("S-8.7", "shifting_realms/A-31", "shifting_realms/D-21")
def test_cards_without_effect_are_not_offered() -> None:
    for card in ("AL-S04", "AL-S05", "AL-S08", "LI-S05", "LI-S07", "LI-S08", "DO-S05", "DO-S08", "AN-S07"):
        t = scene(
            realms=f"{card[:2]} TY AN" if card[:2] not in ("TY", "AN") else "AN TY AL", hands={"black": card}
        )
        assert named(t, "play") == [], card
    t = scene(realms="DO AL TY", units={"DO:c3": {"black": "10s15c"}}, decks="DO-S01")
    play(t, "draw DO")  # nobody is left to muster: the card is discarded
    assert (seen(t)["discard"], asked(t)) == (["DO-S01"], "window")


@rule("S-17.5")
def test_a_permanent_counts_at_once() -> None:
    t = scene(decks="LI-S03")
    play(t, "draw LI", "collect")
    assert goods(t, "black") == "gold 1"


@rule("shifting_realms/D-25", "S-8.2", "S-8.9")
def test_a_card_that_draws_another() -> None:
    t = scene(realms="LI AN AL", decks="LI-S02 AN-S02 AL-S01", draws=1)
    play(t, "draw LI")
    assert (asked(t), legal(t)) == ("deck", ["draw AL", "draw AN", "stop"])
    play(t, "draw AN", "draw AL")
    assert (goods(t, "black"), vp(t, "black")) == ("wood 2 gold 2 magic 2", 3)
    assert (t.turn.draws, t.turn.actions) == (2, 2)


@rule("shifting_realms/A-75")
def test_decks_stay_open_when_their_objective_is_met() -> None:
    t = scene(piles={"AL-CAS": 0})
    assert "AL" in named(t, "draw")


def test_starlight_fair_gives_wood_to_the_others() -> None:
    t = play(scene(decks="AL-S02"), "draw AL")
    assert (vp(t, "black"), goods(t, "green"), goods(t, "red"), goods(t, "black")) == (
        3,
        "wood 1",
        "wood 1",
        "",
    )


def test_temple_tithe() -> None:
    t = scene(realms="AN AL TY", decks="AN-S01", goods={"green": "gold 2", "red": "wood 1"})
    play(t, "draw AN")
    assert (goods(t, "black"), goods(t, "green"), goods(t, "red")) == ("stone 3 gold 1", "gold 1", "wood 1")


def test_moonlit_barter_exchanges_up_to_three() -> None:
    t = scene(hands={"black": "AL-S04"}, goods={"black": "wood 2 gold 1"})
    play(t, "play AL-S04", "give wood", "gain magic", "give wood", "gain magic", "stop")
    assert goods(t, "black") == "gold 1 magic 2"
    t = scene(hands={"black": "AL-S04"}, goods={"black": "wood 4"})
    play(t, "play AL-S04", *["give wood", "gain gold"] * 3)
    assert (asked(t), goods(t, "black")) == ("window", "wood 1 gold 3")


@rule("S-5.5")
def test_a_march_is_a_move_without_an_action() -> None:
    t = scene(
        hands={"black": "AL-S05"}, units={"TY:a1": {"black": "1s"}, "TY:a4": {"black": "1c"}}, actions=1
    )
    play(t, "play AL-S05", "from TY:a1")
    assert can(t, "to AL:a1")
    play(t, "to AL:a1")
    assert (t.turn.actions, can(t, "move AL:a1"), can(t, "move TY:a4")) == (1, False, True)


def test_pilgrims_go_anywhere_in_anunna() -> None:
    t = scene(realms="TY AL AN", hands={"black": "AN-S05"}, units={"TY:a1": {"black": "2s3c"}})
    play(t, "play AN-S05")
    assert "2 2" not in named(t, "group")
    play(t, "group 3 0", "to AN:e1")
    assert (on(t, "AN:e1", "black"), on(t, "TY:a1", "black")) == ("3c", "2s")


@rule("S-17.4", "S-6.5")
def test_a_rout_sends_units_to_the_town_hall() -> None:
    units = {"TY:a1": {"green": "1s2c1w", "black": "1w", "red": "1c"}, "TY:c2": {"green": "1c"}}
    t = scene(hands={"black": "AL-S08"}, units=units, tiles={"TY:b1": "TY-STR red"})
    play(t, "play AL-S08")
    assert named(t, "at") == [f"{spelled(t, 'TY:a1')} green", f"{spelled(t, 'TY:a1')} red"]
    play(t, "at TY:a1 green", "remove green spot", "remove green soldier")
    assert (on(t, "TY:a1", "green"), on(t, "TY:c2", "green"), on(t, "TY:a1", "black")) == (
        "1c1w",
        "1s2c",
        "1w",
    )


def test_slaying_a_soldier_and_a_scout() -> None:
    units = {"LI:a1": {"green": "1s2c"}, "LI:b1": {"green": "2c1w"}}
    t = scene(hands={"black": "LI-S05"}, units=units)
    before = reserve(t, "green")
    play(t, "play LI-S05")
    assert (on(t, "LI:a1", "green"), reserve(t, "green")) == ("2c", (before[0], before[1] + 1))
    units = {"DO:a1": {"green": "1s2c"}, "DO:a3": {"green": "1s2c1w"}}
    t = scene(realms="DO AL TY", hands={"black": "DO-S05"}, units=units)
    play(t, "play DO-S05")  # only a3 has an unprotected scout
    assert on(t, "DO:a3", "green") == "1s1c1w"
    t = scene(realms="DO AL TY", hands={"black": "DO-S05"}, units=units, laid={"green": "AL-S06"})
    assert named(t, "play") == []  # guard 3


def test_a_convert_takes_the_spot() -> None:
    units = {"TY:a1": {"green": "1c1w"}, "TY:b1": {"black": "1s"}, "TY:e1": {"green": "1c"}}
    t = scene(realms="TY AN AL", hands={"black": "AN-S07"}, units=units)
    before = (reserve(t, "black"), reserve(t, "green"))
    play(t, "play AN-S07")
    assert (on(t, "TY:a1", "black"), on(t, "TY:a1", "green")) == ("1c", "1w")
    assert reserve(t, "black")[0] == before[0][0] - 1
    assert reserve(t, "green")[0] == before[1][0] + 1
    t = scene(realms="TY AN AL", hands={"black": "AN-S07"}, units=units, dragon="TY:a1")
    assert named(t, "play") == []


def test_a_cutpurse_takes_two() -> None:
    t = scene(hands={"black": "LI-S07"}, goods={"green": "wood 1 gold 1", "red": "magic 1"})
    play(t, "play LI-S07")
    assert named(t, "rob") == ["green", "red"]
    play(t, "rob green", "gain gold")
    assert (goods(t, "black"), goods(t, "green"), asked(t)) == ("wood 1 gold 1", "", "window")


def test_press_gang_and_rebel_drums() -> None:
    t = scene(hands={"black": "LI-S04"})
    play(t, "play LI-S04", "soldier TY:c2", "stop")
    assert (on(t, "TY:c2", "black"), named(t, "scout")) == ("1s", [])
    t = scene(realms="DO AL TY", decks="DO-S01", tiles={"DO:b1": "DO-OUT black", "AL:b1": "AL-MKT black"})
    play(t, "draw DO")
    assert set(named(t, "scout")) == {spelled(t, "DO:c3"), spelled(t, "DO:b1")}


def test_siege_ladders_build_without_an_action() -> None:
    t = scene(
        realms="DO AL TY",
        actions=0,
        hands={"black": "DO-S08"},
        units={"DO:b1": {"black": "1c"}},
        goods={"black": "wood 3"},
    )
    play(t, "play DO-S08", "on DO:b1")
    assert (vp(t, "black"), goods(t, "black")) == (2, "")


@rule("shifting_realms/D-16", "S-13.3.4")
def test_a_black_flag_raids_again() -> None:
    t = scene(hands={"black": "LI-S08"}, tiles={"LI:a4": "LI-SHP black"}, units={"LI:a4": {"black": "3s"}})
    play(t, "raid LI:a4", "stop", "play LI-S08", "stop")
    assert (vp(t, "black"), seen(t)["factions"][0]["raids"], on(t, "LI:a4", "black")) == (4, 2, "1s2f")
    assert named(t, "raid") == []


@rule("S-11.1")
def test_the_high_priest_trades_for_two() -> None:
    t = scene(realms="AN AL TY", laid={"black": "AN-S03"}, goods={"black": "magic 2"})
    play(t, "trade gold")
    assert goods(t, "black") == "gold 1"


@rule("shifting_realms/P-9", "shifting_realms/P-3")
def test_four_timings_events_and_permanents() -> None:
    timings = [
        [int(CONTENT.timing[card]) for card in range(realm * 10, realm * 10 + 10)] for realm in range(5)
    ]
    assert [[row.count(when) for when in range(4)] for row in timings[1:]] == [[3, 3, 2, 2]] * 4
    assert CONTENT.dragon_moves == 6
    assert all(sum(CONTENT.permanent[realm * 10 : realm * 10 + 10]) == 2 for realm in range(1, 5))
    assert any(task.goods for task in CONTENT.tasks)


@pytest.mark.parametrize("card", CONTENT.card_ids)
def test_every_card_can_be_drawn_and_resolved(card: str) -> None:
    others = [realm for realm in ("TY", "LI", "DO") if realm != card[:2]][:2]
    t = scene(
        realms=" ".join([card[:2], *others]),
        decks=card,
        dragon="TY:c1" if "TY" in (card[:2], *others) else f"{card[:2]}:a1",
        units={f"{card[:2]}:b1": {"black": "2s2c", "green": "1s2c"}},
        goods={"black": "wood 9 stone 9 gold 9 magic 9", "green": "gold 2"},
    )
    play(t, f"draw {card[:2]}")
    for _ in range(40):
        if asked(t) == "window" and t.turn.actions == 2:
            break
        t.play(t.options[0])
    places = [hand(t, "black").count(card), laid(t, "black").count(card), seen(t)["discard"].count(card)]
    assert sum(places) == 1
    assert CARDS[card] >= 0
