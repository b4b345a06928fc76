"""The nodes of a search tree: one answer each, how often it was tried, and how well that went."""

from __future__ import annotations

from math import log, sqrt
from typing import Any, Final

from mypy_extensions import i64

from spinney.engine.nothing import NOBODY

SPAN: Final = 1 << 24  # more than the size of any action space

Row = tuple[int, int, int, int, float, float, int]  # a node: its fields in order, and how many children


class Node:
    """An answer of a seat, after the answers above it.

    Each iteration has draws of its own, so the same answers can lead to different options, or to another
    seat's choice. So children are told apart by seat and action, and each counts how often it was an option.
    """

    def __init__(self, seat: i64, action: i64) -> None:
        self.seat: Final[i64] = seat
        self.key: Final[i64] = seat * SPAN + action
        self.visits: i64 = 0
        self.offers: i64 = 1  # visits to its parent in which it was an option
        self.total = 0.0  # the values of its visits, for the seat that gave the answer
        self.prior = 0.0  # what the judge thought of it at first, in a search by turns
        self.children: list[Node] = []  # by key, ascending

    def __reduce__(self) -> tuple[Any, ...]:
        """All nodes from here down as rows, level by level: pickle cannot go down a long line."""
        rows: list[Row] = []
        nodes = [self]
        while len(rows) < len(nodes):
            node = nodes[len(rows)]
            counts = (node.visits, node.offers, node.total, node.prior, len(node.children))
            rows.append((node.seat, node.action, *counts))
            nodes.extend(node.children)
        return rebuild_tree, (rows,)

    @property
    def action(self) -> i64:
        """The action number of this answer."""
        return self.key - self.seat * SPAN

    @property
    def value(self) -> float:
        """Its seat's share of the victory, on average."""
        return self.total / float(self.visits) if self.visits > 0 else 0.0

    def ucb(self, curiosity: float) -> float:
        """Its value, plus a bonus if it was seldom tried for how often it was an option (UCB)."""
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
        """The child for this answer of a seat, if there is one."""
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
        """Is one child so far ahead that the iterations left cannot change which was tried most?"""
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
    """The top of a tree: a node that is nobody's answer."""
    return Node(NOBODY, 0)


def rebuild_tree(rows: list[Row]) -> Node:
    """A node with all its children below it, from the rows that it was pickled or copied as."""
    nodes: list[Node] = []
    for seat, action, visits, offers, total, prior, _ in rows:
        node = Node(seat, action)
        node.visits, node.offers = visits, offers
        node.total, node.prior = total, prior
        nodes.append(node)
    first = 1
    for node, row in zip(nodes, rows, strict=True):
        node.children = nodes[first : first + row[6]]
        first += row[6]
    return nodes[0]
