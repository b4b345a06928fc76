"""Chapter 15: the acceptance scenarios, one test each."""

from __future__ import annotations

from games.battle_for_the_grove.scene import (
    DARK,
    GAME,
    LIGHT,
    battle,
    cubes,
    legal,
    log,
    lying,
    play,
    standing,
)
from rule import rule
from spinney.engine.chance import ScriptedChance
from spinney.games.battle_for_the_grove.rules.legal import legal_actions
from spinney.games.battle_for_the_grove.rules.setup import lay_out


@rule("battle_for_the_grove/BS-1")
def test_setup() -> None:
    t = lay_out(GAME, ScriptedChance([]), 400)
    assert t.supply == [19, 19]
    assert [lying(t, seat, "grove") for seat in (LIGHT, DARK)] == [6, 6]
    assert [cubes(t, circle) for circle in ("oak", "ash", "thorn")] == [(0, 0)] * 3
    assert [GAME.text(action) for action in legal_actions(t, LIGHT)] == ["stand grove"]
    t = battle()
    assert log(t) == ["Light stands a druid up in the Grove."]  # the only action is played for the seat


@rule("battle_for_the_grove/BS-2")
def test_double_stand() -> None:
    t = play(battle(), "stand grove")
    assert (standing(t, LIGHT, "grove"), lying(t, LIGHT, "grove")) == (2, 4)
    assert standing(t, DARK, "grove") == 1  # the turn is over, and Dark's forced Stand is made


@rule("battle_for_the_grove/BS-3")
def test_stand_then_move() -> None:
    t = battle(light={"grove": (1, 5)})
    play(t, "stand grove", "move grove oak")
    assert (standing(t, LIGHT, "oak"), lying(t, LIGHT, "oak")) == (2, 0)
    assert (standing(t, LIGHT, "grove"), lying(t, LIGHT, "grove")) == (0, 4)


@rule("battle_for_the_grove/BS-4")
def test_stand_at_a_circle() -> None:
    t = battle(light={"oak": (0, 1)}, dark={"grove": (1, 5)})
    play(t, "stand oak")
    assert standing(t, LIGHT, "oak") == 1
    assert t.seat == DARK


@rule("battle_for_the_grove/BS-5")
def test_channel() -> None:
    t = battle(light={"oak": (2, 0)}, dice=[1, 2, 5])
    play(t, "channel oak")
    assert cubes(t, "oak") == (2, 0)
    assert t.supply[LIGHT] == 17


@rule("battle_for_the_grove/BS-6")
def test_cancel() -> None:
    t = battle(light={"oak": (3, 0)}, cubes={"oak": (0, 5)}, dice=[1, 2, 3])
    before = t.supply[:]
    play(t, "channel oak")
    assert cubes(t, "oak") == (0, 2)
    assert t.supply == [before[LIGHT] - 3 + 3, before[DARK] + 3]


@rule("battle_for_the_grove/BS-7")
def test_stun_cap() -> None:
    t = battle(light={"ash": (1, 0)}, dark={"ash": (3, 0)}, dice=[1, 1, 1])
    play(t, "stun ash")
    assert (standing(t, DARK, "ash"), lying(t, DARK, "ash")) == (2, 1)


@rule("battle_for_the_grove/BS-8")
def test_stun_surplus() -> None:
    t = battle(light={"ash": (3, 0)}, dark={"ash": (1, 2)}, dice=[1, 2, 3])
    play(t, "stun ash")
    assert (standing(t, DARK, "ash"), lying(t, DARK, "ash"), lying(t, DARK, "grove")) == (0, 3, 3)


@rule("battle_for_the_grove/BS-9")
def test_banish() -> None:
    t = battle(light={"oak": (1, 0)}, dark={"thorn": (1, 1)}, dice=[6, 4, 6])
    assert "banish thorn" in legal(t)
    play(t, "banish thorn")
    assert (standing(t, DARK, "thorn"), lying(t, DARK, "thorn"), lying(t, DARK, "grove")) == (0, 0, 6)
    t = battle(dark={"thorn": (1, 1)}, dice=[6, 4, 3])
    play(t, "banish thorn")
    assert legal(t) == {"take 0", "take 1"}
    play(t, "take 0")
    assert (standing(t, DARK, "thorn"), lying(t, DARK, "thorn"), lying(t, DARK, "grove")) == (1, 0, 5)


@rule("battle_for_the_grove/BS-10")
def test_win_timing() -> None:
    t = battle(
        light={"ash": (1, 0)},
        dark={"oak": (1, 0)},
        cubes={"oak": (7, 0), "ash": (6, 0)},
        dice=[1, 5, 5, 6, 6, 6],
    )
    play(t, "channel ash")
    assert not t.over
    play(t, "channel oak")  # Dark fails
    assert t.over
    assert t.winners == [LIGHT]
    assert log(t)[-1] == "Light begins the turn in control of 2 circles and wins."


@rule("battle_for_the_grove/BS-11")
def test_lost_control() -> None:
    t = battle(
        light={"ash": (1, 0)},
        dark={"oak": (1, 0)},
        cubes={"oak": (7, 0), "ash": (6, 0)},
        dice=[1, 5, 5, 1, 6, 6],
    )
    play(t, "channel ash", "channel oak")
    assert cubes(t, "oak") == (6, 0)
    assert not t.over
    assert t.seat == LIGHT


@rule("battle_for_the_grove/BS-12", "battle_for_the_grove/BR-15")
def test_no_grove_targets() -> None:
    everywhere = {"grove": (2, 1), "oak": (1, 0), "ash": (1, 0), "thorn": (1, 0)}
    t = battle(light=everywhere, dark=everywhere)
    assert {text for text in legal(t) if text.endswith("grove")} == {"stand grove"}
    targets = {text for text in GAME.actions.texts if text.endswith("grove")}
    assert targets == {"stand grove"}  # no other action of the whole space ends in the Grove


@rule("battle_for_the_grove/BS-13")
def test_low_supply() -> None:
    t = battle(light={"thorn": (3, 0)}, cubes={"oak": (12, 0), "ash": (6, 0)}, dice=[1, 2, 3])
    play(t, "channel thorn")
    assert cubes(t, "thorn") == (1, 0)
    assert t.supply[LIGHT] == 0
    t = battle(light={"thorn": (3, 0)}, cubes={"oak": (13, 0), "ash": (6, 0)})
    assert "channel thorn" not in legal(t)


@rule("battle_for_the_grove/BS-14")
def test_limit() -> None:
    lead = {"oak": (7, 0), "ash": (7, 0)}
    assert battle(turns=400).winners == []
    assert battle(turns=400).over
    assert battle(turns=400, cubes=lead, turn=DARK).winners == []  # the other player's circles do not count
    assert battle(turns=400, cubes=lead).winners == [LIGHT]


@rule("battle_for_the_grove/BS-15")
def test_fresh_druid_moves() -> None:
    t = battle(light={"grove": (1, 2), "oak": (3, 0)})
    play(t, "stand grove", "move grove ash")
    assert standing(t, LIGHT, "ash") == 2
    assert lying(t, LIGHT, "grove") == 1


@rule("battle_for_the_grove/BS-16")
def test_banished_and_back() -> None:
    t = battle(light={"oak": (1, 0)}, dark={"ash": (5, 1)}, turn=LIGHT, dice=[6, 6, 1])
    play(t, "banish ash", "take 2")
    assert lying(t, DARK, "grove") == 2
    play(t, "stand grove", "move grove ash")
    assert standing(t, DARK, "ash") == 4
    assert t.seat == LIGHT
