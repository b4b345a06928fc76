"""What somebody writes in the chat is said, whatever becomes of the connection; or comes back to them."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Page

from web.browser.chromium import expect, open_tab, set_up, window
from web.live_server import Server, limits_by_hand, serving

BATTLE = "battle_for_the_grove"


def write(page: Page, *lines: str) -> None:
    for line in lines:
        page.fill("#say input", line)
        page.keyboard.press("Enter")


def test_what_was_said_while_the_connection_was_lost_is_said_once_and_in_order(
    tmp_path: Path, chromium: Chromium
) -> None:
    with serving(tmp_path) as server, window(chromium, server.url) as page:
        set_up(page, BATTLE, "me", "me", first="light")
        open_tab(page, "talk")
        write(page, "one")
        expect(page.locator("#chat .said")).to_have_count(1)
        server.kill()
        expect(page.locator("body")).to_have_attribute("data-connection", "cut")
        write(page, "two", "three")
        expect(page.locator("#unsaid")).to_contain_text("“two” “three”")
        server.start()
        expect(page.locator("#chat .said span:last-child")).to_have_text(["one", "two", "three"])
        expect(page.locator("#unsaid")).to_be_empty()


def test_a_line_whose_answer_is_lost_is_sent_again_and_said_once(server: Server, chromium: Chromium) -> None:
    with window(chromium, server.url) as page:
        page.add_init_script(DEAF)
        set_up(page, BATTLE, "me", "me", first="light")
        open_tab(page, "talk")
        page.evaluate("deaf = true")
        write(page, "hello")
        while not page.evaluate("unheard.some(text => text.includes('hello'))"):
            page.wait_for_timeout(20)
        page.evaluate("deaf = false; line.close()")
        expect(page.locator("#chat .said")).to_have_count(1)
        write(page, "again")
        expect(page.locator("#chat .said span:last-child")).to_have_text(["hello", "again"])


DEAF = """
globalThis.deaf = false;
globalThis.unheard = [];
const Line = globalThis.WebSocket;
globalThis.WebSocket = class extends Line {
  constructor(address) { super(address); globalThis.line = this; }
  set onmessage(hear) { super.onmessage = event => deaf ? unheard.push(event.data) : hear(event); }
};
"""


def test_a_line_that_was_refused_comes_back_to_its_writer(tmp_path: Path, chromium: Chromium) -> None:
    go_on = limits_by_hand(tmp_path)
    with serving(tmp_path) as server, window(chromium, server.url) as page:
        set_up(page, BATTLE, "me", "me", first="light")
        open_tab(page, "talk")
        lines: list[str] = []
        while not (back := page.input_value("#say input")):
            lines.append(f"line {len(lines)}")
            write(page, lines[-1])
            while lines[-1] not in (page.text_content("#chat") or "") + page.input_value("#say input"):
                page.wait_for_timeout(20)
        assert back == lines[-1]
        expect(page.locator("#toast")).to_contain_text("a lot to say")
        expect(page.locator("#chat .said span:last-child")).to_have_text(lines[:-1])
        go_on(1.1)
        page.focus("#say input")
        page.keyboard.press("Enter")
        expect(page.locator("#chat .said span:last-child")).to_have_text(lines)
