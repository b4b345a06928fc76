"""Chapters 13 to 15 at their edges: dragon and troll king, raids, endings at the same time, every task."""

from __future__ import annotations

import pytest

from games.shifting_realms.scene import (
    CONTENT,
    TASKS,
    Scene,
    asked,
    can,
    goods,
    met,
    named,
    on,
    play,
    scene,
    seen,
    spelled,
    told,
    vp,
)
from rule import rule
from spinney.games.shifting_realms.rules.scoring import final_scoring
from spinney.games.shifting_realms.state.land import HALL, TROLL

RICH = "wood 20 stone 20 gold 20 magic 20"


@rule("S-13.4.1", "S-5.3", "S-13.1.7")
def test_the_dragon_bars_the_way_to_the_troll_king() -> None:
    units = {"DO:e4": {"black": "2s"}}
    assert named(scene(realms="DO TY AL", units=units), "troll") != []
    assert named(scene(realms="DO TY AL", units=units, dragon="DO:e2"), "troll") == []
    t = scene(realms="DO TY AL", units=units, dragon="DO:e4")
    assert named(t, "troll") == [spelled(t, "DO:e4")]  # they may leave the dragon's space


@rule("S-13.4.1")
def test_tunnels_help_against_the_troll_king() -> None:
    units = {"TY:e3": {"black": "2s"}}
    tiles = {"TY:e3": "TY-TUN black", "TY:a2": "TY-TUN black"}
    t = scene(realms="DO TY AL", units=units, tiles=tiles)
    assert named(t, "troll") == [spelled(t, "TY:e3")]  # e3, a2, a1, DO:e1
    t = scene(realms="DO TY AL", units=units, tiles={"TY:e3": "TY-TUN black", "TY:a2": "TY-TUN green"})
    assert named(t, "troll") == []
    t = scene(realms="DO TY AL", units=units, tiles=tiles, dragon="TY:a2")
    assert named(t, "troll") == []


@rule("S-13.4.1", "S-5.5")
def test_moved_soldiers_do_not_fight_the_troll_king() -> None:
    t = scene(realms="DO TY AL", units={"DO:e2": {"black": "1s"}, "DO:e3": {"black": "1s"}})
    play(t, "move DO:e3", "to DO:e2")
    assert (on(t, "DO:e2", "black"), named(t, "troll")) == ("2s", [])


@rule("S-13.4.3", "S-5.3")
def test_nobody_passes_the_troll_king() -> None:
    units = {"DO:d1": {"black": "1c"}}
    t = play(scene(realms="DO TY AL", units=units, tokens=1), "move DO:d1")
    assert not can(t, "to TY:a1")  # over e1 it would be two steps
    t = play(scene(realms="DO TY AL", units=units, tokens=0), "move DO:d1")
    assert can(t, "to TY:a1")


@rule("S-13.1.7", "S-13.3.1")
def test_a_raid_under_the_dragon() -> None:
    t = scene(
        realms="LI TY AL", dragon="LI:a4", tiles={"LI:a4": "LI-SHP black"}, units={"LI:a4": {"black": "1s"}}
    )
    play(t, "raid LI:a4", "stop")
    assert on(t, "LI:a4", "black") == "1f"


@rule("S-13.3.1", "S-13.3.4", "S-3.4", "shifting_realms/A-50", "shifting_realms/A-51")
def test_two_ships_make_one_raid_a_turn_and_count_together() -> None:
    tiles = {
        "LI:a4": "LI-SHP black",
        "LI:c4": "LI-SHP black",
        "LI:a1": "LI-TRS green",
        "LI:b2": "LI-TRS green",
    }
    units = {"LI:a4": {"black": "1s1f"}, "LI:c4": {"black": "1s1f"}}
    t = scene(seats=2, tiles=tiles, units=units, raids={"black": 2})
    play(t, "raid LI:a4", "stop")
    assert (named(t, "raid"), met(t)) == ([], [])
    play(t, "collect")
    play(t, "collect", "raid LI:c4", "stop")
    assert (seen(t)["factions"][0]["raids"], met(t)) == (4, ["LI"])


@rule("S-14.1", "S-13.3.4", "shifting_realms/A-51")
def test_raids_of_two_players_are_not_added_up() -> None:
    tiles = {"LI:a1": "LI-TRS green", "LI:b2": "LI-TRS red"}
    assert met(scene(tiles=tiles, raids={"black": 3, "green": 3})) == []
    assert met(scene(tiles=tiles, raids={"black": 4})) == ["LI"]
    assert met(scene(tiles={"LI:a1": "LI-TRS green"}, raids={"black": 4})) == []


@rule("S-13.1.4", "S-13.1.9")
@pytest.mark.parametrize("start", ["TY:c1", "TY:b2", "AL:a1", "DO:d1"])
def test_every_flight_ends_where_the_dragon_may_stop(start: str) -> None:
    base = scene(realms="DO TY AL", dragon=start, decks="TY-S01")
    play(base, "draw TY")
    ends, open_ = set(), [(base, 0)]
    while open_:
        t, steps = open_.pop()
        for option in t.options:
            after = t.clone()
            after.play(option)
            if asked(after) == "window":
                ends.add(int(after.dragon))
            else:
                assert steps < 3
                open_.append((after, steps + 1))
    assert ends
    assert all(base.land.terrain[space] not in (HALL, TROLL) for space in ends)


# Endings.


@rule("shifting_realms/A-58", "S-14.4", "shifting_realms/A-66", "S-14.3")
def test_one_raid_meets_two_objectives() -> None:
    t = scene(
        realms="LI AN TY",
        raids={"black": 3},
        tiles={"LI:a4": "LI-SHP black", "LI:a1": "LI-TRS green", "LI:b2": "LI-TRS red"},
        units={"LI:a4": {"black": "1s"}, "TY:a1": {"black": "1c"}},
        decks="AN-S01",
        goods={"green": "gold 1"},
    )
    play(t, "raid LI:a4", "draw AN")
    assert (t.over, met(t)) == (True, ["LI", "AN"])
    assert (goods(t, "black"), told(t, "finished")[0][1]) == ("stone 3 gold 4", 0)  # 2 raid, 1 tithe, 1 mine
    assert t.factions[0].points[2] == 2


@rule("shifting_realms/A-58", "S-14.4", "S-13.1.8")
def test_a_third_objective_while_finishing() -> None:
    t = scene(
        realms="AL AN TY",
        piles={"AL-CAS": 0},
        decks="AN-S02 TY-S06",
        flights=5,
        dragon="TY:c1",
        units={"TY:b1": {"green": "1s"}},
    )
    play(t, "draw AN", "draw TY", "fly TY:b1", "land")
    assert (t.over, met(t), on(t, "TY:b1", "green")) == (True, ["TY", "AL", "AN"], "")
    assert vp(t, "black") == 4


@rule("S-14.6", "S-14.3", "S-14.4")
def test_the_last_tile_and_the_second_objective_at_once() -> None:
    piles = {kind: int(kind == "AL-CAS") for kind in CONTENT.kind_ids[:9]}
    t = scene(
        piles=piles, raids={"red": 4}, units={"AL:b2": {"black": "1s1c"}}, goods={"black": RICH}, actions=3
    )
    assert met(t) == ["LI"]
    play(t, "build AL-CAS", "return", "end")
    assert (t.over, met(t), told(t, "finished")[0][1]) == (True, ["AL", "LI"], 0)
    assert on(t, "AL:c2", "black") == "1s"


@rule("S-14.7", "shifting_realms/A-64")
def test_one_action_begins_the_count_of_idle_rounds_again() -> None:
    t = scene(seats=2, units={"TY:b1": {"black": "1c"}}, goods={"black": "magic 9"})
    play(t, "collect", "end", "collect", "trade gold", "collect", "end", "collect")  # a trade is no action
    assert t.idle == 2
    play(t, "move TY:b1", "to TY:d1", "collect", "end", "collect")
    assert (t.over, t.idle) == (False, 0)
    play(t, *["collect", "end", "collect"] * 3)
    assert t.over


@rule("S-14.7", "S-10.4")
def test_the_last_player_of_round_sixty_collects() -> None:
    t = scene(seats=2, active="green", round=60, units={"TY:a1": {"green": "2c"}})
    play(t, "collect")
    assert (t.over, goods(t, "green")) == (True, "gold 2")


# Every task and every End of Game card, met and just missed.


def tiles_of(kind: str, *spaces: str) -> Scene:
    return {"tiles": {f"{kind[:2]}:{cell}": f"{kind} black" for cell in spaces}}


ROADS = {"AN:b1": "AN-SHR", "AN:d1": "AN-SHR", "TY:b1": "TY-TUN", "TY:d1": "TY-TUN", "AL:b1": "AL-MKT"}
CASES: list[tuple[str, Scene, Scene]] = [
    ("TY-T1", {"goods": {"black": "gold 9"}}, {"goods": {"black": "gold 8 wood 9"}}),
    ("TY-T2", tiles_of("TY-TUN", "b1", "d1"), tiles_of("TY-TUN", "b1")),
    ("TY-T3", tiles_of("TY-STR", "b1", "d1"), tiles_of("TY-STR", "b1")),
    ("TY-T4", {"laid": {"black": "TY-S01 TY-S02 TY-S03"}}, {"laid": {"black": "TY-S01 TY-S02 TY-S09"}}),
    ("AL-T1", {"goods": {"black": "wood 9"}}, {"goods": {"black": "wood 8"}}),
    ("AL-T2", tiles_of("AL-CAS", "a1", "b2"), tiles_of("AL-CAS", "a1")),
    (
        "AL-T3",
        {"tiles": {"AL:b1": "AL-MKT black", "AL:a4": "AL-WHF black"}},
        tiles_of("AL-MKT", "b1", "d1"),
    ),
    (
        "AL-T4",
        {"units": {"AL:a1": {"black": "2c"}, "TY:d2": {"black": "1c"}}},
        {"units": {"AL:a1": {"black": "2c1w"}}},
    ),
    ("LI-T1", {"raids": {"black": 3}}, {"raids": {"black": 2, "green": 3}}),
    ("LI-T2", tiles_of("LI-TRS", "a1", "b2"), tiles_of("LI-TRS", "a1")),
    ("LI-T3", {"goods": {"black": "gold 6 wood 4"}}, {"goods": {"black": "gold 9 wood 3"}}),
    ("LI-T4", tiles_of("LI-FRT", "a1", "c1", "e1"), tiles_of("LI-FRT", "a1", "c1")),
    ("DO-T2", tiles_of("DO-OUT", "b1", "d1"), tiles_of("DO-OUT", "b1")),
    (
        "DO-T3",
        {"units": {"DO:c3": {"black": "5s"}, "LI:a4": {"black": "1f"}}},
        {"units": {"DO:c3": {"black": "5s9c"}}},
    ),
    ("DO-T4", {"goods": {"black": "stone 6 wood 4"}}, {"goods": {"black": "stone 5 wood 9"}}),
    ("AN-T1", {"goods": {"black": "magic 8"}}, {"goods": {"black": "magic 7"}}),
    ("AN-T2", tiles_of("AN-TEM", "b1", "d1"), tiles_of("AN-TEM", "b1")),
    ("AN-T3", {"goods": {"black": "stone 10"}}, {"goods": {"black": "stone 9"}}),
    (
        "AN-T4",
        {"tiles": {space: f"{kind} black" for space, kind in [*ROADS.items(), ("AL:d1", "AL-MKT")]}},
        {"tiles": {space: f"{kind} black" for space, kind in ROADS.items()}},
    ),
]


def realms_for(id_: str) -> str:
    others = [code for code in ("TY", "AL", "LI") if code != id_[:2]]
    return " ".join([id_[:2], *(["LI", "TY"] if id_[:2] == "DO" else others)][:3])


@pytest.mark.parametrize(("task", "given", "missed"), CASES, ids=[case[0] for case in CASES])
@rule("S-15.2", "shifting_realms/A-63")
def test_a_task_is_met_or_just_missed(task: str, given: Scene, missed: Scene) -> None:
    for position, worth in ((given, CONTENT.tasks[TASKS[task]].vp), (missed, 0)):
        of: Scene = {"realms": realms_for(task), "tasks": {"black": task}}
        of.update(position)
        t = scene(**of)
        final_scoring(t)
        assert t.factions[0].points[5] == worth


@pytest.mark.parametrize(("tokens", "task", "card"), [(0, 0, 0), (1, 0, 1), (2, 4, 2), (3, 4, 3), (4, 4, 3)])
@rule("S-15.2", "S-15.4", "S-17.3")
def test_tokens_count_for_a_task_and_a_card(tokens: int, task: int, card: int) -> None:
    t = scene(realms="DO AL TY", tasks={"black": "DO-T1"}, hands={"black": "DO-S09"})
    t.factions[0].tokens = (1 << tokens) - 1
    final_scoring(t)
    assert [int(t.factions[0].points[at]) for at in (5, 7)] == [task, card]
