"""A game as a list of entries, one for each action, with what it was started from."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from hashlib import blake2b
from pathlib import Path
from stat import S_ISREG
from typing import Any, Final

from spinney.engine import copies
from spinney.engine.chance import commitment
from spinney.engine.edition import Edition
from spinney.engine.errors import BadOption, BrokenRecord, SpinneyError
from spinney.engine.game import Game
from spinney.engine.installed import find_game
from spinney.engine.options import check_options, house_rules
from spinney.engine.records.fields import FORMAT, read_fields
from spinney.engine.records.journal import Origin
from spinney.engine.records.playback import REDEAL, Playback
from spinney.engine.table import Table

EVERY: Final = 10  # entries between two digests
LARGEST: Final = 8_000_000  # bytes of a record file that we are willing to read

FindGame = Callable[[str, Edition | str | None], Game[Any]]


class Record:
    """One game: its origin, its entries as text, digests along the way, and how it ended."""

    def __init__(self, game: Game[Any], origin: Origin, entries: list[str]) -> None:
        self.game: Final = game
        self.origin: Final = origin
        self.entries: Final = entries
        self.digests: list[str] = []  # at the start, after every tenth entry, and after the last
        self.result: dict[str, list[int]] | None = None  # scores and winners, once the game is over
        self.players: list[str] = []  # who sat at each seat, if known
        self.version = origin.rules or game.version  # of the rules it was played with
        self.commitment = commitment(origin.secret)

    def __reduce__(self) -> copies.Parts:
        """By its text and its game."""
        return rebuild_record, (type(self), self.game, self.to_json())

    # Making one.

    @classmethod
    def of(
        cls,
        table: Table,
        players: list[str] | None = None,
        watch: Callable[[Table], None] | None = None,
    ) -> Record:
        """The record of a table. It is made by replaying, and `watch` sees the table at each moment."""
        journal = table.journal
        if journal is None:
            raise BrokenRecord("a clone has no journal to record; use branch() instead of clone()")
        texts = [table.game.text(entry) if isinstance(entry, int) else entry for entry in journal.entries]
        record = cls(table.game, journal.origin, texts)
        record.players = players or []
        for at, now in record.tables():
            if watch is not None:
                watch(now)
            if record.has_digest(at):
                record.digests.append(digest(now, texts[:at]))
        if now.fingerprint() != table.fingerprint():
            raise BrokenRecord("the table was changed by something other than its actions")
        record.result = result_of(table)
        return record

    def redealt(self, seat: int, key: str) -> Record:
        """The record of a table imagined by a seat: this one with a redeal as its last entry."""
        playback = Playback(self.game, self.origin)
        for entry in [*self.entries, f"redeal {seat} {key}"]:
            playback.enter(entry)
        return Record.of(playback.table, self.players)

    # Playing it again.

    def tables(self, log: bool = True) -> Iterator[tuple[int, Table]]:
        """The table after 0, 1, 2, ... entries; the same object, unless an undo or redeal replaces it."""
        playback = Playback(self.game, self.origin, log)
        yield 0, playback.table
        for number, entry in enumerate(self.entries, 1):
            try:
                playback.enter(entry)
            except SpinneyError as error:
                raise self.broken_at(number, error) from error
            yield number, playback.table

    def broken_at(self, number: int, error: SpinneyError) -> BrokenRecord:
        """What is said of an entry that the rules refuse."""
        return BrokenRecord(f"action {number} of {len(self.entries)}: {error}{self.age()}")

    def replay(self, upto: int | None = None, log: bool = True) -> Table:
        """The table after all entries, or after the first `upto`; every digest along the way must fit."""
        last = len(self.entries) if upto is None else upto
        if not 0 <= last <= len(self.entries):
            raise BrokenRecord(f"it has {len(self.entries)} actions; there is no point {last}")
        for at, table in self.tables(log):
            if self.has_digest(at):
                self.check_digest(at, table)
            if at == last:
                return table
        raise AssertionError("unreachable: the last table was yielded")

    def verify(self) -> Table:
        """Replay, and check everything a record claims: digests, commitment, result."""
        for number, entry in enumerate(self.entries, 1):
            if entry.startswith(REDEAL):
                raise BrokenRecord(
                    f"action {number} is a redeal: an imagined table, not a game that was played"
                )
        if commitment(self.origin.secret) != self.commitment:
            raise BrokenRecord("the key does not fit the commitment that was published before play")
        table = self.replay()
        result = result_of(table)
        if result != self.result:
            claims = f"it claims the result {self.result}, but the replay gives {result}"
            raise BrokenRecord(f"{claims}{self.age()}")
        return table

    def has_digest(self, at: int) -> bool:
        """Does the record hold a digest after this many entries?"""
        return at % EVERY == 0 or at == len(self.entries)

    def check_digest(self, at: int, table: Table) -> None:
        """Refuse the record if the replayed table has another digest than it holds."""
        index = -(-at // EVERY)
        if index >= len(self.digests) or self.digests[index] != digest(table, self.entries[:at]):
            where = f"action {at} of {len(self.entries)}" if at else "the start"
            raise BrokenRecord(f"{where}: the digest does not fit{since_digest(at)}{self.age()}")
        if at == len(self.entries) and index + 1 < len(self.digests):
            raise BrokenRecord(f"action {at} is the last, but digests go on after it{self.age()}")

    def age(self) -> str:
        """What to add to an error: the rules of then and of now."""
        here = self.origin.rules or self.game.version
        return f" (recorded by rules {self.version}, replayed by rules {here})"

    # As a file.

    def to_json(self) -> str:
        """The record as the text of its file."""
        edition = self.game.edition
        data: dict[str, Any] = {
            "spinney": FORMAT,
            "game": self.game.key,
            "rules": self.version,
            "edition": edition_entry(edition) if edition is not None else None,
            "options": self.origin.options,
            "house_rules": [option.name for option in house_rules(self.game.options, self.origin.options)],
            "seats": self.origin.seats,
            "players": self.players,
            "commitment": self.commitment,
            "key": self.origin.secret.hex(),
            "entropy": [part.hex() for part in self.origin.entropy],
            "entries": self.entries,
            "digests": self.digests,
            "result": self.result,
        }
        return record_text(data)

    def save(self, path: str | Path) -> None:
        """Write the record whole or not at all."""
        path = Path(path)
        torn = path.with_name(path.name + ".part")
        try:
            torn.write_text(self.to_json(), encoding="utf-8")
            os.replace(torn, path)
        except (OSError, ValueError) as error:
            raise BrokenRecord(f"{path}: cannot be saved: {file_trouble(error)}") from error

    @classmethod
    def load(cls, path: str | Path, find: FindGame = find_game) -> Record:
        """The record in a file."""
        path = Path(path)
        try:
            found = path.stat()
            if not S_ISREG(found.st_mode):
                raise BrokenRecord(f"{path}: not a file, but a folder or a device")
            if found.st_size > LARGEST:
                raise BrokenRecord(f"{path}: larger than any record ({LARGEST} bytes)")
            text = path.read_text(encoding="utf-8")
        except (OSError, ValueError) as error:
            raise BrokenRecord(f"{path}: cannot be read: {file_trouble(error)}") from error
        try:
            return cls.from_json(text, find)
        except SpinneyError as error:
            raise BrokenRecord(f"{path}: {error}") from error

    @classmethod
    def from_json(cls, text: str, find: FindGame = find_game) -> Record:
        """The record in a JSON text; `find` finds its game."""
        fields = read_fields(text)
        game = find(fields.game, fields.edition[0] if fields.edition is not None else None)
        check_edition(game, fields.edition[1] if fields.edition is not None else "")
        try:
            options = check_options(game.key, game.options, fields.options)
        except BadOption as error:
            ages = f"recorded by rules {fields.rules}, here are rules {game.version}"
            raise BadOption(f"{error} ({ages})") from error
        rules = fields.rules if game.can_play(fields.rules) else ""  # else it is tried with those of today
        record = cls(game, Origin(fields.seats, options, fields.key, fields.entropy, rules), fields.entries)
        record.version = fields.rules
        record.digests = fields.digests
        record.result = fields.result
        record.players = fields.players
        record.commitment = fields.commitment
        return record


def since_digest(at: int) -> str:
    """Between which actions a `Record` and its replay first differ, if a digest does not fit."""
    first = (at - 1) // EVERY * EVERY + 1
    return f", so the first difference lies between action {first} and action {at}" if 0 < first < at else ""


def record_text(data: dict[str, Any]) -> str:
    """The fields of a record as a file, a line for each."""
    lines = [f" {json.dumps(name)}: {json.dumps(value)}" for name, value in data.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def rebuild_record(kind: type[Record], game: Game[Any], text: str) -> Record:
    """A pickled or copied record, from its text."""
    return kind.from_json(text, lambda key, edition: game)


def check_edition(game: Game[Any], wanted: str) -> None:
    """Refuse a record that was played with another edition."""
    found = game.edition.hash if game.edition is not None else ""
    if found != wanted:
        raise BrokenRecord(f"played with edition {wanted or 'none'}; {game.key} here has {found or 'none'}")


def file_trouble(error: OSError | ValueError) -> str:
    """Why `Record.save` or `Record.load` failed on a file, in a few words."""
    if isinstance(error, UnicodeDecodeError):
        return "not a text file"
    return error.strerror or str(error) if isinstance(error, OSError) else str(error)


def edition_entry(edition: Edition) -> dict[str, str]:
    """An edition as a `Record` writes it: by name and hash, with its text unless it ships with Spinney."""
    entry = {"name": edition.name, "hash": edition.hash}
    if not edition.shipped:
        entry["text"] = edition.text
    return entry


def digest(table: Table, entries: list[str]) -> str:
    """The digest in a record, of the game so far: options, key, entries, draws, and the choice reached.

    It is made from the text of actions, not from the fields of a table, so that old records survive when code
    is renamed or renumbered; any change to a choice or a score shows.
    """
    game = table.game
    choice = [game.text(option) for option in table.options]
    given = table.journal.origin.options if table.journal is not None else {}
    options = [
        [option.name, option.first_word(given[option.name])]
        for option in game.options
        if option.name in given and given[option.name] != option.default
    ]
    chance = [table.chance.key.hex(), int(table.chance.drawn)]
    facts = [options, chance, entries, int(table.seat), choice, table.scores, table.over]
    return blake2b(json.dumps(facts).encode(), digest_size=6).hexdigest()


def result_of(table: Table) -> dict[str, list[int]] | None:
    """How a game ended, as its record will say, or None while it goes on."""
    if not table.over:
        return None
    return {"scores": table.scores, "winners": [int(seat) for seat in table.winners]}
