"""Where the points come from: a line for each source, with its rule."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from spinney.art.svg import Markup
from spinney.engine.table import Table
from spinney.web.rendering.html import EMPTY, div, span, table, tbody, td, th, thead, tr
from spinney.web.rendering.rule_link import rule_link
from spinney.web.rendering.seat_marks import seat_mark
from spinney.web.rendering.viewer import Viewer


def score_sheet(viewer: Viewer) -> Markup:
    """Where the points come from, as far as the viewer may know; all of it once the game is over."""
    now = viewer.table
    if now is None:
        return EMPTY
    return sheet_of(viewer, now, None if now.over else viewer.seat)


def sheet_of(viewer: Viewer, now: Table, eyes: int | None) -> Markup:
    """The score sheet of a table, with the eyes of a seat; of everybody with None."""
    items = tuple((item.name, tuple(item.points), item.rule) for item in viewer.items(now, eyes))
    return drawn_score_sheet(viewer.names, items)


@lru_cache(512)
def drawn_score_sheet(
    names: tuple[str, ...], items: tuple[tuple[str, tuple[int, ...], str], ...], book: str | None = ""
) -> Markup:
    """A score sheet as a table: a line for each source of points, and totals; `book` is as in `rule_link`."""
    seats = range(len(names))
    totals = [sum(points[seat] for _, points, _ in items) for seat in seats]
    heads = [th(seat_mark(seat, 16), span(names[seat]), scope="col") for seat in seats]
    lines = [
        (name, points, rule_link(rule, f"Rule {rule} behind {name}", book)) for name, points, rule in items
    ]
    rows = [
        tr(th(name[:1].upper() + name[1:], scope="row"), points_cells(points), td(why))
        for name, points, why in lines
    ]
    total = tr(th("Total", scope="row"), points_cells(totals), td(EMPTY), class_="total")
    head = tr(th(span("Source", class_="hidden"), scope="col"), *heads, th("Rule", scope="col"))
    return div(table(thead(head), tbody(rows, total), class_="sheet"), class_="scroll", tabindex="0")


def points_cells(points: Iterable[int]) -> list[Markup]:
    """The points of all seats in one line of the score sheet."""
    return [td(str(one)) for one in points]
