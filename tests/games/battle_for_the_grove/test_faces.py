"""The faces of the game: words, view, observation, score sheet, judge."""

from __future__ import annotations

import json

import pytest

import spinney
from games.battle_for_the_grove.scene import DARK, GAME, LIGHT, battle, log, play
from rule import rule


def labels(t: spinney.Table) -> list[str]:
    return [GAME.label(t, option) for option in t.options]  # type: ignore[arg-type]


def test_labels_say_what_will_happen_and_with_how_many() -> None:
    t = battle(light={"oak": (3, 0), "thorn": (0, 2)}, dark={"oak": (2, 1)})
    assert labels(t) == [
        "Stand a druid up in the Grove (1 lying), then act again",
        "Stand a druid up at the Thorn Circle (2 lying)",
        "Move 3 druids from the Oak Circle to the Ash Circle",
        "Move 3 druids from the Oak Circle to the Thorn Circle",
        "Channel at the Oak Circle (3 standing): 3 dice, each up to 3 brings a cube",
        "Stun at the Oak Circle (3 against 2): 3 dice, each up to 3 lays one down",
        "Banish from the Oak Circle (2 standing, 1 lying): 3 dice, each 6 sends one to the Grove",
    ]
    play(t, "stand grove")
    assert labels(t)[-1] == "Stop here: no second action"


def test_every_action_names_a_rule_that_the_document_has() -> None:
    t = battle(light={"oak": (3, 0)}, dark={"oak": (2, 1)})
    for action in range(GAME.actions.size):
        assert GAME.rule_of(t, action) in GAME.rulebook().rules


def test_the_log_tells_a_turn_in_sentences() -> None:
    t = battle(light={"oak": (2, 0)}, dark={"oak": (2, 0)}, cubes={"oak": (0, 1)}, dice=[1, 2, 6, 1, 1, 1])
    play(t, "channel oak", "stun oak")
    assert log(t) == [
        "Light channels at the Oak Circle and rolls 1, 2, 6: 2 successes.",
        "Light places 2 cubes on the Oak Circle.",
        "1 cube of each colour cancels out on the Oak Circle.",
        "Dark stuns at the Oak Circle and rolls 1, 1, 1: 2 successes.",
        "2 of Light's druids lie down at the Oak Circle.",
    ]


@rule("B-6.4", "B-7.3", "B-8.3")
def test_everything_is_public_to_seats_and_spectators_alike() -> None:
    t = battle(light={"oak": (2, 0)}, dark={"oak": (2, 1)}, cubes={"ash": (0, 4)})
    views = [GAME.view(t, seat) for seat in (LIGHT, DARK, spinney.SPECTATOR)]
    for seen in views:
        seen.pop("you")
    assert views[0] == views[1] == views[2]
    assert views[0]["druids"][DARK] == {"standing": [0, 2, 0, 0], "lying": [3, 1, 0, 0]}
    assert views[0]["cubes"] == [[0, 0, 0], [0, 4, 0]]
    assert json.loads(json.dumps(views[0])) == views[0]


def test_the_view_tells_the_pending_split() -> None:
    t = battle(dark={"oak": (3, 3)}, dice=[6, 6, 1])
    assert GAME.view(t, LIGHT)["split"] == [0, 0]
    assert GAME.view(play(t, "banish oak"), LIGHT)["split"] == [1, 2]


def test_an_observation_is_the_same_position_from_either_side() -> None:
    here = battle(light={"oak": (2, 1)}, dark={"ash": (1, 0)}, cubes={"oak": (3, 0)}, turn=LIGHT)
    there = battle(dark={"oak": (2, 1)}, light={"ash": (1, 0)}, cubes={"oak": (0, 3)}, turn=DARK)
    assert GAME.observation(here, LIGHT) == GAME.observation(there, DARK)
    spec = GAME.observation_spec(2)
    row = GAME.observation(here, LIGHT)
    assert len(row) == spec.size
    assert spec.read(row, "my_standing") == [0, 2, 0, 0]
    assert spec.read(row, "my_cubes") == [3, 0, 0]
    assert spec.read(row, "turns_left") == [1, 144]
    with pytest.raises(KeyError):
        spec.read(row, "hopes")


def test_observations_stay_within_their_spec() -> None:
    spec = GAME.observation_spec(2)
    for seed in range(5):
        t = GAME.start(seed=seed, max_turns=100)
        bot = spinney.bot("random", seed)
        while not t.over:
            t.play(bot.choose(GAME.seen_by(t, t.seat)))
            for seat in (LIGHT, DARK, spinney.SPECTATOR):
                row = GAME.observation(t, seat)
                for part in spec.parts:
                    assert all(0 <= number <= part.high <= 255 for number in spec.read(row, part.name))


@rule("B-9.1")
def test_the_score_sheet_has_a_line_for_each_circle() -> None:
    t = battle(cubes={"oak": (7, 0), "ash": (0, 9), "thorn": (2, 0)})
    sheet = GAME.score_sheet(t)
    assert [item.points for item in sheet] == [[1, 0], [0, 1], [0, 0]]
    assert sheet[0].name == "the Oak Circle (7 : 0 cubes)"
    assert {item.rule for item in sheet} == {"B-9.1"}


def test_the_judge_knows_who_won_and_prefers_cubes_and_standing_druids() -> None:
    assert GAME.judge(battle(cubes={"oak": (7, 0), "ash": (7, 0)})) == [1.0, 0.0]
    assert GAME.judge(battle(turns=400)) == [0.5, 0.5]
    even = battle(light={"oak": (1, 0)}, dark={"ash": (1, 0)})
    assert GAME.judge(even)[LIGHT] == pytest.approx(0.5)
    assert GAME.judge(battle(light={"oak": (1, 0)}, dark={"ash": (0, 1)}))[LIGHT] > 0.5
    ahead = battle(light={"oak": (1, 0)}, dark={"ash": (1, 0)}, cubes={"oak": (3, 0)})
    assert GAME.judge(ahead)[LIGHT] > 0.5
