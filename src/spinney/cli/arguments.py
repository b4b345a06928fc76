"""What people write on a command line, made into games, options, names and records."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import spinney
from spinney.cli.errors import WrongInput
from spinney.engine.errors import BrokenRecord, SpinneyError
from spinney.engine.game import Game
from spinney.engine.records.record import Record
from spinney.engine.table import Table


def find_game_key(text: str | None) -> str:
    """The key of the game that an argument names by its beginning (`battle`); without one, the first game."""
    keys = spinney.games()
    if text is None:
        return keys[0] if keys else ""
    wanted = text.strip().lower().replace("-", "_").replace(" ", "_")
    near = [key for key in keys if key.startswith(wanted)] if wanted else []
    if wanted in keys or len(near) != 1:
        if len(near) > 1 and wanted not in keys:
            raise WrongInput(f"game {text!r} could be {' or '.join(near)}")
        return wanted  # the shelf says what there is, if this is nothing
    return near[0]


def find_game(text: str | None, edition: str | None = None) -> Game[Any]:
    """The game that an argument names by its key or the beginning of it, with the edition of `--edition`."""
    return spinney.game(find_game_key(text), edition)


def read_options(given: list[str]) -> dict[str, object]:
    """The game options of `--option name=value` arguments; the game checks names and values."""
    options: dict[str, object] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals or not name.strip():
            raise WrongInput(f"--option {text}: expected name=value, such as max_turns=200")
        options[name.strip()] = value.strip()
    return options


def comma_separated(text: str) -> list[str]:
    """The names in an argument such as `--bots`, with commas between."""
    return [name.strip() for name in text.split(",") if name.strip()]


def load_record(path: Path) -> Record:
    """The record in the file that an argument names; a folder is a mistake worth naming."""
    if path.is_dir():
        raise WrongInput(f"{path}: is a folder, not a record")
    return Record.load(path)


@contextmanager
def replaying(path: Path) -> Iterator[None]:
    """Makes errors in the replay of a record name the file that was given as an argument."""
    try:
        yield
    except SpinneyError as error:
        raise BrokenRecord(f"{path}: {error}") from error


def verified_record(path: Path) -> tuple[Record, Table]:
    """The record in a file that an argument names, checked in everything, and the table it leads to."""
    record = load_record(path)
    with replaying(path):
        return record, record.verify()
