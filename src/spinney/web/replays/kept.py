"""What was read lately and may be wanted again, as much of it as there is room for."""

from __future__ import annotations

import gc
import sys
from collections import OrderedDict
from types import BuiltinFunctionType, FunctionType, ModuleType
from typing import Final, Generic, TypeVar

T = TypeVar("T")

SHARED: Final = (type, ModuleType, FunctionType, BuiltinFunctionType)  # belong to the program


class Kept(Generic[T]):
    """Things by their names. Where together they take too many bytes, those not used for longest go."""

    def __init__(self, most: int) -> None:
        self.most: Final = most
        self.things: Final[OrderedDict[str, T]] = OrderedDict()
        self.sizes: Final[dict[str, int]] = {}

    @property
    def size(self) -> int:
        """How many bytes all of them take."""
        return sum(self.sizes.values())

    def get(self, name: str) -> T | None:
        """A thing, if it is still kept; it is wanted, so it stays."""
        if name in self.things:
            self.things.move_to_end(name)
        return self.things.get(name)

    def keep(self, name: str, thing: T, size: int) -> None:
        """Keep a thing of this size. One that is larger than all the room is not kept."""
        self.things[name] = thing
        self.sizes[name] = size
        self.things.move_to_end(name)
        while self.size > self.most:
            oldest, _ = self.things.popitem(last=False)
            del self.sizes[oldest]


def size_of(thing: object, apart: object = None) -> int:
    """The bytes of everything that hangs on a thing, but not on what is apart, nor on the program."""
    seen: set[int] = set()
    counted_size(apart, seen)
    return counted_size(thing, seen)


def counted_size(thing: object, seen: set[int]) -> int:
    """The bytes of everything that hangs on a thing and was not seen before."""
    found, size = [thing], 0
    while found:
        one = found.pop()
        if id(one) not in seen and not isinstance(one, SHARED):
            seen.add(id(one))
            size += sys.getsizeof(one)
            found += gc.get_referents(one)
    return size
