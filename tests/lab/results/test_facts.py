"""Facts: what is counted, where it is kept, and what a game must say for it."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import spinney
from lab.quick_runs import GAME, QUICK, quick_run, simulate_quickly
from spinney.engine.actions import ActionSpace
from spinney.engine.errors import BadOption, BrokenRules
from spinney.engine.facts import Fact, Layout, Tally
from spinney.engine.nothing import NOBODY
from spinney.engine.score import leader_of
from spinney.lab import BadResults, GameResult, Run, play_game, play_table, record_from, rows, simulate
from spinney.lab.report.measurements import Measurements
from spinney.lab.results.rows import base_row, cells_of, facts_of
from spinney.lab.simulation.run import game_of
from toy.game import Toy

GROVES = Run.of("groves", ["greedy"], seats=3)


@pytest.fixture(scope="module")
def groves_game() -> GameResult:
    return play_game(GROVES, 1)


def counted(run: Run, result: GameResult, column: str, item: str | None = None) -> int:
    cells = cells_of(game_of(run).layout, run.seats)
    found = (
        count
        for (name, thing, _), count in facts_of(result, cells)
        if name == column and item in (None, thing)
    )
    return sum(found)


def test_every_event_of_the_log_is_counted(groves_game: GameResult) -> None:
    game = game_of(GROVES)
    log = play_table(GROVES, 1, log=True).log or []
    told = Counter(game.events[event.kind] for event in log)
    for name in ("bought", "placed", "round_begins", "portal_opened", "scored"):
        assert counted(GROVES, groves_game, name) == told[name]
    earth = sum(int(event.b) for event in log if game.events[event.kind] == "gained" and event.a == 0)
    assert counted(GROVES, groves_game, "gained", "earth") == earth
    assert groves_game.rounds == told["round_begins"]


def test_choices_are_counted_by_kind_with_their_options(groves_game: GameResult) -> None:
    assert counted(GROVES, groves_game, "chose") == groves_game.choices
    assert counted(GROVES, groves_game, "options") > groves_game.choices


def test_sources_add_up_to_the_scores(groves_game: GameResult) -> None:
    for seat, score in enumerate(groves_game.scores):
        assert sum(points[seat] for points in groves_game.sources.values()) == score


def test_the_arc_ends_with_the_scores_and_stays_short(groves_game: GameResult) -> None:
    assert groves_game.arc[-1] == list(groves_game.scores)
    long = play_game(Run.of(GAME, ["random"]), 3)
    assert 20 <= len(long.arc) <= 41
    assert long.arc[-1] == list(long.scores)


def test_a_game_that_says_nothing_of_its_events_has_facts_by_seat() -> None:
    layout = Layout(ActionSpace("nothing"), ("rolled", "lost"), ())
    tally = Tally(layout, 2)
    tally.count(1, 1, 5, 0, 0)
    tally.count(1, 1, 7, 0, 0)
    assert layout.name_of(3) == "lost"
    assert tally.counted() == [7, 2]


def test_an_event_outside_its_names_is_a_broken_rule() -> None:
    layout = Layout(ActionSpace("nothing"), ("bought",), (Fact(0, "a", ("oak", "ash")),))
    with pytest.raises(BrokenRules, match="event bought: no name for 2"):
        Tally(layout, 2).count(0, 0, 2, 0, 0)
    with pytest.raises(BrokenRules, match="bought oak: cannot count 1 for seat 2"):
        Tally(layout, 2).count(0, 2, 0, 0, 0)


def test_what_nobody_did_is_counted_for_the_table_and_credited_to_no_seat(groves_game: GameResult) -> None:
    layout = Layout(ActionSpace("nothing"), ("shown",), (Fact(0, "a", ("oak", "ash"), nobody=True),))
    tally = Tally(layout, 2)
    tally.count(0, 1, 1, 0, 0)
    tally.count(0, 0, 1, 0, 0)
    assert tally.counted() == [6, 2]
    cells = cells_of(game_of(GROVES).layout, GROVES.seats)
    seats = {
        column: {seat for (name, _, seat), _ in facts_of(groves_game, cells) if name == column}
        for column in ("grove_shown", "realm_card_shown", "grove_removed", "bought")
    }
    assert seats["grove_shown"] == seats["realm_card_shown"] == seats["grove_removed"] == {NOBODY}
    assert NOBODY not in seats["bought"]
    shown = Measurements(GROVES, [groves_game]).counted["grove_shown"].values()
    assert all(fact.games == 1 and fact.doers == 0 for fact in shown)
    table = list(rows(GROVES, [groves_game]))
    assert len({row["grove_shown"] for row in table}) == 1


def test_the_lead_is_followed() -> None:
    tally = Tally(Layout(ActionSpace("nothing"), (), ()), 2)
    for scores in ([0, 0], [1, 0], [1, 2], [3, 3], [5, 3]):
        tally.look(scores)
    assert tally.leads([0]) == (2, 1000)
    assert tally.leads([1]) == (2, 1000)
    assert (leader_of([1, 2, 2]), leader_of([4, 2, 2])) == (-1, 0)


def test_the_toy_counts_what_its_cards_do() -> None:
    game = Toy()
    tally = Tally(game.layout, 2)
    table = game.start_from(2, b"a key" * 8, [], {}, False, tally)
    while not table.over:
        table.play(table.options[0])
    assert tally.counted()
    assert game.layout.name_of(tally.ended) == "wins"


def test_rows_have_a_line_for_each_seat(tmp_path: Path) -> None:
    kept = simulate(GAME, 4, ["random"], options=QUICK, jobs=1)
    filed = simulate(GAME, 4, ["random"], options=QUICK, jobs=1, out=tmp_path / "results.jsonl")
    table = list(kept.rows())
    assert table == list(filed.rows())
    assert [(row["game"], row["seat"]) for row in table[:3]] == [(0, 0), (0, 1), (1, 0)]
    assert sum(row["chose"] for row in table[:2]) == table[0]["all choices"]


@pytest.mark.parametrize("key", spinney.games())
def test_no_fact_has_the_name_of_what_every_row_has(key: str) -> None:
    run = Run.of(key, ["random"])
    always = set(base_row(run, play_game(run, 0), 0))
    assert not always & {column.name for column in game_of(run).layout.columns}


@pytest.mark.parametrize("facts", [[99999, 2], [4]])
def test_facts_of_another_layout_are_refused(facts: list[int]) -> None:
    with pytest.raises(BadResults, match="facts that this game does not have"):
        list(rows(quick_run(), [GameResult(0, "1/0", ("random", "random"), 3, (0, 0), (), facts=facts)]))


def test_rotated_games_share_a_key_and_change_seats() -> None:
    run = Run.of(GAME, ["greedy", "random"], options=QUICK, rotate=True)
    assert [run.seed_of(number) for number in range(4)] == ["1/0", "1/0", "1/1", "1/1"]
    assert run.bots_of(2) == ["greedy", "random"]
    assert run.bots_of(3) == ["random", "greedy"]
    summary = simulate(GAME, 8, ["greedy", "random"], options=QUICK, rotate=True, jobs=1)
    assert 0.0 <= summary.win_rate("greedy").low <= summary.win_rate("greedy").value


def test_one_bot_alone_cannot_rotate() -> None:
    with pytest.raises(BadOption, match="name two bots"):
        Run.of(GAME, ["random"], rotate=True)


def test_any_game_of_a_file_can_be_played_again(tmp_path: Path) -> None:
    out = tmp_path / "results.jsonl"
    simulate_quickly(out, 5, ("greedy", "random"))
    record = record_from(out, 3)
    assert record.verify().over
    assert record.players == ["random", "greedy"]
    with pytest.raises(BadResults, match="no game 9; it holds games 0 to 4"):
        record_from(out, 9)


def test_a_game_that_goes_another_way_is_not_passed_off_as_the_one_in_the_file(tmp_path: Path) -> None:
    out = tmp_path / "results.jsonl"
    simulate_quickly(out, 2)
    out.write_bytes(out.read_bytes().replace(b'"choices":', b'"choices":1'))
    with pytest.raises(BadResults, match="goes another way here"):
        record_from(out, 1)


def test_a_header_gives_its_run_back(tmp_path: Path) -> None:
    standard = game_of(GROVES).edition
    assert standard is not None
    (tmp_path / "mine.toml").write_text(standard.text + "\n", encoding="utf-8")
    run = Run.of("groves", ["random"], edition=str(tmp_path / "mine.toml"))
    again = Run.from_header(run.header())
    assert again.header() == run.header()
    with pytest.raises(BadResults, match="edition mine is"):
        Run.from_header({**run.header(), "edition": {**run.header()["edition"], "hash": "0"}})
