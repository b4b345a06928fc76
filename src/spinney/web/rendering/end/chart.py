"""The points over the course of a game: a line for each seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spinney.art.svg import Markup, element, g, number, path, text, title
from spinney.web.rendering.html import html

WIDTH: Final = 640
HEIGHT: Final = 180
LEFT: Final = 34
FOOT: Final = 24


def chart(rows: list[list[int]], names: Sequence[str]) -> Markup:
    """The points of every seat at every moment, as steps rather than slopes: points come at moments."""
    low = min(0, min(min(row) for row in rows))
    high = max(1, max(max(row) for row in rows))
    seats = range(len(rows[0]))
    ended = ", ".join(f"{names[seat]} {rows[-1][seat]}" for seat in seats)
    return element(
        "svg",
        title(f"Points over the game; at the end {ended}", id="chart-title"),
        chart_grid(low, high, len(rows) - 1),
        [points_course(rows, seat, low, high) for seat in seats],
        path(d="", id="chart-now", class_="s-glow thin"),
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        role="img",
        aria_labelledby="chart-title",
        class_="chart",
        data_left=LEFT,
        data_width=WIDTH,
        data_height=HEIGHT - FOOT,
    )


def chart_grid(low: int, high: int, last: int) -> Markup:
    """The lines and numbers behind the chart, and what its ends stand for."""
    marks = sorted({low, high, (low + high) // 2})
    lines = []
    for value in marks:
        y = chart_height(value, low, high)
        lines.append(path(d=f"M{LEFT} {number(y)}H{WIDTH - 8}", class_="s-line-soft thin grid"))
        lines.append(text(str(value), x=LEFT - 6, y=y + 4, class_="f-ink-quiet end"))
    foot = HEIGHT - 6
    lines.append(text("start", x=LEFT, y=foot, class_="f-ink-quiet"))
    lines.append(text(f"{last} answers", x=WIDTH - 8, y=foot, class_="f-ink-quiet end"))
    return g(lines)


def points_course(rows: list[list[int]], seat: int, low: int, high: int) -> Markup:
    """A seat's points in the chart as steps, a little apart from the others where they are level."""
    step = (WIDTH - LEFT - 8) / max(1, len(rows) - 1)
    shift = 2.5 * seat
    way = f"M{LEFT} {number(chart_height(rows[0][seat], low, high) - shift)}"
    for at, row in enumerate(rows):
        way += f"H{number(LEFT + at * step)}"
        if at and row[seat] != rows[at - 1][seat]:
            way += f"V{number(chart_height(row[seat], low, high) - shift)}"
    dash = (None, "9 4", "3 4", "12 4 3 4", "2 2", "6 2")[seat % 6]
    return path(d=way, class_=f"s-seat-{seat % 6 + 1} none line", stroke_dasharray=dash)


def chart_height(value: int, low: int, high: int) -> float:
    """How far down in the chart so many points are."""
    return 12 + (HEIGHT - FOOT - 20) * (high - value) / (high - low)


def replay_chart(points: list[list[int]], names: list[str]) -> Markup:
    """The chart of points over a replayed game, in a figure with its caption."""
    return html("figure", chart(points, names), html("figcaption", "Points over the game", class_="quiet"))
