"""The story of a game: all that is shown of it without playing it again, so that it outlives its rules.

People are left out: who sat at a seat is filled in when a story is shown.
"""

from __future__ import annotations

import lzma
from typing import Any

import msgspec

from spinney.engine.events import SPECTATOR
from spinney.engine.game import Game
from spinney.engine.records.record import Record
from spinney.engine.score import ScoreItem
from spinney.engine.table import Table
from spinney.web.rendering.board import whole_board
from spinney.web.rendering.log import Line, log_lines
from spinney.web.rendering.tie_break import Item


class Story(msgspec.Struct, frozen=True):
    """A game as it was told; lists by audience begin with the spectator's, then comes each seat's.

    Stories are read for ever: a field may be added with a default, but none changes its name or meaning.
    """

    game: str
    title: str
    rules: str  # their version
    seats: list[str]  # what the game calls them
    entries: int
    over: bool
    logs: list[list[Line]]  # by audience
    pictures: list[str]  # by audience: the last one
    scores: list[int] = []  # this and the rest once the game is over
    winners: list[int] = []
    points: list[list[int]] = []  # of every seat at every moment
    sheet: list[Item] = []
    ties: list[Item] = []  # what was compared where points were level
    record: str = ""

    def log(self, seat: int) -> list[Line]:
        """The log as a seat, or a spectator, was told it."""
        return self.logs[seat + 1]

    def picture(self, seat: int) -> str:
        """The last board as a seat, or a spectator, saw it."""
        return self.pictures[seat + 1]


def story_of(table: Table) -> Story:
    """The story of a finished game, by playing it once more; of any other, what each seat may know of it."""
    game: Game[Any] = table.game
    audiences = range(SPECTATOR, table.seats)
    story = Story(
        game=game.key,
        title=game.title,
        rules=str(int(table.rules)),
        seats=[game.seat_name(seat) for seat in range(table.seats)],
        entries=len(table.journal.entries) if table.journal is not None else 0,
        over=bool(table.over),
        logs=[log_lines(game, table.log or [], seat) for seat in audiences],
        pictures=[str(whole_board(table, seat)) for seat in audiences],
    )
    return story_with_end(story, table) if story.over else story


def story_with_end(story: Story, table: Table) -> Story:
    """A story completed with all that is told when the game is over: scores, winners, sheet and record."""
    game: Game[Any] = table.game
    points: list[list[int]] = []
    record = Record.of(table, watch=lambda now: points.append([int(one) for one in now.scores]))
    return msgspec.structs.replace(
        story,
        scores=points[-1],
        winners=[int(seat) for seat in table.winners],
        points=points,
        sheet=story_items(game.score_sheet(table)),
        ties=story_items(game.tie_break(table)),
        record=record.to_json(),
    )


def story_items(items: list[ScoreItem]) -> list[Item]:
    """The items of a score sheet, or of a tie-break, as a story keeps them."""
    return [(item.name, [int(one) for one in item.points], item.rule) for item in items]


def packed_story(story: Story) -> bytes:
    """A story as compressed bytes, a few kB: the pictures of all audiences are much alike."""
    return lzma.compress(msgspec.json.encode(story))


def unpacked_story(data: bytes) -> Story:
    """The story in the bytes that were stored."""
    return msgspec.json.decode(lzma.decompress(data), type=Story)
