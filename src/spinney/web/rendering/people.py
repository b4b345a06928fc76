"""Who sits where, with their points and whose turn it is; and bots that stand in for people."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from spinney.art.svg import Markup
from spinney.engine.faces.names import named
from spinney.engine.faces.zones import ME
from spinney.web.rendering.html import EMPTY, button, div, h3, p, span, strong
from spinney.web.rendering.person import drawn_chips, person_head, seal
from spinney.web.rendering.seat_marks import seat_mark
from spinney.web.rendering.status import seat_badge
from spinney.web.rendering.viewer import Viewer
from spinney.web.rendering.zones import drawn_zone
from spinney.web.storage.schema import SeatRow
from spinney.web.tables.stand_ins import stand_in_level

A_BOT: Final = "a bot"


def people(viewer: Viewer) -> list[str]:
    """The people and bots at the table in the order of their turns, whoever looks first."""
    first = front_seat(viewer)
    order = [*viewer.seats[first:], *viewer.seats[:first]]
    points, winners = standing(viewer)
    return ["<div class='people'>", *[person(viewer, seat, points, winners) for seat in order], "</div>"]


def me(viewer: Viewer) -> Markup | list[str]:
    """My own panel: my points and things, with their words, and what the game draws for it."""
    if viewer.board is None:
        return EMPTY
    seat = front_seat(viewer)
    found = next((one for one in viewer.board.people if one.seat == seat), None)
    drawings: list[str] = []
    for zone in viewer.board.zones:
        if zone.role == ME:
            drawings += drawn_zone(zone, None, viewer.names)
    head = [person_head(found, viewer.names)] if found is not None else []
    return ["<div class='mine-head'>", *head, "</div><div class='page-me'>", *drawings, "</div>"]


def front_seat(viewer: Viewer) -> int:
    """The seat that sits in front: whose eyes the page has, or the first of mine, or the first of all."""
    return viewer.seat if viewer.seat >= 0 else viewer.mine[0] if viewer.mine else 0


def standing(viewer: Viewer) -> tuple[list[str], list[int]]:
    """The points of the people at all seats in words, and who has won."""
    table, story = viewer.table, viewer.live.story
    if table is not None and viewer.board is not None:
        known = {one.seat: one.score for one in viewer.board.people}
        points = viewer.points(table)
        shown = [known.get(seat) or str(points[seat]) for seat in range(table.seats)]
        return shown, [int(seat) for seat in table.winners] if table.over else []
    if story is not None and story.over:
        return [str(score) for score in story.scores], story.winners
    return [], []


def person(viewer: Viewer, row: SeatRow, points: list[str], winners: list[int]) -> Markup:
    """One person or bot at the table: name, points, things, whose turn it is, and buttons for stand-ins."""
    asked, mine = row.seat == viewer.asked, row.seat == front_seat(viewer)
    badge = "has won" if row.seat in winners else "" if mine else seat_badge(viewer, row)
    board = viewer.board
    shown = next((one for one in board.people if one.seat == row.seat), None) if board is not None else None
    elsewhere = board is not None and any(zone.seat == row.seat for zone in board.zones)
    return drawn_person(
        row.seat,
        viewer.name(row.seat),
        who_sits_there(viewer, row),
        named(shown.line, viewer.names) if shown is not None else "",
        badge,
        points[row.seat] if points else "",
        drawn_chips(shown, viewer.names) if shown is not None and not mine else EMPTY,
        " ".join(name for name, so in (("asked", asked), ("me", mine), ("elsewhere", elsewhere)) if so),
        None if mine else seat_tools(viewer, row),
    )


@lru_cache(1024)
def drawn_person(
    seat: int,
    name: str,
    words: str,
    line: str,
    badge: str,
    score: str,
    chips: Markup,
    state: str,
    tools: Markup | None,
) -> Markup:
    """One of the people at the table, from what is said of them."""
    both = " · ".join([part for part in (line, words) if part])
    shown = line if line and words == A_BOT else both  # its name is a bot's: room for what the game says
    second = span(shown, class_="quiet", title=both) if both else None
    return div(
        seal(seat),
        div(strong(name, title=name), second, class_="who"),
        span(badge, class_="turn") if badge else None,
        span(score, class_="points", title="points") if score else None,
        chips,
        tools,
        class_=f"person of-seat-{seat % 6 + 1} {state}".rstrip(),
        id=f"person-{seat}",
        data_key=f"person-{seat}",
    )


def who_sits_there(viewer: Viewer, row: SeatRow) -> str:
    """Who sits at a seat, in a few words: a bot's level, you, a friend, whether they are away."""
    if row.level:
        return A_BOT
    if row.stand_in:
        return f"{row.stand_in.capitalize()} (bot) plays for now"
    if row.seat in viewer.mine:
        return "you"
    if not row.holder:
        return "nobody yet: share the link"
    here = viewer.live.present(row.seat)
    return ("" if here else "away") if row.name else ("a friend" if here else "a friend (away)")


def stand_ins(viewer: Viewer) -> Markup:
    """In the drawer, at every size: whose seat a bot may play, my own too, and how it is handed back."""
    rows = [(row, seat_tools(viewer, row)) for row in viewer.seats]
    found = [
        (row.seat, f" {viewer.name(row.seat)}: {who_sits_there(viewer, row)}. ", tools)
        for row, tools in rows
        if tools is not None
    ]
    return drawn_stand_ins(tuple(found)) if found else EMPTY


@lru_cache(1024)
def drawn_stand_ins(found: tuple[tuple[int, str, Markup], ...]) -> Markup:
    """Seats with the buttons that let a bot play for them."""
    lines = [p(seat_mark(seat, 16), words, tools) for seat, words, tools in found]
    return div(h3("Seats"), *lines, class_="links")


def seat_tools(viewer: Viewer, row: SeatRow) -> Markup | None:
    """Buttons beside a person that let a bot play for somebody who is away, and hand the seat back."""
    if row.level or viewer.table is None or viewer.table.over or not row.holder:
        return None
    own = row.seat in viewer.mine
    if row.stand_in:
        if own or viewer.host:
            return stand_in_button("Hand back" if not own else "Take over again", row.seat, "", "small")
        return None
    away = not viewer.live.present(row.seat)
    if (viewer.mine or viewer.host) and ((own and len(viewer.seats) > 1) or away):
        return stand_in_button(
            "Bot, play for me" if own else "Let a bot play",
            row.seat,
            stand_in_level(viewer.seats),
            "small faint",
        )
    return None


@lru_cache(256)
def stand_in_button(words: str, seat: int, level: str, looks: str) -> Markup:
    """A button beside a person that lets a bot stand in, or ends that."""
    return button(words, type="button", data_standin=seat, data_level=level, class_=looks)
