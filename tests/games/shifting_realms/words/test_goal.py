"""The goal in a sentence, and how far the objectives have come."""

from __future__ import annotations

from games.goals import meters, said
from games.shifting_realms.scene import GAME, play, scene
from rule import rule

WINS = "Ends when 2 of the 3 objectives are met or all 27 tiles built; most VP wins."


@rule("S-14.1", "S-14.3", "S-15.5")
def test_every_objective_is_measured_until_it_is_met() -> None:
    t = scene(flights=3, raids={"black": 3, "green": 2}, tiles={"LI:a1": "LI-TRS green"})
    assert said(t) == WINS
    assert meters(t) == ["Tyrfing 3/6", "Alfheim 0/3", "Libertatia 4/6"]
    t = scene(flights=1, raids={"black": 1}, piles={"AL-CAS": 1})
    assert meters(t) == ["Tyrfing 1/6", "Alfheim 2/3", "Libertatia 1/6"]
    assert meters(scene(realms="AN DO TY")) == ["Anunna 0/10", "Dovre 0/6", "Tyrfing 0/6"]
    t = scene(piles={"AL-CAS": 0}, raids={"black": 5})
    assert meters(t) == ["objectives 1/2", "Tyrfing 0/6", "Libertatia 4/6"]


def test_the_line_at_the_top_has_room_for_all_that_is_told() -> None:
    empty = dict.fromkeys(GAME.view(scene(), 0)["piles"], 0)
    for t in (scene(), scene(round=58), scene(round=58, piles={**empty, "AL-CAS": 3, "LI-TRS": 3})):
        assert len(meters(t)) <= 4
    assert len(WINS) < 80


@rule("S-14.1")
def test_a_meter_says_what_its_objective_counts() -> None:
    found = GAME.goal(scene(realms="AN DO TY"), 0).meters
    assert [meter.about for meter in found] == [
        "Objective of Anunna: story cards drawn",
        "Objective of Dovre: troll king tokens",
        "Objective of Tyrfing: Dragon Moves cards",
    ]


@rule("S-14.3")
def test_tiles_are_counted_when_few_are_left() -> None:
    empty = dict.fromkeys(GAME.view(scene(), 0)["piles"], 0)
    assert meters(scene(piles={**empty, "AL-CAS": 3, "LI-TRS": 3}))[-1] == "tiles 21/27"
    assert not any("tiles" in meter for meter in meters(scene()))


@rule("S-14.7", "S-14.10")
def test_house_rules_are_told_when_they_are_near_and_not_switched_off() -> None:
    assert said(scene(round=55)) == WINS
    t = scene(round=56)
    assert said(t) == f"{WINS} A house rule ends it after round 60."
    assert meters(t)[-1] == "rounds 56/60"
    assert said(scene(round=56, limits=(3, 0))) == WINS
    t = play(scene(seats=2), *["collect"] * 4)
    assert said(t) == f"{WINS} A house rule ends it after 3 rounds in which nobody acts."
    assert meters(t)[-1] == "idle rounds 2/3"
    assert said(play(scene(seats=2, limits=(0, 60)), *["collect"] * 4)) == WINS
    t = play(t, "collect", "collect")
    assert said(t) == "The game is over by a house rule: nobody acts any more, and most VP wins."


@rule("S-14.3")
def test_the_end_says_how_it_came() -> None:
    t = scene(
        seats=2,
        piles={"AL-CAS": 0},
        raids={"black": 4},
        tiles={"LI:a1": "LI-TRS green", "LI:b2": "LI-TRS black"},
    )
    assert said(t) == "The game is over: enough objectives are met, and most VP wins."
