"""Plots of a report as SVG in the colours of the theme: they turn with day and night, and need no script.

matplotlib draws with the colours of the day; in the SVG each becomes a variable of the page.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from io import StringIO
from typing import Any, Final

from spinney.art.theme import tokens
from spinney.lab.errors import MissingExtra
from spinney.lab.stats import Estimate

INK: Final = "ink"
QUIET: Final = "ink-quiet"
MAIN: Final = "seat-4"
OTHER: Final = "seat-3"
ROW: Final = 0.27  # inches of a line in a plot with one line a thing
NOTE: Final = 0.019  # of the longest bar: the room that a letter of a note takes
DAY: Final = tokens(night=False)
TURNING: Final = ("ink", "ink-quiet", "success", "seat-1", "seat-2", "seat-3", "seat-4", "seat-5")

Rows = Sequence[tuple[str, Estimate]]


def pyplot() -> Any:
    """matplotlib without a screen, set up for our pages; a clear error if it is not installed."""
    try:
        import matplotlib
    except ImportError as error:
        raise MissingExtra("plots need matplotlib: pip install 'spinney[lab]'") from error
    matplotlib.use("Agg")
    import matplotlib.pyplot as plt

    plt.rcParams.update(
        {
            "svg.fonttype": "none",
            "svg.hashsalt": "spinney",
            "font.family": "sans-serif",
            "font.size": 10,
            "text.color": DAY[INK],
            "axes.edgecolor": DAY[QUIET],
            "axes.labelcolor": DAY[QUIET],
            "xtick.color": DAY[QUIET],
            "ytick.color": DAY[INK],
            "axes.spines.top": False,
            "axes.spines.right": False,
            "figure.facecolor": "none",
            "axes.facecolor": "none",
        }
    )
    return plt


def figure_svg(figure: Any) -> str:
    """A plot as SVG for a page: no date, no size of its own, colours by name."""
    text = StringIO()
    figure.savefig(text, format="svg", bbox_inches="tight", pad_inches=0.05, metadata={"Date": None})
    pyplot().close(figure)
    svg = text.getvalue()
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg[svg.index("<svg") :], flags=re.DOTALL)
    for name in TURNING:
        svg = svg.replace(DAY[name], f"var(--{name})")
    return svg.replace("font: 10px 'sans-serif'", "font: 10px system-ui").replace("'sans-serif'", "system-ui")


def named_apart(svg: str, name: str) -> str:
    """The ids of a plot made its own, so that several can stand on one page."""
    for mark in ('id="', "url(#", 'href="#'):
        svg = svg.replace(mark, f"{mark}{name}-")
    return svg


def intervals(rows: Rows, axis: str, mark: float | None = None, percent: bool = True) -> str:
    """A plot of a dot with its interval for each thing, first on top; `mark` is what would be fair."""
    plt = pyplot()
    figure, ax = plt.subplots(figsize=(6.2, 0.75 + ROW * len(rows)))
    unit = 100.0 if percent else 1.0
    for at, (_, one) in enumerate(rows):
        ax.plot([one.low * unit, one.high * unit], [at, at], color=DAY[MAIN], lw=2.2, solid_capstyle="round")
        ax.plot([one.value * unit], [at], "o", color=DAY[MAIN], ms=6)
    if mark is not None:
        ax.axvline(mark * unit, color=DAY[OTHER], lw=1.2, ls=(0, (4, 3)))
    ax.set_yticks(range(len(rows)), [name for name, _ in rows])
    ax.set_ylim(len(rows) - 0.5, -0.5)
    ax.set_xlabel(axis)
    ax.tick_params(length=0)
    return figure_svg(figure)


def bars(rows: Sequence[tuple[str, float]], axis: str, notes: Sequence[str] = ()) -> str:
    """A plot of a bar for each thing, with a note at its end."""
    plt = pyplot()
    figure, ax = plt.subplots(figsize=(6.2, 0.75 + ROW * len(rows)))
    ax.barh(range(len(rows)), [value for _, value in rows], color=DAY[MAIN], height=0.62)
    for at, note in enumerate(notes):
        style = {"textcoords": "offset points", "va": "center", "color": DAY[QUIET], "fontsize": 9}
        ax.annotate(note, (rows[at][1], at), xytext=(5, 0), **style)
    most = max((value for _, value in rows), default=0.0)
    ax.set_xlim(0, most * (1.0 + NOTE * max(map(len, notes), default=0)) or 1.0)
    ax.set_yticks(range(len(rows)), [name for name, _ in rows])
    ax.set_ylim(len(rows) - 0.5, -0.6)
    ax.set_xlabel(axis)
    ax.tick_params(length=0)
    return figure_svg(figure)


def histogram(samples: Mapping[str, Mapping[int, int]], axis: str, bins: int = 30) -> str:
    """A plot of how often each value came up, as a share, one outline for each sample."""
    plt = pyplot()
    figure, ax = plt.subplots(figsize=(6.2, 2.5))
    values = [value for sample in samples.values() for value in sample]
    low, high = min(values), max(values)
    width = max(1, -(-(high - low + 1) // bins))
    edges = [low - 0.5 + step * width for step in range((high - low) // width + 2)]
    hues = [DAY[name] for name in ("seat-4", "seat-3", "seat-2", "seat-1", "seat-5")]
    for at, (name, sample) in enumerate(samples.items()):
        whole = sum(sample.values())
        weights = [100.0 * count / whole for count in sample.values()]
        style = {"color": hues[at % len(hues)], "label": name}
        if len(samples) == 1:
            ax.hist(list(sample), edges, weights=weights, rwidth=0.9, **style)
        else:
            ax.hist(list(sample), edges, weights=weights, histtype="step", lw=2, **style)
    if len(samples) > 1:
        ax.legend(frameon=False, fontsize=9)
    lone = 1.0 if len(edges) == 2 else 0.0  # so that a single value still looks like one
    ax.set_xlim(edges[0] - 0.25 * width - lone, edges[-1] + 0.25 * width + lone)
    ax.locator_params(axis="x", integer=True)
    ax.set_xlabel(axis)
    ax.set_ylabel("% of games")
    ax.tick_params(length=0)
    return figure_svg(figure)


def lines(curves: Mapping[str, Sequence[float]], axis: str, side: str) -> str:
    """A plot of curves over the course of a game, from 0 to 100 %."""
    plt = pyplot()
    figure, ax = plt.subplots(figsize=(6.2, 2.5))
    hues = (DAY[MAIN], DAY[OTHER])
    for at, (name, values) in enumerate(curves.items()):
        places = [100.0 * step / (len(values) - 1) for step in range(len(values))]
        ax.plot(places, values, color=hues[at % 2], lw=2.4, ls=("-", "--")[at % 2], label=name)
    ax.legend(frameon=False, fontsize=9)
    ax.set_xlabel(axis)
    ax.set_ylabel(side)
    ax.tick_params(length=0)
    return figure_svg(figure)
