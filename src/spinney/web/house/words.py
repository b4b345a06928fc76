"""What people read of a decision of the house, in words for whoever it is about."""

from __future__ import annotations

import time
from typing import ClassVar, Final

from spinney.web.errors import Refused
from spinney.web.storage.house import RestraintRow
from spinney.web.storage.schema import TableRow

HIDDEN: Final = "A table"


class Closed(Refused):
    """The house has closed this table: it can be looked at, and that is all."""

    code: ClassVar[str] = "closed"
    status: ClassVar[int] = 409


def check_open(row: TableRow) -> None:
    """Refuse whatever would change a table that the house has closed."""
    if row.closed:
        raise Closed(f"This table is closed. {closed_words(row)}")


def closed_words(row: TableRow) -> str:
    """Why a table is closed."""
    return f"The house says: {row.closed}"


def muted_words(row: RestraintRow) -> str:
    """What somebody reads who speaks while the house has muted them."""
    return f"You cannot chat here{until_words(row)}, but you can go on playing. The house says: {row.why}"


def banned_words(row: RestraintRow) -> str:
    """What somebody reads whom the house has banned."""
    return f"You cannot come in{until_words(row)}. The house says: {row.why}"


def until_words(row: RestraintRow) -> str:
    """Until when it holds; nothing if nobody has said."""
    return f" until {moment_words(row.until)}" if row.until is not None else ""


def moment_words(moment: float) -> str:
    """A moment, the same for everybody everywhere."""
    return time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(moment))


def title_of(row: TableRow, stranger: bool) -> str:
    """The title of a table; strangers read none that the house has hidden."""
    return HIDDEN if row.hidden and stranger else row.title
