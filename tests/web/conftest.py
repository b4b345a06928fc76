"""One server and one Chromium for the tests of a module; a PostgreSQL of our own."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Page

from web.browser.chromium import running_chromium
from web.live_server import Browser, Server, serving
from web.postgres import running_postgres


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    quick = {"SPINNEY_TABLES_PER_MINUTE": "100000", "SPINNEY_AWAY_SECONDS": "0"}
    with serving(tmp_path_factory.mktemp("server"), **quick) as running:
        yield running


@pytest.fixture
def me(server: Server) -> Browser:
    return Browser(server)


@pytest.fixture(scope="module")
def chromium() -> Iterator[Chromium]:
    with running_chromium() as browser:
        yield browser


@pytest.fixture(scope="module")
def sheet(chromium: Chromium) -> Iterator[Page]:
    """An empty page as wide as the board."""
    page = chromium.new_page(viewport={"width": 1300, "height": 830})
    yield page
    page.close()


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL server for this run."""
    given = os.environ.get("SPINNEY_POSTGRES")
    if given:
        yield given
        return
    with running_postgres() as running:
        yield running.url
