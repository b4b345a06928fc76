"""Chapters 14 and 15: the end of the game and final scoring."""

from __future__ import annotations

import pytest

import spinney
from games.shifting_realms.scene import CONTENT, GAME, TASKS, Scene, asked, play, scene, seen, told, vp
from rule import rule
from spinney.games.shifting_realms.rules.scoring import final_scoring


@rule("S-14.7", "shifting_realms/A-64")
def test_three_rounds_without_an_action() -> None:
    t = scene(seats=2)
    for _ in range(6):
        play(t, "collect")
    assert t.over
    assert told(t, "finished")[0][1] == 2


@rule("S-14.7", "shifting_realms/A-64")
def test_the_last_round() -> None:
    t = scene(seats=2, round=60, units={"TY:b1": {"black": "1c"}})
    play(t, "move TY:b1", "to TY:a1", "collect", "collect")
    assert t.over
    assert told(t, "finished")[0][1] == 3


@rule("S-14.8")
def test_every_turn_ends() -> None:
    bound = GAME.bound(2, {})
    for seed in range(3):
        t = GAME.start(2, seed=seed, log=False)
        bot = spinney.bot("random", str(seed))
        turn, choices = t.turn, 0
        while not t.over:
            choices = choices + 1 if t.turn is turn else 0
            turn = t.turn
            assert choices < 300
            t.play(bot.choose(GAME.seen_by(t, t.seat)))
        assert t.number < bound


@rule("S-15.1", "S-15.4", "shifting_realms/A-32", "S-8.8")
def test_tasks_then_resources_then_cards() -> None:
    t = scene(
        goods={"black": "gold 9 wood 5"},
        tasks={"black": "TY-T1"},
        hands={"black": "LI-S09 AL-S07 TY-S10"},
        raids={"black": 2},
        laid={"black": "TY-S01"},
    )
    final_scoring(t)
    assert [int(points) for points in t.factions[0].points] == [0, 0, 0, 0, 0, 4, 1, 3]
    kinds = [GAME.events[event.kind] for event in t.log or []]
    assert kinds.index("task_met") < kinds.index("leftover") < kinds.index("legend")
    assert seen(t, 1)["factions"][0]["tasks"] == ["TY-T1"]


@pytest.mark.parametrize(
    ("card", "given", "worth"),
    [
        ("TY-S10", {"laid": {"black": "TY-S01 TY-S02 TY-S03 TY-S04"}}, 3),
        ("AL-S09", {"tiles": {"AL:b1": "AL-MKT black", "AL:d1": "AL-MKT black"}}, 2),
        ("AL-S10", {"units": {"AL:a1": {"black": "3c"}, "TY:d2": {"black": "2c"}}}, 2),
        ("LI-S09", {"raids": {"black": 7}}, 4),
        ("LI-S10", {"tiles": {"LI:a1": "LI-TRS black"}}, 2),
        ("DO-S10", {"units": {"DO:c3": {"black": "5s"}}}, 2),
        ("AN-S09", {"tiles": {"AN:b1": "AN-SHR black"}}, 1),
        ("AN-S10", {"tiles": {"AN:b1": "AN-SHR black", "TY:b1": "TY-TUN black"}}, 2),
    ],
)
@rule("S-17.3", "shifting_realms/A-63")
def test_end_of_game_cards(card: str, given: Scene, worth: int) -> None:
    realms = " ".join(dict.fromkeys([card[:2], "TY", "AL", "LI"]))[:8]
    of: Scene = {"realms": realms, "hands": {"black": card}}
    of.update(given)
    t = scene(**of)
    final_scoring(t)
    assert t.factions[0].points[7] == worth


@pytest.mark.parametrize(
    ("task", "given"),
    [
        ("TY-T2", {"tiles": {"TY:b1": "TY-TUN black", "TY:d1": "TY-TUN black"}}),
        ("TY-T4", {"laid": {"black": "TY-S01 TY-S02 TY-S03"}}),
        ("AL-T1", {"goods": {"black": "wood 9"}}),
        ("AL-T3", {"tiles": {"AL:b1": "AL-MKT black", "AL:a4": "AL-WHF black"}}),
        ("AL-T4", {"units": {"AL:a1": {"black": "3c"}}}),
        ("LI-T1", {"raids": {"black": 3}}),
        ("LI-T3", {"goods": {"black": "gold 6 wood 4"}}),
        ("LI-T4", {"tiles": {f"LI:{cell}": "LI-FRT black" for cell in ("a1", "c1", "e1")}}),
    ],
)
@rule("S-15.2", "shifting_realms/A-63")
def test_tasks(task: str, given: Scene) -> None:
    of: Scene = {"tasks": {"black": task}}
    of.update(given)
    t = scene(**of)
    final_scoring(t)
    assert t.factions[0].points[5] == CONTENT.tasks[TASKS[task]].vp
    t = scene(tasks={"black": task})
    final_scoring(t)
    assert t.factions[0].points[5] == 0


@rule("S-15.2", "shifting_realms/A-60")
def test_of_two_equal_allocations_the_smaller_id_counts() -> None:
    t = scene(realms="LI DO AL", goods={"black": "gold 6 stone 6 wood 4"}, tasks={"black": "LI-T3 DO-T4"})
    final_scoring(t)
    assert [CONTENT.tasks[event[1]].id for event in told(t, "task_met")] == ["DO-T4"]


@rule("S-15.3")
def test_every_five_resources_of_all_types() -> None:
    t = scene(goods={"black": "wood 4 gold 3 magic 2 stone 5"})
    final_scoring(t)
    assert vp(t, "black") == 2


@rule("S-15.6", "shifting_realms/A-62")
def test_nothing_takes_vp_away() -> None:
    t = GAME.start(3, seed=5, log=False)
    bot = spinney.bot("random", "5")
    before = t.scores
    while not t.over:
        t.play(bot.choose(GAME.seen_by(t, t.seat)))
        assert all(now >= then >= 0 for now, then in zip(t.scores, before, strict=True))
        before = t.scores


@rule("S-15.5")
def test_a_shared_victory() -> None:
    t = scene(seats=2)
    for _ in range(6):
        play(t, "collect")
    assert [int(winner) for winner in t.winners] == [0, 1]
    assert asked(t) == ""
