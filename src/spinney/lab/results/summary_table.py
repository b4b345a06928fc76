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
    """Who won how often, from which seat, with which scores, after how long."""
    seats = [game_of(summary.run).seat_name(seat) for seat in range(summary.run.seats)]
    return Group(
        Text(title(summary), style="bold"),
        victories("bot", summary.bots.items(), summary),
        victories("seat", [*zip(seats, summary.seats, strict=True), *whoever_began(summary)]),
        scores(summary),
        *(Text(line) for line in [*lengths(summary), draws(summary), *effort(summary.effort)]),
    )


def title(summary: Summary) -> str:
    run = summary.run
    edition = f" (edition {run.edition.name})" if run.edition is not None else ""
    return f"{run.game}{edition}: {count(summary.games, 'game')} of {', '.join(run.bots)}, seed {run.seed}"


def victories(what: str, standings: Iterable[tuple[str, Standing]], summary: Summary | None = None) -> Table:
    """A line for each bot or seat; shared victories have a column only where there are some."""
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
    """The first place in turn order, whichever seat had it; alone at a table nobody else could begin."""
    return [] if summary.began is None else [(BEGAN, summary.began)]


def scores(summary: Summary) -> Table:
    table = new_table("score of", "mean", "95 %", "median", "5-95 %")
    for name, one in summary.bots.items():
        spread = f"{short(one.score_at(0.05))} - {short(one.score_at(0.95))}"
        table.add_row(
            name, cents(one.mean_score.value), interval(one.mean_score), short(one.score_at(0.5)), spread
        )
    return table


def lengths(summary: Summary) -> Iterable[str]:
    for what in summary.lengths:
        low, middle, high = (short(summary.length_at(share, what)) for share in (0.05, 0.5, 0.95))
        yield f"{what.capitalize()} in a game: {middle} (median), {low} to {high} (5-95 %)."


def draws(summary: Summary) -> str:
    share = summary.draws / summary.games if summary.games else 0.0
    return f"Draws: {summary.draws} ({percent(share)})."


def effort(effort: Effort) -> Iterable[str]:
    if effort.games:
        how = f"{effort.games_per_second:.1f} games/s, {effort.choices_per_second:,.0f} decisions/s"
        where = count(effort.jobs, "process", "processes")
        yield f"Played {count(effort.games, 'game')} in {effort.seconds:.1f} s by {where}: {how}."


def new_table(first: str, *numbers: str) -> Table:
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column(first)
    for name in numbers:
        table.add_column(name, justify="right")
    return table
