"""What a table is started from, apart from the key: a game, its edition, seats and options."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from spinney.engine.chance import Chance, secret_of
from spinney.engine.errors import BadOption
from spinney.engine.game import Game
from spinney.engine.installed import find_game
from spinney.engine.options import check_ends, check_options
from spinney.engine.table import Table

USUAL_SEATS: Final = 2  # seats that research takes where a game admits them and none are named


@lru_cache(maxsize=64)
def game_of(key: str, edition: str) -> Game[Any]:
    """A game for a configuration, read once; an empty edition is the standard one."""
    return find_game(key, edition or None)


@dataclass(frozen=True)
class GameConfig:
    """Plain data, so that it can be hashed, sent and pickled; the game is found when it is needed."""

    key: str
    edition: str
    seats: int
    options: tuple[tuple[str, int | str], ...]

    @classmethod
    def of(
        cls,
        key: str,
        seats: int | None = None,
        edition: str | None = None,
        options: Mapping[str, object] | None = None,
    ) -> GameConfig:
        """Everything checked here, where the mistake was made."""
        game = game_of(key, edition or "")
        low, high = game.seats
        seats = usual_seats(game) if seats is None else int(seats)
        if not low <= seats <= high:
            raise BadOption(f"{key} is for {low} to {high} seats, not {seats}")
        checked = check_options(key, game.options, dict(options or {}))
        check_ends(key, game.options, checked)
        return cls(key, edition or "", seats, tuple(checked.items()))

    @property
    def game(self) -> Game[Any]:
        """The game, found by its key and edition."""
        return game_of(self.key, self.edition)

    @property
    def bound(self) -> int:
        """The most choices that a game can have."""
        return self.game.bound(self.seats, dict(self.options))

    @property
    def has_secrets(self) -> bool:
        """Does a seat see less than the whole table? Only then does a game redeal anything; and alone at a
        table there is nobody to hide from."""
        return self.seats > 1 and self.game.has_secrets

    def start(self, seed: int | str | bytes | None, log: bool = False) -> Table:
        """A table up to its first choice, the very one that `game.start(seats, seed)` gives."""
        options: dict[str, Any] = dict(self.options)
        table: Table = self.game.start(self.seats, seed, log=log, **options)
        return table

    def lay_out(self, chance: Chance | None = None) -> Table:
        """A table out of the box, before anything was drawn."""
        laid = self.game.lay_out(self.seats, chance or Chance(secret_of("box")), dict(self.options))
        table: Table = laid
        return table


def usual_seats(game: Game[Any]) -> int:
    """How many seats a configuration has if nobody says: two where the game admits them, else the nearest."""
    return max(game.seats[0], min(game.seats[1], USUAL_SEATS))
