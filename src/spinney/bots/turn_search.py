"""Search turn by turn, for games whose judge can be trusted only between two turns.

An iteration plays the turn to its end and asks the judge there; if a forced answer has begun the next seat's
turn already, it plays that one too, but no third. On the way, what the judge
thinks of an option at first sight counts as one visit to it: good answers are tried first, poor ones hardly.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from mypy_extensions import i64

from spinney.bots.node import SPAN, Node
from spinney.engine.table import Table

FOLLOWED: Final = 1  # turns of others that are played on, where a forced answer has begun them


def play_turn(root: Node, table: Table, curiosity: float, room: i64) -> i64:
    """One iteration, with room for so many new nodes besides the root's; returns how many it made."""
    game = table.game
    path = [root]
    turn, passed_on = game.turn_of(table), 0
    made = open_options(root, table)
    node = most_promising(root, table, curiosity)
    while node is not None:
        path.append(node)
        table.take(node.action)
        if game.turn_of(table) != turn:
            turn = game.turn_of(table)
            passed_on += 1
        if table.over or passed_on > FOLLOWED or game.between_turns(table):
            break
        if made + len(table.options) <= room:
            made += open_options(node, table)
        node = most_promising(node, table, curiosity)
    worth: list[float] = game.judge(table)
    for passed in path:
        passed.visits += 1
        if passed.seat >= 0:
            passed.total += worth[passed.seat]
    return made


def open_options(node: Node, table: Table) -> i64:
    """Nodes for the options that have none yet; returns how many."""
    first = table.seat * SPAN
    children = node.children
    before: i64 = len(children)
    at: i64 = 0
    for option in table.options:  # both lists ascend, so one walk finds them all
        while at < len(children) and children[at].key < first + option:
            at += 1
        if at == len(children) or children[at].key > first + option:
            child = Node(table.seat, option)
            child.hope = outlook(table, option)
            children.insert(at, child)
    return len(children) - before


def outlook(table: Table, option: i64) -> float:
    """What the judge thinks of an option for the seat that is asked."""
    imagined = table.clone()
    imagined.take(option)
    worth: list[float] = table.game.judge(imagined)
    return worth[table.seat]


def most_promising(node: Node, table: Table, curiosity: float) -> Node | None:
    """The option to follow: by its worth so far, and a premium where it was seldom tried (UCB)."""
    first = table.seat * SPAN
    children = node.children
    size: i64 = len(children)
    at: i64 = 0
    best: Node | None = None
    high = -1.0
    for option in table.options:
        while at < size and children[at].key < first + option:
            at += 1
        if at == size or children[at].key > first + option:
            continue  # no room for it
        child = children[at]
        child.offers += 1
        visits = float(child.visits + 1)
        worth = (child.total + child.hope) / visits
        open_ = 4.0 * worth * (1.0 - worth)  # the nearer to a sure win or loss, the closer the values lie
        promise = worth + curiosity * open_ * sqrt(log(float(child.offers)) / visits)
        if promise > high:
            high = promise
            best = child
    return best
