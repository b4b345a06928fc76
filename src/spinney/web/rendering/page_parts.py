"""The parts of a table's page as one browser sees them, drawn again only when they may have changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from spinney.art.svg import Markup
from spinney.web.rendering.board import board
from spinney.web.rendering.chat import chat
from spinney.web.rendering.choice import choice
from spinney.web.rendering.commitment import commitment
from spinney.web.rendering.ending import ending
from spinney.web.rendering.goal import goal
from spinney.web.rendering.links import links
from spinney.web.rendering.log import log, news
from spinney.web.rendering.patches import Part
from spinney.web.rendering.people import people
from spinney.web.rendering.score_sheet import score_sheet
from spinney.web.rendering.settings import settings
from spinney.web.rendering.status import status, status_words
from spinney.web.rendering.story_parts import STORY_PARTS, story_status_words
from spinney.web.rendering.viewer import Viewer
from spinney.web.tables.live_table import LiveTable

if TYPE_CHECKING:
    from spinney.web.connections.connection import Connection


Draw = Callable[[Viewer], Markup | list[str]]

# The keys are the ids that the parts have on the page.
OF_THE_GAME: Final[dict[str, Draw]] = {
    "board": board,
    "choice": choice,
    "log": log,
    "score": score_sheet,
    "news": news,
}
OF_BOTH: Final[dict[str, Draw]] = {"status": status, "goal": goal, "people": people, "ending": ending}
OF_THE_REST: Final[dict[str, Draw]] = {
    "links": links,
    "settings": settings,
    "promise": commitment,
    "chat": chat,
}
ALL: Final[dict[str, Draw]] = {**OF_THE_GAME, **OF_BOTH, **OF_THE_REST}
OF_A_STORY: Final[dict[str, Draw]] = {**ALL, **STORY_PARTS}  # where nothing can be played any more
KEPT: Final = 50  # different views of a table


class PageParts:
    """The parts as they were drawn last, and which changes of the table they show."""

    def __init__(self) -> None:
        self.parts: Final[dict[str, Part]] = {}
        self.game_changes = -1
        self.other_changes = -1
        self.title = ""

    def draw(self, viewer: Viewer, which: dict[str, Draw]) -> None:
        """Draw these parts again, and keep those that have not changed as they are."""
        for name, make in which.items():
            part = Part(name, make(viewer))
            old = self.parts.get(name)
            if old is None or old.pieces != part.pieces:
                self.parts[name] = part


def page_parts_for(live: LiveTable, connection: Connection) -> PageParts:
    """The parts for a browser: shared by all who see the same and may do the same."""
    host = connection.token if connection.host else ""
    seat, curtain = connection.seat, connection.curtain
    eyes = (seat, tuple(connection.mine), host, curtain)
    page = live.page_parts.get(eyes)
    if page is None:
        if len(live.page_parts) > KEPT:
            live.page_parts.clear()
        page = live.page_parts[eyes] = PageParts()
    if page.other_changes == live.other_changes and page.game_changes == live.game_changes:
        return page
    viewer = Viewer(live, seat, connection.mine, host, curtain)
    if live.frozen:
        page.game_changes, page.other_changes = live.game_changes, live.other_changes
        page.draw(viewer, OF_A_STORY)
        page.title = f"{story_status_words(viewer)[0]} · {live.row.title}"
        return page
    if page.game_changes != live.game_changes:
        page.game_changes = live.game_changes
        page.draw(viewer, OF_THE_GAME)
    if page.other_changes != live.other_changes:
        page.other_changes = live.other_changes
        page.draw(viewer, OF_THE_REST)
    page.draw(viewer, OF_BOTH)
    words, _ = status_words(viewer)
    page.title = f"{words} · {viewer.game.title}"
    return page
