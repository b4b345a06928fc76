"""Who sits where, with their points and whose turn it is; and bots that stand in for people."""

from __future__ import annotations

from functools import lru_cache

from spinney.art.svg import Markup
from spinney.web.rendering.html import button, div, li, span, strong
from spinney.web.rendering.seat_marks import seat_mark
from spinney.web.rendering.viewer import Viewer
from spinney.web.storage.schema import SeatRow


def people(viewer: Viewer) -> list[str]:
    """The people and bots at the table in the order of their seats, mine first."""
    first = viewer.mine[0] if viewer.mine else 0
    order = [*viewer.seats[first:], *viewer.seats[:first]]
    points, winners = standing(viewer)
    return ["<ul class='people'>", *[person(viewer, seat, points, winners) for seat in order], "</ul>"]


def standing(viewer: Viewer) -> tuple[list[int], list[int]]:
    """The points of the people at all seats, and who has won."""
    table, story = viewer.table, viewer.live.story
    if table is not None:
        return viewer.points(table), [int(seat) for seat in table.winners] if table.over else []
    return (story.scores, story.winners) if story is not None and story.over else ([], [])


def person(viewer: Viewer, row: SeatRow, points: list[int], winners: list[int]) -> Markup:
    """One person or bot at the table: name, points, whose turn it is, and buttons for stand-ins."""
    asked, mine = row.seat == viewer.asked, row.seat in viewer.mine
    badge = "has won" if row.seat in winners else turn_badge(row) if asked and not mine else ""
    score = str(points[row.seat]) if points else ""
    name = viewer.live.place(row.seat)
    return drawn_person(
        row.seat, name, who_sits_there(viewer, row), badge, score, asked, mine, seat_tools(viewer, row)
    )


@lru_cache(2048)
def drawn_person(
    seat: int, name: str, words: str, badge: str, score: str, asked: bool, mine: bool, tools: Markup | None
) -> Markup:
    """One line of the people at the table, from what it says."""
    return li(
        seat_mark(seat, 26),
        div(strong(name), span(words, class_="quiet"), class_="who"),
        span(badge, class_="badge") if badge else None,
        span(score, class_="points", title="points") if score else None,
        tools,
        class_="person" + (" asked" if asked else "") + (" me" if mine else ""),
    )


def turn_badge(row: SeatRow) -> str:
    """What is said beside the person, or bot, that everybody waits for."""
    return "thinking" if row.bot else "to choose"


def who_sits_there(viewer: Viewer, row: SeatRow) -> str:
    """Who sits at a seat, in a few words: a bot's level, you, a friend, whether they are away."""
    if row.level:
        return f"{row.level.capitalize()} (bot)"
    if row.seat in viewer.mine:
        name = f"{row.name}, you" if row.name else "you"
    else:
        name = row.name or ("a friend" if row.holder else "nobody yet: share the link")
    if row.stand_in:
        return f"{name}; {row.stand_in.capitalize()} (bot) plays for now"
    if not row.holder or row.seat in viewer.mine:
        return name
    return name if viewer.live.present(row.seat) else f"{name} (away)"


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
            "Bot, play for me" if own else "Let a bot play", row.seat, "ranger", "small faint"
        )
    return None


@lru_cache(256)
def stand_in_button(words: str, seat: int, level: str, looks: str) -> Markup:
    """A button beside a person that lets a bot stand in, or ends that."""
    return button(words, type="button", data_standin=seat, data_level=level, class_=looks)
