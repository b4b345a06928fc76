"""What is known about a kept database: who sits where, and how every table stood when it was made."""

from __future__ import annotations

import re
from hashlib import blake2b
from html import unescape
from pathlib import Path
from typing import Any, Final

import msgspec

from web.live_server import Connection

FOLDER: Final = Path(__file__).parent
WAITING, PLAYING, OVER = "waiting", "playing", "over"


class TableFacts(msgspec.Struct, omit_defaults=True):
    """One table as it was left."""

    about: str
    table: str
    game: str
    edition: str
    seats: list[str]  # the person, the bot's level, or nothing where a link waits to be used
    watch: str
    state: str
    entries: int
    said: list[str]
    joins: list[str] = []  # links that nobody has used
    points: list[int] = []
    asked: int = -1
    options: int = 0  # that the asked seat has
    winners: list[int] = []
    history: str = ""  # hash of all entries, once the game is over


class Facts(msgspec.Struct):
    """One database: the cookies of its people, its tables, and a record that somebody opened."""

    people: dict[str, str]
    tables: list[TableFacts]
    record: str
    record_history: str


def history_of(entries: list[str]) -> str:
    return blake2b("\n".join(entries).encode(), digest_size=16).hexdigest()


def facts_of(database: Path) -> Facts:
    """`0.1.0.json` has the facts of `0.1.0.sqlite` and of `0.1.0.sql`."""
    found = msgspec.json.decode(database.with_suffix(".json").read_bytes(), type=dict[str, Facts])
    return found[database.suffix[1:]]


# What a connection shows, and answering on it.


def points_of(connection: Connection) -> list[int]:
    """The points beside the seats; a spectator sees them in the order of the seats."""
    return [int(points) for points in re.findall(r"class='points'[^>]*>(-?\d+)", connection.parts["people"])]


def said_on(connection: Connection) -> list[str]:
    said = re.findall(r"class='speaker'>[^<]*</span><span>([^<]*)<", connection.parts["chat"])
    return [unescape(words) for words in said]


def is_over(connection: Connection) -> bool:
    return "/record.json" in connection.parts.get("ending", "")


def facing(connection: Connection) -> Connection:
    """The connection of whoever must choose, with the curtain of a shared screen lifted."""
    if connection.seat != connection.asked:
        connection.send(do="lift", seat=connection.asked)
    while connection.seat != connection.asked or not connection.options:
        connection.receive()
    return connection


def answer(connection: Connection, action: int) -> dict[str, Any]:
    """Give an answer, and confirm it where the person wants to be asked."""
    news = connection.play(action)
    return connection.command("confirm") if news.get("waits") else news
