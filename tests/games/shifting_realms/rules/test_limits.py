"""S-14.7, S-14.10: idle rounds and the last round are house rules that can be switched off."""

from __future__ import annotations

import pytest

import spinney
from games.shifting_realms.scene import GAME, play, scene, seen, told
from rule import rule
from spinney.engine.options import check_ends, check_options, house_rules
from spinney.engine.records.playback import set_limits
from spinney.games.shifting_realms.state.table import RealmsTable

IDLE = "The game ends by a house rule: nobody acts any more."
LAST = "The game ends by a house rule: the last round is over."


def idle(t: RealmsTable, rounds: int) -> RealmsTable:
    return play(t, *["collect"] * (2 * rounds))


def part(t: RealmsTable, name: str) -> list[int]:
    return GAME.observation_spec(2).read(GAME.observation(t, 0), name)


@rule("S-14.7", "shifting_realms/A-64")
@pytest.mark.parametrize(
    ("round_", "ended", "told_"), [(1, "idle", IDLE), (58, "idle", IDLE), (59, "rounds", LAST)]
)
def test_a_game_that_a_house_rule_ended_says_so(round_: int, ended: str, told_: str) -> None:
    t = scene(seats=2, round=round_)
    idle(t, 3 if ended == "idle" else 2)
    assert (t.over, seen(t)["ended"]) == (True, ended)
    assert told_ in GAME.log(t, -1)
    sketched = "\n".join("".join(piece for piece, _ in line) for line in GAME.sketch(t, 0))
    assert "(house rule)" in sketched
    assert "(house rule)" in GAME.picture(t, 0)


@rule("S-14.7", "S-14.3")
def test_a_game_that_objectives_ended_names_no_house_rule() -> None:
    t = scene(
        seats=2,
        piles={"AL-CAS": 0},
        raids={"black": 4},
        tiles={"LI:a1": "LI-TRS green", "LI:b2": "LI-TRS black"},
    )
    assert (t.over, seen(t)["ended"]) == (True, "objectives")
    assert "house rule" not in GAME.picture(t, 0)
    assert "house rule" not in " ".join(GAME.log(t, -1))


@rule("S-14.10")
def test_idle_rounds_may_be_switched_off() -> None:
    t = idle(scene(seats=2, limits=(0, 60)), 10)
    assert (t.over, t.idle, t.round) == (False, 10, 11)
    t = idle(scene(seats=2, limits=(0, 60), round=60), 1)
    assert seen(t)["ended"] == "rounds"


@rule("S-14.10")
def test_without_a_last_round_the_game_goes_on_until_bots_are_alone() -> None:
    t = idle(scene(seats=2, limits=(0, 0), round=60), 30)
    assert (t.over, t.round) == (False, 90)
    play(t, "collect")
    set_limits(t)
    assert (t.over, t.idle_limit, t.last_round) == (False, 3, 60)
    play(t, "collect")
    assert (t.over, seen(t)["ended"], told(t, "finished")[0][1]) == (True, "idle", 2)


@rule("S-14.10")
def test_a_round_after_the_last_one_is_finished_before_the_game_ends() -> None:
    t = scene(seats=2, limits=(3, 0), round=75, units={"TY:b1": {"black": "1c"}})
    set_limits(t)
    play(t, "move TY:b1", "to TY:a1", "collect")
    assert not t.over
    assert seen(play(t, "collect"))["ended"] == "rounds"


@rule("S-14.10")
def test_the_options_are_house_rules_and_seen_by_all() -> None:
    usual = check_options("", GAME.options, {})
    assert [option.name for option in house_rules(GAME.options, usual)] == ["idle_rounds", "round_limit"]
    for name, at in (("idle_rounds", 0), ("round_limit", 1)):
        t = GAME.start(2, seed=1, **{name: "off"})  # type: ignore[arg-type]
        limits = [0 if at == which else limit for which, limit in enumerate((3, 60))]
        assert [seen(t)["turn"][limit] for limit in ("idle_limit", "last_round")] == limits
        assert part(t, "limits") == limits
        assert t.clone().fingerprint() == t.fingerprint() != GAME.start(2, seed=1).fingerprint()
    check_ends("", GAME.options, {**usual, "idle_rounds": "off"})
    with pytest.raises(spinney.BadOption, match="round_limit: with 'off' a game may never end"):
        check_ends("", GAME.options, {**usual, "round_limit": "off"})


@rule("S-14.7")
def test_the_last_round_is_announced() -> None:
    assert GAME.coming(scene(seats=2, round=60)).endswith("This is the last round, by a house rule.")
    assert "last round" not in GAME.coming(scene(seats=2, round=59))
    assert "last round" not in GAME.coming(scene(seats=2, round=60, limits=(3, 0)))
