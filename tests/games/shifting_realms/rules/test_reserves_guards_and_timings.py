"""Chapters 4 to 9 at their edges: short reserves, flags, guards, and cards at every timing."""

from __future__ import annotations

import pytest

from games.shifting_realms.scene import (
    asked,
    can,
    goods,
    hand,
    legal,
    named,
    on,
    play,
    reserve,
    scene,
    seen,
    space,
    vp,
)
from rule import rule


@rule("S-4.3", "shifting_realms/A-14")
def test_a_free_recruit_with_a_short_reserve() -> None:
    tiles = {f"LI:{cell}": "LI-FRT black" for cell in ("a1", "c1", "e1", "a2", "b2", "d2", "b3", "c3", "e3")}
    tiles |= {f"LI:{cell}": "LI-SHP black" for cell in ("a4", "b4", "c4", "d4", "e4")}
    piles = {"LI-FRT": 1, "LI-SHP": 1}
    t = scene(tiles=tiles, piles=piles, units={"TY:c2": {"black": "1s"}}, laid={"black": "DO-S06"})
    assert reserve(t, "black")[0] == 1
    play(t, "free", "scout TY:c2")
    assert (asked(t), on(t, "TY:c2", "black")) == ("window", "1s1c")  # no bonus: it is not a paid one
    tiles |= {"AL:b1": "AL-MKT black"}
    t = scene(tiles=tiles, piles=piles, units={"TY:c2": {"black": "1s"}})
    assert not can(t, "free")


@rule("S-4.6", "S-9.15", "shifting_realms/A-76")
def test_soldiers_lost_to_the_troll_king_are_neither_recruited_nor_mustered() -> None:
    units = {"DO:d3": {"black": "2s"}, "DO:c3": {"black": "8s15c"}}
    t = scene(realms="DO LI TY", units=units, hands={"black": "LI-S04"}, goods={"black": "gold 2"}, seats=2)
    play(t, "troll DO:d3")
    assert (reserve(t, "black"), can(t, "recruit"), named(t, "play")) == ((0, 2), False, [])
    play(t, "collect", "collect")
    assert can(t, "recruit")
    play(t, "play LI-S04", "soldier LI:c2", "soldier LI:c2")
    assert on(t, "LI:c2", "black") == "2s"


@rule("S-5.5", "S-7.9", "shifting_realms/A-19")
def test_the_soldiers_return_keeps_every_flag() -> None:
    t = scene(
        units={"TY:b1": {"black": "1s"}, "TY:a1": {"black": "1s"}},
        goods={"black": "wood 3 stone 2 gold 2"},
    )
    play(t, "move TY:a1", "to TY:b1", "build TY-TUN", "on TY:b1", "return")
    assert on(t, "TY:c2", "black") == "2s"
    play(t, "move TY:c2")
    assert asked(t) == "destination"  # one of the two has moved already


@rule("S-9.8", "S-7.9")
def test_who_returns_is_no_longer_spent() -> None:
    units = {"TY:a1": {"black": "1s", "green": "1c"}}
    t = scene(units=units, goods={"black": "wood 3 stone 5"})
    play(t, "fight TY:a1 green")
    assert seen(t)["spaces"][space(t, "TY:a1")]["units"]["black"]["unspent"] == 0
    play(t, "build TY-VLT", "return")
    assert seen(t)["spaces"][space(t, "TY:c2")]["units"]["black"]["unspent"] == 1


@rule("S-7.7", "S-7.10", "S-17.4", "S-13.1.5")
def test_a_marker_is_nobodys_prey() -> None:
    t = scene(dragon="TY:c1", decks="TY-S01", tiles={"TY:b1": "TY-TUN black"})
    before = reserve(t, "black")
    play(t, "draw TY", "fly TY:b1", "land")
    assert reserve(t, "black") == before
    place = seen(t)["spaces"][space(t, "TY:b1")]
    assert (place["tile"], place["owner"]) == ("TY-TUN", 0)


@rule("S-7.9", "S-7.3")
def test_a_lone_flat_soldier_is_presence_for_building() -> None:
    tiles = {"LI:a4": "LI-SHP black"}
    t = scene(tiles=tiles, units={"LI:a4": {"black": "4f"}}, goods={"black": "wood 5 stone 2 gold 4"})
    play(t, "build LI-SHP")  # b4 is the only space
    assert (asked(t), vp(t, "black"), on(t, "LI:a4", "black")) == ("window", 1, "4f")


@rule("S-8.5", "shifting_realms/A-84", "shifting_realms/AS-21")
def test_a_later_card_that_was_really_drawn() -> None:
    t = scene(seats=2, decks="AL-S07", hands={"black": "AL-S08 LI-S06"}, units={"TY:b1": {"green": "1c"}})
    assert named(t, "play") == ["AL-S08", "LI-S06"]
    play(t, "draw AL", "keep", "play LI-S06")
    assert named(t, "play") == ["AL-S08"]  # what was played before does not make the new one older
    play(t, "play AL-S08")
    assert (hand(t, "black"), named(t, "play")) == (["AL-S07"], [])
    play(t, "collect", "collect")
    assert named(t, "play") == ["AL-S07"]


@rule("S-8.5", "shifting_realms/D-12")
def test_now_or_later_in_the_same_turn_and_end_of_game_never() -> None:
    t = scene(decks="AL-S06 LI-S09", seats=2)
    play(t, "draw AL", "keep", "draw LI", "keep")
    assert named(t, "play") == ["AL-S06"]
    play(t, "collect", "collect")
    assert named(t, "play") == ["AL-S06"]


@rule("S-8.7", "shifting_realms/A-31")
def test_impossible_parts_are_skipped() -> None:
    t = play(scene(realms="AN AL TY", decks="AN-S01"), "draw AN")  # nobody has gold to give
    assert goods(t, "black") == "stone 3"
    t = scene(realms="AN AL TY", decks="AN-S02", empty="AL TY")
    play(t, "draw AN")  # the last card of all: nothing to draw
    assert (vp(t, "black"), asked(t)) == (3, "window")


@rule("S-9.1", "S-9.2", "S-13.3.3")
def test_nobody_fights_on_a_ship() -> None:
    units = {"LI:a4": {"black": "1s2f", "green": "1s1c"}}
    assert named(scene(tiles={"LI:a4": "LI-SHP black"}, units=units), "fight") == []


@rule("S-9.6", "S-9.10")
def test_grove_wardens_protect_three_each() -> None:
    units = {"TY:b1": {"black": "2s", "green": "1s3c"}}
    t = play(scene(units=units), "fight TY:b1 green")
    assert legal(t) == ["exchange", "attack 1"]
    t = scene(units=units, laid={"green": "AL-S06"})
    play(t, "fight TY:b1 green")  # nothing but an exchange
    assert on(t, "TY:b1", "green") == "3c"


@rule("S-9.16", "S-16.2")
def test_going_berserk_in_a_game_of_two() -> None:
    units = {"TY:a1": {"black": "3s", "green": "2s"}}
    t = scene(realms="TY AL DO", seats=2, hands={"black": "DO-S07"}, units=units)
    play(t, "play DO-S07", "fight TY:a1 green")
    assert (on(t, "TY:a1", "black"), on(t, "TY:a1", "green"), t.turn.barred) == ("2s", "1s", 1)
    play(t, "fight TY:a1 green")  # once only
    assert (on(t, "TY:a1", "black"), on(t, "TY:a1", "green"), t.turn.barred) == ("", "", 3)


@rule("S-9.16")
def test_unused_berserk_and_discount_are_lost() -> None:
    t = scene(realms="DO AL TY", seats=2, hands={"black": "DO-S07 AL-S07"})
    play(t, "play DO-S07", "play AL-S07")
    assert (t.turn.berserk, t.turn.discount) == (1, 3)
    play(t, "collect", "collect")
    assert (t.seat, t.turn.berserk, t.turn.discount) == (0, 0, 0)


@rule("S-17.1")
def test_two_discounts_add_up_and_one_build_uses_both() -> None:
    t = scene(
        realms="AL AN TY",
        hands={"black": "AL-S07 AN-S08"},
        units={"AN:b1": {"black": "1c"}},
        goods={"black": "stone 1 magic 1"},
    )
    play(t, "play AL-S07", "play AN-S08", "build AN-TEM", "on AN:b1")  # 5 stone and 4 magic, less 7
    play(t, *["waive stone"] * 4, "stop")
    assert (vp(t, "black"), goods(t, "black"), t.turn.discount) == (6, "", 0)


@rule("S-6.4", "S-6.5", "shifting_realms/A-21")
def test_only_spots_that_the_fight_emptied_are_taken() -> None:
    t = scene(units={"TY:a1": {"black": "1s3w", "green": "1c"}})  # two spots are free already
    play(t, "fight TY:a1 green")
    assert on(t, "TY:a1", "black") == "1s1c2w"


@pytest.mark.parametrize(
    ("card", "safe"),
    [("AL-S08", "1s1c"), ("LI-S05", "1s1c"), ("DO-S05", "1c"), ("AN-S07", "1c")],
)
@rule("S-12.2", "S-17.4", "shifting_realms/D-21")
def test_town_halls_and_tiles_are_safe_from_cards(card: str, safe: str) -> None:
    realms = " ".join([card[:2], *[code for code in ("TY", "AL") if code != card[:2]], "LI"][:3])
    units = {"TY:c2": {"green": safe, "black": "1s"}, "TY:b1": {"green": safe, "black": "1s"}}
    t = scene(realms=realms, hands={"black": card}, units=units, tiles={"TY:b1": "TY-TUN red"})
    assert named(t, "play") == []
    t = scene(realms=realms, hands={"black": card}, units=units)
    assert named(t, "play") == [card]


@rule("S-17.4", "S-9.2")
def test_a_convert_without_a_reserve_leaves_the_spot_empty() -> None:
    units = {"TY:a1": {"green": "1c"}, "TY:b1": {"black": "15c"}}
    t = scene(realms="TY AN AL", hands={"black": "AN-S07"}, units=units)
    play(t, "play AN-S07")
    assert (on(t, "TY:a1", "black"), on(t, "TY:a1", "green")) == ("", "")
