"""Who began: told by each game's own events, kept with each result, and measured."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import spinney
from lab.quick_runs import GAME, line_of
from spinney.engine.facts import Fact, Layout, Tally
from spinney.engine.nothing import NOBODY, NONE
from spinney.lab import BadResults, Run, play_game, play_table, read_results, simulate
from spinney.lab.report.measurements import Measurements
from spinney.lab.report.report import report
from spinney.lab.report.targets import judge, read_target
from spinney.lab.results.beginner import beginner_in, beginner_place
from spinney.lab.results.game_result import GameResult
from spinney.lab.results.totals import Totals
from spinney.lab.simulation.play import new_tally
from toy.endless import KEY, installed

EVERY = [(key, seats) for key in spinney.games() for seats in range(2, spinney.game(key).seats[1] + 1)]


@pytest.fixture
def endless_fair() -> Iterator[None]:
    with installed():
        yield


def played(began: list[int | None], winner: int, seats: int = 2) -> list[GameResult]:
    bots = ("greedy",) * seats
    return [
        GameResult(number, f"1/{number}", bots, 9, (1,) * seats, (winner,), began=seat)
        for number, seat in enumerate(began)
    ]


@pytest.mark.parametrize(("key", "seats"), EVERY)
def test_every_game_says_who_began(key: str, seats: int) -> None:
    """By one event, of one seat; and that seat is drawn, or bought, so that it is not always the same."""
    layout = spinney.game(key).layout
    assert beginner_place(layout) != NONE
    run = Run.of(key, ["random"], seats=seats, edition="mini" if key != GAME else None)
    found = [play_game(run, number).began for number in range(12)]
    assert {seat for seat in found if seat is not None} <= set(range(seats))
    assert None not in found
    assert len(set(found)) > 1


@pytest.mark.parametrize(("key", "says"), [("groves", "takes the crown"), ("leylines", "First Player token")])
def test_it_is_the_seat_that_the_log_names(key: str, says: str) -> None:
    run = Run.of(key, ["random"], seats=2, edition="mini")
    for number in range(6):
        table = play_table(run, number, log=True)
        began = play_game(run, number).began
        assert began is not None
        line = next(line for line in table.game.log(table, -1) if says in line)
        assert line.startswith(table.game.seat_name(began))


def test_in_shifting_realms_it_is_the_holder_of_the_first_turn_order_card() -> None:
    run = Run.of("shifting_realms", ["random"], seats=3, edition="mini")
    for number in range(4):
        table = play_table(run, number, log=True)
        assert play_game(run, number).began == table.order[0]  # type: ignore[attr-defined]


@pytest.mark.usefixtures("endless_fair")
def test_a_drawn_start_of_a_game_of_somebody_else_is_known_too() -> None:
    run = Run.of(KEY, ["random"], seats=3, options={"first": "drawn"})
    assert {play_game(run, number).began for number in range(12)} == {0, 1, 2}


def test_where_no_event_tells_it_is_whoever_is_asked_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spinney.lab.simulation.play.beginner_in", lambda tally: NOBODY)
    run = Run.of(GAME, ["random"], options={"first": "dark", "max_turns": 4})
    assert [play_game(run, number).began for number in range(3)] == [1, 1, 1]


def test_an_event_that_names_nobody_or_several_tells_nothing() -> None:
    space = spinney.game(GAME).layout.actions
    silent = Layout(space, ["moves"], [])
    assert beginner_place(silent) == NONE
    assert beginner_in(Tally(silent, 2)) == NOBODY
    loud = Tally(Layout(space, ["starts"], []), 2)
    assert beginner_in(loud) == NOBODY
    loud.count(0, 1, 0, 0, 0)
    assert beginner_in(loud) == 1
    loud.count(0, 0, 0, 0, 0)
    assert beginner_in(loud) == NOBODY
    assert beginner_place(Layout(space, ["starts"], [Fact(0, nobody=True)])) == NONE


def test_a_tally_that_is_used_again_forgets_who_began() -> None:
    run = Run.of(GAME, ["random"], options={"max_turns": 4})
    tally = new_tally(run)
    assert [play_game(run, number, tally).began for number in range(8)] == [
        play_game(run, number).began for number in range(8)
    ]


# In results, totals and rows.


def test_a_result_keeps_it_and_a_file_gives_it_back(tmp_path: Path) -> None:
    out = tmp_path / "battle.jsonl"
    summary = simulate(GAME, 6, ["random"], options={"max_turns": 4}, out=out, jobs=1)
    _, results = read_results(out)
    assert [one.began for one in results] == [play_game(summary.run, number).began for number in range(6)]
    assert b'"began":0' in line_of(played([0], 0)[0]), "the first seat is written, too"
    assert [row["began"] for row in summary.rows()] == [
        int(seat == one.began) for one in results for seat in (0, 1)
    ]


def test_a_file_of_the_format_before_is_refused_by_its_number(tmp_path: Path) -> None:
    out = tmp_path / "old.jsonl"
    simulate(GAME, 1, ["random"], options={"max_turns": 4}, out=out, jobs=1)
    out.write_bytes(out.read_bytes().replace(b'"spinney_results":5', b'"spinney_results":4'))
    with pytest.raises(BadResults, match="result format 4, but this Spinney has 5"):
        Measurements.read(out)


def test_places_are_counted_from_whoever_began() -> None:
    totals = Totals(Run.of("groves", ["greedy"], seats=3))
    for one in [*played([1, 1, 2], winner=2, seats=3), *played([None], winner=0, seats=3)]:
        totals.add(one)
    assert [place.wins for place in totals.places] == [1, 2, 0]
    assert [place.games for place in totals.places] == [3, 3, 3], "a game that does not tell is left out"
    assert [seat.wins for seat in totals.seats] == [1, 0, 3]


# Targets and the report.


def measured(began: list[int | None], winner: int, seats: int = 2) -> Measurements:
    game = "groves" if seats > 2 else GAME
    return Measurements(Run.of(game, ["greedy"], seats=seats), played(began, winner, seats))


def test_a_target_can_be_about_whoever_began() -> None:
    target = read_target(["who begins", "`win(began)`", "2", "competent", "45–55 %"])
    games = measured([0, 1] * 10, winner=0)
    fair = judge(target, games)
    assert fair is not None
    assert (fair.which, fair.estimate.value, fair.met, fair.of) == ("whoever began", 0.5, True, 1)
    assert [one.win_rate.value for one in games.summary.seats] == [1.0, 0.0], "which the seats do not show"
    unfair = judge(target, measured([0] * 20, winner=0))
    assert unfair is not None
    assert (unfair.met, unfair.sure) == (False, True)
    assert judge(target, measured([None] * 3, winner=0)) is None, "games that do not tell"


def test_a_target_can_be_about_every_place_in_turn_order() -> None:
    target = read_target(["each place", "`win(place)`", "3", "competent", "fair ± 5 %"])
    verdict = judge(target, measured([1, 1, 2], winner=2, seats=3))
    assert verdict is not None
    assert (verdict.which, verdict.of, verdict.missed) == ("place 2 in turn order", 3, 2)


@pytest.mark.parametrize(("key", "seats"), EVERY)
def test_the_report_gives_the_share_of_whoever_began_for_every_game(
    key: str, seats: int, tmp_path: Path
) -> None:
    out = tmp_path / "games.jsonl"
    edition = "mini" if key != GAME else None
    simulate(key, 3, ["random"], seats=seats, edition=edition, out=out, jobs=1)
    page = report([out])
    assert "of the victories for whoever began (" in page
    assert "Does it matter who begins?" in page


def test_alone_at_a_table_nobody_else_could_have_begun(tmp_path: Path) -> None:
    out = tmp_path / "solo.jsonl"
    simulate("groves", 2, ["random"], seats=1, edition="mini", out=out, jobs=1)
    assert "whoever began" not in report([out])
