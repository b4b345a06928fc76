"""How a tie on points was broken: what the game compares then, one thing after another."""

from __future__ import annotations

from collections.abc import Sequence

from spinney.art.svg import Markup
from spinney.engine.table import Table
from spinney.web.rendering.html import EMPTY, div, li, p, ul
from spinney.web.rendering.rule_link import rule_link

Item = tuple[str, list[int], str]  # name, points of each seat, rule


def ties(table: Table, names: Sequence[str], drawer: bool = True) -> Markup:
    """How a tie was broken: who was level, and what was compared then; nothing where points decided."""
    game = table.game
    if not table.over or not table.winners:
        return EMPTY
    compared = [(item.name, item.points, item.rule) for item in game.tie_break(table)]
    return drawn_ties(names, table.scores, compared, "" if drawer else game.key)


def drawn_ties(names: Sequence[str], scores: list[int], compared: list[Item], book: str | None) -> Markup:
    """How a tie was broken, from names, scores and what was compared; `book` is as in `rule_link`."""
    level = [seat for seat in range(len(scores)) if scores[seat] == max(scores)]
    if len(level) < 2 or not compared:
        return EMPTY
    tied = " and ".join(names[seat] for seat in level)
    rows = []
    for item in compared:
        rows.append(compared_item(names, item, level, book))
        most = max(item[1][seat] for seat in level)
        level = [seat for seat in level if item[1][seat] == most]
        if len(level) == 1:
            break
    end = " and ".join(names[seat] for seat in level)
    words = (
        f"{end} is ahead and wins." if len(level) == 1 else f"{end} are still level and share the victory."
    )
    return div(
        p(f"{tied} are level on {max(scores)} points. Then these count, in this order:"),
        ul(rows),
        p(words),
        class_="tie",
    )


def compared_item(names: Sequence[str], item: Item, level: list[int], book: str | None) -> Markup:
    """One thing that was compared to break a tie, and how much of it each seat has."""
    name, points, rule = item
    counted = ", ".join(f"{names[seat]} has {points[seat]}" for seat in level)
    return li(f"{name}: {counted} ", rule_link(rule, book=book))
