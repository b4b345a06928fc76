"""Playing on the board as people do: an option is touched where it glows, or else in the list."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from web.browser.chromium import until_moved

HIDDEN = """() => [...document.querySelectorAll("[data-actions]")].filter(place => {
  const box = place.querySelector(":scope > .lantern").getBoundingClientRect();
  const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return hit?.closest("[data-actions]") !== place;
}).map(place => place.id)"""
DEAF = """() => [...document.querySelectorAll("[data-actions]")].filter(place => {
  const box = place.querySelector(":scope > .lantern").getBoundingClientRect();
  const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return !hit?.closest("[data-actions]");
}).map(place => place.id)"""
TINY = """wide => {
  const board = document.querySelector("svg.board");
  const scale = wide / board.viewBox.baseVal.width / board.getScreenCTM().a;
  const size = text => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a * scale;
  const texts = [...document.querySelectorAll("svg text")].filter(text => text.textContent);
  return texts.filter(text => size(text) < 8.6).map(text => text.textContent + " " + size(text).toFixed(1));
}"""
OFFERED = """() => [...document.querySelectorAll("#choice [data-action]")].map(option => {
  const action = option.dataset.action;
  const places = [...document.querySelectorAll(`#board [data-actions~='${action}']`)];
  const heading = option.closest(".group").querySelector("h3").textContent;
  return {action, heading, words: option.textContent, places: places.map(place => place.id)};
})"""

Option = dict[
    str, Any
]  # its action, its words, the heading above it, and where on the board it can be touched


def hidden(page: Page) -> list[str]:
    """The places of a picture that something else lies before."""
    found: list[str] = page.evaluate(HIDDEN)
    return found


def deaf(page: Page) -> list[str]:
    """The places that glow but do not answer in their middle, nor does anything that lies there."""
    found: list[str] = page.evaluate(DEAF)
    return found


def tiny(page: Page, wide: int) -> list[str]:
    """Words of a board that are clearly below 9 px when it is drawn this wide."""
    found: list[str] = page.evaluate(TINY, wide)
    return found


def offered(page: Page) -> list[Option]:
    page.wait_for_selector("#choice [data-action]")
    found: list[Option] = page.evaluate(OFFERED)
    return found


def touch(page: Page, option: Option) -> None:
    """Answer on the board where the option has a place, as a person does; else in the list."""
    number = page.get_attribute("body", "data-number")
    several = False
    if option["places"]:
        place = page.locator(f"[id='{option['places'][0]}']")
        several = " " in (place.get_attribute("data-actions") or "")
        place.click()
    if several or not option["places"]:
        page.locator(f"#choice [data-action='{option['action']}']").click()
    until_moved(page, number)
