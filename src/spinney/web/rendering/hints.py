"""What an Elder would do, and how it rates the other options."""

from __future__ import annotations

from typing import Final

from spinney.art.svg import Markup
from spinney.engine.faces.names import Names
from spinney.engine.table import Table
from spinney.web.bots.worker import Thought
from spinney.web.rendering.html import div, h3, html, li, ol, p, small, span

SHOWN: Final = 5


def hints(table: Table, thought: Thought, names: Names) -> Markup:
    """What an Elder advises, the best options first; a bar shows the chance to win that each gives."""
    known = [one for one in thought.advice if one[0] in table.options]
    rest = len(known) - SHOWN
    return div(
        h3("An Elder would"),
        p("The bar is the chance to win that it gives an option.", class_="quiet"),
        ol([drawn_hint(table, names, *one) for one in known[:SHOWN]], class_="hints"),
        p(rated_lower(rest), class_="quiet") if rest > 0 else None,
    )


def rated_lower(rest: int) -> str:
    """That the options which the hints leave out were rated lower."""
    if rest == 1:
        return "The other option was rated lower."
    return f"The other {rest} options were rated lower."


def drawn_hint(
    table: Table, names: Names, action: int, visits: int, value: float, line: list[tuple[int, str]]
) -> Markup:
    """One option among the hints: its chance to win, how often it was tried, and what may follow."""
    game = table.game
    then = "; then ".join(f"{names[seat]}: {words}" for seat, words in line)
    share = f"{value:.0%}" if visits else "?"
    return li(
        span(game.label(table, action, names), class_="words", data_hint=action),
        html("meter", share, min=0, max=100, value=round(100 * value), aria_label=f"chance to win: {share}"),
        span(share, class_="promises"),
        small(f"tried {visits:,} time{'s' * (visits != 1)}" + (f". Perhaps then {then}" if then else "")),
    )
