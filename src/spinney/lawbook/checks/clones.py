"""Law 4, the checks: a clone equals its original, forgets nothing and shares nothing."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import is_dataclass
from typing import Any

from spinney.engine.fingerprints import LEFT_BEHIND, SHARED, canonical, field_names, is_record
from spinney.engine.table import Table

ODD = 987654  # a number that no constructor gives
SETTLED = ("seats",)  # follows from the rest of the table and never changes


def check_clone(table: Table) -> None:
    """Law 4  A clone is an equal table without journal and log."""
    clone = table.clone()
    assert clone.fingerprint() == table.fingerprint(), differences(table, clone)
    assert clone.journal is None, "a clone has a journal"
    assert clone.log is None, "a clone has a log"
    assert clone.game is table.game, "a clone has another game"


def check_shares_nothing(table: Table) -> None:
    """Law 4  No list, dict or record of the table is also one of its clone."""
    mine = {id(part) for _, part in mutable_parts(table, "table")}
    clone = table.clone()
    shared = [path for path, part in mutable_parts(clone, "table") if id(part) in mine]
    assert not shared, f"the clone shares {', '.join(shared)}"


def check_forgets_nothing(table: Table) -> None:
    """Law 4  Each field in turn is given a value that no constructor gives: the clone must have it too."""
    probe = table.clone()
    forgotten = [path for path, holder, name in slots(probe, "table") if not survives(probe, holder, name)]
    assert not forgotten, f"clone forgets {', '.join(forgotten)}"


def check_older_clones(clones: list[tuple[Table, str]]) -> None:
    """Law 4  Clones made on the way are as they were, however the game went on."""
    for clone, fingerprint in clones:
        assert clone.fingerprint() == fingerprint, f"the clone of choice {clone.number} changed"


def differences(one: Table, other: Table) -> str:
    """The fields in which a clone, or another table, differs from a table: for the complaint."""
    return ", ".join(
        f"{name}: {canonical(getattr(one, name))} / {canonical(getattr(other, name))}"
        for name in own_fields(one)
        if canonical(getattr(one, name)) != canonical(getattr(other, name))
    )


# What can be reached from a table.


def own_fields(thing: object) -> list[str]:
    """The fields that a clone must copy: neither shared nor left behind."""
    return [name for name in field_names(thing) if name not in LEFT_BEHIND and name not in SHARED]


def is_frozen(thing: object) -> bool:
    """Content: a frozen dataclass, which clones may share."""
    return is_dataclass(thing) and bool(getattr(type(thing), "__dataclass_params__").frozen)  # noqa: B009


def is_own_record(thing: object) -> bool:
    """Is it an object of our own that a clone must copy, and not a rule?"""
    return is_record(thing) and not callable(thing)


def children(thing: Any) -> Iterator[tuple[str, Any]]:
    """What a thing on the table holds and a clone must hold, too, with the name or index of each part."""
    if isinstance(thing, (list, tuple)):
        yield from ((f"[{at}]", part) for at, part in enumerate(thing))
    elif isinstance(thing, dict):
        yield from ((f"[{key!r}]", part) for key, part in thing.items())
    elif is_own_record(thing):
        yield from ((f".{name}", getattr(thing, name)) for name in own_fields(thing))


def mutable_parts(thing: object, path: str) -> Iterator[tuple[str, object]]:
    """Every list, dict and record that can be reached from a thing: what no clone may share."""
    if isinstance(thing, (list, dict)) or (is_own_record(thing) and not is_frozen(thing)):
        yield path, thing
    for name, part in children(thing):
        yield from mutable_parts(part, path + name)


def slots(thing: Any, path: str) -> Iterator[tuple[str, Any, str | int]]:
    """Every place that a clone could forget (fields, lists of more than numbers): path, holder, name."""
    if is_frozen(thing):
        return
    names: list[str | int] = []
    if is_own_record(thing):
        names = [name for name in own_fields(thing) if name not in SETTLED]
    elif isinstance(thing, list):
        names = [at for at, part in enumerate(thing) if isinstance(part, list) or is_own_record(part)]
    for name in names:
        value = read_slot(thing, name)
        if not is_own_record(value):
            yield f"{path}.{name}", thing, name
        yield from slots(value, f"{path}.{name}")


# The probe.


class Odd:
    """Stands for a record where there is none: it can be cloned, sliced and compared."""

    def __init__(self) -> None:
        self.number = ODD

    def clone(self) -> Odd:
        """Another odd thing, as when a game clones a record of its own."""
        return Odd()

    def __getitem__(self, at: slice) -> Odd:
        return Odd()


def odd_rule(table: Table) -> None:
    """A step that no game plans, to see whether a clone takes it along."""


def odd_value(value: Any) -> Any:
    """A value of the same type that no constructor gives, so that a clone has it only by copying."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, (int, float)):
        return type(value)(ODD)
    if isinstance(value, str):
        return value + str(ODD)
    if isinstance(value, bytes):
        return value + b"odd"
    if isinstance(value, list):
        return [*value, value[-1] if value else Odd()]
    if isinstance(value, tuple):
        return (*value, ODD)
    if isinstance(value, dict):
        return {**value, ODD: ODD}
    return odd_rule if callable(value) else Odd()


def read_slot(holder: Any, name: str | int) -> Any:
    """The value in a slot that is probed: a field, or a place in a list."""
    return holder[name] if isinstance(name, int) else getattr(holder, name)


def write_slot(holder: Any, name: str | int, value: Any) -> None:
    """Set a field, or a place in a list, to an odd value or back."""
    if isinstance(name, int):
        holder[name] = value
    else:
        setattr(holder, name, value)


def survives(table: Table, holder: Any, name: str | int) -> bool:
    """Does the clone have the odd value? What only the constructor can set need not be probed."""
    value = read_slot(holder, name)
    try:
        write_slot(holder, name, odd_value(value))
    except (AttributeError, TypeError):
        return True
    try:
        return canonical(table.clone()) == canonical(table)
    except TypeError:
        if value:
            raise
        return True  # a compiled clone refuses the stand-in for a record: so it looked at the field
    finally:
        write_slot(holder, name, value)
