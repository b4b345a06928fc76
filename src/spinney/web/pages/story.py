"""The story of a finished game that cannot be stepped through here: all that was kept of it, on one page."""

from __future__ import annotations

from starlette.responses import HTMLResponse

from spinney.art.svg import Markup
from spinney.web.games import game_keys
from spinney.web.pages.frame import frame, top_bar
from spinney.web.rendering.chart import replay_chart
from spinney.web.rendering.ending import result_line
from spinney.web.rendering.html import aside, div, h1, h2, main, p, strong
from spinney.web.rendering.story_parts import story_eyes, story_lines, story_people, story_sheet, story_tools
from spinney.web.rendering.tie_break import drawn_ties
from spinney.web.replays.story import Story
from spinney.web.tables.live_table import LiveTable


def story_page(live: LiveTable, story: Story, why: str, seat: int) -> HTMLResponse:
    """The story as one seat, or a spectator, was told it; `why` says what stepping through it needs."""
    title = f"Replay: {live.row.title}"
    book = story.game if story.game in game_keys() else ""
    side = aside(
        div(
            p(strong(result_line(story.seats, story.scores, story.winners))),
            drawn_ties(story.seats, story.scores, story.ties, book or None) if story.winners else None,
            story_people(live, story),
            story_tools(live),
            class_="ending",
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
    shown = div(p(why, class_="told"), picture, story_eyes(live, story, seat), class_="board-wrap")
    inside = main(h1(title, class_="hidden"), shown, side, id="table", class_="table replay", tabindex="-1")
    return frame(title, top_bar(title), inside, script="page.js", kind="page-table page-story")
