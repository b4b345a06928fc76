"""The nodes of a search tree: one answer each, how often it was tried, and how well that went."""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from mypy_extensions import i64

from spinney.engine.table import NOBODY

SPAN: Final = 1 << 24  # more than any action space has numbers


class Node:
    """An answer of a seat, after the answers above it.

    Each iteration has draws of its own, so the same answers can lead to other options, or to another seat's
    choice. Hence children are told apart by seat and action, and each counts how often it was on offer.
    """

    def __init__(self, seat: i64, action: i64) -> None:
        self.seat: Final[i64] = seat
        self.key: Final[i64] = seat * SPAN + action
        self.visits: i64 = 0
        self.offers: i64 = 1  # visits to its parent in which it was an option
        self.total = 0.0  # what its visits were worth to the seat that gave the answer
        self.hope = 0.0  # what the judge thought of it at first sight, in a search turn by turn
        self.children: list[Node] = []  # by key, ascending

    @property
    def action(self) -> i64:
        return self.key - self.seat * SPAN

    @property
    def value(self) -> float:
        """Its seat's share of the victory, on average."""
        return self.total / float(self.visits) if self.visits > 0 else 0.0

    def promise(self, curiosity: float) -> float:
        """What it was worth, and a premium where it was seldom tried for how often it was on offer (UCB)."""
        visits = float(self.visits)
        return self.total / visits + curiosity * sqrt(log(float(self.offers)) / visits)

    def add(self, seat: i64, action: i64) -> Node:
        """A new child, in its place."""
        child = Node(seat, action)
        children = self.children
        at: i64 = len(children)
        while at > 0 and children[at - 1].key > child.key:
            at -= 1
        children.insert(at, child)
        return child

    def child(self, seat: i64, action: i64) -> Node | None:
        key = seat * SPAN + action
        for child in self.children:
            if child.key == key:
                return child
        return None

    def favourite(self) -> Node | None:
        """The child that was tried most."""
        best: Node | None = None
        for child in self.children:
            if best is None or child.visits > best.visits:
                best = child
        return best

    def is_settled(self, left: i64) -> bool:
        """Is one child so far ahead that so many more iterations cannot change which was tried most?"""
        first: i64 = 0
        second: i64 = 0
        for child in self.children:
            if child.visits > first:
                second = first
                first = child.visits
            elif child.visits > second:
                second = child.visits
        return first - second > left

    def size(self) -> int:
        """How many nodes there are, from here down."""
        size = 0
        nodes = [self]
        while nodes:
            node = nodes.pop()
            size += 1
            nodes.extend(node.children)
        return size


def new_root() -> Node:
    """A node above all answers, which nobody gave."""
    return Node(NOBODY, 0)
