"""How one game went: a line of a result file. Nothing in it depends on where or when it was played."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from json.encoder import encode_basestring as quoted
from typing import Any, Final

from spinney.lab.errors import BadResults

COMPACT: Final = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False)


@dataclass(slots=True)
class GameResult:
    """One game: its number, its seed, who sat where, how long it was, and how it ended."""

    number: int
    seed: str
    bots: tuple[str, ...]  # by seat
    choices: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]  # seats; none after a draw, or a lost solo game
    turns: int | None = None  # where the game counts them
    rounds: int | None = None
    ended: str = ""  # by which event, in the game's own words
    sources: dict[str, tuple[int, ...]] = field(default_factory=dict)  # points by source, seat by seat
    arc: str = ""  # the scores at some moments, evenly spread: `0,0 3,1 5,8`
    lead_changes: int | None = None
    lead_taken: int | None = None  # thousandths of the game before the winner led for good
    facts: str = ""  # each cell with its count, `4 17:3`; the header names the cells

    def to_line(self) -> bytes:
        """One compact line, written piece by piece: a short game takes no longer than a general encoder."""
        turns = "" if self.turns is None else f',"turns":{self.turns}'
        rounds = "" if self.rounds is None else f',"rounds":{self.rounds}'
        ended = f',"ended":{quoted(self.ended)}' if self.ended else ""
        points = ",".join([f"{quoted(name)}:{listed(each)}" for name, each in self.sources.items()])
        sources = f',"sources":{{{points}}}' if points else ""
        arc = f',"arc":"{self.arc}"' if self.arc else ""
        changes = "" if self.lead_changes is None else f',"lead_changes":{self.lead_changes}'
        taken = "" if self.lead_taken is None else f',"lead_taken":{self.lead_taken}'
        facts = f',"facts":"{self.facts}"' if self.facts else ""
        return (
            f'{{"game":{self.number},"seed":{quoted(self.seed)},"bots":[{",".join(map(quoted, self.bots))}]'
            f',"choices":{self.choices}{turns}{rounds},"scores":{listed(self.scores)}'
            f',"winners":{listed(self.winners)}{ended}{sources}{arc}{changes}{taken}{facts}}}\n'
        ).encode()

    def looks(self) -> list[tuple[int, ...]]:
        """The scores at the moments that were kept."""
        try:
            return [tuple(map(int, look.split(","))) for look in self.arc.split()]
        except ValueError as error:
            raise BadResults(f"game {self.number}: an arc that is no scores") from error

    @classmethod
    def from_line(cls, line: bytes) -> GameResult:
        data = json_object(line)
        try:
            return cls(
                number=whole(data["game"]),
                seed=word(data["seed"]),
                bots=tuple(word(name) for name in data["bots"]),
                choices=whole(data["choices"]),
                scores=tuple(whole(score) for score in data["scores"]),
                winners=tuple(whole(seat) for seat in data["winners"]),
                turns=whole(data["turns"]) if "turns" in data else None,
                rounds=whole(data["rounds"]) if "rounds" in data else None,
                ended=word(data.get("ended", "")),
                sources={name: numbers(points) for name, points in data.get("sources", {}).items()},
                arc=word(data.get("arc", "")),
                lead_changes=whole(data["lead_changes"]) if "lead_changes" in data else None,
                lead_taken=whole(data["lead_taken"]) if "lead_taken" in data else None,
                facts=word(data.get("facts", "")),
            )
        except (AttributeError, KeyError, TypeError) as error:
            raise BadResults(f"not the result of a game: {error}") from error


def listed(numbers: tuple[int, ...]) -> str:
    return str(list(numbers)).replace(" ", "")


def json_line(data: dict[str, Any]) -> bytes:
    """One compact line; equal data gives equal bytes."""
    return (COMPACT.encode(data) + "\n").encode()


def json_object(line: bytes) -> dict[str, Any]:
    try:
        data = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise BadResults("not readable as JSON") from error
    if not isinstance(data, dict):
        raise BadResults("not a JSON object")
    return data


def whole(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise TypeError(f"expected a whole number, got {value!r}")
    return value


def word(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError(f"expected a text, got {value!r}")
    return value


def numbers(value: object) -> tuple[int, ...]:
    """A list of whole numbers."""
    if not isinstance(value, list) or not all(type(number) is int for number in value):
        raise TypeError(f"expected whole numbers, got {str(value)[:60]}")
    return tuple(value)
