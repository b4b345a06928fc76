"""Section 9: the acceptance scenarios AS-21 to AS-40, one test each."""

from __future__ import annotations

import pytest

from games.shifting_realms.scene import (
    GAME,
    asked,
    can,
    goods,
    legal,
    met,
    named,
    on,
    play,
    reserve,
    scene,
    seen,
    space,
    spelled,
    told,
    vp,
)
from rule import rule
from spinney.engine.score import best_seats
from spinney.games.shifting_realms.rules.scoring import final_scoring, tie_break
from spinney.games.shifting_realms.state.land import space_id

RICH = "wood 20 stone 20 gold 20 magic 20"


@rule("shifting_realms/AS-21", "S-8.5", "shifting_realms/A-84")
def test_a_later_card_waits_for_a_later_turn() -> None:
    t = scene(seats=2, hands={"black": "AL-S07"}, fresh=1)
    assert named(t, "play") == []
    play(t, "collect", "collect")
    assert named(t, "play") == ["AL-S07"]


@rule("shifting_realms/AS-22", "S-13.1.4", "S-13.1.5", "S-13.1.1", "shifting_realms/D-15", "S-12.2")
def test_the_dragon_flies_over_a_town_hall() -> None:
    units = {"TY:c2": {"green": "3s3c", "red": "2c"}, "TY:c3": {"red": "1c", "green": "1s"}}
    t = scene(dragon="TY:c1", decks="TY-S01", units=units)
    play(t, "draw TY", "fly TY:c2")
    assert not can(t, "land")
    assert on(t, "TY:c2", "green") == "3s3c"
    play(t, "fly TY:c3")
    assert legal(t) == ["remove green soldier", "remove red waiting"]
    play(t, "remove red waiting", "land")
    assert (on(t, "TY:c3", "red"), on(t, "TY:c3", "green"), vp(t, "black")) == ("", "1s", 1)
    assert seen(t)["dragon"] == spelled(t, "TY:c3")


@rule("shifting_realms/AS-23", "S-13.1.8", "S-14.4", "S-14.5", "shifting_realms/A-48")
def test_the_sixth_flight_ends_the_game() -> None:
    t = scene(
        dragon="TY:c1",
        flights=5,
        piles={"AL-CAS": 0},
        decks="TY-S06 TY-S07",
        chance=[0],
        units={"TY:b1": {"green": "1s"}, "TY:a1": {"black": "1c"}},
    )
    play(t, "draw TY", "fly TY:b1", "land")
    assert t.over
    assert (on(t, "TY:b1", "green"), seen(t)["dragon"], seen(t)["closed"]) == ("", "", ["TY"])
    assert (vp(t, "black"), goods(t, "black")) == (1, "gold 1")
    assert [event[0] for event in told(t, "collected")] == [0]


@rule("shifting_realms/AS-24", "S-13.3.1", "shifting_realms/A-50", "shifting_realms/A-52")
def test_one_raid_a_turn() -> None:
    t = scene(actions=2, tiles={"LI:a4": "LI-SHP black"}, units={"LI:a4": {"black": "2s"}})
    play(t, "raid LI:a4", "stop")
    assert (on(t, "LI:a4", "black"), goods(t, "black"), vp(t, "black")) == ("1s1f", "gold 2", 2)
    assert named(t, "raid") == []


@rule("shifting_realms/AS-25", "S-13.3.2", "shifting_realms/A-78")
def test_a_ship_makes_four_raids() -> None:
    units = {"LI:a4": {"black": "1s4f"}, "LI:b4": {"black": "1s"}}
    t = scene(tiles={"LI:a4": "LI-SHP black"}, units=units)
    assert named(t, "raid") == []
    t = scene(tiles={"LI:a4": "LI-SHP black", "LI:b4": "LI-SHP black"}, units=units)
    assert named(t, "raid") == [spelled(t, "LI:b4")]


@rule("shifting_realms/AS-26", "S-14.1", "S-14.2", "shifting_realms/A-51", "shifting_realms/A-77")
def test_treasures_of_anybody_meet_the_objective() -> None:
    t = scene(
        active="green",
        raids={"black": 4},
        tiles={"LI:a1": "LI-TRS red"},
        units={"LI:b2": {"green": "1c"}},
        goods={"green": "gold 6 magic 3"},
    )
    assert met(t) == []
    play(t, "build LI-TRS", "on LI:b2")
    assert (met(t), t.over, asked(t), t.seat) == (["LI"], False, "window", 1)


@rule("shifting_realms/AS-27", "S-13.4.1", "S-13.4.2", "shifting_realms/A-53", "shifting_realms/A-54")
def test_two_soldiers_against_the_troll_king() -> None:
    t = scene(realms="TY AL DO", units={"DO:d3": {"black": "2s"}})
    before = reserve(t, "black")
    play(t, "troll DO:d3")
    assert reserve(t, "black") == (before[0], before[1] + 2)
    assert (seen(t)["tokens"], seen(t)["factions"][0]["tokens"], vp(t, "black")) == (5, [1], 3)
    assert t.turn.actions == 2
    play(t, "collect")
    assert goods(t, "black") == "gold 1"


@rule("shifting_realms/AS-28", "S-13.4.3", "shifting_realms/A-55")
def test_the_troll_king_keeps_his_space() -> None:
    units = {"DO:e2": {"black": "1c"}}
    t = play(scene(realms="AL DO TY", units=units), "move DO:e2")
    assert not can(t, "to DO:e1")
    assert can(t, "to DO:d1")
    t = play(scene(realms="AL DO TY", units=units, tokens=0), "move DO:e2")
    assert can(t, "to DO:e1")
    t = scene(realms="AL DO TY", units={"DO:e1": {"black": "1c"}}, tokens=0, goods={"black": RICH})
    play(t, "build DO-OUT")
    assert not can(t, "on DO:e1")


@rule("shifting_realms/AS-29", "S-14.4", "S-8.8", "S-13.5", "shifting_realms/A-66", "shifting_realms/A-56")
def test_the_last_card_of_anunna_may_still_be_played() -> None:
    for answer, magic in (("now", "magic 6"), ("keep", "")):
        t = scene(realms="AL AN TY", piles={"AL-CAS": 0}, decks="AN-S04")
        play(t, "draw AN", answer)
        if answer == "now":
            assert (asked(t), goods(t, "black")) == ("trade", magic)
            play(t, "end")
        assert t.over
        assert (goods(t, "black"), vp(t, "black")) == (magic, 1 if magic else 0)


@rule("shifting_realms/AS-30", "S-11.1", "S-11.2", "S-7.11", "shifting_realms/D-18", "shifting_realms/A-67")
def test_trading_magic_before_building() -> None:
    t = scene(realms="TY AL DO", units={"DO:b1": {"black": "1c"}}, goods={"black": "wood 2 magic 3"})
    assert named(t, "build") == []
    assert named(t, "trade") == ["wood", "stone", "gold"]
    play(t, "trade wood")
    assert (goods(t, "black"), named(t, "build")) == ("wood 3", ["DO-OUT"])


@rule("shifting_realms/AS-31", "S-6.3", "S-6.5", "S-3.1", "shifting_realms/A-21")
def test_a_waiting_scout_steps_up_at_the_start_of_its_turn() -> None:
    t = scene(active="green", units={"TY:a1": {"black": "1w", "green": "3c"}})
    play(t, "move TY:a1", "group 1 0", "to TY:b1", "collect")
    assert (t.seat, on(t, "TY:a1", "black")) == (2, "1w")
    play(t, "collect")
    assert (t.seat, on(t, "TY:a1", "black")) == (0, "1c")
    play(t, "collect")
    assert goods(t, "black") == "gold 1"


@rule("shifting_realms/AS-32", "S-15.2", "S-15.3", "shifting_realms/A-59", "shifting_realms/A-60")
def test_resources_serve_one_task_only() -> None:
    t = scene(goods={"black": "gold 9 wood 5"}, tasks={"black": "TY-T1 LI-T3"})
    final_scoring(t)
    assert vp(t, "black") == 5
    assert [event[1] for event in told(t, "task_met")] == [0]  # Golden Hoard


@rule("shifting_realms/AS-33", "S-15.5", "shifting_realms/A-61")
def test_tiles_break_ties() -> None:
    five = {f"TY:{cell}": "TY-TUN green" for cell in ("b1", "d1", "a2", "e2", "a3")}
    six = {f"LI:{cell}": "LI-FRT black" for cell in ("a1", "c1", "e1", "a2", "b2", "d2")}
    piles = {"TY-TUN": 1, "LI-FRT": 1}
    t = scene(tiles={**five, **six}, piles=piles)
    assert best_seats(t.scores, tie_break(t)) == [0]
    t = scene(tiles={**five, **six, "TY:e3": "TY-TUN green"}, piles=piles)
    assert best_seats(t.scores, tie_break(t)) == [0, 1]


@rule("shifting_realms/AS-34", "S-14.3", "S-14.6", "shifting_realms/A-57")
def test_the_last_tile_ends_the_game() -> None:
    kinds = GAME.content.kind_ids[:9]
    piles = {kind: int(kind == "TY-TUN") for kind in kinds}
    t = scene(
        piles=piles,
        units={"TY:b1": {"black": "1c"}, "TY:a1": {"black": "1c"}},
        goods={"black": "wood 3 stone 2 gold 2"},
    )
    assert met(t) == ["AL"]
    play(t, "build TY-TUN", "on TY:b1")
    assert t.over
    assert goods(t, "black") == "gold 1"
    assert told(t, "finished")[0][1] == 1


@rule("shifting_realms/AS-35", "S-14.5")
def test_nobody_gets_another_turn() -> None:
    t = scene(
        realms="AL DO TY",
        active="green",
        tokens=0,
        piles={"AL-CAS": 1},
        units={"AL:b2": {"green": "1c"}},
        goods={"green": "wood 7 stone 4 magic 4", "red": RICH},
    )
    play(t, "build AL-CAS")
    assert t.over
    assert (told(t, "turn"), [event[0] for event in told(t, "collected")]) == ([], [1])


@rule("shifting_realms/AS-36", "S-9.15", "S-4.2", "shifting_realms/A-76", "shifting_realms/A-13")
def test_soldiers_lost_in_a_fight_cannot_be_recruited_at_once() -> None:
    t = scene(
        units={"TY:b1": {"black": "2s", "green": "1s"}, "TY:c2": {"black": "8s15c"}},
        goods={"black": "gold 1"},
    )
    assert reserve(t, "black") == (0, 0)
    play(t, "fight TY:b1 green")
    assert (reserve(t, "black"), can(t, "recruit")) == ((0, 1), False)
    play(t, "collect", "collect", "collect")
    play(t, "recruit", "soldier AL:c2")
    assert (goods(t, "black"), on(t, "AL:c2", "black"), asked(t)) == ("", "1s", "window")


@rule("shifting_realms/AS-37", "S-9.12", "shifting_realms/A-37", "shifting_realms/A-81")
def test_scouts_on_spots_fall_and_flee_first() -> None:
    t = scene(units={"TY:b2": {"black": "1s", "green": "1s3c1w"}})
    before = reserve(t, "green")
    play(t, "fight TY:b2 green", "attack 1")
    assert (on(t, "TY:b2", "green"), on(t, "TY:c2", "green")) == ("1s1c1w", "1c")
    assert reserve(t, "green") == (before[0] + 1, before[1])


@rule("shifting_realms/AS-38", "S-5.7", "S-5.3", "shifting_realms/A-79", "S-5.2")
def test_destinations_of_a_scout() -> None:
    t = scene(units={"TY:b4": {"black": "1c"}})
    play(t, "move TY:b4")
    cells = ["a2", "a3", "a4", "b1", "b2", "b3", "c2", "c3", "c4", "d3", "d4", "e4"]
    assert sorted(named(t, "to")) == sorted(spelled(t, f"TY:{cell}") for cell in cells)


@rule("shifting_realms/AS-39", "S-17.1", "shifting_realms/D-22")
def test_a_cost_never_falls_below_one() -> None:
    t = scene(
        realms="AL DO TY",
        hands={"black": "AL-S07"},
        units={"DO:b1": {"black": "1c"}},
        goods={"black": "wood 1"},
    )
    play(t, "play AL-S07", "build DO-OUT", "on DO:b1")
    assert (goods(t, "black"), t.turn.discount, asked(t)) == ("", 0, "window")


@pytest.mark.parametrize("seats", [2, 3])
@rule("shifting_realms/AS-40", "S-9.16")
def test_going_berserk(seats: int) -> None:
    t = scene(
        realms="TY AL DO",
        seats=seats,
        hands={"black": "DO-S07"},
        units={"TY:a1": {"black": "1s", "green": "1s2c"}},
    )
    play(t, "play DO-S07")
    if seats == 2:
        assert named(t, "fight") == []
        return
    play(t, "fight TY:a1 green")
    assert (on(t, "TY:a1", "black"), on(t, "TY:a1", "green")) == ("1s", "2c")
    play(t, "fight TY:a1 green")
    assert (on(t, "TY:a1", "green"), on(t, "TY:c2", "green")) == ("", "1c")
    assert space_id(space(t, "TY:a1")) == "1a1"
