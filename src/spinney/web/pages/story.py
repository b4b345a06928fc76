"""The story of a game that cannot be stepped through here: all that was kept of it, on one page."""

from __future__ import annotations

from starlette.responses import HTMLResponse

from spinney.art.svg import Markup
from spinney.engine.events import SPECTATOR
from spinney.web.games import game_keys
from spinney.web.pages.frame import frame, top_bar
from spinney.web.rendering.end.chart import replay_chart
from spinney.web.rendering.end.ending import result_line
from spinney.web.rendering.end.tie_break import drawn_ties
from spinney.web.rendering.html import a, aside, div, h1, h2, li, main, nav, p, span, strong, ul
from spinney.web.rendering.seat_marks import seat_mark
from spinney.web.rendering.story_parts import story_lines, story_sheet
from spinney.web.replays.story import Story, Told


def story_page(told: Told, seat: int) -> HTMLResponse:
    """The story as one seat, or a spectator, was told it; above it, what stepping through it needs."""
    story = told.story
    title = f"Replay: {told.title}"
    book = story.game if story.game in game_keys() else ""
    side = aside(
        div(
            p(strong(story_result(story))),
            drawn_ties(story.seats, story.scores, story.ties, book or None) if story.winners else None,
            story_people(told),
            story_tools(told.where),
            class_="outcome",
        ),
        replay_chart(story.points, story.seats),
        h2("Score"),
        story_sheet(story, book or None),
        h2("Log"),
        story_lines(story.log(seat)),
        class_="side",
        aria_label="What happened",
    )
    picture = Markup(story.picture(seat))
    shown = div(p(told.why, class_="told"), picture, story_eyes(told, seat), class_="board-wrap")
    inside = main(h1(title, class_="hidden"), shown, side, id="table", class_="table replay", tabindex="-1")
    return frame(title, top_bar(title), inside, script="page.js", kind="page-table page-story")


def story_result(story: Story) -> str:
    """Who won; of a record that ends before its game, who is to choose."""
    if story.over:
        return result_line(story.seats, story.scores, story.winners)
    return f"Not finished: {story.seats[story.asked]} is to choose"


def story_people(told: Told) -> Markup:
    """Who played the game of a story, with their points."""
    points = [
        li(seat_mark(seat, 16), span(f" {told.names[seat]}: "), strong(str(score)))
        for seat, score in enumerate(told.story.scores)
    ]
    return ul(points, class_="plain points-now")


def story_tools(where: str) -> Markup:
    """The ways on from a story: the table, the check of the dice, the record."""
    return div(
        a("Back to the table", href=where, class_="button") if where.startswith("/t/") else None,
        a("Was chance fair?", href=f"{where}/verify", class_="button"),
        a("Download the record", href=f"{where}/record.json", class_="button", download=True),
        class_="tools",
    )


def story_eyes(told: Told, seat: int) -> Markup:
    """Links to the story as others saw it: of a record, or a game that is over, nothing is secret."""
    names = {SPECTATOR: "a spectator", **dict(enumerate(told.story.seats))}
    links = [
        a(name, href=f"{told.replay}?seat={one}", aria_current="true" if one == seat else None)
        for one, name in names.items()
    ]
    seen = [part for link in links for part in (" ", link)]
    return nav("Seen by", *seen, class_="replay-tools", aria_label="Seen by")
