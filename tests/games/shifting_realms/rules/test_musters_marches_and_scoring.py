"""Chapters 4, 5 and 15, closely: who is recruited, who goes with whom, and what counts at the end."""

from __future__ import annotations

import pytest

from games.shifting_realms.rules.test_cards_and_discounts import edited
from games.shifting_realms.scene import (
    CONTENT,
    Scene,
    asked,
    can,
    named,
    on,
    play,
    reserve,
    scene,
    seen,
    spelled,
    told,
)
from rule import rule
from spinney.games.shifting_realms.rules.scoring import final_scoring
from spinney.games.shifting_realms.state.land import BOARD
from spinney.games.shifting_realms.state.table import RealmsTable


def on_board(t: RealmsTable, code: str) -> list[str]:
    """All spaces of a realm, as the action space writes them."""
    first = BOARD * t.land.realms.index(CONTENT.realms.index(code))
    return [found["id"] for found in seen(t)["spaces"][first : first + BOARD]]


# Recruits.


@rule("S-4.1", "S-4.6", "shifting_realms/C-2")
def test_every_recruit_leaves_the_reserve() -> None:
    t = scene(goods={"black": "gold 1"}, tiles={"TY:a1": "TY-VLT black"})
    before = reserve(t, "black")
    play(t, "recruit", "soldier TY:a1")
    assert (reserve(t, "black"), on(t, "TY:a1", "black")) == ((before[0], before[1] - 1), "1s")
    play(t, "scout TY:a1")
    assert (reserve(t, "black"), on(t, "TY:a1", "black")) == ((before[0] - 1, before[1] - 1), "1s1c")
    assert asked(t) == "window"


@rule("S-4.3", "shifting_realms/A-14")
def test_a_free_recruit_is_two_scouts_and_no_more() -> None:
    t = scene(units={"TY:c2": {"black": "1s"}})
    before = reserve(t, "black")
    play(t, "free")
    assert named(t, "soldier") == []
    play(t, "scout TY:c2", "scout TY:c2")
    assert (asked(t), reserve(t, "black")) == ("window", (before[0] - 2, before[1]))


@rule("S-4.2", "shifting_realms/D-5")
def test_a_fort_without_a_reserve_is_not_offered() -> None:
    tiles = {"LI:a1": "LI-FRT black"}
    assert named(scene(tiles=tiles, units={"TY:c2": {"black": "10s14c"}}), "fort") == []
    for units in ("9s14c", "10s13c"):
        assert len(named(scene(tiles=tiles, units={"TY:c2": {"black": units}}), "fort")) == 1


@rule("S-4.6", "S-17.2", "shifting_realms/D-5")
def test_a_fort_takes_bonus_units_on_its_tile() -> None:
    tiles = {"LI:a1": "LI-FRT black", "DO:b1": "DO-CMP black"}
    t = scene(realms="LI DO AN", tiles=tiles)
    play(t, "fort LI:a1", "scout LI:a1", "scout LI:a1")
    assert (named(t, "scout"), named(t, "soldier")) == ([spelled(t, "LI:a1")], [spelled(t, "LI:a1")])
    play(t, "soldier LI:a1")
    assert (on(t, "LI:a1", "black"), asked(t)) == ("1s2c", "window")


@rule("S-4.6", "S-17.2")
def test_a_bonus_comes_from_own_cards_alone() -> None:
    t = scene(realms="DO AN TY", goods={"black": "gold 1"}, laid={"black": "AN-S03", "green": "DO-S06"})
    play(t, "recruit", "scout DO:c3", "scout DO:c3")
    assert asked(t) == "window"
    game = edited(('"recruit_bonus 1 soldier"', '"range 1", "recruit_bonus 1 soldier"'))
    t = scene(game=game, realms="DO AN TY", goods={"black": "gold 1"}, laid={"black": "DO-S06"})
    play(t, "recruit", "scout DO:c3", "scout DO:c3")
    assert (named(t, "scout"), can(t, "soldier DO:c3")) == ([], True)


@rule("S-8.7", "S-4.6")
def test_whoever_stops_mustering_keeps_the_rest_in_reserve() -> None:
    t = scene(hands={"black": "LI-S04"})
    before = reserve(t, "black")
    play(t, "play LI-S04", "stop")
    assert (reserve(t, "black"), asked(t)) == (before, "window")
    assert not any("black" in found["units"] for found in seen(t)["spaces"])


@rule("S-8.7", "S-4.4")
def test_rebel_drums_muster_two_in_dovre_wherever_it_lies() -> None:
    t = scene(realms="AL DO TY", decks="DO-S01")
    play(t, "draw DO")
    assert named(t, "scout") == named(t, "soldier") == [spelled(t, "DO:c3")]
    play(t, "soldier DO:c3", "scout DO:c3")
    assert (on(t, "DO:c3", "black"), asked(t)) == ("1s1c", "window")


@pytest.mark.parametrize(
    ("what", "units", "possible"),
    [
        ("1 any legal", "10s15c", False),
        ("1 any legal", "10s14c", True),
        ("1 any legal", "9s15c", True),
        ("1 scout legal", "9s15c", False),
        ("1 scout legal", "10s14c", True),
        ("1 soldier legal", "10s14c", False),
        ("1 soldier legal", "9s15c", True),
        ("1 any realm LI", "1s", True),
        ("1 any realm DO", "1s", False),  # Dovre is not in play
    ],
)
@rule("S-8.7", "shifting_realms/A-31")
def test_a_muster_is_played_while_somebody_is_left(what: str, units: str, possible: bool) -> None:
    game = edited(('"muster 2 soldier legal"', f'"muster {what}"'))
    t = scene(game=game, hands={"black": "LI-S04"}, units={"TY:c2": {"black": units}})
    assert named(t, "play") == (["LI-S04"] if possible else [])


@rule("S-8.7")
def test_a_muster_in_a_realm_that_is_not_in_play_is_skipped() -> None:
    game = edited(('"muster 2 soldier legal"', '"vp 1", "muster 1 any realm DO"'))
    t = play(scene(game=game, hands={"black": "LI-S04"}), "play LI-S04")
    assert (asked(t), t.score(0)) == ("window", 1)


@rule("S-4.6", "S-8.7")
def test_a_muster_of_many_scouts_has_no_soldier() -> None:
    game = edited(('"muster 2 soldier legal"', '"muster 9 scout legal"'))
    t = play(scene(game=game, hands={"black": "LI-S04"}), "play LI-S04")
    for _ in range(9):
        assert named(t, "soldier") == []
        play(t, "scout TY:c2")
    assert (asked(t), on(t, "TY:c2", "black")) == ("window", "9c")


# Moves.


@rule("S-5.1", "shifting_realms/D-6")
def test_who_is_not_in_the_group_stays() -> None:
    for group, stays, goes in (("1 0", "2s1c", "1c"), ("0 1", "1s2c", "1s"), ("2 1", "1s", "1s2c")):
        t = scene(units={"TY:b1": {"black": "2s2c"}})
        play(t, "move TY:b1", f"group {group}", "to TY:d1")
        assert (on(t, "TY:b1", "black"), on(t, "TY:d1", "black")) == (stays, goes)


@rule("S-7.3", "S-5.1")
def test_whoever_has_left_is_not_there_any_more() -> None:
    t = scene(units={"TY:b1": {"black": "1s"}}, goods={"black": "wood 3 stone 2 gold 2"})
    assert named(t, "build") == ["TY-TUN"]
    play(t, "move TY:b1", "to TY:c3", "build TY-TUN")
    assert (asked(t), on(t, "TY:c3", "black")) == ("return", "1s")  # c3 is the only grass at hand


@rule("S-5.1", "S-5.5")
def test_a_march_from_the_only_place() -> None:
    t = scene(hands={"black": "AL-S05"}, units={"TY:a1": {"black": "1s"}})
    play(t, "play AL-S05", "to AL:a1")
    assert on(t, "AL:a1", "black") == "1s"


@rule("S-8.7", "shifting_realms/A-31")
def test_a_march_or_relocation_of_nobody_is_skipped() -> None:
    for part in ("march 4", "teleport 3 AN"):
        game = edited(('effect = ["gain magic 6"]', f'effect = ["vp 1", "{part}"]'))
        t = play(scene(game=game, realms="AN LI TY", hands={"black": "AN-S04"}), "play AN-S04")
        assert (asked(t), t.score(0)) == ("window", 1)


@rule("S-5.3", "S-5.7", "shifting_realms/A-19")
def test_a_relocation_ends_in_its_realm_where_units_may_enter() -> None:
    units = {"TY:a1": {"black": "1s"}, "AL:a1": {"black": "1c"}, "LI:a4": {"black": "1f"}}
    t = scene(hands={"black": "TY-S08"}, units=units, tiles={"LI:a4": "LI-SHP black"}, dragon="TY:c1")
    play(t, "play TY-S08")
    assert named(t, "from") == [spelled(t, "TY:a1"), spelled(t, "AL:a1")]  # flat soldiers stay
    play(t, "from TY:a1")
    barred = {spelled(t, "TY:a1"), spelled(t, "TY:c1")}
    assert named(t, "to") == [name for name in on_board(t, "TY") if name not in barred]


@rule("S-5.5", "S-6.2", "S-6.8")
def test_soldiers_and_scouts_are_relocated_together() -> None:
    t = scene(hands={"black": "TY-S08"}, units={"AL:b1": {"black": "3s3c"}})
    play(t, "play TY-S08", "group 1 3", "to TY:a1")
    assert (on(t, "AL:b1", "black"), on(t, "TY:a1", "black")) == ("2c", "3s1c")
    t = scene(hands={"black": "TY-S08"}, units={"AL:b1": {"black": "3s3c"}})
    play(t, "play TY-S08", "group 3 1", "to TY:a1")
    assert (on(t, "AL:b1", "black"), on(t, "TY:a1", "black")) == ("2s", "1s3c")


@rule("S-5.7", "S-5.3", "S-17.2")
def test_units_that_are_shut_in_do_not_move_unless_a_tunnel_leads_out() -> None:
    game = edited(('"MGDGM"', '"GKDGM"'), ('"QGFGK"', '"QGFGG"'))  # the troll king is beside the corner
    of: Scene = {"game": game, "dragon": "TY:a2", "tokens": 6}
    of["units"] = {"TY:a1": {"black": "1s"}, "TY:c3": {"black": "1s"}}
    of["tiles"] = {"TY:a1": "TY-TUN green"}
    t = scene(**of)
    assert named(t, "move") == [spelled(t, "TY:c3")]
    of["tiles"] = {"TY:a1": "TY-TUN black"}
    t = play(scene(**of), "move TY:a1")
    assert can(t, "to TY:c2")
    of["tiles"], of["tokens"] = {}, 0
    assert len(named(scene(**of), "move")) == 2


# What counts at the end.


@rule("S-17.3", "S-15.4", "shifting_realms/A-63")
def test_only_tiles_of_the_realm_and_scouts_on_its_spots_count() -> None:
    t = scene(
        hands={"black": "AL-S09 AL-S10"},
        tiles={"AL:b1": "AL-MKT black", "TY:b1": "TY-TUN black", "TY:d1": "TY-TUN black"},
        units={"TY:a1": {"black": "2c"}, "AL:a1": {"black": "1c"}},
    )
    final_scoring(t)
    assert t.factions[0].points[7] == 1  # one tile in Alfheim, one scout in a forest


@rule("S-15.2")
def test_every_need_of_a_task_must_be_met() -> None:
    for tiles in ({"AL:b1": "AL-MKT black"}, {"AL:a4": "AL-WHF black"}):
        t = scene(tasks={"black": "AL-T3"}, tiles=tiles)
        final_scoring(t)
        assert t.factions[0].points[5] == 0


@rule("S-15.2", "S-15.3", "shifting_realms/A-60")
def test_resources_left_are_weighed_against_tasks() -> None:
    stores = 'needs = ["set_aside gold 6 wood 4"]\nvp = '
    game = edited((f"{stores}4", f"{stores}5"))
    t = scene(game=game, goods={"black": "gold 9 wood 5"}, tasks={"black": "TY-T1 LI-T3"})
    final_scoring(t)  # 4 and 1 for what is left, or 5 and nothing: the first sets aside less
    assert [CONTENT.tasks[event[1]].id for event in told(t, "task_met")] == ["TY-T1"]


@rule("S-15.2", "shifting_realms/A-60")
def test_of_equal_allocations_the_smaller_id_counts_in_whatever_order_the_tasks_are() -> None:
    game = edited(('needs = ["set_aside wood 9"]', 'needs = ["set_aside wood 4 stone 6"]'))
    goods = {"black": "wood 4 stone 6"}
    t = scene(game=game, realms="AL DO TY", goods=goods, tasks={"black": "AL-T1 DO-T4"})
    final_scoring(t)
    assert [CONTENT.tasks[event[1]].id for event in told(t, "task_met")] == ["AL-T1"]
