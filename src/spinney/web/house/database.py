"""The database of a house, looked at from outside of its servers: what can be wrong with it, in one line."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import Connection
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from spinney.engine.errors import SpinneyError
from spinney.web.storage.revisions import known_revisions, revision_of

EMPTY: Final = "holds no Spinney house"


class DatabaseTrouble(SpinneyError):
    """The database is not there, is not ours, or did not do what it was asked to."""

    code = "database"


@contextmanager
def plain_database_errors() -> Iterator[None]:
    """Turns the errors of databases and their drivers into one line."""
    try:
        yield
    except SQLAlchemyError as error:
        cause = str(getattr(error, "orig", None) or error).strip().splitlines()
        raise DatabaseTrouble(f"the database: {cause[0] if cause else type(error).__name__}") from error
    except ModuleNotFoundError as error:
        raise DatabaseTrouble(f"{error}; for PostgreSQL: pip install 'spinney[postgres]'") from error


def refuse_missing_file(url: str) -> None:
    """SQLite would make a database that is not there."""
    found = make_url(url)
    if found.get_backend_name() == "sqlite" and not Path(found.database or "").is_file():
        raise DatabaseTrouble(f"{found.database}: {EMPTY}")


def known_revision(connection: Connection) -> str:
    """The revision of a database, if this version knows it."""
    revision = revision_of(connection)
    if revision not in known_revisions():
        raise DatabaseTrouble(f"the database {unknown(revision)}")
    return revision


def refuse_other_revision(connection: Connection) -> None:
    """Nobody decides about a database that a server of this version has not brought up to date."""
    revision, (latest, *_) = known_revision(connection), known_revisions()
    if revision != latest:
        raise DatabaseTrouble(
            f"the database is of an earlier Spinney (revision {revision}, not {latest}): "
            "a server of this version brings it up to date when it starts"
        )


def unknown(revision: str) -> str:
    """What is wrong with a revision that this version does not know."""
    return f"is of a newer Spinney (revision {revision})" if revision else EMPTY
