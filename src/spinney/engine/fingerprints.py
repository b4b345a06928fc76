"""Walking over everything on a table, of any game: for fingerprints, error messages and the laws."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final

LEFT_BEHIND: Final = ("journal", "log", "tally")  # what a clone does not take along
SHARED: Final = ("game", "content")  # stateless, or read once and never changed: clones may share them


def field_names(thing: object) -> list[str]:
    """The attribute names of an object, compiled or interpreted, in a stable order."""
    names = {*getattr(type(thing), "__mypyc_attrs__", ()), *getattr(thing, "__dict__", ())}
    return sorted([name for name in names if not name.startswith("__")])


def is_record(thing: object) -> bool:
    """Is it an instance of one of our own classes, to be walked field by field?"""
    return hasattr(type(thing), "__mypyc_attrs__") or hasattr(thing, "__dict__")


def step_text(step: tuple[Any, ...]) -> str:
    """A step of the agenda, walked into text for error messages: rule and ints."""
    return " ".join([rule_name(step[0]), *(str(number) for number in step[1:])])


def rule_name(rule: Any) -> str:
    """A rule on the agenda by its full name: for error messages, as a fingerprint leaves its module out."""
    return f"{rule.__module__}.{rule.__name__}"


def canonical(thing: Any) -> str:
    """A value as the text that is hashed: the same in every process, compiled or interpreted."""
    if thing is None or isinstance(thing, (bool, int, float, str, bytes)):
        return repr(thing)
    if isinstance(thing, (list, tuple)):
        return "[" + ",".join([canonical(part) for part in thing]) + "]"
    if isinstance(thing, dict):
        return "{" + ",".join(sorted([f"{canonical(key)}:{canonical(thing[key])}" for key in thing])) + "}"
    if callable(thing):
        return str(thing.__name__)  # not its module: a rule that is moved to another file is the same rule
    return type(thing).__name__ + "(" + ",".join(field_lines(thing)) + ")"


def field_lines(thing: object) -> list[str]:
    """A `name=value` for each field that is hashed: not for what clones leave behind or share."""
    return [
        f"{name}={canonical(getattr(thing, name))}"
        for name in field_names(thing)
        if name not in LEFT_BEHIND and name not in SHARED
    ]


def fingerprint(thing: object) -> str:
    """A hash of everything on a table, equal in every process."""
    return blake2b("\n".join(field_lines(thing)).encode(), digest_size=16).hexdigest()


def described_fields(thing: object) -> str:
    """All that goes into a table's fingerprint, as text for error messages."""
    return "\n".join(["table:"] + ["  " + line for line in field_lines(thing)])
