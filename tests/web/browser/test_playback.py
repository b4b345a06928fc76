"""Deeds of others played back on the board, in a real browser: never in the way of an answer."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser as Chromium

from spinney.engine.table import Table
from web.browser.chromium import asked, by_hand, expect, quick, set_up, window
from web.browser.moving_table import Stage, positions, stage
from web.browser.still_table import NAMES
from web.live_server import Server

SUMS = "[...document.querySelectorAll('.people .points')].map(points => points.textContent)"


def with_dice_and_gains(all_: list[Table]) -> bool:
    """Am I asked, at seat 0, after a battle of others that brought something?"""
    table = all_[-1]
    if table.seat != 0 or len(all_) < 60:
        return False
    deeds = [deed for deed in table.game.since(table, 0, NAMES) if not deed.old]
    brought = [deed for deed in deeds if any(chip.amount for chip in deed.chips)]
    return len(brought) > 1 and any(deed.dice for deed in brought)


@contextmanager
def battle(chromium: Chromium, **other: Any) -> Iterator[tuple[Stage, Any]]:
    """A page of that moment, and the entry of the deed with dice."""
    tables = positions("eldervale", 4, with_dice_and_gains)
    with stage(chromium, 0, **other) as one:
        one.past = {int(table.number): table for table in tables}
        one.open(tables[-1])
        yield one, one.page.locator("#since [data-deed]:has(.die):has([data-amount])").last


def test_a_deed_is_played_with_its_dice_and_gains_and_returns_to_now(chromium: Chromium) -> None:
    with battle(chromium) as (one, entry):
        sums = one.page.evaluate(SUMS)
        entry.click()
        one.page.click("[data-do=faster]")
        one.page.click("[data-do=faster]")
        expect(one.page.locator("#look")).to_be_visible()
        expect(one.page.locator(".dice-tray .die")).to_have_count(entry.locator(".die").count())
        expect(one.page.locator(".flying-chip").first).to_be_attached()
        expect(one.page.locator("#look")).to_be_hidden()
        expect(one.page.locator("#zones")).to_be_visible()
        assert one.page.locator(".dice-tray, .flying-chip").count() == 0
        assert one.page.evaluate(SUMS) == sums
        looks = [wish["answers"] for wish in one.heard if wish["do"] == "look"]
        first, last = (int(entry.get_attribute(f"data-{name}") or 0) for name in ("first", "last"))
        assert looks == sorted(looks)
        assert (looks[0], looks[-1]) == (first, last)


def test_it_waits_while_it_is_paused_and_goes_on_by_steps(chromium: Chromium) -> None:
    with battle(chromium) as (one, entry):
        entry.click()
        one.page.click("[data-do=pause]")
        wishes = one.settled()
        one.linger(1500)
        assert len(one.heard) == wishes
        one.page.click("[data-do=step]")
        one.until(lambda: len(one.heard) > wishes)
        one.page.keyboard.press("Escape")
        expect(one.page.locator("#look")).to_be_hidden()


def test_skipping_goes_on_to_the_next_deed_and_then_to_now(chromium: Chromium) -> None:
    with battle(chromium) as (one, _):
        deeds = one.page.locator("#since .deed")
        deeds.nth(0).locator("button").click()
        for number in range(1, deeds.count()):
            one.page.click("[data-do=skip]")
            expect(deeds.nth(number)).to_have_attribute("data-on", "")
            expect(one.page.locator(".deed[data-on]")).to_have_count(1)
        one.page.click("[data-do=skip]")
        expect(one.page.locator(".deed[data-on]")).to_have_count(0)
        expect(one.page.locator("#look")).to_be_hidden()


def test_replay_plays_all_deeds_one_after_another(chromium: Chromium) -> None:
    with battle(chromium) as (one, _):
        deeds = one.page.locator("#since .deed")
        assert deeds.count() > 1
        one.page.click("#since [data-do=replay]")
        for number in range(deeds.count()):
            expect(deeds.nth(number)).to_have_attribute("data-on", "")
        expect(one.page.locator(".deed[data-on]")).to_have_count(0)
        expect(one.page.locator("#look")).to_be_hidden()


def test_a_touch_on_the_board_ends_it(chromium: Chromium) -> None:
    with battle(chromium) as (one, entry):
        entry.click()
        expect(one.page.locator("#look")).to_be_visible()
        box = one.page.locator("#look .page-board").bounding_box()
        assert box is not None
        one.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(one.page.locator("#look")).to_be_hidden()


def test_an_answer_ends_it_at_once(chromium: Chromium) -> None:
    with battle(chromium) as (one, entry):
        entry.click()
        expect(one.page.locator("#look")).to_be_visible()
        one.page.evaluate("document.querySelector('#choice [data-action]').click()")
        expect(one.page.locator("#look")).to_be_hidden()
        assert one.heard[-1]["do"] == "play"


def test_a_moment_that_comes_after_the_end_is_not_shown(chromium: Chromium) -> None:
    with battle(chromium) as (one, entry):
        entry.click()
        expect(one.page.locator("#look")).to_be_visible()
        one.page.evaluate("document.querySelector('#choice [data-action]').click()")
        expect(one.page.locator("#look")).to_be_hidden()
        moment = next(wish["answers"] for wish in one.heard if wish["do"] == "look")
        one.hear(json.dumps({"do": "look", "answers": moment}))  # the server had it under way
        one.page.evaluate("() => new Promise(done => setTimeout(done, 200))")
        assert one.page.locator("#look").is_hidden()
        assert one.page.locator("#zones").is_visible()


def test_without_motion_there_are_only_marks(chromium: Chromium) -> None:
    with battle(chromium, reduced_motion="reduce") as (one, entry):
        entry.click()
        expect(one.page.locator(".deed[data-on]")).to_have_count(1)
        one.linger(1000)
        assert not [wish for wish in one.heard if wish["do"] == "look"]
        assert one.page.locator("#look").is_hidden()
        assert one.page.locator("#zones .trace:not([data-dim])").count() >= 1
        entry.click()
        expect(one.page.locator(".deed[data-on]")).to_have_count(0)
        assert one.page.locator("#zones .trace[data-dim]").count() == 0


def test_numbers_count_up_to_what_they_are(chromium: Chromium) -> None:
    """What a number says ends as the server said it, and no number is left half way."""
    tables = positions("eldervale", 3, lambda all_: len(all_) > 110)
    now, then = tables[-1], tables[60]
    with stage(chromium, 0) as one:
        one.open(then)
        before = one.page.evaluate(SUMS)
        one.go(now)
        assert one.page.evaluate("counts") > 0
        wanted = sorted(person.score for person in now.game.board(now, 0).people)
        one.until(lambda: sorted(one.page.evaluate(SUMS)) == wanted)
        assert one.page.evaluate(SUMS) != before
        one.linger(900)
        assert sorted(one.page.evaluate(SUMS)) == wanted, "and there it stays"


def test_a_bot_s_deed_is_played_back_by_a_real_server(server: Server, chromium: Chromium) -> None:
    with window(chromium, server.url) as page:
        by_hand(page)
        set_up(page, "battle_for_the_grove", "me", "sapling", first="light")
        quick(page)
        while page.locator("#since [data-deed]").count() == 0:
            asked(page).last.click()
            page.wait_for_timeout(300)
        page.wait_for_selector("body[data-asked]")  # what the bot does next would end it
        page.locator("#since [data-deed]").first.click()
        expect(page.locator("#look svg.item").first).to_be_visible()
        expect(page.locator("#look")).to_be_hidden()


@pytest.mark.parametrize(("touch", "wanted"), [(True, 0), (False, 1)], ids=["phone", "laptop"])
def test_one_audio_context_for_all_sounds_and_none_before_a_touch(
    chromium: Chromium, touch: bool, wanted: int
) -> None:
    """On phones sounds are off at first."""
    count = """
    globalThis.ears = 0;
    const Ear = globalThis.AudioContext;
    globalThis.AudioContext = class extends Ear { constructor() { super(); ears += 1; } };
    globalThis.activation = { hasBeenActive: false }; // the tools of this test would pass for a touch
    Object.defineProperty(navigator, "userActivation", { value: activation });
    """
    tables = positions("eldervale", 4, with_dice_and_gains)
    with stage(chromium, 0, is_mobile=touch, has_touch=touch) as one:
        one.page.add_init_script(count)
        one.past = {int(table.number): table for table in tables}
        one.open(tables[-1])
        assert one.page.evaluate("ears") == 0
        one.page.evaluate("activation.hasBeenActive = true")
        for _ in range(2):
            one.page.locator("#since [data-deed]:has(.die)").last.click()
            one.page.click("[data-do=pause]")
            for _ in range(9):
                if one.page.locator("#look").is_visible():
                    one.page.click("[data-do=step]")
                    one.page.wait_for_timeout(150)
            one.page.keyboard.press("Escape")
        assert one.page.evaluate("ears") == wanted
