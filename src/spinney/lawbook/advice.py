"""What a game tells the laws, in an optional `laws.toml` beside its `rules.md`.

    brief = { rounds = 6 }   # numbers of the edition that keep games of random players short
    seats = [2, 3]           # for laws that look long at every choice, where Python is interpreted
    options = [{ left = "dovre", right = "tyrfing" }]   # where words do not all go together: sets that do

Without it, whole games are played with every number of seats, and every two values of two options meet.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from importlib.resources import files
from typing import Any

from spinney.engine.errors import SpinneyError
from spinney.engine.game import Game

Options = dict[str, int | str]
FILE = "laws.toml"


@dataclass(frozen=True)
class Advice:
    brief: dict[str, int] = field(default_factory=dict)
    seats: list[int] = field(default_factory=list)
    options: list[Options] = field(default_factory=list)


def advice(game: Game[Any]) -> Advice:
    """What a game tells the laws in its `laws.toml`; nothing, if it has no such file."""
    file = files(game.package).joinpath(FILE)
    if not file.is_file():
        return Advice()
    try:
        return Advice(**tomllib.loads(file.read_text(encoding="utf-8")))
    except (tomllib.TOMLDecodeError, TypeError) as error:
        known = ", ".join(Advice.__dataclass_fields__)
        raise SpinneyError(f"{game.key}: {FILE} may say {known}, but cannot be read: {error}") from error
