"""Make the pictures of the web table in the documents: `python tests/web/make_pictures.py`."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import Browser, Page

from spinney.games.eldervale import Eldervale
from web.browser.chromium import asked, quick, running_chromium, set_up, until_moved, window
from web.live_server import Browser as Visitor
from web.live_server import Connection, Server, import_path

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
BATTLE = "battle_for_the_grove"
TURNS = 12


class PlainServer(Server):
    """Only the registered games, not the toy."""

    def environment(self) -> dict[str, str]:
        return {**super().environment(), "PYTHONPATH": os.pathsep.join(import_path())}


def snap(page: Page, name: str, full: bool = False) -> None:
    page.mouse.move(5, 5)
    page.evaluate("document.querySelector('dialog[open]') || document.activeElement.blur()")
    page.wait_for_timeout(600)
    page.screenshot(path=PICTURES / f"web_{name}.png", full_page=full)


def advance(page: Page, most: int) -> None:
    """Play some turns as a person might: channel where it is possible, else whatever comes."""
    for turn in range(most):
        page.wait_for_selector("#choice [data-action], #ending a")
        if page.locator("#ending a").count():
            return
        number = page.get_attribute("body", "data-number")
        options = asked(page)
        wanted = options.filter(has_text="Channel")
        if wanted.count() and turn % 3:
            wanted.last.click()
        else:
            options.nth((turn * 5) % options.count()).click()
        until_moved(page, number)


def of_the_table(browser: Browser, url: str) -> None:
    with window(browser, url) as page:
        snap(page, "home")
        set_up(page, BATTLE, "me", "sapling", first="light")
        quick(page)
        advance(page, TURNS)
        asked(page)
        snap(page, "table")
        page.locator(".why").nth(2).click()
        page.wait_for_selector("#rules .rule[data-lit]")
        snap(page, "rules")
        page.keyboard.press("Escape")
        page.emulate_media(color_scheme="dark")
        snap(page, "table_night")
        page.set_viewport_size({"width": 390, "height": 844})
        snap(page, "phone_night")
        page.emulate_media(color_scheme="light")
        snap(page, "phone")


def of_groves(browser: Browser, url: str) -> None:
    with window(browser, url) as page:
        set_up(page, "groves", "me", "sapling", "sapling")
        quick(page)
        advance(page, 24)
        asked(page)
        page.evaluate("scrollTo(0, 0)")
        snap(page, "groves")
        page.set_viewport_size({"width": 390, "height": 844})
        page.evaluate("scrollTo(0, 0)")
        snap(page, "groves_phone")


LIKED = ("Complete", "Take a", "Buy the", "Hire ", "(MS", "(HB")  # what a keen traveller does first


def travel(page: Page, most: int, until: str = "") -> None:
    """Play Leylines for so many choices, or until the ribbon asks for something."""
    for turn in range(most):
        page.wait_for_selector("#choice [data-action], #ending a")
        asks = page.locator("#ll-turn text").nth(1).text_content() or ""
        if page.locator("#ending a").count() or (until and until in asks):
            return
        number = page.get_attribute("body", "data-number")
        options = asked(page)
        liked = [options.filter(has_text=words) for words in LIKED]
        found = next((some for some in liked if some.count() and turn % 7), options)
        found.nth((turn * 5) % found.count()).click()
        until_moved(page, number)


def of_leylines(browser: Browser, url: str) -> None:
    with window(browser, url) as page:
        set_up(page, "leylines", "me", "sapling")
        quick(page)
        travel(page, 200, "or pass")  # a bid or a match
        snap(page, "leylines_auction")
        page.click("[data-standin]")
        page.wait_for_selector("#ending a", timeout=240_000)
        page.click("#tab-score")
        snap(page, "leylines_end")
    with window(browser, url) as page:
        set_up(page, "leylines", "me", *["sapling"] * 5)
        quick(page)
        travel(page, 30)
        travel(page, 15, "choose where to go")
        asked(page)
        page.evaluate("scrollTo(0, 0)")
        snap(page, "leylines_six")
        page.set_viewport_size({"width": 390, "height": 844})
        page.evaluate("scrollTo(0, 0)")
        snap(page, "leylines_phone")


KEEN = ("Build", "Pirate raid", "Raid from", "Fight", "Play ", "Send two", "Draw a", "Move from", "Recruit 2")


def lead(page: Page, most: int, until: str = "") -> None:
    """Play Shifting Realms for so many choices, or until the ribbon asks for something."""
    for turn in range(most):
        page.wait_for_selector("#choice [data-action], #ending a", timeout=240_000)
        asks = page.locator("#sr-turn text").nth(1).text_content() or ""
        if page.locator("#ending a").count() or (until and until in asks):
            return
        number = page.get_attribute("body", "data-number")
        options = asked(page)
        keen = [options.filter(has_text=words) for words in KEEN[turn % 3 :]]
        found = next((some for some in keen if some.count()), options)
        found.nth((turn * 5) % found.count()).click()
        until_moved(page, number)


def of_realms(browser: Browser, url: str) -> None:
    with window(browser, url) as page:
        set_up(page, "shifting_realms", "me", "sapling", left="tyrfing", middle="alfheim", right="libertatia")
        quick(page)
        lead(page, 90)
        lead(page, 60, "choose where to go")
        asked(page)
        page.evaluate("scrollTo(0, 0)")
        snap(page, "realms_two")
        page.click("[data-standin]")
        page.wait_for_selector("#ending a", timeout=400_000)
        page.click("#tab-score")
        page.evaluate("scrollTo(0, 0)")
        snap(page, "realms_end")
    with window(browser, url) as page:
        set_up(
            page,
            "shifting_realms",
            "me",
            *["sapling"] * 3,
            left="dovre",
            middle="libertatia",
            right="tyrfing",
        )
        quick(page)
        lead(page, 60)
        lead(page, 20, "act, fight")
        asked(page)
        page.evaluate("scrollTo(0, 0)")
        snap(page, "realms_four")
        page.set_viewport_size({"width": 390, "height": 844})
        page.click("[data-do=zoom]")
        page.evaluate("scrollTo(0, 0)")
        snap(page, "realms_phone")


BOLD = ("use", "buy", "do", "join", "spend", "orb", "slot", "trade", "place")
GAME = Eldervale()


def ruled(
    url: str, seats: int, wanted: Callable[[Connection], bool], most: int = 4000
) -> tuple[Visitor, str]:
    """Somebody who has played Eldervale, without a screen, until something is to be seen; and the table."""
    server = Server(Path())
    server.port = urlsplit(url).port or 0
    visitor = Visitor(server)
    table = visitor.open_table("eldervale", "me", *["sapling"] * (seats - 1))
    connection = visitor.connect(table)
    connection.receive()
    connection.send(do="prefer", speed=0)
    for turn in range(most):
        while "Replay" not in connection.parts.get("ending", "") and (
            connection.asked < 0 or "data-action" not in connection.parts.get("choice", "")
        ):
            connection.receive()
        if "Replay" in connection.parts.get("ending", "") or wanted(connection):
            break
        kinds = {option: GAME.text(option).split()[0] for option in connection.options}
        bold = [option for word in BOLD for option, kind in kinds.items() if kind == word]
        choice = bold if bold and turn % 5 else connection.options
        connection.play(choice[turn * 5 % len(choice)])
    connection.close()
    return visitor, table


def visit(page: Page, url: str, who: Visitor, table: str) -> None:
    """The same table in a browser."""
    name, _, value = who.cookie.partition("=")
    page.context.add_cookies([{"name": name, "value": value, "url": url}])
    page.goto(f"{url}/t/{table}")
    page.wait_for_selector("body[data-connection=open]")
    page.wait_for_selector("#choice [data-action], #ending a")


def fights(connection: Connection) -> bool:
    """A battle with dice still to be added; of three, unless it takes too long."""
    board = connection.parts["board"]
    return "may add dice" in board and board.count("to win</text>") > (2 if connection.number < 400 else 1)


def looks_for_a_fight(connection: Connection) -> bool:
    board = connection.parts["board"]
    return connection.number > 150 and "chooses a Realm" in board and board.count(" %</text>") > 2


def of_eldervale(browser: Browser, url: str) -> None:
    with window(browser, url) as page:
        visit(page, url, *ruled(url, 2, looks_for_a_fight))
        snap(page, "eldervale_two")
    with window(browser, url) as page:
        visit(page, url, *ruled(url, 2, lambda connection: False))
        page.click("#tab-score")
        snap(page, "eldervale_end")


def of_five(browser: Browser, url: str) -> None:
    with window(browser, url) as page:
        visit(page, url, *ruled(url, 5, fights))
        snap(page, "eldervale_battle")
        page.emulate_media(color_scheme="dark")
        snap(page, "eldervale_battle_night")
        page.emulate_media(color_scheme="light")
        page.locator("#ev-strip-1").click()
        snap(page, "eldervale_five")
        page.keyboard.press("Escape")
        page.set_viewport_size({"width": 390, "height": 844})
        snap(page, "eldervale_phone")


def of_the_end(browser: Browser, url: str) -> None:
    with window(browser, url) as page:
        set_up(page, BATTLE, "me", "elder", first="light", max_turns="60")
        quick(page)
        page.click("[data-standin]")
        page.wait_for_selector("#ending a", timeout=240_000)
        page.click("#tab-score")
        snap(page, "end")
        page.click("text=Replay")
        page.wait_for_selector("#moment")
        page.locator("#moment").fill(str(int(page.get_attribute("body", "data-last") or "0") // 2))
        snap(page, "replay")
        page.click("text=Are the dice fair?")
        page.wait_for_selector("#own-check")
        snap(page, "verify")


def wanted() -> list[Callable[[Browser, str], None]]:
    """All of them, or those that are named: `make_pictures.py leylines`."""
    every = {
        "table": of_the_table,
        "groves": of_groves,
        "leylines": of_leylines,
        "realms": of_realms,
        "eldervale": of_eldervale,
        "eldervale_five": of_five,
        "end": of_the_end,
    }
    return [every[name] for name in sys.argv[1:] or every]


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, running_chromium() as browser:
        server = PlainServer(Path(folder))
        try:
            server.start()
            for make in wanted():
                make(browser, server.url)
        finally:
            server.stop()


if __name__ == "__main__":
    main()
