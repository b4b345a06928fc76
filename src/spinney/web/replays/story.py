"""The story of a game: all that is shown of it without playing it again, so that it outlives its rules.

People are left out: who sat at a seat is filled in when a story is shown.
"""

from __future__ import annotations

import logging
import lzma
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from spinney.engine.events import SPECTATOR
from spinney.engine.faces.names import named, named_drawing, seat_mark
from spinney.engine.game import Game
from spinney.engine.records.record import Record
from spinney.engine.score import ScoreItem
from spinney.engine.table import Table
from spinney.web.rendering.end.tie_break import Item
from spinney.web.rendering.log import Line, log_lines
from spinney.web.rendering.zones import picture_of
from spinney.web.replays.replay import check_result

log = logging.getLogger("spinney.web")


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
    scores: list[int] = []  # this and the rest once the game is over, and for records
    winners: list[int] = []
    points: list[list[int]] = []  # of every seat at every moment
    sheet: list[Item] = []
    ties: list[Item] = []  # what was compared where points were level
    record: str = ""
    asked: int = SPECTATOR  # who is to choose, where a record ends before its game

    def log(self, seat: int, names: Sequence[str] = ()) -> list[Line]:
        """The log as a seat, or a spectator, was told it, with the names of people."""
        called = names or self.seats
        return [(named(words, called), at, by, mine) for words, at, by, mine in self.logs[seat + 1]]

    def picture(self, seat: int, names: Sequence[str] = ()) -> str:
        """The last board as a seat, or a spectator, saw it."""
        return named_drawing(self.pictures[seat + 1], names or self.seats)


class Told(NamedTuple):
    """A game that is shown by its story."""

    story: Story
    where: str  # its address
    title: str
    names: list[str]  # of the people
    why: str  # it cannot be stepped through
    record: str

    @property
    def replay(self) -> str:
        """The address of its page."""
        return f"{self.where}/replay" if self.where.startswith("/t/") else self.where


def story_of(table: Table) -> Story:
    """The story of a finished game, by playing it once more; of any other, what each seat may know of it."""
    story = so_far(table)
    if not story.over:
        return story
    points: list[list[int]] = []
    record = Record.of(table, watch=lambda now: points.append(points_at(now)))
    return msgspec.structs.replace(with_points(story, table, points), record=record.to_json())


def story_of_record(record: Record) -> Story:
    """The story of a record, finished or not: whoever has it knows every secret. It leaves the text out."""
    points: list[list[int]] = []
    for at, table in record.tables():
        if record.has_digest(at):
            record.check_digest(at, table)
        points.append(points_at(table))
    check_result(record, table)
    story = with_points(so_far(table), table, points)
    return msgspec.structs.replace(story, asked=int(table.seat))


def so_far(table: Table) -> Story:
    """What was told, and the last picture."""
    game: Game[Any] = table.game
    audiences = range(SPECTATOR, table.seats)
    marks = tuple(seat_mark(seat) for seat in range(table.seats))  # names are filled in when it is shown
    return Story(
        game=game.key,
        title=game.title,
        rules=str(int(table.rules)),
        seats=[game.seat_name(seat) for seat in range(table.seats)],
        entries=len(table.journal.entries) if table.journal is not None else 0,
        over=bool(table.over),
        logs=[log_lines(game, table.log or [], seat, marks) for seat in audiences],
        pictures=[str(picture_of(table, seat, marks)) for seat in audiences],
    )


def with_points(story: Story, table: Table, points: list[list[int]]) -> Story:
    """A story completed with all points, the score sheet, and what is told when the game is over."""
    game: Game[Any] = table.game
    return msgspec.structs.replace(
        story,
        scores=points[-1],
        winners=[int(seat) for seat in table.winners],
        points=points,
        sheet=story_items(game.score_sheet(table)),
        ties=story_items(game.tie_break(table)) if story.over else [],
    )


def points_at(table: Table) -> list[int]:
    """The points of all seats at one moment of a story."""
    return [int(one) for one in table.scores]


def story_items(items: list[ScoreItem]) -> list[Item]:
    """The items of a score sheet, or of a tie-break, as a story keeps them."""
    return [(item.name, [int(one) for one in item.points], item.rule) for item in items]


def packed_story(story: Story) -> bytes:
    """A story as compressed bytes, a few kB: the pictures of all audiences are much alike."""
    return lzma.compress(msgspec.json.encode(story))


def unpacked_story(data: bytes) -> Story:
    """The story in the bytes that were stored."""
    return msgspec.json.decode(lzma.decompress(data), type=Story)


def readable_story(data: bytes | None, whose: str) -> Story | None:
    """The story in stored bytes; nothing if there are none, or they are damaged: it is as if never told."""
    try:
        return unpacked_story(data) if data is not None else None
    except (lzma.LZMAError, EOFError, msgspec.DecodeError, UnicodeDecodeError) as error:
        log.warning("%s: its story cannot be read: %s", whose, error)
        return None
