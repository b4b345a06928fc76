"""Chapters 4 to 6: recruits, moves and collecting spots."""

from __future__ import annotations

from games.shifting_realms.scene import (
    asked,
    can,
    goods,
    named,
    on,
    play,
    reserve,
    scene,
    seen,
    space,
    spelled,
)
from rule import rule
from spinney.games.shifting_realms.state.units import (
    SOLDIER,
    SOLDIER_MOVED,
    SPENT,
    SPENT_MOVED,
    SPOT,
    SPOT_MOVED,
    WAIT,
    WAIT_MOVED,
    fallen_soldiers,
    leaving_scouts,
    leaving_soldiers,
    removed_unit,
    stepped_up,
)


@rule("S-4.1", "S-4.6", "shifting_realms/D-5")
def test_recruits_go_to_town_halls_and_own_structures_one_by_one() -> None:
    tiles = {"TY:b1": "TY-STR black", "TY:d1": "TY-STR green"}
    t = scene(goods={"black": "gold 1"}, tiles=tiles)
    play(t, "recruit")
    places = {spelled(t, name) for name in ("TY:c2", "AL:c2", "LI:c2", "TY:b1")}
    assert set(named(t, "scout")) == set(named(t, "soldier")) == places
    assert "stop" not in named(t, "stop")
    play(t, "scout TY:b1", "soldier AL:c2")
    assert (on(t, "TY:b1", "black"), on(t, "AL:c2", "black"), asked(t)) == ("1c", "1s", "window")


@rule("S-4.2", "shifting_realms/A-13")
def test_a_short_reserve_gives_what_it_has() -> None:
    t = scene(goods={"black": "gold 2"}, units={"TY:c2": {"black": "10s14c"}})
    assert reserve(t, "black") == (1, 0)
    play(t, "recruit", "scout TY:c2")
    assert (asked(t), goods(t, "black"), can(t, "recruit")) == ("window", "gold 1", False)


@rule("S-4.3")
def test_without_scouts_a_paid_recruit_stays_possible() -> None:
    t = scene(goods={"black": "gold 1"}, units={"TY:c2": {"black": "1s"}})
    assert can(t, "recruit")
    assert can(t, "free")
    t = scene(goods={"black": "gold 1"}, units={"TY:c2": {"black": "1c"}})
    assert not can(t, "free")


@rule("S-4.4", "shifting_realms/A-15", "S-13.1.7")
def test_nothing_is_placed_under_the_dragon() -> None:
    t = scene(dragon="TY:b1", goods={"black": "gold 1"}, tiles={"TY:b1": "TY-TUN black"})
    play(t, "recruit")
    assert not can(t, "scout TY:b1")
    t = scene(realms="TY LI AL", dragon="LI:a1", tiles={"LI:a1": "LI-FRT black"})
    assert named(t, "fort") == []


@rule("S-4.5", "shifting_realms/A-17")
def test_recruits_may_move_at_once() -> None:
    t = scene(goods={"black": "gold 1"})
    play(t, "recruit", "scout TY:c2", "scout TY:c2", "move TY:c2", "group 2 0", "to TY:a1")
    assert on(t, "TY:a1", "black") == "2c"


@rule("shifting_realms/D-5", "S-17.2")
def test_a_fort_recruits_for_nothing_once_a_turn() -> None:
    tiles = {"LI:a1": "LI-FRT black", "LI:c1": "LI-FRT black"}
    t = scene(tiles=tiles)
    play(t, "fort LI:a1")
    assert set(named(t, "scout")) == {spelled(t, "LI:a1")}
    play(t, "scout LI:a1", "soldier LI:a1")
    assert named(t, "fort") == [spelled(t, "LI:c1")]
    assert (on(t, "LI:a1", "black"), t.turn.actions, goods(t, "black")) == ("1s1c", 2, "")


@rule("S-4.6", "S-17.2", "S-17.5")
def test_powers_add_units_that_may_be_declined() -> None:
    tiles = {"DO:b1": "DO-CMP black", "DO:a2": "DO-CMP black"}
    t = scene(realms="DO AL LI", goods={"black": "gold 2"}, tiles=tiles, laid={"black": "DO-S06"})
    play(t, "recruit", "scout DO:c3", "scout DO:c3")
    assert can(t, "stop")  # two camps count once, the oath adds a soldier
    play(t, "scout DO:c3")
    assert (named(t, "scout"), can(t, "soldier DO:c3")) == ([], True)
    play(t, "soldier DO:c3")
    assert (asked(t), on(t, "DO:c3", "black")) == ("window", "1s3c")
    play(t, "recruit", "soldier DO:c3", "soldier DO:c3", "stop")
    assert on(t, "DO:c3", "black") == "3s3c"


@rule("S-5.1", "shifting_realms/A-16", "shifting_realms/D-6")
def test_one_group_from_one_space_to_another() -> None:
    t = scene(units={"TY:b1": {"black": "1s2c"}})
    play(t, "move TY:b1")
    assert named(t, "group") == ["0 1", "1 0", "1 1", "2 0", "2 1"]
    play(t, "group 1 1", "to TY:d1")
    assert (on(t, "TY:b1", "black"), on(t, "TY:d1", "black"), t.turn.actions) == ("1c", "1s1c", 2)
    assert can(t, "move TY:b1")


@rule("S-5.3", "shifting_realms/A-18", "shifting_realms/A-47")
def test_the_dragon_blocks_the_way() -> None:
    units = {"TY:a4": {"black": "1c"}}
    t = play(scene(units=units), "move TY:a4")
    assert can(t, "to TY:b4")
    assert can(t, "to TY:d4")
    t = play(scene(units=units, dragon="TY:b4"), "move TY:a4")
    assert not can(t, "to TY:b4")
    assert not can(t, "to TY:d4")
    assert can(t, "to TY:b3")


@rule("S-5.5", "shifting_realms/A-19")
def test_relocation_sets_no_flag_and_keeps_one() -> None:
    units = {"AL:c2": {"black": "1c"}, "TY:c2": {"black": "1c"}}
    t = scene(units=units, hands={"black": "TY-S08"})
    play(t, "play TY-S08", "from AL:c2", "to TY:b1")
    assert can(t, "move TY:b1")
    t = scene(units=units, hands={"black": "TY-S08"})
    play(t, "move AL:c2", "to AL:b1", "play TY-S08", "from AL:b1", "to TY:b1")
    assert not can(t, "move TY:b1")


@rule("S-5.6", "S-6.2", "shifting_realms/A-20")
def test_arriving_scouts_take_empty_spots() -> None:
    t = scene(units={"TY:b1": {"black": "3c"}, "TY:a1": {"green": "2c"}})
    play(t, "move TY:b1", "group 3 0", "to TY:a1")
    assert on(t, "TY:a1", "black") == "1c2w"


@rule("S-6.6", "shifting_realms/A-22", "shifting_realms/A-82", "S-6.8")
def test_waiting_scouts_leave_first() -> None:
    t = scene(units={"TY:a1": {"black": "1c1w", "green": "2c"}})
    play(t, "move TY:a1", "group 1 0", "to TY:b1")
    assert on(t, "TY:a1", "black") == "1c"


@rule("S-6.8", "S-9.13")
def test_which_of_several_like_pieces() -> None:
    everybody = SPOT + SPOT_MOVED + WAIT + WAIT_MOVED
    assert [leaving_scouts(everybody, number, True) for number in (1, 2, 3)] == [
        WAIT_MOVED,
        WAIT_MOVED + WAIT,
        WAIT_MOVED + WAIT + SPOT_MOVED,
    ]
    assert leaving_scouts(everybody, 2, False) == WAIT + SPOT
    army = SOLDIER + SOLDIER_MOVED + SPENT + SPENT_MOVED
    assert leaving_soldiers(army, 2, True) == SPENT_MOVED + SPENT
    assert leaving_soldiers(army, 2, False) == SPENT + SOLDIER
    assert fallen_soldiers(army, 1) == SOLDIER_MOVED
    assert removed_unit(SPOT + SPOT_MOVED, 0) == SPOT_MOVED
    assert stepped_up(WAIT + WAIT_MOVED, 1) == WAIT + SPOT_MOVED


@rule("S-6.8")
def test_a_marker_is_a_waiting_scout() -> None:
    units = {"TY:a1": {"black": "1c1w"}, "TY:b1": {"black": "13c"}}
    t = scene(units=units, goods={"black": "wood 3 stone 2 gold 2"})
    play(t, "build TY-TUN", "on TY:b1", "marker TY:a1")
    assert on(t, "TY:a1", "black") == "1c"


def test_a_tunnel_joins_spaces_for_moves_of_its_owner() -> None:
    tiles = {"TY:a2": "TY-TUN black", "TY:e3": "TY-TUN black"}
    t = scene(tiles=tiles, units={"TY:a2": {"black": "1c"}, "TY:a3": {"green": "1c"}})
    play(t, "move TY:a2")
    assert can(t, "to AL:a2")  # a2, e3, AL:a3, AL:a2
    play(t, "to TY:c3", "collect", "move TY:a3")
    assert not can(t, "to TY:e3")


@rule("S-17.2")
def test_range_bonuses_add_up() -> None:
    units = {"DO:a2": {"black": "1c"}}
    t = play(scene(realms="DO AL TY", units=units), "move DO:a2")
    assert not can(t, "to DO:e2")
    t = scene(realms="DO AL TY", units=units, laid={"black": "AL-S03"}, tiles={"DO:a2": "DO-OUT black"})
    play(t, "move DO:a2")
    assert can(t, "to AL:a2")
    assert not can(t, "to AL:b2")


def test_the_view_counts_units_that_may_still_move() -> None:
    t = scene(units={"TY:b1": {"black": "1s2c"}})
    play(t, "move TY:b1", "group 1 0", "to TY:b2")
    units = seen(t)["spaces"][space(t, "TY:b2")]["units"]["black"]
    assert (units["spot"], units["fresh_scouts"]) == (1, 0)
