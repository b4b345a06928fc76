"""Boards of others unfold over the picture, stay open while the game goes on, and fold again."""

from __future__ import annotations

from playwright.sync_api import Browser as Chromium

from web.browser.chromium import asked, expect, set_up, until_moved, window
from web.live_server import Server


def test_a_board_unfolds_stays_open_and_folds_again(server: Server, chromium: Chromium) -> None:
    with window(chromium, server.url) as page:
        set_up(page, "eldervale", "me", "sapling", "sapling")
        page.wait_for_selector("#choice [data-action]")
        board, other = page.locator("#ev-fold-1"), page.locator("#ev-fold-2")
        expect(board).to_be_hidden()
        page.locator("#ev-strip-1").click()
        expect(board).to_be_visible()
        page.locator("#ev-strip-2").click()
        expect(board).to_be_hidden()
        expect(other).to_be_visible()
        number = page.get_attribute("body", "data-number")
        asked(page).first.click()
        until_moved(page, number)
        expect(other).to_be_visible()
        page.keyboard.press("Escape")
        expect(other).to_be_hidden()


def test_a_board_unfolds_by_keys_and_folds_by_a_touch_beside_it(server: Server, chromium: Chromium) -> None:
    with window(chromium, server.url) as page:
        set_up(page, "eldervale", "me", "sapling")
        page.wait_for_selector("#choice [data-action]")
        page.locator("#ev-strip-1").focus()
        page.keyboard.press("Enter")
        expect(page.locator("#ev-fold-1")).to_be_visible()
        page.locator("#ev-turn").click()
        expect(page.locator("#ev-fold-1")).to_be_hidden()
