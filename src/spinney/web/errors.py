"""What the web table refuses, in words for the person who asked."""

from __future__ import annotations

from typing import ClassVar

from spinney.engine.errors import SpinneyError


class Refused(SpinneyError):
    """A request that is refused; `code` tells the page what to make of it."""

    code: ClassVar[str] = "refused"
    status: ClassVar[int] = 400


class NotFound(Refused):
    """No such table, link or page, or none that this browser may see."""

    code: ClassVar[str] = "not-found"
    status: ClassVar[int] = 404


class Forbidden(Refused):
    """The seat is somebody else's, or this browser has no right to do that."""

    code: ClassVar[str] = "forbidden"
    status: ClassVar[int] = 403


class Stale(Refused):
    """The table has moved on since the page was drawn."""

    code: ClassVar[str] = "stale"
    status: ClassVar[int] = 409


class TooMuch(Refused):
    """Too many requests, or one that is too large."""

    code: ClassVar[str] = "too-much"
    status: ClassVar[int] = 429


class Unsaved(Refused):
    """The database did not answer, so nothing was played; the page tries again by itself."""

    code: ClassVar[str] = "unsaved"
    status: ClassVar[int] = 503


class Resting(Refused):
    """This server is about to stop, and begins nothing new."""

    code: ClassVar[str] = "resting"
    status: ClassVar[int] = 503


class Frozen(Refused):
    """A table that cannot be played again here, so that it cannot go on either."""

    code: ClassVar[str] = "frozen"
    status: ClassVar[int] = 409
