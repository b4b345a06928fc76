"""`report`: what some runs tell about a game, as one page with plots and the balance targets of the rules."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from spinney.engine.facts import CHOSE, OPTIONS
from spinney.lab.errors import BadResults
from spinney.lab.formats import count, percent, short
from spinney.lab.report import page, plots
from spinney.lab.report.cards import arc_cards, choice_cards, length_cards, score_cards, victory_cards
from spinney.lab.report.measurements import Measurements
from spinney.lab.report.target_table import targets_part
from spinney.lab.report.targets import targets_of
from spinney.lab.results.beginner import BEGAN
from spinney.lab.simulation.run import game_of
from spinney.lab.stats import Estimate, quantile

MOST_THINGS: Final = 45  # of one kind in one plot: those done most often
FEWEST: Final = 5  # doers, for a thing to be in a plot


def report(files: Sequence[str | Path]) -> str:
    """The page of a report on some result files of one game."""
    runs = [Measurements.read(file) for file in files]
    if not runs:
        raise BadResults("a report needs a result file")
    games = {measured.run.game for measured in runs}
    if len(games) > 1:
        raise BadResults(f"one page is about one game, not about {' and '.join(sorted(games))}")
    for file, measured in zip(files, runs, strict=True):
        if not measured.games:
            raise BadResults(f"{file}: holds no games yet")
    game = game_of(runs[0].run)
    parts = [targets_part(game, runs)]
    for number, measured in enumerate(runs, 1):
        parts += run_part(measured, f"r{number}")
    played = sum(measured.games for measured in runs)
    parts.append('<footer class="card">Intervals hold 95 % of the time. Made by Spinney.</footer>')
    return page.page(
        f"{game.title}: what the rules do",
        f"{played:,} games between bots, in {count(len(runs), 'run')}.",
        parts,
    )


# One run.


def run_part(measured: Measurements, name: str) -> list[str]:
    """The part of a report about one run: its figures and plots."""
    run = measured.run
    edition = f", edition {run.edition.name}" if run.edition is not None else ""
    cards = [
        *victory_cards(measured),
        *length_cards(measured),
        *score_cards(measured),
        *choice_cards(measured),
        *arc_cards(measured),
    ]
    return [
        page.heading(f"{run.seats} × {', '.join(dict.fromkeys(run.bots))}", f"seed {run.seed}{edition}"),
        page.figures(key_figures(measured)),
        page.grid([plots.named_apart(one, f"{name}-{at}") for at, one in enumerate(cards)]),
        page.heading("What was done, and how those who did it fared"),
        *[plots.named_apart(one, f"{name}-t{at}") for at, one in enumerate(fact_folds(measured))],
    ]


def key_figures(measured: Measurements) -> list[tuple[str, str]]:
    """The figures with which the report on a run begins: games, length, points, draws, who began."""
    summary = measured.summary
    scores = measured.sources.whole.mean()
    found = [(f"{measured.games:,}", "games")]
    found += [
        (short(quantile(numbers, 0.5)), f"{what} in the middle game")
        for what, numbers in summary.lengths.items()
    ]
    found.append((short(scores.value), "points per seat"))
    if measured.margins.size:
        found.append((short(measured.margins.mean().value), "points between first and second"))
    if measured.run.seats > 1:
        found.append((percent(measured.draws.value), "without a winner"))
    began = measured.began
    if began is not None:
        where = f"{percent(began.low)} – {percent(began.high)}"
        found.append((percent(began.value), f"of the victories for {BEGAN} ({where})"))
    return found


def fact_folds(measured: Measurements) -> list[str]:
    """The folded plots of a report on facts: how often each thing was done, and how its doers fared."""
    wanted = {target.about.split()[0].strip(",") for target in targets_of(game_of(measured.run))}
    folds = []
    for column, facts in measured.counted.items():
        rows = [(name, fact) for name, fact in facts.items() if name and fact.doers >= FEWEST]
        if column in (CHOSE, OPTIONS) or len(rows) < 2:
            continue
        rows = sorted(rows, key=lambda row: -row[1].doers)[:MOST_THINGS]
        rows.sort(key=lambda row: -row[1].win_rate.value)
        total = measured.games * measured.run.seats
        shown: list[tuple[str, Estimate]] = [
            (f"{name}  ({percent(fact.doers / total)})", fact.win_rate) for name, fact in rows
        ]
        note = "In brackets the share of seats that did it; the dot is their win rate, dashed a fair one."
        picture = plots.intervals(shown, "win rate, %", measured.fair if measured.run.seats > 1 else None)
        folds.append(page.fold(column.replace("_", " "), note, picture, column in wanted))
    return folds
