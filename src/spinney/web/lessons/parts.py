"""The parts of a lesson's page: those of a table, with the coach where deeds are told at a table."""

from __future__ import annotations

from typing import Final

from spinney.web.lessons.coach import coach, lesson_bar
from spinney.web.rendering.end.score_sheet import score_sheet
from spinney.web.rendering.goal import goal
from spinney.web.rendering.log import log, news
from spinney.web.rendering.page_parts import Draw, PageParts
from spinney.web.rendering.people import me, people
from spinney.web.rendering.viewer import Viewer
from spinney.web.rendering.zones import zones

OF_A_LESSON: Final[dict[str, Draw]] = {
    "zones": zones,
    "since": coach,
    "me": me,
    "log": log,
    "score": score_sheet,
    "news": news,
    "ask": lesson_bar,
    "goal": goal,
    "people": people,
}


class LessonParts(PageParts):
    """The parts as a learner was shown them last."""

    def catch_up(self, viewer: Viewer) -> None:
        """Draw what may have changed."""
        self.game_changes, self.other_changes = viewer.live.game_changes, viewer.live.other_changes
        self.draw(viewer, OF_A_LESSON)
        self.title = viewer.live.row.title
