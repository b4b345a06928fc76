"""Lines of chat, numbered by the database itself, so that none is lost however many speak at once."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace
from sqlalchemy import and_, func, literal, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from spinney.web.storage import schema
from spinney.web.storage.schema import WordRow

GIVEN: Final = ("table_id", "seat", "name", "text", "at", "word_id")  # what a line brings along


async def add_word(db: AsyncConnection, word: WordRow) -> WordRow:
    """Add a line under the next number of its table, or find the one that has its id already.

    Whoever comes second waits for the first to commit, finds the number taken, and tries the next; so whoever
    sees a number has seen all before it.
    """
    insertion = numbered(db.dialect.name, word)
    while True:
        number = (await db.execute(insertion)).scalar()
        if number is not None:
            return replace(word, number=number)
        if word.word_id is not None and (said := await word_of(db, word.table_id, word.word_id)) is not None:
            return said


def numbered(dialect: str, word: WordRow) -> Any:
    """The statement that numbers a line and inserts it; it returns no number if that or the id was taken."""
    words = schema.words
    make: Any = postgresql.insert if dialect == "postgresql" else sqlite.insert
    number = func.coalesce(func.max(words.c.number), 0) + 1
    given = [literal(getattr(word, name), words.c[name].type).label(name) for name in GIVEN]
    row = select(number.label("number"), *given).where(words.c.table_id == word.table_id)
    return make(words).from_select(["number", *GIVEN], row).on_conflict_do_nothing().returning(words.c.number)


async def word_of(db: AsyncConnection, table: str, word_id: str) -> WordRow | None:
    """The line of a table that has this id, if it was said."""
    where = and_(schema.words.c.table_id == table, schema.words.c.word_id == word_id)
    found = (await db.execute(select(schema.words).where(where))).first()
    return None if found is None else WordRow(**found._mapping)
