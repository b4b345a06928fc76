"""Law 10, the checks: the score sheet adds up, and the winners are seats of the table."""

from __future__ import annotations

from spinney.engine.score import ScoreItem
from spinney.engine.table import Table
from spinney.lawbook.cases import Case
from spinney.lawbook.play import Play, walk, watchers


def check_sheet(table: Table) -> None:
    """Law 10  All items of the full score sheet add up to the scores, and each cites a rule."""
    sheet = table.game.score_sheet(table)
    for item in sheet:
        check_item(item, table)
    totals = [sum(item.points[seat] for item in sheet) for seat in range(table.seats)]
    assert totals == table.scores, f"the sheet does not add up: {totals}, not {table.scores}"


def check_sheets_of_seats(table: Table) -> None:
    """Law 10  What a seat may know of the score sheet has the same lines for as many seats."""
    for seat in watchers(table):
        for item in table.game.score_sheet(table, seat):
            check_item(item, table)


def check_item(item: ScoreItem, table: Table) -> None:
    """Law 10  A line of a score sheet cites a rule and has points for every seat."""
    assert item.rule in table.game.rulebook().rules, f"{item.name}: no rule {item.rule}"
    assert len(item.points) == table.seats, (
        f"{item.name}: points for {len(item.points)} of {table.seats} seats"
    )


def check_winners(table: Table) -> None:
    """Law 10  Winners are seats, each once, and there are none before the end."""
    assert set(table.winners) <= set(range(table.seats)), f"winners that are no seats: {table.winners}"
    assert len(set(table.winners)) == len(table.winners), f"a winner named twice: {table.winners}"
    assert table.over or not table.winners, f"winners before the end: {table.winners}"


def check_tie_break(table: Table) -> None:
    """Where a game says what breaks ties, whoever won is ahead in points or, step by step, in that."""
    ties = table.game.tie_break(table)
    for item in ties:
        check_item(item, table)
    if table.over and ties and table.winners and table.seats > 1:
        marks = [[table.scores[seat], *[item.points[seat] for item in ties]] for seat in range(table.seats)]
        best = [seat for seat, mark in enumerate(marks) if mark == max(marks)]
        assert sorted(table.winners) == best, f"{table.winners} have won, but ahead are {best}: {marks}"


def check_scores(case: Case, play: Play) -> None:
    """Law 10  At every choice the score sheet adds up and names the right winners."""
    for table in walk(case, play, log=False):
        check_sheet(table)
        check_sheets_of_seats(table)
        check_winners(table)
        check_tie_break(table)
