"""The line at the top of a table: what is asked of me, whom we wait for, or who won."""

from __future__ import annotations

from functools import lru_cache

from spinney.art.svg import Markup
from spinney.engine.text import many
from spinney.web.rendering.house_rules import limits_now
from spinney.web.rendering.html import div, small, strong
from spinney.web.rendering.seat_marks import seat_mark
from spinney.web.rendering.viewer import Viewer


def status(viewer: Viewer) -> Markup:
    """The status line at the top: what is asked of me, whom the table waits for, or who won."""
    return drawn_status(*status_words(viewer), coming_words(viewer), viewer.asked)


@lru_cache(2048)
def drawn_status(text: str, kind: str, coming: str, asked: int) -> Markup:
    """The status line from its words, how it looks, what comes next, and the seat that is asked."""
    return div(
        seat_mark(asked, 22) if asked >= 0 else None,
        div(strong(text), small(coming, class_="coming") if coming else None),
        class_=f"status {kind}".strip(),
    )


def coming_words(viewer: Viewer) -> str:
    """The second half of the status line: what comes next, and whether a limit that was off holds again."""
    table = viewer.table
    if table is None or table.over or viewer.waits:
        return ""
    return " ".join(words for words in (limits_now(viewer), viewer.game.coming(table)) if words)


def status_words(viewer: Viewer) -> tuple[str, str]:
    """The words of the status line, and what kind they are of: mine, others, waiting or over."""
    table = viewer.table
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
        return f"Your {what}, {viewer.game.seat_name(viewer.seat)}", "mine"
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
    names = " and ".join(viewer.live.place(seat) for seat in winners)
    return f"{names} {'win' if len(winners) > 1 else 'wins'}, {score}"
