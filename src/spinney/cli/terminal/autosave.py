"""A game in progress is saved after every choice, so that a crash loses nothing."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from shlex import quote
from typing import Final

from platformdirs import user_data_dir
from rich.console import Console

from spinney.cli.errors import CannotSave
from spinney.cli.terminal.players import Players
from spinney.engine.chance import commitment
from spinney.engine.errors import BrokenRecord
from spinney.engine.records.journal import Origin
from spinney.engine.records.record import Record
from spinney.engine.table import Table


class Autosave:
    """Writes the record of a table to its file after every choice."""

    def __init__(self, path: Path | None, players: list[str]) -> None:
        self.path = path  # None: this game is not saved
        self.players: Final = players

    def save(self, table: Table) -> None:
        """Write the record to its file, if this game is saved."""
        if self.path is not None:
            save_record(table, self.path, self.players)

    def save_as(self, table: Table, path: Path) -> None:
        """Save to a file of the player's choice, and go on saving there."""
        check_file_is_free(path, origin_of(table))
        save_record(table, path, self.players)
        self.path = path

    def how_to_resume(self) -> str:
        """The command that goes on with the saved game."""
        return f"spinney play --resume {quote(str(self.path))}"

    def how_to_verify(self) -> str:
        """The command that checks the saved record."""
        return f"spinney verify {quote(str(self.path))}"


def autosave_for(console: Console, table: Table, players: Players, path: Path | None) -> Autosave:
    """Where the record is saved: in the file that was named, else in the usual place if people play."""
    autosave = Autosave(path, players.names)
    if path is not None:
        check_file_is_free(path, origin_of(table))
        autosave.save(table)
    elif players.people:
        try:
            autosave.path = usual_save_path(table)
            autosave.save(table)
        except CannotSave as error:
            autosave.path = None
            console.print(f"{error}; this game is not saved", soft_wrap=True)
    return autosave


def save_record(table: Table, path: Path, players: list[str]) -> None:
    """Save the record of a game in progress to a file, with the names of its players."""
    try:
        Record.of(table, players).save(path)
    except BrokenRecord as error:
        raise CannotSave(str(error)) from error


def check_file_is_free(path: Path, origin: Origin) -> None:
    """Refuse to save a game over a file that is not this very game."""
    try:
        folder, exists = path.is_dir(), path.exists()
    except (OSError, ValueError) as error:
        raise CannotSave(f"{path}: cannot be a file: {error}") from error
    if folder:
        raise CannotSave(f"{path}: is a folder; name a file in it")
    if not exists:
        return
    try:
        same = Record.load(path).origin.secret == origin.secret
    except BrokenRecord:
        same = False
    if not same:
        raise CannotSave(f"{path}: already exists and is not this game; name another file")


def origin_of(table: Table) -> Origin:
    """What a table that is saved was started from; a clone does not know it and cannot be saved."""
    if table.journal is None:
        raise BrokenRecord("a clone has no journal to record")
    return table.journal.origin


def commitment_of(table: Table) -> str:
    """The commitment to the secret of the table that is saved; its file is named after it."""
    return commitment(origin_of(table).secret)


def usual_save_path(table: Table) -> Path:
    """Where a game is saved if nobody says where: in the user's folder, by game, time and commitment."""
    folder = Path(user_data_dir("spinney", appauthor=False)) / "games"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CannotSave(f"{folder}: cannot be made: {error.strerror}") from error
    stamp = datetime.now().strftime("%Y%m%d-%H%M%S")
    return folder / f"{table.game.key}-{stamp}-{commitment_of(table)[:6]}.json"
