"""Tree search with hidden information: each iteration plays in a table that the seat must believe possible.

An iteration goes down the tree, at each choice by the option that looks best for the seat that is asked. It
adds one node, plays a few random choices from there and asks the game's judge. Then it adds the judge's value
for its seat to every node on the way.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from mypy_extensions import i64

from spinney.bots.budget import PAUSE, Budget
from spinney.bots.node import SPAN, Node
from spinney.bots.turn_search import outlook, play_turn
from spinney.engine import copies
from spinney.engine.chance import Chance
from spinney.engine.seen import Seen
from spinney.engine.table import Table

URGENCY: Final = 0.1  # how much better than its siblings an option must do to keep new ones waiting
SAMPLE: Final = 4  # a new option is the judge's best of so many
NODES: Final = 250_000  # the most nodes in a tree: about 40 MB
WIDE: Final = 20  # a choice with more options is opened little by little ...
GROWTH: Final = 2.0  # ... to this many times the square root of its visits


class Search:
    """Grows trees. Everything about the choice comes with each call."""

    def __init__(
        self,
        budget: Budget,
        habits: tuple[float | None, int | None],
        urgency: float,
        sample: int,
        nodes: int,
    ) -> None:
        self.budget: Final = budget
        self.habits: Final = habits  # curiosity and cut; None to use what the game says
        self.curiosity = 0.0  # the weight of the bonus for what was seldom tried
        self.urgency: Final = urgency
        self.sample: Final[i64] = sample
        self.cut: i64 = 0  # random choices before the judge is asked
        self.nodes: Final[i64] = nodes
        self.grown: i64 = 0  # nodes in the current tree
        self.chance = Chance(b"")  # the generator of the bot that thinks

    def grow(self, root: Node, seen: Seen, chance: Chance) -> i64:
        """Spend the budget on a tree, or as much of it as the choice needs; returns the iterations."""
        self.chance = chance
        curiosity, cut = self.habits
        self.curiosity = seen.game.contrast() if curiosity is None else curiosity
        self.cut = seen.game.playout() if cut is None else cut
        by_turns = seen.game.by_turns()
        most: i64 = 1 if by_turns else PAUSE  # iterations before it looks at the clock: whole turns are long
        self.grown = root.size()
        key = chance.key_for()
        done: i64 = 0
        self.budget.begin()
        left = self.budget.left(done)
        while left > 0 and not root.is_settled(left):
            pause = done + min(left, most)
            while done < pause:
                table = seen.redeal(key + int(done).to_bytes(8, "little"))
                if by_turns:
                    self.grown += play_turn(root, table, self.curiosity, self.nodes - self.grown)
                else:
                    self.iterate(root, table)
                done += 1
            left = self.budget.left(done)
        return done

    def iterate(self, root: Node, table: Table) -> None:
        """Walk down the tree in an imagined table, judge where that leads, and note it on the way."""
        path = [root]
        node: Node | None = root
        while node is not None and not table.over:
            node = self.descend(node, table)
            if node is not None:
                path.append(node)
                table.take(node.action)
                if node.visits == 0:
                    break
        values = self.play_on(table)
        for node in path:
            node.visits += 1
            if node.seat >= 0:
                node.total += values[node.seat]

    def descend(self, node: Node, table: Table) -> Node | None:
        """The child to follow: a new one if the tree should grow here, else the best; or None."""
        first = table.seat * SPAN
        children = node.children
        size: i64 = len(children)
        at: i64 = 0
        tried: i64 = 0
        visits: i64 = 0
        total = 0.0
        untried: list[i64] = []
        best: Node | None = None
        high = -1.0
        for option in table.options:  # both lists ascend, so one walk finds them all
            while at < size and children[at].key < first + option:
                at += 1
            if at == size or children[at].key > first + option:
                untried.append(option)
                continue
            child = children[at]
            child.offers += 1
            tried += 1
            visits += child.visits
            total += child.total
            ucb = child.ucb(self.curiosity)
            if ucb > high:
                high = ucb
                best = child
        waits = best is not None and high > total / float(visits) + self.urgency
        if len(untried) > 0 and not waits and self.has_room(node, tried, tried + len(untried)):
            self.grown += 1
            return node.add(table.seat, self.pick(untried, table))
        return best

    def has_room(self, node: Node, tried: i64, options: i64) -> bool:
        """May the tree grow here? A choice with many options is opened little by little as it is visited."""
        if self.grown >= self.nodes:
            return False
        return options <= WIDE or float(tried) < GROWTH * sqrt(float(node.visits + 1))

    def pick(self, untried: list[i64], table: Table) -> i64:
        """The judge's favourite among a few options that were not tried yet."""
        left: i64 = len(untried)
        if left == 1 or self.sample == 1:
            return untried[self.chance.below(left)]
        best: i64 = untried[0]
        high = -1.0
        for _ in range(min(self.sample, left)):
            at = self.chance.below(left)
            option = untried[at]
            left -= 1
            untried[at] = untried[left]
            value = outlook(table, option)
            if value > high:
                high = value
                best = option
        return best

    def play_on(self, table: Table) -> list[float]:
        """The judge's value of the table for each seat, after a few random choices."""
        for _ in range(self.cut):
            if table.over:
                break
            options = table.options
            table.take(options[self.chance.below(len(options))])
        values: list[float] = table.game.judge(table)
        return values


copies.register(Search)
