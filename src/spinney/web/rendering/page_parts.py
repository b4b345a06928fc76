"""The parts of a table's page as one browser sees them, drawn again only when they may have changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from spinney.art.svg import Markup
from spinney.web.house.words import title_of
from spinney.web.rendering.ask import ask
from spinney.web.rendering.chat import chat
from spinney.web.rendering.commitment import commitment
from spinney.web.rendering.end.ending import ending
from spinney.web.rendering.end.score_sheet import score_sheet
from spinney.web.rendering.goal import goal
from spinney.web.rendering.links import handover, links
from spinney.web.rendering.log import log, news
from spinney.web.rendering.patches import Part
from spinney.web.rendering.people import me, people, stand_ins
from spinney.web.rendering.settings import settings
from spinney.web.rendering.since import own, since
from spinney.web.rendering.status import status_words
from spinney.web.rendering.story_parts import STORY_PARTS, story_status_words
from spinney.web.rendering.viewer import Viewer
from spinney.web.rendering.zones import zones
from spinney.web.tables.live_table import LiveTable

if TYPE_CHECKING:
    from spinney.web.connections.connection import Connection


Draw = Callable[[Viewer], Markup | list[str]]

# The keys are the ids that the parts have on the page.
OF_THE_GAME: Final[dict[str, Draw]] = {
    "zones": zones,
    "since": since,
    "own": own,
    "me": me,
    "log": log,
    "score": score_sheet,
    "news": news,
}
OF_BOTH: Final[dict[str, Draw]] = {
    "ask": ask,
    "goal": goal,
    "people": people,
    "stand-ins": stand_ins,
    "ending": ending,
}
OF_THE_REST: Final[dict[str, Draw]] = {
    "hand-over": handover,
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
        self.names: tuple[str, ...] = ()

    def draw(self, viewer: Viewer, which: dict[str, Draw]) -> None:
        """Draw these parts again, and keep those that have not changed as they are."""
        for name, make in which.items():
            drawn = make(viewer)
            pieces = [drawn] if isinstance(drawn, str) else drawn
            old = self.parts.get(name)
            if old is None or old.pieces != pieces:
                self.parts[name] = Part(name, pieces)

    def catch_up(self, viewer: Viewer) -> None:
        """Draw what may have changed since it was drawn last."""
        live = viewer.live
        if live.frozen:
            self.game_changes, self.other_changes = live.game_changes, live.other_changes
            self.draw(viewer, OF_A_STORY)
            known = bool(viewer.mine or viewer.host)
            self.title = f"{story_status_words(viewer)[0]} · {title_of(live.row, not known)}"
            return
        if self.game_changes != live.game_changes or self.names != viewer.names:
            self.game_changes, self.names = live.game_changes, viewer.names
            self.draw(viewer, OF_THE_GAME)
        if self.other_changes != live.other_changes:
            self.other_changes = live.other_changes
            self.draw(viewer, OF_THE_REST)
        self.draw(viewer, OF_BOTH)
        words, _ = status_words(viewer)
        self.title = f"{words} · {viewer.game.title}"


def page_parts_for(live: LiveTable, connection: Connection) -> PageParts:
    """The parts for a browser: shared by all who see the same and may do the same."""
    host = connection.token if connection.host else ""
    seat, curtain, watched = connection.seat, connection.curtain, connection.watched
    eyes = (seat, tuple(connection.mine), host, curtain, watched, connection.where)
    page = live.page_parts.get(eyes)
    if page is None:
        if len(live.page_parts) > KEPT:
            live.page_parts.clear()
        page = live.page_parts[eyes] = PageParts()
    if page.other_changes == live.other_changes and page.game_changes == live.game_changes:
        return page
    viewer = Viewer(live, seat, connection.mine, host, curtain, watched, connection.where)
    with live.shelf.open(live.game_changes):
        page.catch_up(viewer)
    return page
