"""The balance targets of a game in a report: a table of what was measured, and whether each target is met."""

from __future__ import annotations

from html import escape
from typing import Any

from spinney.engine.game import Game
from spinney.lab.formats import count, percent
from spinney.lab.report import page
from spinney.lab.report.measurements import Measurements
from spinney.lab.report.targets import Target, Verdict, judge, targets_of


def targets_part(game: Game[Any], runs: list[Measurements]) -> str:
    """The table of every target of the rules document: measured, met or missed."""
    targets = targets_of(game)
    if not targets:
        return ""
    rows = [row for target in targets for row in target_rows(target, runs)]
    head = ["target", "games of", "goal", "measured", "95 %", "verdict"]
    note = "As they stand in the rules document. A verdict is sure when its whole interval lies on one side."
    return page.heading("Balance targets", note) + page.table(head, rows, numbers=2)


def target_rows(target: Target, runs: list[Measurements]) -> list[list[str]]:
    """The lines of the table for one target: one for each run that can tell, or what it would need."""
    found = [(measured, judge(target, measured)) for measured in runs]
    rows = [target_row(verdict, measured) for measured, verdict in found if verdict is not None]
    if rows:
        return rows
    seats = f"{target.seats}{' or more' if target.more else ''}"
    needs = f"needs {seats} seats, {target.bots} bots"
    return [
        [escape(target.text), needs, escape(target.goal), "", "", '<span class="open">not measured</span>']
    ]


def target_row(verdict: Verdict, measured: Measurements) -> list[str]:
    """A line of the table: a target, as one run measured it, with its verdict."""
    one, target = verdict.estimate, verdict.target
    which = f"<br><small>{escape(farthest_off(verdict))}</small>" if verdict.which else ""
    word = "met" if verdict.met else "missed"
    mark = ("✓ " if verdict.met else "✗ ") + word + ("" if verdict.sure else ", not sure")
    return [
        escape(target.text) + which,
        escape(games_measured(measured)),
        escape(target.goal),
        measured_value(one.value, target.percent),
        f"{measured_value(one.low, target.percent)} – {measured_value(one.high, target.percent)}",
        f'<span class="{word}">{mark}</span>',
    ]


def farthest_off(verdict: Verdict) -> str:
    """Which of several things a target's line shows: what misses by most, or comes nearest to missing."""
    if verdict.of == 1:
        return verdict.which
    missing = (
        f"{verdict.missed} of {verdict.of} miss it; " if verdict.missed else f"all {verdict.of} meet it; "
    )
    return f"{missing}{'farthest off' if verdict.missed else 'nearest to missing'}: {verdict.which}"


def games_measured(measured: Measurements) -> str:
    """In which games a target was measured: how many, with how many seats, of which bots."""
    seats = measured.run.seats
    return f"{count(measured.games, 'game')}, {seats} × {', '.join(dict.fromkeys(measured.run.bots))}"


def measured_value(number: float, is_percent: bool) -> str:
    """A measured value of a target as people read it."""
    return percent(number) if is_percent else f"{number:.2f}"
