"""Two editions compared: pairs, intervals, when to stop, and the words of the answer."""

from __future__ import annotations

from pathlib import Path

import pytest

from spinney.cli.commands.diff import diff as diff_command
from spinney.cli.commands.diff import game_for
from spinney.cli.errors import WrongInput
from spinney.engine.errors import BadOption
from spinney.engine.installed import find_game
from spinney.lab import BadResults
from spinney.lab.diff.changes import Change, is_main, is_small
from spinney.lab.diff.comparison import Comparison, Pairs, measures, strictness
from spinney.lab.diff.diff import Diff, diff, stops
from spinney.lab.diff.edition_edits import edits
from spinney.lab.report.measurements import Measurements
from spinney.lab.results.game_result import GameResult
from spinney.lab.results.result_file import games_in
from spinney.lab.simulation.run import Run
from spinney.lab.simulation.simulate import OnProgress
from spinney.lab.stats import Estimate


@pytest.fixture
def richer(tmp_path: Path) -> str:
    """Groves with many crystals at the start."""
    edition = find_game("groves").edition
    assert edition is not None
    path = tmp_path / "richer.toml"
    before = "crystals = [1, 2, 3, 4]"
    assert before in edition.text
    path.write_text(edition.text.replace(before, "crystals = [9, 9, 9, 9]"), encoding="utf-8")
    return str(path)


def test_a_difference_has_the_interval_of_its_pairs() -> None:
    pairs = Pairs()
    for a, b in ((1, 2), (2, 4), (3, 4), (4, 6)):
        pairs.add(a, b)
    found = pairs.difference(2.0)
    assert found.value == 1.5
    assert found.high - found.value == pytest.approx(2.0 * 0.5773502 / 2)


def test_pairs_that_never_differ_are_not_taken_for_certainty() -> None:
    pairs = Pairs()
    for _ in range(30):
        pairs.add(1, 1)
    assert pairs.difference(2.0) == Estimate(0.0, -0.1, 0.1)


def test_more_lines_and_more_looks_need_wider_intervals() -> None:
    assert strictness(1) == pytest.approx(1.96, abs=0.01)
    assert strictness(200) > 3.6


def test_a_measure_that_comes_late_was_nothing_before() -> None:
    run = Run.of("groves", ["random"], seats=2)
    both = Comparison(run, run, 1)
    both.add({"rounds": 9.0}, {"rounds": 9.0})
    both.add({"rounds": 9.0}, {"rounds": 9.0, "bought oak": 2.0})
    assert (both.pairs["bought oak"].size, both.pairs["bought oak"].b) == (2, 2.0)


def test_edits_are_found_by_id() -> None:
    a = {"grove": [{"id": "ORA-2", "dominion": 1}, {"id": "BLU-4", "dominion": 2}], "round": {"draw": 3}}
    b = {"grove": [{"id": "BLU-4", "dominion": 3}, {"id": "ORA-2", "dominion": 1}], "round": {"draw": 3}}
    assert edits(a, b) == ["grove BLU-4 dominion: 2 → 3"]


def test_it_looks_after_50_100_200_and_at_the_end() -> None:
    assert stops(300) == [50, 100, 200, 300]
    assert stops(20) == [20]


def test_small_means_the_whole_interval() -> None:
    assert is_small(Change("rounds", 9, 9, Estimate(0.1, 0.0, 0.2), ""))
    assert not is_small(Change("rounds", 9, 9, Estimate(0.1, -0.1, 0.3), ""))


def test_the_words_say_what_changed_what_did_not_and_what_is_open() -> None:
    run = Run.of("groves", ["random"], seats=2)
    found = Diff(
        run,
        run,
        80,
        False,
        ["grove BLU-4 dominion: 2 → 3"],
        [
            Change("rounds", 9.0, 8.0, Estimate(-1.0, -1.4, -0.6), ""),
            Change("winner's margin", 3.0, 3.0, Estimate(0.0, -0.3, 0.3), ""),
            Change("victories of whoever began", 0.5, 0.52, Estimate(0.02, -0.1, 0.14), "%"),
        ],
    )
    words = "\n".join(found.words())
    assert "rounds: fewer, 9.00 → 8.00 (between -1.40 and -0.60)" in words
    assert "As good as unchanged: winner's margin" in words
    assert "Not known yet, more games would tell: victories of whoever began" in words


def test_whoever_begins_is_compared_not_the_seat_number() -> None:
    """The start is drawn: beginning helps in B only, and each seat wins half of the games in both."""
    run = Run.of("groves", ["random"], seats=2)
    both = Comparison(run, run, 1)
    for number in range(400):
        began = number % 2
        winners = number // 2 % 2, began
        a, b = (GameResult(number, "1", ("random",) * 2, 9, (1, 1), (one,), began=began) for one in winners)
        both.add(measures(run, a, []), measures(run, b, []))
    found = {change.name: change for change in both.changes()}
    assert (found["victories of whoever began"].a, found["victories of whoever began"].b) == (0.5, 1.0)
    assert found["victories of each other seat"].b == 0.0
    assert [name for name in found if found[name].real] == [
        "victories of whoever began",
        "victories of each other seat",
    ]
    assert is_main(found["victories of whoever began"])
    assert not is_main(found[f"victories of {find_game('groves').seat_name(0)}"]), (
        "a seat number decides nothing"
    )


def test_a_diff_and_a_report_give_whoever_began_the_same_share(richer: str, tmp_path: Path) -> None:
    out = tmp_path / "kept"
    found = diff("groves", "standard", richer, ["random"], games=12, seats=3, out=out, jobs=1)
    shares = {change.name: (change.a, change.b) for change in found.changes}
    sides = [Measurements.read(tmp_path / f"kept.{side}.jsonl") for side in "ab"]
    assert all(side.began is not None for side in sides)
    began = tuple(side.began.value for side in sides if side.began is not None)
    assert shares["victories of whoever began"] == pytest.approx(began)
    assert shares["victories of each other seat"] == pytest.approx(tuple(side.others.value for side in sides))


def test_alone_nobody_else_could_begin() -> None:
    run = Run.of("groves", ["random"], seats=1)
    found = measures(run, GameResult(0, "1", ("random",), 9, (30,), (0,), began=0), [])
    assert [name for name in found if "victories" in name] == ["% victories"]
    assert found["% victories"] == 1.0
    assert is_main(Change("victories", 0, 1, Estimate(1.0, 0.9, 1.0), "%"))


def test_a_changed_edition_shows(richer: str, capsys: pytest.CaptureFixture[str]) -> None:
    found = diff("groves", "standard", richer, ["random"], games=60, seats=2, jobs=1)
    assert found.edits == ["setup crystals: [1, 2, 3, 4] → [9, 9, 9, 9]"]
    assert found.pairs in (50, 60)
    assert any(change.name.startswith("points from Leftovers") for change in found.real)
    diff_command("standard", richer, "groves", "random", 10, "1", 2, None, None, 1, True)
    assert "surely between" in capsys.readouterr().out


def test_equal_editions_and_unknown_games_are_refused(richer: str) -> None:
    with pytest.raises(BadOption, match="the same"):
        diff("groves", "standard", "standard", ["random"], seats=2)
    assert game_for("standard", richer) == "groves"
    with pytest.raises(
        WrongInput, match="could be of eldervale or groves or leylines or shifting_realms; say which"
    ):
        game_for("standard", "mini")
    with pytest.raises(WrongInput, match="no game; say which"):
        game_for("standard", "nothing-like-it")


def test_a_comparison_that_was_stopped_goes_on_where_it_stood(richer: str, tmp_path: Path) -> None:
    def compare(out: Path | None, watch: OnProgress | None = None) -> Diff:
        return diff("groves", "standard", richer, ["random"], games=60, seats=2, out=out, jobs=1, watch=watch)

    def stop(done: int, games: int) -> None:
        if done == 30:
            raise KeyboardInterrupt

    kept = tmp_path / "kept"
    with pytest.raises(KeyboardInterrupt):
        compare(kept, stop)
    assert games_in(tmp_path / "kept.a.jsonl") == 50
    assert games_in(tmp_path / "kept.b.jsonl") >= 30
    with (tmp_path / "kept.b.jsonl").open("ab") as file:
        file.write(b'{"game":5')  # as if the power had failed
    assert compare(kept).changes == compare(None).changes
    compare(tmp_path / "whole")
    for side in ("a", "b"):
        whole = (tmp_path / f"whole.{side}.jsonl").read_bytes()
        assert (tmp_path / f"kept.{side}.jsonl").read_bytes() == whole


def test_the_games_of_another_comparison_are_left_alone(richer: str, tmp_path: Path) -> None:
    out = tmp_path / "kept"
    diff("groves", "standard", richer, ["random"], games=3, seats=2, out=out, jobs=1)
    with pytest.raises(BadResults, match="holds another run, with edition"):
        diff("groves", richer, "standard", ["random"], games=3, seats=2, out=out, jobs=1)
    assert games_in(tmp_path / "kept.a.jsonl") == 3
