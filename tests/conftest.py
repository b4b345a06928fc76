"""Options of the test run: `--long`, which the laws bring, adds the wide property runs everywhere."""

from __future__ import annotations

import signal

import pytest
from hypothesis import settings

from spinney.engine.build import engine_kind
from spinney.lawbook.hypothesis_runs import SLACK
from spinney.lawbook.pytest_items import is_long, leave_out
from toy.game import TINY, Toy

pytest_plugins = ["spinney.lawbook.plugin"]

settings.register_profile(
    "busy", deadline=None, suppress_health_check=SLACK
)  # on a machine that others use, too
settings.load_profile("busy")


def pytest_configure() -> None:
    """Under `nohup` or behind `&` Ctrl-C is ignored, and programs that tests start would ignore it, too."""
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_report_header() -> str:
    return f"spinney engine: {engine_kind()}"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.getoption("--long"):
        leave_out(config, items, is_long)


def pytest_games_under_law() -> list[Toy]:
    """The toy, which is not installed, is held to the laws as well."""
    return [Toy(), Toy(TINY)]
