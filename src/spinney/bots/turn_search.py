"""Search turn by turn, for games whose judge can be trusted only between two turns.

An iteration plays the turn to its end and asks the judge there. If a forced answer has already begun the next
turn, it plays that one too, but no third. On the way, the judge's first impression of an option counts as one
visit to it, so that good answers are tried first and poor ones hardly ever.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from mypy_extensions import i64

from spinney.bots.node import SPAN, Node
from spinney.engine.table import Table

FOLLOWED: Final = 1  # turns that are played to their end after this one, if a forced answer has begun them


def play_turn(root: Node, table: Table, curiosity: float, room: i64) -> i64:
    """One iteration of a search by turns; may add `room` nodes besides the root's; returns how many."""
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
    values: list[float] = game.judge(table)
    for passed in path:
        passed.visits += 1
        if passed.seat >= 0:
            passed.total += values[passed.seat]
    return made


def open_options(node: Node, table: Table) -> i64:
    """Add nodes for the options that have none yet, for a search by turns; returns how many."""
    first = table.seat * SPAN
    children = node.children
    before: i64 = len(children)
    at: i64 = 0
    for option in table.options:  # both lists ascend, so one walk finds them all
        while at < len(children) and children[at].key < first + option:
            at += 1
        if at == len(children) or children[at].key > first + option:
            child = Node(table.seat, option)
            child.prior = outlook(table, option)
            children.insert(at, child)
    return len(children) - before


def outlook(table: Table, option: i64) -> float:
    """The judge's first impression of an option, for the seat that is asked."""
    imagined = table.clone()
    imagined.take(option)
    values: list[float] = table.game.judge(imagined)
    return values[table.seat]


def most_promising(node: Node, table: Table, curiosity: float) -> Node | None:
    """The option that a search by turns follows: by its value, plus a bonus if it was seldom tried (UCB)."""
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
        value = (child.total + child.prior) / visits
        uncertain = 4.0 * value * (1.0 - value)  # near a sure win or loss, values lie close together
        ucb = value + curiosity * uncertain * sqrt(log(float(child.offers)) / visits)
        if ucb > high:
            high = ucb
            best = child
    return best
