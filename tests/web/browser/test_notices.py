"""What somebody at the table must not miss: words that were said, the latest line, all of the board."""

from __future__ import annotations

import re

from playwright.sync_api import Browser as Chromium

from web.browser.chromium import asked, close_drawer, expect, open_tab, quick, set_up, until_moved, window
from web.live_server import Browser, Server

BATTLE = "battle_for_the_grove"
AT_END = "panel => panel.scrollHeight - panel.scrollTop - panel.clientHeight < 3"


def test_a_word_said_while_the_log_is_open_is_marked_until_it_is_read(
    server: Server, chromium: Chromium
) -> None:
    with window(chromium, server.url) as page:
        set_up(page, BATTLE, "me", "friend")
        link = page.locator("#links [data-link^='/join/']").input_value()
        with window(chromium, link) as friend:
            friend.click("text=Sit down as Dark")
            friend.wait_for_selector("body[data-connection=open]")
            open_tab(friend, "talk")  # whatever comes in then, it stays open
            friend.fill("#say input", "Good luck!")
            friend.keyboard.press("Enter")
            expect(page.locator("#tab-talk[data-news]")).to_have_count(1)
            expect(friend.locator("#tab-talk[data-news]")).to_have_count(0)
            open_tab(page, "talk")
            expect(page.locator("#tab-talk[data-news]")).to_have_count(0)
            expect(page.locator("#chat")).to_contain_text("Good luck!")


def test_the_log_is_at_its_end_when_one_comes_back_to_it(server: Server, chromium: Chromium) -> None:
    with window(chromium, server.url) as page:
        set_up(page, BATTLE, "me", "sapling")
        quick(page)
        open_tab(page, "score")
        close_drawer(page)
        for _ in range(8):
            number = page.get_attribute("body", "data-number")
            asked(page).first.click()
            until_moved(page, number)
        open_tab(page, "log")
        assert page.locator("#panel-log").evaluate(AT_END)


def test_whoever_lets_a_bot_play_is_told_so(me: Browser) -> None:
    name = me.open_table(BATTLE, "me", "sapling", **{"option.first": "light"})
    connection = me.connect(name).until_asked()
    connection.send(do="stand-in", seat=0, level="sapling")
    connection.until(lambda news: "A bot plays for you" in connection.parts["ask"])


def test_options_of_a_game_are_told_without_rule_numbers(me: Browser) -> None:
    for game in ("groves", "eldervale", "leylines", "shifting_realms", BATTLE):
        page = me.get(f"/new?game={game}").text
        assert not re.search(r"\([A-Z]+-[\d.]+", page), game
        assert "by_seat<" not in page
