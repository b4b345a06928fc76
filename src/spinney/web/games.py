"""The installed games, kept ready, with the editions that ship with them or with the text of another."""

from __future__ import annotations

from contextlib import suppress
from functools import lru_cache
from typing import Any, Final

from spinney.engine.actions import ActionSpace
from spinney.engine.edition import Edition, find_edition, shipped_editions
from spinney.engine.errors import SpinneyError
from spinney.engine.game import Game
from spinney.engine.installed import GAMES, all_installed, find_game
from spinney.engine.parts import About, Judge, Knowledge, Look, Rules, Terms, Words
from spinney.engine.terms.actions import Kinds
from spinney.engine.terms.events import Events

KEPT: Final = 64  # games, by edition


@lru_cache(KEPT)
def game_of(key: str, edition: str = "") -> Game[Any]:
    """A game, with one of the editions that ship; never with a file by its path."""
    if edition and edition not in editions_of(key):
        raise SpinneyError(f"{key} has no edition {edition!r}")
    return find_game(key, edition or None)


@lru_cache(KEPT)
def game_from(key: str, edition: str, text: str) -> Game[Any]:
    """A game with the text of an edition that does not ship, or no longer does."""
    return find_game(key, Edition(edition, text, f"edition {edition}", shipped=False))


def game_with(key: str, edition: str, text: str) -> Game[Any]:
    """A game with an edition: one that ships, or, if a text is given, that."""
    return game_from(key, edition or "standard", text) if text else game_of(key, edition)


def game_for_record(key: str, edition: Edition | str | None) -> Game[Any]:
    """The game of a record: all records of an edition that ships share one."""
    if isinstance(edition, Edition) or (edition and edition not in editions_of(key)):
        return find_game(key, edition)
    return game_of(key, edition or "")


@lru_cache(KEPT)
def named_game(key: str, title: str = "") -> Game[Any]:
    """A game to name in words: as it ships, or, if it is installed no more, nothing but its title."""
    try:
        return game_of(key)
    except SpinneyError:
        return Game(
            About(key, title or title_from_key(key), "", "", "", version="0", seats=(1, 1)),
            Terms(Events(key), Kinds(key), ActionSpace(key)),
            Rules(unplayable, unplayable),
            Knowledge(unplayable, unplayable, unplayable, unplayable, unplayable, deal_hidden=unplayable),
            Judge(unplayable),
            Words({}),
            Look(unplayable, unplayable),
        )


def title_from_key(key: str) -> str:
    """What to call a game that is not installed any more, if only its key is known."""
    return key.replace("_", " ").capitalize()


def unplayable(*_: object) -> Any:
    """Every part of a game that a web table names, but that is installed no more: it refuses to be used."""
    raise SpinneyError("a game that is not installed cannot be played")


def edition_hash(game: Game[Any]) -> str:
    """The hash by which the server's tables and records name a game's edition; empty where it has none."""
    return game.edition.hash if game.edition is not None else ""


def all_shipped_editions() -> list[tuple[str, Edition]]:
    """Every edition that ships with a game of this server, with the game's key; not of broken games."""
    found = []
    for key in game_keys():
        with suppress(Exception):  # the code of whoever writes a game may raise anything
            package = game_of(key).package
            found += [(key, find_edition(key, package, name)) for name in shipped_editions(package)]
    return found


def game_keys() -> list[str]:
    """The keys of the games that the web table offers: all that are installed, in order."""
    return sorted(all_installed(GAMES))


@lru_cache(KEPT)
def editions_of(key: str) -> tuple[str, ...]:
    """The names of the editions that ship with a game, the standard one first."""
    known = [name for name in shipped_editions(find_game(key).package) if ships(key, name)]
    return tuple(sorted(known, key=lambda name: (name != "standard", name)))


def ships(key: str, name: str) -> bool:
    """Does this edition ship with the game under this name, so that a web table may be set up with it?"""
    try:
        edition = find_game(key, name).edition
    except SpinneyError:
        return False
    return edition is not None and edition.shipped
