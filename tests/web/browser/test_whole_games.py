"""The table in a real browser: games by clicks and by keys, friends, a lost connection, replay, a phone."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Page

from web.browser.chromium import asked, close_drawer, expect, open_tab, quick, set_up, until_moved, window
from web.live_server import Server, serving

BATTLE = "battle_for_the_grove"
COUNT_GLIDES = """
globalThis.seen = 0;
setInterval(() => {
  seen = Math.max(seen, document.getAnimations().filter(one => one.id === "glide").length);
}, 5);
"""
# In one look: the panel's lines are replaced by every deed.
WHERE_HIDDEN_WORDS_ARE = """
() => {
  const panel = document.getElementById("panel-log");
  const box = panel.querySelector(".hidden")?.offsetParent;
  return box && (panel.contains(box) ? "inside" : "outside");
}
"""


def is_over(page: Page) -> bool:
    return page.locator("#ending a").count() > 0


def settle(page: Page) -> bool:
    """Wait until I am asked or the game is over; True if I am asked."""
    page.wait_for_selector("#choice [data-action], #ask #confirm, #ending a", state="attached")
    return not is_over(page)


def test_a_whole_game_by_clicks_against_a_bot(server: Server, chromium: Chromium) -> None:
    with window(chromium, server.url) as page:
        set_up(page, BATTLE, "me", "sapling", max_turns="40")
        asked(page)
        quick(page)
        clicked = 0
        while settle(page):
            number = page.get_attribute("body", "data-number")
            places = page.locator("#zones .part.can")
            place = places.nth(clicked % places.count()) if places.count() else asked(page).last
            place.click(force=True)
            if page.get_attribute("#ask", "data-narrow") is not None:
                expect(page.locator("#ask [data-do=widen]")).to_be_visible()
                asked(page).last.click()
            page.wait_for_timeout(100)
            if (
                page.get_attribute("body", "data-number") == number
                and page.locator("body[data-busy]").count() == 0
            ):
                asked(page).last.click()  # the middle of a ring is empty: that click was on nothing
            until_moved(page, number)
            clicked += 1
        assert clicked > 5
        expect(page.locator("#ending")).to_contain_text(re.compile("draw|wins|won"))
        open_tab(page, "score")
        expect(page.locator("#score")).to_contain_text("Total")
        close_drawer(page)
        page.locator("#ending").get_by_role("link", name="Replay", exact=True).click()
        check_replay(page)
        page.click("text=Was chance fair?")
        expect(page.locator("#own-check")).to_contain_text("both are as it noted them")


def check_replay(page: Page) -> None:
    """Slider, keys and anybody's eyes."""
    last = int(page.get_attribute("body", "data-last") or "0")
    body = page.locator("body")
    expect(body).to_have_attribute("data-at", str(last))
    page.keyboard.press("Home")
    expect(body).to_have_attribute("data-at", "0")
    expect(page.locator("#entry")).to_contain_text("The beginning")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(body).to_have_attribute("data-at", "2")
    page.keyboard.press("ArrowLeft")
    expect(body).to_have_attribute("data-at", "1")
    page.locator("#moment").fill(str(last // 2))
    expect(body).to_have_attribute("data-at", str(last // 2))
    assert page.locator("#zones svg.item").count() > 0
    page.select_option("#eyes", "1")
    expect(page.locator("#zones svg.item").first).to_be_visible()
    page.click("[data-step=last]")
    expect(body).to_have_attribute("data-at", str(last))
    assert page.locator(".chart path.line").count() == 2


def test_a_whole_game_by_keys_alone(server: Server, chromium: Chromium) -> None:
    with window(chromium, f"{server.url}/new?game={BATTLE}") as page:
        page.focus("[name='option.max_turns']")
        page.keyboard.press("ControlOrMeta+a")
        page.keyboard.type("16")
        page.keyboard.press("Enter")
        page.wait_for_selector("body[data-connection=open]")
        turn = 0
        while settle(page):
            number = page.get_attribute("body", "data-number")
            if turn % 3 == 0:
                many = asked(page).count() > 9
                page.keyboard.press("1")
                if many:
                    page.keyboard.press("Enter")
            elif turn % 3 == 1:
                page.focus("#table")
                page.keyboard.press("ArrowDown")
                page.keyboard.press("ArrowDown")
                page.keyboard.press("Enter")
            else:
                places = page.locator("#zones .part.can")
                if places.count():
                    places.first.focus()
                    page.keyboard.press("Enter")
                while page.get_attribute("#ask", "data-narrow") is not None:
                    page.keyboard.press("Enter")  # on the next place, or the first button
                    page.wait_for_timeout(50)
                if not places.count():
                    page.keyboard.press("1")
            until_moved(page, number)
            turn += 1
        assert turn > 3


def test_the_page_goes_on_after_the_server_was_away(tmp_path: Path, chromium: Chromium) -> None:
    with serving(tmp_path) as server, window(chromium, server.url) as page:
        set_up(page, BATTLE, "me", "me", first="light")
        asked(page).last.click()
        expect(page.locator("body")).to_have_attribute("data-number", "1")
        server.kill()
        expect(page.locator("body")).to_have_attribute("data-connection", "cut")
        asked(page).last.click()  # kept, and sent when the connection is back
        server.start()
        expect(page.locator("body")).to_have_attribute("data-connection", "open")
        expect(page.locator("body")).to_have_attribute("data-number", "2")
        asked(page)


def test_undo_and_confirm(server: Server, chromium: Chromium) -> None:
    with window(chromium, server.url) as page:
        set_up(page, BATTLE, "me", "me", first="light")
        for number in ("1", "2"):
            asked(page).last.click()
            expect(page.locator("body")).to_have_attribute("data-number", number)
        asked(page).filter(has_text="then act again").click()
        expect(page.locator("[data-do=undo]")).to_be_visible()
        page.keyboard.press("u")
        expect(page.locator("#choice")).to_contain_text("then act again")
        open_tab(page, "log")
        expect(page.locator("#log")).to_contain_text("takes the last answer back")
        open_tab(page, "corner")
        page.check("[data-prefer=confirm]")
        close_drawer(page)
        asked(page).filter(has_text="then act again").click()
        asked(page).filter(has_text="Stop here").click()
        page.wait_for_selector("#confirm")
        page.click("[data-do=undo]")
        asked(page).filter(has_text="Stop here").click()
        before = page.get_attribute("body", "data-number")
        page.click("#confirm")
        until_moved(page, before)


def test_hovering_an_option_lights_its_places(server: Server, chromium: Chromium) -> None:
    with window(chromium, server.url) as page:
        set_up(page, BATTLE, "me", "me", first="light")
        option = asked(page).filter(has_text="Move").first
        option.hover()
        wanted = (option.get_attribute("data-parts") or "").split()
        lit = page.locator("#zones [data-lit]")
        assert lit.count() >= 2
        assert {place.get_attribute("data-key") for place in lit.all()} <= set(wanted)


def test_a_rule_is_shown_where_it_is_asked_for(server: Server, chromium: Chromium) -> None:
    with window(chromium, server.url) as page:
        set_up(page, BATTLE, "me", "me", first="light")
        asked(page)
        why = page.locator(".why").first
        rule = why.get_attribute("data-rule")
        why.click()
        expect(page.locator(f"[id='rule-{rule}']")).to_be_in_viewport()
        page.fill("#rules-search", "banish")
        expect(page.locator("#rules-found")).to_contain_text("found")
        shown = page.locator("#rules .rule:visible").all_inner_texts()
        assert all("banish" in text.lower() for text in shown)
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
        expect(page.locator("#rules")).not_to_be_visible()


def test_a_line_of_the_log_looks_back_and_returns(server: Server, chromium: Chromium) -> None:
    with window(chromium, server.url) as page:
        set_up(page, BATTLE, "me", "me", first="light")
        for number in ("1", "2"):
            asked(page).first.click()
            expect(page.locator("body")).to_have_attribute("data-number", number)
        open_tab(page, "log")
        page.locator("#log [data-look]").first.click()
        close_drawer(page)
        expect(page.locator("#look-bar")).to_be_visible()
        expect(page.locator("#look svg").first).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator("#zones svg").first).to_be_visible()
        expect(page.locator("#look-bar")).not_to_be_visible()


def test_friends_play_by_links_in_two_browsers(server: Server, chromium: Chromium) -> None:
    with window(chromium, server.url) as mine:
        set_up(mine, "toy", "me", "friend", rounds="1")
        expect(mine.locator("#ask")).to_contain_text("Waiting for")
        open_tab(mine, "corner")
        link = mine.locator("[data-link^='/join/']").input_value()
        assert link.startswith(server.url)
        with window(chromium, link) as theirs:
            theirs.fill("[name=name]", "Bob <b>")
            theirs.click("text=Sit down as")
            theirs.wait_for_selector("body[data-connection=open]")
            expect(mine.locator("#people")).to_contain_text("Bob <b>")
            for _ in range(200):
                if is_over(mine):
                    break
                for page in (mine, theirs):
                    if page.get_attribute("body", "data-asked") is not None:
                        number = page.get_attribute("body", "data-number")
                        asked(page).first.click()
                        until_moved(page, number)
                mine.wait_for_timeout(30)
            expect(mine.locator("#ending a").first).to_be_visible()
            expect(theirs.locator("#ending a").first).to_be_visible()
            theirs.locator("[data-do=rematch]").click()
            theirs.wait_for_url("**/t/*")
            mine.click("text=Go to the rematch")
            expect(mine.locator("body")).to_have_attribute("data-connection", "open")
            expect(mine.locator(".person.me")).to_have_count(1)


def groves_by_links(server: Server, chromium: Chromium, answers: int) -> None:
    """Two browsers, each with its own hand."""
    with window(chromium, server.url) as mine:
        set_up(mine, "groves", "me", "friend")
        open_tab(mine, "corner")
        link = mine.locator("[data-link^='/join/']").input_value()
        with window(chromium, link, 390, 844) as theirs:
            theirs.click("text=Sit down as")
            theirs.wait_for_selector("body[data-connection=open]")
            played = 0
            while played < answers and not is_over(mine):
                for page in (mine, theirs):
                    while page.get_attribute("body", "data-asked") is not None and not is_over(page):
                        number = page.get_attribute("body", "data-number")
                        asked(page).last.click()
                        until_moved(page, number)
                        played += 1
                mine.wait_for_timeout(20)
            for page in (mine, theirs):
                expect(page.locator("#zones svg").first).to_be_visible()
            assert theirs.evaluate("document.documentElement.scrollWidth") <= 390
            if answers > 1000:
                expect(mine.locator("#ending a").first).to_be_visible()


def test_groves_by_links_in_two_browsers(server: Server, chromium: Chromium) -> None:
    groves_by_links(server, chromium, 30)


@pytest.mark.long
def test_a_whole_game_of_groves_by_links_in_two_browsers(server: Server, chromium: Chromium) -> None:
    groves_by_links(server, chromium, 10_000)


def test_a_shared_screen_has_its_curtain(server: Server, chromium: Chromium) -> None:
    with window(chromium, server.url) as page:
        set_up(page, "toy", "me", "me", rounds="1")
        expect(page.locator("#ask")).to_contain_text("Pass the screen")
        assert page.locator("#zones text", has_text="?").count()
        page.click("[data-lift]")
        asked(page)


def test_a_phone_shows_everything_without_scrolling_sideways(server: Server, chromium: Chromium) -> None:
    with window(chromium, server.url, 390, 844) as page:
        page.click("text=Play now >> nth=0")
        page.wait_for_selector("body[data-connection=open]")
        for _ in range(3):
            assert page.evaluate("document.documentElement.scrollWidth") <= 390
            asked(page).first.tap()
            page.wait_for_timeout(100)
        expect(page.locator("#ask")).to_be_in_viewport()
        box = asked(page).first.bounding_box()
        assert box is not None
        assert box["height"] >= 40, "large enough for a finger"


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (390, 844)])
def test_a_bot_plays_for_me_and_gives_my_seat_back(
    server: Server, chromium: Chromium, width: int, height: int
) -> None:
    with window(chromium, server.url, width, height) as page:
        set_up(page, "leylines", "me", "sapling")
        open_tab(page, "corner")
        page.get_by_role("button", name="Bot, play for me").click()
        expect(page.locator("#stand-ins")).to_contain_text("Ranger (bot) plays for now")
        page.get_by_role("button", name="Take over again").click()
        expect(page.get_by_role("button", name="Bot, play for me")).to_be_visible()


def test_a_long_log_does_not_make_the_page_longer(server: Server, chromium: Chromium) -> None:
    """Words that only readers of screens get belong to the panel, not to the page below it."""
    with window(chromium, server.url) as page:
        set_up(page, "leylines", "me", "sapling")
        quick(page)
        open_tab(page, "corner")
        page.get_by_role("button", name="Bot, play for me").click()
        open_tab(page, "log")
        where = page.wait_for_function(WHERE_HIDDEN_WORDS_ARE, timeout=120_000).json_value()
        assert where == "inside"


def test_pieces_glide_and_with_reduced_motion_they_do_not(server: Server, chromium: Chromium) -> None:
    for motion, glides in (("some", True), ("none", False)):
        with window(chromium, server.url, motion=motion) as page:
            set_up(page, BATTLE, "me", "me", first="light")
            page.evaluate(COUNT_GLIDES)
            asked(page).filter(has_text="Move").first.click()
            expect(page.locator("body")).to_have_attribute("data-number", "1")
            page.wait_for_timeout(250)
            assert (page.evaluate("seen") > 0) == glides


def test_focus_comes_back_to_the_option_that_vanished(server: Server, chromium: Chromium) -> None:
    with window(chromium, server.url) as page:
        set_up(page, BATTLE, "me", "sapling", first="light")
        option = asked(page).first
        name = option.get_attribute("id")
        option.focus()
        page.keyboard.press("Enter")
        until_moved(page, "0")
        settle(page)
        asked(page)
        focused = page.evaluate("document.activeElement.id")
        assert focused in (name, "table", "") or focused.startswith("option-")
