"""What wins and how near the end is: a sentence and meters, in the line at the top of the table's page."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from spinney.art.svg import Markup
from spinney.engine.faces.goal import Meter
from spinney.engine.nothing import NOBODY
from spinney.web.rendering.html import EMPTY, button, div, html, li, p, span, ul
from spinney.web.rendering.people import standing
from spinney.web.rendering.seat_marks import seat_mark
from spinney.web.rendering.tool_icons import tool_icon
from spinney.web.rendering.viewer import Viewer

WHOLE: Final = "goal-whole"  # the sentence, where the line at the top has too little room for it

MeterWords = tuple[int, str, str, int, int, str]


def goal(viewer: Viewer) -> Markup:
    """The goal as the viewer may know it; empty before the game and after it."""
    table = viewer.table
    if table is None or table.over or not viewer.game.says_goal:
        return EMPTY
    found = viewer.game.goal_in(viewer.view)
    if not found.sentence:
        return EMPTY
    meters = tuple([meter_words(viewer, meter) for meter in found.meters])
    return drawn_goal(found.sentence, meters, lead_words(viewer))


@lru_cache(1024)
def drawn_goal(sentence: str, found: tuple[MeterWords, ...], lead: str) -> Markup:
    """The goal, from what it says."""
    meters = [drawn_meter(*one) for one in found]
    inside = [*meters, *([li(lead, class_="ahead")] if lead else [])]
    read = span("Read the whole goal", class_="hidden")
    whole = button(tool_icon("open"), read, type="button", class_="whole", popovertarget=WHOLE)
    return div(
        p(sentence, title=sentence),
        ul(inside, class_="meters", tabindex="0") if inside else None,
        whole,
        div(sentence, id=WHOLE, popover="auto", class_="goal-whole"),
        class_="goal",
    )


def lead_words(viewer: Viewer) -> str:
    """Who is ahead, as far as the viewer may know; empty where points are no plain numbers or all alike."""
    shown = standing(viewer)[0]
    if len(shown) < 2 or not all(points.isdecimal() for points in shown):
        return ""
    points = [int(one) for one in shown]
    best = max(points)
    if not viewer.watches:
        mine = points.pop(viewer.seat)
        behind = mine - max(points)
        return (
            f"you lead by {behind}"
            if behind > 0
            else f"you trail by {-behind}"
            if behind
            else "you share the lead"
        )
    ahead = [viewer.name(seat) for seat, one in enumerate(points) if one == best]
    return f"{ahead[0]} leads with {best}" if len(ahead) == 1 else ""


def meter_words(viewer: Viewer, meter: Meter) -> MeterWords:
    """What a meter says: its seat, whose it is in words, what it counts, how far it has come, the rest."""
    whose = "" if meter.seat == NOBODY else "you" if meter.seat == viewer.seat else viewer.name(meter.seat)
    return meter.seat, whose, meter.label, meter.value, meter.full, meter.about


@lru_cache(512)
def drawn_meter(seat: int, whose: str, label: str, value: int, full: int, about: str) -> Markup:
    """One meter of the goal: a bar, and the same in words."""
    words = f"{value} of {full}"
    whole = f"{about}, {words}" if about else words
    return li(
        seat_mark(seat, 14) if whose else None,
        span(span(whose, class_="whose", title=whose), f": {label}") if whose else span(label),
        html(
            "meter", words, min=0, max=full, value=value, aria_label=f"{whose} {label}".strip(), title=whole
        ),
        span(words, class_="of"),
        title=whole if about else None,
    )
