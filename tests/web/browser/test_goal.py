"""The goal at the top of the page: to be read on a laptop and on a phone, and never in the way."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser as Chromium

from web.browser.chromium import asked, expect, set_up, window
from web.live_server import Server

SIZES = "[...document.querySelectorAll('#goal *')].map(part => parseFloat(getComputedStyle(part).fontSize))"


@pytest.mark.parametrize(("width", "height", "tallest"), [(1366, 768, 56), (390, 844, 140)])
def test_it_can_be_read_and_leaves_room_for_the_board(
    server: Server, chromium: Chromium, width: int, height: int, tallest: int
) -> None:
    with window(chromium, server.url, width, height) as page:
        set_up(page, "battle_for_the_grove", "me", "me", first="light", max_turns="5")
        asked(page)
        expect(page.locator("#goal p")).to_contain_text("By a house rule it is a draw after 5 turns.")
        expect(page.locator("#goal meter")).to_have_count(3)
        assert min(page.evaluate(SIZES)) >= 12
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert page.evaluate("document.querySelector('.top').offsetHeight") <= tallest
