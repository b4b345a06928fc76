"""Copies of tables by pickle and `copy`, and the check that they are equal and independent."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from spinney.engine.chance import secret_of
from spinney.engine.copies import is_same_game
from spinney.engine.facts import Tally
from spinney.engine.fingerprints import canonical, field_names
from spinney.engine.game import Game
from spinney.engine.table import Table
from spinney.lawbook.checks.clones import differences, mutable_parts

EVERY = 9  # choices between two tables that are copied
CHOICES = 120  # the most choices of a game that are looked at
AHEAD = 5  # choices by which a copy is played on

Copier = Callable[[Any], Any]


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


WAYS: dict[str, Copier] = {"pickle": pickled, "deepcopy": copy.deepcopy, "copy": copy.copy}


def check_copies(table: Table) -> None:
    """Every copy of a table is equal to it, shares nothing that changes, and can be played on."""
    for way, copied in WAYS.items():
        check_equal(table, copied(table), way)
        check_independent(table, copied(table), way)
    assert copy.deepcopy(table).game is table.game
    assert copy.copy(table).game is table.game


def check_equal(table: Table, other: Table, way: str) -> None:
    assert type(other) is type(table), way
    assert other.fingerprint() == table.fingerprint(), f"{way}: {differences(table, other)}"
    for name in ("journal", "log"):
        assert canonical(getattr(other, name)) == canonical(getattr(table, name)), f"{way}: {name}"
    assert counted(other) == counted(table), way
    assert is_same_game(other.game, table.game), way
    assert field_names(other) == field_names(table), way
    if hasattr(table, "content"):
        assert other.content is other.game.content, f"{way}: the content is not the game's"  # type: ignore[attr-defined]
    if other.tally is not None:
        assert other.tally.layout is other.game.layout, f"{way}: the layout is not the game's"


def check_independent(table: Table, other: Table, way: str) -> None:
    """The copy plays on as a branch of the table does, and the table itself does not change."""
    mine = {id(part) for _, part in parts_that_change(table)}
    shared = [path for path, part in parts_that_change(other) if id(part) in mine]
    assert not shared, f"{way} shares {', '.join(shared)}"
    before, entries = table.fingerprint(), canonical(table.journal)
    twin = table.branch()
    for number in range(AHEAD):
        if not other.over:
            action = other.options[number % len(other.options)]
            other.play(action)
            twin.play(action)
    assert other.fingerprint() == twin.fingerprint(), way
    assert canonical(other.log) == canonical(twin.log), way
    assert (table.fingerprint(), canonical(table.journal)) == (before, entries), way


def parts_that_change(table: Table) -> Iterator[tuple[str, object]]:
    """The lists, dicts and records of a table, and of its journal, log and tally, that can change."""
    yield from mutable_parts(table, "table")
    if table.journal is not None:
        yield "journal", table.journal
        yield "entries", table.journal.entries
    if table.log is not None:
        yield "log", table.log
    if table.tally is not None:
        yield "tally", table.tally
        yield "cells", table.tally.cells


def counted(table: Table) -> str:
    tally = table.tally
    if tally is None:
        return ""
    return canonical([tally.counted(), tally.ended, tally.beats, tally.stride, tally.scores, tally.cells])


def some_tables(game: Game[Any], seats: int, key: int = 1) -> Iterator[Table]:
    """A game at some of its choices, and at its end if it comes soon, with journal, log and tally."""
    tally = Tally(game.layout, seats)
    table = game.start_from(seats, secret_of(key), [b"some", b"entropy"], {}, tally=tally)
    player = Random(key)
    while not table.over and table.number < CHOICES:
        if table.number % EVERY == 0:
            yield table
        table.play(player.choice(table.options))
    yield table
