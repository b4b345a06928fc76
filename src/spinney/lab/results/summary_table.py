"""A summary as tables for a terminal."""

from __future__ import annotations

from collections.abc import Iterable

from rich.box import SIMPLE_HEAD
from rich.console import Group
from rich.table import Table
from rich.text import Text

from spinney.lab.formats import cents, count, interval, percent, percents, short
from spinney.lab.results.beginner import BEGAN
from spinney.lab.results.summary import Effort, Standing, Summary
from spinney.lab.simulation.run import game_of


def summary_tables(summary: Summary) -> Group:
    """A summary for a terminal: who won how often, from which seat, with which scores, after how long."""
    seats = [game_of(summary.run).seat_name(seat) for seat in range(summary.run.seats)]
    return Group(
        Text(summary_title(summary), style="bold"),
        victory_table("bot", summary.bots.items(), summary),
        victory_table("seat", [*zip(seats, summary.seats, strict=True), *whoever_began(summary)]),
        score_table(summary),
        *(
            Text(line)
            for line in [*length_lines(summary), draws_line(summary), *effort_lines(summary.effort)]
        ),
    )


def summary_title(summary: Summary) -> str:
    """The title of a summary's tables: the game, how many, the bots and the seed."""
    run = summary.run
    edition = f" (edition {run.edition.name})" if run.edition is not None else ""
    return f"{run.game}{edition}: {count(summary.games, 'game')} of {', '.join(run.bots)}, seed {run.seed}"


def victory_table(
    what: str, standings: Iterable[tuple[str, Standing]], summary: Summary | None = None
) -> Table:
    """Victories in a summary: a line for each bot or seat; a column for shared ones if there are any."""
    rows = list(standings)
    sharing = any(one.shared for _, one in rows)
    table = new_table(
        what, "games", "won", *(["shared"] if sharing else []), "drawn", "lost", "win rate", "95 %"
    )
    for name, one in rows:
        shared = [str(one.shared)] if sharing else []
        numbers = [str(one.games), str(one.wins), *shared, str(one.draws), str(one.losses)]
        rate = summary.win_rate(name) if summary is not None else one.win_rate
        table.add_row(name, *numbers, percent(rate.value), percents(rate))
    return table


def whoever_began(summary: Summary) -> list[tuple[str, Standing]]:
    """A summary's line about the first place in turn order; none if nobody else could begin."""
    return [] if summary.began is None else [(BEGAN, summary.began)]


def score_table(summary: Summary) -> Table:
    """The scores of each bot in a summary: mean, interval and spread."""
    table = new_table("score of", "mean", "95 %", "median", "5-95 %")
    for name, one in summary.bots.items():
        spread = f"{short(one.score_at(0.05))} - {short(one.score_at(0.95))}"
        table.add_row(
            name, cents(one.mean_score.value), interval(one.mean_score), short(one.score_at(0.5)), spread
        )
    return table


def length_lines(summary: Summary) -> Iterable[str]:
    """How long the games of a summary were, in choices, turns and rounds."""
    for what in summary.lengths:
        low, middle, high = (short(summary.length_at(share, what)) for share in (0.05, 0.5, 0.95))
        yield f"{what.capitalize()} in a game: {middle} (median), {low} to {high} (5-95 %)."


def draws_line(summary: Summary) -> str:
    """How many games of a summary had no winner."""
    share = summary.draws / summary.games if summary.games else 0.0
    return f"Draws: {summary.draws} ({percent(share)})."


def effort_lines(effort: Effort) -> Iterable[str]:
    """The line below a summary's tables: how many games were played just now, and how fast."""
    if effort.games:
        how = f"{effort.games_per_second:.1f} games/s, {effort.choices_per_second:,.0f} decisions/s"
        where = count(effort.jobs, "process", "processes")
        yield f"Played {count(effort.games, 'game')} in {effort.seconds:.1f} s by {where}: {how}."


def new_table(first: str, *numbers: str) -> Table:
    """An empty table of a summary, with its numbers set to the right."""
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column(first)
    for name in numbers:
        table.add_column(name, justify="right")
    return table
