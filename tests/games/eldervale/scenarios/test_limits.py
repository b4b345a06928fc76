"""E-11.6, E-11.9, E-11.10: the round limit is a house rule that can be switched off and holds again."""

from __future__ import annotations

import pytest

import spinney
from games.eldervale.looks import seen, told
from games.eldervale.scenes import GAME, A, B, C, Seat, eldervale
from rule import rule
from spinney.engine.errors import BadOption
from spinney.engine.nothing import NONE
from spinney.engine.options import check_ends, house_rules
from spinney.engine.records.playback import set_limits
from spinney.games.eldervale import Eldervale
from spinney.games.eldervale.rules.bounds import most_choices
from spinney.games.eldervale.state.table import EldervaleTable

IDLE: Seat = {"ready": "worker wizard"}


def played_round(t: EldervaleTable) -> EldervaleTable:
    """Play on with the last option until the next round begins, or until the end is triggered."""
    number = t.round
    while t.round == number and t.trigger == NONE:
        t.play(t.options[-1])
    return t


@rule("eldervale/scenario-53", "E-11.6", "E-11.9", "eldervale/R-60")
def test_without_a_limit_the_game_goes_on_until_the_limit_holds_again() -> None:
    t = eldervale(IDLE, IDLE, IDLE, round=100, active=A)
    t.limit = NONE
    while t.round < 105:
        played_round(t)
    assert told(t, "endgame") == []
    GAME.set_limits(t)
    assert seen(t)["round_limit"] == 100
    played_round(t)
    assert told(t, "endgame") == [(C, 2, 0, 0)]
    assert (t.round, t.seat) == (106, A)  # of the last turns


@rule("E-11.6")
def test_the_option_switches_the_limit_off_for_people_alone() -> None:
    assert seen(GAME.start(2, seed=1))["round_limit"] == 100
    off = GAME.start(2, seed=1, round_limit="off")
    assert seen(off)["round_limit"] == -1
    values = {option.name: option.default for option in GAME.options}
    with pytest.raises(BadOption, match="option round_limit: with 'off' a game may never end"):
        check_ends("eldervale", GAME.options, {**values, "round_limit": "off"})
    assert "round_limit" in [option.name for option in house_rules(GAME.options, values)]
    assert most_choices(GAME.content, 2, {**values, "round_limit": "off"}) == 500000


@rule("E-11.9")
def test_a_limit_that_holds_again_is_an_entry_that_replays() -> None:
    game = Eldervale("mini")
    t = game.start(2, seed=3, round_limit="off")
    while t.round < game.content.play.rounds + 3:
        t.play(t.options[-1])
    set_limits(t)
    while not t.over:
        t.play(t.options[-1])
    assert [reason for _, reason, _, _ in told(t, "endgame")] == [2]
    again = spinney.Record.from_json(spinney.Record.of(t).to_json()).verify()
    assert again.fingerprint() == t.fingerprint()


@rule("E-11.10")
def test_a_game_that_the_limit_ended_says_so() -> None:
    t = eldervale(IDLE, IDLE, round=100, active=B)
    played_round(t)
    near = "The end is near: by a house rule, the round limit is reached. Everybody has one more turn."
    assert near in GAME.log(t, A)
    assert "the last turns, by a house rule: the round limit" in GAME.picture(t, A)
    while not t.over:
        t.play(t.options[-1])
    assert "The game is over by a house rule: it has a limit of 100 rounds." in GAME.log(t, A)
    assert "after 101 rounds, by a house rule: the round limit" in GAME.picture(t, A)
    assert "Ended by a house rule, the round limit. Won by" in GAME.sketch(t, A)[-1][0][0]
    assert seen(t)["by_limit"]


@rule("E-11.10", "E-11.1")
def test_a_game_that_ends_by_the_rulebook_speaks_of_no_house_rule() -> None:
    t = eldervale(IDLE, IDLE, round=100, active=B, stack="LIG-1")
    t.limit = NONE
    for text in ("place worker", "to RUIN-DUN1", "use"):
        t.play(GAME.action(text))
    while not t.over:
        t.play(t.options[-1])
    assert told(t, "endgame") == [(B, 1, 0, 0)]
    assert not any("house rule" in line for line in GAME.log(t, A))
    assert not seen(t)["by_limit"]
