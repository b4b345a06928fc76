"""Editions: content as data, read from TOML, named by their hash, carried by records unless they ship."""

from __future__ import annotations

import tomllib
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from spinney.engine.errors import BadEdition

ENDING: Final = ".toml"
LARGEST: Final = 300_000  # characters of an edition, ten times those that ship
DOTS: Final = 500  # in one line


class Edition:
    """An edition: its name, its text, the data in it, and a hash that names exactly this text."""

    def __init__(self, name: str, text: str, where: str, shipped: bool) -> None:
        self.name: Final = name
        self.text: Final = text
        self.where: Final = where  # what errors call it: a file, or a record
        self.shipped: Final = shipped
        self.hash: Final = blake2b(text.encode(), digest_size=16).hexdigest()
        check_size(text, where)
        try:
            self.data: Final[dict[str, Any]] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise BadEdition(f"{where}: not readable as TOML: {error}") from error
        except (RecursionError, ValueError) as error:
            raise BadEdition(f"{where}: nested too deeply, or a number too long") from error
        game = self.data.pop("game", "")
        if not isinstance(game, str):
            raise BadEdition(f"{where}: game: expected the key of a game in quotes, not {game!r}")
        self.game: Final = game  # the game it is for, if it says so

    def __reduce__(self) -> tuple[Any, ...]:
        return Edition, (self.name, self.text, self.where, self.shipped)


def check_size(text: str, where: str) -> None:
    """Refuse what would take long to read: the time for a key grows with the square of its parts."""
    if len(text) > LARGEST:
        raise BadEdition(f"{where}: larger than any edition ({LARGEST:,} characters)")
    for number, line in enumerate(text.split("\n"), 1):
        if line.count(".") > DOTS:
            raise BadEdition(f"{where}: line {number}: more than {DOTS} dots")


def read_edition(path: str | Path, shipped: bool = False) -> Edition:
    """The edition in a TOML file."""
    path = Path(path)
    if path.exists() and not path.is_file():
        raise BadEdition(f"{path}: not a file, but a folder or a device")
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        raise BadEdition(f"{path}: cannot be read: {error}") from error
    return Edition(path.stem, text.replace("\r\n", "\n"), str(path), shipped)


def shipped_editions(package: str) -> list[str]:
    """The names of the editions that come with a game."""
    folder = files(package).joinpath("editions")
    if not folder.is_dir():
        return []
    return sorted(file.name[: -len(ENDING)] for file in folder.iterdir() if file.name.endswith(ENDING))


def find_edition(key: str, package: str, edition: Edition | str | None) -> Edition:
    """An edition of a game: a shipped one by its name (`standard` if none is given), or a file."""
    name = "standard" if edition is None else edition
    if isinstance(name, Edition):
        found = name
    elif name in shipped_editions(package):
        text = files(package).joinpath("editions", name + ENDING).read_text(encoding="utf-8")
        found = Edition(name, text.replace("\r\n", "\n"), name + ENDING, shipped=True)
    elif name.endswith(ENDING):
        found = read_edition(name)
    else:
        there = ", ".join(shipped_editions(package))
        raise BadEdition(f"{key} has no edition {name!r}; there are {there}, or name a {ENDING} file")
    if found.game not in ("", key):
        raise BadEdition(f"{found.where}: an edition of {found.game}, not of {key}")
    return found
