"""The laws in pytest: `--game` and `--long`, the cases of each law, and what is wrong in plain words.

pytest finds this by itself wherever Spinney is installed; it leaves tests that are no laws alone.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Generator
from functools import partial
from typing import Any

import pytest

from spinney.engine.errors import SpinneyError
from spinney.engine.game import Game
from spinney.engine.installed import find_game
from spinney.lawbook import cases, games
from spinney.lawbook.findings import PROPERTY, Finding, finding_of, in_plain_words
from spinney.lawbook.pytest_items import is_law, is_long, leave_out


class Hooks:
    """What a `conftest.py` may tell the laws."""

    @pytest.hookspec
    def pytest_games_under_law(self) -> list[Game[Any]]:
        """More games to be held to the laws, which need not be installed."""
        raise NotImplementedError


def pytest_addoption(parser: pytest.Parser) -> None:
    """The options `--game` and `--long` of pytest."""
    group = parser.getgroup("spinney", "the laws of Spinney's games")
    group.addoption("--game", action="append", default=[], help="hold only this game to the laws")
    group.addoption("--long", action="store_true", help="also run the wide property runs")


def pytest_addhooks(pluginmanager: pytest.PytestPluginManager) -> None:
    """Let a `conftest.py` name more games to be held to the laws."""
    pluginmanager.add_hookspecs(Hooks)


def pytest_configure(config: pytest.Config) -> None:
    """Tell pytest the marks of the laws, and the laws which games to take."""
    config.addinivalue_line("markers", "law_cases(argument, which): the cases in which a law is tried")
    config.addinivalue_line("markers", "long: a wide property run, left out unless --long is given")
    games.take_games_from(partial(games_from_options, config))


def pytest_sessionstart(session: pytest.Session) -> None:
    """Refuse a `--game` that does not exist before any test runs."""
    if session.config.getoption("--game"):
        games.all_games()  # so that a name which is none is refused at once


def games_from_options(config: pytest.Config) -> list[Game[Any]]:
    """The games that pytest's `--game` names; else all installed ones and those of a `conftest.py`."""
    added = [game for some in config.hook.pytest_games_under_law() for game in some]
    chosen: list[str] = config.getoption("--game")
    if not chosen:
        return [*games.installed_games(), *added]
    try:
        return [
            game for key in chosen for game in [one for one in added if one.key == key] or [find_game(key)]
        ]
    except SpinneyError as error:
        raise pytest.UsageError(f"--game: {error}") from error


CASES: dict[str, Callable[[], list[Any]]] = {
    "every": cases.all_cases,
    "short": cases.short_cases,
    "games": games.all_games,
}


@pytest.hookimpl(trylast=True)  # so that the case stands last in the id of a test
def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Give each law its cases, as its mark says."""
    for mark in metafunc.definition.iter_markers("law_cases"):
        argument, which = mark.args
        metafunc.parametrize(argument, CASES[which](), ids=str if argument == "case" else key_of)


def key_of(game: Game[Any]) -> str:
    """The key of a game, as pytest shows it in the name of a test."""
    return game.key


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Without `--long`, leave the long runs of the laws out."""
    if not config.getoption("--long"):
        leave_out(config, items, lambda item: is_law(item) and is_long(item))


# What is wrong, in plain words.


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Put what a law found into pytest's report of the test."""
    report = yield
    if report.failed and call.excinfo is not None and is_law(item):
        finding = finding_of(item, call.excinfo.value)
        report.user_properties.append((PROPERTY, json.dumps(finding._asdict())))
    return report


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """At the end of pytest's output, say in plain words what the laws found."""
    failed = terminalreporter.stats.get("failed", [])
    found = [
        Finding(**json.loads(str(value)))
        for report in failed
        for name, value in report.user_properties
        if name == PROPERTY
    ]
    if found:
        terminalreporter.section("what the laws found, in plain words")
        for line in in_plain_words(found):
            terminalreporter.write_line(line)
