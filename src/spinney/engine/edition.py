"""Content sets as data: read from TOML, named by their hash, carried by records unless they ship."""

from __future__ import annotations

import tomllib
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

from spinney.engine.errors import BadEdition


class Edition:
    """A content set: its name, its text, the data in it, and a hash that names exactly this text."""

    def __init__(self, name: str, text: str, where: str, shipped: bool) -> None:
        self.name: Final = name
        self.text: Final = text
        self.where: Final = where  # what errors call it: a file, or a record
        self.shipped: Final = shipped
        self.hash: Final = blake2b(text.encode(), digest_size=16).hexdigest()
        try:
            self.data: Final[dict[str, Any]] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise BadEdition(f"{where}: not readable as TOML: {error}") from error


def read_edition(path: str | Path, shipped: bool = False) -> Edition:
    """The edition in a file."""
    path = Path(path)
    if path.exists() and not path.is_file():
        raise BadEdition(f"{path}: not a file, but a folder or a device")
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        raise BadEdition(f"{path}: cannot be read: {error}") from error
    return Edition(path.stem, text.replace("\r\n", "\n"), str(path), shipped)
