"""What a move, a table, a bot's turn and the database cost, as measured on one machine and kept."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

KEPT: Final = Path(__file__).with_name("costs.json")


@dataclass(frozen=True)
class GameCosts:
    """What a game costs the server: at tables with two open pages each."""

    move_ms: float  # of a core, to take an answer and draw it for both
    move_bytes: float  # sent to both
    table_kb: float  # of memory


@dataclass(frozen=True)
class Costs:
    """All that was measured."""

    games: dict[str, GameCosts]
    bot_seconds: dict[str, float]  # of a core for a turn, by level
    database_ms: float  # of a core of PostgreSQL for a move
    stored_bytes: float  # for a move
    notice_ms: float  # of a core of every other server for a move that it only hears of

    def mean(self, field: str) -> float:
        """The mean of a cost over the games, each played as often."""
        found = [float(getattr(game, field)) for game in self.games.values()]
        return sum(found) / len(found)

    def keep(self, path: Path = KEPT) -> None:
        path.write_text(json.dumps(asdict(self), indent=1) + "\n", encoding="utf-8")


def kept_costs(path: Path = KEPT) -> Costs:
    """The costs that were measured last and kept."""
    found = json.loads(path.read_text(encoding="utf-8"))
    return Costs(**{**found, "games": {key: GameCosts(**one) for key, one in found["games"].items()}})
