"""What a newcomer leans on: hints, being called, a board close up, what comes next, fair dice."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Page

from web.browser.chromium import asked, close_drawer, expect, open_tab, quick, set_up, until_moved, window
from web.live_server import Server

BATTLE = "battle_for_the_grove"
LISTEN = """
globalThis.called = {tones: 0, notes: []};
const Audio = globalThis.AudioContext;
globalThis.AudioContext = class extends Audio {
  createOscillator() { called.tones++; return super.createOscillator(); }
};
const Note = globalThis.Notification;
globalThis.Notification = class extends Note {
  constructor(title, more) { super(title, more); called.notes.push(more.body); }
};
"""


def test_a_hint_is_asked_for_by_button_or_key_and_goes_with_the_choice(
    server: Server, chromium: Chromium
) -> None:
    with window(chromium, server.url) as page:
        set_up(page, BATTLE, "me", "sapling", first="light")
        offered = [words.strip() for words in asked(page).locator(".words").all_inner_texts()]
        page.click("[data-do=hint]")
        box = page.locator("#hint")
        expect(box).to_be_visible()
        expect(box).to_contain_text("An Elder would")
        advised = box.locator(".words").all_inner_texts()
        assert advised
        assert set(advised) <= set(offered), "the same words as the options have"
        assert all("%" in share for share in box.locator(".promises").all_inner_texts())
        asked(page).last.click()
        expect(box).to_be_hidden()
        until_moved(page, "0")
        page.wait_for_selector("#choice [data-action]", state="attached")
        page.keyboard.press("h")
        expect(box).to_be_visible()


def test_whoever_does_not_wait_for_the_hint_is_not_told_that_the_elder_still_thinks(
    server: Server, chromium: Chromium
) -> None:
    with window(chromium, server.url) as page:
        set_up(page, BATTLE, "me", "sapling", first="light")
        asked(page)
        page.click("[data-do=hint]")
        expect(page.locator("#ask[data-thinking]")).to_have_count(1)
        asked(page).last.click()
        until_moved(page, "0")
        expect(page.locator("#ask[data-thinking]")).to_have_count(0)
        page.wait_for_selector("#choice [data-action]", state="attached")
        expect(page.locator("#hint")).to_be_hidden()


def test_no_hint_is_offered_where_other_people_play(server: Server, chromium: Chromium) -> None:
    with window(chromium, server.url) as page:
        set_up(page, BATTLE, "me", "me", first="light")
        asked(page)
        assert page.locator("[data-do=hint]").count() == 0
        page.keyboard.press("h")
        expect(page.locator("#hint")).to_be_hidden()


def bot_answers(page: Page) -> None:
    """My turn passes to the bot and comes back."""
    number = page.get_attribute("body", "data-number")
    asked(page).last.click()
    until_moved(page, number)
    page.wait_for_selector("body[data-asked] #choice [data-action]", state="attached")


def test_a_sound_calls_when_it_is_wanted_and_only_then(server: Server, chromium: Chromium) -> None:
    with window(chromium, server.url) as page:
        page.context.add_init_script(LISTEN)
        set_up(page, BATTLE, "me", "sapling", first="light")
        quick(page)
        open_tab(page, "corner")
        expect(page.locator("#sound")).to_be_checked()  # at first on, where there is no touch screen
        page.uncheck("#sound")
        close_drawer(page)
        heard = page.evaluate("called.tones")
        bot_answers(page)
        assert page.evaluate("called.tones") == heard
        open_tab(page, "corner")
        page.check("#sound")
        page.wait_for_function(f"() => called.tones > {heard}")  # a taste of it
        close_drawer(page)
        heard = page.evaluate("called.tones")
        bot_answers(page)
        page.wait_for_function(f"() => called.tones > {heard}")
        page.reload()
        asked(page)
        open_tab(page, "corner")
        expect(page.locator("#sound")).to_be_checked()


def test_a_notification_calls_whoever_looks_elsewhere(server: Server, chromium: Chromium) -> None:
    with window(chromium, server.url) as page:
        page.context.add_init_script(LISTEN)
        page.context.grant_permissions(["notifications"])
        set_up(page, BATTLE, "me", "sapling", first="light")
        quick(page)
        open_tab(page, "corner")
        page.check("#notify")
        close_drawer(page)
        bot_answers(page)
        assert page.evaluate("called.notes") == [], "who looks is not called"
        page.evaluate("Object.defineProperty(document, 'hidden', {configurable: true, get: () => true})")
        bot_answers(page)
        notes = page.evaluate("called.notes")
        assert notes
        assert "Your turn" in notes[-1]


def test_a_notification_that_the_browser_forbids_is_not_pretended(server: Server, chromium: Chromium) -> None:
    with window(chromium, server.url) as page:
        set_up(page, BATTLE, "me", "sapling", first="light")
        open_tab(page, "corner")
        page.click("#notify")
        expect(page.locator("#notify")).not_to_be_checked()


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1920, 1080), (1280, 720), (390, 844)])
def test_the_page_is_never_longer_or_wider_than_the_window(
    server: Server, chromium: Chromium, width: int, height: int
) -> None:
    with window(chromium, server.url, width, height) as page:
        set_up(page, "groves", "me", "sapling")
        asked(page)
        assert page.evaluate("document.documentElement.scrollHeight") <= height
        assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_a_host_who_waits_sees_the_links_without_looking_for_them(server: Server, chromium: Chromium) -> None:
    with window(chromium, server.url) as page:
        set_up(page, BATTLE, "me", "friend")
        link = page.locator("#links [data-link^='/join/']")
        expect(link).to_be_visible()
        expect(page.locator("#links [data-copy^='/join/']")).to_be_visible()
        with window(chromium, link.input_value()) as friend:
            friend.click("text=Sit down as Dark")
            expect(page.locator("#links")).to_be_hidden()


def test_the_bar_asks_in_words(server: Server, chromium: Chromium) -> None:
    with window(chromium, server.url) as page:
        set_up(page, BATTLE, "me", "me", first="light")
        title, help_ = page.locator("#choice-title"), page.locator("#ask .help")
        expect(title).to_have_text("And your second action?")  # the first was the only one there was
        expect(help_).to_have_attribute("title", re.compile(r"Next: Dark's turn\.$"))
        expect(help_).to_have_text(re.compile("^Touch standing druids"))
        asked(page).filter(has_text="Stand").first.click()
        expect(help_).to_have_attribute("title", re.compile(r"Next: Light's turn\.$"))
        asked(page).filter(has_text="Stop here").first.click()
        expect(title).to_have_text("What will you do?")


def test_on_a_phone_the_board_comes_closer(server: Server, chromium: Chromium) -> None:
    with window(chromium, server.url, 390, 844) as page:
        set_up(page, "groves", "me", "sapling")
        page.wait_for_selector("#page-tabs button")
        drawn = page.locator(".page-board svg.item").first
        before = drawn.bounding_box()
        page.click("[data-do=zoom]")
        after = drawn.bounding_box()
        assert before is not None
        assert after is not None
        assert after["width"] > 1.8 * before["width"]
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        page.click("[data-do=zoom]")
        last = drawn.bounding_box()
        assert last is not None
        assert abs(last["width"] - before["width"]) < 2


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({}, "both are as it noted them"),
        ({"commitment": "ab" * 32}, "another commitment"),
        ({"entropy": "ab" * 16}, "not in the record at its seat"),
    ],
)
def test_a_browser_finds_out_if_secret_or_entropy_were_exchanged(
    server: Server, chromium: Chromium, change: dict[str, str], says: str
) -> None:
    with window(chromium, server.url) as page:
        set_up(page, BATTLE, "me", "sapling", first="light", max_turns="1")
        asked(page).last.click()
        page.wait_for_selector("#ending a")
        notes = json.loads(page.evaluate("JSON.stringify(Object.keys(localStorage))"))
        key = next(name for name in notes if name.startswith("sat "))
        kept = page.evaluate("key => JSON.parse(localStorage.getItem(key))", key)
        page.evaluate(
            "([key, note]) => localStorage.setItem(key, JSON.stringify(note))", [key, kept | change]
        )
        page.click("text=Was chance fair?")
        expect(page.locator("#own-check")).to_contain_text(says)
