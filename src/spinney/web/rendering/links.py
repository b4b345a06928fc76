"""The links that the host hands out: one for each seat that a friend may take, one for spectators."""

from __future__ import annotations

from spinney.art.svg import Markup
from spinney.web.rendering.html import EMPTY, button, div, h3, input_, label, p, small
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
    again = button("New link", type="button", data_reissue=row.seat, class_="small faint")
    if row.holder:
        return p(seat_mark(row.seat, 16), f" {name} is taken by {row.name or 'a friend'}. ", again)
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
