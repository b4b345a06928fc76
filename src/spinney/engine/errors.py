"""What can go wrong, by name. Every error says what, where and why, and carries a stable code for clients."""

from __future__ import annotations

from typing import ClassVar


class SpinneyError(Exception):
    """The base of all errors that Spinney raises on purpose."""

    code: ClassVar[str] = "spinney"


class MalformedAction(SpinneyError):
    """Text that does not name an action of this game."""

    code: ClassVar[str] = "malformed-action"


class IllegalAction(SpinneyError):
    """An action of this game that is not allowed now."""

    code: ClassVar[str] = "illegal-action"


class OutOfTurn(SpinneyError):
    """A seat answered, but another one must choose."""

    code: ClassVar[str] = "out-of-turn"


class CannotUndo(SpinneyError):
    """There is no answer that may be taken back."""

    code: ClassVar[str] = "cannot-undo"


class BrokenRecord(SpinneyError):
    """A record that cannot be read, or whose replay does not fit the rules."""

    code: ClassVar[str] = "broken-record"


class BadEdition(SpinneyError):
    """Content data that is not valid."""

    code: ClassVar[str] = "bad-edition"


class BadOption(SpinneyError):
    """A game, bot, seat count or game option that does not exist or has no such value."""

    code: ClassVar[str] = "bad-option"


class BrokenRules(SpinneyError):
    """A bug in the rules: a broken invariant, or an agenda that never settles."""

    code: ClassVar[str] = "broken-rules"
