"""Every symbol of rewards has its rule and its value: none is left out where symbols are told apart."""

from __future__ import annotations

import pytest

from games.groves.editions import giving
from games.groves.scene import groves, play
from spinney.engine.errors import BrokenRules
from spinney.games.groves.content.symbols import SYMBOLS, Symbol
from spinney.games.groves.judge.rewards import VALUES, reward_now, symbol_now
from spinney.games.groves.rules.bags import size
from spinney.games.groves.rules.bounds import questions
from spinney.games.groves.rules.collecting import can_do, choose_in, resolve, symbol_can
from spinney.games.groves.state.table import GrovesTable
from spinney.games.groves.terms.questions import PLACE, QUESTIONS

A = 0
UNKNOWN = 50  # no symbol has this number


def visit(symbol: Symbol) -> GrovesTable:
    """Asked whether to collect two of it, or one where it has no number."""
    words = symbol.name if symbol.alone else f"{symbol.name}:2"
    t = groves(
        {"drawn": "white blue", "groves": "GRE-3", "bag": "blue*4"}, {}, game=giving(words), crown_placed=1
    )
    return play(t, "place white GRE-3")


def stock(t: GrovesTable) -> tuple[int, ...]:
    """How many things seat A has in its bag, to place, of elements, crystals and dominion."""
    realm = t.realms[A]
    return (
        int(size(realm.bag)),
        int(realm.unplaced),
        int(size(realm.elements)),
        int(realm.crystals),
        int(realm.dominion),
    )


@pytest.mark.parametrize("symbol", SYMBOLS, ids=lambda symbol: str(symbol.name))
def test_every_symbol_does_something_and_asks_as_often_as_its_entry_says(symbol: Symbol) -> None:
    t = visit(symbol)
    reward, before = int(t.about), stock(t)
    assert can_do(t, A, reward)
    play(t, "collect")
    asked = 0
    while QUESTIONS.of(t) != PLACE:
        t.play(t.options[0])
        asked += 1
    assert asked == (2 if symbol.asks else 0)
    assert questions(t.content, reward) == 1 + asked  # with the question whether to collect
    assert stock(t) != before


@pytest.mark.parametrize("symbol", SYMBOLS, ids=lambda symbol: str(symbol.name))
def test_every_symbol_is_worth_something_to_the_judge(symbol: Symbol) -> None:
    t = visit(symbol)
    assert reward_now(t, A, t.about, 0, 3.0) > 0
    assert VALUES[SYMBOLS.index(symbol)].later > 0


def test_a_symbol_without_rule_or_value_is_not_taken_for_another() -> None:
    t = visit(SYMBOLS[0])
    assert len(VALUES) == len(SYMBOLS)
    with pytest.raises(BrokenRules, match="no rule says when symbol 50"):
        symbol_can(t, A, UNKNOWN, 1, 1)
    with pytest.raises(BrokenRules, match="no rule says what symbol 50 does"):
        resolve(t, A, UNKNOWN, 1)
    with pytest.raises(BrokenRules, match="no rule says what symbol 50 asks"):
        choose_in(t, A, UNKNOWN, 1, 1)
    with pytest.raises(BrokenRules, match="no value for symbol 50"):
        symbol_now(t, A, UNKNOWN, 1, 1, 1.0)
