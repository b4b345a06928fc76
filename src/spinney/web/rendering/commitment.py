"""What was promised about the dice before play, and what each person added."""

from __future__ import annotations

from spinney.art.svg import Markup
from spinney.web.rendering.html import div, html, li, ol, p
from spinney.web.rendering.seat_marks import seat_mark
from spinney.web.rendering.viewer import Viewer


def commitment(viewer: Viewer) -> Markup:
    """What was published before play, and what each person added."""
    parts = [
        li(
            seat_mark(row.seat, 14),
            f" {viewer.live.place(row.seat)} added ",
            html("code", shortened(row.entropy)),
        )
        for row in viewer.seats
        if row.entropy
    ]
    return div(
        p("The dice follow from a secret with this commitment, and from what each person added:"),
        html("code", viewer.live.commitment, class_="long"),
        ol(parts, class_="plain"),
    )


def shortened(text: str) -> str:
    """The beginning of what somebody added to the dice, as much as fits on the page."""
    return f"{text[:16]}…" if len(text) > 16 else text
