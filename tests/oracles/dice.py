"""The dice told again from `docs/dice.md` alone: no line of the engine's chance is used here."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator


def labelled(what: bytes, label: str) -> bytes:
    return hashlib.blake2b(what, digest_size=32, person=label.encode().ljust(16, b"\0")).digest()


def promise(secret: bytes) -> str:
    return labelled(secret, "spinney.commit").hex()


def stream_of(secret: bytes, entropy: list[bytes]) -> bytes:
    parts = [len(part).to_bytes(4, "little") + part for part in entropy]
    return labelled(secret + b"".join(parts), "spinney.stream")


def words_of(stream: bytes) -> Iterator[int]:
    number = 0
    while True:
        block = hashlib.blake2b(stream + number.to_bytes(8, "little")).digest()
        yield from (int.from_bytes(block[at : at + 4], "little") for at in range(0, 64, 4))
        number += 1


class Draws:
    """Numbers from a stream, and how many words they took."""

    def __init__(self, stream: bytes) -> None:
        self.words = words_of(stream)
        self.drawn = 0

    def below(self, n: int) -> int:
        while True:
            self.drawn += 1
            product = next(self.words) * n
            if product % 2**32 >= 2**32 % n:
                return product // 2**32

    def dice(self, count: int) -> list[int]:
        return [1 + self.below(6) for _ in range(count)]

    def shuffled(self, things: list[int]) -> list[int]:
        for last in range(len(things) - 1, 0, -1):
            other = self.below(last + 1)
            things[last], things[other] = things[other], things[last]
        return things
