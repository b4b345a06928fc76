"""What a newcomer leans on: hints, being called, a board close up, what comes next, fair dice."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Page

from web.browser.chromium import asked, expect, quick, set_up, until_moved, window
from web.live_server import Server

BATTLE = "battle_for_the_grove"
LISTEN = """
globalThis.called = {sounds: 0, notes: []};
const Audio = globalThis.AudioContext;
globalThis.AudioContext = class extends Audio { constructor() { super(); called.sounds++; } };
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
        page.wait_for_selector("#choice [data-action]")
        page.keyboard.press("h")
        expect(box).to_be_visible()


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
    page.locator("#choice [data-action]").last.click()
    until_moved(page, number)
    page.wait_for_selector("body[data-asked] #choice [data-action]")


def test_a_sound_calls_when_it_is_wanted_and_only_then(server: Server, chromium: Chromium) -> None:
    with window(chromium, server.url) as page:
        page.context.add_init_script(LISTEN)
        set_up(page, BATTLE, "me", "sapling", first="light")
        quick(page)
        asked(page)
        bot_answers(page)
        assert page.evaluate("called.sounds") == 0
        page.click("#tab-corner")
        page.check("#sound")
        assert page.evaluate("called.sounds") == 1, "a taste of it"
        bot_answers(page)
        assert page.evaluate("called.sounds") >= 2
        page.reload()
        asked(page)
        page.click("#tab-corner")
        expect(page.locator("#sound")).to_be_checked()


def test_a_notification_calls_whoever_looks_elsewhere(server: Server, chromium: Chromium) -> None:
    with window(chromium, server.url) as page:
        page.context.add_init_script(LISTEN)
        page.context.grant_permissions(["notifications"])
        set_up(page, BATTLE, "me", "sapling", first="light")
        quick(page)
        page.click("#tab-corner")
        page.check("#notify")
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
        page.click("#tab-corner")
        page.click("#notify")
        expect(page.locator("#notify")).not_to_be_checked()


def test_the_page_is_no_longer_than_what_it_shows(server: Server, chromium: Chromium) -> None:
    """Words for listeners lie inside the log, not below the page."""
    with window(chromium, server.url) as page:
        set_up(page, BATTLE, "me", "sapling", max_turns="60")
        quick(page)
        for _ in range(15):
            if page.locator("#ending a").count():
                break
            asked(page)
            bot_answers(page) if page.locator("#choice [data-action]").count() else None
        bottom = page.evaluate(
            "Math.max(...['.more', '#people'].map(one => document.querySelector(one)"
            ".getBoundingClientRect().bottom)) + scrollY"
        )
        assert page.evaluate("document.documentElement.scrollHeight") <= max(bottom + 60, 800)


def test_a_host_who_waits_sees_the_links_without_looking_for_them(server: Server, chromium: Chromium) -> None:
    with window(chromium, server.url) as page:
        set_up(page, BATTLE, "me", "friend")
        link = page.locator("#links [data-link^='/join/']")
        expect(link).to_be_visible()
        expect(page.locator("#links [data-copy^='/join/']")).to_be_visible()
        with window(chromium, link.input_value()) as friend:
            friend.click("text=Sit down as Dark")
            expect(page.locator("#log")).to_be_visible()
            expect(page.locator("#links")).to_be_hidden()


def test_the_status_says_what_comes_next(server: Server, chromium: Chromium) -> None:
    with window(chromium, server.url) as page:
        set_up(page, BATTLE, "me", "me", first="light")
        expect(page.locator("#status")).to_contain_text("Your turn, Light")
        expect(page.locator("#status .coming")).to_have_text("Next: Dark's turn.")


def test_on_a_phone_the_board_comes_close_and_turns_to_what_can_be_done(
    server: Server, chromium: Chromium
) -> None:
    with window(chromium, server.url, 390, 844) as page:
        set_up(page, "groves", "me", "sapling")
        asked(page)
        page.click("[data-do=zoom]")
        expect(page.locator("[data-do=zoom]")).to_have_text("Whole board")
        page.wait_for_timeout(600)
        for at in range(asked(page).count()):
            option = asked(page).nth(at)
            option.focus()
            page.wait_for_timeout(500)
            action = option.get_attribute("data-action")
            place = page.locator(f"#board [data-actions~='{action}']").first
            if place.count():
                box, frame = place.bounding_box(), page.locator("#board").bounding_box()
                assert box is not None
                assert frame is not None
                middle = box["x"] + box["width"] / 2
                assert frame["x"] <= middle <= frame["x"] + frame["width"], "its place is in sight"
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        page.reload()
        expect(page.locator("[data-do=zoom]")).to_have_text("Whole board")
        page.click("[data-do=zoom]")
        expect(page.locator("[data-do=zoom]")).to_have_text("Close up")


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
        page.click("text=Are the dice fair?")
        expect(page.locator("#own-check")).to_contain_text(says)
