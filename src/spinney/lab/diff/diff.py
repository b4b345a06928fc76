"""`diff`: two editions on paired keys, until it is sure or the budget is spent."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from spinney.engine.errors import BadOption
from spinney.lab.diff.changes import Change, clarity, is_about, is_main, is_small, sentence
from spinney.lab.diff.comparison import Comparison, measures
from spinney.lab.diff.edition_edits import edits
from spinney.lab.diff.edition_games import EditionGames, paths_of
from spinney.lab.results.rows import cells_of
from spinney.lab.simulation.processes import cores
from spinney.lab.simulation.run import Run, game_of
from spinney.lab.simulation.simulate import OnProgress, check_count

FIRST: Final = 50  # pairs before the first look; then twice as many each time


@dataclass(frozen=True)
class Diff:
    """What changed from A to B."""

    a: Run
    b: Run
    pairs: int
    sure: bool  # about every main line: changed, or less than what matters
    edits: list[str]
    changes: list[Change] = field(default_factory=list)

    @property
    def real(self) -> list[Change]:
        """The lines whose interval leaves zero out, the clearest first."""
        return sorted((one for one in self.changes if one.real), key=lambda one: -clarity(one))

    def words(self) -> list[str]:
        """The answer in plain words."""
        a, b = edition_name(self.a), edition_name(self.b)
        lines = [f"{self.pairs} pairs of games, the same keys for {a} and {b}."]
        lines += [f"Different in the file: {line}." for line in self.edits[:12]]
        if not self.real:
            lines.append("Nothing that was measured changed beyond chance.")
        for change in self.real[:8]:
            lines.append(sentence(change))
        quiet = [one.name for one in self.changes if is_main(one) and not one.real and is_small(one)]
        if quiet:
            lines.append(f"As good as unchanged: {', '.join(quiet)}.")
        open_ones = [one.name for one in self.changes if is_main(one) and not one.real and not is_small(one)]
        if open_ones:
            lines.append(f"Not known yet, more games would tell: {', '.join(open_ones)}.")
        lines.append(
            "It stopped because it is sure." if self.sure else "It stopped because the budget is spent."
        )
        return lines


def diff(
    game: str,
    edition_a: str | None,
    edition_b: str | None,
    bots: Sequence[str] = ("greedy",),
    *,
    games: int = 1000,
    seed: int | str = 1,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    out: str | Path | None = None,
    jobs: int | None = None,
    watch: OnProgress | None = None,
) -> Diff:
    """Play both editions on the same keys, at most `games` of each, and say what changed.

    `out` keeps the games of both: `change` in `change.a.jsonl` and `change.b.jsonl`. What these hold already
    is not played again.
    """
    check_count("games", games)
    a, b = (Run.of(game, bots, seed, seats, options, edition) for edition in (edition_a, edition_b))
    if a.edition == b.edition or (a.edition and b.edition and a.edition.text == b.edition.text):
        raise BadOption("the two editions are the same")
    looks = stops(games)
    comparison = Comparison(a, b, len(looks))
    said = edits(edition_data(a), edition_data(b))
    files = paths_of(out)
    done = 0
    with EditionGames(a, files[0]) as games_a, EditionGames(b, files[1]) as games_b:
        for stop in looks:
            play_pairs(comparison, games_a, games_b, range(done, stop), jobs or cores(), watch, games)
            done = stop
            if is_sure(comparison, said):
                break
    return Diff(a, b, done, is_sure(comparison, said), said, comparison.changes())


def stops(games: int) -> list[int]:
    """After how many pairs a diff looks whether it is sure: 50, 100, 200 and so on, and at the end."""
    found = []
    at = FIRST
    while at < games:
        found.append(at)
        at *= 2
    return [*found, games]


def play_pairs(
    comparison: Comparison,
    a: EditionGames,
    b: EditionGames,
    numbers: range,
    jobs: int,
    watch: OnProgress | None,
    games: int,
) -> None:
    """Play these games with both editions, and add them pair by pair."""
    cells = [cells_of(game_of(side.run).layout, side.run.seats) for side in (a, b)]
    measured = [measures(a.run, result, cells[0]) for result in a.games(numbers, jobs)]
    for before, result in zip(measured, b.games(numbers, jobs), strict=True):
        comparison.add(before, measures(b.run, result, cells[1]))
        if watch is not None:
            watch(comparison.size, games)


def is_sure(comparison: Comparison, said: list[str]) -> bool:
    """May a diff stop: is every main line, and every fact about an edited thing, changed or too small?"""
    ids = {word for line in said for word in line.partition(":")[0].split() if "-" in word}
    lines = [one for one in comparison.changes() if is_main(one) or is_about(one, ids)]
    return bool(lines) and all(one.real or is_small(one) for one in lines)


def edition_name(run: Run) -> str:
    """What `diff` calls one of its two sides: the edition's name."""
    return run.edition.name if run.edition is not None else "the game as it is"


def edition_data(run: Run) -> dict[str, object]:
    """The data of an edition that `diff` was given; empty for a game without editions."""
    return dict(run.edition.edition().data) if run.edition is not None else {}
