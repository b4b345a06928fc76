"""A law in words, from the docstring of its module in `laws`: its number, what it says, how to mend it."""

from __future__ import annotations

import re
from importlib import import_module
from pkgutil import iter_modules
from typing import Final, NamedTuple

LAWS: Final = "spinney.lawbook.laws"
DOCSTRING: Final = re.compile(r"Law (\d+): (.*?)\n\nTo mend it: (.*)", re.DOTALL)


class Law(NamedTuple):
    number: int
    says: str
    mend: str


def law_in(module: str) -> Law:
    """The law that a module of `laws` tries."""
    match = DOCSTRING.match(import_module(module).__doc__ or "")
    assert match is not None, f'{module}: its docstring must be "Law 1: ...", and then "To mend it: ..."'
    number, says, mend = match.groups()
    return Law(int(number), " ".join(says.split()), " ".join(mend.split()))


def all_laws() -> list[Law]:
    """Every law, in the order of their numbers."""
    modules = iter_modules(import_module(LAWS).__path__)
    return sorted(law_in(f"{LAWS}.{module.name}") for module in modules)
