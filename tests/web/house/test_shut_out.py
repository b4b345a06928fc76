"""In a browser: whoever is banned while at a table reads why, and the page does not try again for ever."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Browser as Chromium

from cli.run_spinney import spinney
from web.browser.chromium import expect, set_up, window
from web.live_server import serving

SECONDS = 15_000  # milliseconds


def admin(*arguments: str) -> None:
    """At a shell beside the server; this thread is the browser's."""
    with ThreadPoolExecutor(1) as shell:
        assert shell.submit(spinney, "admin", *arguments).result().code == 0


def test_the_page_of_a_table_gives_way_to_the_reason(
    chromium: Chromium, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = f"sqlite:///{tmp_path / 'house.sqlite'}"
    monkeypatch.setenv("SPINNEY_DATABASE_URL", url)
    with serving(tmp_path, SPINNEY_DATABASE_URL=url) as server, window(chromium, server.url) as page:
        set_up(page, "battle_for_the_grove", "me", "sapling")
        admin("close", page.url, "--why", "A pause.")
        expect(page.locator("#ask")).to_contain_text("This table is closed", timeout=SECONDS)
        expect(page.locator("#ask")).to_contain_text("The house says: A pause.")
        admin("reopen", page.url)
        expect(page.locator("#ask")).not_to_contain_text("This table is closed", timeout=SECONDS)
        admin("ban", "--address", "127.0.0.1", "--why", "Enough.")
        expect(page.locator("h1")).to_have_text("This house is not open to you", timeout=SECONDS)
        expect(page.locator("main")).to_contain_text("You cannot come in. The house says: Enough.")
        admin("lift", "ban", "--address", "127.0.0.1")
