"""What happened and how it stands: log, news, score sheet."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from spinney.art.svg import Markup
from spinney.engine.events import Event
from spinney.engine.table import Table
from spinney.web.draw.board import mark
from spinney.web.draw.scene import Scene
from spinney.web.html import EMPTY, button, div, li, ol, p, span, table, tbody, td, th, thead, tr

LINES: Final = 120  # of the log on the page; the replay has them all


def log(scene: Scene) -> Markup:
    """The latest lines, newest last. What was done to me stands out; a click looks back."""
    now = scene.table
    if now is None:
        return p("Nothing has happened yet.", class_="quiet")
    events = scene.game.happened(now, scene.seat)
    told = [(event, scene.game.words_for(event, scene.seat)) for event in events[-2 * LINES :]]
    shown = [(event, words) for event, words in told if words][-LINES:]
    return ol([line(scene, event, words) for event, words in shown], class_="lines", reversed=None)


def line(scene: Scene, event: Event, words: str) -> Markup:
    mine = scene.seat >= 0 and scene.game.concerns(event, scene.seat)
    return drawn_line(words, int(event.number), int(event.seat), mine)


@lru_cache(8192)
def drawn_line(words: str, answers: int, seat: int, mine: bool) -> Markup:
    return li(
        button(
            mark(seat, 14) if seat >= 0 else None,
            span("To you: ", class_="hidden") if mine else None,
            span(words),
            type="button",
            data_look=answers,
            title="Look back at this moment",
        ),
        class_="line to-me" if mine else "line",
    )


def news(scene: Scene) -> Markup:
    """The latest moment in words, for those who listen."""
    now = scene.table
    if now is None or not now.log:
        return EMPTY
    events = scene.game.happened(now, scene.seat)
    latest = [event for event in events[-12:] if event.number == now.number]
    told = [words for event in latest if (words := scene.game.words_for(event, scene.seat))]
    turn = "It is your turn." if scene.my_turn else ""
    return span(" ".join([*told[-6:], turn]).strip())


def sheet(scene: Scene) -> Markup:
    """Where the points come from, as far as these eyes may know; all of it once the game is over."""
    now = scene.table
    if now is None:
        return EMPTY
    return sheet_of(scene, now, None if now.over else scene.seat)


def sheet_of(scene: Scene, now: Table, eyes: int | None) -> Markup:
    items = scene.game.score_sheet(now, eyes)
    seats = range(now.seats)
    totals = [sum(item.points[seat] for item in items) for seat in seats]
    names = [th(mark(seat, 16), span(scene.game.seat_name(seat)), scope="col") for seat in seats]
    rows = [
        tr(
            th(item.name, scope="row"),
            *[td(str(item.points[seat])) for seat in seats],
            td(
                button(
                    item.rule,
                    type="button",
                    class_="why",
                    data_rule=item.rule,
                    aria_label=f"Rule {item.rule} behind {item.name}",
                )
            ),
        )
        for item in items
    ]
    total = tr(th("Total", scope="row"), *[td(str(points)) for points in totals], td(EMPTY), class_="total")
    head = tr(th(span("Source", class_="hidden"), scope="col"), *names, th("Rule", scope="col"))
    return div(table(thead(head), tbody(rows, total), class_="sheet"), class_="scroll", tabindex="0")
