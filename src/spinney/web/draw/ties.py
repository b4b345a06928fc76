"""How it was decided where points are level: what the game compares then, one thing after another."""

from __future__ import annotations

from spinney.art.svg import Markup
from spinney.engine.score import ScoreItem
from spinney.engine.table import Table
from spinney.web.html import EMPTY, a, button, div, li, p, ul


def ties(table: Table, drawer: bool = True) -> Markup:
    """Who was level, and what was compared until somebody was ahead; nothing where points decided.

    Rules open in the drawer of the table's page; other pages lead to the rules.
    """
    game, scores = table.game, table.scores
    level = [seat for seat in range(table.seats) if scores[seat] == max(scores)]
    compared = game.tie_break(table)
    if not table.over or not table.winners or len(level) < 2 or not compared:
        return EMPTY
    names = " and ".join(game.seat_name(seat) for seat in level)
    rows = []
    for item in compared:
        rows.append(row(table, item, level, drawer))
        most = max(item.points[seat] for seat in level)
        level = [seat for seat in level if item.points[seat] == most]
        if len(level) == 1:
            break
    end = " and ".join(game.seat_name(seat) for seat in level)
    words = (
        f"{end} is ahead and wins." if len(level) == 1 else f"{end} are still level and share the victory."
    )
    return div(
        p(f"{names} are level on {max(scores)} points. Then counts:"), ul(rows), p(words), class_="tie"
    )


def row(table: Table, item: ScoreItem, level: list[int], drawer: bool) -> Markup:
    counted = ", ".join(f"{table.game.seat_name(seat)} has {item.points[seat]}" for seat in level)
    rule = button(item.rule, type="button", class_="why", data_rule=item.rule)
    if not drawer:
        rule = a(item.rule, href=f"/rules/{table.game.key}#rule-{item.rule}", class_="why")
    return li(f"{item.name}: {counted} ", rule)
