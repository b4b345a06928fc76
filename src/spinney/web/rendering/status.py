"""Where a table stands, in a few words: what is asked of me, whom we wait for, or who won."""

from __future__ import annotations

from typing import Final

from spinney.engine.text import many
from spinney.web.rendering.house_rules import limits_now
from spinney.web.rendering.viewer import Viewer
from spinney.web.storage.schema import SeatRow

RESTED: Final = "Nobody was looking, so the table waited for you."


def coming_words(viewer: Viewer) -> str:
    """The second line of the bar: that the table waited, that a limit holds again, what comes next."""
    table = viewer.table
    if table is None or table.over or viewer.waits:
        return ""
    coming = viewer.game.coming(table, viewer.names)
    return " ".join(words for words in (rest_now(viewer), limits_now(viewer), coming) if words)


def rest_now(viewer: Viewer) -> str:
    """While bots play alone: that they waited for somebody to look; else empty."""
    alone = all(seat.bot for seat in viewer.seats)
    return RESTED if alone and viewer.live.rested else ""


def seat_badge(viewer: Viewer, row: SeatRow) -> str:
    """What is said beside a person or bot: that everybody waits for them, or that their turn comes next."""
    if row.seat == viewer.asked:
        return "thinking" if row.bot else "to choose"
    table = viewer.table
    return "next" if table is not None and viewer.game.follows(table) == row.seat else ""


def status_words(viewer: Viewer) -> tuple[str, str]:
    """The words of the status line, and what kind they are of: mine, others, waiting or over."""
    table = viewer.table
    if viewer.live.row.closed and (table is None or not table.over):
        return "This table is closed", "waiting"
    if table is None:
        return waiting_words(viewer), "waiting"
    if table.over:
        return result_words(viewer, viewer.points(table), [int(seat) for seat in table.winners]), "over"
    if viewer.curtain >= 0:
        return f"Pass the screen to {viewer.name(viewer.curtain)}", "mine"
    if viewer.waits:
        return "Confirm your turn, or go back", "mine"
    if viewer.my_turn:
        what = "turn" if viewer.game.turn_of(table) == viewer.seat else "choice"  # on somebody else's turn
        return f"Your {what}, {viewer.name(viewer.seat)}", "mine"
    who = viewer.name(viewer.asked)
    return (f"{who} is thinking" if viewer.seats[viewer.asked].bot else f"Waiting for {who}"), "others"


def waiting_words(viewer: Viewer) -> str:
    """The status of a table that has not begun: who has yet to sit down."""
    missing = [viewer.game.seat_name(seat.seat) for seat in viewer.live.waits_for()]
    return f"Waiting for {' and '.join(missing)} to sit down"


def result_words(viewer: Viewer, points: list[int], winners: list[int]) -> str:
    """The status of a table that is over: who won, by how much."""
    score = " : ".join(str(one) for one in points)
    if not winners:
        return f"A draw, {score}" if len(points) > 1 else f"The game is lost, with {many(points[0], 'point')}"
    if winners == viewer.mine and len(winners) == 1:
        return f"You have won, {score}"
    names = " and ".join(viewer.name(seat) for seat in winners)
    return f"{names} {'win' if len(winners) > 1 else 'wins'}, {score}"
