"""The table of a lesson: a live table of one learner, in memory alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from spinney.engine.chance import secret_of
from spinney.engine.game import Game
from spinney.engine.nothing import NOBODY
from spinney.learn.learner import Learner
from spinney.web.storage.schema import MoveRow, SeatRow, TableRow
from spinney.web.tables.live_table import LiveTable

NAME: Final = "lesson"  # of a table that no database knows
COACHED: Final = "sapling"  # what sits at the other seats, as far as the page is concerned


class LessonTable(LiveTable):
    """What a page of a table is drawn from, made from where a learner stands."""

    def __init__(self, learner: Learner, holder: str) -> None:
        self.learner = learner
        scene, lesson = learner.lesson.scene, learner.lesson
        row = TableRow(
            NAME, lesson.game, scene.edition, "", "{}", secret_of(scene.seed), learner.game.version,
            lesson.title, False, False, "", "", 0.0, 0.0,
        )  # fmt: skip
        seats = [
            SeatRow(NAME, seat, name=name, holder=holder if seat == scene.seat else "", entropy="00")
            for seat, name in enumerate(scene.names)
        ]
        for seat in seats:
            seat.level = "" if seat.seat == scene.seat else COACHED
        super().__init__(row, seats, [], [])

    def begun_game(self) -> Game[Any]:
        """The game that the lesson is of."""
        return self.learner.game

    def begin(self, moves: Sequence[MoveRow]) -> None:
        """Show where the learner stands."""
        self.show(self.learner)

    def show(self, learner: Learner) -> None:
        """The learner stands somewhere else, or was told something."""
        self.learner = learner
        self.table = learner.table
        self.game_changes += 1
        self.other_changes += 1

    @property
    def names(self) -> tuple[str, ...]:
        """What everybody is called in the lesson, bots too."""
        return self.learner.lesson.scene.names

    @property
    def number(self) -> int:
        """How far the learner has come; reading counts, too."""
        return len(self.learner.answers)

    @property
    def asked(self) -> int:
        """The learner, where there is something to answer."""
        learner = self.learner
        return NOBODY if learner.over or learner.step.reads else int(learner.table.seat)
