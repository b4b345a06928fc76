"""The table by keyboard alone: every part of it is reached, explained, and says why it cannot be chosen."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser as Chromium

import spinney
from web.browser.chromium import expect
from web.browser.moving_table import Stage, positions, stage
from web.browser.still_table import show, still_page
from web.browser.test_accessibility import check
from web.browser.test_readable import position

UNREACHED = """async () => {
  const { neighbour } = await import("/static/roving.js");
  const { drawn } = await import("/static/board.js");
  const shown = drawn().filter(part => part.checkVisibility() && part.getBoundingClientRect().width);
  const seen = new Set([shown[0]]);
  for (const part of seen)
    for (const key of ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]) {
      const to = neighbour(part, key);
      if (to) seen.add(to);
    }
  return shown.filter(part => !seen.has(part)).map(part => part.dataset.key);
}"""
FOCUSED = "document.activeElement?.dataset?.key ?? ''"
IDLE = "!document.activeElement.matches('.can') && document.activeElement.matches('[data-key]')"
STOPS = "document.querySelectorAll('#table [data-key][tabindex=\"0\"]').length"


@pytest.mark.parametrize("size", [(1366, 768), (390, 844)], ids=["laptop", "phone"])
@pytest.mark.parametrize("key", spinney.games())
def test_the_arrow_keys_lead_to_every_part(chromium: Chromium, key: str, size: tuple[int, int]) -> None:
    table = position(key, spinney.game(key).seats[1], "middle")
    with still_page(chromium, *size) as page:
        show(page, table, int(table.seat))
        assert page.evaluate("document.querySelectorAll('#zones [data-key]').length") > 10
        assert page.evaluate(UNREACHED) == []


def wander(one: Stage, until: str) -> str:
    """From what glows first, on with the arrow keys; the key of the part where it ends."""
    page = one.page
    page.locator("#zones .part.can").first.focus()
    for key in ("ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft") * 20:
        page.keyboard.press(key)
        if page.evaluate(until):
            break
    assert page.evaluate(until)
    return str(page.evaluate(FOCUSED))


def deeds(one: Stage) -> list[Any]:
    return [wish for wish in one.heard if wish["do"] in ("play", "explain")]


def test_what_does_not_glow_is_explained_and_says_why_not(chromium: Chromium) -> None:
    table = positions("shifting_realms", 3, lambda found: len(found) > 60)[-1]
    with stage(chromium, int(table.seat), reduced_motion="reduce") as one:
        one.page.add_init_script("localStorage.setItem('trivial', 'no')")
        one.open(table)
        key = wander(one, f"{IDLE} && document.activeElement.dataset.key.startsWith('space-')")
        lens = one.page.locator("#lens")
        expect(lens).to_be_visible()  # with the focus alone
        one.page.keyboard.press("Escape")
        expect(lens).to_be_hidden()
        one.page.keyboard.press("?")
        expect(lens).to_be_visible()
        one.page.keyboard.press("Escape")
        one.page.keyboard.press("Enter")
        expect(lens.locator(".reason")).to_be_visible()
        assert deeds(one)[-1] == {"do": "explain", "part": key}
        assert all(wish["do"] == "explain" for wish in deeds(one))
        check(one.page, "a part that does not glow, explained")
        rule = lens.locator("[data-rule]").first.get_attribute("data-rule")
        one.page.route("**/rules/**", lambda route: route.fulfill(body=f"<p id='rule-{rule}'></p>"))
        one.page.keyboard.press("r")
        expect(one.page.locator("#rules-found")).to_have_text(f"Rule {rule}")


def test_enter_chooses_what_glows_and_the_tab_order_stays_short(chromium: Chromium) -> None:
    table = position("eldervale", 5, "middle")
    glowing = len({key for one in table.game.ask(table, table.seat).answers for key in one.parts})
    with stage(chromium, int(table.seat), reduced_motion="reduce") as one:
        one.open(table)
        assert one.page.evaluate(STOPS) == glowing
        wander(one, IDLE)
        assert one.page.evaluate(STOPS) == glowing
        one.page.locator("#zones .part.can").first.focus()
        assert one.page.evaluate(STOPS) == glowing
        assert one.page.locator("[role=group][data-key]").count() == 0
        one.page.keyboard.press("Enter")
        one.page.wait_for_selector("body[data-busy]")
        assert deeds(one)[-1]["do"] == "play"


def test_whoever_is_not_asked_comes_to_the_table_with_tab(chromium: Chromium) -> None:
    table = position("eldervale", 5, "middle")
    with stage(chromium, (int(table.seat) + 1) % 5, reduced_motion="reduce") as one:
        one.open(table)
        assert one.page.evaluate(STOPS) == 1
        one.page.locator("#table [data-key][tabindex='0']").focus()
        first = one.page.evaluate(FOCUSED)
        one.page.keyboard.press("ArrowRight")
        assert one.page.evaluate(FOCUSED) not in ("", first)
        check(one.page, "on the table of others")


def test_the_focus_stays_when_the_table_is_drawn_anew(chromium: Chromium) -> None:
    tables = positions("shifting_realms", 3, lambda found: len(found) > 62)
    with stage(chromium, int(tables[-2].seat), reduced_motion="reduce") as one:
        one.page.add_init_script("localStorage.setItem('trivial', 'no')")
        one.open(tables[-2])
        key = wander(one, f"{IDLE} && document.activeElement.dataset.key.startsWith('space-')")
        one.go(tables[-1])
        assert one.page.evaluate(FOCUSED) == key
        one.page.keyboard.press("ArrowRight")
        assert one.page.evaluate(FOCUSED) not in ("", key)
