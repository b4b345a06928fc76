"""Chapters 9 and 13: fights, the dragon, raids, the troll king."""

from __future__ import annotations

from games.shifting_realms.scene import (
    CONTENT,
    asked,
    can,
    goods,
    hand,
    legal,
    met,
    named,
    on,
    play,
    reserve,
    scene,
    seen,
    spelled,
    told,
    vp,
)
from rule import rule


@rule("S-9.1", "S-9.4")
def test_scouts_never_attack() -> None:
    t = scene(units={"TY:b1": {"black": "3c", "green": "1c"}, "TY:d1": {"green": "1c", "black": "1s"}})
    assert named(t, "fight") == [f"{spelled(t, 'TY:d1')} green"]


@rule("S-9.10", "S-9.5")
def test_the_compact_form_by_single_steps() -> None:
    t = scene(units={"TY:b1": {"black": "4s", "green": "2s5c"}})  # U = 1
    play(t, "fight TY:b1 green")
    assert legal(t) == ["exchange", "attack 1"]
    play(t, "exchange", "fight TY:b1 green")
    assert legal(t) == ["exchange", "attack 1", "attack 2", "attack 3"]  # A = 3, U = 3
    play(t, "attack 2")
    assert (on(t, "TY:b1", "green"), on(t, "TY:c2", "green"), on(t, "TY:b1", "black")) == ("1s2c", "1c", "3s")
    assert named(t, "fight") == []  # all are spent


@rule("S-9.8", "shifting_realms/A-35")
def test_leaving_a_space_clears_the_flag() -> None:
    units = {"TY:b1": {"black": "1s", "green": "1c"}, "TY:b2": {"green": "1c"}}
    t = scene(units=units)
    play(t, "fight TY:b1 green", "move TY:b1", "to TY:b2")
    assert can(t, "fight TY:b2 green")
    t = scene(units={"TY:b1": {"black": "1s", "green": "1s3c"}, "TY:b2": {"black": "1s"}})
    play(t, "fight TY:b1 green", "attack 1")
    assert named(t, "fight") == []
    play(t, "move TY:b2", "to TY:b1")
    assert can(t, "fight TY:b1 green")  # a soldier who arrives later is fresh


@rule("S-9.13")
def test_moved_soldiers_are_lost_first() -> None:
    t = scene(units={"TY:b1": {"black": "1s", "green": "1s"}, "TY:b2": {"black": "1s"}})
    play(t, "move TY:b2", "to TY:b1", "fight TY:b1 green")
    assert can(t, "move TY:b1")


@rule("S-9.14", "shifting_realms/A-40")
def test_fights_beside_the_dragon_and_on_the_freed_troll_space() -> None:
    t = scene(dragon="TY:b1", units={"TY:b1": {"black": "1s", "green": "1c"}})
    assert can(t, "fight TY:b1 green")
    t = scene(realms="DO AL TY", tokens=0, units={"DO:e1": {"black": "1s", "green": "1c"}})
    assert can(t, "fight DO:e1 green")


# The dragon.


@rule("S-13.1.2", "S-13.1.3", "S-13.1.9", "shifting_realms/A-44", "shifting_realms/D-14")
def test_the_dragon_goes_up_to_four_steps_and_enters_nothing_twice() -> None:
    t = scene(dragon="TY:c1", decks="TY-S01")
    play(t, "draw TY")
    assert legal(t) == [*[spelled(t, f"fly TY:{cell}") for cell in ("b1", "c2", "d1")], "land"]
    play(t, "fly TY:b1", "fly TY:c1")  # the start may be entered again, once
    assert not can(t, "fly TY:b1")
    play(t, "fly TY:d1")
    assert not can(t, "fly TY:c1")
    play(t, "fly TY:e1")
    assert (asked(t), seen(t)["dragon"]) == ("window", spelled(t, "TY:e1"))  # four steps are all


@rule("S-13.1.9", "S-13.1.4")
def test_no_fourth_step_onto_a_town_hall() -> None:
    t = scene(dragon="TY:a1", decks="TY-S01")
    play(t, "draw TY", "fly TY:b1", "fly TY:c1", "fly TY:d1", "land")
    t = scene(dragon="TY:a2", decks="TY-S01")
    play(t, "draw TY", "fly TY:a1", "fly TY:b1", "fly TY:c1")
    assert not can(t, "fly TY:c2")
    assert can(t, "fly TY:d1")


@rule("S-13.1.5", "shifting_realms/A-45", "shifting_realms/A-80", "S-13.3.3", "S-17.4")
def test_removal_is_mandatory_and_spares_flat_soldiers() -> None:
    units = {"LI:a4": {"green": "1f"}, "LI:a3": {"black": "1s"}}
    t = scene(
        realms="LI TY AL",
        dragon="LI:a2",
        decks="TY-S01",
        units=units,
        tiles={"LI:a4": "LI-SHP green"},
        goods={"black": "gold 1"},
    )
    before = reserve(t, "black")
    play(t, "draw TY", "fly LI:a3")
    assert (on(t, "LI:a3", "black"), reserve(t, "black")) == ("", (before[0], before[1] + 1))
    play(t, "fly LI:a4", "land")
    assert on(t, "LI:a4", "green") == "1f"
    assert can(t, "recruit")
    play(t, "recruit")
    assert can(t, "soldier TY:c2")  # removed, not destroyed


@rule("S-13.1.6", "shifting_realms/A-46", "S-17.2")
def test_the_dragon_stops_on_structures_and_strongholds_protect() -> None:
    units = {"TY:b1": {"green": "1s"}, "TY:d1": {"green": "1s"}}
    tiles = {"TY:b1": "TY-STR red", "TY:d1": "TY-TUN red"}
    t = play(scene(dragon="TY:c1", decks="TY-S01", units=units, tiles=tiles), "draw TY", "fly TY:b1", "land")
    assert on(t, "TY:b1", "green") == "1s"
    t = play(scene(dragon="TY:c1", decks="TY-S01", units=units, tiles=tiles), "draw TY", "fly TY:d1", "land")
    assert on(t, "TY:d1", "green") == ""


@rule("shifting_realms/A-85", "S-13.1.4")
def test_nobody_is_removed_on_the_freed_troll_space() -> None:
    units = {"DO:e1": {"green": "1s"}}
    t = scene(realms="DO TY AL", tokens=0, dragon="DO:d1", decks="TY-S01", units=units)
    play(t, "draw TY", "fly DO:e1")
    assert not can(t, "land")
    play(t, "fly TY:a1", "land")
    assert on(t, "DO:e1", "green") == "1s"


@rule("shifting_realms/A-49", "shifting_realms/P-5")
def test_a_dragon_card_drawn_by_a_raid() -> None:
    t = scene(
        dragon="TY:c1", decks="TY-S01", tiles={"LI:a4": "LI-SHP black"}, units={"LI:a4": {"black": "1s"}}
    )
    play(t, "raid LI:a4", "draw TY", "fly TY:b1", "land")
    assert (vp(t, "black"), goods(t, "black"), asked(t)) == (3, "gold 2", "window")


# Raids and the troll king.


@rule("S-13.3.3")
def test_flat_soldiers_never_move_but_standing_ones_do() -> None:
    t = scene(tiles={"LI:a4": "LI-SHP black"}, units={"LI:a4": {"black": "1s1f"}})
    play(t, "move LI:a4")
    assert asked(t) == "destination"
    cost = {"black": "wood 5 stone 2 gold 4"}
    t = scene(tiles={"LI:a4": "LI-SHP black"}, units={"LI:a4": {"black": "1f"}}, goods=cost)
    assert named(t, "move") == []
    assert "LI-SHP" in named(t, "build")  # still a unit: b4 is next to it


@rule("S-13.4.1", "shifting_realms/D-17", "S-9.15")
def test_range_helps_against_the_troll_king() -> None:
    units = {"DO:c3": {"black": "2s"}}
    t = scene(realms="DO AL TY", units=units)
    assert named(t, "troll") == []  # four steps away
    t = scene(realms="DO AL TY", units=units, laid={"black": "AL-S03"}, goods={"black": "gold 1"})
    play(t, "troll DO:c3")
    assert t.turn.barred == 2
    t = scene(realms="DO AL TY", units={"DO:d3": {"black": "1s2c"}})
    assert named(t, "troll") == []


def test_fortress_and_chain_breakers() -> None:
    t = scene(
        realms="DO AL TY",
        units={"DO:d3": {"black": "2s"}},
        laid={"black": "DO-S03"},
        tiles={"DO:b1": "DO-FOR black", "DO:a2": "DO-FOR black"},
    )
    play(t, "troll DO:d3")
    assert (vp(t, "black"), on(t, "DO:c3", "black"), can(t, "move DO:c3")) == (4, "1s", False)


@rule("S-13.4.2", "S-13.4.3", "S-14.1")
def test_the_last_token_frees_the_space() -> None:
    t = scene(realms="DO AL TY", tokens=1, units={"DO:d3": {"black": "2s"}, "DO:d1": {"black": "1c"}})
    play(t, "troll DO:d3")
    assert (vp(t, "black"), met(t)) == (6, ["DO"])
    play(t, "move DO:d1")
    assert can(t, "to DO:e1")


@rule("S-14.2", "shifting_realms/A-72", "shifting_realms/A-2", "shifting_realms/A-58")
def test_an_objective_brings_nothing_and_two_end_the_game() -> None:
    t = scene(realms="AL DO TY", piles={"AL-CAS": 0})
    assert (met(t), vp(t, "black"), t.over) == (["AL"], 0, False)
    t = scene(realms="AL DO TY", piles={"AL-CAS": 0}, tokens=1, units={"DO:d3": {"black": "2s"}})
    play(t, "troll DO:d3")
    assert (t.over, met(t), told(t, "finished")[0][1]) == (True, ["AL", "DO"], 0)


def test_cards_of_a_closed_deck_stay_playable_in_hand() -> None:
    t = scene(flights=6, hands={"black": "TY-S08"}, units={"AL:c2": {"black": "1c"}})
    assert ("TY" not in named(t, "draw"), named(t, "play"), hand(t, "black")) == (
        True,
        ["TY-S08"],
        ["TY-S08"],
    )
    assert CONTENT.realms[0] == "TY"
