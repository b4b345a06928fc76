"""An accessibility scan of every page, by day and by night, without serious findings."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Page

from web.browser.chromium import asked, expect, set_up, window
from web.live_server import Server

BATTLE = "battle_for_the_grove"


def check(page: Page, where: str) -> None:
    """No finding that axe calls serious or critical."""
    found = Axe().run(page).response["violations"]
    grave = [
        f"{one['id']}: {one['help']}: {[node['html'][:150] for node in one['nodes'][:3]]}"
        for one in found
        if one["impact"] in ("serious", "critical")
    ]
    assert not grave, f"{where}: " + "\n".join(grave)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_page_has_serious_findings(server: Server, chromium: Chromium, theme: str) -> None:
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
            page.click(f"#tab-{tab}")
            check(page, tab)
        page.keyboard.press("Escape")
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
        page.click("text=Replay")
        page.wait_for_selector("#moment")
        check(page, "replay")
        page.click("text=Are the dice fair?")
        check(page, "verify")
