"""`report`: what the games of some runs tell, as one page with plots and the targets of the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any, Final

from spinney.engine.facts import CHOSE, OPTIONS
from spinney.engine.game import Game
from spinney.lab import page, plots
from spinney.lab.errors import BadResults
from spinney.lab.ledger import STEPS, Ledger
from spinney.lab.run import game_of
from spinney.lab.show import count, percent, short
from spinney.lab.stats import Estimate, mean, quantile
from spinney.lab.targets import Target, Verdict, judge, targets_of

MOST_THINGS: Final = 45  # of one kind in one plot: those done most often
FEWEST: Final = 5  # doers, for a thing to be in a plot


def report(files: Sequence[str | Path]) -> str:
    """The page for some result files of one game."""
    ledgers = [Ledger.read(file) for file in files]
    if not ledgers:
        raise BadResults("a report needs a result file")
    games = {ledger.run.game for ledger in ledgers}
    if len(games) > 1:
        raise BadResults(f"one page is about one game, not about {' and '.join(sorted(games))}")
    for file, ledger in zip(files, ledgers, strict=True):
        if not ledger.games:
            raise BadResults(f"{file}: holds no games yet")
    game = game_of(ledgers[0].run)
    parts = [targets_part(game, ledgers)]
    for number, ledger in enumerate(ledgers, 1):
        parts += run_part(ledger, f"r{number}")
    played = sum(ledger.games for ledger in ledgers)
    runs = count(len(ledgers), "run")
    parts.append('<footer class="card">Intervals hold 95 % of the time. Made by Spinney.</footer>')
    return page.page(f"{game.title}: what the rules do", f"{played:,} games between bots, in {runs}.", parts)


# Targets.


def targets_part(game: Game[Any], ledgers: list[Ledger]) -> str:
    """Every target of the rules document: measured, met or missed."""
    targets = targets_of(game)
    if not targets:
        return ""
    rows = [row for target in targets for row in target_rows(target, ledgers)]
    head = ["target", "games of", "goal", "measured", "95 %", "verdict"]
    note = "As they stand in the rules document. A verdict is sure when its whole interval lies on one side."
    return page.heading("Balance targets", note) + page.table(head, rows, numbers=2)


def target_rows(target: Target, ledgers: list[Ledger]) -> list[list[str]]:
    found = [(ledger, judge(target, ledger)) for ledger in ledgers]
    rows = [target_row(verdict, ledger) for ledger, verdict in found if verdict is not None]
    if rows:
        return rows
    seats = f"{target.seats}{' or more' if target.more else ''}"
    needs = f"needs {seats} seats, {target.bots} bots"
    return [
        [escape(target.text), needs, escape(target.goal), "", "", '<span class="open">not measured</span>']
    ]


def target_row(verdict: Verdict, ledger: Ledger) -> list[str]:
    one, target = verdict.estimate, verdict.target
    which = f"<br><small>{escape(extreme(verdict))}</small>" if verdict.which else ""
    word = "met" if verdict.met else "missed"
    mark = ("✓ " if verdict.met else "✗ ") + word + ("" if verdict.sure else ", not sure")
    return [
        escape(target.text) + which,
        escape(company(ledger)),
        escape(target.goal),
        value(one.value, target.percent),
        f"{value(one.low, target.percent)} – {value(one.high, target.percent)}",
        f'<span class="{word}">{mark}</span>',
    ]


def extreme(verdict: Verdict) -> str:
    """Which of several is the one that is shown."""
    if verdict.of == 1:
        return verdict.which
    missing = (
        f"{verdict.missed} of {verdict.of} miss it; " if verdict.missed else f"all {verdict.of} meet it; "
    )
    return f"{missing}{'farthest off' if verdict.missed else 'nearest to missing'}: {verdict.which}"


def company(ledger: Ledger) -> str:
    seats = ledger.run.seats
    return f"{count(ledger.games, 'game')}, {seats} × {', '.join(dict.fromkeys(ledger.run.bots))}"


def value(number: float, is_percent: bool) -> str:
    return percent(number) if is_percent else f"{number:.2f}"


# One run.


def run_part(ledger: Ledger, name: str) -> list[str]:
    """The plots of one run."""
    run = ledger.run
    edition = f", edition {run.edition.name}" if run.edition is not None else ""
    cards = [*who_wins(ledger), *how_long(ledger), *points(ledger), *decisions(ledger), *arc(ledger)]
    return [
        page.heading(f"{run.seats} × {', '.join(dict.fromkeys(run.bots))}", f"seed {run.seed}{edition}"),
        page.figures(key_figures(ledger)),
        page.grid([plots.named_apart(one, f"{name}-{at}") for at, one in enumerate(cards)]),
        page.heading("What was done, and how those who did it fared"),
        *[plots.named_apart(one, f"{name}-t{at}") for at, one in enumerate(things(ledger))],
    ]


def key_figures(ledger: Ledger) -> list[tuple[str, str]]:
    summary = ledger.summary
    scores = ledger.sources.whole.mean()
    found = [(f"{ledger.games:,}", "games")]
    found += [
        (short(quantile(numbers, 0.5)), f"{what} in the middle game")
        for what, numbers in summary.lengths.items()
    ]
    found.append((short(scores.value), "points per seat"))
    if ledger.margins.size:
        found.append((short(ledger.margins.mean().value), "points between first and second"))
    if ledger.run.seats > 1:
        found.append((percent(ledger.draws.value), "without a winner"))
    return found


def who_wins(ledger: Ledger) -> list[str]:
    game = game_of(ledger.run)
    seats = [(game.seat_name(at), one.win_rate) for at, one in enumerate(ledger.summary.seats)]
    bots = [(name, ledger.summary.win_rate(name)) for name in ledger.summary.bots]
    cards = []
    if ledger.run.seats > 1:
        note = "Share of the victories, with its interval; dashed is a fair share."
        cards.append(page.card("Who wins, by seat", note, plots.intervals(seats, "win rate, %", ledger.fair)))
    if len(bots) > 1 or ledger.run.seats == 1:
        picture = plots.intervals(bots, "win rate, %", ledger.fair if ledger.run.seats > 1 else None)
        cards.append(page.card("Who wins, by bot", "Share of the victories of each seat it held.", picture))
    return cards


def how_long(ledger: Ledger) -> list[str]:
    cards = []
    for what, numbers in ledger.summary.lengths.items():
        middle = [short(quantile(numbers, share)) for share in (0.05, 0.5, 0.95)]
        note = f"Half of the games have at most {middle[1]}; nine in ten lie from {middle[0]} to {middle[2]}."
        cards.append(page.card(f"Length in {what}", note, plots.histogram({what: numbers}, what)))
    endings = ledger.endings.most_common()
    notes = [percent(number / ledger.games) for _, number in endings]
    rows = [(name, 100.0 * number / ledger.games) for name, number in endings]
    cards.append(
        page.card("How games end", "By the event that ended them.", plots.bars(rows, "% of games", notes))
    )
    return cards


def points(ledger: Ledger) -> list[str]:
    scores = {name: standing.scores for name, standing in ledger.summary.bots.items()}
    whole = sum((standing for standing in scores.values()), Counter[int]())
    one = mean(whole)
    low, high = (short(quantile(whole, share)) for share in (0.05, 0.95))
    note = f"Mean {short(one.value)}; nine in ten from {low} to {high}."
    cards = [page.card("Scores", note, plots.histogram(scores, "points of a seat"))]
    means = [(name, ledger.sources.mean(name).value) for name in ledger.sources.each]
    notes = [percent(ledger.sources.share(name).value) for name, _ in means]
    cards.append(
        page.card(
            "Where points come from", "Points per seat, and their share.", plots.bars(means, "points", notes)
        )
    )
    return cards


def decisions(ledger: Ledger) -> list[str]:
    rows = ledger.options_per_choice()
    per_game = [(word, number / ledger.games) for word, number, _ in rows]
    notes = [f"from {options:.1f} options" for _, _, options in rows]
    total = sum(number for _, number, _ in rows)
    options = sum(number * each for _, number, each in rows) / max(1, total)
    note = f"{total / ledger.games:.0f} choices in a game, from {options:.1f} options on average."
    return [page.card("Choices by kind", note, plots.bars(per_game, "choices in a game", notes))]


def arc(ledger: Ledger) -> list[str]:
    """How scores grow, when the lead changes, and when the winner takes it."""
    if not ledger.arc_games or ledger.run.seats < 2:
        return []
    curves = {
        name: [total / ledger.arc_games for total in totals[:STEPS]]
        for name, totals in zip(("winners", "others"), ledger.arcs, strict=True)
    }
    changes = mean(ledger.lead_changes)
    leads = sum(ledger.lead_taken.values())
    early = sum(games for moment, games in ledger.lead_taken.items() if moment <= 500) / max(1, leads)
    taken: Counter[int] = Counter()
    for moment, games in ledger.lead_taken.items():
        taken[moment // 10] += games
    lead = f"Seen at a few moments of each game: {changes.value:.1f} changes on average."
    return [
        page.card("The arc of a game", "Mean scores.", plots.lines(curves, "% of the game", "points")),
        page.card("How often the lead changes", lead, plots.histogram({"": ledger.lead_changes}, "changes")),
        page.card(
            "When the winner takes the lead for good",
            f"In {percent(early)} of the games in the first half.",
            plots.histogram({"": taken}, "% of the game", 20),
        ),
    ]


def things(ledger: Ledger) -> list[str]:
    """For each kind of fact that names things: how often each was done, and the win rate of those who did."""
    wanted = {target.about.split()[0].strip(",") for target in targets_of(game_of(ledger.run))}
    folds = []
    for column, deeds in ledger.deeds.items():
        rows = [(name, deed) for name, deed in deeds.items() if name and deed.doers >= FEWEST]
        if column in (CHOSE, OPTIONS) or len(rows) < 2:
            continue
        rows = sorted(rows, key=lambda row: -row[1].doers)[:MOST_THINGS]
        rows.sort(key=lambda row: -row[1].win_rate.value)
        total = ledger.games * ledger.run.seats
        shown: list[tuple[str, Estimate]] = [
            (f"{name}  ({percent(deed.doers / total)})", deed.win_rate) for name, deed in rows
        ]
        note = "In brackets the share of seats that did it; the dot is their win rate, dashed a fair one."
        picture = plots.intervals(shown, "win rate, %", ledger.fair if ledger.run.seats > 1 else None)
        folds.append(page.fold(column.replace("_", " "), note, picture, column in wanted))
    return folds
