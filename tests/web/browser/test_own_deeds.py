"""What comes of my own answers is heard, and my dice are seen to fall: never in the way of an answer."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

from playwright.sync_api import Browser as Chromium

from spinney.engine.table import Table
from web.browser.chromium import expect
from web.browser.moving_table import Stage, positions, stage

LISTEN = """
globalThis.tones = 0;
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) { tones += 1; return start.apply(this, when); };
Object.defineProperty(navigator, "userActivation", { value: { hasBeenActive: true } });
"""
TUMBLES = "document.getAnimations().filter(one => one.id === 'dice').length"
IN_THE_WAY = """[...document.querySelectorAll(".dice-tray")].some(tray => {
  const box = tray.getBoundingClientRect();
  return tray.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));
})"""
TRAY = ".dice-tray[data-own]"


def i_have_rolled(all_: list[Table]) -> bool:
    """Did the last answer, which was mine at seat 0, let dice fall, and am I asked again?"""
    table = all_[-1]
    if len(all_) < 2 or all_[-2].seat != 0 or table.seat != 0:
        return False
    own = table.game.own(table, 0)
    return bool(own) and own[-1].last == table.number and bool(own[-1].dice)


@cache
def game() -> list[Table]:
    found = positions("leylines", 2, i_have_rolled, seed="own")
    assert i_have_rolled(found)
    return found


@contextmanager
def rolled(chromium: Chromium, **other: Any) -> Iterator[Stage]:
    """A page on which I have just rolled."""
    with stage(chromium, 0, **other) as one:
        one.page.add_init_script(LISTEN)
        one.open(game()[-2])
        expect(one.page.locator("#zones svg.item").first).to_be_visible()
        assert one.page.locator(TRAY).count() == 0, "what was done before the page was opened is not played"
        one.go(game()[-1])
        yield one


def test_my_dice_fall_on_the_board_with_their_sound_and_go(chromium: Chromium) -> None:
    dice = len(game()[-1].game.own(game()[-1], 0)[-1].dice)
    with rolled(chromium) as one:
        expect(one.page.locator(f"{TRAY} .die")).to_have_count(dice)
        assert one.page.evaluate(TUMBLES) > 0
        assert not one.page.evaluate(IN_THE_WAY)
        one.page.wait_for_function("() => tones > 0")
        expect(one.page.locator(TRAY)).to_have_count(0)


def test_an_answer_is_given_while_they_fall_and_ends_it(chromium: Chromium) -> None:
    with rolled(chromium) as one:
        expect(one.page.locator(TRAY)).to_be_visible()
        one.page.evaluate("document.querySelector('#ask [data-action]').click()")
        while not [wish for wish in one.heard if wish["do"] == "play"]:
            one.page.wait_for_timeout(20)
        one.page.mouse.click(3, 3)
        assert one.page.locator(TRAY).count() == 0


def test_without_motion_they_lie_there_at_once(chromium: Chromium) -> None:
    with rolled(chromium, reduced_motion="reduce") as one:
        expect(one.page.locator(TRAY)).to_be_visible()
        assert one.page.evaluate(TUMBLES) == 0
        expect(one.page.locator(TRAY)).to_have_count(0)


def test_the_same_position_sent_again_is_not_played_again(chromium: Chromium) -> None:
    with rolled(chromium) as one:
        expect(one.page.locator(TRAY)).to_have_count(0)
        heard = one.page.evaluate("tones")
        one.sent.pop("own")
        one.go(game()[-1])
        assert (one.page.evaluate("tones"), one.page.locator(TRAY).count()) == (heard, 0)
