"""Rewards as data: the words of an edition are read here, once, and nowhere else."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.engine.errors import BadEdition
from spinney.engine.nothing import NONE
from spinney.games.groves.content.symbols import ANY, EITHER, NAMES, SPIRIT, SWAP, SYMBOLS

MOST: Final = 9  # of one symbol


class Reward:
    """G-6.7  Symbols from left to right. What a symbol holds: a number, or the rewards inside it."""

    def __init__(self, text: str) -> None:
        self.text: Final = text
        self.kinds: Final[list[i64]] = []
        self.a: Final[list[i64]] = []  # how many; of `swap` the cost, of `either` the first side
        self.b: Final[list[i64]] = []  # of `swap` what it brings, of `either` the second side

    def add(self, kind: i64, a: i64, b: i64 = NONE) -> None:
        """One more symbol: its kind, and its number or the rewards that it holds."""
        self.kinds.append(kind)
        self.a.append(a)
        self.b.append(b)


class Rewards:
    """All rewards of an edition by number, the parts of `swap` and `either` among them."""

    def __init__(self) -> None:
        self.all: Final[list[Reward]] = []

    def read(self, where: str, text: str) -> i64:
        """The number of the reward that a text describes; nothing for an empty text."""
        text = " ".join(text.split())
        if text in ("", "–", "-"):
            return NONE
        reward = Reward(text)
        for word in split_outside(text, ","):
            self.read_symbol(where, reward, word.strip())
        if self.spirits_in(reward) > 1:
            raise BadEdition(f"{where}: expected spirit at most once in a reward (G-14.12), got {text!r}")
        return self.enter(reward)

    def spirits_in(self, reward: Reward) -> int:
        """How often `spirit` can come up in a reward; of `either` only one side does."""
        total = reward.kinds.count(SPIRIT)
        for kind, a, b in zip(reward.kinds, reward.a, reward.b, strict=True):
            if kind == SWAP:
                total += self.spirits_in(self.all[b])
            elif kind == EITHER:
                total += max(self.spirits_in(self.all[a]), self.spirits_in(self.all[b]))
        return total

    def enter(self, reward: Reward) -> i64:
        """Give a reward that was read its number."""
        self.all.append(reward)
        return len(self.all) - 1

    def read_symbol(self, where: str, reward: Reward, word: str) -> None:
        """G-6.10 to G-6.19  One symbol; `swap` and `either` hold lists, but not each other."""
        inside = word[word.find("(") + 1 : -1] if word.endswith(")") else ""
        if word.startswith("swap("):
            cost, gain = two_parts(where, word, inside.replace("→", "->"), "->")
            reward.add(SWAP, self.read_cost(where, cost), self.read_list(where, gain))
        elif word.startswith("either("):
            one, other = two_parts(where, word, inside, "/")
            if one.split() == other.split():
                raise BadEdition(f"{where}: expected two different sides, got {word!r}")
            reward.add(EITHER, self.read_list(where, one), self.read_list(where, other))
        else:
            kind, number = read_plain(where, word)
            reward.add(kind, number)

    def read_list(self, where: str, text: str) -> i64:
        """A list of plain symbols inside `swap` or `either`."""
        reward = Reward(text.strip())
        for word in text.split(","):
            kind, number = read_plain(where, word.strip())
            reward.add(kind, number)
        return self.enter(reward)

    def read_cost(self, where: str, text: str) -> i64:
        """G-6.14  What a `swap` costs: elements and crystals, `any` last."""
        number = self.read_list(where, text)
        kinds = self.all[number].kinds
        for kind in kinds:
            if not SYMBOLS[kind].payable:
                raise BadEdition(f"{where}: expected elements and crystals as the cost, got {text.strip()!r}")
            if kinds.count(kind) > 1:
                raise BadEdition(f"{where}: expected each once in a cost, got {text.strip()!r}")
        if ANY in kinds and kinds[-1] != ANY:
            raise BadEdition(f"{where}: expected any at the end of a cost, got {text.strip()!r}")
        return number


def read_plain(where: str, word: str) -> tuple[int, int]:
    """A plain symbol and its number: `earth:2`, or `cull` alone."""
    name, _, number = word.partition(":")
    if name not in NAMES:
        raise BadEdition(
            f"{where}: expected a symbol such as {', '.join(NAMES)}, swap(..) or either(..), got {word!r}"
        )
    kind = NAMES.index(name)
    if SYMBOLS[kind].alone:
        if number not in ("", "1"):
            raise BadEdition(f"{where}: expected {name} alone, got {word!r}")
        return kind, 1
    if not (number.isascii() and number.isdigit() and 1 <= int(number) <= MOST):
        raise BadEdition(f"{where}: expected {name}:1 to {name}:{MOST}, got {word!r}")
    return kind, int(number)


def two_parts(where: str, word: str, inside: str, between: str) -> tuple[str, str]:
    """The two lists inside the parentheses of `swap` or `either`."""
    parts = inside.split(between)
    if len(parts) != 2 or "(" in inside:
        raise BadEdition(f"{where}: expected two lists with {between!r} between them, got {word!r}")
    return parts[0], parts[1]


def split_outside(text: str, mark: str) -> list[str]:
    """Split the text of a reward at every mark that is outside parentheses."""
    parts, depth = [""], 0
    for letter in text:
        depth += {"(": 1, ")": -1}.get(letter, 0)
        if letter == mark and depth == 0:
            parts.append("")
        else:
            parts[-1] += letter
    return parts
