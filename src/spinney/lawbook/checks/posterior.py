"""Law 6, the check of frequencies: every possible deal and secret answer, counted one by one.

The table is played again from the start on a scripted chance that tries each draw, with the seat's own
answers as they were and every answer of the others; whatever the seat would have seen otherwise is dropped.
What is left, weighted by its draws, is exactly what the seat must believe; redeals must follow it.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache, partial
from math import sqrt
from typing import Any

from spinney.engine.chance import Chance, ScriptedChance, ScriptEnded
from spinney.engine.fingerprints import rule_name
from spinney.engine.piles import Layer
from spinney.engine.records.record import Record
from spinney.engine.table import Table
from spinney.lawbook.cases import Case
from spinney.lawbook.checks.clones import children, is_frozen, own_fields

Belief = dict[str, float]
Branch = tuple[float, Table]  # a way the game may have gone, and how likely its draws are
Branches = dict[str, Branch]  # by hidden state
SIGMAS = 5.0  # how far chance may go astray
SHARP = 12_000  # redeals that show even a secret answer chosen after the deal, not with it


def check_frequencies(case: Case, table: Table, seat: int, redeals: int = 2000) -> None:
    """Law 6  Redeals reach all that is possible and nothing else, each as often as it is likely."""
    belief = believed(case, table, seat)
    assert hidden_state(table) in belief, "the enumeration lost the truth"
    number = max(redeals, 20 * len(belief))
    counts = Counter(hidden_state(table.game.redeal(table, seat, key)) for key in range(number))
    impossible = [state for state in counts if state not in belief]
    assert not impossible, f"seat {seat}: {len(impossible)} of {len(counts)} redealt states are impossible"
    assert len(belief) == 1 or len(counts) > 1, f"seat {seat}: redeals keep the truth"
    missing = [state for state in belief if state not in counts and number * belief[state] > 15]
    assert not missing, f"seat {seat}: {len(missing)} of {len(belief)} possible states are never dealt"
    check_fit(belief, counts, number, seat)


def check_fit(belief: Belief, counts: Counter[str], number: int, seat: int) -> None:
    """Law 6  The chi-square of the redeals' counts stays below what chance does once in millions."""
    off = sum((counts[state] - number * share) ** 2 / (number * share) for state, share in belief.items())
    limit = highest_chi_square(len(belief) - 1)
    assert off <= limit, f"seat {seat}: frequencies are wrong: chi-square {off:.1f}, at most {limit:.1f}"


def highest_chi_square(freedom: int) -> float:
    """The limit of a chi-square for redeals, by the cube-root rule of Wilson and Hilferty."""
    if freedom == 0:
        return 0.0
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + SIGMAS * sqrt(spread)) ** 3)


def hidden_state(table: Table) -> str:
    """What is so at a table, and may be hidden, but for the chance to come and what can be taken back."""
    names = [name for name in own_fields(table) if name not in ("chance", "shown", "undoable")]
    return " ".join(state_text(getattr(table, name)) for name in names)


def state_text(thing: Any) -> str:
    """A part of a hidden state as text; the order within a layer means nothing, and content is left out."""
    if isinstance(thing, Layer):
        return f"Layer({sorted(thing.cards)} {thing.known})"
    if isinstance(thing, (int, str)) or thing is None:
        return str(thing)
    if callable(thing):
        return rule_name(thing)
    if is_frozen(thing):
        return ""
    return "(" + " ".join([state_text(part) for _, part in children(thing)]) + ")"


def believed(case: Case, table: Table, seat: int) -> Belief:
    """The posterior of a seat that has seen this table come about: how likely each hidden state is."""
    assert table.journal is not None
    actions = [entry for entry in table.journal.entries if isinstance(entry, int)]
    assert len(actions) == table.number, "a game with undo is not counted"
    truth = Record.of(table).replay(0)
    branches = merged(openings(case), evidence(truth, seat), seat)
    for action in actions:
        own = truth.seat == seat
        truth.play(action)
        branches = merged(continued(branches, action if own else None), evidence(truth, seat), seat)
    total = sum(weight for weight, _ in branches.values())
    return {state: weight / total for state, (weight, _) in branches.items()}


def evidence(table: Table, seat: int) -> str:
    """What a seat's belief rests on: its view, its log, its options, and whose choice it is."""
    options = table.options if table.seat == seat else []
    seen = [table.game.view(table, seat), table.game.log(table, seat), table.seat, options]
    return json.dumps(seen)


def merged(branches: Iterable[Branch], seen: str, seat: int) -> Branches:
    """The branches that agree with a seat's evidence, those in the same hidden state taken together."""
    kept: Branches = {}
    for weight, table in branches:
        if evidence(table, seat) == seen:
            state = hidden_state(table)
            kept[state] = (weight + kept[state][0] if state in kept else weight, table)
    return kept


@lru_cache
def openings(case: Case) -> list[Branch]:
    """Every way in which a table of this case can be dealt, with its likelihood."""

    def begin(chance: Chance) -> Table:
        table: Table = case.game.lay_out(case.seats, chance, case.options)
        table.log = []
        table.run()
        return table

    return [*explored(begin)]


def continued(branches: Branches, action: int | None) -> Iterator[Branch]:
    """Every way to go on from these branches, by the action seen or else by any option, with likelihoods."""
    for weight, table in branches.values():
        for option in table.options if action is None else [action]:
            yield from (
                (weight * share, after) for share, after in explored(partial(answered, table, option))
            )


def answered(table: Table, option: int, chance: Chance) -> Table:
    """A table of one branch after an answer, with the draws that are explored."""
    after = table.branch()
    after.chance = chance
    after.take(option)
    return after


def explored(make: Callable[[Chance], Table]) -> Iterator[Branch]:
    """The tables that come about by each sequence of draws, with the likelihood of each."""
    waiting: list[tuple[float, list[int]]] = [(1.0, [])]
    while waiting:
        share, script = waiting.pop()
        chance = ScriptedChance(script)
        try:
            table = make(chance)
        except ScriptEnded:
            ways = int(chance.wanted)
            waiting += [(share / ways, [*script, draw]) for draw in range(ways)]
        else:
            yield share, table
