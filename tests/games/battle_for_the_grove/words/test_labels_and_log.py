"""Every sentence of the log, and whom it concerns."""

from __future__ import annotations

import pytest

import spinney
from games.battle_for_the_grove.scene import DARK, GAME, LIGHT, battle, log, play
from rule import rule
from spinney.engine.chance import ScriptedChance
from spinney.games.battle_for_the_grove.rules.setup import lay_out, roll_for_start


@rule("B-2.4")
def test_the_starting_roll_is_told_for_both_seats() -> None:
    t = lay_out(GAME, ScriptedChance([0, 1, 2, 5, 5, 4]), 400)
    t.log = []
    t.plan((roll_for_start,))
    t.run()
    assert log(t)[:3] == [
        "Light rolls 1, 2, 3 for the first turn: 6.",
        "Dark rolls 6, 6, 5 for the first turn: 17.",
        "Dark takes the first turn.",
    ]


def test_without_an_option_the_start_is_rolled_for() -> None:
    lines = GAME.log(GAME.start(seed=1), LIGHT)
    assert "for the first turn" in lines[0]
    assert GAME.start(seed=1).chance.drawn >= 6


def test_moves_stands_and_stops_are_told() -> None:
    t = battle(light={"oak": (2, 0), "ash": (1, 0)})
    play(t, "stand grove", "stop")
    assert log(t)[:2] == ["Light stands a druid up in the Grove.", "Light stops after one action."]
    t = battle(light={"oak": (2, 0), "ash": (1, 0)}, dark={"thorn": (1, 1)})
    play(t, "move oak ash", "stand thorn", "move ash thorn")
    assert log(t) == [
        "Light moves 2 druids from the Oak Circle to the Ash Circle.",
        "Dark stands a druid up at the Thorn Circle.",
        "Light moves 3 druids from the Ash Circle to the Thorn Circle.",
    ]
    t = battle(light={"oak": (1, 0)})
    assert log(play(t, "move oak ash"))[0] == "Light moves 1 druid from the Oak Circle to the Ash Circle."


def test_rolls_are_told_in_the_order_of_the_dice_with_what_they_led_to() -> None:
    t = battle(light={"oak": (6, 0)}, cubes={"ash": (11, 0), "thorn": (6, 0)}, dice=[3, 1, 2])
    assert log(play(t, "channel oak"))[:2] == [
        "Light channels at the Oak Circle and rolls 3, 1, 2: 3 successes.",
        "Light places 2 cubes on the Oak Circle.",
    ]
    t = battle(light={"oak": (1, 0)}, dark={"oak": (2, 0)}, dice=[6, 1, 4])
    assert log(play(t, "stun oak")) == [
        "Light stuns at the Oak Circle and rolls 6, 1, 4: 1 success.",
        "1 of Dark's druids lies down at the Oak Circle.",
    ]
    t = battle(light={"ash": (1, 0)}, dark={"oak": (2, 2)}, dice=[6, 6, 4])
    assert log(play(t, "banish oak", "take 1"))[:2] == [
        "Light banishes from the Oak Circle and rolls 6, 6, 4: 2 successes.",
        "2 of Dark's druids go back from the Oak Circle to the Grove.",
    ]
    t = battle(light={"ash": (1, 0)}, dark={"oak": (0, 1)}, dice=[6, 3, 4])
    assert log(play(t, "banish oak"))[1] == "1 of Dark's druids goes back from the Oak Circle to the Grove."
    t = battle(light={"ash": (1, 0)}, dark={"oak": (0, 1)}, dice=[5, 3, 4])
    assert log(play(t, "banish oak")) == ["Light banishes from the Oak Circle and rolls 5, 3, 4: no success."]


def test_what_is_done_to_a_seat_concerns_it_and_nobody_else() -> None:
    t = battle(
        light={"oak": (2, 0)}, dark={"oak": (2, 2)}, cubes={"oak": (0, 2)}, dice=[1, 6, 6, 1, 6, 6, 6, 1, 1]
    )
    play(t, "channel oak", "stun oak", "banish oak", "take 1")
    concerned = {
        seat: {GAME.events[event.kind] for event in GAME.happened(t, seat) if GAME.concerns(event, seat)}
        for seat in (LIGHT, DARK)
    }
    assert concerned == {LIGHT: {"stunned"}, DARK: {"cubes_cancelled", "banished"}}


def test_only_the_first_stand_in_the_grove_promises_a_second_action() -> None:
    t = battle(light={"oak": (1, 0)})
    grove = GAME.action("stand grove")
    assert GAME.label(t, grove) == "Stand a druid up in the Grove (5 lying), then act again"
    assert GAME.label(play(t, "stand grove"), grove) == "Stand a druid up in the Grove (4 lying)"


@rule("B-6.2", "B-7.2")
@pytest.mark.parametrize(
    ("standing", "channel", "stun"),
    [
        (1, "each 1 brings a cube", "each 1 lays one down, 1 at most"),
        (2, "each up to 2 brings a cube", "each up to 2 lays one down, 2 at most"),
        (6, "each brings a cube", "each lays one down"),
    ],
)
def test_labels_say_which_dice_succeed(standing: int, channel: str, stun: str) -> None:
    t = battle(light={"oak": (standing, 0)}, dark={"oak": (2, 0)})
    assert GAME.label(t, GAME.action("channel oak")).endswith(f": 3 dice, {channel}")
    assert GAME.label(t, GAME.action("stun oak")).endswith(f": 3 dice, {stun}")


@rule("B-3.6")
def test_labels_of_empty_attempts_say_that_they_cannot_succeed() -> None:
    t = battle(
        light={"oak": (2, 0)},
        dark={"oak": (0, 1), "thorn": (1, 0)},
        cubes={"oak": (12, 0), "ash": (6, 0)},
        empty_attempts=True,
    )
    t.supply[LIGHT] = 0
    labels = {GAME.text(option): GAME.label(t, option) for option in t.options}
    vain = "3 dice, none of which can succeed without a standing druid"
    assert labels["channel ash"] == f"Channel at the Ash Circle (0 standing): {vain}"
    assert labels["channel oak"].endswith("(2 standing): 3 dice, but you have no cube left to place")
    assert labels["stun oak"].endswith("(2 against 0): 3 dice, but nobody stands there to lay down")
    assert labels["stun thorn"] == f"Stun at the Thorn Circle (0 against 1): {vain}"
    assert labels["banish ash"] == "Banish from the Ash Circle: 3 dice, but nobody is there to send away"
    assert "(0 standing, 1 lying)" in labels["banish oak"]


@rule("B-9.5", "B-9.8")
def test_the_last_turn_names_the_house_rule_and_without_a_limit_there_is_none() -> None:
    last = "Next: the game ends in a draw, as this is the last turn by the limit, a house rule."
    assert GAME.coming(battle(turns=399)) == last
    assert GAME.coming(battle(turns=398)) == "Next: Dark's turn."
    assert GAME.coming(battle(turns=399, max_turns=0)) == "Next: Dark's turn."


def test_what_comes_next_names_the_turn_and_whoever_is_about_to_win() -> None:
    game = GAME
    for seed in range(6):
        t = game.start(seed=seed)
        bot = spinney.bot("random", seed)
        while not t.over:
            said, turn, seat = game.coming(t), t.turns, t.seat
            assert said.startswith(f"Next: {game.seat_name(1 - seat)}'s turn") or "draw" in said
            threat = t.score(1 - seat) >= 2
            assert ("with it the game" in said) == threat
            t.play(bot.choose(game.seen_by(t, t.seat)))
            if not t.over and t.turns > turn:
                assert t.seat == 1 - seat
        assert game.coming(t) == ""
