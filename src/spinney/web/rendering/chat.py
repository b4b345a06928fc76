"""What people say to each other at a table."""

from __future__ import annotations

from functools import lru_cache

from spinney.art.svg import Markup
from spinney.web.rendering.html import li, p, span
from spinney.web.rendering.seat_marks import seat_mark
from spinney.web.rendering.viewer import Viewer


def chat(viewer: Viewer) -> Markup | list[str]:
    """The chat at a table, as a part of its page."""
    if not viewer.live.words:
        return p("Nobody has said anything yet.", class_="quiet")
    said = [drawn_chat_line(word.seat, word.name, word.text) for word in viewer.live.words]
    return ["<ol class='plain'>", *said, "</ol>"]


@lru_cache(1024)
def drawn_chat_line(seat: int, name: str, words: str) -> Markup:
    """One line of the chat, with the mark of whoever said it; or a notice that nobody said."""
    if seat < 0:
        return li(span(words), class_="said notice")
    return li(
        seat_mark(seat, 14),
        span(f"{name}: ", class_="speaker"),
        span(words),
        class_="said",
    )
