"""Play at full speed, on one table and its own key. A clone keeps the key, so it knows the future."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from spinney.engine.errors import BadOption
from spinney.engine.records.journal import Entry, Origin
from spinney.engine.records.playback import REDEAL, Playback
from spinney.engine.table import Table
from spinney.research.game_config import GameConfig
from spinney.research.history import History

Key = int | str | bytes | None


class Sampled:
    """The first chance node has one outcome, which draws the key; from there on the key decides."""

    __slots__ = ("config", "followed", "table", "traced", "ways")

    def __init__(self, config: GameConfig, table: Table | None = None) -> None:
        self.config: Final = config
        self.table = table
        self.ways = 1 if table is None else 0  # outcomes of the chance node, 0 where there is none
        self.traced: History | None = None  # the history as far as somebody asked for it ...
        self.followed = 0  # ... and how many entries of the journal that is

    def begin(self, key: Key) -> None:
        """Start the table from a key, which decides all chance from here on."""
        self.table = self.config.start(key)
        self.ways = 0

    def apply(self, action: int) -> None:
        """An answer; the table draws whatever follows from it."""
        if self.table is None:
            raise BadOption("the table was not started yet")
        self.table.play(action)

    @property
    def past(self) -> History | None:
        """The history, followed from where it was asked for last."""
        if self.table is None or self.table.journal is None:
            return None
        journal = self.table.journal
        past = self.traced or History(Playback(self.config.game, journal.origin).table)
        for entry in journal.entries[self.followed :]:
            past = followed(past, entry)
        self.traced, self.followed = past, len(journal.entries)
        return past

    def resampled(self, seat: int, key: str) -> Sampled:
        """The same state, as this seat must believe it possible, with a future of its own."""
        if self.table is None or self.table.journal is None:
            raise BadOption("a state can be resampled where a seat must choose, not where chance moves")
        other = Sampled(self.config, self.table.game.redeal(self.table, seat, key))
        assert other.table is not None
        other.table.journal = self.table.journal.clone()
        other.table.journal.entries.append(f"{REDEAL}{seat} {key}")
        other.traced, other.followed = self.traced, self.followed
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> Sampled:
        other = Sampled(self.config, None if self.table is None else self.table.branch())
        other.traced, other.followed = self.traced, self.followed
        return other

    def __reduce__(self) -> tuple[Callable[..., Sampled], tuple[Any, ...]]:
        """By record: the secret it was started from, and every entry since."""
        journal = None if self.table is None else self.table.journal
        if journal is None:
            return Sampled, (self.config,)
        return sampled_from, (self.config, journal.origin.secret, [*journal.entries])


def sampled_from(config: GameConfig, secret: bytes, entries: list[Entry]) -> Sampled:
    """Play the entries of a record again, from the secret that decided all chance."""
    playback = Playback(config.game, Origin(config.seats, dict(config.options), secret, []), log=False)
    for entry in entries:
        playback.enter(entry)
    return Sampled(config, playback.table)


def followed(past: History, entry: Entry) -> History:
    """The history of a sampled table after one more entry of its journal."""
    if isinstance(entry, int):
        return past.answered(entry)
    _, seat, key = entry.split()
    return past.redealt(int(seat), key)
