"""How one game went: a line of a result file. Nothing in it depends on where or when it was played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Final

import msgspec

from spinney.lab.errors import BadResults

Natural = Annotated[int, msgspec.Meta(ge=0)]


class GameResult(msgspec.Struct, omit_defaults=True):
    """One game: its number, its seed, who sat where, how long it was, and how it ended."""

    number: int = msgspec.field(name="game")
    seed: str
    bots: tuple[str, ...]  # by seat
    choices: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]  # seats; none after a draw, or a lost solo game
    turns: int | None = None  # where the game counts them
    rounds: int | None = None
    ended: str = ""  # by which event, in the game's own words
    sources: dict[str, tuple[int, ...]] = {}  # points, seat by seat
    arc: list[list[int]] = []  # the scores at some moments, evenly spread
    lead_changes: int | None = None
    lead_taken: int | None = None  # thousandths of the game before the winner led for good
    began: int | None = None  # the seat that began
    facts: list[Natural] = []  # each cell and its count, one behind the other; the header names the cells

    def counts(self) -> Iterator[tuple[int, int]]:
        """Each cell of the facts with its count."""
        return zip(self.facts[::2], self.facts[1::2], strict=True)

    @classmethod
    def from_line(cls, line: bytes) -> GameResult:
        """The result on a line of a result file."""
        try:
            return READER.decode(line)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise BadResults(f"not the result of a game: {error}") from error


READER: Final = msgspec.json.Decoder(GameResult)
WRITER: Final = msgspec.json.Encoder()


def write_result(result: GameResult, lines: bytearray) -> None:
    """Append a game's result to the lines of a result file; equal results give equal bytes."""
    WRITER.encode_into(result, lines, len(lines))
    lines += b"\n"
