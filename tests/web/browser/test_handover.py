"""A seat goes to somebody else, in two windows: by keys alone, read aloud, at once for whoever loses it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Page

from web.browser.chromium import asked, close_drawer, expect, open_tab, set_up, until_moved, window
from web.browser.test_accessibility import check
from web.live_server import Server

BATTLE = "battle_for_the_grove"
AWAY = """
globalThis.away = false;
const Line = globalThis.WebSocket;
globalThis.WebSocket = class extends Line {
  constructor(address) { super(address); globalThis.line = this; if (away) this.close(); }
};
"""
CUT = "away = true; line.close()"


@contextmanager
def two_windows(server: Server, chromium: Chromium, width: int = 1366) -> Iterator[tuple[Page, Page]]:
    """The host's window and Bob's, at a table where the host is asked."""
    with window(chromium, server.url) as host:
        set_up(host, BATTLE, "me", "friend", first="light")
        link = host.locator("#links [data-link^='/join/']").input_value()
        with window(chromium, link, width) as bob:
            bob.add_init_script(AWAY)
            bob.fill("[name=name]", "Bob")
            bob.click("text=Sit down as Dark")
            bob.wait_for_selector("body[data-connection=open]")
            asked(host)
            yield host, bob


def press_new_link(host: Page) -> None:
    """By keys, as far as the question whether it is meant."""
    open_tab(host, "corner")
    host.focus("[data-reissue]")
    host.keyboard.press("Enter")
    expect(host.locator("#handover")).to_be_visible()


def ask_for_seat(host: Page) -> None:
    press_new_link(host)
    host.keyboard.press("Tab")
    host.keyboard.press("Enter")
    expect(host.locator("#handover")).to_be_hidden()


def test_a_seat_is_given_up_by_keys_and_the_page_that_lost_it_stops(
    server: Server, chromium: Chromium
) -> None:
    with two_windows(server, chromium) as (host, bob):
        number = host.get_attribute("body", "data-number")
        asked(host).last.click()
        until_moved(bob, number)
        asked(bob)  # it is Bob's turn
        press_new_link(host)
        expect(host.locator("#handover-title")).to_have_text("Give Dark to somebody else?")
        expect(host.locator("#handover-words")).to_contain_text("If Bob is here, Bob is asked first.")
        expect(host.locator("[data-handover='']")).to_be_focused()
        check(host, "the host is asked whether it is meant")
        host.keyboard.press("Escape")
        expect(host.locator("#handover")).to_be_hidden()
        expect(bob.locator("#hand-over")).to_be_empty()
        ask_for_seat(host)
        question = bob.get_by_role("alert").filter(has_text="The host asks you to give up Dark")
        expect(question).to_be_visible()
        check(bob, "somebody is asked to give up a seat")
        bob.get_by_role("button", name="No, I stay").focus()
        bob.keyboard.press("Tab")
        expect(bob.get_by_role("button", name="Yes, I give it up")).to_be_focused()
        bob.keyboard.press("Enter")
        expect(bob.locator("#lost")).to_contain_text("Dark is no longer your seat")
        expect(bob.locator("body")).to_have_attribute("data-connection", "revoked")
        check(bob, "a seat is lost")
        bob.keyboard.press("1")
        assert bob.locator("body[data-busy]").count() == 0, "nothing is sent any more"
        assert bob.locator("#zones .part.can, #ask button").count() == 0
        expect(host.locator("#toast")).to_contain_text("Bob has given up Dark.")
        expect(host.locator("#links [data-link^='/join/']")).to_have_count(1)
        link = host.locator("#links [data-link^='/join/']").input_value()
        with window(chromium, link) as carol:
            carol.fill("[name=name]", "Carol")
            carol.click("text=Sit down as Dark")
            asked(carol).last.click()
            until_moved(host, str(int(number or 0) + 1))
            open_tab(host, "talk")
            expect(host.locator("#chat .notice")).to_have_count(2)


def test_a_seat_that_is_not_given_up_stays_on_a_phone_too(server: Server, chromium: Chromium) -> None:
    with two_windows(server, chromium, width=390) as (host, bob):
        ask_for_seat(host)
        bob.get_by_role("button", name="No, I stay").click()
        expect(bob.locator("#hand-over")).to_be_empty()
        expect(host.locator("#toast")).to_contain_text("Bob stays at Dark.")
        close_drawer(host)
        number = host.get_attribute("body", "data-number")
        asked(host).last.click()
        until_moved(bob, number)
        expect(bob.locator("body[data-asked]")).to_have_count(1)


def test_whoever_was_away_while_the_seat_was_lost_is_told_when_they_come_back(
    server: Server, chromium: Chromium
) -> None:
    with two_windows(server, chromium) as (host, bob):
        bob.evaluate(CUT)
        expect(host.locator("#person-1")).to_contain_text("away")
        ask_for_seat(host)
        expect(host.locator("#toast")).to_contain_text("Bob was away.")
        bob.evaluate("away = false; dispatchEvent(new Event('online'))")
        expect(bob.locator("#lost")).to_contain_text("Dark is no longer your seat")
        expect(bob.locator("#zones .part.can, #ask button")).to_have_count(0)
