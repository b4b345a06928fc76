"""Copying with `pickle` and `copy`, the same for compiled and interpreted classes.

A compiled object cannot be created empty and filled later. So an object is taken apart into its class and
its fields (`pickled_parts`), and its constructor makes it again. The constructor gets the fields that are its
parameters; the others are set afterwards, and a `Final` field among them must follow from the rest. Rules are
pickled by module and name, as pickle does with any function; a game by its class and its edition.

A pickle is for the same version of Spinney, and like any pickle it can run code: load only those of people
whom you trust. To keep a game for long, or to read a stranger's, use a `Record`.
"""

from __future__ import annotations

import copyreg
from copy import deepcopy
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from spinney.engine.edition import Edition
from spinney.engine.fingerprints import field_names

if TYPE_CHECKING:
    from spinney.engine.game import Game

GAMES_KEPT: Final = 16  # unpickled games to remember, so that tables pickled one by one share theirs
HOUSE: Final = "spinney."

Parts = tuple[Any, ...]  # what `__reduce__` returns: a function, and what to call it with


# Taking things apart.


def register(*kinds: Any) -> None:
    """Let these classes be pickled and copied by their parts. For classes without subclasses."""
    for kind in kinds:
        copyreg.pickle(kind, pickled_parts)


def pickled_parts(thing: Any, game: Game[Any] | None = None) -> Parts:
    """An object as it is pickled and copied: class and fields; what it shares with a game is only named."""
    kind = type(thing)
    pack = Packer(game)
    values = {name: pack.packed(getattr(thing, name)) for name in field_names(thing)}
    if is_compiled(kind) and not takes(kind, values):
        empty(kind)  # so that an error comes now, and not when the pickle is read
    return rebuild, (kind, values)


class Packer:
    """Makes values fit for pickle: our own objects by their parts, parts of a game by their names."""

    def __init__(self, game: Game[Any] | None) -> None:
        self.game: Final = game
        names = [] if game is None else field_names(game)
        self.kept: Final = [getattr(game, name) for name in names]  # so that nothing else gets their ids
        self.names: Final = {id(part): name for part, name in zip(self.kept, names, strict=True)}

    def packed(self, value: Any) -> Any:
        """A value with our own objects in it wrapped, so that pickle can write them."""
        if value is None or isinstance(value, (int, str, float, bytes)):
            return value
        if isinstance(value, tuple):
            inside = [self.packed(part) for part in value]
            return tuple(inside) if differ(inside, value) else value
        name = self.names.get(id(value), "")
        if name != "":
            return Shared(self.game, name)
        if isinstance(value, list):
            inside = [self.packed(part) for part in value]
            return inside if differ(inside, value) else value
        if isinstance(value, dict):
            inside = [self.packed(part) for part in value.values()]
            return dict(zip(value, inside, strict=True)) if differ(inside, value.values()) else value
        return Parcel(value, self.game) if self.must_pack(type(value)) else value

    def must_pack(self, kind: Any) -> bool:
        """Is it a class that pickle cannot take apart, or not without copying the game?"""
        return is_ours(kind) and (self.game is not None or kind not in copyreg.dispatch_table)


def differ(inside: list[Any], before: Any) -> bool:
    """Was anything packed for pickle? If not, the list itself is, and whatever shares it still does."""
    return any(new is not old for new, old in zip(inside, before, strict=True))


def is_ours(kind: Any) -> bool:
    """Must we copy it: a class of this package, or a compiled one, without its own `__reduce__`?"""
    house = kind.__module__.startswith(HOUSE) or is_compiled(kind)
    return house and kind.__reduce__ is object.__reduce__


def is_compiled(kind: Any) -> bool:
    """Was this class compiled by mypyc? Such objects are not copied like others."""
    return "__mypyc_attrs__" in vars(kind)


class Parcel:
    """Stands for an object in a pickle or a copy; reading it makes the object again."""

    def __init__(self, thing: Any, game: Any) -> None:
        self.thing: Final = thing
        self.game: Final = game

    def __reduce__(self) -> Parts:
        return pickled_parts(self.thing, self.game)


class Shared:
    """Stands for a part of a game in a pickle or a copy; reading it gives that game's own part."""

    def __init__(self, game: Any, name: str) -> None:
        self.game: Final = game
        self.name: Final = name

    def __reduce__(self) -> Parts:
        return getattr, (self.game, self.name)


# Putting them together.


def rebuild(kind: Any, values: dict[str, Any]) -> Any:
    """Make an object that was pickled or copied, from its class and its fields."""
    if not is_compiled(kind):
        made = kind.__new__(kind)
        for name, value in values.items():
            setattr(made, name, value)
        return made
    full = takes(kind, values)
    try:
        made = kind(*[values[name] for name in constructor(kind)]) if full else empty(kind)
        for name, value in values.items():
            put(made, name, value, full)
    except (AttributeError, TypeError) as error:
        raise unreadable(f"{kind.__name__}: pickled by another version of Spinney ({error})") from error
    return made


def put(made: Any, name: str, value: Any, full: bool) -> None:
    """Set a field of a copy, unless it is final: then the constructor has set it."""
    try:
        setattr(made, name, value)
    except AttributeError:
        if not full or not hasattr(made, name):
            raise


def takes(kind: Any, values: dict[str, Any]) -> bool:
    """Do the pickled fields include everything that the constructor of a compiled class needs?"""
    return all(name in values for name in constructor(kind))


@lru_cache
def constructor(kind: Any) -> tuple[str, ...]:
    """The fields that the constructor of a compiled class takes, in its order: a copy is made by it."""
    from inspect import signature  # here, because importing it is slow and it is seldom needed

    return tuple(name.rstrip("_") for name in signature(kind).parameters)


def empty(kind: Any) -> Any:
    """An empty object for a copy's fields. A compiled class must allow interpreted subclasses for that."""
    try:
        return kind.__new__(kind)
    except TypeError as error:
        wanted = ", ".join(constructor(kind))
        raise TypeError(f"{kind.__name__} cannot be copied by its fields; it needs {wanted}") from error


def unreadable(why: str) -> Exception:
    """What pickle raises for data that it cannot make sense of."""
    from pickle import UnpicklingError  # here, because unpickling has imported it already

    return UnpicklingError(why)


def independent(thing: Any) -> Any:
    """What `copy.copy` returns for tables and bots: a deep copy, as a shallow one would share their lists."""
    return deepcopy(thing)


# Games.


def game_parts(game: Game[Any]) -> Parts:
    """A game as it is pickled and copied: class, version, edition; the text of one that does not ship."""
    kind, version, edition = type(game), game.version, game.edition
    if edition is None:
        return rebuild_game, (kind, version)
    if edition.shipped:
        return rebuild_game, (kind, version, edition.name, edition.hash)
    return rebuild_game, (kind, version, edition.name, edition.hash, edition.where, edition.text)


@lru_cache(GAMES_KEPT)
def rebuild_game(
    kind: Any, version: str, name: str = "", hash: str = "", where: str = "", text: str | None = None
) -> Any:
    """A game that was pickled or copied. One made from more than an edition has its own `__reduce__`."""
    if text is not None:
        game = kind(Edition(name, text, where, shipped=False))
    else:
        game = kind() if hash == "" else kind(name)
    found = game.edition.hash if game.edition is not None else ""
    if game.version != version or found != hash:
        pickled, here = f"rules {version}, edition {hash}", f"rules {game.version}, edition {found}"
        raise unreadable(f"{game.key}: pickled with {pickled}, but this is {here}")
    return game


def is_same_game(one: Game[Any], other: Game[Any]) -> bool:
    """Is one game the other, or a copy of it (unpickled, say), with the same rules and content?"""
    if one is other:
        return True
    if type(one) is not type(other) or one.edition is None or other.edition is None:
        return type(one) is type(other)
    return one.edition.hash == other.edition.hash
