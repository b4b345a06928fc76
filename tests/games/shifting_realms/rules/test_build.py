"""Chapter 7: building, discounts, and what tiles do."""

from __future__ import annotations

from games.shifting_realms.scene import (
    CONTENT,
    asked,
    can,
    goods,
    legal,
    named,
    on,
    play,
    reserve,
    scene,
    seen,
    space,
    spelled,
    vp,
)
from rule import rule

RICH = "wood 20 stone 20 gold 20 magic 20"


@rule("S-7.1", "S-7.2", "shifting_realms/A-73", "shifting_realms/D-7")
def test_where_a_tile_may_lie() -> None:
    units = {"TY:d2": {"black": "1c"}, "TY:e4": {"black": "1s"}, "AL:a1": {"black": "1c"}}
    t = scene(units=units, goods={"black": RICH}, tiles={"TY:d1": "TY-STR green"})
    assert {"TY-STR", "TY-TUN", "TY-VLT", "AL-CAS", "AL-MKT", "AL-WHF"} >= set(named(t, "build"))
    play(t, "build TY-STR")
    # d1 has a tile, c2 is a town hall, d3 ruins, AL:a1 another realm; e2 and e3 are grass next to a unit
    assert named(t, "on") == [spelled(t, "TY:e2"), spelled(t, "TY:e3")]
    play(t, "on TY:e2")
    assert (seen(t)["piles"]["TY-STR"], seen(t)["spaces"][space(t, "TY:e2")]["owner"]) == (1, 0)
    assert t.turn.actions == 2


@rule("S-7.6", "S-7.7", "S-7.10", "shifting_realms/A-27")
def test_what_happens_in_order() -> None:
    t = scene(
        realms="AN AL LI",
        units={"AN:b1": {"black": "1s"}},
        goods={"black": "stone 5 magic 4"},
        tiles={"AN:d1": "AN-SHR black"},
    )
    before = reserve(t, "black")
    play(t, "build AN-TEM", "on AN:b1")
    assert (asked(t), goods(t, "black"), reserve(t, "black")[0]) == ("return", "", before[0] - 1)
    play(t, "return")
    assert (asked(t), vp(t, "black")) == ("unit", 6)
    assert legal(t) == [spelled(t, "scout AN:b1"), "stop"]
    play(t, "scout AN:b1", "scout AN:b1")
    assert (on(t, "AN:b1", "black"), asked(t)) == ("2c", "window")
    assert seen(t)["spaces"][space(t, "AN:b1")]["owner"] == 0


@rule("S-7.8", "shifting_realms/A-25")
def test_without_any_scout_nobody_builds() -> None:
    tiles = {f"LI:{cell}": "LI-FRT black" for cell in ["a1", "c1", "e1", "a2", "b2", "d2", "b3", "c3", "e3"]}
    tiles |= {f"LI:{cell}": "LI-SHP black" for cell in ["a4", "b4", "c4", "d4", "e4"]}
    tiles |= {"AL:b1": "AL-MKT black"}
    piles = {"LI-FRT": 1, "LI-SHP": 1}
    t = scene(tiles=tiles, piles=piles, units={"TY:b1": {"black": "1s"}}, goods={"black": RICH})
    assert reserve(t, "black")[0] == 0
    assert named(t, "build") == []


@rule("S-6.8", "S-6.7", "S-7.6", "S-7.8")
def test_on_the_new_tile_nobody_stands_on_a_spot_when_the_marker_is_taken() -> None:
    t = scene(
        units={"AL:b1": {"black": "1c"}, "AL:b2": {"black": "1w", "green": "2c"}, "AL:c2": {"black": "13c"}},
        goods={"black": "wood 7 stone 4 magic 4"},
    )
    play(t, "move AL:b1", "to AL:b2")
    assert on(t, "AL:b2", "black") == "1c1w"
    play(t, "build AL-CAS", "on AL:b2", "marker AL:b2")
    assert on(t, "AL:b2", "black") == "1c"
    assert can(t, "move AL:b2"), "the scout that has moved became the marker"


@rule("S-7.11", "S-17.1", "shifting_realms/D-22", "shifting_realms/D-21")
def test_waived_resources_are_named_one_by_one() -> None:
    t = scene(
        hands={"black": "AL-S07"},
        units={"TY:b1": {"black": "1c"}},
        goods={"black": "wood 2 stone 1 gold 2"},
    )
    assert named(t, "build") == []
    play(t, "play AL-S07", "build TY-TUN", "on TY:b1")  # 3 wood, 2 stone, 2 gold less 3
    assert named(t, "waive") == ["wood", "stone", "gold"]
    play(t, "waive gold")
    assert named(t, "waive") == ["wood", "stone"]  # the other two must cover what is missing
    play(t, "waive wood")
    assert (asked(t), goods(t, "black")) == ("window", "gold 1")
    assert t.turn.discount == 0


@rule("S-17.1", "S-17.2", "S-17.5")
def test_discounts_of_permanents() -> None:
    laid = {"black": "TY-S09 LI-S06"}
    t = scene(laid=laid, units={"LI:a1": {"black": "1c"}}, goods={"black": "wood 3 stone 2"})
    assert named(t, "build") == ["LI-FRT"]  # 7 less 1 less 1
    play(t, "build LI-FRT", "on LI:a1")
    assert (goods(t, "black"), asked(t)) == ("", "window")
    t = scene(laid=laid, units={"LI:a1": {"black": "1c"}}, goods={"black": "wood 6 stone 8"})
    play(t, "build LI-FRT", "on LI:a1", "waive wood", "waive wood")
    assert goods(t, "black") == "wood 5 stone 4"
    play(t, "build LI-FRT", "waive wood")  # the second Build of a turn is one less, for its realm
    assert (goods(t, "black"), asked(t), t.turn.builds) == ("wood 3", "window", 2)


@rule("S-10.1", "S-17.2")
def test_income_belongs_to_each_tile() -> None:
    tiles = {"TY:a1": "TY-VLT black", "TY:e1": "TY-VLT black"}
    t = scene(tiles=tiles, laid={"black": "LI-S03"})
    play(t, "collect")
    assert goods(t, "black") == "gold 3"


@rule("shifting_realms/D-23", "S-17.2", "S-3.6")
def test_each_market_swaps_once_a_turn() -> None:
    t = scene(tiles={"AL:b1": "AL-MKT black", "AL:d1": "AL-MKT black"}, goods={"black": "wood 2"})
    play(t, "swap wood")
    assert named(t, "gain") == ["stone", "gold", "magic"]
    play(t, "gain gold", "swap wood", "gain stone")
    assert (goods(t, "black"), named(t, "swap"), t.turn.actions) == ("stone 1 gold 1", [], 3)


@rule("shifting_realms/D-24", "S-14.8")
def test_a_treasure_is_dug_up_once_on_a_later_turn() -> None:
    t = scene(units={"LI:b2": {"black": "1c"}}, goods={"black": "gold 6 magic 3"}, seats=2)
    play(t, "build LI-TRS", "on LI:b2")
    assert not can(t, "cache")
    play(t, "collect", "collect", "cache", "gain wood", "gain magic")
    assert (goods(t, "black"), can(t, "cache")) == ("wood 1 magic 1", False)


@rule("shifting_realms/A-3", "shifting_realms/P-1")
def test_three_kinds_of_three_copies_a_realm() -> None:
    assert [CONTENT.kind_realm.count(realm) for realm in range(5)] == [3] * 5
    assert CONTENT.copies == 3
    assert len(CONTENT.card_ids) == 50
    assert [CONTENT.card_realm.count(realm) for realm in range(5)] == [10] * 5
    assert [CONTENT.task_realm.count(realm) for realm in range(5)] == [4] * 5
    assert (len(CONTENT.turn_goods), CONTENT.tokens) == (4, 6)
