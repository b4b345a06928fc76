"""What a search tree says about the options of a choice."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.bots.node import Node

DEPTH: Final = 4  # answers of a line
FAINT: Final = 8  # a line ends where its next answer was tried less often


class Advice:
    """One option: how often it was tried, what that was worth, and how play is likely to go on."""

    def __init__(self, action: i64, visits: i64, value: float, line: list[tuple[int, int]]) -> None:
        self.action: Final[i64] = action
        self.visits: Final[i64] = visits
        self.value: Final = value  # the asked seat's likely share of the victory; 0 where it was not tried
        self.line: Final = line  # (seat, action), this option first


def advice(root: Node, seat: i64, options: list[i64]) -> list[Advice]:
    """All options of a seat, the best first: the one tried most, as a search tries most what it likes."""
    found = [advice_on(root.child(seat, option), seat, option) for option in options]
    found.sort(key=rank)
    return found


def advice_on(child: Node | None, seat: i64, option: i64) -> Advice:
    if child is None:
        return Advice(option, 0, 0.0, [(seat, option)])
    return Advice(option, child.visits, child.value, line(child))


def rank(one: Advice) -> tuple[int, float, int]:
    return -one.visits, -one.value, one.action


def line(node: Node) -> list[tuple[int, int]]:
    """The answers that were tried most, from this one on."""
    answers: list[tuple[int, int]] = []
    following: Node | None = node
    while following is not None and len(answers) < DEPTH:
        if answers and following.visits < FAINT:
            break
        answers.append((following.seat, following.action))
        following = following.favourite()
    return answers
