"""How one game went: a line of a result file. Nothing in it depends on where or when it was played."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from spinney.lab.errors import BadResults


@dataclass(frozen=True)
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

    def to_line(self) -> bytes:
        data: dict[str, Any] = {
            "game": self.number,
            "seed": self.seed,
            "bots": self.bots,
            "choices": self.choices,
            "turns": self.turns,
            "rounds": self.rounds,
            "scores": self.scores,
            "winners": self.winners,
        }
        return json_line({name: value for name, value in data.items() if value is not None})

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
            )
        except (KeyError, TypeError) as error:
            raise BadResults(f"not the result of a game: {error}") from error


def json_line(data: dict[str, Any]) -> bytes:
    """One compact line; equal data gives equal bytes."""
    return json.dumps(data, separators=(",", ":")).encode() + b"\n"


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
