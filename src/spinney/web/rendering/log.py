"""What has happened: the lines of the log, and the latest moment for those who listen."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from spinney.art.svg import Markup
from spinney.engine.events import Event
from spinney.engine.faces.names import Names
from spinney.engine.game import Game
from spinney.web.rendering.html import EMPTY, button, li, p, span
from spinney.web.rendering.seat_marks import seat_mark
from spinney.web.rendering.viewer import Viewer

LINES: Final = 100  # of the log on the page, at least; the replay has them all
STEP: Final = 40  # lines that leave it together

Line = tuple[str, int, int, bool]


def log(viewer: Viewer) -> list[str]:
    """The latest lines of the log, newest last. What was done to me stands out; a click looks back."""
    now = viewer.table
    if now is None:
        return [str(p("Nothing has happened yet.", class_="quiet"))]
    events = now.log or []
    told = viewer.live.log_lines_for(viewer.seat)
    known = len(told.events)
    back = known > len(events) or (known and events[known - 1] is not told.events[-1])
    if back or told.names != viewer.names:  # something was taken back, or somebody has another name
        told.events, told.lines, told.names, known = [], [], viewer.names, 0
    new = log_lines(viewer.game, events[known:], viewer.seat, viewer.names)
    told.lines += [drawn_log_line(*line) for line in new]
    told.events = events
    first = max(0, len(told.lines) - LINES) // STEP * STEP
    return ["<ol class='lines'>", *told.lines[first:], "</ol>"]


def log_lines(game: Game[Any], events: list[Event], seat: int, names: Names | None = None) -> list[Line]:
    """The log as a seat is told it: words, after how many answers, whose mark, whether it was done to me."""
    found: list[Line] = []
    for event in events:
        words = game.words_for(event, seat, names) if event.is_for(seat) else ""
        if words:
            mine = seat >= 0 and game.concerns(event, seat)
            found.append((words, int(event.number), game.doer(event), mine))
    return found


@lru_cache(1024)
def drawn_log_line(words: str, answers: int, seat: int, mine: bool) -> str:
    """A line of the log, with the mark of its doer; a click on it looks back."""
    line = li(
        button(
            seat_mark(seat, 14) if seat >= 0 else None,
            span("To you: ", class_="hidden") if mine else None,
            span(words),
            type="button",
            data_look=answers,
            title="Look back at this moment",
        ),
        class_="line to-me" if mine else "line",
    )
    return str(line)


def news(viewer: Viewer) -> Markup:
    """The latest lines of the log as plain words, read aloud to those who listen."""
    now = viewer.table
    if now is None or not now.log:
        return EMPTY
    latest = [event for event in now.log[-20:] if event.number == now.number and event.is_for(viewer.seat)]
    told = [words for event in latest if (words := viewer.game.words_for(event, viewer.seat, viewer.names))]
    turn = "It is your turn." if viewer.my_turn else ""
    return span(" ".join([*told[-6:], turn]).strip())
