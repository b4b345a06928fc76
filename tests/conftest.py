"""Options of the test run: `--long` adds the wide property runs."""

from __future__ import annotations

import pytest

from spinney.lab.bench import engine_kind


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="also run the wide property runs")


def pytest_report_header() -> str:
    return f"spinney engine: {engine_kind()}"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--long"):
        return
    kept = [item for item in items if "long" not in item.keywords]
    config.hook.pytest_deselected(items=[item for item in items if "long" in item.keywords])
    items[:] = kept
