"""What the command line itself refuses, in one line."""

from __future__ import annotations

from spinney.engine.errors import SpinneyError


class WrongInput(SpinneyError):
    """An argument, a file or a typed line that cannot be used."""

    code = "wrong-input"


class CannotSave(WrongInput):
    """A file that a game cannot be saved to; the message begins with its path."""

    code = "cannot-save"


class Stopped(SpinneyError):
    """The player pressed Ctrl-C; the message says what was kept."""

    code = "stopped"
