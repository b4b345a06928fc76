"""Reusing the tree of the last choice: the part of it below the answers given since."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from spinney.bots.node import Node, new_root
from spinney.engine import copies
from spinney.engine.chance import Chance
from spinney.engine.seen import Seen
from spinney.engine.table import Table

MAX_ANSWERS: Final = 3  # to follow, the bot's own included: more would take too long to match
MIN_VISITS: Final = 8  # an answer that was visited less often is not followed


class Memory:
    """The tree of the last choice, an imagined table from that time, and the answer that was given.

    A bot is not told what the others answered since. So it plays possible answers in the imagined table, and
    looks for the ones after which its seat would see what it sees now. Nothing is kept after a draw or a
    reveal (the tree mixes all draws), or if two answers look alike. A bot with a new generator starts afresh,
    so that its answer depends on that generator alone.
    """

    def __init__(self) -> None:
        self.root = new_root()
        self.before: Table | None = None
        self.seat: i64 = 0
        self.answer: i64 = 0
        self.chance: Chance | None = None

    def keep(self, root: Node, before: Table, answer: i64, chance: Chance) -> None:
        """Remember the tree of this choice, a table from before it, and the answer."""
        self.root = root
        self.before = before
        self.seat = before.seat
        self.answer = answer
        self.chance = chance

    def recall(self, seen: Seen, chance: Chance) -> Node:
        """The root for this choice: a part of the old tree if one fits, else a new root."""
        before = self.before
        if before is None or chance is not self.chance:
            return new_root()
        if not copies.is_same_game(seen.game, before.game) or seen.seat != self.seat:
            return new_root()
        steps = seen.number - before.number
        own = self.root.child(self.seat, self.answer)
        if own is None or not 1 <= steps <= MAX_ANSWERS:
            return new_root()
        found: list[Node] = []
        follow(own, before, steps, seen.view(), self.seat, found)
        return as_root(found[0]) if len(found) == 1 else new_root()


def follow(node: Node, table: Table, steps: i64, view: dict[str, Any], seat: i64, found: list[Node]) -> None:
    """Play a remembered node's answer, then those below it; collect the nodes that lead to the view."""
    after = table.clone()
    drawn = after.chance.drawn
    after.take(node.action)
    if after.over or after.chance.drawn != drawn or after.shown != table.shown:
        return
    if steps > 1:
        for child in node.children:
            if child.visits >= MIN_VISITS and child.seat == after.seat and child.action in after.options:
                follow(child, after, steps - 1, view, seat, found)
    elif after.seat == seat and after.game.view(after, seat) == view:
        found.append(node)


def as_root(node: Node) -> Node:
    """The part of a remembered tree below an answer, as a tree of its own."""
    root = new_root()
    root.visits = node.visits
    root.children = node.children
    return root


copies.register(Memory)
