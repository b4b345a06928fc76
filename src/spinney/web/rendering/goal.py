"""What wins and how near the end is: a sentence and meters, in the line at the top of the table's page."""

from __future__ import annotations

from functools import lru_cache

from spinney.art.svg import Markup
from spinney.engine.goal import Meter
from spinney.engine.nothing import NOBODY
from spinney.web.rendering.html import EMPTY, div, html, li, p, span, ul
from spinney.web.rendering.seat_marks import seat_mark
from spinney.web.rendering.viewer import Viewer


def goal(viewer: Viewer) -> Markup:
    """The goal as the viewer may know it; empty before the game and after it."""
    table = viewer.table
    if table is None or table.over:
        return EMPTY
    found = viewer.game.goal(table, viewer.seat)
    if not found.sentence:
        return EMPTY
    meters = [drawn_meter(*meter_words(viewer, meter)) for meter in found.meters]
    return div(p(found.sentence), ul(meters, class_="meters") if meters else None, class_="goal")


def meter_words(viewer: Viewer, meter: Meter) -> tuple[int, str, str, int, int]:
    """What a meter says: its seat, whose it is in words, what it counts, how far it has come."""
    whose = "" if meter.seat == NOBODY else "you" if meter.seat == viewer.seat else viewer.name(meter.seat)
    return meter.seat, whose, meter.label, meter.value, meter.full


@lru_cache(2048)
def drawn_meter(seat: int, whose: str, label: str, value: int, full: int) -> Markup:
    """One meter of the goal: a bar, and the same in words."""
    words = f"{value} of {full}"
    return li(
        seat_mark(seat, 14) if whose else None,
        span(f"{whose}: {label}" if whose else label),
        html(
            "meter", words, min=0, max=full, value=value, aria_label=f"{whose} {label}".strip(), title=words
        ),
        span(words, class_="of"),
    )
