"""Measurements, targets and the page that shows them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import inf
from pathlib import Path

import pytest

from lab.quick_runs import GAME, simulate_quickly
from spinney.cli.commands.report import report as report_command
from spinney.engine.installed import find_game
from spinney.lab import BadResults, Run, read_results, simulate
from spinney.lab.report.fact_counts import FactCounts
from spinney.lab.report.groups import Groups
from spinney.lab.report.measurements import Measurements
from spinney.lab.report.report import report
from spinney.lab.report.targets import MEASURES, BadTarget, Target, bounds, judge, read_target, targets_of
from spinney.lab.results.game_result import GameResult
from spinney.lab.results.rows import cells_of, facts_of
from spinney.lab.simulation.run import game_of

ROUNDS = read_target(["mean rounds", "`mean(rounds)`", "2+", "competent", "7–11"])


@pytest.fixture(scope="module")
def groves_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("lab") / "groves.jsonl"
    simulate("groves", 6, ["greedy"], seats=2, out=out, jobs=1)
    return out


def test_the_goals_of_the_documents_are_read() -> None:
    assert bounds("45–55 %", 0.5) == (0.45, 0.55)
    assert bounds("7–11", 0.5) == (7, 11)
    assert bounds("< 3 %", 0.5) == (-inf, 0.03)
    assert bounds("≥ 10 %", 0.5) == (0.1, inf)
    assert bounds("fair ± 6 %", 0.5) == pytest.approx((0.44, 0.56))
    assert bounds("≤ 1.8 × fair", 0.25)[1] == pytest.approx(0.45)
    with pytest.raises(BadTarget, match="cannot read the goal"):
        bounds("about half", 0.5)


def test_both_rules_documents_have_targets_that_can_be_measured() -> None:
    assert len(targets_of(find_game("groves"))) == 18
    assert [target.goal for target in targets_of(find_game(GAME))] == ["> 95 %"]
    with pytest.raises(BadTarget, match="cannot read the target"):
        read_target(["x", "`guess(it)`", "2", "competent", "7–11"])


def test_the_groves_that_a_target_names_are_those_with_four_dominion() -> None:
    game = find_game("groves")
    named = next(target.about for target in targets_of(game) if " of " in target.about)
    content = game.content
    assert named.split(" of ")[1].split() == [tile.id for tile in content.tiles if tile.dominion == 4]


def result(number: int, winner: int, rounds: int, facts: Sequence[int] = ()) -> GameResult:
    return GameResult(
        number, f"1/{number}", ("greedy", "greedy"), 9, (5, 3), (winner,), None, rounds, facts=list(facts)
    )


def games_with(rounds: list[int]) -> Measurements:
    run = Run.of(GAME, ["greedy"])
    return Measurements(run, [result(number, number % 2, one) for number, one in enumerate(rounds)])


def test_a_target_is_met_or_missed_and_says_how_surely() -> None:
    sure = judge(ROUNDS, games_with([8, 9, 9, 10] * 5))
    assert sure is not None
    assert (sure.met, sure.sure) == (True, True)
    missed = judge(ROUNDS, games_with([3, 4] * 9))
    assert missed is not None
    assert (missed.met, missed.sure) == (False, True)
    unsure = judge(ROUNDS, games_with([2, 18]))
    assert unsure is not None
    assert (unsure.met, unsure.sure) == (True, False)


def test_a_goal_is_met_at_its_limit() -> None:
    short = read_target(["short games", "`below(rounds, 9)`", "2+", "competent", "≥ 95 %"])
    verdict = judge(short, games_with([8] * 19 + [9]))
    assert verdict is not None
    assert verdict.met


def test_a_target_is_judged_only_by_games_that_can_tell() -> None:
    solo = Target("solo", "share", "won", 1, False, "competent", "45–65 %")
    assert judge(solo, games_with([8, 9])) is None


def test_doers_and_their_victories_are_added_up() -> None:
    run = Run.of(GAME, ["greedy"])
    games = Measurements(run, [result(0, 0, 8, [0, 2, 3, 1]), result(1, 1, 8, [0, 1])])
    fact = games.counted["chose"]["stand"]
    assert (fact.count, fact.games, fact.doers, fact.won) == (3, 2, 2, 1.0)
    assert games.mean_per_seat("chose").value == 1.0


def test_players_who_did_a_thing_and_those_who_did_nothing_of_its_kind() -> None:
    run = Run.of(GAME, ["greedy"])
    games = Measurements(run, [result(0, 0, 8, [0, 2, 3, 1]), result(1, 1, 8, [0, 1])])
    assert games.players_with("chose")["stand"].value == 0.5
    assert games.players_without("chose").value == 0.25
    assert games.players_without("stuns").value == 1.0


def test_scores_lengths_and_parts_are_measured() -> None:
    games = games_with([3, 4, 9, 10])
    assert measured("`scores(all)`", games) == 4.0
    assert measured("`scores(highest)`", games) == 5.0
    assert measured("`below(rounds, 9)`", games) == 0.5
    acts = Measurements(games.run, [result(0, 0, 8, [0, 2, 3, 1]), result(1, 1, 8, [0, 1])])
    assert measured("`part(chose of stand)`", acts) == 0.75
    assert measured("`part(chose but stand)`", acts) == 0.25


def measured(measure: str, games: Measurements) -> float:
    verdict = judge(read_target(["a measure", measure, "2", "competent", "≥ 0"]), games)
    assert verdict is not None
    return verdict.estimate.value


def test_only_games_in_which_it_happened_count_as_games_with_it() -> None:
    run = Run.of(GAME, ["greedy"])
    games = Measurements(run, [result(0, 0, 8, [0, 1]), result(1, 1, 8)])
    assert games.games_with("chose").value == 0.5
    assert games.games_with("stuns").value == 0.0


def test_a_thing_is_taken_up_only_where_it_was_shown(groves_file: Path) -> None:
    found = Measurements.read(groves_file)
    _, results = read_results(groves_file)
    cells = cells_of(game_of(found.run).layout, found.run.seats)
    shown, both = Counter[str](), Counter[str]()
    for one in results:
        done = {(column, item) for (column, item, _), _ in facts_of(one, cells)}
        there = {item for column, item in done if column == "grove_shown"}
        shown.update(there)
        both.update(item for item in there if ("bought", item) in done)
    taken = found.uptake("bought", "grove_shown")
    assert {item: one.value for item, one in taken.items()} == {
        item: both[item] / games for item, games in shown.items()
    }


def test_the_page_shows_targets_and_plots_and_needs_no_network(groves_file: Path, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    page = tmp_path / "page.html"
    report_command([groves_file], page)
    text = page.read_text("utf-8")
    for words in ("Balance targets", "Who wins, by seat", "Where points come from", "The arc of a game"):
        assert words in text
    assert "http" not in text.replace("http://www.w3.org", "")
    assert "not measured" in text


def test_a_report_refuses_what_it_cannot_tell(groves_file: Path, tmp_path: Path) -> None:
    other = tmp_path / "battle.jsonl"
    simulate_quickly(other, 2)
    with pytest.raises(BadResults, match="one page is about one game"):
        report([groves_file, other])
    with pytest.raises(BadResults, match="cannot be read"):
        report([tmp_path / "nothing.jsonl"])
    empty = tmp_path / "empty.jsonl"
    empty.write_bytes(other.read_bytes().splitlines(keepends=True)[0])
    with pytest.raises(BadResults, match="holds no games yet"):
        report([empty])


def test_lengths_are_measured_by_their_median_and_by_a_limit() -> None:
    games = games_with([8, 9, 9, 10, 40])
    assert MEASURES["median"](games, "rounds")[""] == (9.0, 8.0, 40.0)
    assert MEASURES["median"](games, "turns") == {}
    assert MEASURES["below"](games, "rounds, 10")[""].value == 0.6


def test_games_are_put_together_by_what_they_were_played_with() -> None:
    facts = FactCounts(find_game(GAME).layout, 2, "")
    groups = Groups("chose")
    for number, (rounds, counts) in enumerate([(4, [0, 1]), (6, [1, 1]), (9, [0, 1, 2, 1])]):
        one = result(number, 0, rounds, counts)
        facts.add(one)
        groups.add(one, facts)
    first, second = (fact.name for fact in facts.of("chose")[:2])
    assert {name: one.value for name, one in groups.median_rounds().items()} == {
        first: 5.0,
        f"{first} {second}": 9.0,
    }
    assert {one.value for one in groups.ended("unknown").values()} <= {0.0, 1.0}


def test_how_often_a_thing_was_taken_counts_only_games_in_which_it_was_there() -> None:
    facts = FactCounts(find_game(GAME).layout, 2, "`per_game(chose, options)`")
    shown = next(at for at, fact in enumerate(facts.places) if facts.kinds[fact.column].name == "options")
    for number, counts in enumerate([[0, 3, 2 * shown, 1], [0, 1], [1, 1, 2 * shown, 1]]):
        facts.add(result(number, 0, 8, counts))
    times = facts.uptakes[0].times
    assert (times.size, times.mean().value, facts.uptakes[0].games) == (2, 2.0, 2)
