"""The parts of a table's page where nothing can be played any more: told from the story of the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from spinney.art.svg import Markup
from spinney.web.games import game_keys
from spinney.web.house.words import closed_words
from spinney.web.rendering.ask import idle_bar
from spinney.web.rendering.end.ending import (
    LAST,
    ended_by_house_rule,
    ending_page,
    ending_tools,
)
from spinney.web.rendering.end.score_sheet import drawn_score_sheet
from spinney.web.rendering.end.tie_break import drawn_ties
from spinney.web.rendering.html import EMPTY, div, h3, li, ol, p, span
from spinney.web.rendering.log import Line
from spinney.web.rendering.seat_marks import seat_mark
from spinney.web.rendering.status import result_words
from spinney.web.rendering.viewer import Viewer
from spinney.web.replays.replay import ENTRIES
from spinney.web.replays.story import Story
from spinney.web.storage.schema import MoveRow


def empty_story_part(viewer: Viewer) -> Markup:
    """The empty part that a story puts where nothing is to be chosen or reached, or news, any more."""
    return EMPTY


def finished_story(viewer: Viewer) -> Story | None:
    """The story of the table's game, if that was played to its end."""
    story = viewer.live.story
    return story if story is not None and story.over else None


def story_status_words(viewer: Viewer) -> tuple[str, str]:
    """The words of the status line, told from the story: who won, or that the table cannot go on."""
    story = finished_story(viewer)
    if story is None:
        return "This table cannot go on", "frozen"
    return result_words(viewer, story.scores, story.winners), "over"


def story_bar(viewer: Viewer) -> Markup:
    """The bar at a table that cannot go on, told from its story."""
    row = viewer.live.row
    return idle_bar(*story_status_words(viewer), closed_words(row) if row.closed else "", -1)


def story_board(viewer: Viewer) -> list[str]:
    """The last board that the story has, under a line that says why there is no more."""
    live = viewer.live
    assert live.cause is not None
    words = p(live.cause.stepping, class_="told") if live.over else p(live.cause.table, class_="frozen")
    picture = [live.story.picture(viewer.seat, viewer.names)] if live.story is not None else []
    return ["<div class='page page-board story' id='page-board'>", words, *picture, "</div>"]


def story_log(viewer: Viewer) -> Markup:
    """The log of the story; after it, where the game broke off, the answers as they were kept."""
    story = viewer.live.story
    lines = story.log(viewer.seat, viewer.names) if story is not None else []
    rest = [] if viewer.live.over else viewer.live.answers[story.entries if story is not None else 0 :]
    return div(
        story_lines(lines) if lines else None,
        h3("The answers after that" if lines else "The answers that were given") if rest else None,
        ol([kept_answer(viewer, move) for move in rest], class_="lines") if rest else None,
        p("Nothing was played.", class_="quiet") if not lines and not rest else None,
    )


def story_lines(lines: list[Line]) -> Markup:
    """The lines of the log as a story kept them, without ways to look back at earlier boards."""
    return ol([story_line(*line) for line in lines], class_="lines")


def story_line(words: str, answers: int, seat: int, mine: bool) -> Markup:
    """A line of a story's log; there is no earlier board to look back at."""
    return li(
        seat_mark(seat, 14) if seat >= 0 else None,
        span("To you: ", class_="hidden") if mine else None,
        span(words),
        class_="line to-me" if mine else "line",
    )


def kept_answer(viewer: Viewer, move: MoveRow) -> Markup:
    """An answer that the story does not tell, as it was kept; a secret one only for its own seat."""
    name = viewer.live.place(move.seat)
    if move.entry in ENTRIES:
        words = f"{ENTRIES[move.entry]}."
    elif move.seat == viewer.seat or not viewer.live.secrets:
        words = f"{name}: {move.entry}"
    else:
        words = f"{name} has answered."
    return story_line(words, move.number, move.seat, False)


def story_score_sheet(viewer: Viewer) -> Markup:
    """The score sheet at a table that cannot go on, told from its story; empty if the game did not end."""
    story = finished_story(viewer)
    return story_sheet(story, names=viewer.names) if story is not None else EMPTY


def story_sheet(story: Story, book: str | None = "", names: Sequence[str] = ()) -> Markup:
    """The score sheet as a story kept it; `book` is as in `rule_link`."""
    items = tuple((name, tuple(points), rule) for name, points, rule in story.sheet)
    return drawn_score_sheet(tuple(names or story.seats), items, book)


def story_ending(viewer: Viewer) -> Markup:
    """How the game of a story ended, and what can still be done."""
    story = finished_story(viewer)
    if story is None:
        return EMPTY
    told = [line[0] for line in reversed(story.log(viewer.seat, viewer.names)[-LAST:])]
    items = [(name, points) for name, points, _ in story.sheet]
    return ending_page(
        viewer,
        items,
        story.scores,
        story.winners,
        [
            p(told[0] if told else result_words(viewer, story.scores, story.winners), class_="reason-won"),
            ended_by_house_rule(told),
            drawn_ties(viewer.names, story.scores, story.ties, "") if story.winners else None,
        ],
        story.title,
        ending_tools(viewer, "The whole story", story.game in game_keys()),
    )


STORY_PARTS: Final[dict[str, Callable[[Viewer], Markup | list[str]]]] = {
    "zones": story_board,
    "ask": story_bar,
    "since": empty_story_part,
    "own": empty_story_part,
    "me": empty_story_part,
    "log": story_log,
    "score": story_score_sheet,
    "news": empty_story_part,
    "goal": empty_story_part,
    "ending": story_ending,
}
