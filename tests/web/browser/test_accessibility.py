"""An accessibility scan of every page and every table, by day and by night: it finds nothing."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Page

import spinney
from web.browser.chromium import asked, close_drawer, expect, open_tab, set_up, window
from web.browser.still_table import show, still_page
from web.browser.test_readable import SIZES, position
from web.live_server import Server

BATTLE = "battle_for_the_grove"


def check(page: Page, where: str) -> None:
    """Axe finds nothing, not even what it calls minor."""
    found = [
        f"{one['id']}: {one['help']}: {[node['html'][:150] for node in one['nodes'][:3]]}"
        for one in Axe().run(page).response["violations"]
    ]
    assert not found, f"{where}: " + "\n".join(found)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_page_has_findings(server: Server, chromium: Chromium, theme: str) -> None:
    with window(chromium, server.url, theme=theme) as page:
        check(page, "home")
        page.goto(f"{server.url}/new?game={BATTLE}")
        check(page, "setup")
        page.goto(f"{server.url}/rules/{BATTLE}")
        check(page, "rules")
        set_up(page, BATTLE, "me", "friend")
        check(page, "waiting")
        set_up(page, BATTLE, "me", "me", max_turns="2", first="light")
        asked(page)
        check(page, "table")
        for tab in ("score", "talk", "corner"):
            open_tab(page, tab)
            check(page, tab)
        close_drawer(page)
        page.click("[data-do=rules]")
        page.wait_for_selector("#rules-text .rule")
        check(page, "rules drawer")
        page.keyboard.press("Escape")
        for number in ("1", "2"):
            asked(page).last.click()
            expect(page.locator("body")).to_have_attribute("data-number", number)
            if page.locator("#ending a").count():
                break
        page.wait_for_selector("#ending a")
        check(page, "the end")
        page.click("#ending a:has-text('Replay')")
        page.wait_for_selector("#moment")
        check(page, "replay")
        page.click("text=Was chance fair?")
        check(page, "verify")


def scan(chromium: Chromium, key: str, size: str, theme: str) -> None:
    """The table of a game in full swing, as whoever is asked sees it."""
    table = position(key, spinney.game(key).seats[1], "middle")
    with still_page(chromium, *SIZES[size], color_scheme=theme) as page:
        show(page, table, int(table.seat))
        check(page, f"{key}, {size}, {theme}")


@pytest.mark.parametrize("key", spinney.games())
def test_no_table_has_findings(chromium: Chromium, key: str) -> None:
    scan(chromium, key, "laptop", "light")
    scan(chromium, key, "phone", "dark")


@pytest.mark.long
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("key", spinney.games())
def test_no_table_has_findings_at_any_size(chromium: Chromium, key: str, size: str, theme: str) -> None:
    scan(chromium, key, size, theme)
