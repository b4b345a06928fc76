"""What happened and how it stands: log, news, score sheet."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from spinney.art.svg import Markup
from spinney.engine.events import SPECTATOR, Event
from spinney.engine.table import Table
from spinney.web.draw.board import mark
from spinney.web.draw.scene import Scene
from spinney.web.html import EMPTY, button, div, li, p, span, table, tbody, td, th, thead, tr

LINES: Final = 100  # of the log on the page, at least; the replay has them all
STEP: Final = 40  # lines that leave it together


def log(scene: Scene) -> list[str]:
    """The latest lines, newest last. What was done to me stands out; a click looks back."""
    now = scene.table
    if now is None:
        return [str(p("Nothing has happened yet.", class_="quiet"))]
    events = now.log or []
    told = scene.room.told_by(scene.seat)
    known = len(told.events)
    if known > len(events) or (known and events[known - 1] is not told.events[-1]):
        told.events, told.lines, known = [], [], 0  # something was taken back: tell it anew
    for event in events[known:]:
        words = scene.game.words_for(event, scene.seat) if event.is_for(scene.seat) else ""
        if words:
            told.lines.append(line(scene, event, words))
    told.events = events
    first = max(0, len(told.lines) - LINES) // STEP * STEP
    return ["<ol class='lines'>", *told.lines[first:], "</ol>"]


def line(scene: Scene, event: Event, words: str) -> str:
    mine = scene.seat >= 0 and scene.game.concerns(event, scene.seat)
    return drawn_line(words, int(event.number), doer(scene, event), mine)


def doer(scene: Scene, event: Event) -> int:
    """The seat whose mark a line has; none where nobody did it, as when a card is turned up."""
    is_nobodys = event.kind >= 0 and scene.game.layout.column_of(event.kind).nobody
    return SPECTATOR if is_nobodys else int(event.seat)


@lru_cache(8192)
def drawn_line(words: str, answers: int, seat: int, mine: bool) -> str:
    line = li(
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
    return str(line)


def news(scene: Scene) -> Markup:
    """The latest moment in words, for those who listen."""
    now = scene.table
    if now is None or not now.log:
        return EMPTY
    latest = [event for event in now.log[-20:] if event.number == now.number and event.is_for(scene.seat)]
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
    items = tuple((item.name, tuple(item.points), item.rule) for item in scene.items(now, eyes))
    return drawn_sheet(tuple(scene.game.seat_name(seat) for seat in range(now.seats)), items)


@lru_cache(2048)
def drawn_sheet(names: tuple[str, ...], items: tuple[tuple[str, tuple[int, ...], str], ...]) -> Markup:
    seats = range(len(names))
    totals = [sum(points[seat] for _, points, _ in items) for seat in seats]
    heads = [th(mark(seat, 16), span(names[seat]), scope="col") for seat in seats]
    rows = [
        tr(th(name[:1].upper() + name[1:], scope="row"), cells(points), td(why(rule, name)))
        for name, points, rule in items
    ]
    total = tr(th("Total", scope="row"), cells(totals), td(EMPTY), class_="total")
    head = tr(th(span("Source", class_="hidden"), scope="col"), *heads, th("Rule", scope="col"))
    return div(table(thead(head), tbody(rows, total), class_="sheet"), class_="scroll", tabindex="0")


def cells(points: Iterable[int]) -> list[Markup]:
    return [td(str(one)) for one in points]


def why(rule: str, name: str) -> Markup:
    words = f"Rule {rule} behind {name}"
    return button(rule, type="button", class_="why", data_rule=rule, aria_label=words)
