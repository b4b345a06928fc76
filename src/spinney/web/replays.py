"""From what is stored to a table: replay, and what the replay says about rules that have moved on."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from spinney.engine.edition import shipped_editions
from spinney.engine.errors import SpinneyError
from spinney.engine.game import Game
from spinney.engine.journal import UNDO, Entry, Origin
from spinney.engine.options import check_options
from spinney.engine.playback import Playback
from spinney.engine.record import EVERY, Record, digest
from spinney.engine.shelf import GAMES, find_game, shelf
from spinney.engine.table import Table
from spinney.web.errors import Frozen
from spinney.web.schema import MoveRow, SeatRow, TableRow

SHELVES: Final = 64  # games, by edition, that are kept ready


@lru_cache(SHELVES)
def game_of(key: str, edition: str = "") -> Game[Any]:
    """A game, with one of the editions that ship; never a path."""
    if edition and edition not in editions_of(key):
        raise SpinneyError(f"{key} has no edition {edition!r}")
    return find_game(key, edition or None)


def game_keys() -> list[str]:
    return sorted(shelf(GAMES))


@lru_cache(SHELVES)
def editions_of(key: str) -> tuple[str, ...]:
    """The names of the editions that ship with a game, the standard one first."""
    known = [name for name in shipped_editions(find_game(key).package) if ships(key, name)]
    return tuple(sorted(known, key=lambda name: (name != "standard", name)))


def ships(key: str, name: str) -> bool:
    """Does the game itself know an edition by this name?"""
    try:
        edition = find_game(key, name).edition
    except SpinneyError:
        return False
    return edition is not None and edition.shipped


def has_secrets(game: Game[Any]) -> bool:
    """Does any seat know what another does not?"""
    return any("deal_hidden" in vars(kind) for kind in type(game).__mro__ if kind is not Game)


def origin_of(row: TableRow, seats: Sequence[SeatRow]) -> Origin:
    """What the table is started from, once everybody has added entropy."""
    game = game_of(row.game, row.edition)
    options = check_options(game.key, game.options, json.loads(row.options))
    entropy = [bytes.fromhex(seat.entropy) for seat in seats]  # a part for each seat; a bot's is empty
    return Origin(len(seats), options, row.secret, entropy)


def replayed(row: TableRow, seats: Sequence[SeatRow], moves: Sequence[MoveRow]) -> Table:
    """The table after all entries. Older rules are adopted where every digest fits, else it is frozen."""
    age = ""
    try:
        game = game_of(row.game, row.edition)
        age = f"; it was begun by rules {row.version}, here are rules {game.version}"
        found = game.edition.hash if game.edition is not None else ""
        if found != row.edition_hash:
            raise SpinneyError(f"edition {row.edition or 'standard'} has changed")
        playback = Playback(game, origin_of(row, seats))
        entries: list[str] = []
        for move in moves:
            playback.enter(move.entry)
            entries.append(move.entry)
            if move.digest and move.digest != digest(playback.table, entries):
                raise SpinneyError(f"action {move.number} of {len(moves)}: the digest does not fit")
    except SpinneyError as error:
        raise Frozen(f"This table cannot go on: {error}{age}. What was played is kept.") from error
    return playback.table


def entries_of(table: Table) -> list[Entry]:
    return table.journal.entries if table.journal is not None else []


def texts_of(table: Table) -> list[str]:
    """The entries as a record has them."""
    game = table.game
    return [game.text(entry) if isinstance(entry, int) else entry for entry in entries_of(table)]


def digest_after(table: Table) -> str:
    """What is stored with every tenth entry."""
    entries = entries_of(table)
    return digest(table, texts_of(table)) if len(entries) % EVERY == 0 else ""


def entry_at(table: Table, answers: int) -> int:
    """How many entries lead to the moment after so many answers, on the way that was not taken back."""
    standing: list[int] = []
    for at, entry in enumerate(entries_of(table), 1):
        if entry == UNDO:
            standing.pop()
        else:
            standing.append(at)
    return standing[answers - 1] if 0 < answers <= len(standing) else 0


def earlier(table: Table, entries: int) -> Table:
    """The table as it was after its first entries."""
    journal = table.journal
    if journal is None:
        raise SpinneyError("a clone has no past to look at")
    playback = Playback(table.game, journal.origin)
    for entry in journal.entries[:entries]:
        playback.enter(entry)
    return playback.table


def record_of(table: Table, players: list[str]) -> Record:
    return Record.of(table, players)
