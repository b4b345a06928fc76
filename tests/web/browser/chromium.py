"""A real browser for tests: the system's Chromium, driven by Playwright. Any breach of the policy fails."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Locator, Page, Request, expect, sync_playwright

from web.postgres import missing

ARGUMENTS = ["--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]
ARGUMENTS += ["--disable-component-update", "--disable-sync"]
WATCH = """
globalThis.breaches = [];
document.addEventListener("securitypolicyviolation", event =>
  breaches.push(event.violatedDirective + " " + event.blockedURI));
"""


def find_chromium() -> str:
    found = os.environ.get("SPINNEY_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    if not found:
        missing("Chromium")
    return found or ""


@contextmanager
def running_chromium() -> Iterator[Chromium]:
    expect.set_options(timeout=60_000)  # for what comes on a busy machine; what is there is not waited for
    path = find_chromium()
    alone = ["--no-sandbox"] if os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, headless=True, args=[*ARGUMENTS, *alone])
        try:
            yield browser
        finally:
            browser.close()


@contextmanager
def window(browser: Chromium, url: str, width: int = 1366, height: int = 800, **other: str) -> Iterator[Page]:
    """A page of a person of its own. Errors, breaches and requests to elsewhere fail the test."""
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if other.get("theme") == "dark" else "light",
        reduced_motion="reduce" if other.get("motion") == "none" else "no-preference",
        has_touch=width < 600,
    )
    context.set_default_timeout(60_000)
    context.add_init_script(WATCH)
    page = context.new_page()
    home = "/".join(url.split("/")[:3])
    trouble: list[str] = []

    def note(request: Request) -> None:
        if not request.url.startswith((home, "data:")):
            trouble.append(request.url)

    page.on("pageerror", lambda error: trouble.append(str(error)))
    page.on("request", note)
    try:
        page.goto(url)
        yield page
        assert page.evaluate("breaches") == []
        assert trouble == []
    finally:
        context.close()


def asked(page: Page) -> Locator:
    """The options in the list of all, once there are some. A new choice closes it."""
    options = page.locator("#choice [data-action]:visible")
    while True:
        page.wait_for_selector("#choice [data-action]", state="attached")
        number = page.get_attribute("body", "data-number")
        if page.locator("#choice").is_hidden():
            page.locator("[data-do=all]").click()
        try:
            expect(options.first).to_be_visible(timeout=10_000)
            return options
        except AssertionError:
            if page.get_attribute("body", "data-number") == number:
                raise


def open_tab(page: Page, name: str) -> None:
    """One of the tabs in the drawer beside the table."""
    if page.locator("#more").is_hidden():
        page.click("[data-do=more]")
    page.click(f"#tab-{name}")


def close_drawer(page: Page) -> None:
    if page.locator("#more").is_visible():
        page.click("[data-do=more]")


def set_up(page: Page, game: str, *players: str, **options: str) -> None:
    """Fill in the form and open the table."""
    page.goto("/".join(page.url.split("/")[:3]) + f"/new?game={game}")
    page.select_option("[name=seats]", str(len(players)))
    for seat, player in enumerate(players):
        page.select_option(f"[name=seat{seat}]", player)
    for name, value in options.items():
        field = page.locator(f"[name='option.{name}']")
        if field.evaluate("field => field.tagName") == "SELECT":
            field.select_option(value)
        else:
            field.fill(value)
    page.click("text=Open the table")
    page.wait_for_selector("body[data-connection=open]")


def quick(page: Page) -> None:
    """Bots answer at once."""
    open_tab(page, "corner")
    page.select_option("[data-prefer=speed]", "0")
    page.click("#tab-log")
    close_drawer(page)


def by_hand(page: Page) -> None:
    """The page gives no answers by itself."""
    page.evaluate("localStorage.setItem('trivial', 'no')")


def until_moved(page: Page, number: str | None) -> None:
    expect(page.locator("body")).not_to_have_attribute("data-number", number or "-1")


__all__ = [
    "asked",
    "by_hand",
    "close_drawer",
    "expect",
    "open_tab",
    "quick",
    "running_chromium",
    "set_up",
    "until_moved",
    "window",
]
