"""What can be set about a server: by the command line, or by SPINNEY_... in the environment."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from platformdirs import user_data_dir

from spinney.engine.errors import BadOption

DATABASE: Final = "SPINNEY_DATABASE_URL"
DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
}
SHORTEST: Final = 16  # characters of a secret


class Settings:
    """Where tables are kept, who the server is to the outside, and how much it puts up with."""

    def __init__(self, data: Path, environment: Mapping[str, str] | None = None) -> None:
        given = os.environ if environment is None else environment
        self.data: Final = data
        self.database: Final = database_url(given.get(DATABASE, ""), data)
        self.base_url: Final = given.get("SPINNEY_BASE_URL", "").rstrip("/")  # what links begin with
        self.proxy: Final = given.get("SPINNEY_PROXY", "")  # addresses whose X-Forwarded-... are believed
        self.workers: Final = integer(given, "SPINNEY_WORKERS", max(1, (os.cpu_count() or 2) - 1), 1, 64)
        self.readers: Final = integer(
            given, "SPINNEY_READERS", 1, 1, 16
        )  # processes for looks back and replays
        self.pace: Final = integer(given, "SPINNEY_MESSAGES_PER_SECOND", 20, 1, 1_000_000)
        self.connections_per_address: Final = integer(given, "SPINNEY_LINES_PER_ADDRESS", 100, 1, 1_000_000)
        lines = self.connections_per_address
        self.sockets: Final = integer(given, "SPINNEY_SOCKETS", 10_000, 1, 1_000_000)
        self.sockets_per_address: Final = integer(
            given, "SPINNEY_SOCKETS_PER_ADDRESS", lines + 100, 1, 2_000_000
        )
        self.header_seconds: Final = integer(given, "SPINNEY_HEADER_SECONDS", 10, 1, 3600)
        self.body_seconds: Final = integer(given, "SPINNEY_BODY_SECONDS", 30, 1, 3600)
        self.idle_seconds: Final = integer(given, "SPINNEY_IDLE_SECONDS", 20, 1, 3600)
        self.patience: Final = integer(given, "SPINNEY_AWAY_SECONDS", 15, 0, 86_400)  # before a bot stands in
        self.log: Final = choice(given, "SPINNEY_LOG", ("json", "plain"))  # without any: plain at a terminal
        self.metrics_token: Final = secret(given, "SPINNEY_METRICS_TOKEN")
        self.tables_per_minute: Final = integer(given, "SPINNEY_TABLES_PER_MINUTE", 60, 1, 1_000_000)

    @property
    def origin(self) -> str:
        """What browsers call the pages of `base_url`, as in the header `Origin`."""
        found = urlsplit(self.base_url)
        return f"{found.scheme}://{found.netloc}".lower()

    @property
    def secure(self) -> bool:
        """Is the server reached by TLS, so that cookies must be?"""
        return self.base_url.startswith("https://")


def usual_data_folder() -> Path:
    """The folder in which the server keeps its tables, unless another is set."""
    return Path(user_data_dir("spinney", appauthor=False)) / "tables"


def database_url(given: str, data: Path) -> str:
    """The database that is set, as SQLAlchemy wants it; without one, a file in the data folder."""
    if not given:
        return f"sqlite+aiosqlite:///{data / 'spinney.sqlite'}"
    scheme, colon, rest = given.partition(":")
    driver = DRIVERS.get(scheme, scheme)
    if not colon or driver not in DRIVERS.values():
        raise BadOption(f"{DATABASE}: expected sqlite:///FILE or postgresql://..., got {scheme[:30]!r}")
    return f"{driver}:{rest}"


def integer(given: Mapping[str, str], name: str, usual: int, low: int, high: int) -> int:
    """A setting from the environment that is a whole number, checked; `usual` if it is not set."""
    text = given.get(name, "")
    if not text:
        return usual
    if not text.isascii() or not text.isdecimal() or not low <= int(text) <= high:
        raise BadOption(f"{name}: expected a whole number from {low} to {high}, got {text[:30]!r}")
    return int(text)


def choice(given: Mapping[str, str], name: str, words: tuple[str, ...]) -> str:
    """A setting from the environment that is one of a few words; empty if it is not set."""
    text = given.get(name, "")
    if text not in ("", *words):
        raise BadOption(f"{name}: expected {' or '.join(words)}, got {text[:30]!r}")
    return text


def secret(given: Mapping[str, str], name: str) -> str:
    """A secret from the environment; one that could be guessed is refused, and not repeated."""
    text = given.get(name, "")
    if text and len(text) < SHORTEST:
        raise BadOption(f"{name}: expected at least {SHORTEST} characters")
    return text
