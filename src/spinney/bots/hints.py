"""What a search tree says about the options of a choice."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.bots.node import Node
from spinney.engine import copies

DEPTH: Final = 4  # the most answers in a line
MIN_VISITS: Final = 8  # a line ends at an answer that was tried less often


class Advice:
    """One option: how often it was tried, its value, and how play is likely to go on."""

    def __init__(self, action: i64, visits: i64, value: float, line: list[tuple[int, int]]) -> None:
        self.action: Final[i64] = action
        self.visits: Final[i64] = visits
        self.value: Final = value  # the asked seat's likely share of the victory; 0 if it was not tried
        self.line: Final = line  # (seat, action), this option first


def advice(root: Node, seat: i64, options: list[i64]) -> list[Advice]:
    """The hints of a search tree: all options of a seat, the most visited first."""
    found = [advice_on(root.child(seat, option), seat, option) for option in options]
    found.sort(key=rank)
    return found


def advice_on(child: Node | None, seat: i64, option: i64) -> Advice:
    """The hint about one option: what its node found, or nothing if it was never tried."""
    if child is None:
        return Advice(option, 0, 0.0, [(seat, option)])
    return Advice(option, child.visits, child.value, line(child))


def rank(one: Advice) -> tuple[int, float, int]:
    """Sorts hints: the most visited option first, then the one of the highest value."""
    return -one.visits, -one.value, one.action


def line(node: Node) -> list[tuple[int, int]]:
    """How play is likely to go on after an option: its answer, then the answers that were tried most."""
    answers: list[tuple[int, int]] = []
    following: Node | None = node
    while following is not None and len(answers) < DEPTH:
        if answers and following.visits < MIN_VISITS:
            break
        answers.append((following.seat, following.action))
        following = following.favourite()
    return answers


copies.register(Advice)
