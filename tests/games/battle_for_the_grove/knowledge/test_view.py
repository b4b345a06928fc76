"""The view and the observation, number by number, in positions where no two numbers are alike."""

from __future__ import annotations

from games.battle_for_the_grove.scene import DARK, GAME, LIGHT, battle, play
from rule import rule
from spinney.engine.records.playback import set_limits
from spinney.games.battle_for_the_grove.state.table import Battle

UNLIKE = {"light": {"grove": (1, 0), "oak": (2, 0), "ash": (0, 3)}, "dark": {"oak": (1, 1), "thorn": (3, 0)}}
CUBES = {"oak": (4, 0), "ash": (0, 7), "thorn": (2, 0)}


def unlike(dice: list[int] | None = None) -> Battle:
    return battle(light=UNLIKE["light"], dark=UNLIKE["dark"], cubes=CUBES, dice=dice, turns=9, max_turns=300)


def part(t: Battle, seat: int, name: str) -> list[int]:
    return GAME.observation_spec(2).read(GAME.observation(t, seat), name)


def test_the_view_of_a_position_before_any_dice() -> None:
    assert GAME.view(unlike(), DARK) == {
        "you": DARK,
        "asked": LIGHT,
        "action_of_turn": 1,
        "split": [0, 0],
        "turns": 9,
        "max_turns": 300,
        "empty_attempts": False,
        "druids": [
            {"standing": [1, 2, 0, 0], "lying": [0, 0, 3, 0]},
            {"standing": [0, 1, 0, 3], "lying": [1, 1, 0, 0]},
        ],
        "cubes": [[4, 0, 2], [0, 7, 0]],
        "supply": [13, 12],
        "dice": {"seat": -1, "action": "", "shown": [], "counted": []},
        "scores": [0, 1],
        "over": False,
        "winners": [],
    }


@rule("B-4.3", "B-8.3")
def test_the_view_follows_second_actions_rolls_and_splits() -> None:
    t = battle(light={"oak": (1, 0)}, dark={"oak": (2, 2)}, dice=[6, 5, 6])
    play(t, "stand grove")
    assert GAME.view(t, LIGHT)["action_of_turn"] == 2
    play(t, "banish oak")
    view = GAME.view(t, LIGHT)
    assert view["split"] == [1, 2]
    assert view["action_of_turn"] == 2  # the Banish is not done yet
    assert view["dice"] == {
        "seat": LIGHT,
        "action": "banish oak",
        "shown": [6, 5, 6],
        "counted": [True, False, True],
    }
    play(t, "take 1")
    view = GAME.view(t, LIGHT)
    assert (view["asked"], view["action_of_turn"], view["split"], view["turns"]) == (DARK, 1, [0, 0], 1)


@rule("B-7.2")
def test_only_as_many_dice_count_for_a_stun_as_druids_stand() -> None:
    t = battle(light={"oak": (2, 0)}, dark={"oak": (3, 0)}, dice=[2, 1, 1])
    assert GAME.view(play(t, "stun oak"), LIGHT)["dice"]["counted"] == [True, True, False]
    t = battle(light={"oak": (2, 0)}, dark={"oak": (3, 0)}, dice=[2, 3, 1])
    assert GAME.view(play(t, "channel oak"), LIGHT)["dice"]["counted"] == [True, False, True]


def test_the_view_of_a_game_that_is_over() -> None:
    view = GAME.view(battle(cubes={"oak": (0, 7), "thorn": (0, 8)}, turn=DARK), LIGHT)
    assert (view["over"], view["winners"], view["scores"], view["asked"]) == (True, [DARK], [0, 2], -1)


def test_the_observation_puts_mine_before_theirs() -> None:
    t = unlike()
    assert part(t, LIGHT, "my_standing") == part(t, DARK, "their_standing") == [1, 2, 0, 0]
    assert part(t, LIGHT, "my_lying") == part(t, DARK, "their_lying") == [0, 0, 3, 0]
    assert part(t, DARK, "my_standing") == part(t, LIGHT, "their_standing") == [0, 1, 0, 3]
    assert part(t, DARK, "my_lying") == part(t, LIGHT, "their_lying") == [1, 1, 0, 0]
    assert part(t, LIGHT, "my_cubes") == part(t, DARK, "their_cubes") == [4, 0, 2]
    assert part(t, DARK, "my_cubes") == part(t, LIGHT, "their_cubes") == [0, 7, 0]
    assert (part(t, LIGHT, "asked"), part(t, DARK, "asked"), part(t, -1, "asked")) == ([1], [0], [0])
    assert part(t, LIGHT, "turns_left") == [1, 35]  # 256 + 35 = 300 - 9
    assert GAME.observation(t, -1)[:4] == [1, 2, 0, 0]  # a spectator looks from Light's side


def test_the_observation_follows_dice_second_actions_and_splits() -> None:
    t = battle(light={"oak": (1, 0)}, dark={"oak": (2, 2)}, dice=[6, 5, 6])
    assert (part(t, LIGHT, "dice"), part(t, LIGHT, "dice_mine"), part(t, LIGHT, "acts")) == (
        [0, 0, 0],
        [0],
        [0],
    )
    play(t, "stand grove")
    assert part(t, LIGHT, "acts") == [1]
    play(t, "banish oak")
    assert part(t, LIGHT, "split") == part(t, DARK, "split") == [1, 2]
    assert part(t, LIGHT, "dice") == [6, 5, 6]
    assert (part(t, LIGHT, "dice_mine"), part(t, DARK, "dice_mine")) == ([1], [0])
    assert part(t, LIGHT, "over") == [0]
    assert part(battle(turns=400), LIGHT, "over") == [1]
    assert part(battle(turns=400), LIGHT, "turns_left") == [0, 0]


@rule("B-9.8", "B-3.6")
def test_view_and_observation_know_the_options() -> None:
    usual, free = battle(turns=9), battle(turns=9, max_turns=0, empty_attempts=True)
    for t, seen in ((usual, (400, False)), (free, (0, True))):
        view = GAME.view(t, DARK)
        assert (view["max_turns"], view["empty_attempts"]) == seen
    assert (part(usual, DARK, "limited"), part(usual, DARK, "empty_attempts")) == ([1], [0])
    assert (part(free, DARK, "limited"), part(free, DARK, "empty_attempts")) == ([0], [1])
    assert part(free, DARK, "turns_left") == [0, 0]
    late = battle(turns=777, max_turns=0)
    set_limits(late)
    assert (part(late, DARK, "turns_left"), part(late, DARK, "limited")) == ([0, 0], [1])


def test_the_rule_behind_each_kind_of_action() -> None:
    t = battle(light={"oak": (2, 1)}, dark={"oak": (1, 1)})
    rules = {GAME.text(option): GAME.rule_of(t, option) for option in t.options}
    assert rules["stand grove"] == "B-4.3"  # the one that gives a second action
    assert rules["stand oak"] == "B-4.1"
    assert rules["move oak ash"] == "B-5.1"
    assert (rules["channel oak"], rules["stun oak"], rules["banish oak"]) == ("B-6.1", "B-7.1", "B-8.1")
    play(t, "stand grove")
    assert GAME.rule_of(t, GAME.action("stand grove")) == "B-4.1"
    assert GAME.rule_of(t, GAME.action("stop")) == "B-4.3"
    assert GAME.rule_of(t, GAME.action("take 1")) == "B-8.3"
