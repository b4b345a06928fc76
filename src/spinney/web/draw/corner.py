"""The table's own corner: links for friends, settings, what was promised about the dice; and the chat."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from spinney.art.svg import Markup
from spinney.web.draw.board import mark
from spinney.web.draw.scene import Scene
from spinney.web.html import (
    EMPTY,
    button,
    div,
    h3,
    html,
    input_,
    label,
    li,
    ol,
    option,
    p,
    select,
    small,
    span,
)
from spinney.web.schema import SeatRow
from spinney.web.tokens import link_token

SPEEDS: Final = ("at once", "brisk", "easy to follow")


def links(scene: Scene) -> Markup:
    """For the host: a link for each seat that is not a bot's, and one for spectators."""
    if not scene.host:
        return EMPTY
    rows = [seat_link(scene, row) for row in scene.seats if not row.level]
    token = link_token(scene.host, f"watch {scene.room.name}")
    watch = shared("Spectators", f"/t/{scene.room.name}/watch/{token}", "Anybody with this link may watch.")
    return div(h3("Friends"), *rows, watch, class_="links")


def seat_link(scene: Scene, row: SeatRow) -> Markup | None:
    name = scene.game.seat_name(row.seat)
    if row.holder == scene.room.row.host:
        return None
    again = button("New link", type="button", data_reissue=row.seat, class_="small faint")
    if row.holder:
        return p(mark(row.seat, 16), f" {name} is taken by {row.name or 'a friend'}. ", again)
    token = link_token(scene.host, invite_words(scene.room.name, row.seat, row.generation))
    words = "One person sits down with it; after that it is spent."
    return div(shared(f"Seat for {name}", f"/join/{token}", words), again, class_="seat-link")


def invite_words(table: str, seat: int, generation: int) -> str:
    """What the token of a seat's link is made from."""
    return f"seat {table} {seat} {generation}"


def shared(what: str, path: str, words: str) -> Markup:
    """A link that one click copies. The page's script puts the server's own address before it."""
    return div(
        label(what, input_(type="text", readonly=True, value=path, data_link=path, aria_describedby=None)),
        button("Copy", type="button", data_copy=path, class_="small"),
        small(words),
        class_="share",
    )


def settings(scene: Scene) -> Markup:
    """What a player may set for this table."""
    if not scene.mine:
        return EMPTY
    confirm = any(scene.seats[seat].confirm for seat in scene.mine)
    speeds = [option(words, value=at, selected=at == scene.room.row.speed) for at, words in enumerate(SPEEDS)]
    return div(
        label(input_(type="checkbox", data_prefer="confirm", checked=confirm), " Ask me to confirm my turn"),
        label("Bots answer ", select(speeds, data_prefer="speed")),
        class_="settings",
    )


def promise(scene: Scene) -> Markup:
    """What was published before play, and what each person added."""
    parts = [
        li(mark(row.seat, 14), f" {scene.game.seat_name(row.seat)} added ", html("code", short(row.entropy)))
        for row in scene.seats
        if row.entropy
    ]
    return div(
        p("The dice follow from a secret with this commitment, and from what each person added:"),
        html("code", scene.room.commitment, class_="long"),
        ol(parts, class_="plain"),
    )


def short(text: str) -> str:
    return f"{text[:16]}…" if len(text) > 16 else text


def chat(scene: Scene) -> Markup | list[str]:
    if not scene.room.words:
        return p("Nobody has said anything yet.", class_="quiet")
    said = [drawn_word(word.seat, word.name, word.text) for word in scene.room.words]
    return ["<ol class='plain'>", *said, "</ol>"]


@lru_cache(1024)
def drawn_word(seat: int, name: str, words: str) -> Markup:
    return li(
        mark(seat, 14) if seat >= 0 else None,
        span(f"{name}: ", class_="speaker"),
        span(words),
        class_="said",
    )
