"""Finding the last choice's tree again: the part of it below what was answered since."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from spinney.bots.node import Node, new_root
from spinney.engine.chance import Chance
from spinney.engine.seen import Seen
from spinney.engine.table import Table

REACH: Final = 3  # answers since, own one included: more would take too long to match
FAINT: Final = 8  # a part that was visited less often is not worth finding


class Memory:
    """The tree of the last choice, the table it began at (as imagined), and the answer that was given.

    What others answered is not told, so it is matched: an answer is followed in the imagined table, and is
    right if the seat would then see what it sees now. Nothing is taken over where a draw or a reveal came
    since (the tree mixes all draws) or where two answers look alike. A bot that was given another generator
    begins anew, so that its answer follows from that generator alone.
    """

    def __init__(self) -> None:
        self.root = new_root()
        self.before: Table | None = None
        self.seat: i64 = 0
        self.answer: i64 = 0
        self.chance: Chance | None = None

    def keep(self, root: Node, before: Table, answer: i64, chance: Chance) -> None:
        self.root = root
        self.before = before
        self.seat = before.seat
        self.answer = answer
        self.chance = chance

    def recall(self, seen: Seen, chance: Chance) -> Node:
        """The root for this choice: a part of the old tree if there is one, else a new root."""
        before = self.before
        if before is None or chance is not self.chance:
            return new_root()
        if seen.game is not before.game or seen.seat != self.seat:
            return new_root()
        steps = seen.number - before.number
        own = self.root.child(self.seat, self.answer)
        if own is None or not 1 <= steps <= REACH:
            return new_root()
        found: list[Node] = []
        follow(own, before, steps, seen.view(), self.seat, found)
        return as_root(found[0]) if len(found) == 1 else new_root()


def follow(node: Node, table: Table, steps: i64, view: dict[str, Any], seat: i64, found: list[Node]) -> None:
    """Answer with a node, and look whether that, or what may follow, leads to the view."""
    after = table.clone()
    drawn = after.chance.drawn
    after.take(node.action)
    if after.over or after.chance.drawn != drawn or after.shown != table.shown:
        return
    if steps > 1:
        for child in node.children:
            if child.visits >= FAINT and child.seat == after.seat and child.action in after.options:
                follow(child, after, steps - 1, view, seat, found)
    elif after.seat == seat and after.game.view(after, seat) == view:
        found.append(node)


def as_root(node: Node) -> Node:
    """The part of a tree below an answer, as a tree of its own."""
    root = new_root()
    root.visits = node.visits
    root.children = node.children
    return root
