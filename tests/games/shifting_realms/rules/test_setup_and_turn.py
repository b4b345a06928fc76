"""Chapters 1 to 3 and 10 to 11: setup, bids, turns, collecting and trading."""

from __future__ import annotations

from collections import Counter

import pytest

from games.shifting_realms.scene import (
    CONTENT,
    GAME,
    asked,
    boards,
    can,
    goods,
    legal,
    named,
    on,
    play,
    scene,
    seen,
    spelled,
    told,
)
from rule import rule
from spinney.engine.chance import ScriptedChance
from spinney.engine.errors import BadOption


@rule("S-1.1", "S-1.2", "shifting_realms/A-4", "shifting_realms/A-1")
def test_all_sixty_ordered_choices_of_realms_are_drawn() -> None:
    worlds = Counter(tuple(seen(GAME.start(2, seed=seed))["realms"]) for seed in range(600))
    assert len(worlds) == 60
    assert all(len(set(world)) == 3 for world in worlds)
    assert max(worlds.values()) < 35
    assert CONTENT.realm_names[0] == "Tyrfing"


@rule("S-1.1")
def test_the_realms_can_be_agreed_on() -> None:
    for names, codes in (("tyrfing alfheim libertatia", "TY AL LI"), ("anunna dovre libertatia", "AN DO LI")):
        assert seen(GAME.start(2, seed=1, **boards(names)))["realms"] == codes.split()


@rule("S-1.1", "S-1.2")
def test_some_realms_can_be_agreed_on_and_the_others_drawn() -> None:
    worlds = {tuple(seen(GAME.start(2, seed=seed, middle="dovre"))["realms"]) for seed in range(200)}
    assert {world[1] for world in worlds} == {"DO"}
    assert len(worlds) == 12


@rule("S-1.1")
def test_a_realm_is_in_play_once() -> None:
    with pytest.raises(
        BadOption, match="options left and right: expected two that differ, got 'dovre' twice"
    ):
        GAME.start(2, left="dovre", right="dovre")
    with pytest.raises(BadOption, match=r"left: expected one of drawn, tyrfing, .* got 'atlantis'"):
        GAME.start(2, left="atlantis")


@rule("S-1.3", "S-1.4", "shifting_realms/A-5", "shifting_realms/P-8")
def test_the_dragon_and_the_tokens_come_with_their_realms() -> None:
    t = GAME.start(2, seed=1, **boards("tyrfing alfheim dovre"))
    assert (seen(t)["dragon"], seen(t)["tokens"]) == ("1c1", 6)
    t = GAME.start(2, seed=1, **boards("anunna dovre libertatia"))
    assert (seen(t)["dragon"], seen(t)["tokens"]) == ("", 6)
    t = GAME.start(2, seed=1, **boards("tyrfing alfheim libertatia"))
    assert (seen(t)["dragon"], seen(t)["tokens"]) == ("1c1", 0)
    assert [int(vp) for vp in CONTENT.token_vp] == [3, 3, 3, 4, 4, 6]
    income = [bool(goods or any_) for goods, any_ in zip(CONTENT.token_goods, CONTENT.token_any, strict=True)]
    assert income == [True] * 5 + [False]


@rule("S-1.7", "shifting_realms/A-6")
def test_everybody_has_one_task_of_each_realm_and_sees_no_other() -> None:
    t = GAME.start(4, seed=3)
    for seat in range(4):
        view = seen(t, seat)
        own = view["factions"][seat]["tasks"]
        assert sorted(task[:2] for task in own) == sorted(view["realms"])
        assert all(view["factions"][other]["tasks"] == [] for other in range(4) if other != seat)
    t = GAME.start(3, seed=3)
    assert bin(t.aside).count("1") == 3
    assert "aside" not in seen(t)


@rule("S-2.2", "shifting_realms/A-7", "shifting_realms/D-1", "shifting_realms/D-2")
def test_bids_are_secret_until_all_are_in() -> None:
    t = GAME.start(3, seed=1)
    assert legal(t) == [f"bid {gold}" for gold in range(6)]
    play(t, "bid 4", "bid 2")
    assert seen(t, 2)["bids"] == [None, None, None]
    assert seen(t, 0)["bids"] == [4, None, None]
    play(t, "bid 0")
    assert seen(t)["bids"] == [4, 2, 0]
    assert (t.seat, asked(t), goods(t, "black")) == (0, "card", "gold 1")


@rule("shifting_realms/A-9", "shifting_realms/D-3", "shifting_realms/P-7")
def test_one_draw_ranks_four_tied_players() -> None:
    t = GAME.lay_out(4, ScriptedChance([0] * 9 + [3, 2, 1]), boards("tyrfing alfheim libertatia"))
    t.run()
    play(t, "bid 1", "bid 1", "bid 1", "bid 1")  # they draw 4, 3, 2 and 1
    order = []
    while asked(t) == "card":
        order.append(int(t.seat))
        t.play(t.options[-1])
        while asked(t) == "any":
            t.play(t.options[0])
    assert order == [3, 2, 1]  # the last card needs no choice
    assert [int(goods) for goods in CONTENT.turn_any] == [0, 0, 0, 1]


@rule("S-2.6", "shifting_realms/A-11")
def test_the_order_holds_for_the_whole_game() -> None:
    t = GAME.start(3, seed=2)
    play(t, "bid 0", "bid 1", "bid 2", "card 3", "card 2")
    assert seen(t)["order"] == [0, 1, 2]
    t = GAME.start(3, seed=2)
    play(t, "bid 0", "bid 1", "bid 2", "card 1", "card 2")
    turns = []
    for _ in range(6):
        turns.append(int(t.seat))
        play(t, "collect")
        while asked(t) == "trade":
            play(t, "end")
    assert turns == [2, 1, 0, 2, 1, 0]


@rule("S-3.2", "S-3.3", "S-3.7", "shifting_realms/A-12", "shifting_realms/D-4")
def test_up_to_three_actions_a_turn() -> None:
    units = {"TY:b1": {"black": "4c"}}
    t = scene(units=units, goods={"black": "gold 9 wood 9 stone 9"})
    kinds = {text.split()[0] for text in legal(t)}
    assert kinds == {"move", "recruit", "build", "draw", "collect"}
    for _ in range(3):
        play(t, "move TY:b1", "group 1 0", "to TY:d1")
    assert t.seat == 1  # nothing else was left to do but to collect
    t = scene()
    play(t, "collect")
    assert t.seat == 1


@rule("S-3.3", "S-13.2")
def test_raids_and_the_troll_king_need_their_realms() -> None:
    t = scene(realms="AL DO LI", units={"DO:d3": {"black": "2s"}}, tiles={"LI:a4": "LI-SHP black"})
    assert "troll" in {text.split()[0] for text in legal(t)}
    t = scene(realms="AL AN TY", units={"AL:d3": {"black": "2s1c"}})
    assert {text.split()[0] for text in legal(t)} == {"move", "draw", "collect"}


@rule("S-3.5", "S-10.2", "S-10.4", "shifting_realms/A-42", "S-6.1")
def test_collecting_is_once_a_turn_and_complete() -> None:
    units = {"TY:a1": {"black": "2c", "green": "1c"}, "TY:d2": {"black": "1c"}, "TY:d3": {"black": "1c"}}
    t = scene(units=units)
    play(t, "collect")
    assert goods(t, "black") == "wood 1 gold 2 magic 1"
    assert goods(t, "green") == ""
    assert t.seat == 1


@rule("S-10.3", "shifting_realms/A-43", "S-13.1.7", "shifting_realms/A-47", "shifting_realms/A-74")
def test_units_under_the_dragon() -> None:
    units = {"TY:a1": {"black": "1s2c", "green": "1c"}}
    t = scene(dragon="TY:a1", units=units, goods={"black": "wood 3 stone 7"})
    assert can(t, "move TY:a1")
    assert can(t, "fight TY:a1 green")
    assert named(t, "build") == []  # its own space is barred for a Vault, and there is no gold for the rest
    play(t, "collect")
    assert goods(t, "black") == "wood 3 stone 7 gold 2"
    t = scene(dragon="TY:a1", units=units, goods={"black": "wood 3 stone 2 gold 2"})
    play(t, "build TY-TUN")
    assert named(t, "on") == [spelled(t, "TY:a2"), spelled(t, "TY:b1")]  # next to a unit under the dragon


@rule("S-10.2", "shifting_realms/D-19")
def test_any_income_is_chosen() -> None:
    t = scene(realms="TY AL DO", tokens=2, units={"DO:d3": {"black": "2s"}})
    play(t, "troll DO:d3", "collect")
    assert asked(t) == "any"
    play(t, "gain stone")
    assert goods(t, "black") == "stone 1"


@rule("S-3.6", "S-11.1", "S-11.2", "shifting_realms/A-68", "shifting_realms/A-86", "shifting_realms/D-20")
def test_magic_is_traded_as_often_as_one_likes_and_after_collecting() -> None:
    t = scene(goods={"black": "magic 7"}, units={"TY:d3": {"black": "2c"}})
    play(t, "trade gold", "trade gold")
    assert (goods(t, "black"), named(t, "trade"), t.turn.actions) == ("gold 2 magic 1", [], 3)
    play(t, "collect")
    assert (t.seat, legal(t)) == (0, ["trade wood", "trade stone", "trade gold", "end"])
    play(t, "trade stone")
    assert (t.seat, goods(t, "black")) == (1, "stone 1 gold 2")
    t = scene(goods={"black": "magic 3 wood 9 stone 9 gold 9"}, units={"TY:b1": {"black": "1c"}})
    play(t, "build TY-TUN")
    assert named(t, "trade") == []  # not in the middle of an action


@rule("shifting_realms/C-1")
def test_the_bank_never_runs_out() -> None:
    t = scene(goods={"black": "gold 200"}, units={"TY:a1": {"black": "3c"}})
    play(t, "collect")
    assert goods(t, "black") == "gold 203"


@rule("shifting_realms/C-2")
def test_units_are_limited() -> None:
    t = scene(units={"TY:c2": {"black": "10s15c"}}, goods={"black": "gold 9"})
    assert not can(t, "recruit")
    assert GAME.inventory(t)["black scouts"] == 16
    assert GAME.inventory(t)["black soldiers"] == 10


@rule("S-12.1", "shifting_realms/A-69", "S-5.4")
def test_town_halls_and_the_coast_take_everybody() -> None:
    units = {"TY:c2": {"green": "9s9c", "red": "9s9c"}, "TY:b3": {"black": "3c"}, "TY:b4": {"red": "1s"}}
    t = scene(units=units, tiles={"TY:b4": "TY-TUN green"})
    play(t, "move TY:b3", "group 1 0")
    assert can(t, "to TY:c2")
    assert can(t, "to TY:b4")
    play(t, "to TY:a4")
    assert on(t, "TY:a4", "black") == "1c"
    play(t, "move TY:b3", "group 2 0", "to TY:c2")
    assert on(t, "TY:c2", "black") == "2c"


@rule("shifting_realms/A-71", "S-9.1", "shifting_realms/D-13")
def test_fights_need_no_action() -> None:
    t = scene(actions=0, units={"TY:b1": {"black": "1s", "green": "2c"}})
    assert can(t, "fight TY:b1 green")
    play(t, "fight TY:b1 green")
    assert len(told(t, "attacked")) == 1
