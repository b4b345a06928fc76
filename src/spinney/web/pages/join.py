"""Sitting down by a link: the page that an invitation leads to."""

from __future__ import annotations

from starlette.responses import HTMLResponse

from spinney.web.pages.frame import plain_page
from spinney.web.rendering.house_rules import house_rules
from spinney.web.rendering.html import (
    button,
    div,
    form,
    h1,
    input_,
    label,
    p,
)
from spinney.web.rendering.seat_marks import seat_mark
from spinney.web.tables.live_table import LiveTable
from spinney.web.user_text import LONGEST


def join_page(live: LiveTable, seat: int, link: str, proof: str) -> HTMLResponse:
    """The page that an invitation leads to: a seat is taken by a button, never by merely opening a link."""
    who = live.game.seat_name(seat)
    return plain_page(
        f"Sit down: {live.game.title}",
        h1(f"A seat for you: {who}"),
        p(f"You were invited to a table of {live.game.title}. {live.game.pitch}"),
        house_rules(live.row),
        form(
            input_(type="hidden", name="proof", value=proof),
            label("Your name ", input_(name="name", maxlength=LONGEST, autocomplete="nickname")),
            div(
                button(seat_mark(seat, 18), f" Sit down as {who}", type="submit", class_="main"),
                class_="tools",
            ),
            method="post",
            action=f"/join/{link}",
            class_="setup",
        ),
        p("Nobody else can use this link after you.", class_="quiet"),
    )
