"""Law 7, the check: asking changes nothing, and no answer is a handle on the table."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Final

from spinney.engine.faces.goal import Goal
from spinney.engine.nothing import NOBODY
from spinney.engine.table import Table
from spinney.lawbook.checks.clones import mutable_parts
from spinney.lawbook.checks.legality import state_of
from spinney.lawbook.play import watchers

Question = tuple[str, Callable[[], Any]]
FACES: Final = (  # of a table, for a seat
    *("view", "observation", "board", "picture", "sketch", "ask", "since"),
    *("log", "happened", "score_sheet", "goal"),
)


def check_asking(table: Table) -> None:
    """Law 7  Ask everything that can be asked, for every seat and the spectator: nothing changes."""
    before = state_of(table)
    own = {id(part) for _, part in mutable_parts(table, "table")}
    for name, ask in questions(table):
        answer = ask()
        assert state_of(table) == before, f"asking for {name} changed the table"
        if isinstance(answer, (list, dict)):
            handles = [path for path, part in mutable_parts(answer, name) if id(part) in own]
            assert not handles, f"whoever asks gets a part of the table itself: {', '.join(handles)}"


def questions(table: Table) -> Iterator[Question]:
    """Everything that can be asked of a table, by name."""
    game = table.game
    yield "scores", lambda: table.scores
    yield "description", table.describe
    for name in ("judge", "inventory", "box", "score_sheet", "tie_break", "coming"):
        yield name, partial(getattr(game, name), table)
    for seat in watchers(table):
        for name in FACES:
            yield f"{name} of {seat}", partial(getattr(game, name), table, seat)
        yield "lens", partial(game.lens, table, seat, f"person-{table.seat}")
        yield "why_not", partial(game.why_not, table, seat, f"person-{table.seat}")
        yield from questions_of_a_bot(table, seat)
    for option in table.options:
        yield "label", partial(game.label, table, option)
        yield "rule_of", partial(game.rule_of, table, option)
    yield "refusal", partial(table.refusal, -1)


def questions_of_a_bot(table: Table, seat: int) -> Iterator[Question]:
    """What can be asked of a bot's handle; imagining a table must not touch the true one."""
    seen = table.game.seen_by(table, seat)
    for name in ("options", "asked", "over", "number", "seats"):
        yield f"seen {name}", partial(getattr, seen, name)
    for name in ("view", "observation", "log", "picture"):
        yield f"seen {name}", getattr(seen, name)
    for option in seen.options:
        yield "seen label", partial(seen.label, option)
    yield "redeal", partial(seen.redeal, "law 7")


def check_numbers(table: Table) -> None:
    """Law 7  Answers have their form: plain views, observations that fit their spec, judges' shares."""
    game = table.game
    spec = game.observation_spec(table.seats)
    for seat in watchers(table):
        tree = game.view(table, seat)
        assert json.loads(json.dumps(tree)) == tree, "a view is a tree of dicts, lists, numbers and texts"
        row = game.observation(table, seat)
        assert len(row) == spec.size, f"{len(row)} numbers, but the spec has {spec.size}"
        check_goal(game.goal(table, seat), table.seats)
        for part in spec.parts:
            numbers = spec.read(row, part.name)
            fitting = all(0 <= number <= part.high for number in numbers)
            assert fitting, f"observation {part.name}: expected 0 to {part.high}, got {numbers}"
    shares = game.judge(table)
    assert len(shares) == table.seats, f"the judge gives {len(shares)} shares for {table.seats} seats"
    assert all(0 <= share <= 1 for share in shares), f"the judge gives shares beyond 0 and 1: {shares}"


def check_goal(goal: Goal, seats: int) -> None:
    """Law 7  A goal is a sentence; its meters stay between their ends, and are of the table or of a seat."""
    said = goal.sentence
    assert not said or said.endswith("."), f"the goal is no sentence: {said!r}"
    for meter in goal.meters:
        assert meter.label.strip(), "a meter of the goal without a label"
        assert 0 <= meter.value <= meter.full > 0, f"a meter of the goal beyond its ends: {meter}"
        assert NOBODY <= meter.seat < seats, f"a meter of the goal of no seat: {meter}"
