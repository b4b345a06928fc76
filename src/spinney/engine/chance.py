"""All randomness of a table: one keyed stream, repeatable everywhere, unpredictable from past rolls.

The stream and the commitment to its secret are derived under different labels, so the commitment, published
before play, gives nothing away about the rolls.
"""

from __future__ import annotations

from hashlib import blake2b
from struct import Struct
from typing import ClassVar, Final

from mypy_extensions import i64

from spinney.engine import copies
from spinney.engine.errors import SpinneyError

WORDS: Final = 16  # 32-bit words in one block of the stream
_SPAN: Final = 0x100000000
_BLOCK: Final = Struct("<16I")
_SEEDS: Final = Struct("<3I")


class Chance:
    """A stream of random words: BLAKE2b of the key and a counter, buffered by the block."""

    def __init__(self, key: bytes, drawn: int = 0) -> None:
        self.key = key
        self.drawn: i64 = drawn  # words taken so far: the whole state besides the key
        self.words: tuple[int, ...] = ()  # the block that word number `drawn` lies in

    def __reduce__(self) -> copies.Parts:
        return copies.pickled_parts(self)

    def clone(self) -> Chance:
        """A stream that will give the same words as this one."""
        other = Chance(self.key, self.drawn)
        other.words = self.words
        return other

    def word(self) -> i64:
        """The next random word of the stream, 32 bits."""
        at = self.drawn % WORDS
        if at == 0 or not self.words:
            block = self.drawn // WORDS
            self.words = _BLOCK.unpack(blake2b(self.key + int(block).to_bytes(8, "little")).digest())
        self.drawn += 1
        return self.words[at]

    def below(self, n: i64) -> i64:
        """A fair number from 0 to n - 1, for n up to 2**31; words that would favour some are drawn again."""
        product = self.word() * n
        low = product & 0xFFFFFFFF
        if low < n:
            floor = (_SPAN - n) % n
            while low < floor:
                product = self.word() * n
                low = product & 0xFFFFFFFF
        return product >> 32

    def die(self) -> i64:
        """The roll of a six-sided die."""
        return 1 + self.below(6)

    def dice(self, n: i64) -> list[i64]:
        """The rolls of some six-sided dice."""
        return [self.die() for _ in range(n)]

    def key_for(self) -> bytes:
        """A fresh key for another stream, such as a redeal's."""
        return b"".join([int(self.word()).to_bytes(4, "little") for _ in range(8)])

    def shuffle(self, things: list[i64]) -> None:
        """Every order equally likely (Fisher and Yates, from the end)."""
        for last in range(len(things) - 1, 0, -1):
            other = self.below(last + 1)
            things[last], things[other] = things[other], things[last]


class QuickChance(Chance):
    """For bots and the tables they imagine: just as fair and repeatable, but predictable from past words.

    This is sfc32 by Chris Doty-Humphrey: each word mixes three numbers and a counter. The usual warm-up
    rounds are left out, because the key is a hash already.
    """

    def __init__(self, key: bytes) -> None:
        super().__init__(key)
        seeds: tuple[int, ...] = _SEEDS.unpack_from(key)
        self.a: i64 = seeds[0]
        self.b: i64 = seeds[1]
        self.c: i64 = seeds[2]

    def clone(self) -> QuickChance:
        """A stream that will give the same words as this one."""
        other = QuickChance(self.key)
        other.drawn = self.drawn
        other.a = self.a
        other.b = self.b
        other.c = self.c
        return other

    def word(self) -> i64:
        """The next 32 bits, from a small generator instead of a hash."""
        self.drawn += 1
        b = self.b
        c = self.c
        word = (self.a + b + self.drawn) & 0xFFFFFFFF
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & 0xFFFFFFFF
        self.c = (((c << 21) & 0xFFFFFFFF) + (c >> 11) + word) & 0xFFFFFFFF
        return word


class ScriptEnded(SpinneyError):
    """A scripted chance was asked for a draw that is not in its script."""

    code: ClassVar[str] = "script-ended"


class ScriptedChance(Chance):
    """Chance that answers from a list: for tests, and for chance nodes, which ask for one draw at a time."""

    def __init__(self, script: list[int]) -> None:
        super().__init__(b"scripted")
        self.script = script
        self.wanted: i64 = 0  # how many outcomes the first draw after the script has

    def clone(self) -> ScriptedChance:
        """The same script, read as far as here."""
        other = ScriptedChance(self.script[:])
        other.drawn = self.drawn
        other.wanted = self.wanted
        return other

    def below(self, n: i64) -> i64:
        """The next draw of the script; if there is none, it says in `wanted` how many outcomes it has."""
        if self.drawn >= len(self.script):
            self.wanted = n
            raise ScriptEnded(f"the script ended after {len(self.script)} draws; the next must be below {n}")
        value = self.script[self.drawn]
        if not 0 <= value < n:
            raise ScriptEnded(f"draw {self.drawn} of the script is {value}, but must be below {n}")
        self.drawn += 1
        return value


class ForetoldChance(Chance):
    """A stream whose next draws are told beforehand: for lessons, where a die must show what it teaches."""

    def __init__(self, key: bytes, drawn: int, told: list[int]) -> None:
        super().__init__(key, drawn)
        self.told = told  # what the next draws give; after them the stream goes on

    def clone(self) -> ForetoldChance:
        """The same draws to come."""
        other = ForetoldChance(self.key, self.drawn, self.told[:])
        other.words = self.words
        return other

    def below(self, n: i64) -> i64:
        """What was told of the next draw, as long as anything was; it counts as one word of the stream."""
        if not self.told:
            return super().below(n)
        value = self.told[0]
        if not 0 <= value < n:
            raise ScriptEnded(f"a draw was told to be {value}, but must be below {n}")
        self.told = self.told[1:]
        self.drawn += 1
        return value


def secret_of(seed: int | str | bytes) -> bytes:
    """The secret that a seed stands for; 7 and "7" are the same seed."""
    if isinstance(seed, bytes):
        return blake2b(seed, digest_size=32, person=b"spinney.bytes").digest()
    return blake2b(
        str(seed).encode("utf-8", "surrogatepass"), digest_size=32, person=b"spinney.seed"
    ).digest()


def stream_key(secret: bytes, entropy: list[bytes]) -> bytes:
    """The key of the stream: the server's secret, and what each person added when sitting down."""
    state = blake2b(secret, digest_size=32, person=b"spinney.stream")
    for part in entropy:
        state.update(len(part).to_bytes(4, "little") + part)
    return state.digest()


def commitment(secret: bytes) -> str:
    """What is published before play and checked after it: no other secret has this commitment."""
    return blake2b(secret, digest_size=32, person=b"spinney.commit").hexdigest()
