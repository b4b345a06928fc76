"""Play at full speed, on one table and its own key. A clone keeps the key, so it knows the future."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from spinney.engine.errors import BadOption
from spinney.engine.journal import Entry, Origin
from spinney.engine.playback import REDEAL, Playback
from spinney.engine.table import Table
from spinney.research.setting import Setting
from spinney.research.trail import Trail

Key = int | str | bytes | None


class Sampled:
    """The first chance node has one outcome, which draws the key; from there on the key decides."""

    __slots__ = ("followed", "setting", "table", "traced", "ways")

    def __init__(self, setting: Setting, table: Table | None = None) -> None:
        self.setting: Final = setting
        self.table = table
        self.ways = 1 if table is None else 0  # outcomes of the chance node, 0 where there is none
        self.traced: Trail | None = None  # the trail as far as somebody asked for it ...
        self.followed = 0  # ... and how many entries of the journal that is

    def begin(self, key: Key) -> None:
        self.table = self.setting.start(key)
        self.ways = 0

    def apply(self, action: int) -> None:
        if self.table is None:
            raise BadOption("the table was not started yet")
        self.table.play(action)

    @property
    def trail(self) -> Trail | None:
        """The trail, followed from where it was asked for last."""
        if self.table is None or self.table.journal is None:
            return None
        journal = self.table.journal
        trail = self.traced or Trail(Playback(self.setting.game, journal.origin).table)
        for entry in journal.entries[self.followed :]:
            trail = followed(trail, entry)
        self.traced, self.followed = trail, len(journal.entries)
        return trail

    def resampled(self, seat: int, key: str) -> Sampled:
        """The same state, as this seat must believe it possible, with a future of its own."""
        if self.table is None or self.table.journal is None:
            raise BadOption("a state can be resampled where a seat must choose, not where chance moves")
        other = Sampled(self.setting, self.table.game.redeal(self.table, seat, key))
        assert other.table is not None
        other.table.journal = self.table.journal.clone()
        other.table.journal.entries.append(f"{REDEAL}{seat} {key}")
        other.traced, other.followed = self.traced, self.followed
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> Sampled:
        other = Sampled(self.setting, None if self.table is None else self.table.branch())
        other.traced, other.followed = self.traced, self.followed
        return other

    def __reduce__(self) -> tuple[Callable[..., Sampled], tuple[Any, ...]]:
        """By record: the secret it was started from, and every entry since."""
        journal = None if self.table is None else self.table.journal
        if journal is None:
            return Sampled, (self.setting,)
        return sampled_again, (self.setting, journal.origin.secret, [*journal.entries])


def sampled_again(setting: Setting, secret: bytes, entries: list[Entry]) -> Sampled:
    """Play the entries of a record again."""
    playback = Playback(setting.game, Origin(setting.seats, dict(setting.options), secret, []), log=False)
    for entry in entries:
        playback.enter(entry)
    return Sampled(setting, playback.table)


def followed(trail: Trail, entry: Entry) -> Trail:
    """The trail after one more entry of a journal."""
    if isinstance(entry, int):
        return trail.answered(entry)
    _, seat, key = entry.split()
    return trail.redealt(int(seat), key)
