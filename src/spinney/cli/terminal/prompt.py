"""Asking: a person at a terminal, or lines from a pipe."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec

from rich.console import Console

from spinney.cli.terminal.clean_text import clean_text

Ask = Callable[[str], str]  # shows a prompt and returns a line; EOFError where there are no more


def is_terminal() -> bool:
    """Is there a terminal at which somebody can be asked?"""
    return sys.stdin is not None and sys.stdin.isatty()


def ask_terminal(prompt: str) -> str:
    """A line from the player, with the editing keys of the terminal where Python has them."""
    if find_spec("readline") is not None:
        import_module("readline")
    return input(prompt)


def ask_pipe(console: Console) -> Ask:
    """Lines from a pipe or file, shown as if they were typed."""

    def ask(prompt: str) -> str:
        line = sys.stdin.readline() if sys.stdin is not None else ""
        if not line:
            raise EOFError
        console.print(prompt + clean_text(line), soft_wrap=True)
        return line

    return ask
