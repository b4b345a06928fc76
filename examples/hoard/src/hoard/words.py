"""Labels that need the table: what an option keeps or risks. And the goal and the question, for people."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from hoard.picture import DIE, POT
from hoard.state import HoardTable
from hoard.terms import KEEP, ROLL
from spinney.engine.faces.asking import BAD, GOOD, Answer, Ask
from spinney.engine.faces.goal import Goal, Meter


def keep(t: HoardTable, action: int) -> str:
    return f"Keep {t.pot}"


def roll(t: HoardTable, action: int) -> str:
    return f"Roll again (a 1 loses {t.pot})"


LABELS: Final[dict[int, Callable[[HoardTable, int], str]]] = {KEEP: keep, ROLL: roll}


def goal(content: None, view: Mapping[str, Any]) -> Goal:
    """What wins, and how near each seat is to it. It gets the view of a seat, so it can tell no secret."""
    enough = view["goal"]
    meters = [Meter("kept", min(enough, kept), enough, seat) for seat, kept in enumerate(view["kept"])]
    return Goal(f"The first to keep {enough} wins.", meters)


def ask(t: HoardTable) -> Ask:
    """The question to whoever is asked: for each option, where it is given and the number that counts."""
    answers = {
        KEEP: Answer(KEEP, [POT], keep(t, KEEP), "Keep", f"+{t.pot}", GOOD),
        ROLL: Answer(ROLL, [DIE], roll(t, ROLL), "Roll", "1 in 6", BAD),
    }
    question, help = "Keep the pot, or roll again?", "Touch the pot or the die. A 1 loses the pot."
    return Ask(int(t.seat), question, help, [answers[int(option)] for option in t.options])
