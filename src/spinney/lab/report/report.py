"""`report`: what some runs tell about a game, as one page with plots and the balance targets of the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from spinney.engine.facts import CHOSE, OPTIONS
from spinney.lab.errors import BadResults
from spinney.lab.formats import count, percent, short
from spinney.lab.report import page, plots
from spinney.lab.report.measurements import STEPS, Measurements
from spinney.lab.report.target_table import targets_part
from spinney.lab.report.targets import targets_of
from spinney.lab.results.beginner import BEGAN, OTHERS
from spinney.lab.simulation.run import game_of
from spinney.lab.stats import Estimate, mean, quantile

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
    """The large numbers at the head of a run in a report: games, length, points, draws, who began."""
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


def victory_cards(measured: Measurements) -> list[str]:
    """The plots of a report on who wins: by seat, by bot, and whoever began."""
    game = game_of(measured.run)
    seats = [(game.seat_name(at), one.win_rate) for at, one in enumerate(measured.summary.seats)]
    bots = [(name, measured.summary.win_rate(name)) for name in measured.summary.bots]
    cards = []
    if measured.run.seats > 1:
        note = "Share of the victories, with its interval; dashed is a fair share."
        cards.append(
            page.card("Who wins, by seat", note, plots.intervals(seats, "win rate, %", measured.fair))
        )
    if measured.began is not None:
        starts = [(BEGAN, measured.began), (OTHERS, measured.others)]
        note = "Whichever seat that was. Dashed is a fair share."
        cards.append(
            page.card(
                "Does it matter who begins?", note, plots.intervals(starts, "win rate, %", measured.fair)
            )
        )
    if len(bots) > 1 or measured.run.seats == 1:
        picture = plots.intervals(bots, "win rate, %", measured.fair if measured.run.seats > 1 else None)
        cards.append(page.card("Who wins, by bot", "Share of the victories of each seat it held.", picture))
    return cards


def length_cards(measured: Measurements) -> list[str]:
    """The plots of a report on how long games are and how they end."""
    cards = []
    for what, numbers in measured.summary.lengths.items():
        middle = [short(quantile(numbers, share)) for share in (0.05, 0.5, 0.95)]
        note = f"Half of the games have at most {middle[1]}; nine in ten lie from {middle[0]} to {middle[2]}."
        cards.append(page.card(f"Length in {what}", note, plots.histogram({what: numbers}, what)))
    endings = measured.endings.most_common()
    notes = [percent(number / measured.games) for _, number in endings]
    rows = [(name, 100.0 * number / measured.games) for name, number in endings]
    cards.append(
        page.card("How games end", "By the event that ended them.", plots.bars(rows, "% of games", notes))
    )
    return cards


def score_cards(measured: Measurements) -> list[str]:
    """The plots of a report on scores and where points come from."""
    scores = {name: standing.scores for name, standing in measured.summary.bots.items()}
    whole = sum((standing for standing in scores.values()), Counter[int]())
    one = mean(whole)
    low, high = (short(quantile(whole, share)) for share in (0.05, 0.95))
    note = f"Mean {short(one.value)}; nine in ten from {low} to {high}."
    cards = [page.card("Scores", note, plots.histogram(scores, "points of a seat"))]
    means = [(name, measured.sources.mean(name).value) for name in measured.sources.each]
    notes = [percent(measured.sources.share(name).value) for name, _ in means]
    cards.append(
        page.card(
            "Where points come from", "Points per seat, and their share.", plots.bars(means, "points", notes)
        )
    )
    return cards


def choice_cards(measured: Measurements) -> list[str]:
    """The plot of a report on how often each kind of action is chosen, and from how many options."""
    rows = measured.options_per_choice()
    per_game = [(word, number / measured.games) for word, number, _ in rows]
    notes = [f"from {options:.1f} options" for _, _, options in rows]
    total = sum(number for _, number, _ in rows)
    options = sum(number * each for _, number, each in rows) / max(1, total)
    note = f"{total / measured.games:.0f} choices in a game, from {options:.1f} options on average."
    return [page.card("Choices by kind", note, plots.bars(per_game, "choices in a game", notes))]


def arc_cards(measured: Measurements) -> list[str]:
    """The plots of a report on how scores grow, when the lead changes, and when the winner takes it."""
    if not measured.arc_games or measured.run.seats < 2:
        return []
    curves = {
        name: [total / measured.arc_games for total in totals[:STEPS]]
        for name, totals in zip(("winners", "others"), measured.arcs, strict=True)
    }
    changes = mean(measured.lead_changes)
    leads = sum(measured.lead_taken.values())
    early = sum(games for moment, games in measured.lead_taken.items() if moment <= 500) / max(1, leads)
    taken: Counter[int] = Counter()
    for moment, games in measured.lead_taken.items():
        taken[moment // 10] += games
    lead = f"Seen at a few moments of each game: {changes.value:.1f} changes on average."
    return [
        page.card("The arc of a game", "Mean scores.", plots.lines(curves, "% of the game", "points")),
        page.card(
            "How often the lead changes", lead, plots.histogram({"": measured.lead_changes}, "changes")
        ),
        page.card(
            "When the winner takes the lead for good",
            f"In {percent(early)} of the games in the first half.",
            plots.histogram({"": taken}, "% of the game", 20),
        ),
    ]


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
