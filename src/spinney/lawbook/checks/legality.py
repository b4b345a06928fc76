"""Law 2, the checks: only options can be played, and a refusal changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from spinney.engine.errors import IllegalAction, MalformedAction, OutOfTurn
from spinney.engine.table import Table

REFUSED = 12  # actions that are tried in vain at one choice


def check_legal_options(table: Table) -> None:
    """Law 2  Options are actions, ascending, unique, and there is one until the game is over."""
    options = table.options
    assert options == sorted(set(options)), f"not ascending or not unique: {options}"
    unknown = [option for option in options if not table.game.actions.has(option)]
    assert not unknown, f"options that are no actions: {unknown}"
    assert bool(options) != table.over, "options after the end" if table.over else "nothing can be done"
    assert (0 <= table.seat < table.seats) != table.over, f"seat {table.seat} of {table.seats} is asked"


def check_refusals(table: Table) -> None:
    """Law 2  Whatever is no option is refused with a full account, and nothing changes."""
    before = state_of(table)
    size = table.game.actions.size
    illegal = [action for action in range(size) if action not in table.options]
    for action in illegal[:: max(1, len(illegal) // REFUSED)]:
        check_account(table, action, refusal_of(IllegalAction, partial(table.play, action)))
    for nonsense in (-1, size, 10**30):
        refusal_of(IllegalAction, partial(table.play, nonsense))
    for option in table.options[:1]:
        almost: Any = float(option)
        refusal_of(Exception, partial(table.play, almost))  # a TypeError where play is compiled
    refusal_of(MalformedAction, partial(table.game.action, "no such action"))
    assert state_of(table) == before, "a refused action changed the table"


def check_account(table: Table, action: int, message: str) -> None:
    """Law 2  A refusal says who, what, by which rule, at which choice, and what would be legal."""
    game = table.game
    texts = [f'"{game.text(named)}"' for named in [action, *table.options]]
    asked = [f"seat {table.seat} ", game.rule_of(table, action), *texts]
    for wanted in [f"choice {table.number}", *(["the game is over"] if table.over else asked)]:
        assert wanted in message, f"a refusal does not say {wanted}: {message}"


def check_turns(table: Table) -> None:
    """Law 2  A seat that is not asked cannot answer, not even with an option."""
    before = state_of(table)
    for seat in range(table.seats):
        if seat != table.seat:
            option = table.options[0] if table.options else 0
            message = refusal_of(OutOfTurn, partial(table.play, option, seat))
            for wanted in (f"seat {seat} ", "over" if table.over else f"seat {table.seat} "):
                assert wanted in message, f"a refusal does not say {wanted}: {message}"
    assert state_of(table) == before, "an answer out of turn changed the table"


def state_of(table: Table) -> tuple[str, int, int]:
    """Everything that a refused action could change: the table, its journal and its log."""
    entries = table.journal.entries if table.journal is not None else []
    return table.fingerprint(), len(entries), len(table.log or [])


def refusal_of(expected: type[Exception], call: Callable[[], object]) -> str:
    """The words of a refusal: what the error says that something illegal has to raise."""
    try:
        call()
    except expected as error:
        return str(error)
    raise AssertionError(f"no {expected.__name__}")
