"""The table's flow: plan, ask, forced choices, endings, and errors that say what broke."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

import spinney
from games.battle_for_the_grove.scene import GAME
from spinney.engine.chance import ScriptedChance
from spinney.engine.errors import BrokenRules
from spinney.games.battle_for_the_grove.rules.setup import lay_out
from spinney.games.battle_for_the_grove.state.table import Battle


def empty_table() -> Battle:
    return lay_out(GAME, ScriptedChance([]), 400)


def note(t: Battle, a: i64 = -1, b: i64 = -1, c: i64 = -1) -> None:
    """A step that leaves a trace."""
    t.dice.append(a)
    if c >= 0:
        t.dice.append(b + c)


def finish(t: Battle) -> None:
    t.finish([])


def test_steps_run_in_reading_order_before_what_was_planned_already() -> None:
    t = empty_table()
    t.plan((note, 3), (finish,))
    t.plan((note, 1), (note, 2, 20, 5))
    t.run()
    assert t.dice == [1, 2, 25, 3]


def test_a_single_public_option_is_played_by_the_engine() -> None:
    t = empty_table()
    t.plan((offer, 1), (finish,))
    t.run()
    assert t.over
    assert t.dice == [7]
    assert t.number == 0  # nobody chose anything


def offer(t: Battle, seat: i64) -> None:
    t.ask(seat, [7], taken)


def taken(t: Battle, seat: i64, action: i64) -> None:
    t.dice.append(action)


def test_a_single_secret_option_is_still_asked() -> None:
    t = empty_table()
    t.plan((offer_secretly, 1), (finish,))
    t.run()
    assert not t.over
    assert (t.seat, t.options) == (1, [7])


def offer_secretly(t: Battle, seat: i64) -> None:
    t.ask_secretly(seat, only_seven, taken)


def only_seven(t: Battle, seat: i64) -> list[i64]:
    return [7]


def test_an_agenda_that_runs_out_is_our_bug() -> None:
    with pytest.raises(BrokenRules, match="ran out before the game was finished"):
        empty_table().run()


def test_an_agenda_that_never_settles_names_its_steps_and_the_table() -> None:
    t = empty_table()
    t.plan((again, 5))
    with pytest.raises(BrokenRules, match=r"never settles: .*again 5; .*again 5") as caught:
        t.run()
    assert "supply=[19,19]" in str(caught.value)


def again(t: Battle, seat: i64) -> None:
    t.plan((again, seat))


def test_a_choice_without_options_two_choices_at_once_and_overlong_steps_are_our_bugs() -> None:
    t = empty_table()
    t.ask(0, [], taken)
    with pytest.raises(BrokenRules, match=r"no option for seat 0: .*taken"):
        t.run()
    with pytest.raises(BrokenRules, match="two choices at once"):
        t.ask(0, [1, 2], taken)
    t = empty_table()
    t.plan((note, 1, 2, 3, 4))
    with pytest.raises(BrokenRules, match="up to three ints"):
        t.run()


def test_after_the_end_nothing_can_be_played() -> None:
    t = GAME.start(seed=1, max_turns=1, first="light")
    t.play(GAME.action("stop"))
    assert t.over
    assert t.seat == -1
    with pytest.raises(spinney.IllegalAction, match="the game is over"):
        t.play(0)
    with pytest.raises(spinney.OutOfTurn, match="seat 0 answered, but the game is over"):
        t.play(0, seat=0)
    with pytest.raises(BrokenRules, match="nothing was asked"):
        t.take(0)


def test_a_spectator_cannot_play() -> None:
    t = GAME.start(seed=1)
    with pytest.raises(spinney.OutOfTurn, match="seat -1 answered, but seat"):
        t.play(t.options[0], spinney.SPECTATOR)
    while not t.over:
        t.play(t.options[0])
    with pytest.raises(spinney.OutOfTurn, match="the game is over"):
        t.play(0, spinney.SPECTATOR)


@pytest.mark.parametrize("nonsense", [-1, 999, 10**30])
def test_a_number_that_is_no_action_is_refused(nonsense: int) -> None:
    t = GAME.start(seed=1)
    with pytest.raises(spinney.IllegalAction, match="no such action"):
        t.play(nonsense)


def test_a_clone_leaves_journal_and_log_behind_and_a_branch_keeps_them() -> None:
    t = GAME.start(seed=1)
    t.play(t.options[0])
    assert t.clone().journal is None
    assert t.clone().log is None
    branch = t.branch()
    branch.play(branch.options[0])
    assert len(t.journal.entries if t.journal else []) == 1
    assert len(branch.journal.entries if branch.journal else []) == 2
    assert spinney.Record.of(branch).replay().fingerprint() == branch.fingerprint()


def test_a_table_without_listeners_keeps_no_log() -> None:
    t = GAME.start(seed=1, log=False)
    assert t.log is None
    assert GAME.log(t, 0) == []


@pytest.mark.parametrize("seats", [0, 1, 3, "two", None])
def test_a_wrong_number_of_seats_is_refused(seats: object) -> None:
    if seats is None:
        assert GAME.start().seats == 2
        return
    with pytest.raises(spinney.BadOption, match="battle_for_the_grove is for 2 seats, not"):
        GAME.start(seats=seats)  # type: ignore[arg-type]


def test_unknown_options_games_bots_and_editions_are_refused() -> None:
    with pytest.raises(spinney.BadOption, match="no option 'speed'; it has max_turns, first"):
        GAME.start(speed=3)
    with pytest.raises(spinney.BadOption, match="first: expected one of roll, light, dark, got 'me'"):
        GAME.start(first="me")
    with pytest.raises(spinney.BadOption, match="no game 'chess'; there are battle_for_the_grove"):
        spinney.game("chess")
    with pytest.raises(spinney.BadOption, match="no bot 'oracle'; there are elder, greedy, random"):
        spinney.bot("oracle")
    with pytest.raises(spinney.BadEdition, match="has no editions"):
        spinney.game("battle_for_the_grove", edition="my.toml")


def test_a_step_that_is_no_tuple_is_refused_when_it_is_planned() -> None:
    t = GAME.start(seed=1)
    with pytest.raises((spinney.BrokenRules, TypeError), match="tuple"):
        t.plan(GAME.start)  # type: ignore[arg-type]
