"""The links that the host hands out; and the question to whoever holds a seat that the host asks for."""

from __future__ import annotations

from spinney.art.svg import Markup
from spinney.web.rendering.html import EMPTY, button, div, h3, input_, label, p, small, span, strong
from spinney.web.rendering.seat_marks import seat_mark
from spinney.web.rendering.viewer import Viewer
from spinney.web.storage.schema import SeatRow
from spinney.web.tables.invitations import seat_invitation, watch_invitation


def links(viewer: Viewer) -> Markup:
    """The links that the host hands out: one for each seat that is not a bot's, and one for spectators."""
    if not viewer.host:
        return EMPTY
    rows = [seat_link(viewer, row) for row in viewer.seats if not row.level]
    token = watch_invitation(viewer.host, viewer.live.name)
    watch = link_to_copy(
        "Spectators", f"/t/{viewer.live.name}/watch/{token}", "Anybody with this link may watch."
    )
    return div(h3("Friends"), *rows, watch, class_="links")


def seat_link(viewer: Viewer, row: SeatRow) -> Markup | None:
    """The host's link to a seat that is free, or who has taken it; nothing for the host's own."""
    name = viewer.live.place(row.seat)
    if row.holder == viewer.live.row.host:
        return None
    holder = (row.name or "your friend") if row.holder else None
    again = button(
        "New link",
        type="button",
        data_reissue=row.seat,
        data_holder=holder,
        data_place=name,
        class_="small faint",
    )
    if row.holder:
        asked = f"{row.name or 'Your friend'} was asked to give it up. " if row.next_invite else ""
        words = f" {name} is taken by {row.name or 'a friend'}. {asked}"
        return p(seat_mark(row.seat, 16), words, again)
    token = seat_invitation(viewer.host, viewer.live.name, row.seat, row.generation)
    words = "One person can sit down with it; after that it no longer works."
    return div(link_to_copy(f"Link for {name}", f"/join/{token}", words), again, class_="seat-link")


def link_to_copy(what: str, path: str, words: str) -> Markup:
    """A link to hand out, which one click copies. The page's script puts the server's address before it."""
    return div(
        label(what, input_(type="text", readonly=True, value=path, data_link=path, aria_describedby=None)),
        button("Copy", type="button", data_copy=path, class_="small"),
        small(words),
        class_="share",
    )


def handover(viewer: Viewer) -> Markup:
    """The question to those who sit here, for each seat of theirs that the host asks for."""
    asked = [row for row in viewer.seats if row.seat in viewer.mine and row.next_invite]
    return div(*[question(viewer, row) for row in asked], class_="banner") if asked else EMPTY


def question(viewer: Viewer, row: SeatRow) -> Markup:
    """Whether somebody gives up a seat, and what that means."""
    place = viewer.live.place(row.seat)
    return div(
        p(
            strong(f"The host asks you to give up {place}. "),
            "Somebody else would play on in your place, and you could not come back by yourself. ",
            "Nothing changes unless you say yes.",
        ),
        span(
            button("No, I stay", type="button", data_giveup=row.seat, data_yes="", class_="small main"),
            button("Yes, I give it up", type="button", data_giveup=row.seat, data_yes="yes", class_="small"),
            class_="tools",
        ),
    )
