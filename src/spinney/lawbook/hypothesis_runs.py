"""How Hypothesis drives the laws: how many examples, of which plays and cases."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, Phase, reject, settings
from hypothesis import strategies as st

import spinney
from spinney.engine.build import engine_kind
from spinney.engine.options import is_endless
from spinney.lawbook.cases import Case, seat_counts
from spinney.lawbook.games import all_games
from spinney.lawbook.play import Play

PLAYERS = ("random", "scripted", "greedy", "first", "last")
SLACK = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]

# Which cases a law is tried in; the plugin reads these marks.
in_every_case = pytest.mark.law_cases("case", "every")
in_short_cases = pytest.mark.law_cases("case", "short")
of_every_game = pytest.mark.law_cases("game", "games")


def quick(examples: int) -> settings:
    """The Hypothesis settings of the default run: the same few examples each time, none made smaller.

    Interpreted, which takes many times as long, it makes do with a third of them.
    """
    return settings(
        max_examples=examples if engine_kind() == "compiled" else max(2, examples // 3),
        derandomize=True,
        deadline=None,
        database=None,
        phases=(Phase.explicit, Phase.generate),
        suppress_health_check=SLACK,
    )


def wide(examples: int) -> settings:
    """The Hypothesis settings of the long run: other examples each time."""
    return settings(max_examples=examples, deadline=None, suppress_health_check=SLACK)


def plays(*players: str) -> st.SearchStrategy[Play]:
    """Examples of plays for Hypothesis: any key, any of the players, and choices for the scripted one."""
    return st.builds(
        Play,
        st.integers(0, 2**32),
        st.sampled_from(players or PLAYERS),
        st.lists(st.integers(0, 99), max_size=25).map(tuple),
    )


@st.composite
def any_case(draw: st.DrawFn) -> Case:
    """Examples of cases for Hypothesis: any game, seats and options, but for counts that make games long."""
    game = draw(st.sampled_from(all_games()))
    options: dict[str, int | str] = {}
    for option in game.options:
        words, numbers = (
            st.sampled_from(option.words or ("",)),
            st.integers(option.low, min(option.high, 200)),
        )
        options[option.name] = draw(words if option.words else numbers)
    if is_endless(game.options, options):
        reject()
    try:
        return Case(game, draw(st.sampled_from(seat_counts(game))), options)
    except spinney.BadOption:
        reject()  # two options that do not go together
